//! [`lockstep`] and [`check_engine`]: compare two engines of one game.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

use super::{
    RandomPlay,
    breach::{Breach, shown},
    contract::{remember, same_moves},
};
use crate::rules::{Engine, Finished, Rules, View, perft};

/// Plays random games on two engines of one game, and compares them at every position: the moves in any order, their
/// number, the outcome, the side to move or chance, the board, and which moves are refused.
///
/// Only what users of the engines see is compared; the states can differ in every other way. For an [`Engine`] and its
/// reference rules use [`check_engine`].
///
/// ```
/// use collinear::{
///     Length,
///     rules::{Rules, in_a_row::{InARow, TIC_TAC_TOE}},
///     testing::{RandomPlay, lockstep},
/// };
///
/// let start = TIC_TAC_TOE.start();
/// let exactly_three = InARow::new(3, 3, Length::Exactly(3))?; // the same on 3x3
/// lockstep(&TIC_TAC_TOE, &start, &exactly_three, &exactly_three.start(), RandomPlay::default())?;
///
/// let two = InARow::new(3, 3, Length::AtLeast(2))?;
/// let compared = lockstep(&TIC_TAC_TOE, &start, &two, &two.start(), RandomPlay::default());
/// assert_eq!(compared.unwrap_err().promise, "the outcome is the same");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The first [`Breach`], with the moves that led to it.
pub fn lockstep<A, B>(
    a: &A,
    from_a: &A::State,
    b: &B,
    from_b: &B::State,
    play: RandomPlay,
) -> Result<(), Breach>
where
    A: Rules<State: View>,
    B: Rules<State: View, Move = A::Move>,
{
    side_by_side((a, from_a), (b, from_b), play, |_, _| None)
}

/// Plays an [`Engine`] and its reference rules in [`lockstep`], from a state of the reference rules.
///
/// It also checks that a state returned by the engine shows the same board and side to move, and that `count_replies`
/// returns the number of moves after each move.
///
/// ```
/// use collinear::{
///     rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}},
///     testing::{RandomPlay, check_engine},
/// };
///
/// let fast = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// check_engine(&fast, &FOUR_IN_A_ROW.start(), RandomPlay::default())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// The first [`Breach`], with the moves that led to it.
pub fn check_engine<E>(
    engine: &E,
    from: &<E::Reference as Rules>::State,
    play: RandomPlay,
) -> Result<(), Breach>
where
    E: Engine<State: View, Reference: Rules<State: View>>,
{
    let entered = engine.enter(from).map_err(|error| Breach {
        promise: "the engine accepts the state",
        found: Some(error.to_string()),
        moves: Vec::new(),
        board: shown(from),
    })?;
    let rules = engine.rules();
    side_by_side((rules, from), (engine, &entered), play, |left, right| {
        let back = engine.leave(right);
        let (board, other) = (left.glyphs(), back.glyphs());
        if board != other || left.turn() != back.turn() {
            return Some((
                "the state returned by the engine shows the same board",
                shown(left),
                shown(&back),
            ));
        }
        if engine.outcome(right).is_some() {
            return None;
        }
        [Finished::Dropped, Finished::Counted]
            .into_iter()
            .find_map(|finished| {
                let counted = perft(engine, right, 2, finished);
                let replies = engine.count_replies(right, finished);
                if let Some(found) = replies.filter(|&found| found != counted) {
                    return Some((
                        "the count of replies is the same",
                        counted.to_string(),
                        found.to_string(),
                    ));
                }
                // Compared only if counting is quick.
                let deeper = (counted < 50).then(|| engine.count_plies(right, 3, finished));
                let found = deeper.flatten()?;
                let counted = perft(engine, right, 3, finished);
                (found != counted).then(|| {
                    (
                        "the count of plies is the same",
                        counted.to_string(),
                        found.to_string(),
                    )
                })
            })
    })
}

/// What differs: the promise, and the two values as text.
type Unlike = (&'static str, String, String);

/// Plays two games at random; `besides` makes additional comparisons.
fn side_by_side<A, B>(
    (a, from_a): (&A, &A::State),
    (b, from_b): (&B, &B::State),
    play: RandomPlay,
    besides: impl Fn(&A::State, &B::State) -> Option<Unlike>,
) -> Result<(), Breach>
where
    A: Rules<State: View>,
    B: Rules<State: View, Move = A::Move>,
{
    let mut random = play.randomness();
    for _ in 0..play.games {
        let (mut left, mut right) = (from_a.clone(), from_b.clone());
        let (mut record, mut tried) = (Vec::new(), Vec::<A::Move>::new());
        for ply in 0..=play.plies {
            let compare = |promise, left: &dyn fmt::Display, right: &dyn fmt::Display| {
                let (left, right) = (left.to_string(), right.to_string());
                if left == right {
                    return Ok(());
                }
                let moves = record.iter().map(|m| format!("{m:?}")).collect();
                Err(Breach {
                    promise,
                    found: None,
                    moves,
                    board: format!("{left}\n\n{right}"),
                })
            };
            let outcome = a.outcome(&left);
            let text = |outcome| format!("{outcome:?}");
            compare(
                "the outcome is the same",
                &text(outcome),
                &text(b.outcome(&right)),
            )?;
            compare(
                "the board is the same",
                &left.glyphs().on_paper(),
                &right.glyphs().on_paper(),
            )?;
            compare("the side to move is the same", &left.turn(), &right.turn())?;
            let refused = |m: &A::Move| (a.check(&left, m).is_err(), b.check(&right, m).is_err());
            let asked = play.some_of(&tried, &mut random);
            if let Some(m) = asked.iter().find(|m| refused(m).0 != refused(m).1) {
                let (left, right) = refused(m);
                let text = |refused| format!("{m:?} refused: {refused}");
                compare("the same moves are refused", &text(left), &text(right))?;
            }
            if let Some((promise, left, right)) = besides(&left, &right) {
                compare(promise, &left, &right)?;
            }
            if outcome.is_some() || ply == play.plies {
                break;
            }
            compare(
                "chance moves in both games or in neither",
                &a.is_chance(&left),
                &b.is_chance(&right),
            )?;
            let moves: Vec<_> = a.moves(&left).collect();
            if !same_moves(b.moves(&right), &moves) {
                let others: Vec<_> = b.moves(&right).collect();
                let [left, right] =
                    [[&moves, &others], [&others, &moves]].map(|[moves, others]| {
                        let only = moves.iter().filter(|m| !others.contains(m));
                        let only = only.collect::<Vec<_>>();
                        format!("{} moves, only here: {only:?}", moves.len())
                    });
                compare("the moves are the same", &left, &right)?;
                // The same moves, but some are listed twice.
                compare(
                    "the moves are the same",
                    &format!("{moves:?}"),
                    &format!("{others:?}"),
                )?;
            }
            compare(
                "the number of moves is the same",
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
