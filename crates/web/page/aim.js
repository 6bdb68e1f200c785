// Falling pieces: keys and touch shift, turn and drop a piece. The player can switch on a timer that lowers pieces.
"use strict";

{
  /** The time per row with the timer, in milliseconds. */
  const A_ROW = 700;
  /** The finger movements that shift the piece by a cell and that drop the piece, in pixels. */
  const [SHIFT, DROP] = [28, 90];
  const falls = () => view() === "game" && seen?.state.falls === true && seen.state.turn !== null && !isComputers(seen.state);
  const isBusy = () => document.hidden || document.querySelector("dialog[open]") !== null;
  /** The move that drops the piece from its current place, and the last state in which a piece was dropped. */
  let [drop, dropped] = [null, null];
  let timer = null;

  /** Shifts, turns or lowers the piece by `key`. Other keys do nothing. */
  async function aim(key) {
    const { state } = seen;
    const answer = (await game.command({ command: "aim", key, moves: false })).aim;
    if (!answer || seen.state !== state || dropped === state) return;
    drop = answer.move;
    board.showPicture(answer.svg);
    $("choices").querySelector('[aria-label="Drop"]')?.setAttribute("aria-description", `as ${drop}`);
    if (answer.rests) dropNow();
  }

  /** Drops the piece, once per state. */
  function dropNow() {
    if (!drop || dropped === seen.state) return;
    dropped = seen.state;
    play(drop);
  }

  const keys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "turn", ArrowDown: "down" };
  addEventListener("keydown", (event) => {
    if (!falls() || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = keys[event.key];
    if (!key && event.key !== " ") return;
    if (event.target.closest("input, textarea, select, dialog, #moves")) return;
    // If a button has the focus, Space presses the button.
    if (!key && event.target.closest("summary, a, button:not(.cell)")) return;
    event.preventDefault();
    event.stopPropagation();
    if (key) aim(key);
    else if (!event.repeat) dropNow();
  }, true);

  let from = null;
  $("board").addEventListener("pointerdown", (event) => {
    if (falls()) from = { x: event.clientX, y: event.clientY, moved: false };
  }, true);
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!from || Math.abs(clientX - from.x) < SHIFT) return;
    aim(clientX < from.x ? "left" : "right");
    from = { x: clientX, y: clientY, moved: true };
  });
  addEventListener("pointerup", ({ clientY }) => {
    if (!from) return;
    const { y, moved } = from;
    from = null;
    if (clientY - y > DROP) dropNow();
    else if (!moved) aim("turn");
  });
  addEventListener("pointercancel", () => { from = null; });
  // Clicks on cells do nothing here.
  $("board").addEventListener("click", (event) => { if (falls()) event.stopPropagation(); }, true);

  /** Shows a button for each key, and the switch of the timer. */
  function showKeys() {
    const time = buttonFor("Time", "Let pieces fall on their own", () => {
      timer = timer ? clearInterval(timer) : setInterval(() => { if (falls() && !isBusy()) aim("down"); }, A_ROW);
      time.setAttribute("aria-pressed", timer ? "true" : "false");
    });
    time.setAttribute("aria-pressed", timer ? "true" : "false");
    $("choices").replaceChildren(
      buttonFor("←", "Shift left", () => aim("left")),
      buttonFor("⟳", "Turn", () => aim("turn")),
      buttonFor("→", "Shift right", () => aim("right")),
      buttonFor("↓", "Lower", () => aim("down")),
      buttonFor("Drop", "Drop", dropNow),
      time,
    );
    $("choices").hidden = false;
  }

  document.addEventListener("seen", () => {
    drop = null;
    $("board").classList.toggle("falls", falls());
    if (!falls()) return;
    // Buttons stay in place while a finger is on them.
    if (!$("choices").querySelector("[aria-pressed]")) showKeys();
    $("choices").hidden = false;
    aim();
  });
}
