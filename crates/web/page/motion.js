// Animations from one position to the next. Elements of the new picture start at the places of the old elements.
"use strict";

/** Durations in milliseconds: a step of a path, a whole path, a slide, a flip, a piece that appears or disappears. */
const TAKES = { step: 130, way: 420, slide: 110, turn: 200, come: 140, go: 180 };

/** If more cells than this change, nothing is animated. */
const MOST_CHANGES = 60;

const prefersRest = matchMedia("(prefers-reduced-motion: reduce)");

/** The elements on each cell. `middles` are the centres of the cells. */
function piecesOf(picture, middles) {
  const key = ([x, y]) => `${Math.round(x / 20)} ${Math.round(y / 8.65)}`;
  const cells = new Map();
  middles.forEach(([x, y], cell) => {
    // Letters and crowns are a little above or below the centre.
    for (const aside of [-8.65, 8.65, 0]) cells.set(key([x, y + aside]), cell);
  });
  const pieces = new Map();
  for (const element of picture.querySelectorAll(":scope > g")) {
    const { x, y, width, height } = element.getBBox();
    if (width > 44 || height > 44) continue;
    const cell = cells.get(key([x + width / 2, y + height / 2]));
    if (cell !== undefined) pieces.set(cell, [...(pieces.get(cell) ?? []), element]);
  }
  return pieces;
}

/** The element, such as a bar, that covers these cells. */
function barOn(picture, middles) {
  const middle = (place) => (Math.min(...middles.map((at) => at[place])) + Math.max(...middles.map((at) => at[place]))) / 2;
  const [x, y] = [middle(0), middle(1)];
  return [...picture.querySelectorAll(":scope > g")].find((element) => {
    const box = element.getBBox();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 8;
  });
}

/** The characters of empty cells. Some games draw empty cells, as a field or a card. */
const GROUND = [".", " ", "-"];

/** True if a state follows another by one turn. */
const isNext = (before, after) =>
  before.game.join(" ") === after.game.join(" ") && before.board.cells.length === after.board.cells.length
  && after.made.length === before.made.length + 1
  && after.branches.turns[after.branches.at - 1]?.before === before.branches.at;

/** The animation of a turn: the states `before` and `after` the turn, and their pieces by cell, `old` and `now`. */
class Motion {
  /** All elements on cells, without the board and marks. */
  #all;
  #picture; #oldPicture; #middles; #before; #after; #old; #now;
  /** The changed cells that are not animated yet. */
  #changed;
  /** An empty cell and its elements, if empty cells are drawn. */
  #ground;
  /** The group for elements of the old picture, below the new elements. */
  #passing;
  /** The total duration. */
  time = 0;

