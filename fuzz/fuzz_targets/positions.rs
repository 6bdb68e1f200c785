//! Positions of draughts as text: a position that is read is the same after writing and reading it. Levels of Sokoban:
//! a level that is read has one man; otherwise the error says where it is wrong.

#![no_main]

use collinear::rules::{Rules, View};
use collinear_fuzz::text::text;
use collinear_games::{
    draughts::{Draughts, Variant},
    sokoban::levels,
};
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

const LEVELS: &[&str] = &[
    "#", "##", "-", "_", " ", "@", "+", "$", "*", ".", "\n", "\n\n", ";", "#@$.#\n", "é",
];

fn read_levels(text: &str) {
    match levels(text) {
        Ok(levels) => {
            for level in levels {
                let men = level.start().glyphs().count(|glyph| "@+".contains(*glyph));
                assert_eq!(men, 1, "{text}");
            }
        }
        Err(error) => assert!(error.at.is_some(), "{error}: {text}"),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else {
        return;
    };
    if kind == u8::MAX {
        return read_levels(&text(bytes, LEVELS));
    }
    let (_, preset) = Variant::PRESETS[usize::from(kind) % Variant::PRESETS.len()];
    let rules = Draughts::new(preset).unwrap();
    let text = text(bytes, WORDS);
    // Many kings have too many captures to list.
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
