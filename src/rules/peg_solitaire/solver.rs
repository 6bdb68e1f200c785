//! [`Solver`]: searches the positions level by level, the promising ones first.
//!
//! A sweep makes one jump per level, and keeps the positions of each level whose pegs are closest to the middle. A
//! narrow sweep solves most boards; if it fails, a wider one follows. If a sweep drops no positions and finds no
//! solution, the game has no solution. Of positions that a symmetry of the board maps to each other, one is kept.

use alloc::{collections::BTreeMap, vec, vec::Vec};
use core::mem;

use super::{
    PegSolitaire, Solve, State,
    search::{JumpSearch, Pegs},
};
use crate::rules::{Outcome, Rules};

/// A search for a solution that can be paused after any position; made by [`PegSolitaire::solver`].
///
/// ```
/// use collinear::rules::{Rules, peg_solitaire::{PegSolitaire, Solve}};
///
/// let game = PegSolitaire::english();
/// let mut solver = game.solver(&game.start());
/// let solve = loop {
///     if let Some(solve) = solver.work(100) {
///         break solve;
///     }
///     // check the clock here
/// };
/// assert!(matches!(solve, Solve::Solved(jumps) if jumps.len() == 31));
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    /// The search; `None` if the answer is known without one.
    search: Option<JumpSearch>,
    /// The answer, once it is known.
    found: Option<Solve>,
    visited: u64,
    /// The number of positions of a level that are kept.
    width: usize,
    /// Whether no positions were dropped in this sweep.
    is_whole: bool,
    levels: Vec<Vec<Reached>>,
    /// The next level so far, with one position for each class of symmetric positions.
    next: BTreeMap<Pegs, Reached>,
    /// The position of the last level that is being expanded, and its next jump to try.
    before: usize,
    jump: usize,
}

#[derive(Clone, Debug)]
struct Reached {
    pegs: Pegs,
    /// The index of the previous position in its level.
    before: usize,
    /// The jump from the previous position.
    jump: usize,
}

impl PegSolitaire {
    /// Makes a solver of the game from a state; [`solve`](Self::solve) runs one to its end.
    #[must_use]
    pub fn solver(&self, state: &State) -> Solver {
        let mut solver = Solver {
            search: None,
            found: None,
            visited: 0,
            width: 1,
            is_whole: true,
            levels: Vec::new(),
            next: BTreeMap::new(),
            before: 0,
            jump: 0,
        };
        if self.outcome(state) == Some(Outcome::Solved) {
            solver.found = Some(Solve::Solved(Vec::new()));
            return solver;
        }
        let ends = self.possible_ends(state);
        let ends: Vec<_> = ends.filter(|&at| self.goal().admits(at)).collect();
        if ends.is_empty() {
            solver.found = Some(Solve::Impossible);
            return solver;
        }
        let search = JumpSearch::new(self, state, &ends);
        solver.levels = first_level(&search);
        solver.search = Some(search);
        solver
    }
}

impl Solver {
    /// Visits at most this many more positions. Returns the answer once it is known, and again at each later call.
    pub fn work(&mut self, positions: u64) -> Option<Solve> {
        let mut left = positions;
        while self.found.is_none() {
            let search = self.search.as_ref()?;
            let last = self.levels.last()?;
            let Some(reached) = last.get(self.before) else {
                self.end_level();
                continue;
            };
            let Some(jump) = search.legal_from(self.jump, &reached.pegs) else {
                (self.before, self.jump) = (self.before + 1, 0);
                continue;
            };
            left = left.checked_sub(1)?;
            self.visited += 1;
            let mut pegs = reached.pegs.clone();
            for hole in search.jumps[jump] {
                pegs.toggle(hole);
            }
            if pegs.count() == 1 && search.is_end[search.jumps[jump][2]] {
                let jumps = path(&self.levels, self.before, jump).into_iter();
                self.found = Some(Solve::Solved(jumps.map(|jump| search.hop(jump)).collect()));
                break;
            }
            let before = self.before;
            let class = self.next.entry(search.first_alike(&pegs));
            class.or_insert(Reached { pegs, before, jump });
            self.jump = jump + 1;
        }
        self.found.clone()
    }

    /// The number of positions visited so far. A position that is visited again in a wider sweep counts again.
    #[must_use]
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// Continues with the next level, or with a wider sweep if it is empty.
    fn end_level(&mut self) {
        let Some(search) = &self.search else { return };
        let mut next: Vec<_> = mem::take(&mut self.next).into_values().collect();
        (self.before, self.jump) = (0, 0);
        if !next.is_empty() {
            if next.len() > self.width {
                self.is_whole = false;
                next.sort_by_cached_key(|reached| search.distance(&reached.pegs));
                next.truncate(self.width);
            }
            self.levels.push(next);
        } else if self.is_whole {
            self.found = Some(Solve::Impossible);
        } else {
            self.levels = first_level(search);
            (self.width, self.is_whole) = (self.width.saturating_mul(4), true);
        }
    }
}

fn first_level(search: &JumpSearch) -> Vec<Vec<Reached>> {
    let pegs = search.start.clone();
    let (before, jump) = (0, 0);
    vec![vec![Reached { pegs, before, jump }]]
}

/// The jumps that lead to a position of the last level, then `jump`.
fn path(levels: &[Vec<Reached>], last: usize, jump: usize) -> Vec<usize> {
    let mut jumps = vec![jump];
    let mut place = last;
    for level in levels.iter().skip(1).rev() {
        let reached = &level[place];
        jumps.push(reached.jump);
        place = reached.before;
    }
    jumps.reverse();
    jumps
}
