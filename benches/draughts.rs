//! Perft and random games of draughts. English draughts is compared with a hand-written program, the other variants on
//! bits are compared with the reference rules.
//!
//! `cargo bench --bench draughts` times each job with divan. `cargo bench --bench draughts -- --ratios` runs each pair
//! of jobs in turn and prints the ratio of their medians. Every run asserts its count.

#[path = "support/ratios.rs"]
mod ratios;

use std::hint::black_box;

use collinear::{
    Grid,
    rules::{Engine, EngineVisitor, Finished, perft_bulk, playout},
};
use collinear_games::draughts::{
    Color, Draughts, ENGLISH, FRISIAN, INTERNATIONAL, RUSSIAN, Square, State, TURKISH, Variant,
    fastest,
};
use divan::Bencher;
use ratios::Pair;

/// A position, and the number of games of a given length from this position.
#[derive(Clone, Copy)]
struct Job {
    name: &'static str,
    variant: Variant,
    /// The board, row by row from the top.
    board: &'static str,
    turn: Color,
    depth: usize,
    count: usize,
}

/// English draughts, from the start and with four kings on each side.
const ENGLISH_JOBS: [Job; 2] = [
    Job {
        name: "english, start",
        variant: ENGLISH,
        board: ".b.b.b.b/b.b.b.b./.b.b.b.b/......../......../w.w.w.w./.w.w.w.w/w.w.w.w.",
        turn: Color::Black,
        depth: 8,
        count: 845_931,
    },
    Job {
        name: "english, kings",
        variant: ENGLISH,
        board: ".b.b.W.B/b...b.../.b.b...W/......../...B..../w.w.w.../...w.w../B.w...W.",
        turn: Color::White,
        depth: 7,
        count: 34_295,
    },
];

/// The slowest variants: games on all squares, with many pieces, with captures along all lines, or with flying kings.
const OTHER_JOBS: [Job; 4] = [
    Job {
        name: "turkish, start",
        variant: TURKISH,
        board: "......../bbbbbbbb/bbbbbbbb/......../......../wwwwwwww/wwwwwwww/........",
        turn: Color::White,
        depth: 5,
        count: 85_090,
    },
    Job {
        name: "international, start",
        variant: INTERNATIONAL,
        board: INTERNATIONAL_START,
        turn: Color::White,
        depth: 6,
        count: 167_140,
    },
    Job {
        name: "frisian, start",
        variant: FRISIAN,
        board: INTERNATIONAL_START,
        turn: Color::White,
        depth: 6,
        count: 102_431,
    },
    Job {
        name: "international, kings",
        variant: INTERNATIONAL,
        board: "........../w.....w.w./.w......../..B.....w./.w.w.w.B..\
            /........w./.W...w..../..w......./.w.w.w.w../w.........",
        turn: Color::Black,
        depth: 4,
        count: 5_432,
    },
];

const INTERNATIONAL_START: &str = ".b.b.b.b.b/b.b.b.b.b./.b.b.b.b.b/b.b.b.b.b./........../..........\
    /.w.w.w.w.w/w.w.w.w.w./.w.w.w.w.w/w.w.w.w.w.";

fn jobs() -> impl Iterator<Item = Job> {
    ENGLISH_JOBS.into_iter().chain(OTHER_JOBS)
}

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let english = |name: &'static str, count: fn(Job) -> usize| {
        ENGLISH_JOBS.map(|job| {
            let name = format!("{}, perft {}, {name}", job.name, job.depth);
            Pair::new(name, move || count(job), move || byte_board(job))
        })
    };
    let pairs = [english("reference", reference), english("bits", bits)];
    ratios::print("byte board", pairs.into_iter().flatten().collect());
    let pair = |job: Job| {
        let name = format!("{}, perft {}", job.name, job.depth);
        Pair::new(name, move || bits(job), move || reference(job))
    };
    let mut pairs: Vec<_> = jobs().map(pair).collect();
    for (name, variant) in [("english", ENGLISH), ("russian", RUSSIAN)] {
        pairs.push(Pair::new(
            format!("{name}, {PLIES} random plies"),
            move || fastest(game(variant), Plies),
            move || Plies.visit(game(variant)),
        ));
    }
    ratios::print("reference", pairs);
}

#[divan::bench(sample_count = 10, args = jobs().map(|job| job.name))]
fn bits_last_plies_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, bits);
}

#[divan::bench(sample_count = 5, args = jobs().map(|job| job.name))]
fn reference_last_ply_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, reference);
}

#[divan::bench(sample_count = 10, args = ENGLISH_JOBS.map(|job| job.name))]
fn byte_board_with_unmake_last_ply_counted(bencher: Bencher, name: &str) {
    bench(bencher, name, byte_board);
}

#[divan::bench]
fn bits_games_at_random(bencher: Bencher) {
    bencher.bench(|| assert_eq!(fastest(game(ENGLISH), Plies), PLIES));
}

#[divan::bench(sample_count = 10)]
fn reference_games_at_random(bencher: Bencher) {
    bencher.bench(|| assert_eq!(Plies.visit(game(ENGLISH)), PLIES));
}

fn bench(bencher: Bencher, name: &str, count: fn(Job) -> usize) {
    let job = jobs().find(|job| job.name == name);
    let job = job.expect("the names are those of the jobs");
    bencher.bench(|| assert_eq!(count(job), job.count));
}

fn game(variant: Variant) -> Draughts {
    Draughts::new(variant).expect("a preset")
}

