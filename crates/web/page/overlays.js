// Lines that queries find in the current game, drawn over the board. Each kind can be switched on.
"use strict";

{
  const KEY = "collinear-overlays";
  const SVG = "http://www.w3.org/2000/svg";
  const layer = document.createElementNS(SVG, "svg");
  layer.id = "overlay";
  layer.setAttribute("aria-hidden", "true");
  const switches = [...document.querySelectorAll("#overlays input")];
  const on = (name) => switches.find((each) => each.value === name).checked;
  /** The displayed snapshot, and the cell that is under the pointer or has the focus. */
  let [shown, pointed] = [null, null];
  let asked = 0;

  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    for (const each of switches) each.checked = kept.includes(each.value);
  } catch { /* All kinds are off. */ }

  function drawn(tag, attributes) {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    layer.append(element);
  }

  /** The centre of a cell in the picture. */
  function middle(number) {
    const { cells, is_slanted: slanted } = shown.state.board;
    const { x, y } = cells[number];
    return slanted ? [HALF_CELL * (x - y), HEX_ROW * y] : [HALF_CELL * x, SQUARE_ROW * y];
  }

  /** A line through cells. Steps over joined sides are not drawn. */
  function line(cells, className) {
    const far = shown.state.board.strokes.length > 0 ? Infinity : 60;
    let path = "";
    cells.forEach((cell, index) => {
      const [x, y] = middle(cell);
      const before = index > 0 ? middle(cells[index - 1]) : null;
      const isNear = before && Math.hypot(x - before[0], y - before[1]) < far;
      path += `${isNear ? "L" : "M"}${x} ${y}`;
    });
    drawn("path", { d: path, class: className });
  }

  function dots(cells, className, radius) {
    for (const cell of cells) {
      const [cx, cy] = middle(cell);
      drawn("circle", { cx, cy, r: radius, class: className });
    }
  }

  async function lines(of) {
    const answer = await game.command({ command: "lines", of });
    return answer.lines ?? [];
  }

  /** Requests and draws the lines. */
  async function draw() {
    const turn = (asked += 1);
    const { state } = shown;
    const at = pointed;
    const picked = picking?.picked.at(-1);
    const move = at === null ? null : state.moves.find(({ cells }) => cells.at(-1) === pointedEnd(at) && begins(cells));
    const [runs, rays, path, preview] = await Promise.all([
      on("runs") ? lines([]) : [],
      on("ways") && at !== null ? lines([picked ?? at]) : [],
      on("path") && at !== null && picked !== undefined && picked !== at ? lines([picked, at]) : [],
      on("turned") && move ? game.command({ command: "preview", move: move.move }) : null,
    ]);
    if (turn !== asked) return;
    layer.replaceChildren();
    const { x, y, width, height } = document.querySelector("#picture svg").viewBox.baseVal;
    layer.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    for (const { cells, free, side } of runs) {
      line(cells, `run ${side ?? ""} ${free.length === 0 ? "closed" : ""}`);
      dots(free, `open ${side ?? ""}`, 4);
    }
    for (const { cells, blockers } of rays) {
      if (cells.length > 0) line([picked ?? at, ...cells], "way");
      dots(blockers, "blocker", 17);
    }
    for (const { cells, blockers } of path) {
      line([picked, ...cells], blockers.length > 0 ? "way barred" : "way");
      dots(blockers, "blocker barred", 17);
    }
    if (preview?.preview) {
      dots(preview.preview.cells, "made", 17);
      dots(preview.preview.touched, "touched", 17);
    }
    say(runs, path, preview, move);
  }

  /** The cell that the pointer means. If discs fall, any cell of a column means the cell where the disc lands. */
  function pointedEnd(at) {
    const { board, moves } = shown.state;
    if (!board.is_by_column) return at;
    const ends = moves.map(({ cells }) => cells.at(-1));
    return ends.find((cell) => board.cells[cell].x === board.cells[at].x) ?? at;
  }

  /** True if a move begins with the picked cells. */
  const begins = (cells) => picking.picked.every((cell, index) => cells[index] === cell);

  /** Describes the drawn lines in words, below the switches. */
  function say(runs, path, preview, move) {
    const { cells } = shown.state.board;
    const names = (numbers) => numbers.map((number) => cells[number].name).join(" ");
    const texts = [];
    if (on("runs")) {
      const open = runs.filter(({ free }) => free.length > 0).length;
      texts.push(`${runs.length} ${runs.length === 1 ? "run" : "runs"}, ${open} with an open end.`);
    }
    for (const { blockers } of path) if (blockers.length > 0) texts.push(`The path is blocked at ${names(blockers)}.`);
    if (preview?.preview) {
      const { touched, notes } = preview.preview;
      if (notes.length > 0) texts.push(`${move.move}: ${notes.join(", ")}.`);
      else if (touched.length > 0) texts.push(`${move.move} changes ${names(touched)}.`);
    }
    document.getElementById("overlay-says").textContent = texts.join(" ");
  }

  const isWanted = () => shown && switches.some(({ checked }) => checked);
  function refresh() {
    if (isWanted()) {
      document.getElementById("picture").after(layer);
      draw();
    } else {
      asked += 1;
      layer.remove();
      document.getElementById("overlay-says").textContent = "";
    }
  }

  document.addEventListener("seen", ({ detail }) => {
    shown = detail;
    pointed = null;
    refresh();
  });
  for (const each of switches) {
    each.addEventListener("change", () => {
      const names = switches.filter(({ checked }) => checked).map(({ value }) => value);
      try { localStorage.setItem(KEY, JSON.stringify(names)); } catch { /* The choice is lost when the page is closed. */ }
      refresh();
    });
  }
  const point = (cell) => {
    if (cell === pointed || (cell === null && pointed === null)) return;
    pointed = cell;
    if (isWanted()) draw();
  };
  const cellOf = (element) => {
    const cell = element.closest?.(".cell")?.dataset.cell;
    return cell === undefined ? null : Number(cell);
  };
  const cells = document.getElementById("cells");
  cells.addEventListener("pointerover", ({ target }) => point(cellOf(target)));
  cells.addEventListener("pointerleave", () => point(null));
  cells.addEventListener("focusin", ({ target }) => point(cellOf(target)));
  // A piece that was just picked has paths to draw.
  cells.addEventListener("click", () => { if (isWanted()) setTimeout(draw); });
}
