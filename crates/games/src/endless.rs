//! In a row on endless boards: five on squares, six on hexagons with two stones a turn.

use std::{fmt, str::FromStr};

use collinear::{
    Board, Direction, EndlessGrid, Finite, Grid, Headings, Layout, Length, NameError,
    boards::{HexPlane, Plane, PlaneCell, Window},
    rules::{Cell, Illegal, MoveCells, Notation, Outcome, Owned, Rules, Side, View, not_over},
};

/// Five in a row on an endless board: five or more on any of the four axes win.
pub const ENDLESS_FIVE: Endless<Plane> = Endless {
    board: Plane::BOARD,
    length: 5,
    stones: 1,
    within: 2,
};

/// Six in a row on endless hexagons, with one stone in the first turn and two in every later turn. Six or more on any
/// of the three axes win, even in the middle of a turn.
///
/// As in Connect6, after each turn the player who moved has one stone more on the board than the opponent.
#[doc(alias = "hexo")]
#[doc(alias = "connect6")]
pub const HEXAGONAL_SIX: Endless<HexPlane> = Endless {
    board: HexPlane::BOARD,
    length: 6,
    stones: 2,
    within: 8,
};

/// In a row on an endless plane: the first player with `length` or more stones in a row wins. There is no draw.
///
/// The first stone goes to row 0 and column 0, every other one to a free cell near another stone. A move is one stone,
/// even if a turn has several stones. It is written as the two numbers of its cell: `3,-2`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::endless::ENDLESS_FIVE;
///
/// let text = "0,0 1,0 0,1 1,1 0,2 1,2 0,-1 1,3 0,-2";
/// let mut game = Game::new(ENDLESS_FIVE);
/// for at in ENDLESS_FIVE.read_game(game.state(), text).unwrap() {
///     game.play(at).unwrap();
/// }
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
///
/// let error = ENDLESS_FIVE.read_game(&ENDLESS_FIVE.start(), "0,0 0,9").unwrap_err();
/// assert_eq!(error.to_string(), "word 2, 0,9: (0, 9) is more than 2 steps away from every stone");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Endless<P> {
    /// The plane.
    pub board: Board<P>,
    /// The minimum number of stones in a row that wins.
    pub length: usize,
    /// The number of stones in a turn, except the first turn, which has one stone.
    pub stones: usize,
    /// The maximum number of steps between a new stone and the nearest other stone; 0 counts as 1.
    pub within: u8,
}

/// A cell that can be written as two numbers and read back.
pub trait WrittenCell:
    PlaneCell + fmt::Display + FromStr<Err = NameError> + Send + Sync + 'static
{
}

impl<C> WrittenCell for C where
    C: PlaneCell + fmt::Display + FromStr<Err = NameError> + Send + Sync + 'static
{
}

/// A plane for this game.
pub trait EndlessPlane: Headings<Cell: WrittenCell, Heading = Direction> {
    /// The number of steps from one cell to another.
    fn distance(from: Self::Cell, to: Self::Cell) -> u64;
}

impl EndlessPlane for Plane {
    fn distance(from: Self::Cell, to: Self::Cell) -> u64 {
        from.distance(to)
    }
}

impl EndlessPlane for HexPlane {
    fn distance(from: Self::Cell, to: Self::Cell) -> u64 {
        from.distance(to)
    }
}

/// The stones on the board, the side to move, and the number of stones left in this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State<P: EndlessPlane> {
    grid: EndlessGrid<Cell, P>,
    turn: Side,
    left: usize,
    last: Option<P::Cell>,
    /// The width of the shown margin around the stones, equal to the reach of moves.
    margin: u8,
}

impl<P: EndlessPlane> State<P> {
    /// The stones on the board.
    #[must_use]
    pub fn grid(&self) -> &EndlessGrid<Cell, P> {
        &self.grid
    }

    /// The window that shows all stones, with a margin as wide as the reach of moves. If that window is too large, it
    /// shows only the surroundings of the last stone.
    fn window(&self) -> Window<P> {
        let margin = i32::from(self.margin);
        let corners = |at: P::Cell| {
            let (row, col) = (at.row(), at.col());
            let first = P::Cell::at(row.saturating_sub(margin), col.saturating_sub(margin));
            let last = P::Cell::at(row.saturating_add(margin), col.saturating_add(margin));
            [first, last]
        };
        let plane = self.grid.board().topology();
        let around = |cells: &[P::Cell]| {
            let corners = cells.iter().copied().flat_map(corners);
            Window::around(plane.clone(), corners)
        };
        let last = self.last.unwrap_or(P::Cell::at(0, 0));
        let stones = self.grid.occupied().map(|(at, _)| at);
        let all: Vec<_> = stones.chain([last]).collect();
        let all = around(&all).filter(|all| all.cell_count() <= MOST_SHOWN);
        all.or_else(|| around(&[last]))
            .expect("at most 511 rows and columns")
    }
}

