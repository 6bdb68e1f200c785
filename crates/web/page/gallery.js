// The games by their names, and small boards of them.
"use strict";

/** The games of this page, from the answer to `{"command": "games"}`. */
let catalogue = [];

/** The number of random moves for the picture of a game, if the default of twelve moves is too small or too large. */
const PLIES = new Map(Object.entries({
  1: "minesweeper sudoku",
  2: "khet xiangqi onitama",
  6: "hnefatafl draughts breakthrough konane lines_of_action peg_solitaire word_search abalone",
  20: "four_in_a_row reversi amazons qubic hypercube ultimate pop_out moebius_four lasca columns",
  30: "go twenty48 chinese_checkers phutball tumbleweed yinsh",
  60: "renju pente connect6 hex havannah crossway halma dots_and_boxes",
}).flatMap(([plies, names]) => names.split(" ").map((name) => [name, Number(plies)])));
const [SOME, LUCK] = [12, 6];

/** Normalizes a name for comparison: "connect4" equals "Connect-4". */
const folded = (text) => text.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The edit distance between two words. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

const namesOf = ({ name, title, aliases = [] }) => [title, name, ...aliases].map(folded);
const ALIAS_FROM = 2;

/** The games and variants that match a word, best match first. `opens` is the text that opens the game or variant. */
function foundBy(text) {
  const word = folded(text);
  const found = [];
  for (const game of catalogue) {
    const [{ game: opens }] = game.variants;
    // A name can equal the word, start with it, or contain it.
    const ranks = namesOf(game).map((name) => (name === word ? 0 : name.startsWith(word) ? 1 : name.includes(word) ? 2 : 3));
    const rank = Math.min(...ranks);
    const at = ranks.indexOf(rank) - ALIAS_FROM;
    const variants = game.variants.length > 1 ? game.variants.filter(({ name }) => folded(name).includes(word)) : [];
    // An alias can name a variant: gomoku is a variant of four in a row.
    if (rank < 3) found.push({ rank, game, title: game.title, opens: game.aliases?.[at] ?? opens, alias: game.aliases?.[at] });
    else if (variants.length > 0) variants.forEach(({ name, game: opens }) => found.push({ rank, game, title: `${game.title}, ${name}`, opens }));
    else if (folded(game.about).includes(word)) found.push({ rank: 4, game, title: game.title, opens });
  }
  return found.sort((one, other) => one.rank - other.rank);
}

/** The game with the name closest to an unknown word, if one is close. */
function meantBy(text) {
  const word = folded(text);
  const far = (game) => Math.min(...namesOf(game).map((name) => distance(word, name)));
  const nearest = catalogue.map((game) => [far(game), game]).sort(([a], [b]) => a - b)[0];
  return nearest && nearest[0] <= Math.max(1, word.length / 2) ? nearest[1] : null;
}

/** The link that opens a game. The visitor plays first. In a game for two, the computer plays second. */
function linkTo(opens, { group }) {
  const link = new URLSearchParams({ game: opens });
  if (group !== "for one") link.set("second", "computer, level 1");
  return `#${link}`;
}

/** Draws small boards one by one when they scroll into view. */
class Gallery {
  #game;
  #waiting = new Set();
  #isDrawing = false;
  #watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#waiting.add(target);
      else this.#waiting.delete(target);
    }
    this.#draw();
  }, { rootMargin: "400px" });
  /** For each place, the command that returns its picture. */
  #pictures = new WeakMap();

  constructor(game) {
    this.#game = game;
  }

  /** Makes an element for the picture that a command returns. */
  place(command) {
    const place = document.createElement("span");
    place.className = "small-board";
    place.setAttribute("aria-hidden", "true");
    this.#pictures.set(place, command);
    this.#watch.observe(place);
    return place;
  }

  async #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (const place of this.#waiting) {
      this.#waiting.delete(place);
      this.#watch.unobserve(place);
      if (!place.isConnected) continue;
      const { svg } = await this.#game.command(this.#pictures.get(place)).catch(() => ({}));
      place.innerHTML = svg ?? "";
      place.querySelector("title")?.remove();
    }
    this.#isDrawing = false;
  }
}

/** The picture of a game after some moves, so that no board is empty. */
const pictureOf = (game, opens) => ({ command: "picture", game: opens, plies: PLIES.get(game.name) ?? SOME, seed: LUCK, bare: true });
