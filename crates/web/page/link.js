// A position as a link: the record of the game after the `#`.
"use strict";

const quoted = (word) => (/^[\w=.,:/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Mail and chat programs cut off or refuse longer links. */
const LONGEST = 4000;
const LEFT_OUT = "The link has only the moves on show; with all branches it would be too long. The record has them.";

/** The part after the `#` for a game, with the branches of its record. */
function linkOf({ game, made, seats, seed, players }, record = "") {
  const link = new URLSearchParams({ game: game.map(quoted).join(" ") });
  const moves = made.flatMap((turn) => turn.moves.map(({ move }) => move));
  if (moves.length > 0) link.set("moves", moves.join(" "));
  const chance = made.some((turn) => turn.moves.some(({ mover }) => mover === null));
  const computer = players.length > 0 && seats.some((seat) => seat !== "human");
  if (computer) ["first", "second"].forEach((side, index) => link.set(side, seats[index]));
  if (chance || computer) link.set("seed", seed);
  const short = `#${link}`;
  for (const branch of record.split(/^branch: /m).slice(1)) link.append("branch", branch.trim().split(/\s+/).join(" "));
  const whole = `#${link}`;
  return whole.length > LONGEST ? short : whole;
}

/** True if a game has branches that are not in its link. */
const leavesOut = (link, { made, branches }) =>
  branches.turns.length > made.length && !new URLSearchParams(link.slice(1)).has("branch");

/** The record in a link, or `null` if there is none. */
function recordIn(hash) {
  const link = new URLSearchParams(hash.slice(1));
  // WebAssembly has no source of randomness. Without this every page would start with the same seed.
  if (!link.has("seed")) link.set("seed", Math.floor(Math.random() * 1e6));
  const line = (text) => text.replaceAll(/[\r\n]/g, " ");
  if (!link.get("game")) return null;
  const tags = ["game", "first", "second", "seed"].filter((tag) => link.has(tag));
  const moves = (link.get("moves") ?? "").split(/\s+/).filter(Boolean);
  const branches = link.getAll("branch").flatMap((branch) => {
    const [after, ...moves] = branch.split(/\s+/).filter(Boolean);
    return ["", `branch: ${after}`, ...moves];
  });
  return ["collinear game 2", ...tags.map((tag) => `${tag}: ${line(link.get(tag))}`), "", ...moves, ...branches, ""].join("\n");
}
