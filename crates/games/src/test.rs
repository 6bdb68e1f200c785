//! What is tested of every game.

use collinear::{
    rules::{Finished, Notation, Rules, View, perft},
    testing::{Walks, check_rules},
};

/// The ways in which a game can go, ply by ply; one that has ended is not counted any more.
pub(crate) fn counts<R: Rules>(rules: &R, counts: &[u128]) {
    for (depth, &count) in counts.iter().enumerate() {
        let found = perft(rules, &rules.start(), depth, Finished::Dropped);
        assert_eq!(found, count, "after {depth} plies");
    }
}

/// The promises of rules hold, and what is written can be read, in random games.
pub(crate) fn agrees_with_its_promises<R>(rules: &R)
where
    R: Rules<State: View> + Notation,
{
    check_rules(rules, Walks::default()).unwrap_or_else(|breach| panic!("{breach}"));
    let mut state = rules.start();
    while rules.outcome(&state).is_none() {
        let moves: Vec<_> = rules.moves(&state).collect();
        for mov in &moves {
            let text = rules.write_move(&state, mov);
            assert_eq!(
                rules.read_move(&state, &text).ok().as_ref(),
                Some(mov),
                "{text}"
            );
        }
        rules.apply(&mut state, moves[moves.len() / 2].clone());
    }
}
