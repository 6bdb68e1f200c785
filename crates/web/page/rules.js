// Shows rules: headings, paragraphs, and preformatted small boards.
"use strict";

function showRules(text, article) {
  article.textContent = "";
  let [kind, lines] = [null, []];
  const put = () => {
    if (lines.length > 0) {
      const element = document.createElement(kind);
      element.textContent = lines.join(kind === "pre" ? "\n" : " ");
      article.append(element);
    }
    [kind, lines] = [null, []];
  };
  for (const line of text.split("\n")) {
    const is = line.startsWith("# ") ? "h2" : line.startsWith("  ") ? "pre" : line.trim() ? "p" : null;
    if (is !== kind || is === "h2") put();
    kind = is;
    if (is === "pre") lines.push(line.slice(2));
    else if (is) lines.push(is === "h2" ? line.slice(2) : line.trim());
  }
  put();
}
