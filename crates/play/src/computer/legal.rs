//! [`listed`]: the legal moves as a list.

use collinear::rules::Rules;

/// The legal moves. Each other way to go through them would be compiled anew for each game.
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
