//! Queries of moving pieces, each compared with a hand-written loop over a flat `Vec`.
//!
//! `cargo bench --bench moves -- --ratios` prints the ratios. Every run asserts that both results are equal. Most
//! results are the sum of the numbers of the cells found. Own pieces are of kind 1, the enemy's pieces of kind 2.

#[path = "support/flat.rs"]
mod flat;
#[path = "support/kinds.rs"]
mod kinds;

use collinear::{Direction, Move};
use flat::{Board, Flat, Job, Step};
use kinds::{is_empty, is_enemy, is_own};

flat::pairs!(JOBS);

const ALL: &[Direction] = &Direction::ALL;

const JOBS: &[Job] = &[
    Job::new("ways", [8, 8], ALL, ways, Flat::ways),
    Job::new("ways", [19, 19], ALL, ways, Flat::ways),
    Job::new("slides", [8, 8], ALL, slides, Flat::slides),
    Job::new("slides", [19, 19], ALL, slides, Flat::slides),
    Job::new("moves of slides", [10, 10], ALL, moves, Flat::moves),
    Job::new("hops", [8, 8], ALL, hops, Flat::hops),
    Job::new("hops", [19, 19], ALL, hops, Flat::hops),
    Job::new("brackets", [8, 8], ALL, brackets, Flat::brackets),
    Job::new("slide or take", [8, 8], ALL, takes, Flat::takes),
    Job::new("takes collected", [8, 8], ALL, collected, Flat::takes),
    Job::new("seen from", [8, 8], ALL, seen, Flat::seen),
    Job::new("seen from", [19, 19], ALL, seen, Flat::seen),
    Job::new("far hops", [10, 10], ALL, far_hops, Flat::far_hops),
    Job::new("hops on", [19, 19], ALL, hops_on, Flat::hops_on),
    Job::new("push", [9, 9], ALL, pushes, Flat::pushes),
];

/// The empty cells next to pieces.
fn ways(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    grid.headings_of(is_own, |_| directions.iter().copied())
        .filter_map(|(at, direction)| grid.bounds().step(at, direction))
        .filter(|&to| grid[to] == 0)
        .map(|to| flat.number(to.into()))
        .sum()
}

/// The number of cells that all pieces can slide to.
fn slides(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let slides = grid
        .headings_of(is_own, |_| directions.iter().copied())
        .map(|(at, direction)| grid.slide(at, direction, .., is_empty));
    slides.map(|slide| slide.line.len()).sum()
}

/// The cells that all pieces can slide to.
fn moves(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let slides = grid
        .headings_of(is_own, |_| directions.iter().copied())
        .map(|(at, direction)| grid.slide(at, direction, .., is_empty));
    let mut moves: Vec<Move> = Vec::new();
    let found = slides.flat_map(|slide| slide.moves());
    found.for_each(|step| moves.push(step));
    moves.iter().map(|step| flat.number(step.to.into())).sum()
}

/// The cells that all pieces can jump to.
fn hops(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let hops = grid
        .headings_of(is_own, |_| directions.iter().copied())
        .filter_map(|(at, direction)| grid.hop(at, direction, is_enemy, is_empty).ok());
    hops.map(|hop| flat.number(hop.to.into())).sum()
}

/// The number of discs that all placements flip in Reversi.
fn brackets(Board { grid, .. }: &Board, directions: &[Direction]) -> usize {
    let brackets = grid
        .headings_of(is_empty, |_| directions.iter().copied())
        .filter_map(|(at, direction)| grid.bracket(at, direction, 1.., is_enemy, is_own).ok());
    brackets.map(|bracket| bracket.inner.len()).sum()
}

/// The cells that all pieces can slide to or capture on.
fn takes(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let slides = grid
        .headings_of(is_own, |_| directions.iter().copied())
        .map(|(at, direction)| grid.slide_or_take(at, direction, .., is_empty, is_enemy));
    let mut moves: Vec<Move> = Vec::new();
    let found = slides.flat_map(|slide| slide.moves());
    found.for_each(|step| moves.push(step));
    moves.iter().map(|step| flat.number(step.to.into())).sum()
}

/// The same cells, collected in a list: `FlatMap::next` is called for each move.
fn collected(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let slides = grid
        .headings_of(is_own, |_| directions.iter().copied())
        .map(|(at, direction)| grid.slide_or_take(at, direction, .., is_empty, is_enemy));
    let moves: Vec<Move> = slides.flat_map(|slide| slide.moves()).collect();
    moves.iter().map(|step| flat.number(step.to.into())).sum()
}

/// The pieces that each cell sees, and their distances.
fn seen(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for at in grid.bounds().coords() {
        for seen in grid.seen_from(at, directions, |&cell| cell != 0) {
            sum += flat.number(seen.at.into()) * seen.steps;
        }
    }
    sum
}

/// The cells where flying kings land.
fn far_hops(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for (at, direction) in grid.headings_of(is_own, |_| directions.iter().copied()) {
        for hop in grid.far_hops(at, direction, is_empty, is_enemy, is_empty) {
            sum += flat.number(hop.to.into());
        }
    }
    sum
}

