//! How a game ends.

use super::{Army, End, Escape, Hnefatafl, Repetition, Square, State};
use crate::{
    Coord, Direction, Grid,
    rules::{Outcome, Rules},
};

impl Hnefatafl {
    /// The army that won, if one did.
    ///
    /// ```
    /// use collinear::{Grid, rules::hnefatafl::{Army, BRANDUBH, Hnefatafl}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().start_board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into()); // the king in the corner
    /// let state = rules.set_up(board, Army::Attackers).unwrap();
    /// assert_eq!(rules.winner(&state), Some(Army::Defenders));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn winner(&self, state: &State) -> Option<Army> {
        let outcome = self.outcome(state)?;
        outcome.winner().map(|side| self.army(side))
    }

    /// Why the game has ended and who won, after a move of an army to this state. A king on a goal cell has escaped,
    /// even if the attackers moved last.
    pub(super) fn end_after(&self, state: &mut State, mover: Army) -> Option<(End, Outcome)> {
        let win = |army| Outcome::Win(self.side(army));
        state.slides.clear();
        if state.king.is_some_and(|king| self.is_goal(king)) {
            return Some((End::Escaped, win(Army::Defenders)));
        }
        let ending = &self.variant().ending;
        let end = match mover {
            Army::Attackers if state.king.is_none() => Some(End::KingTaken),
            Army::Attackers if ending.encirclement && self.is_encircled(state) => {
                Some(End::Encircled)
            }
            Army::Defenders if ending.exit_fort && self.exit_fort(state).is_some() => {
                Some(End::ExitFort)
            }
            _ => None,
        };
        if let Some(end) = end {
            return Some((end, win(mover)));
        }
        if let Some(outcome) = self.end_by_repetition(state) {
            return Some((End::Repetition, outcome));
        }
        self.list_slides(&state.grid, mover.other(), &mut state.slides);
        let stuck = state.slides.is_empty();
        stuck.then(|| (End::NoMove, win(mover)))
    }

    /// True if the king escapes on this cell.
    #[inline]
    pub(super) fn is_goal(&self, at: Coord) -> bool {
        match self.variant().ending.escape {
            Escape::Corners => self.bounds().is_corner(at),
            Escape::Edge => self.bounds().is_on_edge(at),
        }
    }

    /// True if this is a corner where only the king may stop.
    #[inline]
    pub(super) fn is_kings_corner(&self, at: Coord) -> bool {
        self.variant().ending.escape == Escape::Corners && self.bounds().is_corner(at)
    }

    /// True if no defender is connected with the edge by cells without an attacker.
    ///
    /// The state keeps the last path that was found. A new search starts only if an attacker is on that path, or its
    /// first cell has no defender.
    fn is_encircled(&self, state: &mut State) -> bool {
        let grid = &state.grid;
        let is_defender = |&at: &Coord| grid[at].army() == Some(Army::Defenders);
        let is_clear = |&at: &Coord| grid[at] != Square::Attacker;
        if state.way_out.first().is_some_and(is_defender) && state.way_out.iter().all(is_clear) {
            return false;
        }
        match self.way_out(grid) {
            Some(way) => {
                state.way_out = way;
                false
            }
            None => true,
        }
    }

    /// Finds a shortest path from a defender to the edge.
    fn way_out(&self, grid: &Grid<Square>) -> Option<alloc::vec::Vec<Coord>> {
        let defenders = grid.cells_where(|square| square.army() == Some(Army::Defenders));
        let is_edge = |at| self.bounds().is_on_edge(at);
        let is_clear = |square: &Square| *square != Square::Attacker;
        grid.connect(defenders, is_edge, &Direction::ORTHOGONAL, is_clear)
    }

    fn end_by_repetition(&self, state: &State) -> Option<Outcome> {
        let outcome = self.outcome_of_repetition()?;
        (state.occurrences() >= 3).then_some(outcome)
    }

    /// How a game ends when a position occurs for the third time, if it does.
    pub(super) fn outcome_of_repetition(&self) -> Option<Outcome> {
        match self.variant().ending.repetition {
            Repetition::Ignored => None,
            Repetition::Draw => Some(Outcome::Draw),
            Repetition::LossFor(army) => Some(Outcome::Win(self.side(army.other()))),
        }
    }
}
