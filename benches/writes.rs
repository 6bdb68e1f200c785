//! Queries that write, each compared with a hand-written loop over the indices of a grid.
//!
//! `cargo bench --bench writes -- --ratios` prints the ratios. Every run copies the board, writes to the copy, and
//! asserts that the results are equal. Own pieces are of kind 1, the enemy's pieces of kind 2.

#[path = "support/flat.rs"]
mod flat;

use collinear::{Direction, Grid};
use flat::{Board, Flat, Job, Step};

flat::pairs!(JOBS);

const ORTHOGONAL: &[Direction] = &Direction::ORTHOGONAL;

const ALL: &[Direction] = &Direction::ALL;

const JOBS: &[Job] = &[
    Job::new("fill", [8, 8], ALL, fill, Flat::fill),
    Job::new("write", [8, 8], ALL, write, Flat::write),
    Job::new("carry", [8, 8], ALL, carry, Flat::carry),
    Job::new("push and push_line", [9, 9], ALL, push, Flat::push),
    Job::new("rewrite lines", [4, 4], ORTHOGONAL, rewrite, Flat::rewrite),
    Job::new(
        "rewrite lines",
        [19, 19],
        ORTHOGONAL,
        rewrite,
        Flat::rewrite,
    ),
];

/// A hash of all cells.
fn hash(cells: impl Iterator<Item = u8>) -> usize {
    cells.fold(0, |hash, cell| (hash * 5 + usize::from(cell)) % 1_000_003)
}

fn hash_of(grid: &Grid<u8>) -> usize {
    hash(grid.iter().copied())
}

/// Writes the enemy's kind on each ray from each own piece.
fn fill(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut written = grid.clone();
    for (at, direction) in grid.headings_of(|&cell| cell == 1, |_| directions.iter().copied()) {
        written.fill(grid.bounds().ray(at, direction), 2);
    }
    hash_of(&written)
}

/// Writes the same values on each ray from each own piece.
fn write(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut written = grid.clone();
    for (at, direction) in grid.headings_of(|&cell| cell == 1, |_| directions.iter().copied()) {
        written.write(grid.bounds().ray(at, direction), [0, 2, 1, 0, 2, 1]);
    }
    hash_of(&written)
}

/// Moves each own piece to each of its neighbours in turn.
fn carry(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let (mut written, mut taken) = (grid.clone(), 0);
    for (at, direction) in grid.headings_of(|&cell| cell == 1, |_| directions.iter().copied()) {
        if let Some(to) = grid.bounds().step(at, direction) {
            taken += usize::from(written.carry(at, to, 0));
        }
    }
    hash_of(&written) + taken
}

/// Pushes with each piece at most two other pieces.
fn push(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let (mut written, mut out) = (grid.clone(), 0);
    for (at, direction) in grid.headings_of(|&cell| cell == 1, |_| directions.iter().copied()) {
        let room = |to: Option<&u8>| to.is_none_or(|&to| to == 0);
        if let Ok(push) = written.push(at, direction, 2, |&cell| cell == 1, room) {
            out += usize::from(written.push_line(&push, 0).is_some());
        }
    }
    hash_of(&written) + out
}

/// 2048 without numbers: in all directions tiles close up, and equal tiles cancel out.
fn rewrite(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let mut written = grid.clone();
    for &direction in directions {
        written.rewrite_lines(direction, 0, |tiles| {
            let mut tiles = tiles.into_iter().filter(|&tile| tile > 0).peekable();
            std::iter::from_fn(move || {
                let tile = tiles.next()?;
                Some(tiles.next_if_eq(&tile).map_or(tile, |_| 3 - tile))
            })
        });
    }
    hash_of(&written)
}

impl Flat {
    fn grid(&self) -> Grid<u8> {
        Grid::from_vec(self.rows, self.cols, self.cells.clone()).expect("it fits")
    }

    /// Runs the query on a copy, for every own piece and every step.
    #[inline]
    fn written(
        &self,
        steps: &[Step],
        mut act: impl FnMut(&mut Grid<u8>, (usize, usize), Step),
    ) -> usize {
        let mut written = self.grid();
        for row in 0..self.rows {
            for col in 0..self.cols {
                if self.at((row, col)) == 1 {
                    for &step in steps {
                        act(&mut written, (row, col), step);
                    }
                }
            }
        }
        hash_of(&written)
    }

    fn fill(&self, steps: &[Step]) -> usize {
        self.written(steps, |written, mut at, step| {
            while let Some(next) = self.step(at, step) {
                at = next;
                written[at.into()] = 2;
            }
        })
    }

    fn write(&self, steps: &[Step]) -> usize {
        self.written(steps, |written, mut at, step| {
            for value in [0, 2, 1, 0, 2, 1] {
                let Some(next) = self.step(at, step) else {
                    break;
                };
                at = next;
                written[at.into()] = value;
            }
        })
    }

    fn carry(&self, steps: &[Step]) -> usize {
        let mut taken = 0;
        let hash = self.written(steps, |written, at, step| {
            if let Some(to) = self.step(at, step) {
                taken += usize::from(written[to.into()]);
                written[to.into()] = written[at.into()];
                written[at.into()] = 0;
            }
        });
        hash + taken
    }

    fn push(&self, steps: &[Step]) -> usize {
        let mut out = 0;
        let hash = self.written(steps, |written, from, step| {
            let (mut at, mut len) = (from, 1);
            let to = loop {
                let Some(next) = self.step(at, step) else {
                    break None;
                };
                match written[next.into()] {
                    0 => break Some(next),
                    1 if len <= 2 => len += 1,
                    _ => return,
                }
                at = next;
            };
            match to {
                Some(to) => written[to.into()] = written[at.into()],
                None => out += 1,
            }
            while at != from {
                let before = (
                    at.0.wrapping_add_signed(-step.0),
                    at.1.wrapping_add_signed(-step.1),
                );
                written[at.into()] = written[before.into()];
                at = before;
            }
            written[from.into()] = 0;
        });
        hash + out
    }

    fn rewrite(&self, steps: &[Step]) -> usize {
        let mut written = self.grid();
        let mut tiles = Vec::new();
        for &step in steps {
            for row in 0..self.rows {
                for col in 0..self.cols {
                    // A line begins at a cell if the step back from it leaves the board.
                    if self.step((row, col), (-step.0, -step.1)).is_some() {
                        continue;
                    }
                    tiles.clear();
                    let (mut at, mut can_merge) = (Some((row, col)), false);
                    while let Some(here) = at {
                        let tile = written[here.into()];
                        if tile > 0 {
                            if can_merge && tiles.last() == Some(&tile) {
                                tiles.pop();
                                tiles.push(3 - tile);
                                can_merge = false;
                            } else {
                                tiles.push(tile);
                                can_merge = true;
                            }
                        }
                        at = self.step(here, step);
                    }
                    let (mut at, mut merged) = (Some((row, col)), tiles.iter());
                    while let Some(here) = at {
                        written[here.into()] = merged.next().copied().unwrap_or(0);
                        at = self.step(here, step);
                    }
                }
            }
        }
        hash_of(&written)
    }
}
