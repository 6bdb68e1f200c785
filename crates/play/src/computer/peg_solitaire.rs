//! Peg solitaire: the solver knows what to do.

use std::sync::Arc;

use collinear::{
    Hop,
    rules::{
        Rules,
        peg_solitaire::{PegSolitaire, Solve, State},
    },
};

use super::{Advice, Computer, Effort, Opinion, Progress, Score, Search};

/// The computer in peg solitaire: the solver.
///
/// It says the first jump of a finish: of those that the solver finds, one from here and one after each
/// jump that can be made, one with the fewest turns, consecutive jumps of one peg being one turn. There
/// may be a shorter one that it does not find.
///
/// The solver can't be interrupted. A piece of the work is a whole solve with so many positions at most,
/// which begins anew with four times as many if that was not enough. The seed makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForPegSolitaire;

/// How many positions each level looks at, at most.
const POSITIONS: [u64; 5] = [10_000, 40_000, 160_000, 640_000, 2_560_000];

/// How many positions are looked at at first, and after each jump, where what takes longer is not
/// worth the wait.
const FEW: u64 = 2_500;

impl Computer<PegSolitaire> for ForPegSolitaire {
    fn search(
        &self,
        game: &Arc<PegSolitaire>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<Hop>> {
        let over = game.outcome(state).is_some();
        Box::new(Solving {
            game: Arc::clone(game),
            state: state.clone(),
            most: effort.level.of(POSITIONS),
            stage: if over {
                Stage::Unknown
            } else {
                Stage::From(FEW)
            },
        })
    }
}

struct Solving {
    game: Arc<PegSolitaire>,
    state: State,
    /// How many positions are looked at in one solve.
    most: u64,
    stage: Stage,
}

/// How far the work has come.
enum Stage {
    /// The next solve looks at so many positions.
    From(u64),
    /// There is a finish; these jumps may lead to a better one.
    Better {
        best: Finish,
        others: Vec<Hop>,
    },
    /// This is the best finish.
    Found(Finish),
    Hopeless,
    Unknown,
}

struct Finish {
    jumps: Vec<Hop>,
    turns: usize,
}

impl Solving {
    fn solve(&self, state: &State, positions: u64) -> (Solve, u64) {
        let mut looked_at = 0;
        let solve = self.game.solve(state, positions, |count| looked_at = count);
        (solve, looked_at)
    }

    fn finish_of(&self, jumps: Vec<Hop>) -> Finish {
        let mut after = self.state.clone();
        for &jump in &jumps {
            self.game.apply(&mut after, jump);
        }
        let turns = after.turns();
        Finish { jumps, turns }
    }

    /// The best finish so far.
    const fn best(&self) -> Option<&Finish> {
        match &self.stage {
            Stage::Better { best, .. } | Stage::Found(best) => Some(best),
            Stage::From(_) | Stage::Hopeless | Stage::Unknown => None,
        }
    }

    const fn is_done(&self) -> bool {
        !matches!(self.stage, Stage::From(_) | Stage::Better { .. })
    }

    /// Does the next piece; answers how many positions were looked at.
    fn step(&mut self) -> u64 {
        match &mut self.stage {
            Stage::Found(_) | Stage::Hopeless | Stage::Unknown => 0,
            Stage::From(positions) => {
                let positions = (*positions).min(self.most);
                let (solve, looked_at) = self.solve(&self.state, positions);
                self.stage = match solve {
                    Solve::Impossible => Stage::Hopeless,
                    Solve::GaveUp { .. } if positions < self.most => Stage::From(4 * positions),
                    Solve::Solved(jumps) if !jumps.is_empty() => {
                        let mut others: Vec<_> = self.game.moves(&self.state).collect();
                        others.reverse();
                        let best = self.finish_of(jumps);
                        Stage::Better { best, others }
                    }
                    Solve::GaveUp { .. } | Solve::Solved(_) => Stage::Unknown,
                };
                looked_at
            }
            Stage::Better { best, others } => {
                let Some(jump) = others.pop() else {
                    let jumps = std::mem::take(&mut best.jumps);
                    let turns = best.turns;
                    self.stage = Stage::Found(Finish { jumps, turns });
                    return 0;
                };
                let mut after = self.state.clone();
                self.game.apply(&mut after, jump);
                let (solve, looked_at) = self.solve(&after, FEW);
                if let Solve::Solved(rest) = solve {
                    let finish = self.finish_of([vec![jump], rest].concat());
                    if let Stage::Better { best, .. } = &mut self.stage
                        && finish.turns < best.turns
                    {
                        *best = finish;
                    }
                }
                looked_at
            }
        }
    }
}

impl Search<Hop> for Solving {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.step().max(1));
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    fn advice(&self) -> Advice<Hop> {
        let first = self.best().and_then(|best| best.jumps.first());
        match (&self.stage, first) {
            (Stage::Hopeless, _) => Advice::Hopeless,
            (_, Some(&first)) => Advice::Play(first),
            (_, None) => Advice::Unknown,
        }
    }

    fn opinion(&self) -> Option<Opinion<Hop>> {
        if matches!(self.stage, Stage::Hopeless) {
            return Some(Opinion::new(Score::Hopeless, Vec::new()));
        }
        let line = self.best()?.jumps.clone();
        let moves = u32::try_from(line.len()).unwrap_or(u32::MAX);
        Some(Opinion::new(Score::Solvable { moves }, line))
    }
}
