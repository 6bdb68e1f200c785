//! Nine Men's Morris on sets of points, compared with the reference rules and with the hand-written program of the
//! tests.
//!
//! `cargo bench --bench nine_mens_morris` times each job with divan. `cargo bench --bench nine_mens_morris -- --ratios`
//! runs each pair of jobs in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "../crates/games/tests/naive/mod.rs"]
#[allow(dead_code, reason = "the other games, and what only tests count")]
mod naive;
#[path = "support/picker.rs"]
mod picker;
#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::rules::{Finished, Rules, perft, playout};
use collinear_games::nine_mens_morris::{BitNineMensMorris, NineMensMorris};
use divan::{Bencher, counter::ItemsCount};
use naive::{Game, nine_mens_morris::NineMensMorris as Naive};
use picker::picker;
use ratios::Pair;

const PLIES: usize = 2_000;
const DEPTH: usize = 4;
const COUNT: usize = 255_024;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let plies = format!("{PLIES} plies of random games");
    let count = format!("perft {DEPTH}");
    ratios::print(
        "by hand",
        vec![
            Pair::new(plies.clone(), play_on_sets(), play_by_hand),
            Pair::new(count.clone(), count_on_sets(), count_by_hand),
        ],
    );
    println!();
    ratios::print(
        "reference",
        vec![
            Pair::new(plies, play_on_sets(), play_plain()),
            Pair::new(count, count_on_sets(), count_plain()),
        ],
    );
}

#[divan::bench]
fn random_plies_on_sets(bencher: Bencher) {
    let play = play_on_sets();
    let bencher = bencher.counter(ItemsCount::new(PLIES));
    bencher.bench(|| assert_eq!(play(), PLIES));
}

#[divan::bench]
fn random_plies_by_hand(bencher: Bencher) {
    let bencher = bencher.counter(ItemsCount::new(PLIES));
    bencher.bench(|| assert_eq!(play_by_hand(), PLIES));
}

#[divan::bench]
fn random_plies_plain(bencher: Bencher) {
    let play = play_plain();
    let bencher = bencher.counter(ItemsCount::new(PLIES));
    bencher.bench(|| assert_eq!(play(), PLIES));
}

#[divan::bench]
fn perft_on_sets(bencher: Bencher) {
    let count = count_on_sets();
    bencher.bench(|| assert_eq!(count(), COUNT));
}

#[divan::bench(sample_count = 10)]
fn perft_by_hand(bencher: Bencher) {
    bencher.bench(|| assert_eq!(count_by_hand(), COUNT));
}

#[divan::bench(sample_count = 10)]
fn perft_plain(bencher: Bencher) {
    let count = count_plain();
    bencher.bench(|| assert_eq!(count(), COUNT));
}

fn play_on_sets() -> impl Fn() -> usize {
    let rules = BitNineMensMorris::default();
    move || play(&rules)
}

fn play_plain() -> impl Fn() -> usize {
    let rules = NineMensMorris::default();
    move || play(&rules)
}

fn count_on_sets() -> impl Fn() -> usize {
    let rules = BitNineMensMorris::default();
    move || count(&rules)
}

fn count_plain() -> impl Fn() -> usize {
    let rules = NineMensMorris::default();
    move || count(&rules)
}

fn play(rules: &impl Rules) -> usize {
    let (mut random, mut played) = (picker(black_box(1)), 0);
    while played < PLIES {
        let mut state = rules.start();
        playout(rules, &mut state, PLIES - played, |n| {
            played += 1;
            random(n)
        });
    }
    played
}

fn play_by_hand() -> usize {
    let (mut random, mut played) = (picker(black_box(1)), 0);
    while played < PLIES {
        let mut game = Naive::start();
        while played < PLIES && game.winner().is_none() {
            let moves = game.moves();
            game.play(moves[random(moves.len())]);
            played += 1;
        }
    }
    played
}

fn count(rules: &impl Rules) -> usize {
    let count = perft(rules, &rules.start(), black_box(DEPTH), Finished::Dropped);
    usize::try_from(count).expect("it is small")
}

fn count_by_hand() -> usize {
    paths(&Naive::start(), black_box(DEPTH))
}

/// Counts the sequences of `plies` moves. The moves of the last ply are counted without making them.
fn paths(game: &Naive, plies: usize) -> usize {
    let moves = game.moves();
    if plies == 1 {
        return moves.len();
    }
    let after = |m| {
        let mut next = game.clone();
        next.play(m);
        paths(&next, plies - 1)
    };
    moves.into_iter().map(after).sum()
}
