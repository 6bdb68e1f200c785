//! k in a row written the slow and obvious way, to compare the library with: flat boards, sets of cells, and none of
//! the library's lines.

use std::collections::BTreeSet;

use collinear::rules::{Side, in_a_row::InARow};
use collinear::{Coord, Direction, Length};

pub(crate) type Board = Vec<Option<Side>>;
pub(crate) type CellSet = BTreeSet<usize>;

pub(crate) struct Naive {
    rows: isize,
    cols: isize,
    /// True if the upper and the lower side are joined, and the left and the right one.
    joined: [bool; 2],
    gravity: bool,
    exactly: bool,
    misere: bool,
    k: usize,
    axes: Vec<(isize, isize)>,
    obstacles: CellSet,
    windows: Vec<Window>,
}

/// k cells in a row, and the cells next to both ends.
struct Window {
    cells: Vec<usize>,
    ends: Vec<usize>,
}

impl Naive {
    pub(crate) fn of(game: &InARow) -> Self {
        let bounds = game.bounds();
        let mut naive = Self {
            rows: bounds.rows().cast_signed(),
            cols: bounds.cols().cast_signed(),
            joined: [
                bounds.wrap().joins_north_south(),
                bounds.wrap().joins_east_west(),
            ],
            gravity: game.has_gravity(),
            exactly: matches!(game.length(), Length::Exactly(_)),
            misere: game.is_misere(),
            k: game.length().k(),
            axes: game
                .axes()
                .iter()
                .map(|&axis: &Direction| (axis.rows(), axis.cols()))
                .collect(),
            obstacles: CellSet::new(),
            windows: Vec::new(),
        };
        naive.obstacles = game.obstacles().map(|at| naive.cell(at)).collect();
        for start in 0..naive.cells() {
            for &axis in &naive.axes.clone() {
                naive.windows.extend(naive.window(start, axis));
            }
        }
        naive
    }

    pub(crate) fn empty_board(&self) -> Board {
        vec![None; self.cells()]
    }

    pub(crate) fn coord(&self, cell: usize) -> Coord {
        let cols = self.cols.unsigned_abs();
        Coord::new(cell / cols, cell % cols)
    }

    pub(crate) fn cell(&self, at: Coord) -> usize {
        at.row * self.cols.unsigned_abs() + at.col
    }

    fn cells(&self) -> usize {
        (self.rows * self.cols).unsigned_abs()
    }

    /// The cell a number of steps away.
    fn step(&self, from: usize, (down, across): (isize, isize), steps: isize) -> Option<usize> {
        let at = self.coord(from);
        let mut row = at.row.cast_signed() + steps * down;
        let mut col = at.col.cast_signed() + steps * across;
        if self.joined[0] {
            row = row.rem_euclid(self.rows);
        }
        if self.joined[1] {
            col = col.rem_euclid(self.cols);
        }
        let inside = (0..self.rows).contains(&row) && (0..self.cols).contains(&col);
        inside.then(|| self.cell(Coord::new(row.unsigned_abs(), col.unsigned_abs())))
    }

    fn window(&self, start: usize, axis: (isize, isize)) -> Option<Window> {
        let k = self.k.cast_signed();
        let cells: Vec<_> = (0..k)
            .map(|steps| self.step(start, axis, steps))
            .collect::<Option<_>>()?;
        let distinct: CellSet = cells.iter().copied().collect();
        let ends = [-1, k]
            .into_iter()
            .filter_map(|steps| self.step(start, axis, steps))
            .filter(|end| !distinct.contains(end))
            .collect();
        (distinct.len() == self.k).then_some(Window { cells, ends })
    }

    /// True if a player has a line, window by window.
    pub(crate) fn has_won(&self, board: &Board, side: Side) -> bool {
        let own = |&cell: &usize| board[cell] == Some(side);
        self.windows.iter().any(|window| {
            window.cells.iter().all(own) && !(self.exactly && window.ends.iter().any(own))
        })
    }

    /// All lines of a player: whole runs, as sets of cells.
    pub(crate) fn lines(&self, board: &Board, side: Side) -> BTreeSet<CellSet> {
        let mut lines = BTreeSet::new();
        for start in (0..self.cells()).filter(|&cell| board[cell] == Some(side)) {
            for &(down, across) in &self.axes {
                let mut run = CellSet::from([start]);
                for direction in [(down, across), (-down, -across)] {
                    let more = (1..)
                        .map_while(|steps| self.step(start, direction, steps))
                        .take_while(|&cell| cell != start && board[cell] == Some(side));
                    run.extend(more);
                }
                let long_enough = if self.exactly {
                    run.len() == self.k
                } else {
                    run.len() >= self.k
                };
                if long_enough {
                    lines.insert(run);
                }
            }
        }
        lines
    }

    pub(crate) fn moves(&self, board: &Board) -> Vec<usize> {
        let is_free = |cell: usize| board[cell].is_none() && !self.obstacles.contains(&cell);
        if !self.gravity {
            return (0..self.cells()).filter(|&cell| is_free(cell)).collect();
        }
        let cols = self.cols.unsigned_abs();
        // A disc falls from the top, row by row, until something is below it.
        let falls = |top: usize| {
            let column = (top..self.cells()).step_by(cols);
            column.take_while(|&cell| is_free(cell)).last()
        };
        let mut moves: Vec<_> = (0..cols.min(self.cells())).filter_map(falls).collect();
        moves.sort_unstable();
        moves
    }

    /// The winner if this player has a line.
    pub(crate) fn winner(&self, with_line: Side) -> Side {
        if self.misere {
            with_line.other()
        } else {
            with_line
        }
    }
}
