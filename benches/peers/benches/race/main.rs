//! The library and its peers doing the same work.
//!
//! `cargo bench --manifest-path benches/peers/Cargo.toml -- --ratios` runs all jobs in turn and prints a table of
//! medians; `-- --ratios Reversi` runs only the jobs with this name. Without `--ratios` divan times each job alone, and
//! with `-- --test` each job runs once. Every run asserts its answer.

#[path = "../../../support/medians.rs"]
mod medians;
#[path = "../../../support/picker.rs"]
mod picker;
#[path = "../../../support/stones.rs"]
mod stones;

mod areas;
mod draughts;
mod four_in_a_row;
mod lines;
mod ours;
mod race;
mod renju;
mod reversi;
mod table;
mod tafl;

use divan::Bencher;
use race::{Entrant, Race};

static RACES: [Race; 12] = [
    four_in_a_row::PERFT,
    four_in_a_row::PLAYOUTS,
    reversi::PERFT,
    reversi::PLAYOUTS,
    tafl::COPENHAGEN,
    tafl::BRANDUBH,
    draughts::PERFT,
    renju::FOULS,
    areas::REGIONS,
    areas::WAYS,
    lines::SUMS,
    lines::FOURS,
];

fn main() {
    let (options, names): (Vec<_>, Vec<_>) = std::env::args()
        .skip(1)
        .partition(|arg| arg.starts_with("--"));
    if options.iter().any(|option| option == "--ratios") {
        let is_asked_for = |race: &&Race| {
            names.is_empty() || names.iter().any(|name| race.work.contains(name.as_str()))
        };
        table::print(RACES.iter().filter(is_asked_for));
    } else {
        divan::main();
    }
}

#[divan::bench(args = RACES.iter().flat_map(Race::entrants), sample_count = 10)]
fn race(bencher: Bencher, entrant: &Entrant) {
    bencher.bench(|| entrant.run());
}