fn position(rules: &Draughts, job: Job) -> State {
    let picture = black_box(job.board).replace('/', "\n");
    let grid = Grid::parse_with(&picture, Square::from_glyph).expect("a picture");
    rules.set_up(grid, job.turn).expect("a position")
}

/// Counts the games of a job with any engine.
struct Count(Job);

impl EngineVisitor<Draughts> for Count {
    type Answer = usize;

    fn visit<E: Engine<Reference = Draughts>>(self, engine: E) -> usize {
        let from = engine
            .enter(&position(engine.rules(), self.0))
            .expect("its board");
        let count = perft_bulk(&engine, &from, black_box(self.0.depth), Finished::Dropped);
        usize::try_from(count).expect("it is small")
    }
}

fn reference(job: Job) -> usize {
    Count(job).visit(game(job.variant))
}

fn bits(job: Job) -> usize {
    fastest(game(job.variant), Count(job))
}

const PLIES: usize = 5_000;

/// Plays a number of plies in random games from the start.
struct Plies;

impl EngineVisitor<Draughts> for Plies {
    type Answer = usize;

    fn visit<E: Engine<Reference = Draughts>>(self, engine: E) -> usize {
        let mut seed = black_box(88_172_645_463_325_252_u64); // Marsaglia's xorshift
        let mut plies = 0;
        while plies < PLIES {
            let mut state = engine.start();
            let outcome = playout(&engine, &mut state, PLIES - plies, |n| {
                plies += 1;
                seed ^= seed << 13;
                seed ^= seed >> 7;
                seed ^= seed << 17;
                usize::try_from((u128::from(seed) * n as u128) >> 64).unwrap_or(0)
            });
            black_box(outcome);
        }
        plies
    }
}

/// English draughts on rows of ten bytes with a border, so that steps need no check.
struct Board {
    cells: [u8; 100],
}

const EMPTY: u8 = 0;
const WHITE: u8 = 1;
const BLACK: u8 = 2;
const COLOR: u8 = 3;
const KING: u8 = 4;
const BORDER: u8 = 8;

/// From, to, and the captured cells.
type Move = (usize, usize, Vec<usize>);

fn cells() -> impl Iterator<Item = usize> {
    (1..9).flat_map(|row| 10 * row + 1..10 * row + 9)
}

fn steps(piece: u8) -> &'static [isize] {
    match piece {
        WHITE => &[-11, -9],
        BLACK => &[9, 11],
        _ => &[-11, -9, 9, 11],
    }
}

fn is_last_row(at: usize, piece: u8) -> bool {
    at / 10 == if piece == WHITE { 1 } else { 8 }
}

impl Board {
    fn of(picture: &str) -> Self {
        let mut cells = [BORDER; 100];
        for (at, glyph) in self::cells().zip(picture.chars().filter(|&glyph| glyph != '/')) {
            cells[at] = match glyph {
                'w' => WHITE,
                'b' => BLACK,
                'W' => WHITE | KING,
                'B' => BLACK | KING,
                _ => EMPTY,
            };
        }
        Self { cells }
    }

    /// Adds the captures that begin with these hops.
    fn captures(
        &self,
        from: usize,
        at: usize,
        taken: &mut Vec<usize>,
        moves: &mut Vec<Move>,
    ) -> bool {
        let piece = self.cells[from];
        let mut went_on = false;
        for &step in steps(piece) {
            let over = at.wrapping_add_signed(step);
            if self.cells[over] & COLOR != COLOR - (piece & COLOR) || taken.contains(&over) {
                continue;
            }
            let to = over.wrapping_add_signed(step);
            if self.cells[to] != EMPTY && to != from {
                continue;
            }
            went_on = true;
            taken.push(over);
            let promoted = piece & KING == 0 && is_last_row(to, piece);
            if promoted || !self.captures(from, to, taken, moves) {
                moves.push((from, to, taken.clone()));
            }
            taken.pop();
        }
        went_on
    }

    fn moves(&self, mover: u8) -> Vec<Move> {
        let own = || cells().filter(|&at| self.cells[at] & COLOR == mover);
        let mut moves = Vec::new();
        for from in own() {
            self.captures(from, from, &mut Vec::new(), &mut moves);
        }
        if moves.is_empty() {
            for from in own() {
                for &step in steps(self.cells[from]) {
                    let to = from.wrapping_add_signed(step);
                    if self.cells[to] == EMPTY {
                        moves.push((from, to, Vec::new()));
                    }
                }
            }
        }
        moves
    }

    fn count(&mut self, mover: u8, depth: usize) -> usize {
        let moves = self.moves(mover);
        if depth == 1 {
            return moves.len();
        }
        let mut sum = 0;
        for (from, to, taken) in moves {
            let piece = self.cells[from];
            let before: Vec<_> = taken.iter().map(|&at| self.cells[at]).collect();
            self.cells[from] = EMPTY;
            for &at in &taken {
                self.cells[at] = EMPTY;
            }
            let promotes = piece & KING == 0 && is_last_row(to, piece);
            self.cells[to] = if promotes { piece | KING } else { piece };
            sum += self.count(COLOR - mover, depth - 1);
            self.cells[to] = EMPTY;
            for (at, piece) in taken.into_iter().zip(before) {
                self.cells[at] = piece;
            }
            self.cells[from] = piece;
        }
        sum
    }
}

fn byte_board(job: Job) -> usize {
    let mover = match job.turn {
        Color::White => WHITE,
        Color::Black => BLACK,
    };
    Board::of(black_box(job.board)).count(mover, black_box(job.depth))
}
