//! Answers that are cells.

use collinear::{
    Coord, Grid, Miss, Region, Stop, Surround,
    geometry::Rect,
    grid::Changes,
    lines::{SlideTogether, Trace},
    picture::Mark,
};

use super::{Drawn, blocker, listed};
use crate::words::asked::{Asked, Placed, Sheet};

pub(in crate::words) fn cells<B: Sheet>(
    _: &Asked<B>,
    answer: impl IntoIterator<Item: Placed>,
) -> Drawn {
    let cells: Vec<_> = answer.into_iter().map(Placed::placed).collect();
    let text = match cells[..] {
        [] => "no cell".to_owned(),
        [one] => format!("1 cell: {one}"),
        _ => format!("{} cells: {}", cells.len(), listed(&cells)),
    };
    Drawn::found_if_any(text, cells.iter().copied()).with(cells.into_iter().map(Mark::Cell))
}

pub(in crate::words) fn groups<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Vec<Coord>>,
) -> Drawn {
    let groups = answer.into_iter().map(|group| cells(asked, group));
    Drawn::all(groups, ["group", "groups"])
}

/// Draws the first goal, or the cells from which no goal can be reached.
pub(in crate::words) fn way_out<B: Sheet>(
    asked: &Asked<B>,
    answer: Result<Coord, Region<B>>,
) -> Drawn {
    match answer {
        Ok(at) => Drawn::found(at.to_string(), [at]).with([Mark::Last(at)]),
        Err(region) => {
            let closed = cells(asked, region.cells().iter().copied());
            Drawn {
                text: format!("none: {}", closed.text),
                found: false,
                ..closed
            }
        }
    }
}

pub(in crate::words) fn together<B: Sheet>(_: &Asked<B>, answer: SlideTogether<B>) -> Drawn {
    let SlideTogether {
        to,
        steps,
        stop,
        blockers,
        ..
    } = answer;
    let unit = if steps == 1 { "step" } else { "steps" };
    let text = format!("{steps} {unit} to {}, then {stop}", listed(&to));
    let moved = if steps > 0 { to } else { Vec::new() };
    Drawn::found_if_any(text, moved.iter().copied())
        .with(moved.into_iter().map(Mark::Cell))
        .with(blockers.into_iter().map(Mark::Blocker))
}

pub(in crate::words) fn connection<B: Sheet>(_: &Asked<B>, answer: Option<Vec<Coord>>) -> Drawn {
    let Some(way) = answer else {
        return Drawn::missed("None: no path there", []);
    };
    let text = format!("{} cells: {}", way.len(), listed(&way));
    Drawn {
        trails: vec![way.clone()],
        ..Drawn::found(text, way)
    }
}

pub(in crate::words) fn taken<B: Sheet>(asked: &Asked<B>, answer: Result<Coord, Miss>) -> Drawn {
    match answer {
        Ok(at) => Drawn::found(at.to_string(), [at]).with([Mark::Taken(at)]),
        Err(miss) => asked.miss(miss),
    }
}

pub(in crate::words) fn both_taken<B: Sheet>(
    asked: &Asked<B>,
    answer: Result<[Coord; 2], Miss>,
) -> Drawn {
    match answer {
        Ok(both) => Drawn::found(listed(&both), both).with(both.map(Mark::Taken)),
        Err(miss) => asked.miss(miss),
    }
}

pub(in crate::words) fn surround<B: Sheet>(asked: &Asked<B>, answer: Surround) -> Drawn {
    let Surround {
        at,
        closed,
        open,
        gap,
        ..
    } = answer;
    let liberty = gap.map_or_else(
        || "enclosed".to_owned(),
        |side| format!("first liberty {side}"),
    );
    let text = format!("{closed} closed, {open} open: {liberty}");
    Drawn::found(text, gap.and_then(|side| asked.whole.step(at, side)))
        .with([Mark::Last(at)])
        .with(Mark::gap(asked.whole, answer))
}

pub(in crate::words) fn trace<B: Sheet>(_: &Asked<B>, (stop, trace): (Stop, Trace)) -> Drawn {
    let looks = trace.looks();
    let passed = looks.iter().filter(|look| look.continues == Some(true));
    let cells: Vec<_> = passed.filter_map(|look| look.at).collect();
    let text = trace.to_string().trim_end().replace('\n', "; ");
    Drawn::found(format!("{text}: {stop}"), cells.iter().copied())
        .with(cells.into_iter().map(Mark::Cell))
        .with(blocker(stop).map(Mark::Blocker))
}

/// Draws the changes that a query has made.
pub(in crate::words) fn changes<B: Sheet>(asked: &Asked<B>, after: &Grid<char, B>) -> Drawn {
    let cells: Vec<_> = asked.board.changes_to(after).cells().collect();
    let text = match cells.len() {
        0 => "nothing has changed".to_owned(),
        1 => format!("1 cell has changed: {}", listed(&cells)),
        count => format!("{count} cells have changed: {}", listed(&cells)),
    };
    let whole = asked.whole;
    let glyph = |at| after.get(at).copied().unwrap_or('#');
    Drawn {
        after: Grid::from_fn(whole.rows(), whole.cols(), glyph).ok(),
        ..Drawn::found_if_any(text, cells.iter().copied())
    }
    .with(cells.into_iter().map(Mark::Last))
}

/// Draws changes that are not made yet.
#[expect(clippy::needless_pass_by_value, reason = "answers are given, not lent")]
pub(in crate::words) fn changed(_: &Asked<Rect>, answer: Changes<char>) -> Drawn {
    let cells: Vec<_> = answer.cells().collect();
    let text = match answer.to_string() {
        nothing if nothing.is_empty() => "nothing has to change".to_owned(),
        changes => changes,
    };
    Drawn::found_if_any(text, cells.iter().copied()).with(cells.into_iter().map(Mark::Last))
}

/// Draws the board after a symmetry that keeps its size.
pub(in crate::words) fn turned(asked: &Asked<Rect>, answer: Grid<char>) -> Drawn {
    Drawn {
        text: answer.to_string().replace('\n', " / "),
        marks: Vec::new(),
        ..changes(asked, &answer)
    }
    .with_board(answer)
}
