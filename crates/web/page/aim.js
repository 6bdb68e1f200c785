// A piece that falls: keys and fingers shift, turn and drop it, and time, where a person wants it.
"use strict";

{
  /** How long a piece takes for a row, in milliseconds, where it falls by itself. */
  const A_ROW = 700;
  /** A finger's way that shifts the piece by a cell, and one that drops it, in pixels. */
  const [SHIFT, DROP] = [28, 90];
  const falls = () => view() === "game" && seen?.state.falls === true && seen.state.turn !== null && !isComputers(seen.state);
  const isBusy = () => document.hidden || document.querySelector("dialog[open]") !== null;
  /** The move that drops the piece where it is, and the state in which one was dropped. */
  let [drop, dropped] = [null, null];
  let timer = null;

  /** Shifts, turns or lowers the piece: what `key` asks for, or nothing. */
  async function aim(key) {
    const { state } = seen;
    const answer = (await game.command({ command: "aim", key, moves: false })).aim;
    if (!answer || seen.state !== state || dropped === state) return;
    drop = answer.move;
    board.showPicture(answer.svg);
    $("choices").querySelector('[aria-label="Drop"]')?.setAttribute("aria-description", `as ${drop}`);
    if (answer.rests) dropNow();
  }

  /** Drops the piece, once. */
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
    // Space presses what has the focus.
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
  // A cell that is clicked means nothing here.
  $("board").addEventListener("click", (event) => { if (falls()) event.stopPropagation(); }, true);

  /** A button for each key, and the switch of time. */
  function showKeys() {
    const time = buttonFor("Time", "Let pieces fall by themselves", () => {
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
    // The buttons stay where a finger is on them.
    if (!$("choices").querySelector("[aria-pressed]")) showKeys();
    $("choices").hidden = false;
    aim();
  });
}
