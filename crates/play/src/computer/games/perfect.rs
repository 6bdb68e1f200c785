//! [`Perfect`]: finds the best move in games that can be searched to their end.
//!
//! The search asks whether moves are worth *at least* a given value. An alpha-beta search with a null window, behind
//! [`Prove`], answers this question much faster than it would find the value. The first question is whether the
//! position is won, the second whether it is at least a draw. Bisection finds the exact value. All these searches share
//! a table of positions.
//!
//! A short search gives the result until the best move is known.

use std::mem;

use crate::computer::{Advice, Opinion, Progress, Score, Search};

/// The value of a position for the side to move: positive for a win, 0 for a draw.
pub(super) type Worth = i8;

/// An interruptible proof that a move is worth at least a given value.
pub(super) trait Prove<M>: Send {
    /// Begins to prove the value of a move. Returns a bound of the value if one is known: a lower bound of at least
    /// `least`, or an upper bound below `least`.
    fn begin(&mut self, m: &M, least: Worth) -> Option<Worth>;

    /// Continues with at most about this many positions. When the proof is complete, returns a bound as `begin` does.
    fn work(&mut self, positions: u64) -> Option<Worth>;

    /// The number of positions searched.
    fn looked_at(&self) -> u64;

    /// The score of a position whose value is between two bounds, both of which are possible.
    fn score(&self, low: Worth, high: Worth) -> Option<Score>;
}

/// A search that ends with the best move.
pub(super) struct Perfect<M> {
    /// The search that gives the result until more is known.
    quick: Box<dyn Search<M>>,
    stage: Stage<M>,
    /// Decides what follows the quick search.
    next: Next<M>,
    /// The asked move. The stage of its search is known once the position is solved.
    asked: Option<(M, Option<Stage<M>>)>,
}

/// Decides what follows the quick search of the position or of one of its moves, given the score of the quick search.
type Next<M> = Box<dyn Fn(Option<&M>, Option<Score>) -> Stage<M> + Send>;

pub(super) enum Stage<M> {
    /// The quick search is not done.
    Quick,
    Solving(Solving<M>),
    /// The value of the position and the moves with that value are known.
    Known(Score, Vec<M>),
    /// The result of the quick search is final.
    Found,
}

impl<M: Clone> Stage<M> {
    fn is_done(&self) -> bool {
        match self {
            Self::Quick => false,
            Self::Solving(solving) => solving.is_done(),
            Self::Known(..) | Self::Found => true,
        }
    }

    fn score(&self) -> Option<Score> {
        match self {
            Self::Quick | Self::Found => None,
            Self::Solving(solving) => solving.proof.score(solving.low, solving.high),
            Self::Known(score, _) => Some(*score),
        }
    }
}

impl<M> Perfect<M> {
    /// Begins with a quick search. `next` decides what follows it.
    pub(super) fn new(
        quick: Box<dyn Search<M>>,
        next: impl Fn(Option<&M>, Option<Score>) -> Stage<M> + Send + 'static,
    ) -> Self {
        Self {
            quick,
            stage: Stage::Quick,
            next: Box::new(next),
            asked: None,
        }
    }
}

impl<M: Clone + PartialEq> Perfect<M> {
    /// The best move, if known. If the quick search's move is equally good, returns that move.
    fn best(&self) -> Option<M> {
        match &self.stage {
            Stage::Quick | Stage::Found => None,
            Stage::Solving(solving) => solving.best.clone(),
            Stage::Known(_, best) => {
                let quick = best
                    .iter()
                    .find(|&m| self.quick.advice() == Advice::Play(m.clone()));
                quick.or_else(|| best.first()).cloned()
            }
        }
    }

    /// Begins to search the asked move when the position is solved.
    fn begin_asked(&mut self) {
        let Some((m, of_asked @ None)) = &mut self.asked else {
            return;
        };
        let (stage, about) = match mem::replace(&mut self.stage, Stage::Found) {
            Stage::Solving(solving) => solving.then_about(m.clone()),
            stage => (stage, (self.next)(Some(m), self.quick.asked())),
        };
        *of_asked = Some(match &stage {
            Stage::Known(score, best) if best.contains(m) => Stage::Known(*score, Vec::new()),
            _ => about,
        });
        self.stage = stage;
    }
}

