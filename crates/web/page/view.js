// What is seen: the `front` page, or a `game`; and whether this is a board in somebody else's page.
"use strict";

const ROOT = document.documentElement;
const IS_EMBEDDED = new URLSearchParams(location.search).has("embed");
ROOT.classList.toggle("embedded", IS_EMBEDDED);

const view = () => ROOT.dataset.view;
/** Whether an address has a game. */
const hasGame = () => new URLSearchParams(location.hash.slice(1)).has("game");

ROOT.dataset.view = hasGame() || IS_EMBEDDED ? "game" : "front";
