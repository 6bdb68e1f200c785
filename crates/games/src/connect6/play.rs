//! [`Rules`] of [`Connect6`]: moves, their effect, and winning lines.

use super::Connect6;
use collinear::{
    Coord, Direction, Grid, Length, Line, Rect,
    rules::{Cell, Illegal, Notation, Outcome, Owned, Position, Rules, is_stuck, not_over, vacant},
};

/// The stones, the side to move, the last stone, and the number of stones left in this turn.
pub type State = Position<Cell, Rect, usize>;

impl Connect6 {
    /// The length that a line needs to win.
    fn length(&self) -> Length {
        Length::AtLeast(self.variant.connect)
    }

    /// Returns the winning lines, each in full; there are none if nobody has won.
    pub fn winning_lines(&self, state: &State) -> impl Iterator<Item = Line> {
        let last = state
            .last()
            .filter(|&at| state.grid()[at].owner().is_some());
        last.into_iter().flat_map(|at| {
            let (grid, own) = (state.grid(), state.grid()[at]);
            grid.k_lines_through(at, &Direction::AXES, self.length(), move |&cell| {
                cell == own
            })
        })
    }
}

impl Rules for Connect6 {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        let grid = Grid::on(self.bounds, |_| Cell::Empty)
            .unwrap_or_else(|error| panic!("a board of at most 2^20 cells: {error}"));
        Position::new(grid).with_extra(self.variant.first)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        state.grid().cells_where(Cell::is_empty)
    }

    fn apply(&self, state: &mut State, at: Coord) {
        state.put(at, Cell::Of(state.turn));
        state.extra = state.extra.saturating_sub(1);
        if state.extra == 0 {
            state.turn = state.turn.other();
            state.extra = self.variant.stones;
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.closed_line(&Direction::AXES, self.length()) {
            Some(winner) => Some(Outcome::Win(winner)),
            None => is_stuck(self, state).then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &State, m: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        vec![format!("stones of this turn: {}", state.extra)]
    }
}

/// A move is a cell, with letters for columns and rows counted from below: `j10` is the middle of the board.
impl Notation for Connect6 {}
