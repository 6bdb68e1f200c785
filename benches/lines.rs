//! The walks of `lines/`, each compared with a hand-written loop over a flat `Vec`.
//!
//! `cargo bench --bench lines` times every job with divan. `cargo bench --bench lines -- --ratios` runs each pair of
//! jobs in turn and prints the ratio of their medians. Every run asserts that both results are equal.

#[path = "support/flat.rs"]
mod flat;

use collinear::{Coord, Direction, Length};
use flat::{Board, Flat, Job, Step};

flat::pairs!(JOBS);

const AXES: &[Direction] = &Direction::AXES;

const ALL: &[Direction] = &Direction::ALL;

const JOBS: &[Job] = &[
    Job::new("ray walk", [6, 7], ALL, rays, Flat::rays),
    Job::new("ray walk", [19, 19], ALL, rays, Flat::rays),
    Job::new("ray on a grid", [6, 7], ALL, grid_rays, Flat::rays),
    Job::new("ray on a grid", [19, 19], ALL, grid_rays, Flat::rays),
    Job::new(
        "run-through",
        [6, 7],
        AXES,
        run_throughs,
        Flat::run_throughs,
    ),
    Job::new(
        "run-through",
        [15, 15],
        AXES,
        run_throughs,
        Flat::run_throughs,
    ),
    Job::new("scan for 4", [6, 7], AXES, scan, Flat::scan),
    Job::new("scan for 4", [19, 19], AXES, scan, Flat::scan),
    Job::new("scan for 4", [200, 300], AXES, scan, Flat::scan),
    Job::new("bracket", [8, 8], ALL, brackets, Flat::brackets),
    Job::new("path", [11, 11], &[], paths, Flat::paths),
];

/// The number of cells that are not empty on all rays from all cells. Reads the same `Vec` as the hand-written loop.
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

/// The same count on the cells of a grid.
fn grid_rays(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for from in grid.bounds().coords() {
        for &direction in directions {
            sum += grid.ray(from, direction).filter(|&&cell| cell != 0).count();
        }
    }
    sum
}

/// The total length of the runs through all cells.
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

/// The number of lines of at least four cells of kind 1.
fn scan(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    grid.k_lines(directions, Length::AtLeast(4), |&cell| cell == 1)
        .count()
}

/// The number of discs that all placements of kind 1 flip in Reversi.
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

/// The number of clear paths between all aligned pairs of cells, and their lengths.
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

impl Flat {
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
                    // A line begins at a cell if the step back from it leaves the board.
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
