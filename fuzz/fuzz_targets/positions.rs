//! Positions of draughts as text: what is read is written, and read again as the same.

#![no_main]

use collinear_fuzz::text::text;
use collinear_games::draughts::{Draughts, Variant};
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    ":",
    ",",
    "-",
    "W",
    "B",
    "K",
    ".",
    "W:W",
    ":B",
    "31-50",
    "1-20",
    "21-32",
    "1-12",
    "K1-4",
    "Ka1",
    "c3",
    "b8",
    "a1",
    "l12",
    "18446744073709551616",
    " ",
    "é",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else {
        return;
    };
    let (_, preset) = Variant::PRESETS[usize::from(kind) % Variant::PRESETS.len()];
    let rules = Draughts::new(preset).unwrap();
    let text = text(bytes, WORDS);
    // Many kings have more captures than can be waited for.
    let few = |text: &str| text.matches('K').count() < 4 && !text.contains("K1-");
    match rules.read_fen(if few(&text) { &text } else { "" }) {
        Ok(state) => {
            let written = rules.write_fen(&state);
            assert_eq!(
                rules.read_fen(&written).as_ref(),
                Ok(&state),
                "{text}: {written}"
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
