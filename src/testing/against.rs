//! [`check_against`]: compares a game with a plain version of it.

use alloc::{format, vec::Vec};
use core::fmt;

use super::{
    RandomPlay,
    breach::{Breach, shown},
};
use crate::rules::{Rules, View, after};

/// The most keys shown for each side of a difference.
const FEW: usize = 5;

/// Plays random games from a state, and compares the positions after each move with the positions of a plain version.
///
/// Moves are not compared, so the plain version can have its own type of moves. `next` lists the positions after each
/// move of the plain version, each with a key; after the end of the game the list is empty. `key` makes the key of a
/// state. A key contains everything to compare, such as the cells, the side to move and the outcome.
///
/// ```
/// use collinear::{
///     rules::{Rules, View, in_a_row::TIC_TAC_TOE},
///     testing::{RandomPlay, check_against},
/// };
///
/// type Cells = [char; 9];
/// let rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
/// let is_won = |cells: &Cells| rows.iter().any(|row| {
///     cells[row[0]] != '.' && row.iter().all(|&at| cells[at] == cells[row[0]])
/// });
/// let next = |cells: &Cells| {
///     let free: Vec<usize> = (0..9).filter(|&at| cells[at] == '.' && !is_won(cells)).collect();
///     let mark = if cells.iter().filter(|&&cell| cell == '.').count() % 2 == 1 { 'X' } else { 'O' };
///     let after = |at| {
///         let mut next = *cells;
///         next[at] = mark;
///         ((String::from_iter(next), is_won(&next)), next)
///     };
///     free.into_iter().map(after).collect()
/// };
/// let key = |state: &_| {
///     let cells: String = View::glyphs(state).iter().collect();
///     (cells, TIC_TAC_TOE.outcome(state).is_some_and(|outcome| outcome.winner().is_some()))
/// };
/// check_against(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), key, &['.'; 9], next, RandomPlay::default())?;
/// # Ok::<(), collinear::testing::Breach>(())
/// ```
///
/// # Errors
///
/// The first [`Breach`]: the moves that led to a position, and the keys that only the game or only the plain version
/// reaches with one move.
///
/// # Complexity
///
/// At each ply it makes every legal move and sorts the resulting keys.
pub fn check_against<R, P, K>(
    rules: &R,
    from: &R::State,
    key: impl Fn(&R::State) -> K,
    plain: &P,
    next: impl Fn(&P) -> Vec<(K, P)>,
    play: RandomPlay,
) -> Result<(), Breach>
where
    R: Rules<State: View>,
    P: Clone,
    K: Ord + fmt::Debug,
{
    let mut random = play.randomness();
    for _ in 0..play.games {
        let (mut state, mut plain, mut record) = (from.clone(), plain.clone(), Vec::new());
        for _ in 0..play.plies {
            let is_over = rules.outcome(&state).is_some();
            let moves = rules.moves(&state).filter(|_| !is_over);
            let mut found: Vec<_> = moves
                .map(|m| (key(&after(rules, &state, m.clone())), m))
                .collect();
            let mut expected = next(&plain);
            found.sort_by(|(key, _), (other, _)| key.cmp(other));
            expected.sort_by(|(key, _), (other, _)| key.cmp(other));
            let [keys, expected_keys]: [Vec<&K>; 2] = [
                found.iter().map(|(key, _)| key).collect(),
                expected.iter().map(|(key, _)| key).collect(),
            ];
            if keys != expected_keys {
                let more = without(&keys, &expected_keys);
                let missing = without(&expected_keys, &keys);
                let few =
                    |keys: &[&K]| format!("{} {:?}", keys.len(), &keys[..keys.len().min(FEW)]);
                return Err(Breach {
                    promise: "both have the same positions after one move",
                    found: Some(format!(
                        "too many: {}, missing: {}",
                        few(&more),
                        few(&missing)
                    )),
                    moves: record.iter().map(|m| format!("{m:?}")).collect(),
                    board: shown(&state),
                });
            }
            if found.is_empty() {
                break;
            }
            let index = random.below(found.len());
            let m = found.swap_remove(index).1;
            plain = expected.swap_remove(index).1;
            rules.apply(&mut state, m.clone());
            record.push(m);
        }
    }
    Ok(())
}

/// The keys that one list has more often than the other.
fn without<'a, K: Ord>(keys: &[&'a K], others: &[&K]) -> Vec<&'a K> {
    let mut others = others.to_vec();
    let mut keys = keys.to_vec();
    keys.retain(|key| {
        let found = others.iter().position(|other| other == key);
        found.map(|index| others.swap_remove(index)).is_none()
    });
    keys
}
