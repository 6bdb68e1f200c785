// The front page: small boards of the games, a search, and the visitor's last games.
"use strict";

{
  const KEY = "collinear-games";
  const MOST_KEPT = 6;
  const gallery = new Gallery(game);
  const galleries = $("galleries");

  // ── The last games ──

  const kept = () => {
    try {
      const games = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(games) ? games.filter(({ link }) => typeof link === "string" && link.startsWith("#") && recordIn(link)) : [];
    } catch {
      return [];
    }
  };

  document.addEventListener("seen", ({ detail: { state } }) => {
    showVariants(state);
    if (IS_EMBEDDED || state.made.length === 0) return;
    const name = state.game.join(" ");
    const link = linkOf(state, game.kept);
    const row = { name, title: $("title").textContent, link, moves: state.made.length, over: state.turn === null ? turnText(state) : null };
    const games = [row, ...kept().filter((other) => other.name !== name)].slice(0, MOST_KEPT);
    try { localStorage.setItem(KEY, JSON.stringify(games)); } catch { /* The list is not kept. */ }
  });

  // ── The gallery ──

  function tile(link, title, says, picture) {
    const a = document.createElement("a");
    a.className = "tile";
    a.href = link;
    const name = document.createElement("span");
    name.className = "tile-name";
    name.textContent = title;
    a.append(gallery.place(picture), name);
    if (says) {
      const small = document.createElement("small");
      small.textContent = says;
      a.append(small);
    }
    return a;
  }

  function section(title, tiles) {
    const section = document.createElement("section");
    const list = document.createElement("ul");
    list.className = "gallery";
    list.append(...tiles.map((tile) => {
      const li = document.createElement("li");
      li.append(tile);
      return li;
    }));
    if (title) {
      const heading = document.createElement("h2");
      heading.textContent = title;
      section.append(heading);
    }
    section.append(list);
    return section;
  }

  const tileOf = ({ game, opens, title, alias }) => {
    const each = tile(linkTo(opens, game), title, alias?.replaceAll("_", " "), pictureOf(game, opens));
    each.title = game.about;
    return each;
  };

  let groups = null;
  /** The sections of all games, made once. */
  function grouped() {
    const tiles = new Map();
    for (const game of catalogue) {
      const tile = tileOf({ game, opens: game.variants[0].game, title: game.title });
      tiles.set(game.group, [...(tiles.get(game.group) ?? []), tile]);
    }
    return [...tiles].map(([group, tiles]) => section(group.charAt(0).toUpperCase() + group.slice(1), tiles));
  }

  function showAll() {
    groups ??= grouped();
    const last = kept().map(({ title, link, moves, over }) =>
      tile(link, title, over ?? `${moves} ${moves === 1 ? "move" : "moves"}: continue`, { command: "picture", record: recordIn(link), bare: true }));
    galleries.replaceChildren(...(last.length > 0 ? [section("Your last games", last)] : []), ...groups);
    $("found").textContent = "";
  }

  // ── The search ──

  function search() {
    const text = $("query").value;
    if (!folded(text)) {
      showAll();
      return;
    }
    const found = foundBy(text);
    const meant = found.length === 0 ? meantBy(text) : null;
    const shown = meant ? [{ game: meant, opens: meant.variants[0].game, title: meant.title }] : found;
    $("found").textContent = meant ? `No game is called “${text}”. Did you mean ${meant.title}?`
      : found.length === 0 ? `No game is called “${text}”.`
      : `${found.length} ${found.length === 1 ? "game" : "games"}; Enter opens the first.`;
    galleries.replaceChildren(...(shown.length > 0 ? [section(null, shown.map(tileOf))] : []));
  }
  $("query").addEventListener("input", search);
  $("search").addEventListener("submit", (event) => {
    event.preventDefault();
    if (folded($("query").value)) galleries.querySelector(".tile")?.click();
  });
  // Typing starts a search without a click into the field.
  document.addEventListener("keydown", (event) => {
    const isOther = event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select, dialog");
    if (view() !== "front" || isOther) return;
    if (event.key === "/") event.preventDefault();
    if (/^[\p{L}\p{N}/]$/u.test(event.key)) $("query").focus();
  });

  // ── The variants of the current game ──

  function showVariants({ game: words, title }) {
    const at = catalogue.find(({ name }) => name === words[0]);
    const menu = $("variants");
    const variants = at?.variants ?? [];
    $("pick").hidden = catalogue.length < 2 && variants.length < 2;
    menu.parentElement.hidden = variants.length < 2;
    $("game-name").hidden = variants.length > 1;
    $("game-name").textContent = at?.title ?? "";
    const own = words.join(" ");
    const options = variants.map(({ name, game }) => new Option(`${at.title}, ${name}`, game));
    // A variant that is not in the list.
    if (!options.some(({ value }) => value === own)) options.unshift(new Option(title.split(":")[0], own));
    menu.replaceChildren(...options);
    menu.value = own;
  }
  $("variants").addEventListener("change", () => {
    const [first, second] = seen.state.seats;
    location.hash = `#${new URLSearchParams({ game: $("variants").value, first, second })}`;
  });

  // ── Front page or game ──

  /** The scroll position when the visitor left the front page, and the link that the visitor followed. */
  let [scrolled, link] = [0, null];
  /** Shows the front page at its last scroll position. */
  window.showFront = () => {
    halt();
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    ROOT.dataset.view = "front";
    document.title = "Games on a grid";
    $("query").value = "";
    showAll();
    scrollTo(0, scrolled);
    [...galleries.querySelectorAll(".tile")].find((tile) => tile.getAttribute("href") === link)?.focus({ preventScroll: true });
  };
  /** Shows the page of a game. */
  window.leaveFront = () => {
    if (view() === "game") return;
    [scrolled, link] = [scrollY, document.activeElement.getAttribute("href")];
    ROOT.dataset.view = "game";
    scrollTo(0, 0);
    // Screen readers announce the name of the game.
    $("title").focus();
  };
}
