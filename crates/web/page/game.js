// The class that a page asks.
"use strict";

/** The games, which run in a worker so that the page never stops. */
class Game {
  #worker;
  #waiting = new Map();
  #asked = 0;

  constructor() {
    const part = (id) => document.getElementById(id)?.textContent;
    const worker = part("worker");
    const url = worker ? URL.createObjectURL(new Blob([worker], { type: "text/javascript" })) : "worker.js";
    this.#worker = new Worker(url);
    this.#worker.onmessage = ({ data: { id, text, error } }) => {
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) reject(new Error(error));
      else resolve(JSON.parse(text));
    };
    const begin = { packed: part("wasm")?.trim(), url: new URL("collinear.wasm", location.href).href };
    this.#worker.postMessage({ begin });
  }

  #ask(whom, text) {
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

  /** The answer to a query of the vocabulary. */
  word(request) {
    return this.#ask(2, JSON.stringify(request));
  }
}
