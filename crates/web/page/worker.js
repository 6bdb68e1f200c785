// Runs the games in a separate thread. Takes requests as texts and returns answers as texts.
"use strict";

let games;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The digits of base 85. Five digits encode four bytes. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";

/** Decodes a text of base 85 digits. The first character of the text is the number of padding bytes. */
function unpacked(text) {
  const values = new Uint8Array(128);
  [...DIGITS].forEach((digit, value) => { values[digit.charCodeAt(0)] = value; });
  const bytes = new DataView(new ArrayBuffer(((text.length - 1) / 5) * 4));
  for (let at = 1; at < text.length; at += 5) {
    let word = 0;
    for (let place = 0; place < 5; place += 1) word = word * 85 + values[text.charCodeAt(at + place)];
    bytes.setUint32(((at - 1) / 5) * 4, word);
  }
  return new Uint8Array(bytes.buffer, 0, bytes.byteLength - Number(text[0]));
}

/** The bytes of the WebAssembly, from a text in the page or from a file of the server. */
async function bytes({ packed, url }) {
  if (!packed) return (await fetch(url)).arrayBuffer();
  const stream = new Blob([unpacked(packed)]).stream().pipeThrough(new DecompressionStream("gzip"));
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
