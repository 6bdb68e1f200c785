//! [`Negamax`]: looking ahead, for games whose states can be judged.

mod frame;
mod habits;
mod mean;
mod position;

use std::sync::Arc;

use collinear::rules::{Engine, Outcome, Rules, View};

use self::{
    frame::{Found, Frame, Then, WON, is_proven},
    habits::Habits,
    mean::Mean,
    position::{Judged, Position},
};
use super::{
    Advice, Computer, Effort, Opinion, Over, Progress, Score, Search,
    follower::{Follower, Looking},
    judge::MOST,
    table::{Bound, Entry, Table},
    trail::{Seen, result, sign},
};

/// Looks so many moves ahead and has a [`Judge`](super::Judge) or a [`Follower`] say what comes of it; of the moves
/// that are best the seed picks one.
///
/// Negamax with alpha-beta, deeper and deeper, with a table of what is known of positions. A win that
/// comes sooner is better, and so is a loss that comes later. A side may move twice in a row.
///
/// Where chance moves it takes the mean over its moves by their weights, and cuts nothing off across it
/// (expectimax); a win or a loss that is not certain counts there as [`MOST`]. A move of chance is one of
/// those that it looks ahead.
#[doc(alias("minimax", "alpha-beta", "expectimax", "expectiminimax"))]
pub struct Negamax<J> {
    judge: Arc<J>,
    plies: [u8; 5],
}

impl<J> Negamax<Looking<J>> {
    /// Looks so many moves ahead at each level, at least one, and has a [`Judge`](super::Judge) say what comes of
    /// it.
    pub fn new(judge: J, plies: [u8; 5]) -> Self {
        Self::following(Looking(judge), plies)
    }
}

impl<F> Negamax<F> {
    /// The same with a judge that follows the moves.
    pub fn following(follower: F, plies: [u8; 5]) -> Self {
        let judge = Arc::new(follower);
        Self { judge, plies }
    }
}

impl<R, J> Computer<R> for Negamax<J>
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
    J: Follower<R> + 'static,
{
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>> {
        let begin = Begin {
            judge: Arc::clone(&self.judge),
            plies: effort.level.of(self.plies),
            seed: effort.seed,
        };
        begin.begin(Arc::clone(rules), state)
    }
}

/// A search that is yet to begin.
pub(super) struct Begin<J> {
    pub(super) judge: Arc<J>,
    /// How many moves it looks ahead.
    pub(super) plies: u8,
    pub(super) seed: u64,
}

impl<J> Clone for Begin<J> {
    fn clone(&self) -> Self {
        let judge = Arc::clone(&self.judge);
        Self { judge, ..*self }
    }
}

impl<J: 'static> Begin<J> {
    pub(super) fn begin<R>(
        self,
        rules: impl Into<Arc<R>>,
        state: &R::State,
    ) -> Box<dyn Search<R::Move>>
    where
        R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
        J: Follower<R>,
    {
        let Self { judge, plies, seed } = self;
        let position = Judged::new(rules.into(), state, judge);
        Deepening::begin(Box::new(position), plies, seed)
    }
}

/// A search that is yet to begin from a state of the reference rules, with the engine that is chosen.
pub(super) struct BeginAt<'a, J, S> {
    pub(super) begin: Begin<J>,
    pub(super) state: &'a S,
}

impl<J: 'static, S: View + Send + Sync> BeginAt<'_, J, S> {
    /// Begins it with an engine, or with the reference rules if the engine can't play the state.
    pub(super) fn on<E, R>(self, engine: E) -> Box<dyn Search<R::Move>>
    where
        R: Rules<State = S, Move: Send + Sync> + Clone + Send + Sync + 'static,
        E: Engine<Reference = R, State: View + Send + Sync, Move = R::Move> + Send + Sync + 'static,
        J: Follower<E> + Follower<R>,
    {
        match engine.enter(self.state) {
            Ok(state) => self.begin.begin(engine, &state),
            Err(_) => self.begin.begin(engine.rules().clone(), self.state),
        }
    }
}

/// A search that looks one move ahead, then two, and so on. All that it has to remember between two
/// positions is in `frames`, so that it can be left anywhere.
struct Deepening<M> {
    position: Box<dyn Position<M>>,
    /// The positions on the way to where it looks, the root first.
    frames: Vec<Frame<M>>,
    table: Table,
    habits: Option<Habits<M>>,
    plies: u8,
    /// What each move of the root was worth at the last look, by its place.
    worths: Vec<i32>,
    /// The place of the best move of the root.
    best: usize,
    /// What the root is worth, as far as it is known.
    worth: Option<Score>,
    progress: Progress,
}

