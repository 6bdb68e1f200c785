// A move that is made by picking its cells, one after the other.
"use strict";

class Picking {
  #moves; #cells; #byColumn;
  picked = [];

  constructor({ moves, board }) {
    this.#moves = moves;
    this.#cells = board.cells;
    this.#byColumn = board.is_by_column;
  }

  /** The moves that begin with the cells that are picked. */
  #candidates() {
    return this.#moves.filter(({ cells }) => this.picked.every((cell, index) => cells[index] === cell));
  }

  /** With discs that fall, any cell of their column will do. */
  #resolve(at) {
    if (!this.#byColumn) return at;
    const { x } = this.#cells[at];
    const next = this.#candidates().map(({ cells }) => cells[this.picked.length]);
    return next.find((cell) => cell !== undefined && this.#cells[cell].x === x) ?? at;
  }

  /** What can be picked next: last cells of moves, and the others. */
  lit() {
    const [targets, starts] = [new Set(), new Set()];
    for (const { cells } of this.#candidates()) {
      const rest = cells.slice(this.picked.length);
      if (rest.length === 1) targets.add(rest[0]);
      else if (rest.length > 1) starts.add(rest[0]);
    }
    return { targets: [...targets], starts: [...starts] };
  }

  /** The moves that need no cell. */
  passes() {
    return this.#moves.filter(({ cells }) => cells.length === 0);
  }

  /** Picks a cell: `play` a move, choose `which` of several, `more` cells, `unpicked`, or `refused`. */
  pick(pointed) {
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
    // The last cell of the only move from the first: a chain of jumps needs no stops.
    const ending = this.#candidates().filter(({ cells }) => cells.at(-1) === at);
    if (this.picked.length > 0 && ending.length === 1) return { play: ending[0].move };
    if (this.picked.length === 0 || !this.#moves.some(({ cells }) => cells[0] === at)) {
      return { refused: [...this.picked, at] };
    }
    this.picked = [];
    return this.pick(at);
  }
}
