// Makes a move by picking its cells in order.
"use strict";

class Picking {
  #moves; #asides; #cells; #byColumn;
  /** The picked cell of a block. */
  #grabbed = null;
  picked = [];

  constructor({ moves, board }) {
    // In games without moves between cells, a move that names a cell twice marks the cell, with its own gesture.
    const hasWays = moves.some(({ cells }) => cells.some((cell) => cell !== cells[0]));
    const isAside = ({ cells }) => !hasWays && cells.length > 1;
    this.#moves = moves.filter((move) => !isAside(move));
    this.#asides = moves.filter(isAside);
    this.#cells = board.cells;
    this.#byColumn = board.is_by_column;
  }

  /** The moves that begin with the picked cells. */
  #candidates() {
    return this.#moves.filter(({ cells }) => this.picked.every((cell, index) => cells[index] === cell));
  }

  /** True if cells can be marked. */
  get hasAsides() {
    return this.#asides.length > 0;
  }

  /** The move that marks a cell. */
  aside(at) {
    return this.#asides.find(({ cells }) => cells[0] === at)?.move;
  }

  /** The cells of the block whose first cell this is, or only this cell. */
  block(first) {
    const cells = this.#cells.map(({ block }, cell) => (block === first ? cell : -1)).filter((cell) => cell >= 0);
    return cells.length > 0 ? cells : [first];
  }

  #first(cell) {
    return this.#cells[cell].block ?? cell;
  }

  /** The target of a cell if the cell moves as `from` moves to `to`. */
  #shifted(cell, from, to) {
    const way = (axis) => this.#cells[cell][axis] + this.#cells[to][axis] - this.#cells[from][axis];
    return this.#cells.findIndex(({ x, y }) => x === way("x") && y === way("y"));
  }

  /** The cells that a block covers after a move and does not cover before. */
  #covered(from, to) {
    const cells = this.block(from).map((cell) => this.#shifted(cell, from, to));
    return cells.filter((cell) => cell >= 0 && this.#first(cell) !== from);
  }

  /**
   * The target of the first cell of a block when the player points at a cell. If possible, the grabbed cell moves to
   * that cell. Otherwise the block makes the shortest move that covers that cell.
   */
  #landing(from, at) {
    const ends = this.#candidates().map(({ cells }) => cells[1]);
    const exact = this.#shifted(from, this.#grabbed, at);
    if (ends.includes(exact)) return exact;
    if (this.#first(at) === from) return from;
    const far = (to) => Math.abs(this.#cells[to].x - this.#cells[from].x) + Math.abs(this.#cells[to].y - this.#cells[from].y);
    const covering = ends.filter((to) => this.#covered(from, to).includes(at));
    return covering.sort((a, b) => far(a) - far(b))[0] ?? at;
  }

  /** The cell that the player means. Any cell of a block means its first cell. If discs fall, a column is meant. */
  #resolve(at) {
    if (!this.#byColumn) {
      const [from] = this.picked;
      if (from === undefined) return this.#first(at);
      return this.picked.length === 1 && this.block(from).length > 1 ? this.#landing(from, at) : at;
    }
    const { x } = this.#cells[at];
    const next = this.#candidates().map(({ cells }) => cells[this.picked.length]);
    return next.find((cell) => cell !== undefined && this.#cells[cell].x === x) ?? at;
  }

  /** The cells that can be picked next: `targets` end a move, `starts` do not. */
  lit() {
    const [targets, starts] = [new Set(), new Set()];
    for (const { cells } of this.#candidates()) {
      const rest = cells.slice(this.picked.length);
      const isBlock = this.picked.length === 1 && this.block(this.picked[0]).length > 1;
      const ends = isBlock ? this.#covered(this.picked[0], rest[0]) : rest.slice(0, 1);
      if (rest.length === 1) ends.forEach((cell) => targets.add(cell));
      else if (rest.length > 1) this.block(rest[0]).forEach((cell) => starts.add(cell));
    }
    return { targets: [...targets], starts: [...starts] };
  }

  /** The moves without cells. */
  passes() {
    return this.#moves.filter(({ cells }) => cells.length === 0);
  }

  /** Picks a cell. Returns a move to `play`, the moves to choose from (`which`), `more`, `unpicked` or `refused`. */
  pick(pointed) {
    if (this.picked.length === 0) this.#grabbed = pointed;
    const at = this.#resolve(pointed);
    const fitting = this.#candidates().filter(({ cells }) => cells[this.picked.length] === at);
    if (fitting.length === 0) return this.#pickInstead(at);
    const length = this.picked.length + 1;
    if (fitting.length === 1 && fitting[0].cells.length === length) return { play: fitting[0].move };
    this.picked.push(at);
    const whole = fitting.filter(({ cells }) => cells.length === length);
    return whole.length === 0 ? { more: true } : { which: whole.map(({ move }) => move) };
  }

  #pickInstead(at) {
    if (this.picked.at(-1) === at) {
      this.picked.pop();
      return { unpicked: true };
    }
    // If only one move from the first cell ends at this cell, the player can leave out the cells in between.
    const ending = this.#candidates().filter(({ cells }) => cells.at(-1) === at);
    if (this.picked.length > 0 && ending.length === 1) return { play: ending[0].move };
    if (this.picked.length === 0 || !this.#moves.some(({ cells }) => cells[0] === at)) {
      return { refused: [...this.picked, at] };
    }
    this.picked = [];
    return this.pick(at);
  }
}
