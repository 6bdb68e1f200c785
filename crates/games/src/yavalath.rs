//! Yavalath: four in a row win, but three lose.

use collinear::{
    Direction, Grid, Length,
    boards::{Hex, Hexagons},
    rules::{Cell, Illegal, Notation, Outcome, Position, Rules, not_over, vacant},
};

/// Yavalath, by Cameron Browne's program Ludi (2007), on a hexagon with five cells on each side.
///
/// - A player places a stone on a free cell.
/// - A player with four or more in a row wins. A player with three in a row, and no four, loses. A full board is a
///   draw.
///
/// The swap rule, which lets the second player take over the first stone, is left out. A move is a cell such as `e5`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::yavalath::Yavalath;
///
/// let mut game = Game::new(Yavalath);
/// let moves = Yavalath.read_game(game.state(), "e5 a9 f5 b9 g5").unwrap();
/// game.play_all(moves)?;
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second))); // three
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Yavalath;

impl Rules for Yavalath {
    type State = Position<Cell, Hexagons>;
    type Move = Hex;

    fn start(&self) -> Self::State {
        let board = Hexagons::hexagon(5).expect("61 cells").board();
        Position::new(Grid::filled_on(board, Cell::Empty).expect("61 cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Hex> {
        state.grid().cells_where(Cell::is_empty)
    }

    fn apply(&self, state: &mut Self::State, at: Hex) {
        state.place(at, Cell::Of(state.turn));
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let closed = |length| state.closed_line(&Direction::HEX_AXES, length);
        let winner = closed(Length::AtLeast(4));
        let loser = || closed(Length::Exactly(3));
        let winner = winner.or_else(|| Some(loser()?.other()));
        let is_full = state.grid().count(Cell::is_empty) == 0;
        winner
            .map(Outcome::Win)
            .or(is_full.then_some(Outcome::Draw))
    }

    fn check(&self, state: &Self::State, m: &Hex) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)
    }
}

impl Notation for Yavalath {}

#[cfg(test)]
mod tests {
    use collinear::rules::Side;

    use super::*;

    /// The outcome if the first player has these stones, as rows and columns, and places one more.
    fn after(stones: &[(i32, i32)], (r, q): (i32, i32)) -> Option<Outcome> {
        let mut state = Yavalath.start();
        let stones = stones.iter().map(|&(r, q)| Hex::new(q, r));
        state.fill(stones, Cell::Of(Side::First));
        Yavalath.apply(&mut state, Hex::new(q, r));
        Yavalath.outcome(&state)
    }

    #[test]
    fn four_win_and_three_lose() {
        let [won, lost] = Side::BOTH.map(|side| Some(Outcome::Win(side)));
        assert_eq!(after(&[(4, 4), (4, 5)], (4, 6)), lost);
        assert_eq!(after(&[(4, 4), (5, 5)], (6, 6)), lost); // down to the right
        assert_eq!(after(&[(4, 4), (3, 5)], (2, 6)), None); // no neighbours
        assert_eq!(after(&[(4, 3), (4, 4), (4, 6)], (4, 5)), won);
        assert_eq!(after(&[(4, 2), (4, 3), (4, 5), (4, 6)], (4, 4)), won); // five
        // A four in a row and a three in a column at once.
        assert_eq!(
            after(&[(4, 3), (4, 4), (4, 6), (3, 5), (2, 5)], (4, 5)),
            won
        );
    }
}
