//! Batches of games: steps per second on one core, with planes, legal masks, rewards and ends.
//!
//! `cargo bench --bench batch` times a step of each batch with divan. `cargo bench --bench batch -- --steps` prints the
//! steps per second for each batch size, and the time of a copy of the same number of bytes. The actions come from
//! random games that were played before. Every run asserts the number of games that ended.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts and bytes are far below 2^52"
)]

#[path = "support/picker.rs"]
mod picker;

use std::{cell::Cell, hint::black_box, iter::repeat_n, time::Instant};

use collinear::rules::{
    Bulk, Encode, Outcome, Rules,
    hnefatafl::{BRANDUBH, BitHnefatafl7x7, BitHnefatafl11x11, COPENHAGEN, Hnefatafl},
    in_a_row::{BitFourInARow, FOUR_IN_A_ROW, GOMOKU, LineGomoku},
    playout,
    reversi::{BitReversi8x8, Reversi},
};
use collinear_batch::{Batch, Buffers, playouts};
use divan::Bencher;
use picker::picker;

const SIZES: [usize; 4] = [1, 64, 1024, 32_768];

fn main() {
    if std::env::args().any(|arg| arg == "--playouts") {
        println!(
            "{:<16} {:>14} {:>14} {:>7}",
            "median of runs", "one by one", "in turn", "ratio"
        );
        random_games("four in a row", &four_in_a_row());
        random_games("reversi", &reversi());
        random_games("gomoku 15x15", &gomoku());
        random_games("brandubh", &brandubh());
        random_games("copenhagen", &copenhagen());
    } else if std::env::args().any(|arg| arg == "--steps") {
        println!(
            "{:<16} {:>7} {:>12} {:>12} {:>14}",
            "median of runs", "games", "M steps/s", "with draws", "GB/s (copy)"
        );
        table("four in a row", four_in_a_row());
        table("reversi", reversi());
        table("gomoku 15x15", gomoku());
        table("brandubh", brandubh());
        table("copenhagen", copenhagen());
    } else {
        divan::main();
    }
}

fn four_in_a_row() -> BitFourInARow {
    BitFourInARow::new(FOUR_IN_A_ROW).expect("its board")
}

fn reversi() -> BitReversi8x8 {
    BitReversi8x8::new(Reversi::default()).expect("its board")
}

fn gomoku() -> LineGomoku {
    LineGomoku::new(GOMOKU).expect("its board")
}

fn brandubh() -> BitHnefatafl7x7 {
    BitHnefatafl7x7::new(Hnefatafl::new(BRANDUBH).expect("a preset")).expect("its board")
}

fn copenhagen() -> BitHnefatafl11x11 {
    BitHnefatafl11x11::new(Hnefatafl::new(COPENHAGEN).expect("a preset")).expect("its board")
}

#[divan::bench(args = SIZES)]
fn four_in_a_row_step(bencher: Bencher, games: usize) {
    step(bencher, four_in_a_row(), games);
}

#[divan::bench(args = SIZES)]
fn reversi_step(bencher: Bencher, games: usize) {
    step(bencher, reversi(), games);
}

#[divan::bench(args = SIZES)]
fn gomoku_step(bencher: Bencher, games: usize) {
    step(bencher, gomoku(), games);
}

#[divan::bench(args = SIZES)]
fn brandubh_step(bencher: Bencher, games: usize) {
    step(bencher, brandubh(), games);
}

#[divan::bench(args = SIZES)]
fn copenhagen_step(bencher: Bencher, games: usize) {
    step(bencher, copenhagen(), games);
}

fn step<R: Encode + Clone>(bencher: Bencher, rules: R, games: usize) {
    let replay = Replay::of(rules, games, 100);
    let mut run = replay.begin();
    bencher.counter(games).bench_local(|| {
        if run.next == replay.steps.len() {
            assert_eq!(run.ended, replay.ended);
            run = replay.begin();
        }
        replay.step(&mut run);
    });
}

/// Random games to be replayed.
struct Replay<R: Encode> {
    start: Batch<R>,
    steps: Vec<Vec<u32>>,
    ended: usize,
}

struct Run<R: Encode> {
    batch: Batch<R>,
    out: Buffers,
    next: usize,
    ended: usize,
}

impl<R: Encode + Clone> Replay<R> {
    fn of(rules: R, games: usize, steps: usize) -> Self {
        let start = Batch::new(rules, games, 1).with_ply_limit(200);
        let (mut batch, mut out) = (start.clone(), start.buffers::<u8>());
        let (mut actions, mut all, mut ended) = (vec![0; games], Vec::new(), 0);
        for _ in 0..steps {
            batch.random_actions(&mut actions);
            batch.step(&actions, &mut out).expect("legal actions");
            ended += out.done.iter().filter(|&&done| done > 0).count();
            all.push(actions.clone());
        }
        Self {
            start,
            steps: all,
            ended,
        }
    }

    fn begin(&self) -> Run<R> {
        Run {
            batch: self.start.clone(),
            out: self.start.buffers(),
            next: 0,
            ended: 0,
        }
    }

