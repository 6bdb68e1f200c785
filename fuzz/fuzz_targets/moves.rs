//! Moves and whole games from text: what is read is legal, and what is written is read again.

#![no_main]

use arbitrary::{Result, Unstructured};
use collinear_fuzz::{
    games::{self, Play, Playable},
    text::text,
};
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "c2",
    "a3",
    "c3",
    "d1",
    "d4",
    "e5",
    "x1",
    "ax1",
    "pa",
    "PA",
    "-",
    "x",
    " ",
    "1",
    "2",
    "3",
    "9",
    "10",
    "18446744073709551616",
    "11-15",
    "22x15",
    ":",
    "xc5",
    "-a3",
    "-c1",
    "xb2",
    "pa1",
    "aa1",
    "z9",
    "A1",
    "a0",
    "\n",
    "é",
];

fuzz_target!(|bytes: &[u8]| {
    // Reading ends when the bytes do.
    let _ = games::play(&mut Unstructured::new(bytes), &mut Notations);
});

struct Notations;

impl Play for Notations {
    fn play<R: Playable>(&mut self, rules: &R, u: &mut Unstructured) -> Result<()> {
        let mut state = if u.arbitrary()? {
            rules.start()
        } else {
            rules.any_state(u)?
        };
        let (start, mut played) = (state.clone(), Vec::new());
        for _ in 0..u.arbitrary::<u8>()? % 4 {
            if rules.outcome(&state).is_some() {
                break;
            }
            let index = usize::from(u.arbitrary::<u8>()?) % rules.count_moves(&state);
            let m = rules.moves(&state).nth(index).unwrap();
            let word = rules.write_move(&state, &m);
            assert_eq!(
                rules.read_move(&state, &word).ok(),
                Some(m.clone()),
                "{word}"
            );
            rules.apply(&mut state, m.clone());
            played.push(m);
        }
        let record = rules.write_game(&start, &played);
        assert_eq!(
            rules.read_game(&start, &record).ok(),
            Some(played),
            "{record}"
        );

        let text = text(u.bytes(u.len())?, WORDS);
        match rules.read_move(&state, &text) {
            Ok(m) => {
                assert!(rules.check(&state, &m).is_ok(), "{text} is {m:?}");
                let word = rules.write_move(&state, &m);
                assert_eq!(
                    rules.read_move(&state, &word).ok(),
                    Some(m),
                    "{text} is {word}"
                );
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        match rules.read_game(&state, &text) {
            Ok(moves) => {
                let record = rules.write_game(&state, &moves);
                assert_eq!(
                    rules.read_game(&state, &record).ok(),
                    Some(moves),
                    "{text} is {record}"
                );
            }
            Err(error) => {
                assert_eq!(
                    rules.split_turns(&text).nth(error.index),
                    error.word.as_deref()
                );
                assert!(!error.to_string().is_empty());
            }
        }
        Ok(())
    }
}
