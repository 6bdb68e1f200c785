// The games by their names, and small boards of them.
"use strict";

/** The games of this page, as `{"command": "games"}` answers. */
let catalogue = [];

/** Random moves before a board is drawn, where twelve show too little or too much. */
const PLIES = { };
const [MOST_PLIES, LUCK] = [12, 1];

/** A name as it is compared: connect4 is Connect-4. */
const folded = (text) => text.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** How many letters have to be changed, added or taken away between two words. */
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

/** The games and variants that a word may mean, the nearest first: each with its `game`, `title` and what `opens` it. */
function foundBy(text) {
  const word = folded(text);
  const found = [];
  for (const game of catalogue) {
    const names = namesOf(game);
    const rank = names.includes(word) ? 0 : names.some((name) => name.startsWith(word)) ? 1 : names.some((name) => name.includes(word)) ? 2 : null;
    const about = folded(game.about).includes(word) ? 4 : null;
    const variants = game.variants.filter(({ name }) => game.variants.length > 1 && folded(name).includes(word));
    if (rank !== null) found.push([rank, game, game.variants[0].game, game.title]);
    else if (variants.length > 0) for (const { name, game: opens } of variants) found.push([3, game, opens, `${game.title}, ${name}`]);
    else if (about !== null) found.push([about, game, game.variants[0].game, game.title]);
  }
  return found.sort(([a], [b]) => a - b).map(([, game, opens, title]) => ({ game, opens, title }));
}

/** The game whose name is nearest to a word that is none, if one is near. */
function meantBy(text) {
  const word = folded(text);
  const far = (game) => Math.min(...namesOf(game).map((name) => distance(word, name)));
  const nearest = catalogue.map((game) => [far(game), game]).sort(([a], [b]) => a - b)[0];
  return nearest && nearest[0] <= Math.max(1, word.length / 2) ? nearest[1] : null;
}

/** What opens a game: the visitor plays first, and the computer answers where it takes two. */
function linkTo(opens, { group }) {
  const link = new URLSearchParams({ game: opens });
  if (group !== "for one") link.set("second", "computer, level 1");
  return `#${link}`;
}

/** Draws small boards when they come into sight, one after the other. */
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
  /** What is drawn in each place. */
  #pictures = new WeakMap();

  constructor(game) {
    this.#game = game;
  }

  /** A place for the picture that a command answers. */
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
const pictureOf = (game, opens) => ({ command: "picture", game: opens, plies: PLIES[game.name] ?? MOST_PLIES, seed: LUCK, bare: true });
