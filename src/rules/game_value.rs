//! [`game_value`]: the result of a small game with best play.
//!
//! The search is alpha-beta to the end of the game. A table has a lower and an upper bound of each position's value;
//! they are equal once the value is known. Positions that are being searched are in the table, too, to detect
//! repetition.

use std::collections::HashMap;

use super::{Outcome, Rules, Side, View};

/// The result of a game with best play by both players: a win or a draw. Use it for small games, or for late positions
/// of larger games.
///
/// Positions are the same if their [`View::key`] is.
///
/// ```
/// use collinear::rules::{Outcome, Rules, Side, game_value, in_a_row::TIC_TAC_TOE};
///
/// let mut state = TIC_TAC_TOE.start();
/// assert_eq!(game_value(&TIC_TAC_TOE, &state), Ok(Outcome::Draw));
/// for at in [(0, 0), (0, 1)] {
///     TIC_TAC_TOE.apply(&mut state, at.into()); // X in a corner, O beside it: a mistake
/// }
/// assert_eq!(game_value(&TIC_TAC_TOE, &state), Ok(Outcome::Win(Side::First)));
/// ```
///
/// # Errors
///
/// If chance makes a move, if a position can occur again, or if it is a game for one. Positions that the search skips
/// are not checked.
///
/// # Complexity
///
/// Time and memory are at most linear in the number of reachable positions. It is recursive, one call per ply, like
/// [`perft`](super::perft).
#[doc(alias(
    "solve",
    "solver",
    "minimax",
    "negamax",
    "alpha-beta",
    "perfect play",
    "transposition table"
))]
pub fn game_value<R: Rules<State: View>>(
    rules: &R,
    state: &R::State,
) -> Result<Outcome, &'static str> {
    let known = HashMap::new();
    let value = Valuation { rules, known }.value(state, LOSS, WIN)?;
    Ok(match value {
        WIN => Outcome::Win(Side::First),
        LOSS => Outcome::Win(Side::Second),
        _ => Outcome::Draw,
    })
}

/// The value of the game for the first player.
type Value = i8;

const LOSS: Value = -1;
const DRAW: Value = 0;
const WIN: Value = 1;

struct Valuation<'a, R: Rules<State: View>> {
    rules: &'a R,
    /// The lowest and the highest possible value of a position; `None` while it is being searched.
    known: HashMap<<R::State as View>::Key, Option<[Value; 2]>>,
}

impl<R: Rules<State: View>> Valuation<'_, R> {
    /// The value of a state if it is between `alpha` and `beta`. Otherwise an upper bound that is at most `alpha`, or a
    /// lower bound that is at least `beta`.
    fn value(
        &mut self,
        state: &R::State,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, &'static str> {
        match self.rules.outcome(state) {
            None => {}
            Some(Outcome::Win(Side::First)) => return Ok(WIN),
            Some(Outcome::Win(Side::Second)) => return Ok(LOSS),
            Some(Outcome::Draw) => return Ok(DRAW),
            Some(_) => return Err("no value: it is a game for one"),
        }
        if self.rules.is_chance(state) {
            return Err("no value: chance makes a move");
        }
        let known = self.known.entry(state.key()).or_insert(Some([LOSS, WIN]));
        let [mut least, mut most] = known.take().ok_or("no value: a position can come again")?;
        (alpha, beta) = (alpha.max(least), beta.min(most));
        if alpha < beta {
            let best = self.best(state, alpha, beta)?;
            // Between `alpha` and `beta` the value is exact; otherwise it is a bound.
            if best < beta {
                most = best;
            }
            if best > alpha {
                least = best;
            }
        }
        self.known.insert(state.key(), Some([least, most]));
        Ok(if most <= alpha { most } else { least })
    }

    /// The value of the best move, or a bound as in [`value`](Self::value).
    fn best(
        &mut self,
        state: &R::State,
        mut alpha: Value,
        mut beta: Value,
    ) -> Result<Value, &'static str> {
        let is_first = state.turn() == Side::First;
        let mut after = state.clone();
        for m in self.rules.moves(state) {
            after.clone_from(state);
            self.rules.apply(&mut after, m);
            let value = self.value(&after, alpha, beta)?;
            if is_first {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(if is_first { alpha } else { beta })
    }
}
