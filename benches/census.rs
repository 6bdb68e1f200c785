//! The census of windows (k consecutive cells on a line), compared with hand-written counters.
//!
//! `cargo bench --bench census -- --ratios` prints the ratios. Each run puts 128 stones of both sides in turn on a
//! 15x15 board, and removes them again. The hand-written counters know the board size and k = 5 at compile time. The
//! counters of `difference` also need a query.

#[path = "support/ratios.rs"]
mod ratios;

use std::cell::RefCell;

use collinear::{Bounds, Coord, Direction, lines::Census};
use ratios::Pair;

const SIDE: usize = 15;
const K: usize = 5;
const STEPS: [(isize, isize); 4] = [(-1, 0), (-1, 1), (0, 1), (1, 1)];

type Sums = [u8; 2];

/// The value of a window. If only one side has stones in the window, the value depends on their number.
fn worth([mine, theirs]: Sums) -> i32 {
    const WORTH: [i32; K + 1] = [0, 1, 6, 36, 216, 1296];
    match (mine, theirs) {
        (mine, 0) => WORTH[usize::from(mine) % (K + 1)],
        (0, theirs) => -WORTH[usize::from(theirs) % (K + 1)],
        _ => 0,
    }
}

/// The windows of five on 15x15, by axis and first cell.
#[derive(Clone)]
struct Counters {
    sums: Vec<[[Sums; SIDE]; SIDE]>,
}

impl Counters {
    fn new() -> Self {
        Self {
            sums: vec![[[[0; 2]; SIDE]; SIDE]; 4],
        }
    }

    /// Visits the windows that contain a cell.
    fn each_window(&mut self, at: (usize, usize), mut visit: impl FnMut(&mut Sums)) {
        let is_inside = |row: isize, col: isize| {
            let side = 0..SIDE.cast_signed();
            side.contains(&row) && side.contains(&col)
        };
        for (sums, (down, right)) in self.sums.iter_mut().zip(STEPS) {
            for back in 0..K.cast_signed() {
                let row = at.0.cast_signed() - back * down;
                let col = at.1.cast_signed() - back * right;
                let last = K.cast_signed() - 1;
                if is_inside(row, col) && is_inside(row + last * down, col + last * right) {
                    visit(&mut sums[row.cast_unsigned()][col.cast_unsigned()]);
                }
            }
        }
    }

    fn put(&mut self, at: (usize, usize), kind: usize) {
        self.each_window(at, |sums| sums[kind] += 1);
    }

    fn take(&mut self, at: (usize, usize), kind: usize) {
        self.each_window(at, |sums| sums[kind] -= 1);
    }

    fn difference(&mut self, at: (usize, usize), kind: usize) -> i32 {
        let mut more = 0;
        self.each_window(at, |sums| {
            let mut then = *sums;
            then[kind] += 1;
            more += worth(then) - worth(*sums);
        });
        more
    }

    fn all(&self) -> impl Iterator<Item = Sums> {
        self.sums.iter().flatten().flatten().copied()
    }
}

fn stones() -> Vec<(usize, usize)> {
    let mut random = fastrand::Rng::with_seed(15);
    let mut cells: Vec<_> = (0..SIDE * SIDE).collect();
    random.shuffle(&mut cells);
    let stones = cells.into_iter().take(128);
    stones.map(|cell| (cell / SIDE, cell % SIDE)).collect()
}

fn census() -> Census<u8, 2> {
    let board = Bounds::new(SIDE, SIDE).expect("a small board");
    let census = board.census(&Direction::AXES, K, |_| [0, 0]);
    census.expect("a small board")
}

const WEIGHTS: [Sums; 2] = [[1, 0], [0, 1]];

fn full_windows(sums: impl Iterator<Item = Sums>) -> usize {
    sums.filter(|&[mine, theirs]| mine > 2 || theirs > 2)
        .count()
}

fn writes() -> Pair {
    let (ours, theirs) = (RefCell::new(census()), RefCell::new(Counters::new()));
    let (here, there) = (stones(), stones());
    Pair::new(
        "put and take a stone, 15x15".into(),
        move || {
            let census = &mut *ours.borrow_mut();
            for (number, &at) in here.iter().enumerate() {
                census.put(Coord::from(at), WEIGHTS[number % 2]);
            }
            let full = census.evaluate(|[mine, theirs]| usize::from(mine > 2 || theirs > 2));
            for &at in here.iter().rev() {
                census.put(Coord::from(at), [0, 0]);
            }
            full
        },
        move || {
            let counters = &mut *theirs.borrow_mut();
            for (number, &at) in there.iter().enumerate() {
                counters.put(at, number % 2);
            }
            let full = full_windows(counters.all());
            for (number, &at) in there.iter().enumerate().rev() {
                counters.take(at, number % 2);
            }
            full
        },
    )
}

fn differences() -> Pair {
    let (ours, theirs) = (RefCell::new(census()), RefCell::new(Counters::new()));
    let stones = stones();
    for (number, &at) in stones.iter().enumerate().take(64) {
        ours.borrow_mut().put(Coord::from(at), WEIGHTS[number % 2]);
        theirs.borrow_mut().put(at, number % 2);
    }
    let moves = stones[64..].to_vec();
    let again = moves.clone();
    let as_number = |sum: i32| usize::try_from(sum).unwrap_or(0);
    Pair::new(
        "what 64 moves are worth, 15x15".into(),
        move || {
            let census = ours.borrow();
            let worth = |&at| census.difference(Coord::from(at), [1, 0], worth);
            as_number(moves.iter().map(worth).sum())
        },
        move || {
            let counters = &mut *theirs.borrow_mut();
            let worth = again.iter().map(|&at| counters.difference(at, 0));
            as_number(worth.sum())
        },
    )
}

fn main() {
    let pairs = vec![writes(), differences()];
    if ratios::are_wanted() {
        ratios::print("hand-written", pairs);
        return;
    }
    for pair in pairs {
        pair.ours();
        pair.yardstick();
    }
}