impl<M: Clone + Eq + Send + Sync + 'static> Deepening<M> {
    fn begin(position: Box<dyn Position<M>>, plies: u8, seed: u64) -> Box<dyn Search<M>>
    where
        M: std::fmt::Debug,
    {
        let Seen { turn, outcome } = position.seen();
        let chances = outcome.is_none().then(|| position.chances()).flatten();
        let is_chance = chances.is_some();
        let moves: Vec<M> = match (outcome, chances) {
            (None, None) => position.promising(),
            (None, Some(chances)) => chances.into_iter().map(|(m, _)| m).collect(),
            (Some(_), _) => Vec::new(),
        };
        if moves.is_empty() {
            return Box::new(Over);
        }
        let habits = (!position.knows_the_order()).then(Habits::default);
        // Chance takes no advice.
        let progress = if is_chance {
            Progress::Done
        } else {
            Progress::Going
        };
        // Nobody waits for the only move.
        let plies = if moves.len() == 1 {
            plies.min(SHORT)
        } else {
            plies
        };
        let worths = vec![0; moves.len()];
        let mut order = places(moves.len());
        fastrand::Rng::with_seed(seed).shuffle(&mut order);
        let root = Frame {
            hash: position.hash(),
            order,
            ..Frame::new(turn, moves, (-WON, WON))
        };
        Box::new(Self {
            position,
            frames: vec![root],
            table: Table::new(),
            habits,
            plies: plies.max(1),
            worths,
            best: 0,
            worth: None,
            progress,
        })
    }

    /// The best move of the last depth that was looked at to the end, or a better one of this depth.
    fn first(&self) -> &M {
        let root = &self.frames[0];
        let begun = root.depth > 1 && root.worth > -WON;
        let best = if begun {
            usize::from(root.best)
        } else {
            self.best
        };
        &root.moves[best]
    }

    /// Looks at the next position.
    fn step(&mut self) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (turn, depth) = (frame.turn, frame.depth - 1);
        let (alpha, beta) = frame.window();
        let seen = self.position.forward(frame.at_hand());
        let window = if seen.turn == turn {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        if let Some(found) = self.look(seen, depth, window) {
            self.hand_back(found);
        }
    }

    /// How many moves were made from the root.
    fn ply(&self) -> i32 {
        i32::try_from(self.frames.len()).unwrap_or(MOST)
    }

    /// What a position is worth if that can be told at once; otherwise its moves are to be looked at.
    fn look(&mut self, seen: Seen, depth: u8, (mut alpha, mut beta): (i32, i32)) -> Option<Found> {
        let Seen { turn, outcome } = seen;
        let found = |worth, settled| {
            Some(Found {
                turn,
                worth,
                settled,
            })
        };
        if let Some(Outcome::Score(score)) = outcome {
            let score = i32::try_from(score).map_or(MOST, |score| score.min(MOST));
            return found(score * i32::from(sign(turn)), true);
        }
        if let Some(outcome) = outcome {
            let sign = i32::from(result(outcome) * sign(turn));
            return found(sign * (WON - self.ply()), true);
        }
        if depth == 0 {
            return found(self.position.worth(), false);
        }
        let hash = self.position.hash();
        let (mut low, mut high) = (alpha, beta);
        let known = self.table.get(hash);
        if let Some(entry) = known
            && (entry.depth >= depth || entry.settled)
        {
            let worth = from_here(entry.worth, -self.ply());
            match entry.bound {
                Bound::None => {}
                Bound::Exact => return found(worth, entry.settled),
                Bound::AtLeast => low = low.max(worth),
                Bound::AtMost => high = high.min(worth),
            }
            if low >= high {
                return found(worth, entry.settled);
            }
        }
        let (moves, chance) = match self.position.chances() {
            None => (self.position.promising(), None),
            Some(chances) => {
                let (moves, weights) = chances.into_iter().unzip();
                (moves, Some(Mean::of(weights)))
            }
        };
        if moves.is_empty() {
            return found(self.position.worth(), false);
        }
        let mut order = places(moves.len());
        // Chance comes to each of its moves, whatever they are worth.
        if chance.is_none() {
            if let Some(habits) = &self.habits {
                habits.sort(&mut order, &moves, self.frames.len(), &*self.position);
            }
            let good = known.and_then(|entry| order.iter().position(|&at| at == entry.best));
            if let Some(good) = good {
                order[..=good].rotate_right(1);
            }
        } else {
            (alpha, beta) = (-WON, WON);
        }
        self.frames.push(Frame {
            hash,
            order,
            depth,
            chance,
            ..Frame::new(turn, moves, (alpha, beta))
        });
        None
    }

    /// Hands what was found of the position last looked at to the one before it, and so on.
    fn hand_back(&mut self, mut found: Found) {
        loop {
            let is_root = self.frames.len() == 1;
            let Some(frame) = self.frames.last_mut() else {
                return;
            };
            self.position.back(frame.at_hand());
            if is_root {
                let place = usize::from(frame.order[frame.next]);
                self.worths[place] = found.to(frame.turn);
            }
            let before = frame.worth;
            let then = frame.take(found);
            if is_root && frame.worth > before {
                self.note();
            }
            match then {
                Then::Again | Then::Next => return,
                Then::Finished if is_root => return self.deepen(),
                Then::Finished => {}
            }
            let Some(mut frame) = self.frames.pop() else {
                return;
            };
            let bound = frame.bound();
            frame.doubt(&*self.position);
            let ply = self.ply();
            let is_cut = bound == Bound::AtLeast;
            if is_cut && let Some(habits) = &mut self.habits {
                let m = &frame.moves[usize::from(frame.best)];
                habits.note(m, frame.depth, self.frames.len(), &*self.position);
            }
            self.table.put(Entry {
                hash: frame.hash,
                worth: from_here(frame.worth, ply),
                best: frame.best,
                depth: frame.depth,
                bound,
                settled: frame.settled,
            });
            found = Found {
                turn: frame.turn,
                worth: frame.worth,
                settled: frame.settled,
            };
        }
    }

    /// Notes what the root is worth now that one of its moves is better than those before.
    fn note(&mut self) {
        let worth = self.frames[0].worth;
        // If it loses, another move may not.
        if worth >= -MOST {
            self.worth = Some(score(worth));
        }
    }

    /// Begins anew at the root, one move deeper, unless all is known.
    fn deepen(&mut self) {
        let root = &mut self.frames[0];
        root.doubt(&*self.position);
        self.worth = Some(match root.worth {
            0 if root.settled => Score::Draws,
            worth => score(worth),
        });
        self.best = usize::from(root.best);
        if root.depth >= self.plies || root.settled || is_proven(root.worth) {
            self.progress = Progress::Done;
            return;
        }
        // What is worth the same as the best may be worth less: it was only seen not to be better.
        let (best, worths) = (root.best, &self.worths);
        let key = |&at: &u16| (at != best, -worths[usize::from(at)]);
        root.order.sort_by_key(key);
        root.depth += 1;
        root.next = 0;
        (root.alpha, root.worth) = (-WON, -WON - 1);
        (root.probing, root.settled) = (false, true);
    }
}

