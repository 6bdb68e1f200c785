// The vocabulary: a query, a board to change, the answer with its reason, and the Rust code that runs the query.
"use strict";

const ARROWS = { N: "↑", NE: "↗", E: "→", SE: "↘", S: "↓", SW: "↙", W: "←", NW: "↖" };
/** On hexagons each row is shifted half a cell to the left of the row above. */
const HEX_ARROWS = { N: "↗", E: "→", SE: "↘", S: "↙", W: "←", NW: "↖" };
const COMPASS = ["↖", "↑", "↗", "←", "·", "→", "↙", "↓", "↘"];
/** The boards, each with its joined sides. */
const KINDS = {
  square: ["Squares", ""],
  columns: ["Cylinder", "the left and the right side are joined"],
  torus: ["Torus", "opposite sides are joined"],
  hex: ["Hexagons", ""],
};
const PITCH = 40;
const HEX_ROW = 34.6;
const LONGEST = 16;

const game = new Game("words.wasm");
const by = (id) => document.getElementById(id);
const made = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

let words = [];
/** The request, in the form that the Rust program takes. */
let request = {};
/** The answer to the request. */
let answer;
/** The action of a click: "next", a character, "from" or "to". */
let pen = "next";
/** The cell with the keyboard focus. */
let cursor = [0, 0];
let asked = 0;

/** The board of the answer as rows of characters. */
const rows = () => answer.board.split("\n").map((row) => row.split(" "));
const text = (cells) => cells.map((row) => row.join(" ")).join("\n");

