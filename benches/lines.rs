//! The walks of the line kernel, each beside a hand-written loop over a flat `Vec`.
//!
//! `cargo bench --bench lines` times every job with divan. `cargo bench --bench lines -- --ratios`
//! runs both of a pair in turn and prints the ratio of their medians, the figure that means
//! something on a noisy machine. Every run asserts that both give the same answer.

#[path = "support/ratios.rs"]
mod ratios;

use std::{fmt, hint::black_box, rc::Rc};

use collinear::{Coord, Corners, Direction, Grid, Length};
use divan::Bencher;
use ratios::Pair;

fn main() {
    if ratios::are_wanted() {
        ratios::print("hand-written", JOBS.iter().map(Job::pair).collect());
    } else {
        divan::main();
    }
}

#[divan::bench(args = JOBS)]
fn collinear(bencher: Bencher, job: &Job) {
    let pair = job.pair();
    bencher.bench_local(|| pair.ours());
}

#[divan::bench(args = JOBS)]
fn hand_written(bencher: Bencher, job: &Job) {
    let pair = job.pair();
    bencher.bench_local(|| pair.yardstick());
}

/// A question asked all over a board, of the crate and of the loop that people write instead.
struct Question {
    name: &'static str,
    /// Those that both walk: known when the program runs, not when it is compiled.
    directions: &'static [Direction],
    ours: fn(&Board, &[Direction]) -> usize,
    yardstick: fn(&Flat, &[Step]) -> usize,
}

#[rustfmt::skip]
mod questions {
    use super::{ALL, AXES, Flat, Question, brackets, fields_of_view, grid_rays, paths, rays, run_throughs, scan};

    pub(super) const RAYS: Question = Question { name: "ray walk", directions: ALL, ours: rays, yardstick: Flat::rays };
    pub(super) const GRID_RAYS: Question = Question { name: "ray on a grid", directions: ALL, ours: grid_rays, yardstick: Flat::rays };
    pub(super) const RUNS: Question = Question { name: "run-through", directions: AXES, ours: run_throughs, yardstick: Flat::run_throughs };
    pub(super) const SCAN: Question = Question { name: "scan for 4", directions: AXES, ours: scan, yardstick: Flat::scan };
    pub(super) const BRACKET: Question = Question { name: "bracket", directions: ALL, ours: brackets, yardstick: Flat::brackets };
    pub(super) const PATH: Question = Question { name: "path", directions: &[], ours: paths, yardstick: Flat::paths };
    pub(super) const VISION: Question = Question { name: "field of view", directions: &[], ours: fields_of_view, yardstick: Flat::fields_of_view };
}

const ALL: &[Direction] = &Direction::ALL;
const AXES: &[Direction] = &Direction::AXES;

/// A question and the size of the board.
struct Job(Question, usize, usize);

const JOBS: &[Job] = &[
    Job(questions::RAYS, 6, 7),
    Job(questions::RAYS, 19, 19),
    Job(questions::GRID_RAYS, 6, 7),
    Job(questions::GRID_RAYS, 19, 19),
    Job(questions::RUNS, 6, 7),
    Job(questions::RUNS, 15, 15),
    Job(questions::SCAN, 6, 7),
    Job(questions::SCAN, 19, 19),
    Job(questions::SCAN, 200, 300),
    Job(questions::BRACKET, 8, 8),
    Job(questions::PATH, 11, 11),
    Job(questions::VISION, 20, 80),
];

impl Job {
    fn pair(&self) -> Pair {
        let &Self(
            Question {
                directions,
                ours,
                yardstick,
                ..
            },
            rows,
            cols,
        ) = self;
        let board = Rc::new(Board::random(rows, cols));
        let same = Rc::clone(&board);
        let steps: Vec<Step> = directions
            .iter()
            .map(|&direction| direction.into())
            .collect();
        Pair::new(
            self.to_string(),
            move || ours(black_box(&board), black_box(directions)),
            move || yardstick(black_box(&same.flat), black_box(&steps)),
        )
    }
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(question, rows, cols) = self;
        write!(f, "{} {rows}x{cols}", question.name)
    }
}

/// The same cells for both.
struct Board {
    grid: Grid<u8>,
    flat: Flat,
}

impl Board {
    fn random(rows: usize, cols: usize) -> Self {
        let flat = Flat::random(rows, cols);
        let grid = Grid::from_vec(rows, cols, flat.cells.clone()).expect("it fits");
        Self { grid, flat }
    }
}

