// The class through which a page runs commands.
"use strict";

/** A program with more than this number of crashes within this time (in milliseconds) is not restarted. */
const [MOST_BREAKS, BREAKS_WITHIN] = [3, 10_000];

/** A program in a worker, so that the page never blocks. */
class Game {
  /** The file of the program, if the program is not in the page itself. */
  #file;
  #worker;
  /** The error that ended the program for good, or `null`. */
  #broken = null;
  /** The times of the program's crashes. */
  #breaks = [];
  #hasAnswered = false;
  #waiting = new Map();
  #asked = 0;
  /** The record of the last seen game, or `null`. After a crash the program is restarted with this record. */
  kept = null;
  /** Called with the error when the program was restarted after a crash. */
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
      // This fails if a page in parts is opened from disk.
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

  /** Restarts with the last seen game. After an error, answers of the old worker cannot be trusted. */
  #break(worker, error) {
    // Pending requests to the old worker fail too.
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

  /** Runs a command, such as `{command: "play", move: "f5"}`, and returns the answer. */
  command(command) {
    return this.#ask(0, JSON.stringify(command));
  }

  /** Returns everything that the page shows. */
  snapshot() {
    return this.#ask(1, "");
  }
}
