//! Sight at any angle, compared with a hand-written loop over a flat `Vec`.
//!
//! `cargo bench --bench vision -- --ratios` prints the ratios. Every run asserts that both results are equal.

#[path = "support/flat.rs"]
mod flat;

use collinear::{Corners, Direction};
use flat::{Board, Flat, Job, Step};

flat::pairs!(JOBS);

const JOBS: &[Job] = &[
    Job::new("sees", [16, 16], &[], pairs_in_sight, Flat::pairs_in_sight),
    Job::new(
        "field of view",
        [20, 80],
        &[],
        fields_of_view,
        Flat::fields_of_view,
    ),
];

/// The number of pairs of cells that see each other. Kind 2 is a wall.
fn pairs_in_sight(Board { grid, .. }: &Board, _: &[Direction]) -> usize {
    let coords = || grid.bounds().coords();
    let sees = |from, to| grid.sees(from, to, Corners::Strict, |&cell| cell == 2);
    let seen = |from| coords().filter(|&to| sees(from, to).is_ok()).count();
    coords().map(seen).sum()
}

/// The number of cells in sight within this number of steps, over the whole board. Kind 2 is a wall.
fn fields_of_view(Board { grid, .. }: &Board, _: &[Direction]) -> usize {
    let field = |from| grid.field_of_view(from, RADIUS, Corners::Strict, |&cell| cell == 2);
    grid.bounds().coords().map(|from| field(from).count()).sum()
}

const RADIUS: usize = 20;

/// A segment between centres, with all cells that it meets or touches.
impl Flat {
    fn pairs_in_sight(&self, _: &[Step]) -> usize {
        let cells = || (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (row, col)));
        let seen = |from| cells().filter(|&to| self.sees(from, to)).count();
        cells().map(seen).sum()
    }

    fn sees(&self, from: (usize, usize), to: (usize, usize)) -> bool {
        let down = to.0.cast_signed() - from.0.cast_signed();
        let right = to.1.cast_signed() - from.1.cast_signed();
        let (long, wide) = (down.abs().max(right.abs()), down.abs().min(right.abs()));
        let (on, aside) = if down.abs() >= right.abs() {
            ((down.signum(), 0), (0, right.signum()))
        } else {
            ((0, right.signum()), (down.signum(), 0))
        };
        // The adjacent cells that the segment meets, and its distance beyond the border of the last cell.
        let (mut first, mut last, mut rest) = (0, 0, wide + long);
        for step in 0..=long {
            if rest >= 2 * long {
                rest -= 2 * long;
                last += 1;
            }
            for side in first.max(0)..=last.min(wide) {
                let row = from.0.wrapping_add_signed(step * on.0 + side * aside.0);
                let col = from.1.wrapping_add_signed(step * on.1 + side * aside.1);
                let is_end = (row, col) == from || (row, col) == to;
                if !is_end && self.at((row, col)) == 2 {
                    return false;
                }
            }
            first = last - isize::from(rest == 0);
            rest += 2 * wide;
        }
        true
    }
}

/// A fraction with a denominator above 0.
type Slope = (isize, isize);

/// Symmetric shadowcasting: a cell is visible if its centre is visible. Walls are whole squares.
impl Flat {
    fn fields_of_view(&self, _: &[Step]) -> usize {
        let (mut sum, mut seen) = (0, Vec::new());
        for row in 0..self.rows {
            for col in 0..self.cols {
                seen.clear();
                seen.push((row, col));
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
                    quadrant.diagonal(&mut seen);
                    quadrant.scan(1, (-1, 1), (1, 1), &mut seen);
                }
                sum += seen.len();
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
    fn at(&self, row: isize, col: isize) -> Option<(usize, usize)> {
        let down = row * self.out.0 + col * self.turn.0;
        let right = row * self.out.1 + col * self.turn.1;
        self.flat.step(self.from, (down, right))
    }

    #[inline]
    fn is_wall(&self, row: isize, col: isize) -> bool {
        self.at(row, col).is_none_or(|at| self.flat.at(at) == 2)
    }

    /// The visible cells between two diagonals, in this row and the rows behind it.
    fn scan(&self, row: isize, mut start: Slope, end: Slope, seen: &mut Vec<(usize, usize)>) {
        if row > RADIUS.cast_signed() {
            return;
        }
        let is_less = |a: Slope, b: Slope| a.0 * b.1 < b.0 * a.1;
        let open = start;
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
            if in_sight {
                seen.extend(self.at(row, col));
            }
            let high = near(2 * col + 1, col >= 0);
            if is_less(start, high) && self.is_wall(row, col) {
                if is_less(start, low) {
                    self.scan(row + 1, start, low, seen);
                }
                start = high;
            }
        }
        if is_less(start, end) {
            self.scan(row + 1, start, end, seen);
        }
    }

    /// The visible cells on the diagonal between this quadrant and the next.
    fn diagonal(&self, seen: &mut Vec<(usize, usize)>) {
        let is_clear = |&step: &isize| {
            !self.is_wall(step, step - 1)
                && !self.is_wall(step - 1, step)
                && (step == 1 || !self.is_wall(step - 1, step - 1))
        };
        let clear = (1..=RADIUS.cast_signed()).take_while(is_clear);
        seen.extend(clear.filter_map(|step| self.at(step, step)));
    }
}
