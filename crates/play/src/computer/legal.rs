//! [`listed`]: the legal moves as a list, and their places in it.
//!
//! Whatever is generic over the game is compiled some fifty times: so it goes through a list in a loop, since each
//! link of a chain of iterators would be compiled as often.

use collinear::rules::Rules;

/// The legal moves.
pub(crate) fn listed<R: Rules>(rules: &R, state: &R::State) -> Vec<R::Move> {
    let mut moves = Vec::new();
    list(rules, state, &mut moves);
    moves
}

/// Adds the legal moves to a list.
pub(crate) fn list<R: Rules>(rules: &R, state: &R::State, moves: &mut Vec<R::Move>) {
    moves.extend(rules.moves(state));
}

/// The place of a move among others.
pub(crate) fn place_of<M: PartialEq>(m: &M, moves: &[M]) -> Option<usize> {
    moves.iter().position(|other| other == m)
}

/// Makes a legal move and answers its place in the list; `None` if the list does not have it.
pub(crate) fn make_by_place<R: Rules>(
    rules: &R,
    state: &mut R::State,
    m: R::Move,
) -> Option<usize> {
    let place = place_of(&m, &listed(rules, state))?;
    rules.apply(state, m);
    Some(place)
}
