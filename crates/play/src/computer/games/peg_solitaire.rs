//! Plays peg solitaire with its solver.

use std::sync::Arc;

use collinear::{
    Hop,
    rules::{
        Rules,
        peg_solitaire::{PegSolitaire, Solve, Solver, State},
    },
};

use crate::computer::{Advice, Computer, Effort, Opinion, Progress, Score, Search};

/// Plays peg solitaire with its solver.
///
/// The solver looks for one solution from the current position and one after each legal jump. The computer suggests the
/// first jump of the solution with the fewest turns. Consecutive jumps of one peg are one turn. A shorter solution can
/// exist. The seed makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForPegSolitaire;

/// The largest number of positions for each level.
const POSITIONS: [u64; 5] = [10_000, 40_000, 160_000, 640_000, 2_560_000];

/// The number of positions to search after each jump. Longer searches are not worth the wait.
const FEW: u64 = 2_500;

impl Computer<PegSolitaire> for ForPegSolitaire {
    fn search(
        &self,
        game: &Arc<PegSolitaire>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<Hop>> {
        let most = effort.level.of(POSITIONS);
        let is_over = game.outcome(state).is_some();
        Box::new(Solution {
            game: Arc::clone(game),
            state: state.clone(),
            most,
            due: if is_over { vec![] } else { vec![(None, most)] },
            trying: None,
            best: None,
            is_hopeless: false,
            asked: None,
        })
    }
}

struct Solution {
    game: Arc<PegSolitaire>,
    state: State,
    /// The number of positions to search in one solve.
    most: u64,
    /// The positions to solve, the next one last. Each is after a jump or without one, and has the number of positions to
    /// search.
    due: Vec<(Option<Hop>, u64)>,
    trying: Option<Trying>,
    /// The best solution so far, and its number of turns.
    best: Option<(Vec<Hop>, usize)>,
    is_hopeless: bool,
    /// The asked jump, and the score of the jump if known.
    asked: Option<(Hop, Option<Score>)>,
}

/// A solve in progress, and the number of positions left to search.
struct Trying {
    jump: Option<Hop>,
    solver: Solver,
    left: u64,
}

impl Solution {
    const fn is_done(&self) -> bool {
        self.trying.is_none() && self.due.is_empty()
    }

    fn begin(&self, (jump, left): (Option<Hop>, u64)) -> Trying {
        let mut state = self.state.clone();
        if let Some(jump) = jump {
            self.game.apply(&mut state, jump);
        }
        Trying {
            jump,
            solver: self.game.solver(&state),
            left,
        }
    }

    /// Does at most this much work on one solve; returns the number of positions searched.
    fn step(&mut self, positions: u64) -> u64 {
        let Some(Trying { jump, solver, left }) = &mut self.trying else {
            let next = self.due.pop();
            self.trying = next.map(|next| self.begin(next));
            return 0;
        };
        let (jump, before) = (*jump, solver.visited());
        let solve = solver.work(positions.min(*left));
        let nodes = solver.visited() - before;
        *left -= nodes;
        let gave_up = || (*left == 0).then_some(Solve::GaveUp { nodes });
        if let Some(solve) = solve.or_else(gave_up) {
            self.trying = None;
            self.take(jump, solve);
        }
        nodes
    }

    /// Stores the result of a solve.
    fn take(&mut self, jump: Option<Hop>, solve: Solve) {
        if let Some((asked, score)) = &mut self.asked
            && jump == Some(*asked)
        {
            *score = match &solve {
                Solve::Solved(rest) => Some(solvable(1 + rest.len())),
                Solve::Impossible => Some(Score::Hopeless),
                Solve::GaveUp { .. } => *score,
            };
        }
        match (jump, solve) {
            (None, Solve::Impossible) => {
                self.is_hopeless = true;
                self.due.clear();
            }
            (jump, Solve::Solved(rest)) => {
                if jump.is_none() {
                    // Other jumps can lead to a better solution.
                    let jumps = self.game.moves(&self.state).map(|jump| (Some(jump), FEW));
                    let from = self.due.len();
                    self.due.extend(jumps);
                    self.due[from..].reverse();
                }
                let jumps: Vec<_> = jump.into_iter().chain(rest).collect();
                let mut after = self.state.clone();
                for &jump in &jumps {
                    self.game.apply(&mut after, jump);
                }
                let turns = after.turns();
                if self.best.as_ref().is_none_or(|&(_, best)| turns < best) {
                    self.best = Some((jumps, turns));
                }
            }
            (Some(_), Solve::Impossible) | (_, Solve::GaveUp { .. }) => {}
        }
    }
}

fn solvable(jumps: usize) -> Score {
    let moves = u32::try_from(jumps).unwrap_or(u32::MAX);
    Score::Solvable { moves }
}

impl Search<Hop> for Solution {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.step(left).max(1));
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    fn advice(&self) -> Advice<Hop> {
        let best = self.best.as_ref().and_then(|(jumps, _)| jumps.first());
        match best {
            _ if self.is_hopeless => Advice::Hopeless,
            Some(&first) => Advice::Play(first),
            None => Advice::Unknown,
        }
    }

    fn opinion(&self) -> Option<Opinion<Hop>> {
        if self.is_hopeless {
            return Some(Opinion::new(Score::Hopeless, Vec::new()));
        }
        let (jumps, _) = self.best.as_ref()?;
        Some(Opinion::new(solvable(jumps.len()), jumps.clone()))
    }

    fn ask(&mut self, &jump: &Hop) {
        self.asked = Some((jump, None));
        self.due.insert(0, (Some(jump), self.most));
    }

    fn asked(&self) -> Option<Score> {
        let (jump, score) = self.asked.as_ref()?;
        match &self.best {
            _ if self.is_hopeless => Some(Score::Hopeless),
            Some((jumps, _)) if jumps.first() == Some(jump) => Some(solvable(jumps.len())),
            _ => *score,
        }
    }
}
