// The computer, a piece of its work at a time.
"use strict";

/** How long a piece takes, in milliseconds, and for how long the computer may think. */
const [PIECE, LIMIT] = [60, 10_000];

class Thinker {
  #game;
  /** Counts what was begun, so that what is older ends. */
  #begun = 0;
  #now = false;

  constructor(game) {
    this.#game = game;
  }

  /** Ends what goes on; it changes nothing any more. */
  stop() {
    this.#begun += 1;
  }

  /** Has the move be made that is known so far. */
  playNow() {
    this.#now = true;
  }

  /** Works by a command until it is done, and shows each answer: the last one, or `null` if it was stopped. */
  async work(command, last, limit = LIMIT, show = () => {}) {
    const begun = (this.#begun += 1);
    const since = performance.now();
    this.#now = false;
    // A position takes a thousand times as long in one game as in another.
    let positions = 10;
    for (;;) {
      const at = performance.now();
      const over = this.#now || at - since > limit;
      const answer = await this.#game.command({ ...command, moves: false, positions, ...(over ? last : {}) });
      if (begun !== this.#begun) return null;
      const found = answer.advice ?? answer.review?.[0];
      if (!found || found.done || over) return answer;
      show(answer);
      // Of a piece that was not the last one.
      const took = Math.max(performance.now() - at, 1);
      const factor = Math.min(Math.max(PIECE / took, 0.25), 2);
      positions = Math.round(Math.min(Math.max(positions * factor, 1), 1e6));
    }
  }
}
