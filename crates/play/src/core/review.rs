//! Judges the moves of a game and marks those that gave something away.
//!
//! A move is compared with the best move from the same position, in one search that looks equally deep at both. A win
//! counts 1 point, a draw 1/2, a loss 0. An estimated chance to win counts as it is. In the unit of a
//! [`Judge`](crate::computer::Judge), a score of 200 is halfway between equal and won. A move that gives away half a
//! point is marked `??`; a move that gives away a quarter of a point is marked `?`.
//!
//! In a game for two players, scores are from the first player's point of view.

#[cfg(all(test, feature = "computer", feature = "program"))]
mod tests;

use std::cmp::Ordering;

use collinear::rules::{Outcome, Side};

use crate::{
    computer::{Opinion, Score},
    core::{session::Session, unit::EVEN},
};

/// The computer's evaluation of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verdict {
    /// The score for the first player, or for the only player.
    pub(crate) score: Score,
    /// The score in words, with the player's name.
    pub(crate) words: String,
    /// The moves that both sides would play.
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

    /// A verdict from the score for the side to move.
    fn of_mover(session: &Session, score: Score, line: Vec<String>) -> Self {
        let is_first = session.turn() == Side::First || !session.is_for_two();
        Self::new(session, if is_first { score } else { -score }, line)
    }

    /// A verdict from the opinion of a search.
    pub(crate) fn of(session: &Session, opinion: &Opinion<usize>) -> Self {
        Self::of_mover(session, opinion.score, session.line_texts(&opinion.line))
    }

    /// A verdict from the result of a finished game.
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
        // If the number of moves to the win is unknown, the line can end before the win.
        let continues = match self.score {
            Score::Wins { moves: None } | Score::Loses { moves: None } if !line.is_empty() => " ..",
            _ => "",
        };
        format!("{}{colon}{line}{continues}", self.words)
    }
}

/// The evaluation of a position and of the move played in it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    /// The best move's score and line.
    pub(crate) best: Verdict,
    /// The verdict on the move that was played, and how much the move gave away, from 0 to 1. `None` if the search
    /// cannot evaluate the move.
    pub(crate) played: Option<(Verdict, f64)>,
}

impl Judged {
    /// Reads a search that was [asked](crate::computer::Search::ask) about the move at this index.
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

    /// The mark of the move.
    pub(crate) fn fault(&self) -> Option<Fault> {
        match self.given()? {
            0.5.. => Some(Fault::Blunder),
            0.25.. => Some(Fault::Mistake),
            _ => None,
        }
    }

    /// The part of a point that the move gave away.
    pub(crate) fn given(&self) -> Option<f64> {
        self.played.as_ref().map(|&(_, given)| given)
    }

    pub(crate) fn worst(moves: impl IntoIterator<Item = Self>) -> Option<Self> {
        let given = |judged: &Self| judged.given().unwrap_or(-1.0);
        let worse = |a: Self, b: Self| if given(&b) > given(&a) { b } else { a };
        moves.into_iter().reduce(worse)
    }
}

/// How bad a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// The move gave away a quarter of a point.
    Mistake,
    /// The move gave away half a point.
    Blunder,
}

impl Fault {
    /// The mark that is written after a move.
    pub(crate) const fn mark(self) -> &'static str {
        match self {
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// The score halfway between equal and won, in the unit of a judge.
const HALFWAY: f64 = 200.0;

/// The points of a score: 1 for a win, 0 for a loss.
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

/// The positions in which players made the moves of a turn, each with the index of its move.
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

/// A turn of a game with its judgement.
pub(crate) struct Reviewed {
    /// The number of the turn in the [`Tree`](crate::Tree).
    pub(crate) turn: usize,
    /// The number of its last move in the game, counted from 1.
    pub(crate) place: usize,
    /// The judgement of its worst move.
    pub(crate) judged: Option<Judged>,
}

/// Judges the turns of the current line. `judge` judges one move: it gets a position and the index of the move.
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