/** Reads the address: `#bracket`, or with a changed board `#bracket?board=.OX/...&from=0,0`. */
function addressed() {
  const [, word, search] = location.hash.match(/^#?([^?]*)\??(.*)$/);
  const known = words.some(({ name }) => name === word);
  const asks = { word: known ? word : words[0].name };
  const parameters = new URLSearchParams(search);
  const place = (name) => {
    const numbers = (parameters.get(name) ?? "").split(",").map(Number);
    if (numbers.length === 2 && numbers.every((number) => Number.isInteger(number) && number >= 0)) asks[name] = numbers;
  };
  if (parameters.has("board")) asks.board = parameters.get("board").replaceAll("/", "\n");
  if (parameters.get("kind") in KINDS) asks.kind = parameters.get("kind");
  if (parameters.has("heading")) asks.heading = parameters.get("heading");
  asks.holes = parameters.has("holes");
  place("from");
  place("to");
  return asks;
}

/** The address of the current request. */
function address() {
  const parameters = [`board=${encodeURIComponent(request.board.replaceAll(" ", "").replaceAll("\n", "/")).replaceAll("%2F", "/")}`];
  for (const key of ["kind", "heading"]) if (answer[key]) parameters.push(`${key}=${answer[key]}`);
  for (const key of ["from", "to"]) if (answer[key]) parameters.push(`${key}=${answer[key].join(",")}`);
  if (answer.holes) parameters.push("holes");
  return `#${answer.word}?${parameters.join("&")}`;
}

/** Sends a request and shows the answer, unless a newer request was sent meanwhile. */
async function ask(asks, isChange = true) {
  const turn = (asked += 1);
  const answered = await game.command(asks).catch(({ message }) => {
    if (game.isBroken) throw new Error(message);
    return { refusal: `it crashed (${message}) and was restarted` };
  });
  if (turn !== asked) return;
  if (answered.refusal) {
    by("answer").className = "answer refused";
    by("answer").textContent = answered.refusal;
    by("parts").replaceChildren();
    if (!answer) ask({ word: asks.word }, false);
    return;
  }
  const isOther = answer?.word !== answered.word;
  answer = answered;
  request = { word: answer.word, board: answer.board, kind: answer.kind, holes: answer.holes };
  for (const key of ["from", "to", "heading"]) if (answer[key]) request[key] = answer[key];
  if (isChange) history.replaceState(null, "", address());
  if (isOther) {
    pen = "next";
    cursor = answer.from ?? [0, 0];
  }
  cursor = [Math.min(cursor[0], answer.rows - 1), Math.min(cursor[1], answer.columns - 1)];
  show();
  if (!isOther) return;
  // Scrolls the list to the query and the page to the top.
  by("index").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  scrollTo(0, 0);
}

/** Sends the request with some changes. */
const change = (changes) => ask({ ...request, ...changes });

function show() {
  const hadFocus = by("board").contains(document.activeElement);
  document.title = `${answer.word}: collinear`;
  by("name").textContent = answer.word;
  by("says").textContent = answer.says;
  by("query").textContent = answer.query;
  by("aliases").textContent = answer.aliases.join(" · ");
  showBoard();
  showAnswer();
  showTools();
  const start = answer.rust.lastIndexOf(answer.query);
  by("rust").replaceChildren(
    answer.rust.slice(0, start),
    made("strong", {}, answer.query),
    answer.rust.slice(start + answer.query.length),
  );
  const place = words.findIndex(({ name }) => name === answer.word);
  for (const [id, word, arrow] of [["before", words[place - 1], "←"], ["after", words[place + 1], "→"]]) {
    by(id).hidden = !word;
    by(id).href = `#${word?.name}`;
    by(id).textContent = id === "before" ? `${arrow} ${word?.name}` : `${word?.name} ${arrow}`;
  }
  for (const link of by("index").querySelectorAll("a")) {
    if (link.hash === `#${answer.word}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  if (hadFocus) focus();
  document.documentElement.dataset.ready = "yes";
}

function showBoard() {
  const board = by("board");
  board.innerHTML = answer.svg;
  const svg = board.querySelector("svg");
  svg.setAttribute("aria-hidden", "true");
  const { x, y, width, height } = svg.viewBox.baseVal;
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  board.style.maxWidth = `min(${width * 1.6}px, ${(70 * width) / height}vh)`;
  const grid = made("div", { className: "cells", role: "grid", ariaLabel: "The board" });
  const arrows = answer.kind === "hex" ? HEX_ARROWS : ARROWS;
  rows().forEach((row, r) => {
    const line = made("div", { role: "row" });
    row.forEach((glyph, c) => {
      const [is, goes] = ["from", "to"].map((end) => answer[end]?.[0] === r && answer[end]?.[1] === c);
      const marks = [is && `from ${arrows[answer.heading] ?? ""}`, goes && "to"].filter(Boolean).join(", ");
      const cell = made("button", { type: "button", className: "cell", tabIndex: -1, role: "gridcell" });
      const what = glyph === "." ? "empty" : glyph;
      cell.ariaLabel = `${r}, ${c}: ${what}${marks ? `, ${marks}` : ""}`;
      if (marks) cell.dataset.marks = marks;
      Object.assign(cell.dataset, { row: r, column: c });
      const middle = answer.kind === "hex" ? [PITCH * c - (PITCH / 2) * r, HEX_ROW * r] : [PITCH * c, PITCH * r];
      cell.style.left = `${((middle[0] - PITCH / 2 - x) / width) * 100}%`;
      cell.style.top = `${((middle[1] - PITCH / 2 - y) / height) * 100}%`;
      cell.style.width = `${(PITCH / width) * 100}%`;
      cell.style.height = `${(PITCH / height) * 100}%`;
      line.append(cell);
    });
    grid.append(line);
  });
  board.append(grid);
  at(cursor).tabIndex = 0;
}

function showAnswer() {
  const [, head, list] = answer.text.match(/^((?:at least )?\d+ [a-z ]+): (.*; .*)$/) ?? [];
  const parts = answer.text.includes("; ") ? (list ?? answer.text).split("; ") : [];
  by("answer").className = `answer ${answer.found ? "found" : "missed"}`;
  by("answer").textContent = head ?? (parts.length ? "" : answer.text);
  by("parts").replaceChildren(...parts.map((part) => made("li", {}, part)));
}

/** A button that is one of several choices. */
function choice(label, isChosen, choose, title = "") {
  const button = made("button", { type: "button", textContent: label, title, onclick: choose });
  button.setAttribute("aria-pressed", String(isChosen));
  return button;
}

function showTools() {
  const pens = [["next", "the next piece"], ...[...answer.glyphs].map((glyph) => [glyph, glyph === "." ? "nothing" : glyph])];
  for (const end of ["from", "to"]) if (answer[end]) pens.push([end, end]);
  if (!pens.some(([name]) => name === pen)) pen = "next";
  const pick = (name) => () => {
    pen = name;
    showTools();
  };
  const focused = document.activeElement;
  const group = focused?.parentElement;
  const place = [...(group?.children ?? [])].indexOf(focused);
  by("pens").replaceChildren(...pens.map(([name, label]) => choice(label, name === pen, pick(name))));
  by("compass-box").hidden = !answer.heading;
  const arrows = answer.kind === "hex" ? HEX_ARROWS : ARROWS;
  const named = Object.entries(arrows);
  by("compass").replaceChildren(
    ...COMPASS.map((arrow) => {
      const [heading] = named.find(([, its]) => its === arrow) ?? [];
      if (!heading) return made("span", {}, "");
      const button = choice(arrow, heading === answer.heading, () => change({ heading }), heading);
      button.ariaLabel = heading;
      return button;
    }),
  );
  by("kinds").replaceChildren(
    ...answer.kinds.map((kind) => {
      const isChosen = kind === answer.kind;
      const turned = kind === "hex" && !(request.heading in HEX_ARROWS) ? { heading: "E" } : {};
      const [name, joined] = KINDS[kind];
      return choice(name, isChosen, () => change({ kind, ...turned }), joined);
    }),
  );
  // Rebuilt buttons keep the focus.
  if (focused && !focused.isConnected) group.children[place]?.focus();
  by("holes-box").hidden = !answer.can_have_holes;
  by("holes").checked = answer.holes;
  by("rows").textContent = `${answer.rows} ${answer.rows === 1 ? "row" : "rows"}`;
  by("columns").textContent = `${answer.columns} ${answer.columns === 1 ? "column" : "columns"}`;
}

/** The button of a cell. */
const at = ([row, column]) => by("board").querySelector(`[data-row="${row}"][data-column="${column}"]`);

function focus() {
  for (const cell of by("board").querySelectorAll(".cell")) cell.tabIndex = -1;
  at(cursor).tabIndex = 0;
  at(cursor).focus();
}

/** Puts a character on a cell. */
function put(place, glyph) {
  const cells = rows();
  cells[place[0]][place[1]] = glyph;
  change({ board: text(cells) });
}

/** Does the action of a click on a cell. */
function use(place) {
  if (pen === "from" || pen === "to") return change({ [pen]: place });
  const glyphs = answer.glyphs;
  const stands = rows()[place[0]][place[1]];
  return put(place, pen === "next" ? glyphs[(glyphs.indexOf(stands) + 1) % glyphs.length] : pen);
}

by("board").addEventListener("click", ({ target }) => {
  const cell = target.closest(".cell");
  if (!cell) return;
  cursor = [Number(cell.dataset.row), Number(cell.dataset.column)];
  use(cursor);
});

by("board").addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  const step = steps[event.key];
  if (step) {
    const [row, column] = [cursor[0] + step[0], cursor[1] + step[1]];
    if (row >= 0 && row < answer.rows && column >= 0 && column < answer.columns) cursor = [row, column];
    focus();
  } else if (event.key !== " " && answer.glyphs.includes(event.key)) {
    put(cursor, event.key);
  } else if (event.key === "f" && answer.from) {
    change({ from: cursor });
  } else if (event.key === "t" && answer.to) {
    change({ to: cursor });
  } else {
    return;
  }
  event.preventDefault();
});

by("change").addEventListener("click", ({ target }) => {
  const { side, by: step } = target.dataset;
  if (!side) return;
  const size = { rows: answer.rows, columns: answer.columns };
  size[side] = Math.min(LONGEST, Math.max(1, size[side] + Number(step)));
  const cells = rows();
  const board = Array.from({ length: size.rows }, (_, r) =>
    Array.from({ length: size.columns }, (_, c) => cells[r]?.[c] ?? "."),
  );
  const inside = (place) => place && [Math.min(place[0], size.rows - 1), Math.min(place[1], size.columns - 1)];
  const ends = {};
  for (const end of ["from", "to"]) if (request[end]) ends[end] = inside(request[end]);
  change({ board: text(board), ...ends });
});

by("holes").addEventListener("change", ({ target }) => change({ holes: target.checked }));
by("again").addEventListener("click", () => {
  location.hash = answer.word;
  ask({ word: answer.word }, false);
});
by("copy").addEventListener("click", async () => {
  const button = by("copy");
  try {
    await navigator.clipboard.writeText(answer.rust);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(by("rust"));
    button.textContent = "Selected";
  }
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
});

function showIndex() {
  const wanted = by("filter").value.trim().toLowerCase();
  const has = (part) => part.toLowerCase().includes(wanted);
  const found = words.filter((word) => [word.name, word.says, ...word.aliases].some(has));
  const groups = Map.groupBy ? Map.groupBy(found, (word) => word.group) : grouped(found);
  const sections = [...groups].map(([group, its]) => {
    const links = its.map(({ name, says }) => made("li", {}, made("a", { href: `#${name}`, title: says }, name)));
    return made("section", {}, made("h2", {}, group), made("ul", {}, ...links));
  });
  by("index").replaceChildren(...(sections.length ? sections : [made("p", {}, "No query has that name.")]));
  by("index").querySelector(`a[href="#${answer?.word}"]`)?.setAttribute("aria-current", "true");
}

/** `Map.groupBy`, which some browsers do not have yet. */
function grouped(found) {
  const groups = new Map();
  for (const word of found) groups.set(word.group, [...(groups.get(word.group) ?? []), word]);
  return groups;
}

by("filter").addEventListener("input", showIndex);
by("filter").addEventListener("keydown", ({ key }) => {
  const first = by("index").querySelector("a");
  if (key === "Enter" && first) location.hash = first.hash;
});
addEventListener("hashchange", () => ask(addressed(), false));

game.command({}).then((list) => {
  words = list.words;
  showIndex();
  return ask(addressed(), false);
}).catch((error) => {
  by("name").textContent = "The vocabulary cannot start here";
  by("says").textContent = `${error.message ?? error}. The page needs WebAssembly and workers.`;
});
