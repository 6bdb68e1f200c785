//! Ataxx: a piece doubles onto a neighbouring cell or jumps two cells, and captures all pieces around it.

use std::sync::LazyLock;

use collinear::{
    Coord, Direction, Grid, Rect,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, PlaceOrMove, Position, Rules, Side, not_over,
        or_pass, vacant,
    },
};

use crate::refused::owned;

/// Ataxx, by Dave Crummack and Craig Galley (1990), on 7x7 cells with two pieces a side in the corners.
///
/// - Add a piece on an empty cell next to one of your own, diagonally too. Or jump with one of your own to an empty
///   cell two steps away. All enemy pieces around the cell that you move to become yours.
/// - A player who cannot move passes.
/// - When a player has no piece left, or nobody can move, the player with more pieces wins.
/// - After 100 jumps and passes in a row the game is a draw, as in the program `python-ataxx`.
///
/// A new piece is written as `b1`, and a jump as `a1-c2`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::ataxx::Ataxx;
///
/// let start = Ataxx.start();
/// assert_eq!(perft(&Ataxx, &start, 2, Finished::Dropped), 256);
/// assert_eq!(Ataxx.read_game(&start, "b6 a1-c2 a7-b5").unwrap().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ataxx;

/// The plies without a new piece after which the game is a draw.
const LIMIT: usize = 100;

/// The steps to the cells two steps away.
static JUMPS: LazyLock<Vec<Direction>> =
    LazyLock::new(|| (0..=2).flat_map(|n| Direction::leaper(2, n)).collect());

/// The jumps and new pieces of a player.
fn moves(grid: &Grid<Cell>, side: Side) -> impl Iterator<Item = PlaceOrMove> {
    let own = Cell::is_of(side);
    let beside = move |&at: &Coord| {
        let mut around = grid.neighbours(at, &Direction::ALL);
        around.any(|(.., cell)| own(cell))
    };
    let added = grid.cells_where(Cell::is_empty).filter(beside);
    let jumps = grid
        .headings_of(own, |_| JUMPS.iter().copied())
        .flat_map(|(from, jump)| grid.slide(from, jump, 1..=1, Cell::is_empty).moves())
        .map(PlaceOrMove::Move);
    added.map(PlaceOrMove::Place).chain(jumps)
}

impl Rules for Ataxx {
    /// A position, with the number of plies since the last new piece.
    type State = Position<Cell, Rect, usize>;
    type Move = Option<PlaceOrMove>;

    fn start(&self) -> Self::State {
        let corner = |at: Coord| match (at.row, at.col) {
            (0, 0) | (6, 6) => Cell::Of(Side::First),
            (0, 6) | (6, 0) => Cell::Of(Side::Second),
            _ => Cell::Empty,
        };
        Position::new(Grid::from_fn(7, 7, corner).expect("49 cells")).with_extra(0)
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Option<PlaceOrMove>> {
        or_pass(moves(state.grid(), state.turn))
    }

    fn apply(&self, state: &mut Self::State, m: Option<PlaceOrMove>) {
        let (own, enemy) = (Cell::Of(state.turn), Cell::Of(state.turn.other()));
        state.extra += 1;
        let Some(m) = m else {
            return state.pass();
        };
        match m.from() {
            Some(from) => state.fill([from], Cell::Empty),
            None => state.extra = 0,
        }
        let to = m.to();
        let around = state.grid().neighbours(to, &Direction::ALL);
        let turned = around.filter_map(|(_, at, &cell)| (cell == enemy).then_some(at));
        let turned: Vec<_> = turned.collect();
        state.fill(turned, own);
        state.place(to, own);
    }

    fn check(&self, state: &Self::State, m: &Option<PlaceOrMove>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (grid, own) = (state.grid(), Cell::is_of(state.turn));
        let Some(m) = m else {
            return match moves(grid, state.turn).next() {
                Some(_) => Err(Illegal::refused("you can move, so you cannot pass")),
                None => Ok(()),
            };
        };
        vacant(grid, m.to(), Cell::is_empty)?;
        if let Some(from) = m.from() {
            owned(grid, from, own)?;
        }
        if moves(grid, state.turn).any(|legal| legal == *m) {
            return Ok(());
        }
        let why = match m.from() {
            Some(_) => "is not two steps away",
            None => "is next to no piece of yours",
        };
        Err(Illegal::about(grid.board(), m.to(), why))
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let grid = state.grid();
        let [first, second] = Side::BOTH.map(|side| grid.count(Cell::is_of(side)));
        let is_stuck = |side| moves(grid, side).next().is_none();
        if first == 0 || second == 0 || Side::BOTH.into_iter().all(is_stuck) {
            Some(Outcome::by_score(first, second))
        } else {
            (state.extra >= LIMIT).then_some(Outcome::Draw)
        }
    }
}

impl Notation for Ataxx {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_around_change_sides_and_who_can_not_move_passes() {
        let grid = Grid::parse_with("X . . O .\n. . . . .", Cell::from_glyph).unwrap();
        let mut state = Position::new(grid).with_extra(0);
        let jump = Ataxx.read_move(&state, "a2-c2").unwrap();
        Ataxx.apply(&mut state, jump);
        assert_eq!(state.grid().to_string(), ". . X X .\n. . . . .");
        assert_eq!(Ataxx.outcome(&state), Some(Outcome::Win(Side::First)));

        let grid = Grid::parse_with("X O O O O .", Cell::from_glyph).unwrap();
        let mut state = Position::new(grid).with_extra(0);
        assert!(Ataxx.moves(&state).eq([None]));
        assert_eq!(Ataxx.outcome(&state), None);
        state.extra = LIMIT;
        assert_eq!(Ataxx.outcome(&state), Some(Outcome::Draw));
    }
}
