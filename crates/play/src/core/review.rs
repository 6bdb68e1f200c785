//! What the computer thinks of the positions of a game, and which moves gave something away.
//!
//! A move is judged against the best one from the same position, in one search that looks as deep at both. A
//! win counts 1, a draw 1/2, a loss 0. An estimate lies between: a chance is its share, and a worth of 200 in
//! the unit of a [`Judge`](crate::computer::Judge) is halfway from equal to won. A move that is worth half a point
//! less than the best one is marked `??`; with a quarter of a point less, `?`.
//!
//! What a game for two is worth is always said for the first player.

#[cfg(all(test, feature = "computer", feature = "program"))]
mod tests;

use std::cmp::Ordering;

use collinear::rules::{Outcome, Side};

use crate::{
    computer::{Opinion, Score},
    core::{session::Session, unit::EVEN},
};

/// What the computer thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verdict {
    /// What it is worth for the first player, or for the only one.
    pub(crate) score: Score,
    /// The same in words, with whose it is.
    pub(crate) words: String,
    /// What both sides would play.
    pub(crate) line: Vec<String>,
}

impl Verdict {
    fn new(session: &Session, score: Score, line: Vec<String>) -> Self {
        let words = session.score_text(score);
        let words = match (session.called(Side::First), score) {
            (None, _) | (_, Score::Draws | Score::By(0)) => words,
            (_, Score::Worth(_)) if words == EVEN => words,
            (Some(name), _) => {
                let verb = match score {
                    Score::Worth(_) => "is ",
                    Score::Chance(_) => "wins ",
                    _ => "",
                };
                format!("{name} {verb}{words}")
            }
        };
        Self { score, words, line }
    }

    /// A score for the side to move.
    fn of_mover(session: &Session, score: Score, line: Vec<String>) -> Self {
        let is_first = session.turn() == Side::First || !session.is_for_two();
        Self::new(session, if is_first { score } else { -score }, line)
    }

    /// An opinion of the position.
    pub(crate) fn of(session: &Session, opinion: &Opinion<usize>) -> Self {
        Self::of_mover(session, opinion.score, session.line_texts(&opinion.line))
    }

    /// What the end of the game says.
    pub(crate) fn of_end(session: &Session) -> Option<Self> {
        let score = match session.outcome()? {
            Outcome::Win(Side::First) => Score::Wins { moves: None },
            Outcome::Win(Side::Second) => Score::Loses { moves: None },
            Outcome::Draw => Score::Draws,
            Outcome::Solved => Score::Solvable { moves: 0 },
            Outcome::Stuck { .. } | Outcome::Lost => Score::Hopeless,
            Outcome::Score(score) => Score::Worth(i32::try_from(score).unwrap_or(i32::MAX)),
        };
        Some(Self::new(session, score, Vec::new()))
    }

    /// `Red (X) wins in 3 moves: 4 4 5`
    pub(crate) fn text(&self) -> String {
        let line = self.line.join(" ");
        let colon = if line.is_empty() { "" } else { ": " };
        // The end of a win that takes an unknown number of moves is not in the line.
        let goes_on = match self.score {
            Score::Wins { moves: None } | Score::Loses { moves: None } if !line.is_empty() => " ..",
            _ => "",
        };
        format!("{}{colon}{line}{goes_on}", self.words)
    }
}

/// What a search thinks of a position, and of the move that was made there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    /// The best that could be played.
    pub(crate) best: Verdict,
    /// The move that was played, and how much less than the best one it is worth, from 0 to 1; `None` if the
    /// search can't say.
    pub(crate) played: Option<(Verdict, f64)>,
}

impl Judged {
    /// What a search says that was [asked](crate::computer::Search::ask) about the move at this place.
    pub(crate) fn of(
        session: &Session,
        opinion: &Opinion<usize>,
        asked: Option<Score>,
        place: usize,
    ) -> Self {
        let is_best = opinion.line.first() == Some(&place);
        let score = if is_best { Some(opinion.score) } else { asked };
        let played = score.map(|score| {
            let line = session.line_texts(&[place]);
            let given = points(opinion.score) - points(score);
            (Verdict::of_mover(session, score, line), given.max(0.0))
        });
        let best = Verdict::of(session, opinion);
        Self { best, played }
    }

    /// How bad the move was.
    pub(crate) fn fault(&self) -> Option<Fault> {
        match self.given()? {
            0.5.. => Some(Fault::Blunder),
            0.25.. => Some(Fault::Mistake),
            _ => None,
        }
    }

    /// What the move gave away.
    pub(crate) fn given(&self) -> Option<f64> {
        self.played.as_ref().map(|&(_, given)| given)
    }

    /// The worst of the moves of a turn.
    pub(crate) fn worst(moves: impl IntoIterator<Item = Self>) -> Option<Self> {
        let given = |judged: &Self| judged.given().unwrap_or(-1.0);
        let worse = |a: Self, b: Self| if given(&b) > given(&a) { b } else { a };
        moves.into_iter().reduce(worse)
    }
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// It gave a quarter of a point away.
    Mistake,
    /// It gave half a point away.
    Blunder,
}

impl Fault {
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

/// The positions in which a player made a move of a turn, each with the place of that move among the legal ones.
pub(crate) fn choices(session: &Session, turn: usize) -> Vec<(Session, usize)> {
    let mut at = session.fork();
    let mut choices = Vec::new();
    let Some(()) = session
        .tree()
        .before(turn)
        .and_then(|before| at.go_to(before))
    else {
        return choices;
    };
    for &place in session.moves_of(turn) {
        if !at.is_chance() {
            choices.push((at.fork(), place));
        }
        if at.play(place).is_err() {
            break;
        }
    }
    choices
}

/// A turn of a game, and what is thought of it.
pub(crate) struct Reviewed {
    /// Its number in the [`Tree`](crate::Tree).
    pub(crate) turn: usize,
    /// Which move of the game its last one is, counted from 1.
    pub(crate) place: usize,
    /// What is thought of its worst move.
    pub(crate) judged: Option<Judged>,
}

/// Goes through the turns of the line at hand, with what `judge` thinks of each position and of the move there.
pub(crate) fn review(
    session: &Session,
    mut judge: impl FnMut(&Session, usize) -> Option<Judged>,
) -> impl Iterator<Item = Reviewed> {
    let (made, taken_back) = session.tree().line();
    let mut place = 0;
    made.iter().chain(taken_back).map(move |&turn| {
        place += session.tree().turn(turn).moves.len();
        let choices = choices(session, turn).into_iter();
        let judged = choices.filter_map(|(session, m)| judge(&session, m));
        Reviewed {
            turn,
            place,
            judged: Judged::worst(judged),
        }
    })
}