/// The cells where pieces land after several jumps over pieces of both kinds.
fn hops_on(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for (at, direction) in grid.headings_of(is_own, |_| directions.iter().copied()) {
        for hop in grid.hops_on(at, direction, |&cell| cell != 0, is_empty) {
            sum += flat.number(hop.to.into());
        }
    }
    sum
}

/// The number of pieces moved by all pushes of at most two other pieces, and the target of the last piece of each push.
fn pushes(Board { grid, flat }: &Board, directions: &[Direction]) -> usize {
    let mut sum = 0;
    for (at, direction) in grid.headings_of(is_own, |_| directions.iter().copied()) {
        let push = grid.push(at, direction, 2, is_own, |to| to.is_none_or(is_empty));
        sum += push.map_or(0, |push| {
            push.line.len() + push.to.map_or(0, |to| flat.number(to.into()))
        });
    }
    sum
}

impl Flat {
    #[inline]
    fn number(&self, (row, col): (usize, usize)) -> usize {
        row * self.cols + col
    }

    /// The sum of a query over every cell of this kind and every step.
    #[inline]
    fn each(
        &self,
        kind: u8,
        steps: &[Step],
        mut ask: impl FnMut((usize, usize), Step) -> usize,
    ) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                if self.at((row, col)) == kind {
                    for &step in steps {
                        sum += ask((row, col), step);
                    }
                }
            }
        }
        sum
    }

    #[inline]
    fn step_to(&self, at: (usize, usize), step: Step, kind: u8) -> Option<(usize, usize)> {
        self.step(at, step).filter(|&next| self.at(next) == kind)
    }

    fn ways(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |at, step| {
            self.step_to(at, step, 0).map_or(0, |to| self.number(to))
        })
    }

    fn slides(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |mut at, step| {
            let mut len = 0;
            while let Some(next) = self.step_to(at, step, 0) {
                at = next;
                len += 1;
            }
            len
        })
    }

    fn moves(&self, steps: &[Step]) -> usize {
        let mut moves = Vec::new();
        self.each(1, steps, |from, step| {
            let mut at = from;
            while let Some(next) = self.step_to(at, step, 0) {
                at = next;
                moves.push((from, at));
            }
            0
        });
        moves.iter().map(|&(_, to)| self.number(to)).sum()
    }

    fn hops(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |at, step| {
            let over = self.step_to(at, step, 2);
            let to = over.and_then(|over| self.step_to(over, step, 0));
            to.map_or(0, |to| self.number(to))
        })
    }

    fn brackets(&self, steps: &[Step]) -> usize {
        self.each(0, steps, |mut at, step| {
            let mut len = 0;
            while let Some(next) = self.step(at, step) {
                match self.at(next) {
                    2 => len += 1,
                    1 => return len,
                    _ => return 0,
                }
                at = next;
            }
            0
        })
    }

    fn takes(&self, steps: &[Step]) -> usize {
        let mut moves = Vec::new();
        self.each(1, steps, |from, step| {
            let mut at = from;
            while let Some(next) = self.step(at, step) {
                match self.at(next) {
                    0 => moves.push((from, next)),
                    2 => {
                        moves.push((from, next));
                        break;
                    }
                    _ => break,
                }
                at = next;
            }
            0
        });
        moves.iter().map(|&(_, to)| self.number(to)).sum()
    }

    fn seen(&self, steps: &[Step]) -> usize {
        let mut sum = 0;
        for row in 0..self.rows {
            for col in 0..self.cols {
                for &step in steps {
                    let (mut at, mut distance) = ((row, col), 0);
                    while let Some(next) = self.step(at, step) {
                        at = next;
                        distance += 1;
                        if self.at(at) != 0 {
                            sum += self.number(at) * distance;
                            break;
                        }
                    }
                }
            }
        }
        sum
    }

    fn far_hops(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |mut at, step| {
            while let Some(next) = self.step_to(at, step, 0) {
                at = next;
            }
            let Some(mut at) = self.step_to(at, step, 2) else {
                return 0;
            };
            let mut sum = 0;
            while let Some(next) = self.step_to(at, step, 0) {
                at = next;
                sum += self.number(at);
            }
            sum
        })
    }

    fn hops_on(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |mut at, step| {
            let mut sum = 0;
            while let Some(over) = self.step(at, step) {
                if self.at(over) == 0 {
                    break;
                }
                let Some(to) = self.step_to(over, step, 0) else {
                    break;
                };
                at = to;
                sum += self.number(at);
            }
            sum
        })
    }

    fn pushes(&self, steps: &[Step]) -> usize {
        self.each(1, steps, |mut at, step| {
            let mut len = 1;
            loop {
                let Some(next) = self.step(at, step) else {
                    return len;
                };
                match self.at(next) {
                    0 => return len + self.number(next),
                    1 if len <= 2 => len += 1,
                    _ => return 0,
                }
                at = next;
            }
        })
    }
}
