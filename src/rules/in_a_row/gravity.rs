//! Where discs fall.

use super::{InARow, State, check_column, column_full};
use crate::{Finite, Headings, Layout, rules::Illegal};

impl<T: Finite> InARow<T> {
    /// True if a disc on a cell reduces the number of moves: it fills a column, or there is no gravity.
    #[inline]
    pub(super) fn is_last_there(&self, at: T::Cell) -> bool {
        match &self.columns {
            Some(columns) => columns.is_top(self.board.topology(), at),
            None => true,
        }
    }

    /// The cell below this one, if discs fall and there is a cell below.
    pub(super) fn below(&self, at: T::Cell) -> Option<T::Cell> {
        self.board.step(at, self.gravity()?)
    }

    /// The cell above this one, if discs fall and there is a cell above.
    pub(super) fn above(&self, at: T::Cell) -> Option<T::Cell> {
        let up = self.board.topology().reversed(at, self.gravity()?);
        self.board.step(at, up)
    }
}

impl<T: Headings + Layout> InARow<T> {
    /// The cell where a disc lands when it is dropped into a column. Columns are counted from 0, in the order of the
    /// board.
    ///
    /// It looks only at the board, so it returns a cell even after the end of the game, when
    /// [`Game::play`](crate::rules::Game::play) refuses the move.
    ///
    /// # Errors
    ///
    /// If there is no such column, if the column is full, or if there is no gravity.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, in_a_row::FOUR_IN_A_ROW}};
    ///
    /// let start = FOUR_IN_A_ROW.start();
    /// assert_eq!(FOUR_IN_A_ROW.landing(&start, 3).unwrap(), Coord::new(5, 3));
    /// let illegal = FOUR_IN_A_ROW.landing(&start, 7).unwrap_err();
    /// assert_eq!(illegal.to_string(), "there is no column 8: columns are 1 to 7");
    /// ```
    pub fn landing(&self, state: &State<T>, column: usize) -> Result<T::Cell, Illegal> {
        let Some(columns) = self.columns else {
            let why = "without gravity a move names a cell, not a column";
            return Err(Illegal::refused(why));
        };
        check_column(column, columns.count)?;
        let grid = state.grid();
        let top = columns.tops(&self.board).nth(column);
        let top = top.filter(|&top| grid.board().contains(top));
        let lands = top.and_then(|top| columns.landing(grid, top, self.obstacles.is_some()));
        lands.ok_or_else(|| column_full(column))
    }

    /// The column of a cell, counted from 0 in the order of the board; `None` off the board or without gravity.
    pub(super) fn column_of(&self, at: T::Cell) -> Option<usize> {
        let columns = self.columns?;
        if !self.board.contains(at) {
            return None;
        }
        let topology = self.board.topology();
        let up = topology.reversed(at, columns.heading);
        let (top, _) = topology.leap(at, up, topology.steps_ahead(at, up, usize::MAX));
        columns.tops(&self.board).position(|other| other == top)
    }
}
