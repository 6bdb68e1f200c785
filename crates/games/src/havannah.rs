//! Havannah: connect stones into a bridge, a fork or a ring.

use std::collections::BTreeSet;

use collinear::{
    Direction, Grid,
    boards::{Hex, Hexagons},
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Position, Rules, SetupError, Side, is_stuck,
        not_over, vacant,
    },
};

use crate::set_up::at_least;

/// Havannah, by Christian Freeling (1979), on a hexagon with eight cells on a side.
///
/// - Each turn places a stone on an empty cell; stones never move.
/// - A player wins with a bridge, a fork or a ring. A bridge connects two corners. A fork connects three sides; corners
///   belong to no side. A ring is a loop of stones round at least one cell, empty or not.
/// - A full board without any of them is a draw.
///
/// A move is its cell.
///
/// ```
/// use collinear::rules::{Notation, Outcome, Rules, Side};
/// use collinear_games::havannah::{Havannah, Won};
///
/// let havannah = Havannah::new(3).unwrap();
/// let mut state = havannah.start();
/// for m in havannah.read_game(&state, "a5 c1 b5 d1 c5").unwrap() {
///     havannah.apply(&mut state, m);
/// }
/// assert_eq!(havannah.outcome(&state), Some(Outcome::Win(Side::First)));
/// assert_eq!(Won::of(state.grid(), Side::First), Some(Won::Bridge));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Havannah {
    empty: Grid<Cell, Hexagons>,
}

impl Havannah {
    /// Makes the game on a hexagon with this many cells on a side, at least 2.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `side` is less than 2, or if the board is too large for memory.
    pub fn new(side: usize) -> Result<Self, SetupError> {
        at_least("cells on a side", side, 2)?;
        let board = Hexagons::hexagon(side)?;
        let empty = Grid::filled_on(board.board(), Cell::Empty)?;
        Ok(Self { empty })
    }
}

/// The default board has eight cells on a side.
impl Default for Havannah {
    fn default() -> Self {
        Self::new(8).expect("169 cells")
    }
}

/// The kind of connection that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Won {
    /// Two corners are connected.
    Bridge,
    /// Three sides are connected.
    Fork,
    /// A loop goes round a cell.
    Ring,
}

impl Won {
    /// Returns the winning connection of a player, if there is one.
    #[must_use]
    pub fn of(grid: &Grid<Cell, Hexagons>, side: Side) -> Option<Self> {
        let (board, own) = (grid.board().topology(), Cell::is_of(side));
        let groups = grid.regions(&Direction::HEX, |cell| own(cell).then_some(()));
        let mut joined = groups.filter_map(|((), group)| {
            let (corners, others): (Vec<_>, Vec<_>) =
                group.cells().iter().partition(|&&at| board.is_corner(at));
            let sides: BTreeSet<_> = others
                .into_iter()
                .flat_map(|at| board.sides_of(at))
                .collect();
            let bridge = (corners.len() >= 2).then_some(Self::Bridge);
            bridge.or_else(|| (sides.len() >= 3).then_some(Self::Fork))
        });
        joined.next().or_else(|| {
            let mut encircled = grid.encircled(&Direction::HEX, own);
            encircled.next().map(|_| Self::Ring)
        })
    }
}

impl Rules for Havannah {
    type State = Position<Cell, Hexagons>;
    type Move = Hex;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Hex> {
        state.grid().cells_where(Cell::is_empty)
    }

    fn apply(&self, state: &mut Self::State, at: Hex) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        // Only the player who has just moved can have won.
        let mover = state.turn.other();
        match Won::of(state.grid(), mover) {
            Some(_) => Some(Outcome::Win(mover)),
            None => is_stuck(self, state).then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &Self::State, m: &Hex) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)
    }
}

impl Notation for Havannah {}

#[cfg(test)]
mod tests {

    use super::*;

    /// X is `x`, and the opponent has no stones.
    fn won(picture: &str) -> Option<Won> {
        let cells = picture.chars().filter(|glyph| !glyph.is_whitespace());
        let cells = cells.map(|glyph| match glyph {
            'x' => Cell::Of(Side::First),
            'o' => Cell::Of(Side::Second),
            _ => Cell::Empty,
        });
        let board = Hexagons::hexagon(3).unwrap().board();
        Won::of(
            &Grid::from_cells(board, cells.collect()).unwrap(),
            Side::First,
        )
    }

    #[test]
    fn a_bridge_a_fork_and_a_ring_win() {
        for (picture, expected) in [
            ("xxx .... ..... .... ...", Some(Won::Bridge)),
            ("xx. .... ..... .... ..x", None),
            (".x. .x.. .xx.. ..x. .x.", None),
            (".x. xx.. ..x.. ..x. .x.", Some(Won::Fork)),
            // A corner belongs to no side.
            ("... ...x ...xx .... ...", None),
            ("... .xx. .x.x. .xx. ...", Some(Won::Ring)),
            ("... .xx. .xox. .xx. ...", Some(Won::Ring)),
            ("... .xx. .xxx. .xx. ...", Some(Won::Ring)),
            ("... .xx. .x.x. ..x. ...", None),
            ("... .xx. .xxx. ..x. ...", None),
        ] {
            assert_eq!(won(picture), expected, "{picture}");
        }
    }

    #[test]
    fn a_board_has_sides() {
        let error = Havannah::new(1).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cells on a side: 1, but there must be at least 2"
        );
        let error = Havannah::new(1 << 31).unwrap_err().to_string();
        assert!(error.ends_with("or memory"), "{error}");
    }
}