/// How many cells all rays from all cells see that are not empty: the walk of the kernel over the
/// same `Vec` that the hand-written loop reads.
fn rays(board: &Board, directions: &[Direction]) -> usize {
    let (bounds, cells) = (board.grid.bounds(), &board.flat.cells);
    let occupied = |at: &Coord| cells[at.row * bounds.cols() + at.col] != 0;
    let mut sum = 0;
    for from in bounds.coords() {
        for &direction in directions {
            sum += bounds.ray(from, direction).filter(occupied).count();
        }
    }
    sum
}

/// The same on the cells of a grid.
fn grid_rays(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for from in grid.bounds().coords() {
        for &direction in directions {
            sum += grid.ray(from, direction).filter(|&&cell| cell != 0).count();
        }
    }
    sum
}

/// The lengths of the runs through all cells, added up.
fn run_throughs(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for at in grid.bounds().coords() {
        let own = grid[at];
        for &axis in directions {
            sum += grid.run_through(at, axis, |&cell| cell == own).line.len();
        }
    }
    sum
}

/// How many lines of at least four of kind 1 there are.
fn scan(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    grid.k_lines(directions, Length::AtLeast(4), |&cell| cell == 1)
        .count()
}

/// How many discs all placements of kind 1 would flip at Reversi.
fn brackets(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for at in grid.cells_where(|&cell| cell == 0) {
        for &direction in directions {
            let bracket = grid.bracket(at, direction, 1.., |&cell| cell == 2, |&cell| cell == 1);
            sum += bracket.map_or(0, |bracket| bracket.inner.len());
        }
    }
    sum
}

/// How many of the paths between all pairs of aligned cells are clear, and how long these are.
fn paths(Board { grid, .. }: &Board, _: &[Direction]) -> usize {
    let bounds = grid.bounds();
    let mut sum = 0;
    for from in bounds.coords() {
        for to in bounds.coords() {
            sum += grid
                .path(from, to, |&cell| cell == 0)
                .map_or(0, |line| line.len());
        }
    }
    sum
}

/// How many cells those see that lie within this many steps, all over the board; kind 2 are walls.
fn fields_of_view(Board { grid, .. }: &Board, _: &[Direction]) -> usize {
    let field = |from| grid.field_of_view(from, RADIUS, Corners::Strict, |&cell| cell == 2);
    grid.bounds().coords().map(|from| field(from).count()).sum()
}

const RADIUS: usize = 20;

/// What people write instead: cells row by row in a `Vec`, and loops of signed numbers.
struct Flat {
    rows: usize,
    cols: usize,
    cells: Vec<u8>,
}

/// Rows down and columns to the right.
type Step = (isize, isize);

impl Flat {
    /// Two of five cells empty, the others of kind 1 and 2.
    fn random(rows: usize, cols: usize) -> Self {
        let mut state = 2026_u32;
        let cells = (0..rows * cols).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            [0, 0, 1, 1, 2][(state >> 24) as usize % 5]
        });
        Self {
            rows,
            cols,
            cells: cells.collect(),
        }
    }

    /// The cell a step away, as its row, its column and what stands there.
    #[inline]
    fn step(
        &self,
        (row, col): (usize, usize),
        (down, right): (isize, isize),
    ) -> Option<(usize, usize)> {
        let (row, col) = (
            row.wrapping_add_signed(down),
            col.wrapping_add_signed(right),
        );
        (row < self.rows && col < self.cols).then_some((row, col))
    }

    #[inline]
    fn at(&self, (row, col): (usize, usize)) -> u8 {
        self.cells[row * self.cols + col]
    }

    fn rays(&self, steps: &[Step]) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                for &step in steps {
                    let mut at = (row, col);
                    while let Some(next) = self.step(at, step) {
                        sum += usize::from(self.at(next) != 0);
                        at = next;
                    }
                }
            }
        }
        sum
    }

    fn run_throughs(&self, steps: &[Step]) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                let own = self.at((row, col));
                for (down, right) in steps {
                    let mut len = 1;
                    for step in [(*down, *right), (-down, -right)] {
                        let mut at = (row, col);
                        while let Some(next) = self.step(at, step) {
                            if self.at(next) != own {
                                break;
                            }
                            len += 1;
                            at = next;
                        }
                    }
                    sum += len;
                }
            }
        }
        sum
    }

    fn scan(&self, steps: &[Step]) -> usize {
        let mut found = 0;
        for step in steps {
            for row in 0..self.rows {
                for col in 0..self.cols {
                    // A line begins where the step back leaves the board.
                    if self.step((row, col), (-step.0, -step.1)).is_some() {
                        continue;
                    }
                    let (mut at, mut len) = (Some((row, col)), 0);
                    while let Some(here) = at {
                        if self.at(here) == 1 {
                            len += 1;
                        } else {
                            found += usize::from(len >= 4);
                            len = 0;
                        }
                        at = self.step(here, *step);
                    }
                    found += usize::from(len >= 4);
                }
            }
        }
        found
    }

    fn brackets(&self, steps: &[Step]) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                if self.at((row, col)) != 0 {
                    continue;
                }
                for &step in steps {
                    let (mut at, mut len) = ((row, col), 0);
                    while let Some(next) = self.step(at, step) {
                        match self.at(next) {
                            2 => len += 1,
                            1 => {
                                sum += len;
                                break;
                            }
                            _ => break,
                        }
                        at = next;
                    }
                }
            }
        }
        sum
    }

    fn paths(&self, _: &[Step]) -> usize {
        let mut sum = 0;
        let cells = || (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (row, col)));
        for from in cells() {
            for to in cells() {
                let down = to.0.cast_signed() - from.0.cast_signed();
                let right = to.1.cast_signed() - from.1.cast_signed();
                if (down, right) == (0, 0) || (down != 0 && right != 0 && down.abs() != right.abs())
                {
                    continue;
                }
                let (step, len) = ((down.signum(), right.signum()), down.abs().max(right.abs()));
                let (mut at, mut clear) = (from, true);
                while clear && at != to {
                    at.0 = at.0.wrapping_add_signed(step.0);
                    at.1 = at.1.wrapping_add_signed(step.1);
                    clear = self.at(at) == 0;
                }
                sum += if clear { len.unsigned_abs() } else { 0 };
            }
        }
        sum
    }
}

