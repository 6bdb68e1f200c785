// The class that a page asks.
"use strict";

/** The games, which run in a worker so that the page never stops. */
class Game {
  #worker;
  /** Why nothing is answered any more. */
  #broken = null;
  #waiting = new Map();
  #asked = 0;

  constructor() {
    const part = (id) => document.getElementById(id)?.textContent;
    const worker = part("worker");
    const url = worker ? URL.createObjectURL(new Blob([worker], { type: "text/javascript" })) : "worker.js";
    try {
      this.#worker = new Worker(url);
    } catch (error) {
      // So for parts that are opened from disk.
      this.#break(error);
      return;
    }
    this.#worker.onerror = ({ message }) => this.#break(new Error(message || `${url} can't be loaded`));
    this.#worker.onmessage = ({ data: { id, text, error } }) => {
      if (error) {
        this.#break(new Error(error));
        return;
      }
      this.#waiting.get(id)?.resolve(JSON.parse(text));
      this.#waiting.delete(id);
    };
    const begin = { packed: part("wasm")?.trim(), url: new URL("collinear.wasm", location.href).href };
    this.#worker.postMessage({ begin });
  }

  /** After a fault of the WebAssembly nothing that it says can be relied upon. */
  #break(error) {
    this.#broken = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
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

  /** The answer to a query of the vocabulary. */
  word(request) {
    return this.#ask(2, JSON.stringify(request));
  }
}
