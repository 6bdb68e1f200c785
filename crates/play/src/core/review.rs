//! What the computer thinks of the positions of a game, and which moves gave something away.
//!
//! A win counts 1, a draw 1/2, a loss 0. An estimate lies between: a chance is its share, and a worth of 200
//! in the unit of a [`Judge`](crate::computer::Judge) is halfway from equal to won. A move after which its
//! player has half a point less than before, such as one that loses a drawn game or more, is marked `??`; with
//! a quarter of a point less, `?`. The move that the computer would have made is never marked, nor is one that
//! chance has finished.

use collinear::rules::{Outcome, Side};

use crate::{
    computer::{Opinion, Score, Search},
    core::session::{Session, Turn},
};

/// What the computer thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verdict {
    /// Whose score it is.
    pub(crate) side: Side,
    pub(crate) score: Score,
    /// What both sides would play.
    pub(crate) line: Vec<String>,
}

impl Verdict {
    /// What a search of the position thinks by now.
    pub(crate) fn of_search(session: &Session, search: &dyn Search<usize>) -> Option<Self> {
        Some(Self::of(session, &search.opinion()?))
    }

    /// An opinion of the position.
    pub(crate) fn of(session: &Session, opinion: &Opinion<usize>) -> Self {
        Self {
            side: session.turn(),
            score: opinion.score,
            line: session.line_texts(&opinion.line),
        }
    }

    /// What the end of the game says.
    pub(crate) fn of_end(session: &Session) -> Option<Self> {
        let (side, score) = match session.outcome()? {
            Outcome::Win(side) => (side, Score::Wins { moves: None }),
            Outcome::Draw => (session.turn(), Score::Draws),
            Outcome::Solved => (session.turn(), Score::Solvable { moves: 0 }),
            Outcome::Stuck { .. } | Outcome::Lost => (session.turn(), Score::Hopeless),
            Outcome::Score(score) => {
                let score = i32::try_from(score).unwrap_or(i32::MAX);
                (session.turn(), Score::Worth(score))
            }
        };
        let line = Vec::new();
        Some(Self { side, score, line })
    }

    /// What the position is worth for a side.
    pub(crate) fn score_of(&self, side: Side) -> Score {
        if side == self.side {
            self.score
        } else {
            -self.score
        }
    }

    /// `First player (X) wins in 3: 4 4 5`
    pub(crate) fn text(&self, session: &Session) -> String {
        let player = session.player(self.side);
        let player = player.map_or_else(String::new, |player| {
            format!("{} ({}) ", player.name, player.glyph)
        });
        let line = self.line.join(" ");
        let colon = if line.is_empty() { "" } else { ": " };
        format!("{player}{}{colon}{line}", self.score)
    }
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It gave a quarter of a point away.
    Mistake,
    /// It gave half a point away.
    Blunder,
}

impl Fault {
    /// The mark of a turn after which the position is worth less than before, if it has one.
    pub(crate) fn of(
        session: &Session,
        turn: &Turn,
        before: &Verdict,
        after: &Verdict,
    ) -> Option<Self> {
        let (mover, words) = (turn.mover()?, turn.moves.iter().map(|(_, word)| word));
        if turn.has_chance() || before.line.iter().take(turn.moves.len()).eq(words) {
            return None;
        }
        let given = if session.is_for_two() {
            points(before.score_of(mover)) - points(after.score_of(mover))
        } else {
            points(before.score) - points(after.score)
        };
        match given {
            0.5.. => Some(Self::Blunder),
            0.25.. => Some(Self::Mistake),
            _ => None,
        }
    }

    /// As it stands behind a move.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// What is halfway from equal to won, in the unit of a judge.
const HALFWAY: f64 = 200.0;

/// What a score is worth: 1 if it is won, 0 if it is lost.
fn points(score: Score) -> f64 {
    use std::cmp::Ordering;
    match (score.decided(), score) {
        (Some(Ordering::Greater), _) => 1.0,
        (Some(Ordering::Less), _) => 0.0,
        (None, Score::Chance(share)) => share.into(),
        (None, Score::Worth(worth)) => {
            let worth = f64::from(worth);
            f64::midpoint(1.0, worth / (worth.abs() + HALFWAY))
        }
        _ => 0.5,
    }
}

/// A turn of a game, and what is thought of it.
pub(crate) struct Reviewed {
    /// Its number in the [`Tree`](crate::Tree).
    pub(crate) turn: usize,
    /// Which move of the game its last one is, counted from 1.
    pub(crate) place: usize,
    pub(crate) before: Option<Verdict>,
    pub(crate) after: Option<Verdict>,
    pub(crate) fault: Option<Fault>,
}

/// Goes through the turns of the line at hand, with what `judge` thinks of each position.
pub(crate) fn review(
    session: &Session,
    mut judge: impl FnMut(&Session) -> Option<Verdict>,
) -> impl Iterator<Item = Reviewed> {
    let (made, taken_back) = session.tree().line();
    let line = [made, taken_back].concat();
    let mut session = session.fork();
    session.reset();
    let mut before = None;
    let mut place = 0;
    let mut thinks = move |session: &Session| Verdict::of_end(session).or_else(|| judge(session));
    line.into_iter()
        .enumerate()
        .map_while(move |(index, number)| {
            if index == 0 {
                before = thinks(&session);
            }
            session.go_to(number)?;
            let after = thinks(&session);
            let turn = session.tree().turn(number);
            place += turn.moves.len();
            let both = before.as_ref().zip(after.as_ref());
            let fault = both.and_then(|(before, after)| Fault::of(&session, turn, before, after));
            Some(Reviewed {
                turn: number,
                place,
                before: std::mem::replace(&mut before, after.clone()),
                after,
                fault,
            })
        })
}
