//! Perft of games on rectangles, hexagons and a board with holes, compared with the same games on plain arrays.
//!
//! `cargo bench --bench strangers` times each job with divan, `-- --ratios` runs each pair of jobs in turn and prints
//! the ratio of their medians. Every run asserts its count.

#![allow(
    clippy::cast_sign_loss,
    reason = "what is written for arrays goes from signed numbers to indices"
)]

#[path = "strangers/dameo.rs"]
#[allow(
    clippy::pedantic,
    unreachable_pub,
    reason = "a crate of its own elsewhere"
)]
mod dameo;
#[path = "strangers/plain/mod.rs"]
mod plain;
#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::{
    boards::Hex,
    rules::{Finished, Rules},
};
use collinear_games::{onitama::Onitama, tumbleweed::Tumbleweed, yinsh::Yinsh};
use divan::Bencher;
use plain::Plain;
use ratios::Pair;

const GAMES: [&str; 4] = ["dameo 4", "onitama 5", "tumbleweed 4", "yinsh 3"];

fn main() {
    if ratios::are_wanted() {
        ratios::print("plain arrays", GAMES.map(pair).into());
    } else {
        divan::main();
    }
}

#[divan::bench(args = GAMES)]
fn collinear(bencher: Bencher, name: &str) {
    let pair = pair(name);
    bencher.bench_local(|| pair.ours());
}

#[divan::bench(args = GAMES)]
fn plain_arrays(bencher: Bencher, name: &str) {
    let pair = pair(name);
    bencher.bench_local(|| pair.yardstick());
}

fn pair(name: &str) -> Pair {
    match name {
        "dameo 4" => of(name, dameo::Dameo, plain::dameo::Dameo::new(), 0, 4),
        "onitama 5" => {
            let mut rules = Onitama::default();
            rules.limit = None;
            of(name, rules, plain::onitama::Onitama::new(), 0, 5)
        }
        "tumbleweed 4" => {
            let seeds = [Hex::new(3, 0), Hex::new(4, 5)];
            let rules = Tumbleweed::new(4, seeds).expect("37 cells");
            of(name, rules, plain::tumbleweed::Tumbleweed::new(), 0, 4)
        }
        // Counts from a position with all rings on the board.
        _ => of(name, Yinsh, plain::yinsh::Yinsh::new(), 10, 3),
    }
}

/// Both counts at this depth, after some plies that are equal for both.
fn of<R: Rules + 'static>(
    name: &str,
    rules: R,
    mut plain: impl Plain + 'static,
    plies: usize,
    depth: usize,
) -> Pair {
    let mut state = rules.start();
    for ply in 0..plies {
        let index = 7 * ply % 50;
        let m = rules.moves(&state).nth(index).expect("a move");
        rules.apply(&mut state, m);
        let m = plain.moves().swap_remove(index);
        plain.play(m);
    }
    let count = move || {
        let count = collinear::rules::perft(&rules, black_box(&state), depth, Finished::Dropped);
        usize::try_from(count).unwrap_or(usize::MAX)
    };
    let name = format!("perft, {name}");
    Pair::new(name, count, move || plain::perft(black_box(&plain), depth))
}
