//! [`lockstep`]: two engines of one game, side by side.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{error::Error, fmt};

use super::{
    RandomPlay,
    contract::{remember, same_moves},
};
use crate::rules::{Rules, View};

/// Plays two engines of one game side by side at random and compares them: the moves (in whatever
/// order), their number, the outcome, whose turn it is, the board, and which moves are refused.
///
/// Their states may be as different as they like; what a front end sees of them has to be the
/// same. So a fast engine is proven to be the same game as a plain one.
///
/// ```
/// use collinear::{Length, rules::in_a_row::{InARow, TIC_TAC_TOE}, testing::{RandomPlay, lockstep}};
///
/// let exactly_three = InARow::new(3, 3, Length::Exactly(3))?;
/// lockstep(&TIC_TAC_TOE, &exactly_three, RandomPlay::default()).unwrap(); // on 3x3 it is the same
///
/// let two = InARow::new(3, 3, Length::AtLeast(2))?;
/// let difference = lockstep(&TIC_TAC_TOE, &two, RandomPlay::default()).unwrap_err();
/// assert_eq!(difference.what, "outcome");
/// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
/// ```
///
/// # Errors
///
/// The first [`Difference`], with the moves that led to it.
pub fn lockstep<A, B>(a: &A, b: &B, walks: RandomPlay) -> Result<(), Difference>
where
    A: Rules<State: View>,
    B: Rules<State: View, Move = A::Move>,
{
    let mut random = walks.randomness();
    for _ in 0..walks.games {
        let (mut left, mut right) = (a.start(), b.start());
        let (mut record, mut tried) = (Vec::new(), Vec::<A::Move>::new());
        for ply in 0..=walks.plies {
            let compare = |what, left: &dyn fmt::Display, right: &dyn fmt::Display| {
                let (left, right) = (left.to_string(), right.to_string());
                if left == right {
                    return Ok(());
                }
                let moves = record.iter().map(|m| format!("{m:?}")).collect();
                Err(Difference {
                    what,
                    left,
                    right,
                    moves,
                })
            };
            let outcome = a.outcome(&left);
            let text = |outcome| format!("{outcome:?}");
            compare("outcome", &text(outcome), &text(b.outcome(&right)))?;
            compare(
                "board",
                &left.glyphs().on_paper(),
                &right.glyphs().on_paper(),
            )?;
            compare("side to move", &left.turn(), &right.turn())?;
            let refused = |m: &A::Move| (a.check(&left, m).is_err(), b.check(&right, m).is_err());
            if let Some(m) = tried.iter().find(|m| refused(m).0 != refused(m).1) {
                let (left, right) = refused(m);
                let text = |refused| format!("{m:?} refused: {refused}");
                compare("refusal", &text(left), &text(right))?;
            }
            if outcome.is_some() || ply == walks.plies {
                break;
            }
            let moves: Vec<_> = a.moves(&left).collect();
            if !same_moves(b.moves(&right), &moves) {
                let others: Vec<_> = b.moves(&right).collect();
                compare("moves", &format!("{moves:?}"), &format!("{others:?}"))?;
            }
            compare(
                "number of moves",
                &a.count_moves(&left),
                &b.count_moves(&right),
            )?;
            let Some(m) = moves.get(random.below(moves.len().max(1))) else {
                break;
            };
            remember(&mut tried, m, &moves);
            a.apply(&mut left, m.clone());
            b.apply(&mut right, m.clone());
            record.push(m.clone());
        }
    }
    Ok(())
}

/// Where two engines of one game differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What is not the same.
    pub what: &'static str,
    /// What the first engine says.
    pub left: String,
    /// What the second engine says.
    pub right: String,
    /// The moves, from the start, that led there.
    pub moves: Vec<String>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            what,
            left,
            right,
            moves,
        } = self;
        write!(
            f,
            "the {what} differs after [{}]:\n{left}\n\n{right}",
            moves.join(" ")
        )
    }
}

impl Error for Difference {}