impl<M: Clone + PartialEq + Send> Search<M> for Perfect<M> {
    fn work(&mut self, positions: u64) -> Progress {
        match (&mut self.stage, &mut self.asked) {
            (Stage::Quick, _) if self.quick.work(positions) == Progress::Done => {
                let score = self.quick.opinion().map(|opinion| opinion.score);
                self.stage = (self.next)(None, score);
                // A position with only one move needs no search of that move.
                if let Stage::Solving(solving) = &mut self.stage
                    && solving.moves.len() == 1
                {
                    solving.most_positions = FOR_THE_ONLY_MOVE;
                }
            }
            (Stage::Solving(solving), _) if !solving.is_done() => solving.work(positions),
            (_, Some((_, Some(Stage::Solving(of_asked))))) => of_asked.work(positions),
            _ => {}
        }
        if self.stage.is_done() {
            self.begin_asked();
        }
        let of_asked = self.asked.iter().filter_map(|(_, stage)| stage.as_ref());
        if of_asked.chain([&self.stage]).all(Stage::is_done) {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    fn ask(&mut self, m: &M) {
        self.quick.ask(m);
        self.asked = Some((m.clone(), None));
    }

    fn asked(&self) -> Option<Score> {
        let (_, stage) = self.asked.as_ref()?;
        let score = stage.as_ref().and_then(Stage::score);
        // An estimate is useless if the value of the position is certain.
        let is_of_use = |score: &Score| score.decided().is_some() || self.stage.score().is_none();
        score.or_else(|| self.quick.asked().filter(is_of_use))
    }

    fn advice(&self) -> Advice<M> {
        let best = self.best();
        best.map_or_else(|| self.quick.advice(), Advice::Play)
    }

    fn opinion(&self) -> Option<Opinion<M>> {
        let quick = self.quick.opinion();
        let score = self.stage.score();
        let score = score.or_else(|| Some(quick.as_ref()?.score))?;
        let Advice::Play(best) = self.advice() else {
            return None;
        };
        let line = quick.map(|quick| quick.line).unwrap_or_default();
        let line = if line.first() == Some(&best) {
            line
        } else {
            vec![best]
        };
        Some(Opinion::new(score, line))
    }
}

/// The moves of a position, one of which is being searched.
pub(super) struct Solving<M> {
    proof: Box<dyn Prove<M>>,
    moves: Vec<M>,
    /// The index of the current move, and the value to prove.
    next: usize,
    least: Worth,
    is_begun: bool,
    /// The bounds of the value of every move.
    bounds: (Worth, Worth),
    /// The largest possible value of the earlier moves.
    most: Worth,
    /// The bounds of the value of the position, and the move that has the lower bound.
    low: Worth,
    high: Worth,
    best: Option<M>,
    /// The number of positions when the winner became known.
    known_after: Option<u64>,
    /// The largest number of positions to search while the winner is unknown.
    most_positions: u64,
}

/// The largest numbers of positions to search for the value once the winner is known, and for the value of an only
/// move.
const FOR_THE_WORTH: u64 = 20_000_000;
const FOR_THE_ONLY_MOVE: u64 = 1_000_000;

impl<M: Clone> Solving<M> {
    /// Begins with these moves, the most promising ones first. Their values are within the bounds.
    pub(super) fn new(proof: Box<dyn Prove<M>>, moves: Vec<M>, bounds: (Worth, Worth)) -> Self {
        Self {
            proof,
            moves,
            next: 0,
            least: 1,
            is_begun: false,
            bounds,
            most: bounds.0,
            low: bounds.0,
            high: bounds.1,
            best: None,
            known_after: None,
            most_positions: u64::MAX,
        }
    }

    /// The result, and a proof about one move only.
    fn then_about(self, m: M) -> (Stage<M>, Stage<M>) {
        let found = match self.proof.score(self.low, self.high) {
            Some(score) => Stage::Known(score, self.best.into_iter().collect()),
            None => Stage::Found,
        };
        let about = Self::new(self.proof, vec![m], self.bounds);
        (found, Stage::Solving(about))
    }

    /// Returns whether the value of the position is known or takes too long to find.
    fn is_done(&self) -> bool {
        self.low >= self.high || self.proof.looked_at() >= self.end()
    }

    /// The number of positions after which the search gives up.
    fn end(&self) -> u64 {
        let after = self.known_after;
        let end = after.map_or(u64::MAX, |after| after.saturating_add(FOR_THE_WORTH));
        end.min(self.most_positions)
    }

    fn work(&mut self, positions: u64) {
        let until = self.proof.looked_at().saturating_add(positions);
        while self.proof.looked_at() < until && !self.is_done() {
            // The result does not depend on how the work is divided.
            self.step(until.min(self.end()) - self.proof.looked_at());
        }
    }

    /// Searches this many positions, or fewer if the bound of a move is found.
    fn step(&mut self, positions: u64) {
        let found = if self.is_begun {
            self.proof.work(positions)
        } else {
            self.proof.begin(&self.moves[self.next], self.least)
        };
        self.is_begun = found.is_none();
        if let Some(worth) = found {
            self.take(worth);
        }
    }

    /// Stores a bound of the current move.
    fn take(&mut self, worth: Worth) {
        if worth >= self.least {
            self.low = worth;
            self.best = Some(self.moves[self.next].clone());
            self.moves[..=self.next].rotate_right(1);
        } else {
            self.most = self.most.max(worth);
            self.next += 1;
            if self.next < self.moves.len() {
                return;
            }
            self.high = self.most.max(self.low);
        }
        (self.next, self.most) = (0, self.low);
        self.least = match (self.low, self.high) {
            (..=0, 1..) => 1,
            (..0, 0) => 0,
            (low, high) => low + (high - low + 1) / 2,
        };
        if self.low > 0 || self.high < 0 {
            self.known_after.get_or_insert(self.proof.looked_at());
        }
    }
}
