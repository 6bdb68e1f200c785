//! Peg solitaire: the solver knows what to do.

use std::{mem, sync::Arc};

use collinear::{
    Hop,
    rules::{
        Rules,
        peg_solitaire::{PegSolitaire, Solve, Solver, State},
    },
};

use super::{Advice, Computer, Effort, Opinion, Progress, Score, Search};

/// The computer in peg solitaire: the solver.
///
/// It says the first jump of a finish: of those that the solver finds, one from here and one after each
/// jump that can be made, one with the fewest turns, consecutive jumps of one peg being one turn. There
/// may be a shorter one that it does not find.
///
/// The seed makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForPegSolitaire;

/// How many positions each level looks at, at most.
const POSITIONS: [u64; 5] = [10_000, 40_000, 160_000, 640_000, 2_560_000];

/// How many positions are looked at after each jump, where what takes longer is not worth the wait.
const FEW: u64 = 2_500;

impl Computer<PegSolitaire> for ForPegSolitaire {
    fn search(
        &self,
        game: &Arc<PegSolitaire>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<Hop>> {
        let stage = match game.outcome(state) {
            Some(_) => Stage::Unknown,
            None => Stage::First(Solving {
                solver: game.solver(state),
                left: effort.level.of(POSITIONS),
            }),
        };
        Box::new(Solution {
            game: Arc::clone(game),
            state: state.clone(),
            stage,
            most: effort.level.of(POSITIONS),
            asked: None,
        })
    }
}

struct Solution {
    game: Arc<PegSolitaire>,
    state: State,
    stage: Stage,
    /// How many positions are looked at in one solve.
    most: u64,
    asked: Option<Asked>,
}

/// The jump that was asked about, and what comes of it.
struct Asked {
    jump: Hop,
    solving: Solving,
    solve: Option<Solve>,
}

/// How far the work has come.
enum Stage {
    /// The first finish is looked for.
    First(Solving),
    /// There is a finish; these jumps may lead to a better one, and one of them is being looked at.
    Better {
        best: Finish,
        others: Vec<Hop>,
        trying: Option<(Hop, Solving)>,
    },
    /// This is the best finish.
    Found(Finish),
    Hopeless,
    Unknown,
}

/// A solve under way, and how many positions it may look at yet.
struct Solving {
    solver: Solver,
    left: u64,
}

impl Solving {
    /// A solve of so many positions at most, after a jump.
    fn after(game: &PegSolitaire, before: &State, jump: Hop, left: u64) -> Self {
        let mut state = before.clone();
        game.apply(&mut state, jump);
        Self {
            solver: game.solver(&state),
            left,
        }
    }

    /// Looks at so many positions at most; answers at how many it did, and what has come of it.
    fn work(&mut self, positions: u64) -> (u64, Option<Solve>) {
        let before = self.solver.visited();
        let solve = self.solver.work(positions.min(self.left));
        let nodes = self.solver.visited() - before;
        self.left -= nodes;
        let gave_up = || (self.left == 0).then_some(Solve::GaveUp { nodes });
        (nodes, solve.or_else(gave_up))
    }
}

struct Finish {
    jumps: Vec<Hop>,
    turns: usize,
}

impl Solution {
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
            Stage::First(_) | Stage::Hopeless | Stage::Unknown => None,
        }
    }

    const fn is_done(&self) -> bool {
        !matches!(self.stage, Stage::First(_) | Stage::Better { .. })
    }

    /// Does so much work at most, which is one solve or a part of it; answers how many positions were looked at.
    fn step(&mut self, positions: u64) -> u64 {
        match &mut self.stage {
            Stage::Found(_) | Stage::Hopeless | Stage::Unknown => 0,
            Stage::First(solving) => {
                let (looked_at, solve) = solving.work(positions);
                if let Some(solve) = solve {
                    self.stage = self.after_first(solve);
                }
                looked_at
            }
            Stage::Better {
                best,
                others,
                trying,
            } => {
                let Some((jump, solving)) = trying else {
                    let next = others.pop();
                    *trying =
                        next.map(|jump| (jump, Solving::after(&self.game, &self.state, jump, FEW)));
                    if trying.is_none() {
                        let jumps = mem::take(&mut best.jumps);
                        let turns = best.turns;
                        self.stage = Stage::Found(Finish { jumps, turns });
                    }
                    return 0;
                };
                let (looked_at, solve) = solving.work(positions);
                let finish = match solve {
                    None => return looked_at,
                    Some(Solve::Solved(rest)) => Some([vec![*jump], rest].concat()),
                    Some(Solve::Impossible | Solve::GaveUp { .. }) => None,
                };
                *trying = None;
                let finish = finish.map(|jumps| self.finish_of(jumps));
                if let (Some(finish), Stage::Better { best, .. }) = (finish, &mut self.stage)
                    && finish.turns < best.turns
                {
                    *best = finish;
                }
                looked_at
            }
        }
    }

    /// What is to be done after the first solve.
    fn after_first(&self, solve: Solve) -> Stage {
        match solve {
            Solve::Impossible => Stage::Hopeless,
            Solve::Solved(jumps) if !jumps.is_empty() => {
                let mut others: Vec<_> = self.game.moves(&self.state).collect();
                others.reverse();
                Stage::Better {
                    best: self.finish_of(jumps),
                    others,
                    trying: None,
                }
            }
            Solve::GaveUp { .. } | Solve::Solved(_) => Stage::Unknown,
        }
    }
}

impl Search<Hop> for Solution {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 {
            let looked_at = if !self.is_done() {
                self.step(left)
            } else if let Some(asked @ Asked { solve: None, .. }) = &mut self.asked {
                let (looked_at, solve) = asked.solving.work(left);
                asked.solve = solve;
                looked_at
            } else {
                return Progress::Done;
            };
            left = left.saturating_sub(looked_at.max(1));
        }
        Progress::Going
    }

    fn ask(&mut self, &jump: &Hop) {
        self.asked = Some(Asked {
            jump,
            solving: Solving::after(&self.game, &self.state, jump, self.most),
            solve: None,
        });
    }

    fn asked(&self) -> Option<Score> {
        let asked = self.asked.as_ref()?;
        let best = self
            .best()
            .filter(|best| best.jumps.first() == Some(&asked.jump));
        let solvable = |jumps: usize| Score::Solvable {
            moves: u32::try_from(jumps).unwrap_or(u32::MAX),
        };
        match (&self.stage, best, &asked.solve) {
            (Stage::Hopeless, ..) | (_, None, Some(Solve::Impossible)) => Some(Score::Hopeless),
            (_, Some(best), _) => Some(solvable(best.jumps.len())),
            (_, None, Some(Solve::Solved(rest))) => Some(solvable(1 + rest.len())),
            _ => None,
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
