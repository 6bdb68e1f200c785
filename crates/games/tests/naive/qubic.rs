//! Qubic, and the like in other dimensions: whoever fills a line from side to side has won.

use std::collections::BTreeSet;

use super::{End, Game, lines::Stones};

/// Cells are numbered with the last coordinate the fastest: in three dimensions `16 a + 4 b + c`.
#[derive(Clone)]
pub(crate) struct Qubic(Stones);

/// The lines from side to side: from each cell by the step to each cell next to it, as far as a line
/// goes.
pub(crate) fn lines(side: usize, dimensions: u32) -> BTreeSet<Vec<usize>> {
    let cells = side.pow(dimensions);
    let coordinate = |cell: usize, axis| cell / side.pow(axis) % side;
    let mut lines = BTreeSet::new();
    for (from, to) in (0..cells).flat_map(|from| (0..cells).map(move |to| (from, to))) {
        let is_next =
            (0..dimensions).all(|axis| coordinate(from, axis).abs_diff(coordinate(to, axis)) <= 1);
        if from == to || !is_next {
            continue;
        }
        let cell_after = |steps: usize| {
            (0..dimensions).try_fold(0, |cell, axis| {
                // May be below 0 on the way: what is taken away is added first.
                let ahead = coordinate(from, axis) + steps * coordinate(to, axis);
                let at = ahead.checked_sub(steps * coordinate(from, axis))?;
                (at < side).then_some(cell + at * side.pow(axis))
            })
        };
        if let Some(mut line) = (0..side).map(cell_after).collect::<Option<Vec<_>>>() {
            line.sort_unstable();
            lines.insert(line);
        }
    }
    lines
}

impl Qubic {
    pub(crate) fn start(side: usize, dimensions: u32) -> Self {
        Self(Stones::none(side.pow(dimensions), &lines(side, dimensions)))
    }
}

impl Game for Qubic {
    type Move = usize;

    fn moves(&self) -> Vec<usize> {
        let cells = &self.0.cells;
        let is_free = |&cell: &usize| self.0.end.is_none() && cells[cell].is_none();
        (0..cells.len()).filter(is_free).collect()
    }

    fn play(&mut self, cell: usize) {
        self.0.place(cell);
    }

    fn end(&self) -> Option<End> {
        self.0.end
    }
}
