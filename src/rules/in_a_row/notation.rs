//! Moves as text: `4` for a column, or `h8` for a cell.

use alloc::string::{String, ToString};

use itertools::Either;

use super::{InARow, State, columns::Columns, read_column};
use crate::{
    Headings, Layout,
    rules::{Illegal, MoveCells, Notation, Rules, not_over, read_by_cells},
};

/// With gravity a move is a column, counted from 1. Without gravity it is the [name](Layout::name) of a cell, such as
/// `h8`; rows and columns are named from the bottom left.
///
/// ```
/// use collinear::{Coord, rules::{Notation, Rules, in_a_row::{FOUR_IN_A_ROW, TIC_TAC_TOE}}};
///
/// let start = FOUR_IN_A_ROW.start();
/// assert_eq!(FOUR_IN_A_ROW.read_move(&start, "4").unwrap(), Coord::new(5, 3));
/// assert_eq!(FOUR_IN_A_ROW.write_move(&start, &Coord::new(5, 3)), "4");
/// let error = FOUR_IN_A_ROW.read_move(&start, "x").unwrap_err();
/// assert_eq!(error.to_string(), "not a column: columns are 1 to 7");
///
/// let start = TIC_TAC_TOE.start();
/// assert_eq!(TIC_TAC_TOE.read_move(&start, "a1").unwrap(), Coord::new(2, 0));
/// ```
///
/// With gravity and at most 9 columns, digits can run together: `4453` is four moves.
///
/// ```
/// use collinear::rules::{Notation, in_a_row::{FOUR_IN_A_ROW, GOMOKU}};
///
/// assert!(FOUR_IN_A_ROW.split_turns("44 5x 3").eq(["4", "4", "5x", "3"]));
/// assert!(GOMOKU.split_turns("h8 i9").eq(["h8", "i9"]));
/// ```
///
/// Without gravity, a word that names no cell is refused [as in other games](read_by_cells).
impl<T: Headings + Layout<Cell: MoveCells<State<T>>>> Notation for InARow<T> {
    fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        let short = self.columns.is_some_and(|columns| columns.count <= 9);
        text.split_whitespace().flat_map(move |word| {
            if short && word.bytes().all(|byte| byte.is_ascii_digit()) {
                Either::Left((0..word.len()).map(move |i| &word[i..=i]))
            } else {
                Either::Right(core::iter::once(word))
            }
        })
    }

    fn read_move(&self, state: &State<T>, text: &str) -> Result<T::Cell, Illegal> {
        let Some(Columns { count, .. }) = self.columns else {
            return read_by_cells(self, state, text);
        };
        not_over(self, state)?;
        let m = self.landing(state, read_column(text, count)?)?;
        self.check(state, &m)?;
        Ok(m)
    }

    fn write_move(&self, _: &State<T>, &m: &T::Cell) -> String {
        if let Some(column) = self.column_of(m) {
            column.saturating_add(1).to_string()
        } else {
            self.board.names([m])
        }
    }
}
