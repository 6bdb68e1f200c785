// The class that a page asks.
"use strict";

/** More breakdowns than that, in so many milliseconds, and it is not begun again. */
const [MOST_BREAKS, BREAKS_WITHIN] = [3, 10_000];

/** A program, which runs in a worker so that the page never stops. */
class Game {
  /** The file with the program, where the page has none in itself. */
  #file;
  #worker;
  /** Why nothing is answered any more. */
  #broken = null;
  /** When it broke down. */
  #breaks = [];
  #hasAnswered = false;
  #waiting = new Map();
  #asked = 0;
  /** The record of the game as it was seen last, or `null`: with it a program that broke down begins again. */
  kept = null;
  /** Called with the error after a breakdown, when the game has begun again. */
  onrevived = () => {};

  constructor(file) {
    this.#file = file;
    this.#begin();
  }

  get isBroken() {
    return this.#broken !== null;
  }

  #begin() {
    const part = (id) => document.getElementById(id)?.textContent;
    const text = part("worker");
    const url = text ? URL.createObjectURL(new Blob([text], { type: "text/javascript" })) : "worker.js";
    let worker;
    try {
      worker = new Worker(url);
    } catch (error) {
      // So for parts that are opened from disk.
      this.#broken = error;
      return;
    }
    this.#worker = worker;
    worker.onerror = ({ message }) => this.#break(worker, new Error(message || `${url} can't be loaded`));
    worker.onmessage = ({ data: { id, text, error } }) => {
      if (error) {
        this.#break(worker, new Error(error));
        return;
      }
      this.#hasAnswered = true;
      this.#waiting.get(id)?.resolve(JSON.parse(text));
      this.#waiting.delete(id);
    };
    const begin = { packed: part("wasm")?.trim(), url: new URL(this.#file, location.href).href };
    worker.postMessage({ begin });
  }

  /** After a fault nothing that a worker says can be relied upon: another begins, with the game as it was seen. */
  #break(worker, error) {
    // What it had to answer besides fails with it.
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    const now = performance.now();
    this.#breaks = [...this.#breaks.filter((at) => now - at < BREAKS_WITHIN), now];
    if (!this.#hasAnswered || this.#breaks.length > MOST_BREAKS) this.#broken = error;
    else {
      this.#begin();
      if (this.kept) this.command({ command: "load", record: this.kept, moves: false }).catch(() => {});
      this.onrevived(error);
    }
    for (const { reject } of waiting) reject(error);
  }

  #ask(whom, text) {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, whom, text });
    });
  }

  /** Obeys a command, such as `{command: "play", move: "f5"}`, and answers it. */
  command(command) {
    return this.#ask(0, JSON.stringify(command));
  }

  /** Everything that there is to see. */
  snapshot() {
    return this.#ask(1, "");
  }
}
