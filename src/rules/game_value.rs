//! [`game_value`]: how a small game ends if nobody errs.
//!
//! Alpha-beta search to the end, with a table of what is known of each position: of three values a lower and
//! an upper bound, which are equal when all is known. A position that is still being searched stands in the table
//! too, so that one that comes again is seen.

use std::collections::HashMap;

use super::{Outcome, Rules, Side, View};

/// How the game ends from a state if both players play their best: who wins, or a draw. It is for
/// small games and for tests of larger ones from late positions.
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
/// If chance makes a move, if a position comes again, or if it is a game for one, as far as the
/// search sees: what can't change the answer it leaves out.
///
/// # Complexity
///
/// Time and memory at most linear in the positions that can be reached. It is recursive, a call a ply, as
/// [`perft`](super::perft) is.
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

/// What the game is worth to the first player.
type Value = i8;

const LOSS: Value = -1;
const DRAW: Value = 0;
const WIN: Value = 1;

struct Valuation<'a, R: Rules<State: View>> {
    rules: &'a R,
    /// The least and the greatest value that a position can have; `None` while it is searched.
    known: HashMap<<R::State as View>::Key, Option<[Value; 2]>>,
}

impl<R: Rules<State: View>> Valuation<'_, R> {
    /// The value of a state, if it is more than `alpha` and less than `beta`; otherwise a bound of it on the
    /// same side of both.
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
            // Inside the window it is the value, on its rim a bound.
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

    /// The value of the best move, in the same sense.
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
