// What the address asks for: a game, or the front page.
"use strict";

/** Shows what the address asks for. */
async function follow() {
  const record = recordIn(location.hash);
  if (!record && !ROOT.classList.contains("alone") && !IS_EMBEDDED) {
    showFront();
    return;
  }
  // A page of one game has no front.
  if (!record && seen) return;
  leaveFront();
  const why = await load(record ?? beginning(catalogue[0].name));
  if (why) say(`The link is no game: ${why}`);
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
    $("title").textContent = "The games can't begin here";
    say(`${error.message ?? error}. The page needs WebAssembly and workers.`);
  }
})();
