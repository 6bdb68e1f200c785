// The page: a game, who plays it, and what is told of it.
"use strict";

const $ = (id) => document.getElementById(id);
const game = new Game();
const board = new BoardView($("board"));
const thinker = new Thinker(game);
/** What is seen: the state and the picture. */
let seen = null;
let picking = null;
let paused = false;
/** Counts who had the computer play, so that what is older ends. */
let plays = 0;

// ── What is seen ──

async function refresh() {
  seen = await game.snapshot();
  const { state } = seen;
  picking = new Picking(state);
  board.show(seen);
  showLit();
  showPlayers(state);
  showMoves(state);
  // After a colon stands what the characters are, for boards of text.
  const [title] = state.title.split(":");
  $("title").textContent = title.charAt(0).toUpperCase() + title.slice(1);
  document.title = $("title").textContent;
  $("about").textContent = state.about;
  showChosen(state);
  $("facts").replaceChildren(...state.facts.map((fact) => item(fact)));
  $("undo").disabled = state.made.length === 0;
  $("redo").disabled = state.taken_back.length === 0;
  $("hint").disabled = state.turn === null;
  $("hint").textContent = !isComputers(state) ? "Hint" : paused ? "Go on" : "Play now";
  $("status").classList.toggle("over", state.turn === null);
  const told = state.made.at(-1)?.told.filter(isOfPlayers).join(", ");
  say([told, turnText(state)].filter(Boolean).join(" · "));
  board.mark("deciding", state.deciding);
  try { history.replaceState(null, "", linkOf(state)); } catch { /* Then the link is in the dialog alone. */ }
  document.dispatchEvent(new CustomEvent("seen", { detail: seen }));
}

/** Shows in the menu which game it is, one too that does not stand there. */
function showChosen({ game: words, title }) {
  const menu = $("games");
  const own = words.join(" ");
  menu.querySelector("[data-own]")?.remove();
  const chosen = [...menu.options].find((option) => option.value === own || option.dataset.opens === own);
  if (chosen) chosen.selected = true;
  else {
    const option = new Option(title.split(":")[0], own, false, true);
    option.dataset.own = "yes";
    menu.prepend(option);
  }
}

/** Whether something is told of what a player did; the luck is seen on the board. */
const isOfPlayers = (text) => !text.startsWith("chance:");

function item(text, className = "") {
  const li = document.createElement("li");
  li.textContent = text;
  li.className = className;
  return li;
}

const say = (text) => { $("status").textContent = text; };
const nameOf = (side) => seen.state.players.find((player) => player.side === side)?.name;

function turnText(state) {
  if (state.turn === null) {
    const winner = state.players.find(({ word }) => word === state.result);
    const texts = { draw: "A draw", solved: "Solved", stuck: "No move is left", lost: "Lost" };
    return winner ? `${winner.name} won` : texts[state.result] ?? state.result;
  }
  if (isComputers(state)) return `${nameOf(state.turn)}: the computer ${paused ? "waits" : "is thinking …"}`;
  const hint = state.arrows.length > 0 ? "arrow keys or strokes" : null;
  return [state.players.length > 0 ? `${nameOf(state.turn)} to move` : "Your move", hint].filter(Boolean).join(": ");
}

const isComputers = ({ turn, seats }) => turn !== null && seats[turn === "first" ? 0 : 1] !== "human";

function showLit() {
  const { targets, starts } = picking.lit();
  const computers = isComputers(seen.state);
  board.mark("target", computers ? [] : targets);
  board.mark("start", computers ? [] : starts);
  board.mark("shown", targets);
  board.mark("taken", targets.filter((cell) => seen.state.board.cells[cell].owner));
  board.mark("picked", picking.picked);
  board.describe();
  // Of a board full of targets, as in Gomoku, only the one that is pointed at is seen.
  const cells = seen.state.board.cells.filter(({ is_hole: hole }) => !hole).length;
  board.keepQuiet(picking.picked.length === 0 && targets.length * 3 > cells);
  if (targets.length * 3 > cells && picking.picked.length === 0) board.mark("shown", []);
  const passes = computers ? [] : picking.passes().map(({ move }) => move);
  choose(passes);
}

/** Buttons for moves that are not told apart by their cells. */
function choose(moves) {
  const signs = { left: "←", right: "→", up: "↑", down: "↓" };
  const buttons = moves.map((move) => {
    const arrow = seen.state.arrows.find((arrow) => arrow.move === move);
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = arrow ? signs[arrow.key] : move.charAt(0).toUpperCase() + move.slice(1);
    button.setAttribute("aria-label", arrow ? arrow.key : move);
    button.addEventListener("click", () => play(move));
    return button;
  });
  $("choices").replaceChildren(...buttons);
  $("choices").hidden = moves.length === 0;
}

