//! Whole lines that are taken out of a board, and what moves up behind them.

use alloc::{collections::BTreeSet, vec::Vec};

use super::Grid;
use crate::{
    geometry::{Direction, Finite, Line},
    lines::{Gravity, Move},
};

/// # Removing lines
impl<T: Clone, B: Finite> Grid<T, B> {
    /// Takes every whole line along an axis that is full out of the board, and answers which these were. What
    /// stands before their cells on the lines along the heading moves on by one cell for each of them, empty
    /// cells and all, and `empty` comes in at the edge.
    ///
    /// So what moves keeps its shape, where [`compact`](Self::compact) lets each piece fall for itself. On a
    /// ring, which has no edge, nothing moves: what is taken out of it becomes empty. Where lines cross, as
    /// listed lines may, one moves after the other, and a cell is taken out by the first.
    ///
    /// The rows of a rectangle drop as rows: [`remove_rows`](Self::remove_rows). Columns may close up to
    /// the west, as where an empty column of a clicking game goes. On a board whose lines differ in length, a
    /// hexagon say, each cell moves on by the number of cells of its own line that went.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // an empty column goes, and the others close up to the west
    /// let mut board = Grid::parse("a . b\nc . d")?;
    /// let gone = board.remove_lines(Direction::S, Direction::W, |&cell| cell == '.', '.');
    /// assert_eq!(gone[0].to_string(), "2 cells S from (0, 1)");
    /// assert_eq!(board.to_string(), "a b .\nc d .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call for each cell, none after the first of a line that is not full; then a swap for each cell that
    /// moves, each of which is looked up among those that are taken out.
    #[doc(alias("line clear", "full line", "SameGame"))]
    pub fn remove_lines(
        &mut self,
        axis: B::Heading,
        heading: B::Heading,
        mut full: impl FnMut(&T) -> bool,
        empty: T,
    ) -> Vec<Line<B>> {
        let lines = self.board.lines(axis);
        let is_full = |line: &Line<B>| line.iter().all(|at| full(self.at(at)));
        let gone: Vec<Line<B>> = lines.filter(is_full).collect();
        let mut out: BTreeSet<B::Cell> = gone.iter().flatten().collect();
        let mut falling = self.board.compact(heading);
        while let Some(Move { from, to }) = falling.next_fall(|at| {
            if out.contains(&at) {
                Gravity::Empty
            } else {
                Gravity::Falls
            }
        }) {
            self.swap(from, to);
            // A line that crosses itself comes by a cell again that is filled.
            if out.remove(&to) {
                out.insert(from);
            }
        }
        self.fill(out, empty);
        gone
    }
}

impl<T: Clone> Grid<T> {
    /// Takes every full row out, and answers which these were, from the top: the rows above drop as they
    /// are, and empty ones come in at the top.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let mut well = Grid::parse("
    ///     . I . .
    ///     I I I I
    ///     . I . I
    ///     I I I I
    /// ")?;
    /// let gone = well.remove_rows(|&cell| cell == 'I', '.');
    /// assert_eq!(gone.len(), 2);
    /// assert_eq!(well.to_string(), ". . . .\n. . . .\n. I . .\n. I . I"); // the gap in the last row stays
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for [`remove_lines`](Self::remove_lines).
    ///
    #[doc = include_str!("../../examples/pictures/remove_rows.svg")]
    #[doc(alias("Tetris", "line clear", "full rows"))]
    pub fn remove_rows(&mut self, full: impl FnMut(&T) -> bool, empty: T) -> Vec<Line> {
        self.remove_lines(Direction::E, Direction::S, full, empty)
    }
}
