//! [`Perfect`]: a search that ends with the best move of all, where a game can be looked at to its end.
//!
//! What is asked is never what a position is worth, but whether a move is worth *at least* so much: alpha-beta with a
//! null window, which a [`Prove`] answers, cuts off far more than a search for the number. First it is found out
//! whether the position is won, then whether it is at least a draw, and when that is known, by bisection,
//! how much it is worth. The table of what is known of positions serves all these searches.
//!
//! Until then a short look ahead answers.

use std::mem;

use crate::computer::{Advice, Opinion, Progress, Score, Search};

/// What a position is worth for the side to move: more than 0 for a win, 0 for a draw.
pub(super) type Worth = i8;

/// A proof that can be left anywhere, of whether a move is worth at least so much.
pub(super) trait Prove<M>: Send {
    /// Begins with a move. Answers a bound of what it is worth if one is known already: at least as much as was
    /// asked for, or at most something less.
    fn begin(&mut self, m: &M, least: Worth) -> Option<Worth>;

    /// Goes on, and looks at about so many positions at most. Answers such a bound at the end.
    fn work(&mut self, positions: u64) -> Option<Worth>;

    /// How many positions were looked at.
    fn looked_at(&self) -> u64;

    /// What the position is worth if it is known to lie between two bounds, both of which are possible.
    fn score(&self, low: Worth, high: Worth) -> Option<Score>;
}

/// A search that ends with the best move of all.
pub(super) struct Perfect<M> {
    /// What answers until more is known.
    quick: Box<dyn Search<M>>,
    stage: Stage<M>,
    /// What comes after the quick search.
    next: Next<M>,
    /// The move that was asked about, and what comes of it when the position is known.
    asked: Option<(M, Option<Stage<M>>)>,
}

/// What comes after the quick search, of the position or of one of its moves, by what the quick search says of it.
type Next<M> = Box<dyn Fn(Option<&M>, Option<Score>) -> Stage<M> + Send>;

pub(super) enum Stage<M> {
    /// The quick search is not done.
    Quick,
    Solving(Solving<M>),
    /// It is known what the position is worth, and which moves lead there.
    Known(Score, Vec<M>),
    /// What the quick search found stands.
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
    /// Begins with a quick search; what comes next is decided after it.
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
    /// The best move, if it is known; that of the quick search if it is as good.
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

    /// Begins to find out what the move is worth that was asked about, now that the position is known.
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
                // Nobody waits for the only move.
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
        // An estimate says nothing beside what is certain of the position.
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

/// The moves of a position, one of which is looked at.
pub(super) struct Solving<M> {
    proof: Box<dyn Prove<M>>,
    moves: Vec<M>,
    /// Which of them is looked at, and what it is to be worth at least.
    next: usize,
    least: Worth,
    is_begun: bool,
    /// What any of them can be worth.
    bounds: (Worth, Worth),
    /// The most that one of those before it can be worth.
    most: Worth,
    /// What the position is worth, from and to, and the move that is worth the former.
    low: Worth,
    high: Worth,
    best: Option<M>,
    /// How many positions had been looked at when it was known who wins.
    known_after: Option<u64>,
    /// How many are looked at even if that is not known.
    most_positions: u64,
}

/// How many positions are looked at to find out what a position is worth when it is known who wins, and how many where
/// there is but one move.
const FOR_THE_WORTH: u64 = 20_000_000;
const FOR_THE_ONLY_MOVE: u64 = 1_000_000;

impl<M: Clone> Solving<M> {
    /// Begins with these moves, the promising ones first, none of which is worth less or more than that.
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

    /// What was found out, and the proof asked about one move alone.
    fn then_about(self, m: M) -> (Stage<M>, Stage<M>) {
        let found = match self.proof.score(self.low, self.high) {
            Some(score) => Stage::Known(score, self.best.into_iter().collect()),
            None => Stage::Found,
        };
        let about = Self::new(self.proof, vec![m], self.bounds);
        (found, Stage::Solving(about))
    }

    /// Whether it is known what the position is worth, or that takes too long.
    fn is_done(&self) -> bool {
        self.low >= self.high || self.proof.looked_at() >= self.end()
    }

    /// After how many positions it ends, whatever is known by then.
    fn end(&self) -> u64 {
        let after = self.known_after;
        let end = after.map_or(u64::MAX, |after| after.saturating_add(FOR_THE_WORTH));
        end.min(self.most_positions)
    }

    fn work(&mut self, positions: u64) {
        let until = self.proof.looked_at().saturating_add(positions);
        while self.proof.looked_at() < until && !self.is_done() {
            // In which pieces the work is done makes no difference to its end.
            self.step(until.min(self.end()) - self.proof.looked_at());
        }
    }

    /// Looks at so many positions, or at fewer until something is known of a move.
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

    /// Takes a bound of what the move is worth that is looked at.
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
