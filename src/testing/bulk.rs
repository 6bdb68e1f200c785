//! [`check_bulk`]: tests the promises of rules that play many games at once.

use alloc::{format, vec, vec::Vec};

use super::{
    RandomPlay,
    breach::{Breach, shown},
    check_rules,
    contract::remember,
};
use crate::rules::{Bulk, Game, Rules, View, after};

/// Plays random games from a state, and checks the promises of [`Rules`], as [`check_rules`] does, and of [`Bulk`].
///
/// - `is_legal` accepts every listed move, and refuses moves that were legal earlier in the game but are not listed
///   now.
/// - `apply_each` makes the same moves as `apply`. `random_moves`, if supported, makes the same moves as `random_move`.
///
/// ```
/// use collinear::{
///     rules::{Rules, reversi::{BitReversi8x8, Reversi}},
///     testing::{RandomPlay, check_bulk},
/// };
///
/// let rules = BitReversi8x8::new(Reversi::default())?;
/// let play = RandomPlay::new(5, 200);
/// check_bulk(&rules, &rules.start(), play).unwrap();
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
///
/// # Errors
///
/// The first [`Breach`], with the moves that led to it.
pub fn check_bulk<R: Bulk<State: View>>(
    rules: &R,
    from: &R::State,
    play: RandomPlay,
) -> Result<(), Breach> {
    check_rules(rules, from, play)?;
    let mut random = play.randomness();
    for _ in 0..play.games {
        let mut game = Game::from_state(rules, from.clone());
        let mut tried = Vec::new();
        for _ in 0..play.plies {
            if game.outcome().is_some() {
                break;
            }
            let legal: Vec<_> = game.moves().collect();
            check_legal(&game, &legal, &tried)?;
            check_at_once(&game, &legal)?;
            let m = &legal[random.below(legal.len())];
            remember(&mut tried, m, &legal);
            game.play(m.clone())
                .map_err(|_| breach(&game, "a listed move can be played", m))?;
        }
    }
    Ok(())
}

/// Checks that a move is legal if and only if it is listed.
fn check_legal<R: Bulk<State: View>>(
    game: &Game<&R>,
    legal: &[R::Move],
    tried: &[R::Move],
) -> Result<(), Breach> {
    let is_legal = |m: &&R::Move| game.rules().is_legal(game.state(), m);
    if let Some(m) = legal.iter().find(|m| !is_legal(m)) {
        return Err(breach(game, "a listed move is legal", m));
    }
    let mut others = tried.iter().filter(|m| !legal.contains(m));
    match others.find(is_legal) {
        Some(m) => Err(breach(game, "a move that is not listed is not legal", m)),
        None => Ok(()),
    }
}

/// Checks that moves in several states at once equal moves made one by one.
fn check_at_once<R: Bulk<State: View>>(game: &Game<&R>, legal: &[R::Move]) -> Result<(), Breach> {
    let (rules, state) = (*game.rules(), game.state());
    let results = |moves: &[R::Move]| -> Vec<_> {
        let result = |m: &R::Move| after(rules, state, m.clone()).key();
        moves.iter().map(result).collect()
    };
    let keys = |states: &[R::State]| -> Vec<_> { states.iter().map(View::key).collect() };

    let some: Vec<_> = legal
        .iter()
        .step_by(legal.len() / 20 + 1)
        .cloned()
        .collect();
    let mut states = vec![state.clone(); some.len()];
    rules.apply_each(states.iter_mut().zip(some.iter().cloned()));
    if keys(&states) != results(&some) {
        return Err(breach(
            game,
            "apply_each makes the same moves as apply",
            some,
        ));
    }
    if rules.is_chance(state) {
        return Ok(());
    }
    let numbers = [0, legal.len() / 2, usize::MAX];
    let drawn = numbers.map(|n| rules.random_move(state, |_| n));
    let drawn: Vec<_> = drawn.into_iter().flatten().collect();
    let mut states = vec![state.clone(); numbers.len()];
    if rules.random_moves(&mut states, |index, _| numbers[index])
        && keys(&states) != results(&drawn)
    {
        return Err(breach(
            game,
            "random_moves makes the same moves as random_move",
            drawn,
        ));
    }
    Ok(())
}

fn breach<R: Rules<State: View>>(
    game: &Game<&R>,
    promise: &'static str,
    found: impl core::fmt::Debug,
) -> Breach {
    Breach {
        promise,
        found: Some(format!("{found:?}")),
        moves: game.record().iter().map(|m| format!("{m:?}")).collect(),
        board: shown(game.state()),
    }
}
