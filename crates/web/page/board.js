// The board: the picture of the library, with a button on each cell.
"use strict";

/** Distances between cells in the picture: half a cell to the right, and a row down. */
const HALF_CELL = 20;
const [SQUARE_ROW, HEX_ROW] = [40, 34.6];

/** How long a refusal is shown, in milliseconds. */
const READING = 8000;

class BoardView {
  #root; #picture; #cells; #why;
  #board = null;
  /** The last marked cell, and the time of the mark. */
  #marked = [null, 0];
  #buttons = [];
  #focused = 0;
  #view = { x: 0, y: 0, width: 1, height: 1 };
  /** The displayed state, its pieces by cell, and its picture. */
  #shown = null;
  /** True if a piece was dragged to its target. */
  #isDropped = false;
  /** The time at which all animations end. */
  restsAt = 0;
  /** Called with the number of a picked cell. */
  onpick = () => {};
  /** Called with a cell after a long press or a right click. Returns true if the cell was marked. */
  onmark = () => false;
  /** Called with two cells after a piece was dragged from the first to the second. */
  ondrag = () => {};
  /** Called with `left`, `up` .. in games whose moves are arrows. */
  onarrow = () => {};
  /** Called when the refusal has been shown long enough. */
  onread = () => {};
  #reading = 0;
  /** Called with the cell under the pointer, or `null`. */
  onpoint = () => {};

