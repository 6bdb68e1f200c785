// Replaces worker.js if there is no WebAssembly: the program runs as a local process.
"use strict";

/** Each worker has its own process, as each worker otherwise has its own WebAssembly. */
const number = Math.random().toString(36).slice(2);
let program;
let ask = async (whom, text) => {
  const answer = await fetch(`ask/${program}/${number}`, { method: "POST", body: `${whom}${text}` });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
};

let before = Promise.resolve();
onmessage = ({ data: { begin, id, whom, text } }) => {
  if (begin) {
    program = begin.url.replace(/^.*\/|\.wasm$/g, "");
    return;
  }
  before = before.then(async () => {
    try {
      postMessage({ id, text: await ask(whom, text) });
    } catch (error) {
      postMessage({ id, error: String(error) });
    }
  });
};
