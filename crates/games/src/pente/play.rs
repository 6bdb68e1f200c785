//! [`Rules`] of [`Pente`]: moves, their effect, and winning lines.

use super::{Captures, Opening, Pente};
use collinear::{
    Coord, Direction, Grid, Length, Line, Rect,
    rules::{
        Cell, Illegal, Notation, Outcome, Owned, Position, Rules, Side, is_stuck, not_over, vacant,
    },
};

/// The stones, the side to move, the last move, and the number of stones each player has captured.
pub type State = Position<Cell, Rect, [usize; 2]>;

const FIVE: Length = Length::AtLeast(5);

/// The tournament distance of the second stone from the middle.
const AWAY: usize = 3;

impl Pente {
    /// Returns the lines of stones that the player to move would capture with a stone on a cell.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Cell, Position}};
    /// use collinear_games::pente::{KERYO, PENTE, Pente};
    ///
    /// let board = Grid::parse_with("X O O O . O O X O X", Cell::from_glyph).unwrap();
    /// let state = Position::new(board).with_extra([0, 0]);
    /// let captures = |variant| {
    ///     let rules = Pente::new(variant).unwrap();
    ///     let lines = rules.captures(&state, Coord::new(0, 4));
    ///     lines.map(|line| line.len()).collect::<Vec<_>>()
    /// };
    /// assert_eq!(captures(PENTE), [2]);
    /// assert_eq!(captures(KERYO), [2, 3]);
    /// ```
    #[doc(alias("custodial", "take", "sandwich"))]
    pub fn captures(&self, state: &State, at: Coord) -> impl Iterator<Item = Line> {
        self.captures_of(state, state.turn, at)
    }

    /// Returns the lines of stones that a side would capture with a stone on a cell, even if that side is not to move.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Cell, Position, Side}};
    /// use collinear_games::pente::{PENTE, Pente};
    ///
    /// let rules = Pente::new(PENTE).unwrap();
    /// let board = Grid::parse_with(". X X O . O", Cell::from_glyph).unwrap();
    /// let state = Position::new(board).with_extra([0, 0]);
    /// let threats = rules.captures_of(&state, Side::Second, Coord::new(0, 0));
    /// assert_eq!(threats.count(), 1);
    /// assert_eq!(rules.captures(&state, Coord::new(0, 0)).count(), 0);
    /// ```
    pub fn captures_of(&self, state: &State, side: Side, at: Coord) -> impl Iterator<Item = Line> {
        self.captures_along(state, side, at, &Direction::ALL)
    }

    fn captures_along(
        &self,
        state: &State,
        side: Side,
        at: Coord,
        directions: &[Direction],
    ) -> impl Iterator<Item = Line> {
        let (own, theirs) = (Cell::is_of(side), Cell::is_of(side.other()));
        let most = match self.variant.captures {
            Captures::Pairs => 2,
            Captures::PairsAndThrees => 3,
        };
        let grid = state.grid();
        directions.iter().filter_map(move |&direction| {
            let bracket = grid.bracket(at, direction, 2..=most, theirs, own);
            bracket.ok().map(|bracket| bracket.inner)
        })
    }

    /// Returns the winning lines, each in full; there are none if nobody has won, or if captures won.
    pub fn winning_lines(&self, state: &State) -> impl Iterator<Item = Line> {
        let last = state
            .last()
            .filter(|&at| state.grid()[at].owner().is_some());
        last.into_iter().flat_map(|at| {
            let (grid, own) = (state.grid(), state.grid()[at]);
            grid.k_lines_through(at, &Direction::AXES, FIVE, move |&cell| cell == own)
        })
    }

    fn captured_enough(&self, state: &State) -> Option<Side> {
        let goal = self.variant.captured_to_win;
        let has = |side: &Side| goal > 0 && state.extra[side.index()] >= goal;
        Side::BOTH.into_iter().find(has)
    }

    /// The rule of the opening for the next stone.
    fn asked_of_next(&self, state: &State) -> Opening {
        let opening = self.variant.opening;
        if opening == Opening::Free || state.turn == Side::Second || state.extra != [0, 0] {
            return Opening::Free;
        }
        let stones = state.grid().cells_where(|cell| !cell.is_empty());
        // Larger numbers make no difference.
        match (stones.take(3).count(), opening) {
            (0, _) => Opening::Centre,
            (2, Opening::Tournament) => Opening::Tournament,
            _ => Opening::Free,
        }
    }

    fn allows(&self, asked: Opening, at: Coord) -> bool {
        let centre = self.centre();
        match asked {
            Opening::Free => true,
            Opening::Centre => at == centre,
            Opening::Tournament => {
                at.row.abs_diff(centre.row).max(at.col.abs_diff(centre.col)) >= AWAY
            }
        }
    }

    fn check_opening(&self, state: &State, m: Coord) -> Result<(), Illegal> {
        let why = match self.asked_of_next(state) {
            asked if self.allows(asked, m) => return Ok(()),
            Opening::Tournament => {
                "the second stone must be at least three lines away from the middle"
            }
            Opening::Free | Opening::Centre => "the first stone must go to the middle",
        };
        let cells = [m, self.centre()];
        let [at, centre] = cells.map(|cell| self.bounds.names([cell]));
        Err(Illegal::refused_at(format!("{at}: {why}, {centre}"), cells))
    }
}

impl Rules for Pente {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        let grid = Grid::on(self.bounds, |_| Cell::Empty)
            .unwrap_or_else(|error| panic!("a board of at most 2^20 cells: {error}"));
        Position::new(grid).with_extra([0, 0])
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        let asked = self.asked_of_next(state);
        let free = state.grid().cells_where(Cell::is_empty);
        free.filter(move |&at| self.allows(asked, at))
    }

    fn apply(&self, state: &mut State, at: Coord) {
        let mover = state.turn;
        // A capture does not affect the other directions.
        for direction in Direction::ALL {
            let captured = self.captures_along(state, mover, at, &[direction]).next();
            if let Some(line) = captured {
                state.extra[mover.index()] += line.len();
                state.fill(line, Cell::Empty);
            }
        }
        state.place(at, Cell::Of(mover));
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let by_line = || state.closed_line(&Direction::AXES, FIVE);
        match self.captured_enough(state).or_else(by_line) {
            Some(winner) => Some(Outcome::Win(winner)),
            None => is_stuck(self, state).then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &State, m: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        vacant(state.grid(), *m, Cell::is_empty)?;
        self.check_opening(state, *m)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let [first, second] = state.extra;
        vec![format!("captured: Black {first}, White {second}")]
    }
}

/// A move is a cell, with letters for columns and rows counted from below: `j10` is the middle of the board.
impl Notation for Pente {}