  constructor(root) {
    this.#root = root;
    [this.#picture, this.#cells, this.#why] = root.children;
    this.#cells.addEventListener("click", (event) => {
      const cell = this.#cellOf(event.target);
      // A click from a key or a screen reader never ends a drag.
      if (cell !== null && (!this.dragged || event.detail === 0)) this.#pick(cell);
    });
    this.#cells.addEventListener("contextmenu", (event) => {
      const cell = this.#cellOf(event.target);
      if (cell !== null && this.#mark(cell)) event.preventDefault();
    });
    this.#cells.addEventListener("keydown", (event) => this.#onkey(event));
    this.#cells.addEventListener("focusin", (event) => {
      const cell = this.#cellOf(event.target);
      if (cell !== null) this.#rove(cell);
    });
    this.#cells.addEventListener("pointerover", (event) => this.onpoint(this.#cellOf(event.target)));
    this.#cells.addEventListener("pointerleave", () => this.onpoint(null));
    this.#cells.addEventListener("pointerdown", (event) => this.#ondown(event));
  }

  /** Shows a snapshot. */
  show({ state, svg }) {
    const { board } = state;
    this.state = state;
    this.#picture.innerHTML = svg;
    const picture = this.#picture.querySelector("svg");
    const [x, y, width, height] = picture.getAttribute("viewBox").split(" ").map(Number);
    this.#view = { x, y, width, height };
    this.#root.style.setProperty("--wide", width);
    this.#root.style.setProperty("--high", height);
    this.#root.style.setProperty("--cell", `${(100 * 40) / width}%`);
    this.#root.classList.toggle("moves-by-arrows", state.arrows.length > 0);
    this.#root.classList.toggle("drags", state.moves.some(({ cells }) => cells.length > 1));
    this.#root.classList.toggle("round", board.strokes.length > 0 || board.is_slanted || board.is_by_column);
    const shape = JSON.stringify(board.cells.map(({ x, y, is_hole }) => [x, y, is_hole]));
    if (shape !== this.shape) this.#make(board);
    this.shape = shape;
    this.#board = board;
    const players = new Map(state.players.map((player) => [player.side, player.name]));
    board.cells.forEach((cell, number) => {
      const button = this.#buttons[number];
      if (!button) return;
      const [left, top] = this.#place(number);
      button.style.left = `${left}%`;
      button.style.top = `${top}%`;
      const who = players.get(cell.owner);
      const isGround = cell.shows === "." || cell.shows === " ";
      const shows = cell.text?.trim() || (isGround ? (cell.text === undefined ? "empty" : "blank") : cell.shows);
      button.setAttribute("aria-label", `${cell.name}, ${who ? `${who} ${shows}` : shows}`);
    });
    this.unmark();
    this.#move(picture);
  }

  /** Shows another picture of the same position. */
  showPicture(svg) {
    this.#picture.innerHTML = svg;
  }

  /** Animates the change from the previous position. */
  #move(picture) {
    const middles = this.state.board.cells.map((_, cell) => this.#middle(cell));
    const [before, after] = [this.#shown, [this.state, piecesOf(picture, middles), picture]];
    this.#shown = after;
    this.restsAt = 0;
    if (before && isNext(before[0], this.state)) {
      const motion = new Motion(middles, before, after);
      motion.begin(this.#isDropped);
      this.restsAt = performance.now() + motion.time;
    }
    this.#isDropped = false;
  }

  #make(board) {
    this.#cells.textContent = "";
    this.#cells.setAttribute("role", "grid");
    this.#cells.setAttribute("aria-label", "Board");
    const rows = new Map();
    board.cells.forEach((cell, number) => {
      if (!rows.has(cell.y)) rows.set(cell.y, []);
      rows.get(cell.y).push(number);
    });
    this.#buttons = [];
    for (const y of [...rows.keys()].sort((a, b) => a - b)) {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (const number of rows.get(y)) {
        if (board.cells[number].is_hole) continue;
        const button = document.createElement("button");
        button.type = "button";
        button.className = "cell";
        button.setAttribute("role", "gridcell");
        button.dataset.cell = number;
        button.tabIndex = -1;
        this.#buttons[number] = button;
        row.append(button);
      }
      this.#cells.append(row);
    }
    const first = this.#buttons.findIndex(Boolean);
    this.#rove(this.#buttons[this.#focused] ? this.#focused : first);
  }

  /** The place of a cell, in percent of the picture. */
  #place(number) {
    const [x, y] = this.#middle(number);
    const { x: left, y: top, width, height } = this.#view;
    return [(100 * (x - left)) / width, (100 * (y - top)) / height];
  }

  #middle(number) {
    const { cells, is_slanted: slanted } = this.#board ?? this.state.board;
    const { x, y } = this.state.board.cells[number] ?? cells[number];
    return slanted ? [HALF_CELL * (x - y), HEX_ROW * y] : [HALF_CELL * x, SQUARE_ROW * y];
  }

  #cellOf(element) {
    const cell = element?.closest?.(".cell")?.dataset.cell;
    return cell === undefined ? null : Number(cell);
  }

  #rove(cell) {
    const before = this.#buttons[this.#focused];
    if (before) before.tabIndex = -1;
    this.#focused = cell;
    if (this.#buttons[cell]) this.#buttons[cell].tabIndex = 0;
  }

  #pick(cell) {
    this.#rove(cell);
    this.onpick(cell);
  }

  #onkey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "f" && this.onmark(this.#focused)) event.preventDefault();
    const toward = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" }[event.key];
    if (!toward) return;
    event.preventDefault();
    if (this.state.arrows.length > 0) this.onarrow(toward);
    else this.#buttons[this.#neighbour(this.#focused, toward)]?.focus();
  }

  /** The next cell in a direction, preferring cells on the same line. */
  #neighbour(of, toward) {
    const { cells } = this.state.board;
    const at = (number) => this.#middle(number);
    const [fromX, fromY] = at(of);
    let [nearest, least] = [of, [Infinity, Infinity]];
    cells.forEach((cell, number) => {
      if (cell.is_hole || number === of) return;
      const [x, y] = at(number);
      const [across, down] = [Math.abs(x - fromX), Math.abs(y - fromY)];
      const sideways = toward === "left" || toward === "right";
      const ahead = { left: x < fromX, right: x > fromX, up: y < fromY, down: y > fromY }[toward];
      const far = sideways ? [down, across] : [across > HALF_CELL ? across : 0, down, across];
      if (ahead && isLess(far, least)) [nearest, least] = [number, far];
    });
    return nearest;
  }

  /** Handles a long press. Only some browsers report a long press themselves. */
  #hold(cell) {
    const held = setTimeout(() => { this.dragged = this.#mark(cell); }, 450);
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => clearTimeout(held), { once: true });
  }

  #mark(cell) {
    const [last, since] = this.#marked;
    if (last === cell && performance.now() - since < 900) return true;
    this.#marked = [cell, performance.now()];
    return this.onmark(cell);
  }

  /** Handles pointer down: a click, a drag from cell to cell, or a swipe over the whole board. */
  #ondown(event) {
    this.dragged = false;
    const from = this.#cellOf(event.target);
    if (event.pointerType === "touch" && from !== null) this.#hold(from);
    const begun = [event.clientX, event.clientY];
    const byArrows = this.state.arrows.length > 0;
    const drags = from !== null && this.#buttons[from].classList.contains("start");
    if (event.button !== 0 || !(byArrows || drags)) return;
    let ghost = null;
    const far = ({ clientX, clientY }) => Math.hypot(clientX - begun[0], clientY - begun[1]);
    const move = (at) => {
      if (far(at) < 8 || byArrows) return;
      if (!ghost) {
        this.dragged = true;
        this.ondrag(from, null);
        ghost = this.#ghost(from);
      }
      ghost.style.left = `${at.clientX}px`;
      ghost.style.top = `${at.clientY}px`;
    };
    const stop = (at) => {
      for (const [name, listener] of listeners) removeEventListener(name, listener);
      ghost?.remove();
      if (at.type === "pointercancel") return;
      if (byArrows && far(at) >= 24) {
        this.dragged = true;
        const [x, y] = [at.clientX - begun[0], at.clientY - begun[1]];
        const sideways = Math.abs(x) > Math.abs(y);
        this.onarrow(sideways ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down");
      } else if (ghost) {
        const to = this.#cellOf(document.elementFromPoint(at.clientX, at.clientY));
        this.#isDropped = to !== null && to !== from;
        if (this.#isDropped) this.ondrag(from, to);
      }
    };
    const listeners = [["pointermove", move], ["pointerup", stop], ["pointercancel", stop]];
    for (const [name, listener] of listeners) addEventListener(name, listener);
  }

  /** The part of the picture that shows these cells. */
  figure(...cells) {
    const picture = this.#picture.querySelector("svg").cloneNode(true);
    picture.querySelector(".passing")?.remove();
    const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => this.#middle(cell)[axis]));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    picture.setAttribute("viewBox", `${x - 16} ${y - 16} ${Math.max(...xs) - x + 32} ${Math.max(...ys) - y + 32}`);
    return picture;
  }

  /** The colour of a side's pieces on the board, or a default of dark and light. */
  colourOf(side) {
    const [{ board }, pieces] = this.#shown;
    const owned = [...pieces.keys()].find((cell) => board.cells[cell].owner === side);
    const colour = owned === undefined ? null : pieces.get(owned)[0].getAttribute("fill");
    return colour ?? (side === "first" ? "#2b303b" : "#faf6ec");
  }

  /** Copies the pieces of a cell, to be dragged. */
  #ghost(cell) {
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    const { cells } = this.state.board;
    const { block } = cells[cell];
    const whole = cells.flatMap((other, number) => (block !== undefined && other.block === block ? [number] : []));
    const figure = this.figure(...(whole.length > 0 ? whole : [cell]));
    ghost.append(figure);
    ghost.classList.toggle("block", whole.length > 0);
    const { width } = this.#buttons[cell].getBoundingClientRect();
    const [, , wide, high] = figure.getAttribute("viewBox").split(" ");
    ghost.style.width = `${(width * wide) / 40}px`;
    ghost.style.height = `${(width * high) / 40}px`;
    document.body.append(ghost);
    return ghost;
  }

  /** Sets a class on these cells and removes it from all others. */
  mark(name, cells) {
    for (const button of this.#buttons) button?.classList.remove(name);
    for (const cell of cells) this.#buttons[cell]?.classList.add(name);
  }

  /** Describes for screen readers the possible actions on each cell. */
  describe() {
    const does = { picked: "picked", target: "a move goes here", start: "can be picked" };
    for (const button of this.#buttons.filter(Boolean)) {
      const is = Object.keys(does).find((name) => button.classList.contains(name));
      if (is) button.setAttribute("aria-description", does[is]);
      else button.removeAttribute("aria-description");
    }
  }

  unmark() {
    for (const name of ["start", "target", "taken", "shown", "picked", "hinted", "refused"]) this.mark(name, []);
    this.#why.hidden = true;
    clearTimeout(this.#reading);
  }

  /** Sets whether targets are shown only under the pointer. */
  keepQuiet(quiet) {
    this.#root.classList.toggle("all-quiet", quiet);
  }

  /** Shows the reason for a refusal at its cells, long enough to read. */
  refuse(reason, cells) {
    this.mark("refused", cells);
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      this.#why.hidden = true;
      this.mark("refused", []);
      this.onread();
    }, READING);
    const why = this.#why;
    why.textContent = reason;
    why.hidden = false;
    const [left, top] = cells.length > 0 ? this.#place(cells[0]) : [50, 50];
    const half = (2000 / this.#view.height);
    const above = top > 55;
    why.classList.toggle("above", above);
    why.style.top = `${above ? top - half : top + half}%`;
    // The text stays within the board.
    const room = (50 * why.offsetWidth) / this.#root.clientWidth;
    why.style.left = `${Math.min(Math.max(left, room), Math.max(100 - room, room))}%`;
  }

  focus() {
    this.#buttons[this.#focused]?.focus();
  }
}

function isLess(a, b) {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place >= 0 && a[place] < (b[place] ?? Infinity);
}