impl<M: Clone + Eq + Send + Sync + 'static> Search<M> for Deepening<M> {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && self.progress == Progress::Going {
            self.step();
            left -= 1;
        }
        self.progress
    }

    fn advice(&self) -> Advice<M> {
        Advice::Play(self.first().clone())
    }

    fn opinion(&self) -> Option<Opinion<M>> {
        let root = &self.frames[0];
        let is_first_look = root.depth == 1 && self.progress == Progress::Going;
        let score = self.worth.filter(|_| !is_first_look)?;
        let most = match score {
            Score::Wins { moves } | Score::Loses { moves } => moves.map_or(0, |moves| 2 * moves),
            _ => root.depth.into(),
        };
        let mut line = vec![self.first().clone()];
        let best = |hash| Some(usize::from(self.table.get(hash)?.best));
        self.position.follow(&mut line, most as usize, &best);
        Some(Opinion::new(score, line))
    }
}

/// A number as what it stands for.
fn score(worth: i32) -> Score {
    let plies = WON - worth.abs();
    let moves = u32::try_from(plies).ok().map(|plies| plies.div_ceil(2));
    match worth {
        _ if worth > MOST => Score::Wins { moves },
        _ if worth < -MOST => Score::Loses { moves },
        _ => Score::Worth(worth),
    }
}

/// How far ahead it looks where there is but one move, to tell what it leads to.
const SHORT: u8 = 4;

/// The places of so many moves. Moves beyond the first 65536 are left out.
fn places(count: usize) -> Vec<u16> {
    let last = u16::try_from(count - 1).unwrap_or(u16::MAX);
    (0..=last).collect()
}

/// A worth counted from a position that is so many moves farther on; wins and losses are nearer there.
fn from_here(worth: i32, moves: i32) -> i32 {
    match worth {
        _ if worth > MOST => worth + moves,
        _ if worth < -MOST => worth - moves,
        _ => worth,
    }
}
