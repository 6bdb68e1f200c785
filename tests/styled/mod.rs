//! The style of a game has every character of every state.

use std::collections::BTreeSet;

use collinear::{
    picture::{Figure, Style},
    rules::{Rules, View},
};

/// The characters of a game during this many moves, each with its own figure.
#[track_caller]
pub(crate) fn assert_known<R: Rules<State: View>>(rules: &R, style: &Style, glyphs: &str) {
    let mut all = BTreeSet::new();
    for seed in 0..5 {
        let mut state = rules.start();
        for ply in 0..150 {
            all.extend(&state.glyphs());
            if rules.outcome(&state).is_some() {
                break;
            }
            let mut moves: Vec<_> = rules.moves(&state).collect();
            let chosen = (seed * 31 + ply * 17) % moves.len();
            rules.apply(&mut state, moves.swap_remove(chosen));
        }
    }
    assert_eq!(all, glyphs.chars().collect());
    let figures: Vec<_> = all.iter().map(|&glyph| style.theme.figure(glyph)).collect();
    assert!(!figures.contains(&Figure::Letter), "{figures:?}");
    let differ = |(at, figure)| !figures[..at].contains(figure);
    assert!(figures.iter().enumerate().all(differ), "{figures:?}");
}
