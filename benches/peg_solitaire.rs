//! Peg solitaire: the engine on bits, compared with the reference engine and with hand-written code.
//!
//! `cargo bench --bench peg_solitaire` times each job with divan. `cargo bench --bench peg_solitaire -- --ratios` runs
//! each pair of jobs in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "support/ratios.rs"]
mod ratios;

use std::{
    collections::{HashMap, HashSet},
    hint::black_box,
};

use collinear::rules::{
    Finished, Rules,
    peg_solitaire::{BitPegSolitaire, PegSolitaire, Square},
    perft, playout,
};
use divan::Bencher;
use ratios::Pair;

/// A board, the depth of its perft, and the number of levels of positions to count. A level is one jump.
struct Job {
    board: &'static str,
    depth: usize,
    jumps: usize,
}

const JOBS: [Job; 3] = [
    Job {
        board: "english",
        depth: 7,
        jumps: 9,
    },
    // The rectangle around this board has more cells than a word has bits.
    Job {
        board: "wiegleb",
        depth: 7,
        jumps: 9,
    },
    Job {
        board: "triangle5",
        depth: 9,
        jumps: 14,
    },
];

const PLAYOUTS: usize = 100;

impl Job {
    fn reference(&self) -> PegSolitaire {
        PegSolitaire::named(black_box(self.board)).expect("a board")
    }

    fn bits(&self) -> BitPegSolitaire {
        BitPegSolitaire::new(self.reference()).expect("at most 64 holes")
    }
}

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let name = |job: &Job, what: String| format!("{}, {what}", job.board);
    let pairs = JOBS.iter().flat_map(|job| {
        let perft_name = name(job, format!("perft {}", job.depth));
        let (reference, bits) = (job.reference(), job.bits());
        let (other, also) = (job.reference(), job.bits());
        [
            Pair::new(
                perft_name,
                move || games(&bits, job),
                move || games(&reference, job),
            ),
            Pair::new(
                name(job, format!("{PLAYOUTS} playouts")),
                move || playouts(&also),
                move || playouts(&other),
            ),
        ]
    });
    ratios::print("reference engine", pairs.collect());

    let pairs = JOBS.iter().flat_map(|job| {
        let (bits, also) = (job.bits(), job.bits());
        let (table, jumps) = (Table::of(&job.reference()), Table::of(&job.reference()));
        [
            Pair::new(
                name(job, format!("perft {}", job.depth)),
                move || games(&bits, job),
                move || table.games(table.start, black_box(job.depth)),
            ),
            Pair::new(
                name(job, format!("census of {}", job.jumps)),
                move || positions(&also, job),
                move || jumps.positions(black_box(job.jumps)),
            ),
        ]
    });
    ratios::print("table of jumps", pairs.collect());
}

fn job(name: &str) -> &'static Job {
    let job = JOBS.iter().find(|job| job.board == name);
    job.expect("the names are those of the jobs")
}

/// Asserts that each run returns the same result.
fn bench(bencher: Bencher, run: impl Fn() -> usize + Sync) {
    let answer = run();
    bencher.bench(|| assert_eq!(run(), answer));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn bits_perft(bencher: Bencher, name: &str) {
    let game = job(name).bits();
    bench(bencher, || games(&game, job(name)));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn plain_perft(bencher: Bencher, name: &str) {
    let game = job(name).reference();
    bench(bencher, || games(&game, job(name)));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn table_of_jumps_perft(bencher: Bencher, name: &str) {
    let table = Table::of(&job(name).reference());
    bench(bencher, || {
        table.games(table.start, black_box(job(name).depth))
    });
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn bits_playouts(bencher: Bencher, name: &str) {
    let game = job(name).bits();
    bench(bencher, || playouts(&game));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn plain_playouts(bencher: Bencher, name: &str) {
    let game = job(name).reference();
    bench(bencher, || playouts(&game));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn bits_census(bencher: Bencher, name: &str) {
    let game = job(name).bits();
    bench(bencher, || positions(&game, job(name)));
}

#[divan::bench(sample_count = 10, args = JOBS.map(|job| job.board))]
fn table_of_jumps_and_hash_map_census(bencher: Bencher, name: &str) {
    let table = Table::of(&job(name).reference());
    bench(bencher, || table.positions(black_box(job(name).jumps)));
}

fn games(game: &impl Rules, job: &Job) -> usize {
    let count = perft(game, &game.start(), black_box(job.depth), Finished::Dropped);
    usize::try_from(count).expect("it is small")
}

/// Plays random games to their ends. The engines list moves in different orders and play different games. For this
/// reason the result is only the number of games.
fn playouts(game: &impl Rules) -> usize {
    let (start, mut seed) = (game.start(), black_box(1_u64));
    let mut state = start.clone();
    let mut ended = 0;
    for _ in 0..PLAYOUTS {
        state.clone_from(&start);
        let outcome = playout(game, &mut state, 64, |n| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            usize::try_from(((seed >> 32) * n as u64) >> 32).expect("below n")
        });
        ended += usize::from(outcome.is_some());
    }
    ended
}

/// The number of positions on the first levels.
fn positions(game: &BitPegSolitaire, job: &Job) -> usize {
    let levels = game.levels(&game.start()).take(black_box(job.jumps));
    let positions: u64 = levels.map(|level| level.positions).sum();
    usize::try_from(positions).expect("they fit into memory")
}

/// A hand-written engine: holes numbered in reading order, and a list of all jumps with the pegs they need.
struct Table {
    start: u64,
    /// The holes of each jump, and the holes that must have a peg.
    jumps: Vec<(u64, u64)>,
}

impl Table {
    fn of(game: &PegSolitaire) -> Self {
        let board = game.start_board();
        let holes: Vec<_> = board.cells_where(Square::is_hole).collect();
        let bit = |at| 1_u64 << holes.binary_search(&at).expect("a hole");
        let mut jumps = Vec::new();
        for &from in &holes {
            for &direction in game.lattice().directions() {
                if let Ok(hop) = board.hop(from, direction, Square::is_hole, Square::is_hole) {
                    let pegs = bit(hop.from) | bit(hop.over);
                    jumps.push((pegs | bit(hop.to), pegs));
                }
            }
        }
        let start = board.cells_where(Square::is_peg).map(bit).sum();
        Self { start, jumps }
    }

    fn after(&self, pegs: u64) -> impl Iterator<Item = u64> {
        let open = move |&&(holes, needed): &&(u64, u64)| pegs & holes == needed;
        self.jumps
            .iter()
            .filter(open)
            .map(move |(holes, _)| pegs ^ holes)
    }

    fn games(&self, pegs: u64, depth: usize) -> usize {
        if depth == 1 {
            return self.after(pegs).count();
        }
        self.after(pegs)
            .map(|after| self.games(after, depth - 1))
            .sum()
    }

    /// Counts level by level, with a map from positions to numbers of paths.
    fn positions(&self, levels: usize) -> usize {
        let mut level = HashMap::from([(self.start, 1_u128)]);
        let (mut positions, mut ended) = (0, HashSet::new());
        for _ in 0..levels {
            positions += level.len();
            let mut next = HashMap::new();
            for (&pegs, paths) in &level {
                let mut has_ended = true;
                for after in self.after(pegs) {
                    *next.entry(after).or_insert(0) += paths;
                    has_ended = false;
                }
                if has_ended {
                    ended.insert(pegs);
                }
            }
            level = next;
        }
        black_box(ended);
        positions
    }
}
