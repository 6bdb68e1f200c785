// The page of a game: the game, its players, and messages.
"use strict";

const $ = (id) => document.getElementById(id);
const game = new Game("collinear.wasm");
const board = new BoardView($("board"));
const thinker = new Thinker(game);
/** Does background work: the score and the review. */
const idle = new Thinker(game);
/** The displayed state and picture. */
let seen = null;
let picking = null;
let paused = false;
/** True after a crash. The computer works only on request until this is false. */
let isCareful = false;
/** Counts the runs of the computer, so that older ones end. */
let plays = 0;

// ── Display ──

async function refresh() {
  const [snapshot, { record }] = await Promise.all([game.snapshot(), game.command({ command: "record" })]);
  seen = snapshot;
  const { state } = seen;
  game.kept = record ?? recordIn(linkOf(state));
  picking = new Picking(state);
  board.show(seen);
  showLit();
  showPlayers(state);
  showMoves(state);
  // The part of the title after a colon explains the characters of a board as text.
  const [title] = state.title.split(":");
  $("title").textContent = title.charAt(0).toUpperCase() + title.slice(1);
  document.title = $("title").textContent;
  $("about").textContent = state.about;
  $("facts").replaceChildren(...state.facts.map((fact) => item(fact)));
  $("undo").disabled = state.made.length === 0;
  $("redo").disabled = state.taken_back.length === 0;
  $("hint").disabled = state.turn === null;
  $("hint").textContent = !isComputers(state) ? "Hint" : paused ? "Continue" : "Play now";
  $("status").classList.toggle("over", state.turn === null);
  const notes = state.made.at(-1)?.notes.filter(isOfPlayers).join(", ");
  say([notes, turnText(state)].filter(Boolean).join(" · "));
  board.mark("deciding", state.deciding);
  // The visitor may have gone back to the front page meanwhile.
  if (view() === "game") try { history.replaceState(null, "", linkOf(state, game.kept)); } catch { /* The link is only in the dialog. */ }
  document.dispatchEvent(new CustomEvent("seen", { detail: seen }));
  beIdle();
}

/** Reports that nobody waits for the computer. */
function beIdle() {
  idle.stop();
  if (!isCareful && (!isComputers(seen.state) || paused)) document.dispatchEvent(new CustomEvent("idle", { detail: seen.state }));
}

/** True if a text is about a player's action. The results of chance are visible on the board. */
const isOfPlayers = (text) => !text.startsWith("chance:");

/** True if a player made a move of a turn. Turns of chance alone have no number. */
const isPlayers = ({ moves }) => moves.some(({ mover }) => mover);

function item(text, className = "") {
  const li = document.createElement("li");
  li.textContent = text;
  li.className = className;
  return li;
}

const say = (text) => { $("status").textContent = text; };
const nameOf = (side) => seen.state.players.find((player) => player.side === side)?.name;

function turnText(state) {
  if (state.is_stepping) {
    const turn = state.made.filter(isPlayers).length;
    const all = turn + state.taken_back.filter(isPlayers).length;
    const where = turn === 0 ? "Start" : `Move ${turn} of ${all}`;
    return `${where}: ${state.players.length > 0 ? `${nameOf(state.turn)} to move` : "your move"}`;
  }
  if (state.turn === null) {
    const winner = state.players.find(({ word }) => word === state.result);
    const texts = { draw: "A draw", solved: "Solved", stuck: "No move is left", lost: "Lost" };
    return winner ? `${winner.name} won` : texts[state.result] ?? state.result;
  }
  if (isComputers(state)) return `${nameOf(state.turn)}: the computer ${paused ? "waits" : "is thinking …"}`;
  const hint = state.falls ? "arrows shift, turn and lower; Space drops"
    : state.arrows.length > 0 ? "arrow keys or strokes"
    : picking?.hasAsides ? "F, right click or long press puts a flag" : null;
  return [state.players.length > 0 ? `${nameOf(state.turn)} to move` : "Your move", hint].filter(Boolean).join(": ");
}

/** True if the computer is to move, and nobody is stepping through the moves. */
const isComputers = ({ turn, seats, is_stepping: isStepping }) =>
  turn !== null && !isStepping && seats[turn === "first" ? 0 : 1] !== "human";

function showLit() {
  const { targets, starts } = picking.lit();
  const computers = isComputers(seen.state);
  board.mark("target", computers ? [] : targets);
  board.mark("start", computers ? [] : starts);
  board.mark("shown", targets);
  board.mark("taken", targets.filter((cell) => seen.state.board.cells[cell].owner));
  board.mark("picked", picking.picked.flatMap((cell) => picking.block(cell)));
  board.describe();
  // On a board full of targets, as in Gomoku, only the target under the pointer is shown.
  const cells = seen.state.board.cells.filter(({ is_hole: hole }) => !hole).length;
  board.keepQuiet(picking.picked.length === 0 && targets.length * 3 > cells);
  if (targets.length * 3 > cells && picking.picked.length === 0) board.mark("shown", []);
  const passes = computers ? [] : picking.passes().map(({ move }) => move);
  choose(passes);
}