function showPlayers({ players, turn, seats }) {
  const list = $("players");
  list.hidden = players.length === 0;
  // A menu that is open or has the focus stays while moves are made.
  const names = players.map(({ name }) => name).join("\n");
  if (list.dataset.names !== names) list.replaceChildren(...players.map(playerItem));
  list.dataset.names = names;
  players.forEach(({ side, piece }, index) => {
    const li = list.children[index];
    li.classList.toggle("turn", side === turn);
    const [shown, , seat] = li.children;
    const { cells } = seen.state.board;
    const owned = cells.findIndex(({ owner, shows }) => owner === side && shows === piece);
    shown.replaceChildren(owned < 0 ? piece : board.figure(owned));
    seat.value = seats[index];
  });
}

function playerItem({ side, name }) {
  const texts = ["human", ...[1, 2, 3, 4, 5].map((level) => `computer, level ${level}`)];
  const li = item("");
  const [shown, who, seat] = [document.createElement("span"), document.createElement("span"), document.createElement("select")];
  shown.className = "piece";
  who.className = "who";
  who.textContent = name;
  seat.setAttribute("aria-label", `${name} is played by`);
  seat.append(...texts.map((text) => new Option(text === "human" ? "person" : text, text)));
  seat.addEventListener("change", () => {
    paused = false;
    act({ command: "seats", [side]: seat.value });
  });
  li.append(shown, who, seat);
  return li;
}

function showMoves({ made }) {
  $("moves").replaceChildren(...made.map((turn) => {
    const li = item(turn.moves.map(({ mover, move }) => (mover ? move : `(${move})`)).join(" "));
    const told = document.createElement("span");
    told.className = "told";
    told.textContent = turn.told.filter(isOfPlayers).join(", ");
    li.append(told);
    return li;
  }));
  $("moves").scrollTop = $("moves").scrollHeight;
}

// ── What is done ──

/** Ends what the computer does. */
function halt() {
  plays += 1;
  thinker.stop();
}

/** Obeys a command, and shows what came of it. */
async function act(command) {
  halt();
  const answer = await game.command({ ...command, moves: false });
  await refresh();
  if (answer.refusal) refuse(answer.refusal);
  letComputerPlay();
  return answer;
}

function refuse({ reason, cells }) {
  board.refuse(reason, cells);
  say(reason);
}

async function play(move, picked = []) {
  paused = false;
  const answer = await act({ command: "play", move });
  if (answer.refusal && answer.refusal.cells.length === 0) board.refuse(answer.refusal.reason, picked);
}

/** What a move over these cells is called. */
const named = (cells) => cells.map((cell) => seen.state.board.cells[cell].name).join("-");

function pick(cell) {
  if (!seen) return;
  // Its answer may be made, and not seen yet: a second click is no move.
  if (isComputers(seen.state)) {
    say(turnText(seen.state));
    return;
  }
  if (seen.state.turn === null) {
    play(named([cell]), [cell]);
    return;
  }
  board.unmark();
  const picked = picking.pick(cell);
  showLit();
  if (picked.play !== undefined) play(picked.play, [cell]);
  else if (picked.which) choose(picked.which);
  else if (picked.refused) {
    const cells = picked.refused;
    picking.picked = [];
    play(named(cells), cells.slice(-1));
  } else {
    const name = seen.state.board.cells[cell].name;
    say(picked.more ? `${name}: where to?` : turnText(seen.state));
  }
}

board.onpick = pick;
board.ondrag = (from, to) => {
  if (to === null) {
    picking.picked = [];
    pick(from);
  } else {
    pick(to);
  }
};
board.onarrow = (key) => {
  const arrow = seen.state.arrows.find((arrow) => arrow.key === key);
  if (arrow) play(arrow.move);
  else say(`${key} moves nothing`);
};

async function letComputerPlay() {
  const play = (plays += 1);
  while (isComputers(seen.state) && !paused) {
    const watched = seen.state.seats.every((seat) => seat !== "human");
    const since = performance.now();
    const answer = await thinker.work({ command: "go" }, { now: true });
    if (!answer) return;
    // Nobody follows a move that comes at once.
    const wait = (watched ? 700 : 250) - (performance.now() - since);
    if (wait > 0) await new Promise((resolve) => { setTimeout(resolve, wait); });
    if (play !== plays) return;
    await refresh();
    if (play !== plays) return;
    if (answer.refusal) {
      refuse(answer.refusal);
      return;
    }
  }
}

