//! [`listed`]: the legal moves as a list, and their indices.
//!
//! Code that is generic over the game is compiled once for each of some fifty games. A loop over a list compiles to
//! less code than a chain of iterators.

use collinear::rules::Rules;

pub(crate) fn listed<R: Rules>(rules: &R, state: &R::State) -> Vec<R::Move> {
    let mut moves = Vec::new();
    list(rules, state, &mut moves);
    moves
}

pub(crate) fn list<R: Rules>(rules: &R, state: &R::State, moves: &mut Vec<R::Move>) {
    moves.extend(rules.moves(state));
}

/// The index of a move in a list of moves.
pub(crate) fn place_of<M: PartialEq>(m: &M, moves: &[M]) -> Option<usize> {
    moves.iter().position(|other| other == m)
}

/// Makes a legal move and returns its index in the list. Returns `None` if the list does not contain the move.
pub(crate) fn make_by_place<R: Rules>(
    rules: &R,
    state: &mut R::State,
    m: R::Move,
) -> Option<usize> {
    let place = place_of(&m, &listed(rules, state))?;
    rules.apply(state, m);
    Some(place)
}
