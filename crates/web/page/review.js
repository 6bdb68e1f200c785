// Finds mistakes: marks them in the list of moves, and draws a chart of who was ahead.
"use strict";

{
  /** The computer's time per move in milliseconds, and its level. */
  const [TAKES, LEVEL] = [1000, 3];
  const SVG = "http://www.w3.org/2000/svg";
  const [button, root, chart] = [$("review"), $("judged"), $("chart")];
  /** The evaluations of turns, by the moves that lead to them. */
  const rows = new Map();
  let isOn = false;

  /** The players' turns in the current line: their numbers and the moves that lead to them. */
  function turnsOf(state) {
    let path = state.game.join(" ");
    const line = [...state.made, ...state.taken_back];
    const turns = lineOf(state).map((number, index) => {
      path += `\n${state.branches.turns[number - 1].moves.join(" ")}`;
      return { number, path, turn: line[index] };
    });
    return turns.filter(({ turn }) => isPlayers(turn));
  }

  function show(state) {
    const turns = turnsOf(state);
    const isLookedAt = state.is_stepping || state.turn === null;
    button.hidden = !isOn && (!isLookedAt || turns.length === 0);
    button.setAttribute("aria-pressed", isOn);
    root.hidden = !isOn;
    for (const mark of document.querySelectorAll("#moves .mark")) mark.remove();
    if (!isOn) return;
    const known = turns.filter(({ path }) => rows.has(path));
    for (const { number, path } of known) showMark(number, rows.get(path));
    const marked = known.filter(({ path }) => rows.get(path).mark).length;
    const all = `${marked === 0 ? "No move" : marked === 1 ? "One move" : `${marked} moves`} gave much away.`;
    const left = isLookedAt ? `Reviewing move ${known.length + 1} of ${turns.length} …` : "The review continues when the game is over.";
    $("judged-says").textContent = turns.length === 0 ? "There are no moves." : known.length < turns.length ? left : all;
    showChart(state, turns);
  }

  /** Marks a move in the list. */
  function showMark(number, { mark, best, before, after }) {
    if (!mark) return;
    const sign = document.createElement("span");
    sign.className = `mark ${mark === "??" ? "blunder" : "mistake"}`;
    sign.textContent = `${mark} better: ${best[0]}`;
    sign.title = [best[0] && `${best[0]}: ${before.text}`, after && `instead: ${after.text}`].filter(Boolean).join("; ");
    document.querySelector(`#moves button[data-turn="${number}"]`)?.after(sign);
  }

  function drawn(tag, attributes) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    chart.append(element);
  }

  /** Draws who was ahead after each turn. Points above the middle mean that the first player was ahead. */
  function showChart(state, turns) {
    const isForTwo = state.players.length > 0;
    const share = (score) => (score ? shareOf(score, isForTwo) : null);
    const last = turns.length > 0 ? rows.get(turns.at(-1).path) : null;
    const shares = [...turns.map(({ path }) => share(rows.get(path)?.before)), share(last?.after)];
    chart.replaceChildren();
    chart.toggleAttribute("hidden", shares.every((share) => share === null));
    const x = (index) => (100 * index) / Math.max(turns.length, 1);
    const points = shares.flatMap((share, index) => (share === null ? [] : [[x(index), 4 + 92 * (1 - share)]]));
    if (points.length === 0) return;
    const line = points.map(([x, y]) => `L${x} ${y}`).join("");
    drawn("path", { class: "area", d: `M${points[0][0]} 50${line}L${points.at(-1)[0]} 50Z` });
    drawn("path", { class: "middle", d: "M0 50L100 50" });
    drawn("path", { class: "line", d: line.replace("L", "M") });
    turns.forEach(({ path }, index) => {
      const { mark, after } = rows.get(path) ?? {};
      const y = share(after);
      // A line of length 0 draws a dot.
      if (mark && y !== null) drawn("path", { class: `dot ${mark === "??" ? "blunder" : "mistake"}`, d: `M${x(index + 1)} ${4 + 92 * (1 - y)}h0` });
    });
    const at = state.made.filter(isPlayers).length;
    drawn("path", { class: "at", d: `M${x(at)} 0L${x(at)} 100` });
  }

  chart.addEventListener("click", ({ clientX }) => {
    const { left, width } = chart.getBoundingClientRect();
    const turns = turnsOf(seen.state);
    const index = Math.round(((clientX - left) / width) * turns.length);
    stepTo(index > 0 ? turns[index - 1].number : 0);
  });

  /** Evaluates the moves that have no evaluation yet. */
  async function review(state) {
    if (!isOn || !(state.is_stepping || state.turn === null)) return;
    for (const { number, path } of turnsOf(state)) {
      if (rows.has(path)) continue;
      const answer = await idle.work({ command: "review", turn: number, level: LEVEL, more: true }, {}, TAKES);
      if (!answer) return;
      if (answer.refusal) {
        $("judged-says").textContent = answer.refusal.reason;
        return;
      }
      rows.set(path, answer.review[0]);
      show(seen.state);
    }
  }

  button.addEventListener("click", () => {
    isOn = !isOn;
    show(seen.state);
    beIdle();
  });
  document.addEventListener("seen", ({ detail }) => show(detail.state));
  document.addEventListener("judged", ({ detail }) => review(detail));
}
