//! The moves: jumps, chains of jumps, and why a move is illegal.

use alloc::{format, string::String, vec::Vec};
use core::iter;

use super::{
    PegSolitaire, Square, State,
    names::{hole, on_board},
};
use crate::{
    Coord, Direction, Grid, Hop, Removal,
    rules::{Bulk, Illegal, Outcome, Rules, not_over},
};

impl PegSolitaire {
    /// Returns the jump of a peg from one hole to another.
    ///
    /// # Errors
    ///
    /// The first reason that applies: a cell is off the board or not a hole, there is no peg to jump with, the holes
    /// are not two apart in a straight line, there is no peg to jump over, or the other hole is occupied.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, peg_solitaire::PegSolitaire}};
    ///
    /// let game = PegSolitaire::english();
    /// let (start, centre) = (game.start(), Coord::new(3, 3));
    /// let hop = game.hop(&start, Coord::new(3, 1), centre).unwrap();
    /// assert_eq!(hop.over, Coord::new(3, 2));
    ///
    /// let why = |from| game.hop(&start, from, centre).unwrap_err().to_string();
    /// assert_eq!(why(Coord::new(1, 1)), "there is no hole at b2");
    /// assert_eq!(why(Coord::new(4, 4)), "d4 is not two holes away from e5 in a straight line");
    /// ```
    pub fn hop(&self, state: &State, from: Coord, to: Coord) -> Result<Hop, Illegal> {
        let grid = &state.grid;
        let [from_name, to_name] = [hole(grid, from)?, hole(grid, to)?];
        if !grid[from].is_peg() {
            let why = format!("there is no peg in {from_name}");
            return Err(Illegal::refused_at(why, [from]));
        }
        let mut directions = self.lattice().directions().iter();
        let two_away = |&&direction: &&_| grid.bounds().step_by(from, direction, 2) == Some(to);
        let direction = directions.find(two_away);
        let over = direction.and_then(|&direction| grid.bounds().step(from, direction));
        let Some(over) = over else {
            let why =
                format!("{to_name} is not two holes away from {from_name} in a straight line");
            return Err(Illegal::refused_at(why, [to, from]));
        };
        if !grid[over].is_peg() {
            let over_name = on_board(grid, over)?;
            let why = format!(
                "there is no peg in {over_name} to jump over from {from_name} to {to_name}"
            );
            return Err(Illegal::refused_at(why, [over, from, to]));
        }
        if grid[to].is_peg() {
            let why = format!("there is already a peg in {to_name}");
            return Err(Illegal::refused_at(why, [to]));
        }
        Ok(Hop { from, over, to })
    }

    /// Returns the chains of jumps of the peg in a hole, each as long as possible; a turn may stop earlier. Empty if
    /// there is no peg.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Notation, peg_solitaire::{PegSolitaire, Square}}};
    ///
    /// let game = PegSolitaire::rectangle(3, 5)?;
    /// let start = Grid::parse_with("1 1 0 1 0\n0 0 1 0 0\n0 0 0 0 0", Square::from_glyph).unwrap();
    /// let state = game.set_up(start).unwrap();
    /// let turns = game.chains(&state, Coord::new(0, 0));
    /// let turns: Vec<_> = turns.map(|hops| game.write_game(&state, &hops)).collect();
    /// assert_eq!(turns, ["a1-c1-e1", "a1-c1-c3"]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// As for [`Bounds::chains`](crate::Bounds::chains): there can be exponentially many.
    pub fn chains(&self, state: &State, from: Coord) -> impl Iterator<Item = Vec<Hop>> {
        let directions = self.directions_of_peg(&state.grid, from);
        let (peg, empty) = (Square::is_peg, Square::is_empty);
        state
            .grid
            .chains(from, directions, peg, empty, Removal::AtOnce)
    }

    /// The jumps on a board, in reading order of their pegs.
    pub(super) fn hops(&self, grid: &Grid<Square>) -> impl Iterator<Item = Hop> {
        let cells = grid.bounds().coords();
        cells.flat_map(|from| self.hops_on(grid, from))
    }

