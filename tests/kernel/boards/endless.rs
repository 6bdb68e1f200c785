//! The values of a grid without end, compared with a sorted map.

use std::collections::BTreeMap;

use collinear::{
    Board, Coord, Direction, EndlessGrid, TooLarge, Topology,
    boards::{Hex, HexPlane, Place, Plane, PlaneCell, Window},
};

use crate::naive::{ask::is_free, hash};

/// The same cells as a grid without end and as a map.
struct Both<B: Topology> {
    grid: EndlessGrid<char, B>,
    map: BTreeMap<B::Cell, char>,
}

/// A plane, with the types that its tests need.
trait Endless: Topology<Cell: PlaneCell, Heading = Direction> {}

impl Endless for Plane {}
impl Endless for HexPlane {}

fn cell_at<B: Endless>(row: i32, col: i32) -> B::Cell {
    B::Cell::at(row, col)
}

impl<B: Endless> Both<B> {
    fn random(board: Board<B>, random: &mut fastrand::Rng) -> Self {
        let (grid, map) = (EndlessGrid::new(board, '.'), BTreeMap::new());
        let mut both = Self { grid, map };
        for _ in 0..random.usize(0..60) {
            let at = cell_at::<B>(random.i32(-5..5), random.i32(-5..5));
            both.write(at, *random.choice(&['x', 'o', '.', '.']).unwrap());
        }
        both
    }

    fn write(&mut self, at: B::Cell, value: char) {
        self.grid[at] = value;
        if value == '.' {
            self.map.remove(&at);
        } else {
            self.map.insert(at, value);
        }
    }

    fn read(&self, at: B::Cell) -> char {
        self.map.get(&at).copied().unwrap_or('.')
    }
}

fn for_random_cells<B: Endless>(board: &Board<B>, check: impl Fn(&mut fastrand::Rng, Both<B>)) {
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..30 {
        let both = Both::random(board.clone(), &mut random);
        check(&mut random, both);
    }
}

/// All cells near the origin, including some without a value.
fn near<B: Endless>() -> impl Iterator<Item = B::Cell> {
    (-8..8).flat_map(|row| (-8..8).map(move |col| cell_at::<B>(row, col)))
}

fn check_next_to_a_map<B: Endless>(random: &mut fastrand::Rng, both: &Both<B>) {
    let (grid, map) = (&both.grid, &both.map);
    assert!(
        grid.occupied()
            .eq(map.iter().map(|(&at, value)| (at, value)))
    );
    assert!(near::<B>().all(|at| grid[at] == both.read(at)));
    assert!(near::<B>().all(|at| grid.get(at) == Some(&both.read(at))));

    // The order of writing, and overwriting, make no difference.
    let mut order: Vec<_> = map.iter().collect();
    random.shuffle(&mut order);
    let mut other = EndlessGrid::new(grid.board().clone(), '.');
    for (&at, &value) in order {
        other[cell_at::<B>(9, random.i32(0..9))] = '?';
        other[at] = value;
    }
    for col in 0..9 {
        other[cell_at::<B>(9, col)] = '.';
    }
    assert_eq!((&other, hash(&other)), (grid, hash(grid)));
    assert_eq!(&grid.clone(), grid);
    other[cell_at::<B>(9, 0)] = 'x';
    assert!(&other != grid && hash(&other) != hash(grid));
}

#[test]
fn a_grid_without_end_keeps_what_a_map_keeps() {
    for_random_cells(&Plane::BOARD, |random, both| {
        check_next_to_a_map(random, &both);
    });
    for_random_cells(&HexPlane::BOARD, |random, both| {
        check_next_to_a_map(random, &both);
    });
}

fn check_frontier<B: Endless>(
    both: &Both<B>,
    headings: &[Direction],
    distance: impl Fn(B::Cell, B::Cell) -> u64,
) {
    for (reach, steps) in (0..4).zip(0_usize..) {
        let is_near = |at: B::Cell| both.map.keys().any(|&piece| distance(piece, at) <= reach);
        let free = near::<B>().filter(|at| !both.map.contains_key(at));
        let expected: Vec<_> = free.filter(|&at| is_near(at)).collect();
        assert_eq!(both.grid.frontier(headings, steps), expected);
    }
    assert_eq!(both.grid.frontier(&[], usize::MAX), []);
}

#[test]
fn the_frontier_is_what_is_near() {
    for_random_cells(&Plane::BOARD, |_, both| {
        let away = |a: Place, b: Place| [a.row.abs_diff(b.row), a.col.abs_diff(b.col)];
        let sum = |a, b| away(a, b).into_iter().map(u64::from).sum();
        let most = |a, b| away(a, b).into_iter().fold(0, u32::max).into();
        check_frontier(&both, &Direction::ORTHOGONAL, sum);
        check_frontier(&both, &Direction::ALL, most);
    });
    for_random_cells(&HexPlane::BOARD, |_, both| {
        check_frontier(&both, &Direction::HEX, Hex::distance);
    });
}

fn check_windows<B: Endless>(random: &mut fastrand::Rng, both: &Both<B>) {
    let plane = || both.grid.board().topology().clone();
    let (top, left) = (random.i32(-9..9), random.i32(-9..9));
    let (rows, cols) = (random.usize(0..9), random.usize(0..9));
    let window = Window::new(plane(), cell_at::<B>(top, left), rows, cols).unwrap();
    let shown = both.grid.window(window).unwrap();
    assert!(shown.indexed().all(|(at, &cell)| cell == both.read(at)));
    let bounds = shown.board().topology().bounds();
    assert_eq!((bounds.rows(), bounds.cols()), (rows, cols));
    for (Coord { row, col }, cell) in bounds.coords().zip(shown.into_cells()) {
        let (down, right) = (i32::try_from(row).unwrap(), i32::try_from(col).unwrap());
        assert_eq!(cell, both.read(cell_at::<B>(top + down, left + right)));
    }

    let extent = both.grid.extent();
    assert_eq!(extent, Window::around(plane(), both.map.keys().copied()));
    let all = extent.map(|window| both.grid.window(window).unwrap());
    let pieces = all.map_or(0, |all| all.count(|cell| !is_free(cell)));
    assert_eq!(pieces, both.map.len());
}

#[test]
fn a_window_shows_what_is_there() {
    for_random_cells(&Plane::BOARD, |random, both| check_windows(random, &both));
    for_random_cells(&HexPlane::BOARD, |random, both| {
        check_windows(random, &both);
    });
}

#[test]
fn cells_at_the_ends_of_the_numbers() {
    let mut grid = EndlessGrid::new(Plane::BOARD, '.');
    let (first, last) = (
        Place::new(i32::MIN, i32::MIN),
        Place::new(i32::MAX, i32::MAX),
    );
    grid[last] = 'x';
    assert_eq!(grid.frontier(&Direction::ALL, 1).len(), 3);
    grid[first] = 'o';
    // Its extent has more cells than a number can hold, and a window in it more than memory.
    assert_eq!(grid.extent(), None);
    let part = Window::new(Plane, first, 1 << 31, 1 << 31).unwrap();
    let cells = 1 << 62;
    assert_eq!(grid.window(part), Err(TooLarge::cells(cells).into()));
}
