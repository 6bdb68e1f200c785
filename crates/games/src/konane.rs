//! Konane, Hawaiian checkers: each player removes a piece from a full board, and after that all moves are straight
//! jumps.

use collinear::{
    Coord, Direction, Grid, Move,
    rules::{Cell, EitherMove, Notation, Outcome, Position, Rules, Side, is_stuck},
};

/// Konane, from Hawaii, on 8x8 cells filled with alternating pieces. The rules are those that programs use: Thompson,
/// *Teaching a Neural Network to Play Konane*, 2005.
///
/// - The first player removes one of their own pieces, in the middle of the board or in a corner. The second player
///   removes one of theirs next to the hole.
/// - Then a piece captures an enemy piece next to it by jumping over it to the empty cell behind. It may continue to
///   jump in the same direction.
/// - A player who cannot jump loses. Every move captures something, so a game ends.
///
/// The piece in the upper left corner is the first player's. A removal is written as `d5`, and jumps as `d3-d7`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::konane::Konane;
///
/// let start = Konane.start();
/// assert_eq!(perft(&Konane, &start, 2, Finished::Dropped), 12);
/// assert_eq!(Konane.read_game(&start, "d5 d4 d7-d5").unwrap().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Konane;

/// A move: either one of the first two moves, which remove the piece on a cell, or one or more jumps of a piece.
pub type Turn = EitherMove<Coord, Move>;

impl Rules for Konane {
    type State = Position<Cell>;
    type Move = Turn;

    fn start(&self) -> Self::State {
        let cell = |at: Coord| Cell::Of(Side::BOTH[(at.row + at.col) % 2]);
        Position::new(Grid::from_fn(8, 8, cell).expect("64 cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Turn> {
        let (grid, holes) = (state.grid(), state.grid().count(Cell::is_empty));
        let (own, enemy) = (state.own(), state.theirs());
        let may_go = move |&at: &Coord| match holes {
            0 => grid.bounds().is_corner(at) || [at.row, at.col].iter().all(|n| matches!(n, 3 | 4)),
            1 => grid
                .neighbours(at, &Direction::ORTHOGONAL)
                .any(|(.., cell)| cell.is_empty()),
            _ => false,
        };
        let taken_away = grid.cells_where(own).filter(may_go);
        let stones = move |cell: &Cell| holes >= 2 && own(cell);
        let stones = grid.headings_of(stones, |_| Direction::ORTHOGONAL);
        let jumps = stones.flat_map(move |(from, direction)| {
            let hops = grid.hops_on(from, direction, enemy, Cell::is_empty);
            hops.map(move |hop| Move { from, to: hop.to })
        });
        taken_away.map(Turn::Left).chain(jumps.map(Turn::Right))
    }

    fn apply(&self, state: &mut Self::State, m: Turn) {
        match m {
            Turn::Left(at) => state.place(at, Cell::Empty),
            Turn::Right(Move { from, to }) => {
                let jumped = state.grid().bounds().between(from, to);
                state.fill(jumped.into_iter().flatten(), Cell::Empty);
                state.carry(from, to, Cell::Empty);
            }
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        is_stuck(self, state).then_some(Outcome::Win(state.turn.other()))
    }
}

impl Notation for Konane {}
