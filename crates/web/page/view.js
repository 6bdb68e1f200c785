// The view of the page: `front` or `game`, and whether the page is embedded in another page.
"use strict";

const ROOT = document.documentElement;
const IS_EMBEDDED = new URLSearchParams(location.search).has("embed");
ROOT.classList.toggle("embedded", IS_EMBEDDED);

const view = () => ROOT.dataset.view;
/** True if an address names a game. */
const hasGame = () => new URLSearchParams(location.hash.slice(1)).has("game");

ROOT.dataset.view = hasGame() || IS_EMBEDDED ? "game" : "front";
