// Light or dark, as the system or the visitor prefers.
"use strict";

{
  const KEY = "collinear-theme";
  const button = document.getElementById("theme");
  const root = document.documentElement;
  // A board in another page uses the theme of that page.
  const asked = new URLSearchParams(location.search).get("theme");
  const kept = () => {
    if (asked) return asked;
    try { return localStorage.getItem(KEY); } catch { return null; }
  };
  const use = (theme) => {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  use(kept());
  button?.addEventListener("click", () => {
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    const theme = dark ? "light" : "dark";
    use(theme);
    try { localStorage.setItem(KEY, theme); } catch { /* The choice is lost when the page is closed. */ }
  });
}