  constructor(middles, [before, old, oldPicture], [after, now, picture]) {
    [this.#picture, this.#oldPicture, this.#middles] = [picture, oldPicture, middles];
    [this.#before, this.#after] = [before, after];
    this.#all = new Set([...now.values()].flat());
    const isGround = (state) => ([cell]) => GROUND.includes(this.#shows(state, cell));
    this.#ground = [...now].find(isGround(after)) ?? [...old].find(isGround(before));
    const pieces = (state, all) => new Map([...all].filter((each) => !isGround(state)(each)));
    [this.#old, this.#now] = [pieces(before, old), pieces(after, now)];
    this.#changed = new Set([...middles.keys()].filter((cell) => this.#shows(before, cell) !== this.#shows(after, cell)));
    this.#passing = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.#passing.setAttribute("class", "passing");
  }

  /** Starts the animation. A dragged piece is already at its target. */
  begin(isDragged) {
    if (prefersRest.matches || this.#changed.size > MOST_CHANGES) return;
    const pieces = [...this.#now.values()].flat();
    const [first] = [...this.#picture.children].filter((element) => pieces.includes(element));
    this.#shiftBars(isDragged);
    const known = new Set([...this.#oldPicture.children].map((element) => element.outerHTML));
    const marks = [...this.#picture.children].filter((element) => !this.#all.has(element) && !known.has(element.outerHTML));
    if (first) first.before(this.#passing);
    else this.#picture.append(this.#passing);
    const changed = [...this.#changed];
    const turn = this.#after.made.at(-1);
    const arrow = this.#before.arrows.find(({ move }) => move === turn.moves[0]?.move);
    if (!arrow || !(this.#slide(arrow.key) || this.#push(arrow.key))) this.#go(turn.cells, isDragged);
    const [origin] = turn.cells;
    for (const cell of this.#changed) this.#change(cell, origin);
    if (this.#ground) this.#lay(changed.filter((cell) => this.#now.has(cell)));
    // Rings and bands appear at the end.
    for (const mark of marks) this.#animate(mark, [{ opacity: 0 }, { opacity: 1 }], 80, Math.max(this.time - 80, 0));
  }

  #shows({ board }, cell) {
    return board.cells[cell].shows;
  }

  #animate(element, keyframes, duration, delay = 0, easing = "ease-out") {
    this.time = Math.max(this.time, delay + duration);
    element.style.transformBox = "fill-box";
    element.style.transformOrigin = "center";
    return element.animate(keyframes, { duration, delay, easing, fill: "backwards" });
  }

  /** Animates the old elements of a cell, then removes them. */
  #ghosts(cell, keyframes, duration, delay = 0, easing = "ease-out") {
    for (const element of this.#old.get(cell) ?? []) {
      const ghost = element.cloneNode(true);
      this.#passing.append(ghost);
      this.#animate(ghost, keyframes, duration, delay, easing).onfinish = () => ghost.remove();
    }
  }

  /** Shows cells as empty until their pieces arrive. */
  #lay(cells) {
    const [from, elements] = this.#ground;
    for (const cell of cells) {
      for (const element of elements) {
        const ground = element.cloneNode(true);
        const [[x, y], [toX, toY]] = [this.#middles[from], this.#middles[cell]];
        ground.setAttribute("transform", `translate(${toX - x} ${toY - y})`);
        this.#passing.prepend(ground);
        ground.animate([{}, {}], this.time).onfinish = () => ground.remove();
      }
    }
  }

  /** The transform from the centre of one cell to the centre of another. */
  #shift(to, from) {
    const [[toX, toY], [x, y]] = [this.#middles[to], this.#middles[from]];
    return { transform: `translate(${x - toX}px, ${y - toY}px)` };
  }

  /** Moves the element at the end of a path over its cells. */
  #come(way, takes, easing = "ease-in-out") {
    const to = way.at(-1);
    const frames = way.map((cell) => this.#shift(to, cell));
    for (const element of this.#now.get(to) ?? []) {
      [...this.#picture.querySelectorAll(":scope > g")].at(-1).after(element);
      this.#animate(element, frames, takes, 0, easing);
    }
    this.#changed.delete(to);
  }

  /** Moves bars that cover several cells. */
  #shiftBars(isDragged) {
    const on = (state, shown) => [...this.#middles.keys()].filter((cell) => this.#shows(state, cell) === shown);
    const isBar = (cell) => this.#changed.has(cell) && !this.#now.has(cell);
    for (const shown of new Set([...this.#middles.keys()].filter(isBar).map((cell) => this.#shows(this.#after, cell)))) {
      const [were, are] = [on(this.#before, shown), on(this.#after, shown)];
      if (were.length !== are.length || are.length > 9) continue;
      const element = barOn(this.#picture, are.map((cell) => this.#middles[cell]));
      if (!element) continue;
      this.#all.add(element);
      if (!isDragged) this.#animate(element, [this.#shift(are[0], were[0]), { transform: "none" }], TAKES.way / 2);
    }
  }

  /** The cells in lines toward a side, nearest to that side first. */
  #lines(key) {
    const { cells } = this.#after.board;
    const [along, across] = key === "left" || key === "right" ? ["x", "y"] : ["y", "x"];
    const lines = new Map();
    cells.forEach((cell, number) => lines.set(cell[across], [...(lines.get(cell[across]) ?? []), number]));
    const sign = key === "left" || key === "up" ? 1 : -1;
    return [...lines.values()].map((line) => line.sort((a, b) => sign * (cells[a][along] - cells[b][along])));
  }

  /** Slides all pieces to a side and merges equal pieces. Returns false if the turn was not such a slide. */
  #slide(key) {
    const ways = [];
    const came = new Set();
    for (const line of this.#lines(key)) {
      let [free, before] = [0, null];
      for (const cell of line.filter((cell) => this.#old.has(cell))) {
        const shows = this.#shows(this.#before, cell);
        const joins = before === shows && this.#shows(this.#after, line[free - 1]) !== shows;
        const to = joins ? line[free - 1] : line[free++];
        before = joins ? null : shows;
        ways.push({ cell, to, joins });
        came.add(to);
      }
    }
    const others = [...this.#now.keys()].filter((cell) => !came.has(cell));
    if (others.length > 1 || [...came].some((cell) => !this.#now.has(cell))) return false;
    const joined = new Set(ways.filter(({ joins }) => joins).map(({ to }) => to));
    for (const { cell, to } of ways) {
      if (joined.has(to)) this.#ghosts(cell, [{ transform: "none" }, this.#shift(cell, to)], TAKES.slide, 0, "ease-in-out");
      else if (cell !== to) this.#come([cell, to], TAKES.slide);
      this.#changed.delete(cell);
    }
    const grows = [{ transform: "scale(0.4)", opacity: 0 }, { transform: "scale(1.12)", opacity: 1, offset: 0.6 }, { transform: "none" }];
    for (const cell of [...joined, ...others]) {
      for (const element of this.#now.get(cell)) this.#animate(element, grows, TAKES.come, TAKES.slide - 20);
      this.#changed.delete(cell);
    }
    return true;
  }

  /** Pushes pieces a step toward a side, one behind the other. */
  #push(key) {
    const ways = [];
    for (const line of this.#lines(key)) {
      line.forEach((to, index) => {
        const cell = line[index + 1];
        if (this.#changed.has(to) && this.#changed.has(cell) && this.#old.has(cell) && this.#now.has(to)) ways.push([cell, to]);
      });
    }
    for (const way of ways) this.#come(way, TAKES.slide, "linear");
    for (const [cell] of ways) if (!this.#now.has(cell)) this.#changed.delete(cell);
    return ways.length > 0;
  }

  /** Moves a piece over the cells of its move. */
  #go(cells, isDragged) {
    const [from] = cells;
    const shown = from === undefined || !this.#old.has(from) ? null : this.#shows(this.#before, from);
    if (shown === null || cells.length < 2) return;
    const owner = this.#before.board.cells[from].owner;
    const isItsOwn = (cell) => cell !== from && this.#changed.has(cell) && this.#now.has(cell);
    const same = cells.findLastIndex((cell) => isItsOwn(cell) && this.#shows(this.#after, cell) === shown);
    const alike = cells.findLastIndex((cell) => isItsOwn(cell) && owner && this.#after.board.cells[cell].owner === owner);
    const end = same > 0 ? same : alike;
    if (end < 1) return;
    const way = end > 1 ? cells.slice(0, end + 1) : [from, ...this.#stops(from, cells[1]), cells[1]];
    // A piece at the target is captured when the piece arrives.
    const takes = isDragged ? 0 : Math.min(TAKES.step * (way.length - 1) + 30, TAKES.way);
    if (takes > 0) {
      this.#ghosts(way.at(-1), [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], takes);
      this.#come(way, takes);
    }
    this.#changed.delete(way.at(-1));
    if (!this.#now.has(from)) this.#changed.delete(from);
  }

  /** The cells where a chain of jumps with known ends lands in between. The chain passes over all captured pieces. */
  #stops(from, to) {
    const taken = this.#after.made.at(-1).touched.filter((cell) => this.#changed.has(cell) && !this.#now.has(cell));
    const key = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;
    const cells = new Map(this.#middles.map((at, cell) => [key(at), cell]));
    const jump = (at, over) => {
      const [[x, y], [overX, overY]] = [this.#middles[at], this.#middles[over]];
      return Math.hypot(x - overX, y - overY) < 60 ? cells.get(key([2 * overX - x, 2 * overY - y])) : undefined;
    };
    const rest = (at, left) => {
      if (left.length === 0) return at === to ? [] : null;
      for (const over of left) {
        const next = jump(at, over);
        const others = next === undefined ? null : rest(next, left.filter((cell) => cell !== over));
        if (others) return [next, ...others];
      }
      return null;
    };
    return taken.length > 1 ? (rest(from, taken) ?? []).slice(0, -1) : [];
  }

  /** Animates a piece that appears, disappears or turns over. */
  #change(cell, origin) {
    const [was, is] = [this.#old.has(cell), this.#now.has(cell)];
    const moves = this.time;
    if (was && is) {
      const [[x, y], [toX, toY]] = [this.#middles[origin ?? cell], this.#middles[cell]];
      const delay = Math.min((Math.hypot(x - toX, y - toY) / 40) * 30, 150);
      const [flat, edge] = [{ transform: "none" }, { transform: "scaleX(0)" }];
      this.#ghosts(cell, [flat, edge], TAKES.turn / 2, delay, "ease-in");
      for (const element of this.#now.get(cell)) this.#animate(element, [edge, flat], TAKES.turn / 2, delay + TAKES.turn / 2);
    } else if (was) {
      const gone = { opacity: 0, transform: "scale(0.6)" };
      this.#ghosts(cell, [{ opacity: 1, transform: "none" }, gone], TAKES.go, Math.min(moves / 2, 200));
    } else if (is && this.#after.board.is_by_column) this.#fall(cell);
    else if (is) {
      const small = { opacity: 0, transform: "scale(0.5)" };
      for (const element of this.#now.get(cell)) this.#animate(element, [small, { opacity: 1, transform: "none" }], TAKES.come);
    }
  }

  /** Drops a disc from above the board. The disc is visible only through the wells. */
  #fall(cell) {
    const [, y] = this.#middles[cell];
    const height = y - Math.min(...this.#middles.map(([, y]) => y)) + 40;
    const takes = 85 * Math.sqrt(height / 40) + 90;
    const at = (up) => `translateY(${-up}px)`;
    const lands = 1 - 90 / takes;
    const frames = [
      { transform: at(height), easing: "cubic-bezier(0.35, 0, 0.85, 0.55)" },
      { transform: "none", offset: lands, easing: "ease-out" },
      { transform: at(Math.min(height / 30, 5)), offset: (1 + lands) / 2, easing: "ease-in" },
      { transform: "none" },
    ];
    const wells = [...this.#picture.querySelectorAll(":scope > g")].find((group) => group.childElementCount >= this.#middles.length);
    for (const element of this.#now.get(cell)) {
      if (wells) this.#behind(wells, element);
      this.#animate(element, frames, takes, 0, "linear");
    }
  }

  /** Shows an element only through the wells. */
  #behind(wells, element) {
    const clip = document.createElementNS("http://www.w3.org/2000/svg", "clipPath");
    clip.id = "wells";
    clip.append(...[...wells.children].map((well) => well.cloneNode()));
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("clip-path", "url(#wells)");
    element.replaceWith(group);
    group.append(clip, element);
  }
}
