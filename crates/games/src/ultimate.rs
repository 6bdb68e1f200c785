//! Ultimate tic-tac-toe: nine boards on a board, where each move decides the opponent's next board.

use collinear::{
    Bounds, Coord, Direction, Grid, Length, Part, Rect,
    rules::{Cell, Illegal, Notation, Outcome, Owned, Position, Rules, not_over, vacant},
};

use crate::{
    looks::{self},
    shown::Shown,
};

/// Ultimate tic-tac-toe, on nine boards of 3x3 cells.
///
/// - Three in a row on a small board win that board; three small boards in a row win the game.
/// - The cell of a move decides on which small board the opponent must play: the upper right cell sends to the upper
///   right board. If that board is finished, the opponent may choose any other.
/// - A small board that is full without three in a row belongs to nobody. If all are finished without a winner, the
///   game is a draw.
///
/// A move is a cell such as `e5`.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
/// use collinear_games::ultimate::Ultimate;
///
/// assert_eq!(perft(&Ultimate, &Ultimate.start(), 3, Finished::Dropped), 6336);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ultimate;

/// The small boards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Boards {
    /// The result of each small board.
    pub ended: Grid<Option<Outcome>>,
    /// The small board on which the next move must be made; `None` for any.
    pub next: Option<Coord>,
}

const THREE: Length = Length::AtLeast(3);

/// The small board in this row and column of small boards.
fn small_board(all: Bounds, board: Coord) -> Part {
    let corner = Coord::new(3 * board.row, 3 * board.col);
    all.part(corner, 3, 3).expect("one of nine")
}

/// The row and column of a cell's small board.
const fn board_of(at: Coord) -> Coord {
    Coord::new(at.row / 3, at.col / 3)
}

impl Rules for Ultimate {
    type State = Position<Cell, Rect, Boards>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        let ended = Grid::filled(3, 3, None).expect("nine boards");
        let grid = Grid::filled(9, 9, Cell::Empty).expect("81 cells");
        Position::new(grid).with_extra(Boards { ended, next: None })
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        let (grid, Boards { ended, next }) = (state.grid(), &state.extra);
        let open = ended.cells_where(Option::is_none);
        let open = open.filter(|&board| next.is_none_or(|next| next == board));
        let cells = open.flat_map(|board| small_board(grid.bounds(), board).cells());
        cells.filter(|&at| grid[at].is_empty())
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        let mover = state.turn;
        state.place(at, Cell::Of(mover));
        let board = board_of(at);
        let part = small_board(state.grid().bounds(), board);
        let (small, inside) = (state.grid().part(part), part.to_inside(at));
        let inside = inside.expect("a cell of its board");
        let is_won = small.has_k_line_through(inside, &Direction::AXES, THREE, Cell::is_of(mover));
        let is_full = small.count(Cell::is_empty) == 0;
        let Boards { ended, next } = &mut state.extra;
        if is_won {
            ended[board] = Some(Outcome::Win(mover));
        } else if is_full {
            ended[board] = Some(Outcome::Draw);
        }
        *next = ended[inside].is_none().then_some(inside);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let (ended, won) = (&state.extra.ended, Outcome::Win(state.turn.other()));
        let is_won = ended.has_k_line(&Direction::AXES, THREE, |&board| board == Some(won));
        let is_over = ended.count(Option::is_none) == 0;
        let won = is_won.then_some(won);
        won.or(is_over.then_some(Outcome::Draw))
    }

    fn check(&self, state: &Self::State, at: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (grid, Boards { ended, next }) = (state.grid(), &state.extra);
        vacant(grid, *at, Cell::is_empty)?;
        let board = board_of(*at);
        if let Some(next) = next.filter(|next| *next != board) {
            let cells: Vec<_> = small_board(grid.bounds(), next).cells().collect();
            let [first, last] =
                [cells[0], cells[cells.len() - 1]].map(|at| grid.board().names([at]));
            let why = format!("you must play on the board from {first} to {last}");
            return Err(Illegal::refused_at(why, cells));
        }
        match ended[board] {
            None => Ok(()),
            Some(_) => Err(Illegal::about(grid.board(), *at, "is on a finished board")),
        }
    }
}

impl Notation for Ultimate {}

pub(crate) fn shown() -> Shown<Ultimate> {
    let board = Ultimate.start().grid().bounds();
    Shown {
        style: Some(looks::plain().with_boxes(board, 3, 3)),
        ..Shown::for_two(["X", "O"])
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::Side;

    use super::*;

    #[test]
    fn who_is_sent_to_a_board_that_has_ended_may_choose() {
        let mut state = Ultimate.start();
        state.extra.ended[Coord::new(1, 1)] = Some(Outcome::Draw);
        Ultimate.apply(&mut state, Coord::new(1, 1));
        assert_eq!(state.extra.next, None);
        assert_eq!(Ultimate.moves(&state).count(), 8 * 9 - 1);
        let ended = Ultimate.check(&state, &Coord::new(3, 3)).unwrap_err();
        assert_eq!(ended.to_string(), "d6 is on a finished board");
        Ultimate.apply(&mut state, Coord::new(0, 2));
        assert_eq!(state.extra.next, Some(Coord::new(0, 2)));
        assert_eq!(Ultimate.moves(&state).count(), 9);
    }

    #[test]
    fn drawn_boards_are_nobodys() {
        let mut state = Ultimate.start();
        for col in 0..3 {
            state.extra.ended[Coord::new(0, col)] = Some(Outcome::Draw);
        }
        assert_eq!(Ultimate.outcome(&state), None);
        state.turn = Side::First;
        for row in 0..3 {
            state.extra.ended[Coord::new(row, row)] = Some(Outcome::Win(Side::Second));
        }
        assert_eq!(Ultimate.outcome(&state), Some(Outcome::Win(Side::Second)));
        let mut drawn = Ultimate.start();
        drawn
            .extra
            .ended
            .iter_mut()
            .for_each(|board| *board = Some(Outcome::Draw));
        assert_eq!(Ultimate.outcome(&drawn), Some(Outcome::Draw));
    }
}
