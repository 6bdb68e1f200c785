// Opens the page that the address names: a game, or the front page.
"use strict";

/** Shows the game or the front page that the address names. */
async function follow() {
  const record = recordIn(location.hash);
  if (!record && !ROOT.classList.contains("alone") && !IS_EMBEDDED) {
    showFront();
    return;
  }
  // A page of one game has no front page.
  if (!record && seen) return;
  leaveFront();
  const why = await load(record ?? beginning(catalogue[0].name));
  if (why) say(`This link opens no game: ${why}`);
}
addEventListener("hashchange", follow);

(async () => {
  try {
    ({ games: catalogue } = await game.command({ command: "games" }));
    ROOT.classList.toggle("alone", catalogue.length < 2);
    await follow();
    ROOT.dataset.ready = "yes";
  } catch (error) {
    ROOT.dataset.view = "game";
    $("title").textContent = "The games cannot start here";
    say(`${error.message ?? error}. The page needs WebAssembly and workers.`);
  }
})();
