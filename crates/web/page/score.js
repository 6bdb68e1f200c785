// Shows who is ahead, as a bar below the board and in words.
"use strict";

/** The computer's time per position in milliseconds, and its level. */
const [SCORE_TAKES, SCORE_LEVEL] = [1500, 3];

/** The part of the bar for the first or only player, 0 to 1. `null` if the score is not about winning. */
function shareOf({ is, value }, isForTwo) {
  const half = (sign) => (1 + Math.sign(sign)) / 2;
  const shares = {
    wins: 1, loses: 0, draws: 0.5, solvable: 1, hopeless: 0, chance: value, by: half(value),
    worth: isForTwo ? (1 + value / (Math.abs(value) + 200)) / 2 : null,
  };
  return shares[is] ?? null;
}

{
  const KEY = "collinear-score";
  const [button, root, bar] = [$("score-on"), $("score"), $("share-of-first")];
  let isOn = false;
  try { isOn = localStorage.getItem(KEY) === "yes"; } catch { /* The score is off. */ }

  const show = (share, text, says = text) => {
    bar.hidden = share === null;
    if (share !== null) bar.firstElementChild.style.width = `${100 * share}%`;
    bar.setAttribute("aria-label", text);
    $("score-says").textContent = says;
  };

  function showScore({ players }, score) {
    if (score) show(shareOf(score, players.length > 0), score.text);
  }

  /** Shows the bar at the end of a game. The status line has the result in words. */
  function showEnd({ players, result }) {
    const winner = players.findIndex(({ word }) => word === result);
    show({ draw: 0.5, solved: 1, stuck: 0, lost: 0 }[result] ?? (winner < 0 ? null : 1 - winner), turnText(seen.state), "");
  }

  /** Hides the switch in games for one player, because nobody is ahead. */
  function showSwitch(state = seen?.state) {
    const isForTwo = state === undefined || state.players.length > 0;
    button.setAttribute("aria-pressed", isOn);
    button.hidden = !isForTwo;
    root.hidden = !isOn || !isForTwo;
  }
  document.addEventListener("seen", ({ detail }) => showSwitch(detail.state));

  /** Evaluates a position. Returns false if the evaluation was interrupted. */
  async function judge(state) {
    if (!isOn || state.players.length === 0) return true;
    ["first", "second"].forEach((side) => bar.style.setProperty(`--${side}`, board.colourOf(side)));
    if (state.turn === null) {
      showEnd(state);
      return true;
    }
    const each = ({ advice }) => showScore(state, advice.score);
    const answer = await idle.work({ command: "think", level: SCORE_LEVEL, more: true }, {}, SCORE_TAKES, each);
    if (!answer) return false;
    if (answer.advice?.score) each(answer);
    else show(null, answer.refusal?.reason ?? "The computer can't say who is ahead");
    return true;
  }

  button.addEventListener("click", () => {
    isOn = !isOn;
    try { localStorage.setItem(KEY, isOn ? "yes" : "no"); } catch { /* The choice is lost when the page is closed. */ }
    showSwitch();
    beIdle();
  });
  document.addEventListener("idle", async ({ detail }) => {
    // The score has priority over the review.
    if (await judge(detail)) document.dispatchEvent(new CustomEvent("judged", { detail }));
  });
  showSwitch();
}
