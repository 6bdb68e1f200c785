//! Complica: four in a row, and a disc on a full column pushes the lowest one out.

use collinear::{
    Bounds, Coord, Direction, Grid, Length, Rect, TooLarge,
    rules::{
        Cell, Column, Illegal, Notation, Outcome, Owned, Position, Rules, SetupError, Side,
        goes_on,
        in_a_row::{check_column, read_column},
    },
};

use crate::{
    discs::{landing, style, take_out},
    set_up::at_least,
    shown::Shown,
};

/// Complica, by Reiner Knizia (1991): four in a row on 7 rows and 4 columns that are never full.
///
/// - A disc that is dropped falls to the lowest free cell of its column. On a full column it comes to lie on
///   top: the lowest disc is pushed out, and the others fall by one.
/// - Who has four in a row while the other player has not has won, whoever moved. While both have four in a
///   row the game goes on.
/// - Discs can be pushed out for ever. Here the game is a draw after [so many](Self::limit).
///
/// The moves and the second point are as "The World of Abstract Games" has them; the limit is ours. A move is
/// a column from 1 on, `4`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::complica::Complica;
///
/// let mut game = Game::new(Complica::default());
/// // Seven discs are in column 1, and the eighth pushes the lowest out.
/// let moves = game.rules().read_game(game.state(), "1 1 1 1 1 1 1 1 2 3 2 3 2 3 2").unwrap();
/// game.play_all(moves)?;
/// assert_eq!(game.state().extra, 1);
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First))); // column 2
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Complica {
    bounds: Bounds,
    length: Length,
    /// After how many discs that were pushed out the game is a draw; `None` for never. By default 100.
    pub limit: Option<usize>,
}

impl Default for Complica {
    fn default() -> Self {
        Self::new(7, 4, Length::AtLeast(4)).expect("28 cells")
    }
}

impl Complica {
    /// The game on a board of another size, for lines of this length.
    ///
    /// # Errors
    ///
    /// [`SetupError`] for lines of no cells, and for a board without any, or for
    /// more than 2^20 cells.
    pub fn new(rows: usize, cols: usize, length: Length) -> Result<Self, SetupError> {
        let (Length::AtLeast(cells) | Length::Exactly(cells)) = length;
        for (what, found) in [
            ("cells of a line", cells),
            ("rows", rows),
            ("columns", cols),
        ] {
            at_least(what, found, 1)?;
        }
        let bounds = TooLarge::check(rows, cols, 1 << 20);
        Ok(Self {
            bounds: bounds?,
            length,
            limit: Some(100),
        })
    }

    /// The same game that goes on until somebody has won: how the ways that it can go are counted.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }
}

/// The discs, and how many were pushed out, if there is a limit.
pub type State = Position<Cell, Rect, usize>;

impl Rules for Complica {
    type State = State;
    type Move = Column;

    fn start(&self) -> State {
        let grid = Grid::filled_on(self.bounds, Cell::Empty);
        Position::new(grid.expect("at most 2^20 cells")).with_extra(0)
    }

    fn moves(&self, _: &State) -> impl Iterator<Item = Column> {
        (0..self.bounds.cols()).map(Column)
    }

    fn apply(&self, state: &mut State, Column(col): Column) {
        let lands = landing(state.grid(), col).unwrap_or_else(|| {
            let lowest = Coord::new(self.bounds.rows() - 1, col);
            take_out(state.grid_mut(), lowest);
            state.extra += usize::from(self.limit.is_some());
            Coord::new(0, col)
        });
        state.place(lands, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let grid = state.grid();
        let has_line = |side| grid.has_k_line(&Direction::AXES, self.length, Cell::is_of(side));
        let is_over = self.limit.is_some_and(|limit| state.extra >= limit);
        match Side::BOTH.map(has_line) {
            [true, false] => Some(Outcome::Win(Side::First)),
            [false, true] => Some(Outcome::Win(Side::Second)),
            _ => is_over.then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &State, &Column(column): &Column) -> Result<(), Illegal> {
        goes_on(self, state)?;
        check_column(column, self.bounds.cols())
    }
}

/// `4`.
impl Notation for Complica {
    fn write_move(&self, _: &State, m: &Column) -> String {
        m.0.saturating_add(1).to_string()
    }

    fn read_move(&self, state: &State, word: &str) -> Result<Column, Illegal> {
        goes_on(self, state)?;
        Ok(Column(read_column(word, self.bounds.cols())?))
    }
}

pub(crate) fn shown() -> Shown<Complica> {
    Shown {
        style: Some(style()),
        hint: Some(|rules, _| format!("column 1-{}", rules.bounds.cols())),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in};

    fn small(rows: usize, cols: usize, k: usize) -> Complica {
        Complica::new(rows, cols, Length::AtLeast(k)).unwrap()
    }

    #[test]
    fn moves_are_refused_with_their_reason() {
        let rules = Complica::default();
        let start = rules.start();
        let refused = |text| rules.read_move(&start, text).unwrap_err().to_string();
        assert_eq!(refused("x"), "not a column: columns are 1 to 4");
        assert_eq!(refused("0"), "not a column: columns are 1 to 4");
        let no_column = "there is no column 5: columns are 1 to 4";
        assert_eq!(refused("5"), no_column);
        let checked = rules.check(&start, &Column(4)).unwrap_err();
        assert_eq!(checked.to_string(), no_column);
        let error = |rows, cols, k| {
            let error = Complica::new(rows, cols, Length::AtLeast(k)).unwrap_err();
            error.to_string()
        };
        assert_eq!(error(0, 4, 4), "rows: 0, but there has to be 1 at least");
        assert_eq!(error(7, 0, 4), "columns: 0, but there has to be 1 at least");
        let line = "cells of a line: 0, but there has to be 1 at least";
        assert_eq!(error(7, 4, 0), line);
    }

    #[test]
    fn it_keeps_its_promises() {
        for rules in [
            Complica::default(),
            Complica::default().without_limit(),
            small(2, 3, 2),
            small(1, 4, 2),
            small(4, 1, 2),
        ] {
            agrees_with_its_promises_in(WALKS, &rules);
        }
    }
}