    fn step(&self, run: &mut Run<R>) {
        let actions = black_box(&self.steps[run.next]);
        run.batch
            .step(actions, &mut run.out)
            .expect("legal actions");
        black_box(&run.out);
        run.ended += run.out.done.iter().filter(|&&done| done > 0).count();
        run.next += 1;
    }
}

fn table<R: Encode + Clone>(name: &str, rules: R) {
    for games in SIZES {
        let steps = (2_000_000 / games).clamp(60, 20_000);
        let replay = Replay::of(rules.clone(), games, steps);
        let slice = (4_000 / games).max(1);
        let (mut replayed, mut drawn, mut copied) = (Vec::new(), Vec::new(), Vec::new());
        let mut run = replay.begin();
        while run.next + slice <= replay.steps.len() {
            let begin = Instant::now();
            (0..slice).for_each(|_| replay.step(&mut run));
            replayed.push(begin.elapsed());
        }
        (run.next..replay.steps.len()).for_each(|_| replay.step(&mut run));
        assert_eq!(run.ended, replay.ended);
        let mut batch = replay.start.clone();
        let (mut actions, mut other) = (vec![0_u32; games], run.out.clone());
        for _ in 0..replayed.len() {
            let begin = Instant::now();
            for _ in 0..slice {
                batch.random_actions(&mut actions);
                batch.step(&actions, &mut run.out).expect("legal actions");
                black_box(&run.out);
            }
            drawn.push(begin.elapsed());
            let begin = Instant::now();
            for _ in 0..slice {
                other
                    .observation
                    .copy_from_slice(black_box(&run.out.observation));
                other.legal.copy_from_slice(black_box(&run.out.legal));
                black_box(&other);
            }
            copied.push(begin.elapsed());
        }
        let bytes = (run.out.observation.len() + run.out.legal.len()) as f64;
        let [replayed, drawn, copied] = [replayed, drawn, copied].map(|mut times| {
            times.sort_unstable();
            times[times.len() / 2].as_secs_f64() / slice as f64
        });
        let millions = |seconds: f64| games as f64 / seconds / 1e6;
        println!(
            "{name:<16} {games:>7} {:>12.2} {:>12.2} {:>6.2} ({:>5.1})",
            millions(replayed),
            millions(drawn),
            bytes / replayed / 1e9,
            bytes / copied / 1e9,
        );
    }
}

/// The speed of random games in million plies per second, played one by one and interleaved.
fn random_games<R: Bulk>(name: &str, rules: &R) {
    const GAMES: usize = 200;
    let plies = Cell::new(0);
    let count = |n| plies.set(plies.get() + n);
    let mut one_by_one = Vec::new();
    let mut in_turn = Vec::new();
    let mut pick = picker(1);
    for seed in 0..100 {
        plies.set(0);
        let begin = Instant::now();
        for _ in 0..GAMES {
            let mut state = rules.start();
            for _ in 0..200 {
                if rules.outcome(&state).is_some() {
                    break;
                }
                playout(rules, &mut state, 1, &mut pick);
                count(1);
            }
            black_box(&state);
        }
        one_by_one.push(begin.elapsed().as_secs_f64() / plies.get() as f64);
        plies.set(0);
        let begin = Instant::now();
        playouts(
            rules,
            repeat_n(rules.start(), GAMES),
            200,
            seed,
            |_, state, _| {
                black_box(state);
            },
        );
        let time = begin.elapsed();
        // Plays the same games again, one ply at a time, to count the plies.
        playouts(
            &Counted(rules, &plies),
            repeat_n(rules.start(), GAMES),
            200,
            seed,
            |_, _, _| {},
        );
        in_turn.push(time.as_secs_f64() / plies.get() as f64);
    }
    let [one_by_one, in_turn] = [one_by_one, in_turn].map(|mut times| {
        times.sort_by(f64::total_cmp);
        1e-6 / times[times.len() / 2]
    });
    let ratio = in_turn / one_by_one;
    println!("{name:<16} {one_by_one:>10.1} M/s {in_turn:>10.1} M/s {ratio:>7.2}");
}

/// Rules that count the moves that are made.
struct Counted<'a, R>(&'a R, &'a Cell<usize>);

impl<R: Rules> Rules for Counted<'_, R> {
    type State = R::State;
    type Move = R::Move;

    fn start(&self) -> R::State {
        self.0.start()
    }

    fn moves(&self, state: &R::State) -> impl Iterator<Item = R::Move> {
        self.0.moves(state)
    }

    fn count_moves(&self, state: &R::State) -> usize {
        self.0.count_moves(state)
    }

    fn random_move(&self, state: &R::State, pick: impl FnMut(usize) -> usize) -> Option<R::Move> {
        self.0.random_move(state, pick)
    }

    fn apply(&self, state: &mut R::State, m: R::Move) {
        self.1.set(self.1.get() + 1);
        self.0.apply(state, m);
    }

    fn outcome(&self, state: &R::State) -> Option<Outcome> {
        self.0.outcome(state)
    }
}

impl<R: Rules> Bulk for Counted<'_, R> {}
