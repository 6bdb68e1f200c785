//! Tables of lines, compared with hand-written code for one game and with line queries on sets of cells. The jobs are
//! the win check and random games of Qubic (four in a row on 4x4x4) and the mills of Nine Men's Morris.
//!
//! `cargo bench --bench tables` times each job with divan. `cargo bench --bench tables -- --ratios` runs each pair of
//! jobs in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "../support/picker.rs"]
mod picker;
#[path = "../support/ratios.rs"]
mod ratios;

mod morris;
mod qubic;

use std::{hint::black_box, rc::Rc};

use collinear::{
    Board, Finite as _, Headings as _, Length,
    bits::{CellSet, KLineTable, LineTables},
    boards::{Cuboid, Delta, Point, TrackHeading, Tracks},
};
use divan::Bencher;
use morris::Morris;
use picker::picker;
use qubic::Qubic;
use ratios::Pair;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let (qubic, morris) = (Rc::new(Qubic::new()), Rc::new(Morris::new()));
    ratios::print(
        "by hand",
        vec![
            pair(
                &qubic,
                "Qubic, check of the last disc",
                Qubic::check,
                Qubic::check_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, check of the board",
                Qubic::check_all,
                Qubic::check_all_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, winning moves",
                Qubic::threats,
                Qubic::threats_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, random games",
                Qubic::play,
                Qubic::play_by_hand,
            ),
            pair(
                &morris,
                "Morris, mills of the last stone",
                Morris::mills,
                Morris::mills_by_hand,
            ),
        ],
    );
    println!();
    ratios::print(
        "words",
        vec![
            pair(
                &qubic,
                "Qubic, check of the last disc",
                Qubic::check,
                Qubic::check_by_words,
            ),
            pair(
                &qubic,
                "Qubic, random games",
                Qubic::play,
                Qubic::play_by_words,
            ),
            pair(
                &morris,
                "Morris, mills of the last stone",
                Morris::mills,
                Morris::mills_by_words,
            ),
        ],
    );
}

fn pair<G: 'static>(
    game: &Rc<G>,
    name: &str,
    ours: fn(&G) -> usize,
    other: fn(&G) -> usize,
) -> Pair {
    let (game, same) = (Rc::clone(game), Rc::clone(game));
    Pair::new(name.into(), move || ours(&game), move || other(&same))
}

const POSITIONS: usize = 4096;

const GAMES: usize = 500;

/// A random half or third of the cells, and the cell that was placed last.
fn positions(cells: usize, stones: usize) -> Vec<(u64, usize)> {
    let mut random = picker(1);
    let mut position = || {
        let mut own = 0;
        let mut last = 0;
        for _ in 0..stones {
            last = random(cells);
            own |= 1 << last;
        }
        (own, last)
    };
    (0..POSITIONS).map(|_| position()).collect()
}
