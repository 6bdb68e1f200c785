//! Hnefatafl on bits, compared with the reference engine.
//!
//! `cargo bench --bench hnefatafl` times each job with divan. `cargo bench --bench hnefatafl -- --ratios` runs both
//! engines in turn and prints the ratio of their medians. Both engines count the same games. Both play the same number
//! of plies in random games from the start, with a ply limit and without the rule on repetition.

#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::rules::{
    Finished, Rules,
    hnefatafl::{
        BRANDUBH, BitHnefatafl7x7, BitHnefatafl11x11, COPENHAGEN, Ending, Hnefatafl, Repetition,
        Variant,
    },
    perft, playout,
};
use divan::Bencher;
use ratios::Pair;

const PLIES: usize = 10_000;
const CAP: usize = 1_000;

fn main() {
    if ratios::are_wanted() {
        let pairs = vec![
            playouts("copenhagen", on_11x11(), reference(COPENHAGEN)),
            playouts("brandubh", on_7x7(), reference(BRANDUBH)),
            perfts("copenhagen", on_11x11(), reference(COPENHAGEN), 3),
            perfts("brandubh", on_7x7(), reference(BRANDUBH), 4),
        ];
        ratios::print("on a grid", pairs);
    } else {
        divan::main();
    }
}

#[divan::bench(sample_count = 20)]
fn copenhagen_playouts_on_bits(bencher: Bencher) {
    let rules = on_11x11();
    bencher.bench(|| assert_eq!(plies(&rules), PLIES));
}

#[divan::bench(sample_count = 20)]
fn copenhagen_playouts_on_a_grid(bencher: Bencher) {
    let rules = reference(COPENHAGEN);
    bencher.bench(|| assert_eq!(plies(&rules), PLIES));
}

#[divan::bench(sample_count = 20)]
fn brandubh_playouts_on_bits(bencher: Bencher) {
    let rules = on_7x7();
    bencher.bench(|| assert_eq!(plies(&rules), PLIES));
}

#[divan::bench(sample_count = 20)]
fn brandubh_playouts_on_a_grid(bencher: Bencher) {
    let rules = reference(BRANDUBH);
    bencher.bench(|| assert_eq!(plies(&rules), PLIES));
}

#[divan::bench(sample_count = 10)]
fn copenhagen_perft_3_on_bits(bencher: Bencher) {
    let rules = on_11x11();
    bencher.bench(|| assert_eq!(count(&rules, 3), 806_344));
}

#[divan::bench(sample_count = 10)]
fn copenhagen_perft_3_on_a_grid(bencher: Bencher) {
    let rules = reference(COPENHAGEN);
    bencher.bench(|| assert_eq!(count(&rules, 3), 806_344));
}

fn playouts<A: Rules + 'static, B: Rules + 'static>(name: &str, bits: A, grid: B) -> Pair {
    let name = format!("{name}: {PLIES} random plies");
    Pair::new(name, move || plies(&bits), move || plies(&grid))
}

fn perfts<A: Rules + 'static, B: Rules + 'static>(
    name: &str,
    bits: A,
    grid: B,
    depth: usize,
) -> Pair {
    let name = format!("{name}: perft {depth}");
    let ours = move || count(&bits, depth);
    Pair::new(name, ours, move || count(&grid, depth))
}

/// The game of a variant, without the rule on repetition.
fn reference(variant: Variant) -> Hnefatafl {
    let ending = Ending {
        repetition: Repetition::Ignored,
        ..variant.ending
    };
    Hnefatafl::new(Variant { ending, ..variant }).expect("a preset with another ending")
}

fn on_11x11() -> BitHnefatafl11x11 {
    BitHnefatafl11x11::new(reference(COPENHAGEN)).expect("its size")
}

fn on_7x7() -> BitHnefatafl7x7 {
    BitHnefatafl7x7::new(reference(BRANDUBH)).expect("its size")
}

fn count(rules: &impl Rules, depth: usize) -> usize {
    let rules = black_box(rules);
    let count = perft(rules, &rules.start(), black_box(depth), Finished::Dropped);
    usize::try_from(count).expect("it is small")
}

/// A generator of small random numbers: Marsaglia's xorshift.
fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % n as u64).expect("less than n")
    }
}

fn plies(rules: &impl Rules) -> usize {
    let rules = black_box(rules);
    let (mut plies, mut pick) = (0, picker(black_box(1)));
    while plies < PLIES {
        let (mut state, begin) = (rules.start(), plies);
        let outcome = playout(rules, &mut state, CAP.min(PLIES - begin), |n| {
            plies += 1;
            pick(n)
        });
        black_box(outcome);
    }
    plies
}
