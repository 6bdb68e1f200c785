//! Bagh-Chal: tigers and goats.

use collinear::{
    Board, Grid, Headings, Move,
    boards::Tracks,
    rules::{Cell, Notation, Outcome, PlaceOrMove, Position, Rules, Side, is_stuck},
};

const GOATS: Cell = Cell::Of(Side::First);
const TIGERS: Cell = Cell::Of(Side::Second);

const HERD: usize = 20;
/// The number of goats that the tigers must capture.
const PREY: usize = 5;

/// Bagh-Chal (tigers and goats), from Nepal: twenty goats against four tigers in the corners. The goats begin. The
/// board has 25 points, with diagonals through every second point.
///
/// - While goats are in hand, a move of the goats places one on a free point. After that they step along a line to the
///   next point.
/// - A tiger steps too, or captures one goat by hopping over it along a line to the free point behind.
/// - The tigers win when five goats are captured or the goats cannot move. The goats win when the tigers cannot move.
///
/// Rules: J. Y. Lim and J. Nievergelt, "Tigers and Goats is a draw", Games of No Chance 3 (2009). With best play both
/// sides move back and forth for ever. Here a [limit](Self::limit) ends such a game.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
/// use collinear_games::bagh_chal::BaghChal;
///
/// let game = BaghChal::default();
/// assert_eq!(game.start().extra.in_hand, 20);
/// assert_eq!(perft(&game, &game.start(), 2, Finished::Dropped), 21 * 12);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BaghChal {
    board: Board<Tracks>,
    /// The game is a draw after this many moves in a row without a goat placed or captured; `None` for no limit. By
    /// default 100.
    pub limit: Option<usize>,
}

impl Default for BaghChal {
    fn default() -> Self {
        Self {
            board: Tracks::bagh_chal().board(),
            limit: Some(100),
        }
    }
}

impl BaghChal {
    /// The same game without the limit, for counting positions.
    #[must_use]
    pub fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }

    /// The goats on the board and in hand.
    fn goats_left(state: &State) -> usize {
        state.extra.in_hand + state.grid().count(|&cell| cell == GOATS)
    }
}

/// A state: the pieces on the board, and the counts in [`Herd`].
pub type State = Position<Cell, Tracks, Herd>;

/// The part of a state that the board does not show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Herd {
    /// The goats still to be placed.
    pub in_hand: usize,
    /// The number of moves in a row without a goat placed or captured; 0 if the rules have no limit.
    pub quiet: usize,
}

impl Rules for BaghChal {
    type State = State;
    type Move = PlaceOrMove<u16>;

    fn start(&self) -> State {
        let mut grid = Grid::filled_on(self.board.clone(), Cell::Empty).expect("25 points");
        grid.fill(self.board.corners(), TIGERS);
        Position::new(grid).with_extra(Herd {
            in_hand: HERD,
            quiet: 0,
        })
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = PlaceOrMove<u16>> {
        let (grid, turn) = (state.grid(), state.turn);
        let places = Cell::Of(turn) == GOATS && state.extra.in_hand > 0;
        let placed = grid.cells_where(move |cell| places && cell.is_empty());
        let moving = move |&cell: &Cell| !places && cell == Cell::Of(turn);
        let prey = move |&cell: &Cell| Cell::Of(turn) == TIGERS && cell == GOATS;
        let pieces = grid.headings_of(moving, |at| self.board.topology().headings(at));
        let moves = pieces.filter_map(move |(from, heading)| {
            let step = grid.next(from, heading, Cell::is_empty);
            let hop = || grid.hop(from, heading, prey, Cell::is_empty).ok();
            let to = step.or_else(|| hop().map(|hop| hop.to))?;
            Some(PlaceOrMove::Move(Move { from, to }))
        });
        placed.map(PlaceOrMove::Place).chain(moves)
    }

    fn apply(&self, state: &mut State, m: PlaceOrMove<u16>) {
        let goats = Self::goats_left(state);
        match m {
            PlaceOrMove::Place(at) => {
                state.place(at, GOATS);
                state.extra.in_hand -= 1;
                state.extra.quiet = 0;
            }
            PlaceOrMove::Move(Move { from, to }) => {
                let hopped = self.board.between(from, to);
                state.fill(hopped.into_iter().flatten(), Cell::Empty);
                state.carry(from, to, Cell::Empty);
                let takes = Self::goats_left(state) < goats;
                let quiet = state.extra.quiet + usize::from(self.limit.is_some());
                state.extra.quiet = if takes { 0 } else { quiet };
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if Self::goats_left(state) + PREY <= HERD {
            Some(Outcome::Win(Side::Second))
        } else if is_stuck(self, state) {
            Some(Outcome::Win(state.turn.other()))
        } else {
            let is_reached = self.limit.is_some_and(|limit| state.extra.quiet >= limit);
            is_reached.then_some(Outcome::Draw)
        }
    }
}

impl Notation for BaghChal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_goats_taken_a_pen_and_quiet_moves_end_the_game() {
        let game = BaghChal::default();
        let set_up = |goats: &[u16], tigers: [u16; 4], in_hand, turn| {
            let mut grid = Grid::filled_on(game.board.clone(), Cell::Empty).unwrap();
            grid.fill(goats.iter().copied(), GOATS);
            grid.fill(tigers, TIGERS);
            let herd = Herd { in_hand, quiet: 0 };
            Position::new(grid).with_extra(herd).with_turn(turn)
        };
        let corner = [0, 1, 5, 6];
        let pen = [2, 7, 10, 11, 12, 3, 8, 15, 16, 18, 4, 20, 24];
        let won = |side| Some(Outcome::Win(side));
        let penned = set_up(&pen, corner, 7, Side::Second);
        assert_eq!(game.outcome(&penned), won(Side::First));
        assert_eq!(
            game.outcome(&set_up(&pen[1..], corner, 8, Side::Second)),
            None
        );
        assert_eq!(game.outcome(&set_up(&pen, corner, 3, Side::First)), None);
        assert_eq!(
            game.outcome(&set_up(&pen, corner, 2, Side::First)),
            won(Side::Second)
        );
        // A position can be set up with more goats than a game has.
        assert_eq!(game.outcome(&set_up(&pen, corner, 30, Side::First)), None);
        let mut still = penned.with_turn(Side::First);
        still.extra.quiet = 100;
        assert_eq!(game.outcome(&still), Some(Outcome::Draw));
    }
}