    /// The jumps of the peg on a cell, along the directions of the lattice.
    #[inline]
    fn hops_on(&self, grid: &Grid<Square>, from: Coord) -> impl Iterator<Item = Hop> {
        let directions = self.directions_of_peg(grid, from).iter();
        let (peg, empty) = (Square::is_peg, Square::is_empty);
        directions.filter_map(move |&direction| grid.hop(from, direction, peg, empty).ok())
    }

    /// The directions in which the peg on a cell can jump; none if there is no peg.
    #[inline]
    fn directions_of_peg(&self, grid: &Grid<Square>, at: Coord) -> &'static [Direction] {
        match grid.get(at) {
            Some(Square::Peg) => self.lattice().directions(),
            _ => &[],
        }
    }

    /// The number of jumps that involve the holes of a hop.
    #[inline]
    fn jumps_near(&self, grid: &Grid<Square>, hop: Hop) -> usize {
        let along = hop.from.direction_to(hop.over).map(Direction::canonical);
        let axes = self.lattice().axes().iter();
        let counts = axes.map(|&axis| {
            if Some(axis) == along {
                jumps_around(grid, hop.over, axis, 3)
            } else {
                let across = [hop.from, hop.over, hop.to].into_iter();
                across.map(|at| jumps_around(grid, at, axis, 2)).sum()
            }
        });
        counts.sum()
    }

    fn refusal(&self, state: &State, m: Hop) -> Result<(), Illegal> {
        let hop = self.hop(state, m.from, m.to)?;
        if hop.over == m.over {
            return Ok(());
        }
        let cells = [m.over, m.from, m.to];
        let [over, from, to] = cells.map(|at| on_board(&state.grid, at));
        let why = format!("{} is not between {} and {}", over?, from?, to?);
        Err(Illegal::refused_at(why, cells))
    }
}

/// The number of jumps along an axis, in both directions, on the cells up to `reach` steps away.
#[inline]
fn jumps_around(grid: &Grid<Square>, at: Coord, axis: Direction, reach: usize) -> usize {
    let bounds = grid.bounds();
    let (mut start, mut before) = (at, 0);
    while before < reach
        && let Some(back) = bounds.step(start, -axis)
    {
        (start, before) = (back, before + 1);
    }
    let cells = iter::successors(Some(start), |&at| bounds.step(at, axis));
    let (mut first, mut second, mut jumps) = (Square::Off, Square::Off, 0);
    for at in cells.take(before + 1 + reach) {
        let third = grid[at];
        let jump = (first.is_peg() && third.is_empty()) || (first.is_empty() && third.is_peg());
        jumps += usize::from(second.is_peg() && jump);
        (first, second) = (second, third);
    }
    jumps
}

impl Rules for PegSolitaire {
    type State = State;
    type Move = Hop;

    fn start(&self) -> State {
        self.state_of(self.start_board().clone())
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Hop> {
        self.hops(&state.grid)
    }

    #[inline]
    fn apply(&self, state: &mut State, hop: Hop) {
        let continues = state.last.is_some_and(|last| last.to == hop.from);
        let before = self.jumps_near(&state.grid, hop);
        state.grid[hop.from] = Square::Empty;
        state.grid[hop.over] = Square::Empty;
        state.grid[hop.to] = Square::Peg;
        state.last = Some(hop);
        state.jumps += 1;
        state.turns += usize::from(!continues);
        state.pegs -= 1;
        // Counting the whole board makes perft on the English board three times slower. The subtraction
        // saturates, since a state of another game may have been counted along other lines.
        let after = self.jumps_near(&state.grid, hop);
        state.open = (state.open + after).saturating_sub(before);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.open > 0 {
            return None;
        }
        let is_goal = |at| self.goal().admits(at);
        let left = state.pegs;
        let solved = left == 1 && state.grid.cells_where(Square::is_peg).all(is_goal);
        Some(if solved {
            Outcome::Solved
        } else {
            Outcome::Stuck { left }
        })
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.open
    }

    fn check(&self, state: &State, m: &Hop) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.refusal(state, *m)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let score = [
            ("pegs", state.pegs()),
            ("turns", state.turns()),
            ("jumps", state.jumps()),
        ];
        score.map(|(what, count)| format!("{what}: {count}")).into()
    }
}

crate::reference_engine!(PegSolitaire);

impl Bulk for PegSolitaire {}