/** A button that screen readers call `label`. */
function buttonFor(text, label, does) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", does);
  return button;
}

/** Shows a button for each of several moves with the same cells, or for each arrow if arrows make the moves. */
function choose(moves) {
  const { arrows } = seen.state;
  const signs = arrows.length > 0 ? { left: "←", up: "↑", down: "↓", right: "→" } : {};
  const rest = moves.filter((move) => !arrows.some((arrow) => arrow.move === move));
  const buttons = [
    ...Object.entries(signs).map(([key, sign]) => buttonFor(sign, key, () => board.onarrow(key))),
    ...rest.map((move) => buttonFor(move.charAt(0).toUpperCase() + move.slice(1), move, () => play(move))),
  ];
  $("choices").replaceChildren(...buttons);
  $("choices").hidden = buttons.length === 0;
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

/** The numbers of the turns of the current line, including turns that were taken back. */
function lineOf({ taken_back: takenBack, branches: { at, turns } }) {
  const numbers = [];
  for (let number = at; number > 0; number = turns[number - 1].before) numbers.unshift(number);
  for (const { moves } of takenBack) {
    const words = moves.map(({ move }) => move).join(" ");
    const before = numbers.at(-1) ?? 0;
    numbers.push(1 + turns.findIndex((turn) => turn.before === before && turn.moves.join(" ") === words));
  }
  return numbers;
}

/** Shows all moves of the current line, each as a button that shows the position after it. */
function showMoves(state) {
  const { made, taken_back: takenBack, branches: { at, turns } } = state;
  const list = $("moves");
  const hadFocus = list.contains(document.activeElement);
  const button = (number, text, label) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.dataset.turn = number;
    if (label) button.setAttribute("aria-label", label);
    button.addEventListener("click", () => stepTo(number));
    return button;
  };
  /** Only one of the buttons is in the tab order. */
  const place = (button, number) => {
    if (number === at) button.setAttribute("aria-current", "step");
    button.tabIndex = number === at ? 0 : -1;
    return button;
  };
  /** The alternatives to a turn. */
  const instead = (number, before, text, label) => {
    const others = [...turns.keys()].filter((place) => turns[place].before === before && place + 1 !== number);
    return others.map((place) => {
      const words = text ?? turns[place].moves.join(" ");
      const other = button(place + 1, words, `${label}: ${words}`);
      other.className = "instead";
      return other;
    });
  };
  const line = [...made, ...takenBack];
  const numbers = lineOf(state);
  // Chance can have moved before the first move of a player.
  const first = line.length > 0 && !isPlayers(line[0]) ? numbers[0] : 0;
  const start = document.createElement("li");
  start.value = 0;
  start.append(place(button(first, "start", "start, before the first move"), first));
  if (first > 0) start.append(...instead(first, 0, "another start", "Instead"));
  let count = 0;
  const items = line.flatMap((turn, index) => {
    if (!isPlayers(turn)) return [];
    count += 1;
    const number = numbers[index];
    const li = document.createElement("li");
    li.classList.toggle("later", index >= made.length);
    const text = turn.moves.filter(({ mover }) => mover).map(({ move }) => move).join(" ");
    const chance = turn.notes.filter((note) => !isOfPlayers(note));
    li.title = chance.join(", ");
    li.append(place(button(number, text, [`Move ${count}`, text, ...chance].join(", ")), number));
    const notes = document.createElement("span");
    notes.className = "notes";
    notes.textContent = turn.notes.filter(isOfPlayers).join(", ");
    li.append(notes, ...instead(number, numbers[index - 1] ?? 0, null, `Move ${count}, played instead`));
    return [li];
  });
  list.replaceChildren(...(items.length > 0 ? [start, ...items] : []));
  const current = list.querySelector("[aria-current]");
  if (hadFocus) current?.focus({ preventScroll: true });
  const row = current?.parentElement;
  if (!row) return;
  // Scrolls the list, not the page.
  const [above, below] = [row.offsetTop - list.offsetTop, row.offsetTop - list.offsetTop + row.offsetHeight];
  if (above < list.scrollTop) list.scrollTop = above;
  else if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight;
}

// ── Actions ──

/** Stops the computer. */
function halt() {
  plays += 1;
  thinker.stop();
  idle.stop();
  $("thinking").hidden = true;
}

/** Runs the computer for somebody who waits. */
async function think(...work) {
  idle.stop();
  $("thinking").hidden = false;
  const answer = await thinker.work(...work);
  if (answer) $("thinking").hidden = true;
  return answer;
}

/** Runs a command and shows the result. */
async function act(command) {
  halt();
  isCareful = false;
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
  return answer;
}

/** The name of a move over these cells. */
const named = (cells) => cells.map((cell) => seen.state.board.cells[cell].name).join("-");

