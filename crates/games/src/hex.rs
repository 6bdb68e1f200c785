//! Hex: connect your two sides of a rhombus.

use collinear::{
    Direction, Grid,
    boards::{Hex as Spot, Hexagons},
    picture::{Body, Colour, Figure, Piece, Style},
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Position, Rules, SetupError, Side, not_over,
        vacant,
    },
};

use crate::{
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Hex, by Piet Hein (1942) and John Nash (1948), on a rhombus of hexagons, by default 11x11.
///
/// - Each turn places a stone on an empty cell; stones never move.
/// - A player wins by connecting two sides with a chain of stones: the first player top and bottom, the second left and
///   right.
/// - The second player may answer the first stone by taking it over. It is replaced by a stone of the second player on
///   the cell mirrored in the short diagonal, where it is worth the same.
///
/// A full board connects exactly one pair of sides, so there is no draw. A move is its cell, and the swap is the cell
/// of the stone taken over.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::hex::Hex;
///
/// let hex = Hex::default();
/// let start = hex.start();
/// assert_eq!(perft(&hex, &start, 2, Finished::Dropped), 121 * 121);
/// let swapped = hex.read_game(&start, "b1 b1 f6").unwrap();
/// assert_eq!(swapped.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hex {
    empty: Grid<Cell, Hexagons>,
    swap: bool,
}

impl Hex {
    /// Makes the game on a board of `size` rows and columns.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the size is zero or the board is too large for memory.
    pub fn new(size: usize) -> Result<Self, SetupError> {
        at_least("rows", size, 1)?;
        let board = Hexagons::rhombus(size, size)?;
        let empty = Grid::filled_on(board.board(), Cell::Empty)?;
        Ok(Self { empty, swap: true })
    }

    /// The same game without the swap. Without it the first player can win on every board.
    #[must_use]
    pub fn without_swap(self) -> Self {
        Self {
            swap: false,
            ..self
        }
    }

    /// True if the first stone may be taken over now.
    fn may_swap(&self, state: &Position<Cell, Hexagons>) -> bool {
        let turn = state.turn;
        self.swap && turn == Side::Second && state.grid().count(|cell| !cell.is_empty()) == 1
    }
}

/// The default board has 11x11 cells.
impl Default for Hex {
    fn default() -> Self {
        Self::new(11).expect("121 cells")
    }
}

pub(crate) fn shown() -> Shown<Hex> {
    let colours = [0xa3_26_1c, 0x6a_ac_e6].map(Colour::rgb);
    let mut style = Style::default();
    for (side, colour) in Side::BOTH.into_iter().zip(colours) {
        let stone = Figure::Piece(Piece::new(Body::Disc, colour));
        style.theme = style.theme.with_figure(side.into(), stone);
        style.sides.extend(goals(side).map(|goal| (goal, colour)));
    }
    Shown {
        style: Some(style),
        players: Some(["Red", "Blue"]),
        ..Shown::hinted(|rules, state| {
            if rules.may_swap(state) {
                such_as(
                    "a cell, or the cell of the stone to take it over",
                    rules,
                    state,
                )
            } else {
                such_as("a cell", rules, state)
            }
        })
    }
}

/// The directions of the two sides that a player connects.
const fn goals(side: Side) -> [Direction; 2] {
    match side {
        Side::First => [Direction::N, Direction::S],
        Side::Second => [Direction::W, Direction::E],
    }
}

/// True if this player has connected both of their sides.
fn has_joined(grid: &Grid<Cell, Hexagons>, side: Side) -> bool {
    let (board, [from, to]) = (grid.board(), goals(side));
    let is_there = |at| board.step(at, to).is_none();
    grid.flood_until(
        board.side(from),
        is_there,
        &Direction::HEX,
        Cell::is_of(side),
    )
    .is_ok()
}

impl Rules for Hex {
    type State = Position<Cell, Hexagons>;
    type Move = Spot;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Spot> {
        let grid = state.grid();
        let may_swap = self.may_swap(state);
        grid.cells_where(move |cell| cell.is_empty() || may_swap)
    }

    fn apply(&self, state: &mut Self::State, at: Spot) {
        let own = Cell::Of(state.turn);
        let is_swap = !state.grid()[at].is_empty();
        state.fill([at], Cell::Empty);
        let at = if is_swap { Spot::new(at.r, at.q) } else { at };
        state.place(at, own);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let mut sides = Side::BOTH.into_iter();
        let winner = sides.find(|&side| has_joined(state.grid(), side));
        winner.map(Outcome::Win)
    }

    fn check(&self, state: &Self::State, at: &Spot) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *at, |cell| {
            cell.is_empty() || self.may_swap(state)
        })
    }
}

impl Notation for Hex {}

#[cfg(test)]
mod tests {
    use collinear::rules::game_value;

    use super::*;
    use crate::test::agrees_with_its_promises;

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises(&Hex::new(4).unwrap());
    }

    /// Nash, 1948: the first player has a winning strategy. With the swap the second player has one.
    #[test]
    fn who_begins_wins_unless_the_stone_is_taken_over() {
        for size in 2..=3 {
            let hex = Hex::new(size).unwrap();
            let plain = hex.clone().without_swap();
            for (hex, winner) in [(plain, Side::First), (hex, Side::Second)] {
                let value = game_value(&hex, &hex.start());
                assert_eq!(value, Ok(Outcome::Win(winner)), "{size}");
            }
        }
    }

    #[test]
    fn a_board_has_cells() {
        let error = Hex::new(0).unwrap_err();
        assert_eq!(error.to_string(), "rows: 0, but there must be at least 1");
        let error = Hex::new(1 << 31).unwrap_err().to_string();
        assert!(error.ends_with("or memory"), "{error}");
    }
}
