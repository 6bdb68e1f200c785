//! The naive program: every query answered once more, slowly, in a few lines that are obviously right.
//!
//! They work on lists and sets of cells, one step at a time. All they take from the crate are its
//! plain values: a size, a wrap, a direction's two numbers.

#![allow(
    dead_code,
    unused_imports,
    reason = "every test file includes this one, and none needs all of it"
)]

pub(crate) mod chains;
mod grids;
mod iterators;
mod patterns;

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
    ops::RangeBounds,
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

/// Neither of the compass nor a knight's: steps over cells, long steps, steps as long as a side.
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

/// The compass, the knight, and some that nobody thinks of.
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

/// All cells in reading order.
pub(crate) fn cells(board: Bounds) -> Vec<Coord> {
    let mut all = Vec::new();
    for row in 0..board.rows() {
        for col in 0..board.cols() {
            all.push(Coord::new(row, col));
        }
    }
    all
}

/// Some cells that are not on the board, next to it and far away.
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

/// The cells after `from` until the edge, or until the step that would come back.
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

/// What comes after the last cell of a ray.
fn end_of_ray(board: Bounds, from: Coord, direction: Direction) -> Stop {
    let last = ray(board, from, direction).last().copied().unwrap_or(from);
    match step(board, last, direction) {
        None => Stop::Edge,
        Some(_) => Stop::Ring,
    }
}

/// The cells after `from`, at most `max`, as long as they match, and what ended them.
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

/// As a [`walk`], the first cell being one that has to match as well.
pub(crate) fn run(
    board: Bounds,
    from: Coord,
    direction: Direction,
    matches: impl Fn(Coord) -> bool,
) -> (Vec<Coord>, Stop) {
    if !on_board(board, from) {
        (vec![], Stop::Edge)
    } else if !matches(from) {
        (vec![], Stop::Blocked(from))
    } else {
        let (walked, end) = walk(board, from, direction, usize::MAX, matches);
        ([vec![from], walked].concat(), end)
    }
}

/// Cells that hang together along an axis, in its order, and what lies before and after them.
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

/// All that hangs together with a cell along an axis: a set that grows at both ends until it can't.
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
    // It starts where nothing of it lies behind, or, as a whole ring, at its first cell.
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

/// The whole line through a cell.
pub(crate) fn whole_line(board: Bounds, at: Coord, axis: Direction) -> Option<Stretch> {
    stretch(board, at, axis, |_| true)
}

/// The different cell sets among these.
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

/// All cell sets of runs along any of the axes, of a length that counts.
pub(crate) fn k_lines(
    board: Bounds,
    axes: &[Direction],
    counts: impl Fn(usize) -> bool,
    matches: impl Fn(Coord) -> bool,
) -> BTreeSet<CellSet> {
    let mut sets = BTreeSet::new();
    for &axis in axes {
        let runs = runs(board, axis, |at| matches(at).then_some('x'));
        sets.extend(runs.into_iter().map(|(_, run)| run.set()));
    }
    sets.retain(|set| counts(set.len()));
    sets
}

/// The different sets of k cells in a row, from whatever cell they start.
pub(crate) fn windows(board: Bounds, k: usize, direction: Direction) -> BTreeSet<CellSet> {
    let starts = cells(board).into_iter();
    let rays = starts.map(|at| ray_with_origin(board, at, direction));
    let long_enough = rays.filter(|ray| k > 0 && ray.len() >= k);
    long_enough
        .map(|ray| ray.into_iter().take(k).collect())
        .collect()
}

/// Which compass direction leads from one cell to another, as if the board did not wrap, and the
/// cells on the way, the last one included.
pub(crate) fn way(board: Bounds, from: Coord, to: Coord) -> Option<(Direction, Vec<Coord>)> {
    let plain = board.with_wrap(Wrap::None);
    Direction::ALL.into_iter().find_map(|direction| {
        let mut ray = ray(plain, from, direction);
        let index = ray.iter().position(|&at| at == to)?;
        ray.truncate(index + 1);
        Some((direction, ray))
    })
}

/// Whether three cells share a row, a column, a falling or a rising diagonal.
pub(crate) fn aligned(cells: [Coord; 3]) -> bool {
    let rows = cells.map(|at| at.row as i128);
    let cols = cells.map(|at| at.col as i128);
    let same = |n: [i128; 3]| n[0] == n[1] && n[1] == n[2];
    let of_both = |both: fn(i128, i128) -> i128| [0, 1, 2].map(|i| both(rows[i], cols[i]));
    same(rows) || same(cols) || same(of_both(|r, c| r - c)) || same(of_both(|r, c| r + c))
}

/// The inner cells and the anchor, or what is missing.
pub(crate) fn bracket(
    board: Bounds,
    from: Coord,
    direction: Direction,
    lengths: &impl RangeBounds<usize>,
    inner: impl Fn(Coord) -> bool,
    anchor: impl Fn(Coord) -> bool,
) -> Result<(Vec<Coord>, Coord), Wanted> {
    let ray = ray(board, from, direction);
    let alike = ray.iter().take_while(|&&at| inner(at)).count();
    let most = (0..=alike).rfind(|n| lengths.contains(n));
    let count = most.ok_or(Wanted::Inner)?;
    // With room for more in the range, the cell after them has not been an inner one.
    match ray.get(count) {
        Some(&at) if anchor(at) => Ok((ray[..count].to_vec(), at)),
        _ => Err(Wanted::Anchor),
    }
}

/// Every line as a list, split at what is fixed, each part with what is loose at its end.
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
            // A ring ends at what is fixed; without anything fixed nothing falls.
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

/// As many cases as there is time for, `cases` of them in a thorough run.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}
