//! [`Solver`]: from level to level through the positions, the promising ones first.
//!
//! A sweep goes from level to level, a jump at a time, and keeps the positions of each level whose pegs
//! are closest to the middle. Most boards are solved by a narrow sweep; where it fails, a wider one
//! follows. A sweep in which nothing had to be left out proves that there is no solution. Of positions
//! that a symmetry of the board makes of each other, one is kept.

use alloc::{collections::BTreeMap, vec, vec::Vec};
use core::mem;

use super::{
    PegSolitaire, Solve, State,
    search::{JumpSearch, Pegs},
};
use crate::rules::{Outcome, Rules};

/// A search for a solution that can be left after any position and gone on with later; made by
/// [`PegSolitaire::solver`].
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
///     // here somebody may look at a clock
/// };
/// assert!(matches!(solve, Solve::Solved(jumps) if jumps.len() == 31));
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    /// What is looked for, unless it is known without a search.
    search: Option<JumpSearch>,
    /// The answer, as soon as there is one.
    found: Option<Solve>,
    visited: u64,
    /// How many positions of a level are kept.
    width: usize,
    /// Whether none had to be left out.
    is_whole: bool,
    levels: Vec<Vec<Reached>>,
    /// What the next level has so far, one position for all that a symmetry makes of each other.
    next: BTreeMap<Pegs, Reached>,
    /// Which position of the last level is looked at, and which of its jumps comes next.
    before: usize,
    jump: usize,
}

/// A position, and how it was reached.
#[derive(Clone, Debug)]
struct Reached {
    pegs: Pegs,
    /// The place of the position before on its level.
    before: usize,
    /// The jump that was made there.
    jump: usize,
}

impl PegSolitaire {
    /// A solver of the game from a state, which has looked at nothing yet. [`solve`](Self::solve) has it do
    /// all its work at once.
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
    /// Visits so many more positions at most. A solution, or that there is none, as soon as that is known; it
    /// is told again at each further call.
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

    /// How many positions were visited so far. One that is visited again in a wider sweep counts again.
    #[must_use]
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// Goes to the next level, or begins a wider sweep if there is none.
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

/// The level on which a sweep begins.
fn first_level(search: &JumpSearch) -> Vec<Vec<Reached>> {
    let pegs = search.start.clone();
    let (before, jump) = (0, 0);
    vec![vec![Reached { pegs, before, jump }]]
}

/// The jumps that lead to a position of the last level, and one more.
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
