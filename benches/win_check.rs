//! Four in a row on 7x6: sets of cells, compared with hand-written words. Random games of five in a row on 15x15: a
//! word per line, compared with a byte board with a border and with the reference rules.
//!
//! `cargo bench --bench win_check` times each job with divan. `cargo bench --bench win_check -- --ratios` runs each
//! pair of jobs in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "support/fours.rs"]
mod fours;
#[path = "support/ratios.rs"]
mod ratios;
#[path = "support/sentinel.rs"]
mod sentinel;

use std::hint::black_box;

use collinear::{
    Bounds,
    rules::{
        Rules, View,
        in_a_row::{GOMOKU_FREESTYLE, InARow, LineGomoku},
        playout,
    },
};
use divan::Bencher;
use fours::Fours;
use ratios::Pair;
use sentinel::Sentinel;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    ratios::print("by hand", vec![fours()]);
    println!();
    let games =
        |yardstick: fn() -> usize| Pair::new("random games 15x15".into(), line_playouts, yardstick);
    ratios::print("byte board", vec![games(byte_playouts)]);
    println!();
    ratios::print("grid", vec![games(grid_playouts)]);
}

fn random_fours() -> Fours {
    let mut random = Random(1);
    Fours::random(|n| random.below(n))
}

fn fours() -> Pair {
    let (sets, words) = (random_fours(), random_fours());
    let name = format!("check, four 6x7, {} times", Fours::COUNT);
    Pair::new(
        name,
        move || sets.count_on_sets(),
        move || words.count_on_words(),
    )
}

#[divan::bench]
fn check_sets_for_four(bencher: Bencher) {
    let fours = random_fours();
    bencher.bench_local(|| fours.count_on_sets());
}

#[divan::bench]
fn check_words_for_four(bencher: Bencher) {
    let fours = random_fours();
    assert_eq!(fours.count_on_sets(), fours.count_on_words());
    bencher.bench_local(|| fours.count_on_words());
}

#[divan::bench(sample_count = 10)]
fn random_games_on_line_words() {
    assert_eq!(line_playouts(), PLAYOUTS);
}

#[divan::bench(sample_count = 10)]
fn random_games_on_a_byte_board() {
    assert_eq!(byte_playouts(), PLAYOUTS);
}

#[divan::bench(sample_count = 10)]
fn random_games_on_a_grid() {
    assert_eq!(grid_playouts(), PLAYOUTS);
}

/// Random numbers: Marsaglia, "Xorshift RNGs", 2003.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let scaled = u128::from(self.0) * n as u128;
        usize::try_from(scaled >> 64).expect("below n")
    }
}

const PLAYOUTS: usize = 500;

fn playouts<R: Rules<State: View>>(rules: &R) -> usize {
    let (mut random, start) = (Random(1), rules.start());
    let mut state = start.clone();
    let ended = (0..black_box(PLAYOUTS)).filter(|_| {
        state.clone_from(&start);
        playout(rules, &mut state, usize::MAX, |n| random.below(n)).is_some()
    });
    ended.count()
}

fn line_playouts() -> usize {
    playouts(&LineGomoku::new(black_box(GOMOKU_FREESTYLE)).expect("an engine"))
}

fn grid_playouts() -> usize {
    playouts::<InARow>(&black_box(GOMOKU_FREESTYLE))
}

/// Keeps a list of the empty cells and removes a random cell for each move.
fn byte_playouts() -> usize {
    let mut random = Random(1);
    let all: Vec<_> = Bounds::new(15, 15).expect("a board").coords().collect();
    let start = Sentinel::new(15, 15);
    let (mut empty, mut board) = (all.clone(), start.clone());
    let ended = (0..black_box(PLAYOUTS)).filter(|_| {
        empty.clone_from(&all);
        board.clone_from(&start);
        (0..all.len()).any(|ply| {
            let at = empty.swap_remove(random.below(empty.len()));
            board.place(at, ply % 2);
            board.has_five_through(at) || empty.is_empty()
        })
    });
    ended.count()
}