function pick(cell) {
  if (!seen) return;
  // The computer can have moved before its move is shown. A second click during this time is not a move.
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

/** Makes the move that marks a cell, if there is one. */
function mark(cell) {
  const move = seen && !isComputers(seen.state) ? picking.aside(cell) : undefined;
  if (move !== undefined) play(move, [cell]);
  return move !== undefined;
}

board.onread = () => say(turnText(seen.state));
board.onpick = pick;
board.onmark = mark;
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
  play(arrow?.move ?? key);
};

async function letComputerPlay() {
  const play = (plays += 1);
  while (isComputers(seen.state) && !paused) {
    const watched = seen.state.seats.every((seat) => seat !== "human");
    const since = performance.now();
    const answer = await think({ command: "go" }, { now: true });
    if (!answer) return;
    // A pause makes the moves easier to follow.
    const now = performance.now();
    const wait = Math.max((watched ? 700 : 250) - (now - since), board.restsAt - now);
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
  const answer = await think({ command: "think", level, more: true }, {}, 4000);
  if (!answer) return;
  beIdle();
  if (answer.refusal) {
    refuse(answer.refusal);
    return;
  }
  const { move, hopeless, score, line } = answer.advice;
  if (!move) {
    say(hopeless ? "The goal can no longer be reached" : "No hint was found");
    return;
  }
  const cells = seen.state.moves.find((legal) => legal.move === move)?.cells ?? [];
  board.mark("hinted", cells);
  const onwards = line.length > 1 ? ` (${line.slice(0, 6).join(" ")})` : "";
  say([`Hint: ${move}${onwards}`, score?.text].filter(Boolean).join(", "));
}

/** Shows the position after a turn, without taking anything back. */
async function stepTo(number) {
  paused = false;
  await act({ command: "step", to: number });
}
$("moves").addEventListener("keydown", (event) => {
  const rows = [...$("moves").children];
  const at = rows.findIndex((row) => row.querySelector("[aria-current]"));
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.querySelector("button").click();
});

const undo = () => { paused = seen.state.seats.every((seat) => seat !== "human"); return act({ command: "undo" }); };
const redo = () => act({ command: "redo" });
$("undo").addEventListener("click", undo);
$("redo").addEventListener("click", redo);
$("hint").addEventListener("click", hint);
$("new").addEventListener("click", () => { paused = false; act({ command: "new" }); });
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select, dialog") || view() !== "game") return;
  const does = { u: undo, r: redo, h: hint }[event.key];
  const arrow = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" }[event.key];
  if (does) does();
  else if (event.key === "Escape" && seen) board.unmark(), (picking.picked = []), showLit();
  else if (arrow && seen?.state.arrows.length > 0 && !event.defaultPrevented) {
    event.preventDefault();
    board.onarrow(arrow);
  }
});

// ── Rules ──

$("rules").addEventListener("click", async () => {
  const { rules } = await game.command({ command: "rules" });
  showRules(rules, $("rules-text"));
  $("rules-page").showModal();
});

// ── Links and records ──

/** The record of a game before its first move. */
const beginning = (game, [first, second] = []) => recordIn(`#${new URLSearchParams({ game, ...(first && { first, second }) })}`);

/** The largest number of cells on a page. Each cell is a button, and a million buttons would freeze the page. */
const MOST_CELLS = 4096;

/** Continues from a record. If this fails, returns the reason. */
async function load(record) {
  halt();
  const before = await game.command({ command: "record" });
  const { state, refusal } = await game.command({ command: "load", record, moves: false });
  const count = state?.board.cells.length;
  if (count > MOST_CELLS) {
    await load(before.record ?? beginning(catalogue[0].name));
    return `${count} cells are too many: a page shows at most ${MOST_CELLS}`;
  }
  if (state) paused = false;
  await refresh();
  letComputerPlay();
  return refusal?.reason;
}

$("share").addEventListener("click", async () => {
  const { record, refusal } = await game.command({ command: "record" });
  $("record").value = record ?? "";
  $("share-says").textContent = refusal?.reason ?? "";
  const link = linkOf(seen.state, record);
  $("link").value = new URL(link, location.href).href;
  $("link-says").textContent = leavesOut(link, seen.state) ? LEFT_OUT : "";
  $("share-page").showModal();
});

/** Copies the text of a field. If this fails, selects the text and tells the visitor. */
async function copy(field) {
  let done = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.focus();
    field.select();
    done = document.execCommand("copy");
  }
  $("share-says").textContent = done ? "Copied." : "The browser does not allow copying. The text is selected; copy it by hand.";
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
// ── Faults ──

game.onrevived = async ({ message }) => {
  halt();
  // The same work could crash the program again.
  [paused, isCareful] = [true, true];
  await refresh();
  say([`It crashed (${message}) and was restarted at the same position`, turnText(seen.state)].join(" · "));
};
addEventListener("unhandledrejection", ({ reason }) => {
  if (game.isBroken) say(`${reason?.message ?? reason}. Reload the page: its address has the game.`);
});
