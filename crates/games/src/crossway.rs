//! Crossway: connect your two sides, also across corners, without making a crosscut.

use collinear::{
    Coord, Direction, Grid,
    picture::{Figure, Style},
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Position, Rules, SetupError, Side, not_over,
        or_pass, vacant,
    },
};

use crate::{
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Crossway, by Mark Steere (2007), on 12x12 points; also played on a Go board of 19x19.
///
/// - Each turn places a stone on an empty point; stones never move.
/// - No stone may make a crosscut: a square of 2x2 points with two stones of each player in opposite corners. A player
///   who cannot place a stone passes.
/// - A player wins by connecting two sides with stones that touch along rows, columns and diagonals: the first player
///   top and bottom, the second left and right.
/// - The second player may answer the first stone by taking it over. It is replaced by a stone of the second player on
///   the point mirrored in the diagonal.
///
/// There is no draw: without crosscuts one player connects both sides in the end. A move is its point, and the swap is
/// the point of the stone taken over.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::crossway::Crossway;
///
/// let crossway = Crossway::new(9).unwrap().without_swap();
/// let start = crossway.start();
/// assert_eq!(perft(&crossway, &start, 2, Finished::Dropped), 6480);
/// let refused = crossway.read_game(&start, "b2 b3 c3 c2").unwrap_err();
/// assert_eq!(refused.to_string(), "word 4, c2: c2 would make a crosscut");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossway {
    empty: Grid<Cell>,
    swap: bool,
}

impl Crossway {
    /// Makes the game on a board of `size` rows and columns.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if the size is zero or the board is too large for memory.
    pub fn new(size: usize) -> Result<Self, SetupError> {
        at_least("rows", size, 1)?;
        let empty = Grid::filled(size, size, Cell::Empty)?;
        Ok(Self { empty, swap: true })
    }

    /// The same game without the swap.
    #[must_use]
    pub fn without_swap(self) -> Self {
        Self {
            swap: false,
            ..self
        }
    }

    /// True if the first stone may be taken over now.
    fn may_swap(&self, state: &Position<Cell>) -> bool {
        let turn = state.turn;
        self.swap && turn == Side::Second && state.grid().count(|cell| !cell.is_empty()) == 1
    }
}

/// The default board has 12x12 points.
impl Default for Crossway {
    fn default() -> Self {
        Self::new(12).expect("144 points")
    }
}

/// True if a stone of the player to move would make a crosscut.
fn crosscuts(state: &Position<Cell>, at: Coord) -> bool {
    let [own, theirs] = [state.turn, state.turn.other()].map(Cell::Of);
    let stone = |cell| if cell == at { own } else { state.grid()[cell] };
    let cuts = [[own, theirs, theirs, own], [theirs, own, own, theirs]];
    let mut blocks = state.grid().bounds().blocks_through(at, 2, 2);
    blocks.any(|block| {
        let is_there = |cut: &[Cell; 4]| block.cells().map(stone).eq(*cut);
        cuts.iter().any(is_there)
    })
}

/// The directions of the two sides that a player connects.
const fn goals(side: Side) -> [Direction; 2] {
    match side {
        Side::First => [Direction::S, Direction::N],
        Side::Second => [Direction::E, Direction::W],
    }
}

/// True if the stones of a player connect both of their sides.
fn has_joined(grid: &Grid<Cell>, side: Side) -> bool {
    let (board, [goal, _]) = (grid.bounds(), goals(side));
    let is_there = |at| board.step(at, goal).is_none();
    let stones = Cell::is_of(side);
    let from = board.side(-goal);
    let joined = grid.flood_until(from, is_there, &Direction::ALL, stones);
    joined.is_ok()
}

impl Rules for Crossway {
    type State = Position<Cell>;
    type Move = Option<Coord>;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Option<Coord>> {
        let free = state.grid().cells_where(Cell::is_empty);
        let swapped = state.grid().cells_where(|cell| !cell.is_empty());
        let swapped = swapped.filter(|_| self.may_swap(state));
        or_pass(free.filter(|&at| !crosscuts(state, at)).chain(swapped))
    }

    fn apply(&self, state: &mut Self::State, m: Option<Coord>) {
        let Some(at) = m else {
            return state.pass();
        };
        let is_swap = !state.grid()[at].is_empty();
        state.fill([at], Cell::Empty);
        let at = if is_swap {
            Coord::new(at.col, at.row)
        } else {
            at
        };
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let mut sides = Side::BOTH.into_iter();
        let winner = sides.find(|&side| has_joined(state.grid(), side));
        winner.map(Outcome::Win)
    }

    fn check(&self, state: &Self::State, m: &Option<Coord>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let Some(at) = *m else {
            return match self.moves(state).next() {
                Some(Some(_)) => Err(Illegal::refused(
                    "you can place a stone, so you cannot pass",
                )),
                _ => Ok(()),
            };
        };
        let may_swap = self.may_swap(state);
        vacant(state.grid(), at, |cell| cell.is_empty() || may_swap)?;
        if crosscuts(state, at) {
            return Err(Illegal::about(
                state.grid().board(),
                at,
                "would make a crosscut",
            ));
        }
        Ok(())
    }
}

impl Notation for Crossway {}

pub(crate) fn shown() -> Shown<Crossway> {
    let mut style = Style::stones();
    for side in Side::BOTH {
        if let Figure::Piece(stone) = style.theme.figure(side.into()) {
            style
                .sides
                .extend(goals(side).map(|goal| (goal, stone.fill)));
        }
    }
    let hinted = Shown::hinted(|rules: &Crossway, state| {
        if rules.may_swap(state) {
            such_as(
                "a point, or the point of the stone to take it over",
                rules,
                state,
            )
        } else {
            such_as("a point", rules, state)
        }
    });
    Shown {
        style: Some(style),
        players: Some(["Black", "White"]),
        ..hinted
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::game_value;

    use super::*;
    use crate::test::{SHORT, agrees_with_its_promises_in};

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Crossway::new(4).unwrap());
    }

    #[test]
    fn a_player_without_a_point_passes() {
        let grid = Grid::parse_with("X O\nO .", Cell::from_glyph).unwrap();
        let state = Position::new(grid);
        let crossway = Crossway::default();
        assert!(crossway.moves(&state).eq([None]));
        let state = state.with_turn(Side::Second);
        assert!(crossway.moves(&state).eq([Some(Coord::new(1, 1))]));
    }

    #[test]
    fn who_begins_wins_a_small_board() {
        for size in 1..=3 {
            let plain = Crossway::new(size).unwrap().without_swap();
            let value = game_value(&plain, &plain.start());
            assert_eq!(value, Ok(Outcome::Win(Side::First)), "{size}");
        }
    }
}
