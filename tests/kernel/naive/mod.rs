//! The naive program: slow versions of every query in a few lines that are obviously right.
//!
//! They work on lists and sets of cells, one step at a time. From the crate they use only plain values: a size, a wrap,
//! the two numbers of a direction.

#![allow(
    dead_code,
    unused_imports,
    reason = "every test file includes this one, and none needs all of it"
)]

mod grids;
mod iterators;
mod patterns;

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Wrap},
    lines::{Gravity, Miss, Segment, Stop, Token, Wanted},
};
use proptest::prelude::*;

pub(crate) use self::{
    grids::{HOLE, a_grid, ask},
    iterators::obeys_the_laws_of_iterators,
    patterns::{Attempt, matched},
};

pub(crate) type CellSet = BTreeSet<Coord>;

pub(crate) const WRAPS: [Wrap; 4] = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];

/// Neither compass nor knight's steps: steps over cells, long steps, steps as long as a side.
const ODD: [(isize, isize); 9] = [
    (0, 2),
    (2, 2),
    (3, -1),
    (0, -3),
    (-4, 0),
    (-2, -4),
    (0, 7),
    (6, 0),
    (8, -5),
];

pub(crate) fn direction(rows: isize, cols: isize) -> Direction {
    Direction::new(rows, cols).expect("a step that leads somewhere and can be turned round")
}

/// The compass, the knight, and unusual steps.
pub(crate) fn directions() -> Vec<Direction> {
    let odd = ODD.map(|(rows, cols)| direction(rows, cols));
    [&Direction::ALL[..], &Direction::KNIGHT, &odd].concat()
}

pub(crate) fn board(rows: usize, cols: usize, wrap: Wrap) -> Bounds {
    let board = Bounds::new(rows, cols).expect("a small board");
    board.with_wrap(wrap)
}

/// All boards of up to 7 rows and 7 columns, in every wrap: oblong, 1xN, Nx1, 1x1 and empty ones.
pub(crate) fn boards() -> Vec<Bounds> {
    let mut all = Vec::new();
    for rows in 0..=7 {
        for cols in 0..=7 {
            all.extend(WRAPS.map(|wrap| board(rows, cols, wrap)));
        }
    }
    all
}

pub(crate) fn cells(board: Bounds) -> Vec<Coord> {
    let mut all = Vec::new();
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            all.push(Coord::new(row, col));
        }
    }
    all
}

/// Cells off the board, near and far.
pub(crate) fn cells_off(board: Bounds) -> [Coord; 5] {
    let (rows, cols) = (board.rows(), board.cols());
    [
        Coord::new(rows, 0),
        Coord::new(0, cols),
        Coord::new(rows, cols),
        Coord::new(usize::MAX, 0),
        Coord::new(0, usize::MAX),
    ]
}

pub(crate) fn on_board(board: Bounds, at: Coord) -> bool {
    cells(board).contains(&at)
}

fn joined(board: Bounds) -> (bool, bool) {
    match board.wrap() {
        Wrap::None => (false, false),
        Wrap::EastWest => (false, true),
        Wrap::NorthSouth => (true, false),
        Wrap::Both => (true, true),
    }
}

pub(crate) fn step(board: Bounds, from: Coord, direction: Direction) -> Option<Coord> {
    if from.row >= board.rows() || from.col >= board.cols() {
        return None;
    }
    let (joins_rows, joins_cols) = joined(board);
    let row = shifted(from.row, direction.rows(), board.rows(), joins_rows)?;
    let col = shifted(from.col, direction.cols(), board.cols(), joins_cols)?;
    Some(Coord::new(row, col))
}

fn shifted(index: usize, by: isize, side: usize, joined: bool) -> Option<usize> {
    let side = side as i128;
    let to = index as i128 + by as i128;
    let to = if joined { to.rem_euclid(side) } else { to };
    usize::try_from(to).ok().filter(|_| to < side)
}

/// The cells after `from` until the edge, or until the step that would return.
pub(crate) fn ray(board: Bounds, from: Coord, direction: Direction) -> Vec<Coord> {
    let mut cells = Vec::new();
    let mut at = from;
    while let Some(next) = step(board, at, direction) {
        if next == from {
            break;
        }
        cells.push(next);
        at = next;
    }
    cells
}

pub(crate) fn ray_with_origin(board: Bounds, from: Coord, direction: Direction) -> Vec<Coord> {
    let mut cells = ray(board, from, direction);
    if on_board(board, from) {
        cells.insert(0, from);
    }
    cells
}

/// What ends a ray.
fn end_of_ray(board: Bounds, from: Coord, direction: Direction) -> Stop {
    let last = ray(board, from, direction).last().copied().unwrap_or(from);
    match step(board, last, direction) {
        None => Stop::Edge,
        Some(_) => Stop::Ring,
    }
}

/// At most `max` matching cells after `from`, and what ended them.
pub(crate) fn walk(
    board: Bounds,
    from: Coord,
    direction: Direction,
    max: usize,
    matches: impl Fn(Coord) -> bool,
) -> (Vec<Coord>, Stop) {
    if !on_board(board, from) {
        return (vec![], Stop::Edge);
    }
    let ray = ray(board, from, direction);
    let walked: Vec<_> = ray.iter().copied().take_while(|&at| matches(at)).collect();
    let end = match ray.get(walked.len()) {
        _ if walked.len() >= max => Stop::Limit,
        Some(&at) => Stop::Blocked(at),
        None => end_of_ray(board, from, direction),
    };
    (walked.into_iter().take(max).collect(), end)
}

/// Connected cells along an axis, in its order, and the cells before and after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stretch {
    pub(crate) cells: Vec<Coord>,
    pub(crate) behind: Stop,
    pub(crate) ahead: Stop,
}

