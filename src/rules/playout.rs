//! [`playout`]: plays a game at random.

use alloc::vec::Vec;

use super::{Outcome, Rules, rules::listed};

/// Plays random moves until the game ends or `plies` moves are made, and returns how it ended; `None` if it has not
/// ended.
///
/// The caller provides the random numbers: `pick(n)` must return a number below `n`. A larger number picks the last
/// move. If the numbers are equally likely, so are the moves. The limit is needed because not every game ends by
/// itself.
///
/// If [chance](Rules::is_chance) makes the move, `pick` is called with the sum of the [weights](Rules::weight), and
/// each move is as likely as its weight says.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::FOUR_IN_A_ROW, playout};
///
/// let mut state = FOUR_IN_A_ROW.start();
/// let mut seed = 1_u64; // a small generator of numbers (Marsaglia's xorshift)
/// let outcome = playout(&FOUR_IN_A_ROW, &mut state, 42, |n| {
///     seed ^= seed << 13;
///     seed ^= seed >> 7;
///     seed ^= seed << 17;
///     (seed % n as u64) as usize
/// });
/// assert!(outcome.is_some());
/// ```
///
/// With a limit of one ply it makes a single random move.
///
/// # Complexity
///
/// Calls [`random_move`](Rules::random_move) for each ply, which by default counts the moves and lists them up to the
/// picked one. If chance makes the move, it calls [`draw`] instead.
pub fn playout<R: Rules>(
    rules: &R,
    state: &mut R::State,
    plies: usize,
    mut pick: impl FnMut(usize) -> usize,
) -> Option<Outcome> {
    for _ in 0..plies {
        let outcome = rules.outcome(state);
        if outcome.is_some() {
            return outcome;
        }
        let m = if rules.is_chance(state) {
            draw(rules, state, &mut pick)?
        } else {
            rules.random_move(state, &mut pick)?
        };
        rules.apply(state, m);
    }
    rules.outcome(state)
}

/// Draws a move of [chance](Rules::is_chance) by weight, in a state where chance makes the next move. `None` if all
/// weights are 0; `pick` is not called in this case.
///
/// `pick(n)` must return a number below `n`, the sum of the weights; a larger one picks the last move whose weight is
/// not 0.
///
/// ```
/// use collinear::rules::{Outcome, Rules, draw};
///
/// /// A tile spawns: nine times out of ten a 2, else a 4.
/// struct Spawn;
///
/// impl Rules for Spawn {
///     type State = u8;
///     type Move = u8;
///
///     fn start(&self) -> u8 { 0 }
///     fn moves(&self, _: &u8) -> impl Iterator<Item = u8> { [2, 4].into_iter() }
///     fn apply(&self, tile: &mut u8, spawned: u8) { *tile = spawned; }
///     fn outcome(&self, &tile: &u8) -> Option<Outcome> { (tile > 0).then_some(Outcome::Score(0)) }
///     fn is_chance(&self, _: &u8) -> bool { true }
///     fn weight(&self, _: &u8, &tile: &u8) -> u32 { if tile == 2 { 9 } else { 1 } }
/// }
///
/// let drawn = (0..10).map(|number| draw(&Spawn, &0, |_| number).unwrap());
/// assert_eq!(drawn.collect::<Vec<_>>(), [2, 2, 2, 2, 2, 2, 2, 2, 2, 4]);
/// ```
///
/// # Complexity
///
/// Lists the moves and their weights.
#[doc(alias("roll", "spawn", "sample"))]
pub fn draw<R: Rules>(
    rules: &R,
    state: &R::State,
    pick: impl FnOnce(usize) -> usize,
) -> Option<R::Move> {
    let mut moves = listed(rules, state);
    let weight = |m| usize::try_from(rules.weight(state, m)).unwrap_or(usize::MAX);
    let weights: Vec<usize> = moves.iter().map(weight).collect();
    Some(moves.swap_remove(drawn(&weights, pick)?))
}

/// The index that is drawn by these weights.
fn drawn(weights: &[usize], pick: impl FnOnce(usize) -> usize) -> Option<usize> {
    let sum = weights.iter().copied().fold(0, usize::saturating_add);
    let last = sum.checked_sub(1)?;
    let mut left = pick(sum).min(last);
    weights.iter().position(|&weight| {
        let is_it = left < weight;
        left = left.saturating_sub(weight);
        is_it
    })
}