async function hint() {
  if (isComputers(seen.state)) {
    if (!paused) thinker.playNow();
    else {
      paused = false;
      await refresh();
      letComputerPlay();
    }
    return;
  }
  const level = 4;
  say("Thinking …");
  const answer = await thinker.work({ command: "think", level, more: true }, {}, 4000);
  if (!answer) return;
  if (answer.refusal) {
    refuse(answer.refusal);
    return;
  }
  const { move, hopeless, score, line } = answer.advice;
  if (!move) {
    say(hopeless ? "Nothing leads to the goal any more" : "No hint is known");
    return;
  }
  const cells = seen.state.moves.find((legal) => legal.move === move)?.cells ?? [];
  board.mark("hinted", cells);
  const onwards = line.length > 1 ? ` (${line.slice(0, 6).join(" ")})` : "";
  say([`Hint: ${move}${onwards}`, score?.text].filter(Boolean).join(", "));
}

const undo = () => { paused = seen.state.seats.every((seat) => seat !== "human"); return act({ command: "undo" }); };
const redo = () => act({ command: "redo" });
$("undo").addEventListener("click", undo);
$("redo").addEventListener("click", redo);
$("hint").addEventListener("click", hint);
$("new").addEventListener("click", () => { paused = false; act({ command: "new" }); });
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select, dialog")) return;
  const does = { u: undo, r: redo, h: hint }[event.key];
  const arrow = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" }[event.key];
  if (does) does();
  else if (event.key === "Escape" && seen) board.unmark(), (picking.picked = []), showLit();
  else if (arrow && seen?.state.arrows.length > 0 && !event.defaultPrevented) {
    event.preventDefault();
    board.onarrow(arrow);
  }
});

// ── Other games ──

$("games").addEventListener("change", async () => {
  const [option] = $("games").selectedOptions;
  await load(beginning(option.value, seen.state.seats), option);
});

async function showGames() {
  const { games } = await game.command({ command: "games" });
  const groups = games.map(({ title, variants }) => {
    const options = variants.map(({ name, game }) => new Option(variants.length > 1 ? `${title}, ${name}` : title, game));
    if (options.length === 1) return options[0];
    const group = document.createElement("optgroup");
    group.label = title;
    group.append(...options);
    return group;
  });
  $("games").replaceChildren(...groups);
  $("pick").hidden = $("games").options.length < 2;
}

$("rules").addEventListener("click", async () => {
  const { rules } = await game.command({ command: "rules" });
  showRules(rules, $("rules-text"));
  $("rules-page").showModal();
});

// ── Links and records ──

/** The record of a game that is yet to begin. */
const beginning = (game, [first, second] = []) => recordIn(`#${new URLSearchParams({ game, ...(first && { first, second }) })}`);

/** More cells than a page can show, each with its button: a million would end it. */
const MOST_CELLS = 4096;

/** Plays on with a record, that of an option of the menu perhaps; or says why not. */
async function load(record, option) {
  halt();
  const before = await game.command({ command: "record" });
  const { state, refusal } = await game.command({ command: "load", record, moves: false });
  const count = state?.board.cells.length;
  if (count > MOST_CELLS) {
    await load(before.record ?? beginning($("games").options[0].value));
    return `${count} cells are too many for a page, which shows ${MOST_CELLS}`;
  }
  // The same in other words.
  if (state && option) option.dataset.opens = state.game.join(" ");
  if (state) paused = false;
  await refresh();
  letComputerPlay();
  return refusal?.reason;
}

$("share").addEventListener("click", async () => {
  const { record, refusal } = await game.command({ command: "record" });
  $("record").value = record ?? "";
  $("share-says").textContent = refusal?.reason ?? "";
  $("link").value = new URL(linkOf(seen.state), location.href).href;
  $("share-page").showModal();
});

async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  $("share-says").textContent = "Copied.";
}
$("copy-link").addEventListener("click", () => copy($("link")));
$("copy-record").addEventListener("click", () => copy($("record")));
$("save-record").addEventListener("click", () => {
  const file = URL.createObjectURL(new Blob([$("record").value], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: file, download: `${seen.state.game[0]}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(file), 1000);
});
async function loadShared(text) {
  const why = await load(text);
  $("share-says").textContent = why ?? "";
  if (!why) $("share-page").close();
}
$("load-record").addEventListener("click", () => loadShared($("record").value));
$("open-record").addEventListener("change", async ({ target }) => {
  const text = await target.files[0]?.text();
  target.value = "";
  if (text === undefined) return;
  $("record").value = text;
  loadShared(text);
});
addEventListener("hashchange", async () => {
  const record = recordIn(location.hash);
  const why = record && (await load(record));
  if (why) say(`The link is no game: ${why}`);
});

// ── Begin ──

addEventListener("unhandledrejection", ({ reason }) => {
  say(`${reason?.message ?? reason}. Reload the page: its address has the game.`);
});

(async () => {
  try {
    await showGames();
    const record = recordIn(location.hash);
    const why = await load(record ?? beginning($("games").options[0].value));
    if (why) say(`The link is no game: ${why}`);
    document.documentElement.dataset.ready = "yes";
  } catch (error) {
    $("title").textContent = "The games can't begin here";
    say(`${error.message ?? error}. The page needs WebAssembly and workers.`);
  }
})();
