//! Breakthrough: be the first to reach the other side. Its source is a short first example of a game with moves and
//! captures.

use collinear::{
    Coord, Direction, Grid, Move,
    rules::{Cell, Notation, Outcome, Position, Rules, Side, is_stuck},
};

/// Breakthrough, by Dan Troyka (2000): sixteen pieces a side on 8x8 cells, in two rows.
///
/// - A piece steps one cell forward, straight or diagonally, to an empty cell. Diagonally it can also capture.
/// - The first player with a piece on the last row wins. So does a player who captures all enemy pieces or leaves the
///   opponent no move.
///
/// Every move goes forward, so a game ends. The first player has the two lower rows. Moves are written `a2-a3`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::breakthrough::Breakthrough;
///
/// let start = Breakthrough.start();
/// assert_eq!(perft(&Breakthrough, &start, 2, Finished::Dropped), 484);
/// let moves = Breakthrough.read_game(&start, "c2-c3 d7-d6 c3-d4 d6-d5 d4-c5").unwrap();
/// assert_eq!(moves.len(), 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Breakthrough;

impl Rules for Breakthrough {
    type State = Position<Cell>;
    type Move = Move;

    /// Two rows of pieces for each player.
    fn start(&self) -> Self::State {
        let cell = |at: Coord| match at.row {
            0 | 1 => Cell::Of(Side::Second),
            6 | 7 => Cell::Of(Side::First),
            _ => Cell::Empty,
        };
        Position::new(Grid::from_fn(8, 8, cell).expect("64 cells"))
    }

    /// A piece goes one step forward; diagonally it can capture.
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        let (grid, turn, own) = (state.grid(), state.turn, state.own());
        let forward = [Direction::NW, Direction::N, Direction::NE].map(|ahead| turn.facing(ahead));
        let pieces = grid.headings_of(own, move |_| forward);
        pieces.flat_map(move |(from, direction)| {
            let open = |to: &Cell| to.is_empty() || direction.is_diagonal() && !own(to);
            grid.slide(from, direction, 1..=1, open).moves()
        })
    }

    fn apply(&self, state: &mut Self::State, Move { from, to }: Move) {
        state.carry(from, to, Cell::Empty);
    }

    /// A player who reaches the last row, or leaves the opponent no move, wins.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let mut enemies = state.grid().cells_where(state.theirs());
        let is_over = enemies.any(|at| state.rank_of(state.turn, at) == 0) || is_stuck(self, state);
        is_over.then_some(Outcome::Win(state.turn.other()))
    }
}

/// Moves are written as their cells.
impl Notation for Breakthrough {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outcome must depend on the pieces alone, because the last move is not part of the key.
    #[test]
    fn who_has_come_through_has_won_in_a_position_that_is_set_up() {
        let start = Breakthrough.start();
        let set_up = |row, side, turn| {
            let mut grid = start.grid().clone();
            grid[Coord::new(row, 0)] = Cell::Of(side);
            let state = Position::new(grid).with_turn(turn);
            Breakthrough.outcome(&state)
        };
        for side in Side::BOTH {
            let (goal, home) = if side == Side::First { (0, 7) } else { (7, 0) };
            let won = Some(Outcome::Win(side));
            assert_eq!(set_up(goal, side, side.other()), won);
            assert_eq!(set_up(home, side, side.other()), None);
        }
    }
}
