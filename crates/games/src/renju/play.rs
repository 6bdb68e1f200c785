//! [`Rules`] of [`Renju`]: moves, their effect, and winning lines.

use super::{Renju, State};
use collinear::{
    Coord, Grid, Line,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Position, Rules, View, is_stuck, not_over, vacant,
    },
};

impl Renju {
    /// Returns the winning lines, each in full; there are none if nobody has won.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Side}};
    /// use collinear_games::renju::{RENJU, Renju, Variant};
    ///
    /// let rules = Renju::new(Variant { rows: 1, cols: 8, ..RENJU })?;
    /// let board = Grid::parse_with(". X X X X X . .", Cell::from_glyph).unwrap();
    /// let state = rules.set_up(board, Side::Second)?;
    /// let lines: Vec<_> = rules.winning_lines(&state).map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["5 cells E from (0, 1)"]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn winning_lines<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Line> + 'a {
        let won = state.outcome.and_then(Outcome::winner);
        let last = won.and(state.last()).into_iter();
        last.flat_map(|at| self.wins_by(state.grid(), at))
    }

    /// The state of a position. Only lines through its last move are checked for a win.
    pub(super) fn state_of(&self, position: Position<Cell>) -> State {
        let mut state = State {
            position,
            outcome: None,
        };
        self.look(&mut state);
        state
    }

    /// Stores the outcome if the game is over.
    #[inline]
    fn look(&self, state: &mut State) {
        let grid = state.grid();
        let by = state
            .last()
            .filter(|&at| self.wins_by(grid, at).next().is_some());
        let winner = by.and_then(|at| grid[at].owner());
        state.outcome = match winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None => is_stuck(self, state).then_some(Outcome::Draw),
        };
    }
}

impl Rules for Renju {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        let grid = Grid::on(self.bounds, |_| Cell::Empty)
            .unwrap_or_else(|error| panic!("a small board: {error}"));
        self.state_of(Position::new(grid))
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        let is_limited = self.is_limited(state.turn());
        let free = state.grid().cells_where(Cell::is_empty);
        free.filter(move |&at| !is_limited || self.foul(state, at).is_none())
    }

    #[inline]
    fn apply(&self, state: &mut State, at: Coord) {
        let mover = state.position.turn;
        state.position.place(at, Cell::Of(mover));
        self.look(state);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome
    }

    fn check(&self, state: &State, m: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)?;
        let Some(foul) = self.foul(state, *m) else {
            return Ok(());
        };
        let why = format!("{} is forbidden: {foul}", self.bounds.names([*m]));
        let lines = foul.lines().iter().flatten().filter(|at| at != m);
        Err(Illegal::refused_at(why, [*m].into_iter().chain(lines)))
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        if self.outcome(state).is_some() {
            return Vec::new();
        }
        let cells = self.bounds().coords();
        let cells = cells.filter(|&at| self.foul(state, at).is_some());
        let names: Vec<_> = cells.map(|at| self.write_move(state, &at)).collect();
        let forbidden = format!("forbidden: {}", names.join(" "));
        (!names.is_empty())
            .then_some(forbidden)
            .into_iter()
            .collect()
    }
}

/// A move is a cell, with letters for columns and rows counted from below: `h8` is the middle of the board.
impl Notation for Renju {}
