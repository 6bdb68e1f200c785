// Runs the computer in small pieces of work.
"use strict";

/** The time for a piece of work and the time limit for a task, in milliseconds. */
const [PIECE, LIMIT] = [60, 10_000];

class Thinker {
  #game;
  /** Counts the tasks, so that older ones end. */
  #begun = 0;
  #now = false;

  constructor(game) {
    this.#game = game;
  }

  /** Stops the current task without a result. */
  stop() {
    this.#begun += 1;
  }

  /** Ends the current task with the best move so far. */
  playNow() {
    this.#now = true;
  }

  /** Repeats a command until it is done and shows each answer. Returns the last answer, or `null` if it was stopped. */
  async work(command, last, limit = LIMIT, show = () => {}) {
    const begun = (this.#begun += 1);
    const since = performance.now();
    this.#now = false;
    // Positions of some games take a thousand times longer than positions of others.
    let positions = 10;
    for (;;) {
      const at = performance.now();
      const over = this.#now || at - since > limit;
      const answer = await this.#game.command({ ...command, moves: false, positions, ...(over ? last : {}) });
      if (begun !== this.#begun) return null;
      const found = answer.advice ?? answer.review?.[0];
      if (!found || found.done || over) return answer;
      show(answer);
      // The time of a piece that was not the last.
      const took = Math.max(performance.now() - at, 1);
      const factor = Math.min(Math.max(PIECE / took, 0.25), 2);
      positions = Math.round(Math.min(Math.max(positions * factor, 1), 1e6));
    }
  }
}