impl Stretch {
    pub(crate) fn set(&self) -> CellSet {
        self.cells.iter().copied().collect()
    }
}

/// All cells connected to a cell along an axis: a set that grows at both ends.
pub(crate) fn stretch(
    board: Bounds,
    at: Coord,
    axis: Direction,
    belongs: impl Fn(Coord) -> bool,
) -> Option<Stretch> {
    if !on_board(board, at) || !belongs(at) {
        return None;
    }
    let mut set = CellSet::from([at]);
    loop {
        let next_to = set
            .iter()
            .flat_map(|&at| [step(board, at, axis), step(board, at, -axis)])
            .flatten()
            .find(|&at| belongs(at) && !set.contains(&at));
        match next_to {
            Some(at) => set.insert(at),
            None => break,
        };
    }
    let beyond = |at, direction| match step(board, at, direction) {
        None => Stop::Edge,
        Some(next) if set.contains(&next) => Stop::Ring,
        Some(next) => Stop::Blocked(next),
    };
    // It starts at the cell with nothing behind it or, as a whole ring, at its first cell.
    let begins = set.iter().find(|&&at| beyond(at, -axis) != Stop::Ring);
    let first = *begins.or(set.first())?;
    let after: Vec<_> = ray(board, first, axis)
        .into_iter()
        .take(set.len() - 1)
        .collect();
    let cells = [vec![first], after].concat();
    let last = *cells.last()?;
    Some(Stretch {
        behind: beyond(first, -axis),
        ahead: beyond(last, axis),
        cells,
    })
}

pub(crate) fn whole_line(board: Bounds, at: Coord, axis: Direction) -> Option<Stretch> {
    stretch(board, at, axis, |_| true)
}

/// The distinct sets of cells.
pub(crate) fn once_each(all: impl IntoIterator<Item = Stretch>) -> Vec<Stretch> {
    let mut seen = BTreeSet::new();
    let mut once = Vec::new();
    for stretch in all {
        if seen.insert(stretch.set()) {
            once.push(stretch);
        }
    }
    once
}

/// All maximal runs of cells of one kind along an axis, each once, with their kind.
pub(crate) fn runs(
    board: Bounds,
    axis: Direction,
    kind: impl Fn(Coord) -> Option<char>,
) -> Vec<(char, Stretch)> {
    let through = |at| stretch(board, at, axis, |other| kind(other) == kind(at));
    let kinds = cells(board).into_iter().filter(|&at| kind(at).is_some());
    let whole = once_each(kinds.filter_map(through));
    let with_kind = |stretch: Stretch| Some((kind(stretch.cells[0])?, stretch));
    whole.into_iter().filter_map(with_kind).collect()
}

/// The distinct sets of k cells in a row.
pub(crate) fn windows(board: Bounds, k: usize, direction: Direction) -> BTreeSet<CellSet> {
    let starts = cells(board).into_iter();
    let rays = starts.map(|at| ray_with_origin(board, at, direction));
    let long_enough = rays.filter(|ray| k > 0 && ray.len() >= k);
    long_enough
        .map(|ray| ray.into_iter().take(k).collect())
        .collect()
}

/// The compass direction from one cell to another, ignoring the wrap, and the cells on the way including the last.
pub(crate) fn way(board: Bounds, from: Coord, to: Coord) -> Option<(Direction, Vec<Coord>)> {
    let plain = board.with_wrap(Wrap::None);
    Direction::ALL.into_iter().find_map(|direction| {
        let mut ray = ray(plain, from, direction);
        let index = ray.iter().position(|&at| at == to)?;
        ray.truncate(index + 1);
        Some((direction, ray))
    })
}

/// Whether three cells share a row, a column, or a diagonal.
pub(crate) fn aligned(cells: [Coord; 3]) -> bool {
    let rows = cells.map(|at| at.row as i128);
    let cols = cells.map(|at| at.col as i128);
    let same = |n: [i128; 3]| n[0] == n[1] && n[1] == n[2];
    let of_both = |both: fn(i128, i128) -> i128| [0, 1, 2].map(|i| both(rows[i], cols[i]));
    same(rows) || same(cols) || same(of_both(|r, c| r - c)) || same(of_both(|r, c| r + c))
}

/// Every line as a list, split at fixed cells, each part with its loose pieces at the end.
pub(crate) fn compacted(
    grid: &Grid<char>,
    direction: Direction,
    matter: impl Fn(char) -> Gravity,
) -> Grid<char> {
    let board = grid.bounds();
    let mut after = grid.clone();
    let lines = cells(board).into_iter();
    let lines = once_each(lines.filter_map(|at| whole_line(board, at, direction)));
    for mut line in lines {
        let fixed = |&at: &Coord| matter(grid[at]) == Gravity::Fixed;
        if line.ahead == Stop::Ring {
            // A ring ends at a fixed cell; without one nothing falls.
            let Some(wall) = line.cells.iter().position(fixed) else {
                continue;
            };
            line.cells.rotate_left(wall + 1);
        }
        for part in line.cells.split(|at| fixed(at)) {
            let (empty, loose): (Vec<Coord>, Vec<Coord>) = part
                .iter()
                .partition(|&&at| matter(grid[at]) == Gravity::Empty);
            let sources = [empty, loose].concat();
            for (&to, &from) in part.iter().zip(&sources) {
                after[to] = grid[from];
            }
        }
    }
    after
}

pub(crate) fn list(line: Line) -> Vec<Coord> {
    line.iter().collect()
}

pub(crate) fn set(line: Line) -> CellSet {
    line.iter().collect()
}

pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// `cases` cases in a thorough run, otherwise fewer.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}
