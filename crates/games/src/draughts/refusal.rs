//! The reasons why a move is not legal.

use itertools::Itertools;

use super::{Draughts, DraughtsMove, SquareName, State};
use collinear::{Coord, rules::Illegal};

impl Draughts {
    pub(super) fn refusal(&self, state: &State, m: &DraughtsMove) -> Illegal {
        let takes =
            |capture: &DraughtsMove| capture.taken == m.taken && capture.promotes == m.promotes;
        self.why_not(state, m.from, m.to, m.is_capture(), takes)
    }

    /// The reason why a piece cannot move or capture from one cell to another. `is_meant` selects the captures that the
    /// move could mean.
    pub(super) fn why_not(
        &self,
        state: &State,
        from: Coord,
        to: Coord,
        is_capture: bool,
        is_meant: impl Fn(&DraughtsMove) -> bool,
    ) -> Illegal {
        let (start, end) = match [from, to].map(|at| self.name_on(state, at)) {
            [Ok(start), Ok(end)] => (start, end),
            [Err(illegal), _] | [_, Err(illegal)] => return illegal,
        };
        let turn = state.color;
        let why = match state.grid[from].color() {
            None => format!("there is no piece on {start}"),
            Some(color) if color != turn => {
                format!("the piece on {start} is not yours: {turn} is to move")
            }
            Some(_) if is_capture => {
                return self.why_no_capture(state, [from, to], [start, end], is_meant);
            }
            Some(_) if from == to => format!("the piece on {start} must move to another square"),
            Some(_) if state.moves.first().is_some_and(DraughtsMove::is_capture) => {
                let (with, cells) = self.movers(state);
                let why = format!("you must capture with the piece on {with}");
                return Illegal::refused_at(why, cells);
            }
            Some(_) => return self.why_no_step(state, [from, to], [start, end]),
        };
        Illegal::refused_at(why, [from])
    }

    fn why_no_capture(
        &self,
        state: &State,
        [from, to]: [Coord; 2],
        [start, end]: [SquareName; 2],
        is_meant: impl Fn(&DraughtsMove) -> bool,
    ) -> Illegal {
        let chains: Vec<_> = self.chains(&state.grid, from).collect();
        let captures = chains.iter().map(|hops| self.capture_of(&state.grid, hops));
        let meant = captures
            .into_iter()
            .find(|capture| capture.to == to && is_meant(capture));
        if let Some(capture) = meant {
            let takes = capture.taken.len();
            let most = state.moves.iter().map(|m| m.taken.len()).max().unwrap_or(0);
            let (with, cells) = self.movers(state);
            let why = if takes < most {
                format!(
                    "you must capture as many as possible: this captures {takes}, the piece on {with} captures {most}"
                )
            } else {
                format!("you must make the capture worth most, with the piece on {with}")
            };
            return Illegal::refused_at(why, cells);
        }
        let comes_by =
            |hops: &Vec<collinear::Hop>| hops.iter().rev().skip(1).any(|hop| hop.to == to);
        if chains.iter().any(comes_by) {
            return Illegal::refused_at(format!("the capture must continue from {end}"), [to]);
        }
        let why = format!("there is no capture from {start} to {end}");
        Illegal::refused_at(why, [from, to])
    }

    fn why_no_step(
        &self,
        state: &State,
        [from, to]: [Coord; 2],
        [start, end]: [SquareName; 2],
    ) -> Illegal {
        let king = state.grid[from].is_king();
        let (headings, most) = self.steps_of(king, state.color);
        let line = |headings: &[collinear::Direction]| {
            let lines = headings.iter().map(|&direction| {
                let all = state
                    .grid
                    .bounds()
                    .slide(from, direction, .., |_| true)
                    .line;
                (direction, all)
            });
            let mut lines = lines.filter(|(_, line)| line.contains(to));
            lines.next()
        };
        let Some((heading, line)) = line(headings) else {
            let why = if line(&self.steps).is_some() {
                format!("a man cannot move backwards, from {start} to {end}")
            } else {
                format!("this piece cannot move from {start} to {end}")
            };
            return Illegal::refused_at(why, [from, to]);
        };
        let hit = state
            .grid
            .first_hit(from, heading, |square| !square.is_empty());
        let steps = |wanted| line.iter().position(|at| at == wanted);
        if let Ok(at) = hit
            && steps(at) <= steps(to)
            && let Some(name) = self.name(at)
        {
            let why = format!("the way from {start} to {end} is blocked at {name}");
            return Illegal::refused_at(why, [from, to, at]);
        }
        if steps(to) >= Some(most) {
            let why = format!("too far: from {start} to {end} is more than a step");
            return Illegal::refused_at(why, [from, to]);
        }
        match self.variant.kings.moves_in_a_row {
            Some(limit) if self.has_to_rest(state, from) => {
                let why = format!(
                    "the king on {start} has moved {limit} times in a row: you must move another piece"
                );
                Illegal::refused_at(why, [from])
            }
            _ => Illegal::NotLegal,
        }
    }

    /// The squares of the pieces that have a legal move, as text and as cells.
    fn movers(&self, state: &State) -> (String, Vec<Coord>) {
        let movers: Vec<_> = state.moves.iter().map(|m| m.from).dedup().collect();
        let mut names = movers.iter().filter_map(|&at| self.name(at));
        (names.join(" or "), movers)
    }

    /// Returns the name of a square in play, or the reason why there is no such square on the board of this state.
    fn name_on(&self, state: &State, at: Coord) -> Result<SquareName, Illegal> {
        // A state of another game may have a different board.
        for bounds in [self.bounds(), state.grid.bounds()] {
            if !bounds.contains(at) {
                return Err(Illegal::off_board(&bounds, at));
            }
        }
        self.name(at)
            .ok_or_else(|| Illegal::refused_at(format!("the square at {at} is not in play"), [at]))
    }
}