/// A fraction with a denominator above 0.
type Slope = (isize, isize);

/// Shadowcasting, symmetric: a cell is in sight if its centre is, and walls are whole squares.
impl Flat {
    fn fields_of_view(&self, _: &[Step]) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                sum += 1;
                for (out, turn) in [
                    ((-1, 0), (0, 1)),
                    ((0, 1), (1, 0)),
                    ((1, 0), (0, -1)),
                    ((0, -1), (-1, 0)),
                ] {
                    let quadrant = Quadrant {
                        flat: self,
                        from: (row, col),
                        out,
                        turn,
                    };
                    sum += quadrant.diagonal() + quadrant.scan(1, (-1, 1), (1, 1));
                }
            }
        }
        sum
    }
}

struct Quadrant<'a> {
    flat: &'a Flat,
    from: (usize, usize),
    out: Step,
    turn: Step,
}

impl Quadrant<'_> {
    #[inline]
    fn at(&self, row: isize, col: isize) -> Option<u8> {
        let down = row * self.out.0 + col * self.turn.0;
        let right = row * self.out.1 + col * self.turn.1;
        self.flat
            .step(self.from, (down, right))
            .map(|at| self.flat.at(at))
    }

    #[inline]
    fn is_wall(&self, row: isize, col: isize) -> bool {
        self.at(row, col).is_none_or(|cell| cell == 2)
    }

    /// The cells in sight between two diagonals, in this row and those behind it.
    fn scan(&self, row: isize, mut start: Slope, end: Slope) -> usize {
        if row > RADIUS as isize {
            return 0;
        }
        let is_less = |a: Slope, b: Slope| a.0 * b.1 < b.0 * a.1;
        let (mut sum, open) = (0, start);
        let first = (start.0 * row).div_euclid(start.1) - 1;
        for col in first.max(-row)..=row {
            let near =
                |side: isize, inner: bool| (side, if inner { 2 * row - 1 } else { 2 * row + 1 });
            let low = near(2 * col - 1, col <= 0);
            if !is_less(low, end) {
                break;
            }
            let centre = (col, row);
            let in_sight = col.abs() < row && is_less(open, centre) && is_less(centre, end);
            sum += usize::from(in_sight && self.at(row, col).is_some());
            let high = near(2 * col + 1, col >= 0);
            if is_less(start, high) && self.is_wall(row, col) {
                if is_less(start, low) {
                    sum += self.scan(row + 1, start, low);
                }
                start = high;
            }
        }
        if is_less(start, end) {
            sum += self.scan(row + 1, start, end);
        }
        sum
    }

    /// The cells in sight on the diagonal between this quadrant and the next.
    fn diagonal(&self) -> usize {
        let is_clear = |&step: &isize| {
            !self.is_wall(step, step - 1)
                && !self.is_wall(step - 1, step)
                && (step == 1 || !self.is_wall(step - 1, step - 1))
        };
        let clear = (1..=RADIUS as isize).take_while(is_clear);
        clear.filter(|&step| self.at(step, step).is_some()).count()
    }
}
