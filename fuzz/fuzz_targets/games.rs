//! Games that bytes play: what is listed is accepted, what is not is refused, and undo is undone by redo.

#![no_main]

use arbitrary::{Result, Unstructured};
use collinear::rules::{Finished, Game, View, perft};
use collinear_fuzz::games::{self, Play, Playable};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Reading ends when the bytes do.
    let _ = games::play(&mut Unstructured::new(bytes), &mut Contract);
});

struct Contract;

impl Play for Contract {
    fn play<R: Playable>(&mut self, rules: &R, u: &mut Unstructured) -> Result<()> {
        let from = if u.arbitrary()? {
            rules.start()
        } else {
            rules.any_state(u)?
        };
        let mut game = Game::from_state(rules, from);
        for ply in 0..6 {
            let before = game.state().clone();
            let moves: Vec<_> = game.moves().collect();
            assert_eq!(moves.is_empty(), game.outcome().is_some());
            assert!(moves.is_empty() || moves.len() == rules.count_moves(&before));
            let distinct = |(index, m): (usize, _)| !moves[..index].contains(m);
            assert!(moves.len() > 16 || moves.iter().enumerate().all(distinct));

            let wild = rules.any_move(u)?;
            let is_listed = moves.contains(&wild);
            assert_eq!(
                rules.check(&before, &wild).is_ok(),
                is_listed,
                "{wild:?} in {before:?}"
            );
            if !is_listed {
                let error = game.play(wild).unwrap_err();
                assert!(!error.to_string().is_empty());
                assert!(*game.state() == before && game.record().len() == ply);
            }
            if moves.is_empty() {
                assert_eq!(perft(rules, &before, 0, Finished::Counted), 1);
                break;
            }
            let m = moves[usize::from(u.arbitrary::<u8>()?) % moves.len()].clone();
            assert!(rules.check(&before, &m).is_ok(), "{m:?} in {before:?}");
            game.play(m.clone()).unwrap();
            let after = game.state().clone();
            assert_eq!(game.undo().as_ref(), Some(&m));
            assert!(*game.state() == before && game.state().key() == before.key());
            assert_eq!(game.redo(), Some(m));
            assert!(*game.state() == after);
            if u.is_empty() {
                break;
            }
        }
        // Two plies at once are as many as one by one.
        let state = game.state();
        let moves: Vec<_> = game.moves().take(13).collect();
        if moves.len() < 13 {
            let mut replies = 0;
            for m in &moves {
                let mut after = state.clone();
                rules.apply(&mut after, m.clone());
                if rules.outcome(&after).is_none() {
                    replies += rules.moves(&after).count() as u128;
                }
            }
            assert_eq!(perft(rules, state, 2, Finished::Dropped), replies);
        }
        Ok(())
    }
}
