//! Four in a row on 7x6: sets of cells beside words that were written by hand. Five in a row through
//! the last disc: line words beside a byte board with a border, on 15x15 and on boards of other
//! sizes, and whole random games.
//!
//! `cargo bench --bench win_check` times each with divan, `cargo bench --bench win_check --
//! --ratios` runs both of a pair in turn and prints the ratio of their medians. Every run asserts
//! its answer. There are more games than a processor learns by heart: it would know beforehand
//! where each walk of the byte board ends.

#[path = "support/fours.rs"]
mod fours;
#[path = "support/ratios.rs"]
mod ratios;
#[path = "support/sentinel.rs"]
mod sentinel;

use std::hint::black_box;

use collinear::{
    Coord, Direction, Length,
    bits::LineWords,
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
    let discs = Discs::<15, 15>::random();
    let pair = |name, ours, yardstick| discs.pair(name, ours, yardstick);
    ratios::print(
        "byte board",
        vec![
            pair("check, five", Discs::check_five, Discs::check_bytes),
            pair("check, any length", Discs::check, Discs::check_bytes),
            pair("put and check, five", Discs::place_five, Discs::place_bytes),
            pair("put and check, any", Discs::place, Discs::place_bytes),
            Pair::new("random games 15x15".into(), line_playouts, byte_playouts),
        ],
    );
    println!();
    let games = Pair::new("random games 15x15".into(), line_playouts, grid_playouts);
    ratios::print("grid", vec![games]);
    println!();
    ratios::print(
        "on 6x7",
        vec![growth::<15, 15>(), growth::<19, 19>(), growth::<32, 32>()],
    );
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

/// As many checks on a board of another size as on one of 6x7.
fn growth<const ROWS: usize, const COLS: usize>() -> Pair {
    fn job<const ROWS: usize, const COLS: usize>() -> impl Fn() -> usize {
        let discs = Discs::<ROWS, COLS>::random();
        let wins = discs.check_bytes();
        move || {
            assert_eq!(discs.check(), wins);
            CHECKS
        }
    }
    let name = format!("check, any length {ROWS}x{COLS}");
    Pair::new(name, job::<ROWS, COLS>(), job::<6, 7>())
}

#[divan::bench]
fn check_line_words(bencher: Bencher) {
    let discs = Discs::<15, 15>::random();
    bencher.bench_local(|| discs.check());
}

#[divan::bench]
fn check_line_words_for_five(bencher: Bencher) {
    let discs = Discs::<15, 15>::random();
    bencher.bench_local(|| discs.check_five());
}

#[divan::bench]
fn check_byte_board(bencher: Bencher) {
    let discs = Discs::<15, 15>::random();
    bencher.bench_local(|| discs.check_bytes());
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

    /// All cells of a board, in a random order.
    fn cells<const ROWS: usize, const COLS: usize>(&mut self) -> Vec<Cell> {
        let byte = |side| u8::try_from(side).expect("at most 32 cells a side");
        let cells = LineWords::<ROWS, COLS>::BOUNDS.coords();
        let mut cells: Vec<_> = cells.map(|at| [byte(at.row), byte(at.col)]).collect();
        for i in 1..cells.len() {
            cells.swap(i, self.below(i + 1));
        }
        cells
    }
}

const FIVE: Length = Length::AtLeast(5);

/// About how many discs are checked in a run.
const CHECKS: usize = 30_000;

type Board<const ROWS: usize, const COLS: usize> = [LineWords<ROWS, COLS>; 2];

/// Row and column, in two bytes: what is read from memory shall be the board.
type Cell = [u8; 2];

fn coord([row, col]: Cell) -> Coord {
    Coord::new(row.into(), col.into())
}

/// Boards that are filled disc by disc to the half, as random games do.
#[derive(Clone)]
struct Discs<const ROWS: usize, const COLS: usize> {
    games: Vec<Vec<Cell>>,
    words: Vec<Board<ROWS, COLS>>,
    bytes: Vec<Sentinel>,
}

impl<const ROWS: usize, const COLS: usize> Discs<ROWS, COLS> {
    fn random() -> Self {
        let mut random = Random(1);
        let half = ROWS * COLS / 2;
        let game = |_| random.cells::<ROWS, COLS>().split_off(half);
        let games: Vec<_> = (0..CHECKS / half).map(game).collect();
        let words = |cells: &Vec<Cell>| {
            let mut board = Board::default();
            let discs = cells.iter().enumerate();
            discs.for_each(|(ply, &cell)| board[ply % 2].insert(coord(cell)));
            board
        };
        let bytes = |cells: &Vec<Cell>| {
            let mut board = Sentinel::new(ROWS, COLS);
            let discs = cells.iter().enumerate();
            discs.for_each(|(ply, &cell)| board.place(coord(cell), ply % 2));
            board
        };
        Self {
            words: games.iter().map(words).collect(),
            bytes: games.iter().map(bytes).collect(),
            games,
        }
    }

    fn pair(&self, name: &str, ours: fn(&Self) -> usize, yardstick: fn(&Self) -> usize) -> Pair {
        let (discs, same) = (self.clone(), self.clone());
        let name = format!("{name} {ROWS}x{COLS}");
        Pair::new(name, move || ours(&discs), move || yardstick(&same))
    }

    /// Checks each disc of a board that stands.
    fn check(&self) -> usize {
        let length = black_box(FIVE);
        self.checked(|words, at| has_length(words, at, length))
    }

    fn check_five(&self) -> usize {
        self.checked(has_five)
    }

    fn checked(&self, wins: impl Fn(&LineWords<ROWS, COLS>, Coord) -> bool) -> usize {
        let boards = black_box(&self.games).iter().zip(&self.words);
        let count = boards.map(|(cells, words)| {
            let discs = cells.iter().enumerate();
            let wins = discs.filter(|&(ply, &cell)| wins(&words[ply % 2], coord(cell)));
            wins.count()
        });
        count.sum()
    }

    fn check_bytes(&self) -> usize {
        let boards = black_box(&self.games).iter().zip(&self.bytes);
        let count = boards.map(|(cells, bytes)| {
            let discs = cells.iter();
            discs
                .filter(|&&cell| bytes.has_five_through(coord(cell)))
                .count()
        });
        count.sum()
    }

    /// Checks each disc when it is put down.
    fn place(&self) -> usize {
        let length = black_box(FIVE);
        self.placed(|words, at| has_length(words, at, length))
    }

    fn place_five(&self) -> usize {
        self.placed(has_five)
    }

    fn placed(&self, wins: impl Fn(&LineWords<ROWS, COLS>, Coord) -> bool) -> usize {
        let games = black_box(&self.games).iter();
        let count = games.map(|cells| {
            let mut board = Board::<ROWS, COLS>::default();
            let discs = cells.iter().enumerate();
            let wins = discs.filter(|&(ply, &cell)| {
                let own = &mut board[ply % 2];
                own.insert(coord(cell));
                wins(own, coord(cell))
            });
            wins.count()
        });
        count.sum()
    }

    fn place_bytes(&self) -> usize {
        let games = black_box(&self.games).iter();
        let count = games.map(|cells| {
            let mut board = Sentinel::new(ROWS, COLS);
            let discs = cells.iter().enumerate();
            let wins = discs.filter(|&(ply, &cell)| {
                board.place(coord(cell), ply % 2);
                board.has_five_through(coord(cell))
            });
            wins.count()
        });
        count.sum()
    }
}

/// A length that the compiler knows, along all axes.
fn has_five<const ROWS: usize, const COLS: usize>(
    words: &LineWords<ROWS, COLS>,
    at: Coord,
) -> bool {
    words.has_k_line_through(at, &Direction::AXES, FIVE)
}

/// Any length, along all axes.
fn has_length<const ROWS: usize, const COLS: usize>(
    words: &LineWords<ROWS, COLS>,
    at: Coord,
    length: Length,
) -> bool {
    let lens = words.run_lens_through(at).into_iter();
    lens.fold(false, |found, len| found | length.admits(len))
}

/// How many random games are played in a run.
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

/// With a list of the empty cells, from which a random one is taken out.
fn byte_playouts() -> usize {
    let mut random = Random(1);
    let all: Vec<_> = LineWords::<15, 15>::BOUNDS.coords().collect();
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