/// The maximum number of cells that are shown.
const MOST_SHOWN: usize = 1 << 24;

impl<P: EndlessPlane> Endless<P> {
    fn within(&self) -> u8 {
        self.within.max(1)
    }

    fn may_be_placed(&self, state: &State<P>, at: P::Cell) -> Result<(), Illegal> {
        let (first, within) = (P::Cell::at(0, 0), self.within());
        let is_near = |(stone, _): (P::Cell, &Cell)| P::distance(stone, at) <= within.into();
        if !state.grid[at].is_empty() {
            let why = format!("{at} is occupied");
            return Err(Illegal::refused_at(why, [at]));
        }
        match state.last {
            None if at == first => Ok(()),
            None => {
                let why = format!("the first stone must be placed on {first}");
                Err(Illegal::refused_at(why, [first]))
            }
            Some(_) if state.grid.occupied().any(is_near) => Ok(()),
            Some(_) => {
                let why = format!("{at} is more than {within} steps away from every stone");
                Err(Illegal::refused_at(why, [at]))
            }
        }
    }
}

impl<P: EndlessPlane> Rules for Endless<P> {
    type State = State<P>;
    type Move = P::Cell;

    fn start(&self) -> State<P> {
        State {
            grid: EndlessGrid::new(self.board.clone(), Cell::Empty),
            turn: Side::First,
            left: 1,
            last: None,
            margin: self.within(),
        }
    }

    fn moves(&self, state: &State<P>) -> impl Iterator<Item = P::Cell> {
        let origin = P::Cell::at(0, 0);
        let headings: Vec<_> = self.board.topology().headings(origin).collect();
        match state.last {
            None => vec![origin].into_iter(),
            Some(_) => (state.grid.frontier(&headings, self.within().into())).into_iter(),
        }
    }

    fn apply(&self, state: &mut State<P>, at: P::Cell) {
        state.grid[at] = Cell::Of(state.turn);
        state.last = Some(at);
        state.left = state.left.saturating_sub(1);
        if state.left == 0 {
            state.turn = state.turn.other();
            state.left = self.stones;
        }
    }

    fn outcome(&self, state: &State<P>) -> Option<Outcome> {
        let last = state.last?;
        let owner = state.grid[last];
        let axes: Vec<_> = self.board.topology().axes(last).collect();
        let (enough, own) = (Length::AtLeast(self.length), |at| state.grid[at] == owner);
        let has_won = self.board.has_k_line_through(last, &axes, enough, own);
        owner.owner().filter(|_| has_won).map(Outcome::Win)
    }

    fn check(&self, state: &State<P>, &at: &P::Cell) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.may_be_placed(state, at)
    }
}

impl<P: EndlessPlane> View for State<P>
where
    Window<P>: Layout,
{
    type Board = Window<P>;
    type Key = (EndlessGrid<Cell, P>, Side, usize);

    fn key(&self) -> Self::Key {
        (self.grid.clone(), self.turn, self.left)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char, Window<P>> {
        let window = self.grid.window(self.window());
        window
            .expect("cells that memory can hold")
            .map(|&cell| cell.into())
    }
}

impl<P: EndlessPlane<Cell: MoveCells<State<P>>>> Notation for Endless<P>
where
    Window<P>: Layout,
{
    /// Writes only the two numbers, because a word contains no space.
    fn write_move(&self, _: &State<P>, at: &P::Cell) -> String {
        at.to_string().replace(['(', ')', ' '], "")
    }

    fn read_move(&self, before: &State<P>, word: &str) -> Result<P::Cell, Illegal> {
        not_over(self, before)?;
        let at = word.parse().map_err(Illegal::refused)?;
        self.check(before, &at)?;
        Ok(at)
    }
}

#[cfg(test)]
mod tests {
    use collinear::testing::RandomPlay;

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in};

    #[test]
    fn they_keep_their_promises() {
        let walks = RandomPlay { plies: 30, ..WALKS };
        agrees_with_its_promises_in(walks, &ENDLESS_FIVE);
        let near = Endless {
            within: 2,
            ..HEXAGONAL_SIX
        };
        agrees_with_its_promises_in(walks, &near);
        let short = Endless {
            length: 3,
            within: 0,
            ..HEXAGONAL_SIX
        };
        agrees_with_its_promises_in(WALKS, &short);
    }
}
