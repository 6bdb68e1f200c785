//! [`Sheet`]: the paper of a board, as defined by its [`Layout`].

use alloc::collections::BTreeSet;

use super::Tiling;
use crate::{
    geometry::{Coord, Labels, Layout},
    grid::Grid,
};

/// The paper of a board as defined by its layout, except for the size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sheet {
    pub(super) tiling: Tiling,
    /// The names on the margin, if they are not the numbers and letters of a chart.
    pub(super) labels: Option<Labels>,
    /// The strokes of a board of points, from cell to cell, each with the smaller one first.
    pub(super) strokes: BTreeSet<(Coord, Coord)>,
    /// The arcs round corners of the paper.
    pub(super) arcs: BTreeSet<(Coord, Coord)>,
    /// The places without a cell.
    empty: BTreeSet<Coord>,
}

impl Sheet {
    pub(super) fn of<B: Layout>(grid: &Grid<char, B>) -> Self {
        let board = grid.board().topology();
        let paper = board.paper();
        let on_paper = |(from, to)| {
            let are_cells = board.contains(from) && board.contains(to);
            are_cells.then(|| in_order(board.on_paper(from), board.on_paper(to)))
        };
        let mut empty = BTreeSet::new();
        if paper.cell_count() > board.cell_count() {
            empty.extend(paper.coords());
            for at in board.cells() {
                empty.remove(&board.on_paper(at));
            }
        }
        Self {
            tiling: board.tiling(),
            labels: board.labels(),
            strokes: board.strokes().filter_map(on_paper).collect(),
            arcs: board.corner_arcs().filter_map(on_paper).collect(),
            empty,
        }
    }

    pub(super) fn has_cell(&self, at: Coord) -> bool {
        !self.empty.contains(&at)
    }

    pub(super) fn has_stroke(&self, from: Coord, to: Coord) -> bool {
        self.strokes.contains(&in_order(from, to))
    }

    /// How many cells beyond the sides of the paper the arcs reach.
    pub(super) fn reach(&self) -> usize {
        let arcs = self.arcs.iter();
        let reach = arcs.map(|(from, to)| from.row.abs_diff(to.row));
        reach.max().unwrap_or(0)
    }
}

fn in_order(from: Coord, to: Coord) -> (Coord, Coord) {
    (from.min(to), from.max(to))
}
