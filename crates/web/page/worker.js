// The games, in a thread of their own: a text in, a text out.
"use strict";

let games;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The bytes of the WebAssembly: from a text in the page, or from a server. */
async function bytes({ packed, url }) {
  if (!packed) return (await fetch(url)).arrayBuffer();
  const unpacked = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  const stream = new Blob([unpacked]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

function ask(whom, text) {
  for (const byte of encoder.encode(text)) games.collinear_put(byte);
  const answer = new Uint8Array(games.collinear_ask(whom));
  for (let index = 0; index < answer.length; index += 1) answer[index] = games.collinear_get(index);
  return decoder.decode(answer);
}

let begun;
onmessage = async ({ data }) => {
  if (data.begin) {
    begun = bytes(data.begin)
      .then((wasm) => WebAssembly.instantiate(wasm, {}))
      .then(({ instance }) => { games = instance.exports; });
    return;
  }
  const { id, whom, text } = data;
  try {
    await begun;
    postMessage({ id, text: ask(whom, text) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
