//! The steps of a rectangle: where they lead, and when an edge or a ring ends them.

use super::{Coord, Direction, Rect};

impl Rect {
    /// The cell `steps` steps from a cell of the board. The caller checks that the steps stay on the board.
    #[inline]
    pub(super) const fn leap_inside(
        self,
        from: Coord,
        direction: Direction,
        steps: usize,
    ) -> Coord {
        if steps == 1 {
            return self.next_cell(from, direction);
        }
        if self.is_wrapped() {
            return self.leap_round(from, direction, steps);
        }
        // Both ends are on the board, so the sums are right even if a factor wraps.
        let steps = steps.cast_signed();
        Coord {
            row: from
                .row
                .wrapping_add_signed(direction.rows().wrapping_mul(steps)),
            col: from
                .col
                .wrapping_add_signed(direction.cols().wrapping_mul(steps)),
        }
    }

    #[cold]
    #[inline(never)]
    const fn leap_round(self, from: Coord, direction: Direction, steps: usize) -> Coord {
        let (rows, cols) = (self.rows(), self.cols());
        let row = index_if(from.row, direction.rows(), steps, rows, self.joins_rows());
        let col = index_if(from.col, direction.cols(), steps, cols, self.joins_cols());
        match (row, col) {
            (Some(row), Some(col)) => Coord::new(row, col),
            _ => from,
        }
    }

    /// The cell one step from a cell of the board, possibly off it.
    #[inline]
    pub(super) const fn next_cell(self, from: Coord, direction: Direction) -> Coord {
        let row = from.row.wrapping_add_signed(direction.rows());
        let col = from.col.wrapping_add_signed(direction.cols());
        let next = Coord::new(row, col);
        if self.is_wrapped() && !self.contains(next) {
            self.next_round(from, direction)
        } else {
            next
        }
    }

    /// The next cell on a wrapped board when the step crosses a side.
    #[cold]
    #[inline(never)]
    const fn next_round(self, from: Coord, direction: Direction) -> Coord {
        Coord {
            row: index_round(from.row, direction.rows(), self.rows(), self.joins_rows()),
            col: index_round(from.col, direction.cols(), self.cols(), self.joins_cols()),
        }
    }

    /// The number of cells of the ray from a cell of the board.
    #[inline]
    pub(super) const fn ray_len_inside(self, from: Coord, direction: Direction) -> usize {
        if self.is_wrapped() | !direction.is_unit() {
            return self.long_ray_len(from, direction);
        }
        let down = unit_room(from.row, direction.rows(), self.rows());
        let across = unit_room(from.col, direction.cols(), self.cols());
        if down < across { down } else { across }
    }

    /// [`ray_len`](Self::ray_len) on a wrapped board, or with steps longer than one cell.
    #[cold]
    #[inline(never)]
    const fn long_ray_len(self, from: Coord, direction: Direction) -> usize {
        let down = room(from.row, direction.rows(), self.rows(), self.joins_rows());
        let across = room(from.col, direction.cols(), self.cols(), self.joins_cols());
        match (down, across) {
            (Some(down), Some(across)) if down < across => down,
            (_, Some(steps)) | (Some(steps), None) => steps,
            (None, None) => self.ring_len(direction) - 1,
        }
    }

    #[inline]
    pub(super) const fn is_ring_in(self, direction: Direction) -> bool {
        let endless_down = direction.rows() == 0 || self.joins_rows();
        let endless_across = direction.cols() == 0 || self.joins_cols();
        endless_down && endless_across
    }

    /// The number of cells of a ring in this direction. Requires [`is_ring`](Self::is_ring) and a board with cells.
    pub(super) const fn ring_len(self, direction: Direction) -> usize {
        let down = self.rows() / gcd(self.rows(), direction.rows().unsigned_abs());
        let across = self.cols() / gcd(self.cols(), direction.cols().unsigned_abs());
        // The least common multiple. At most rows * cols, since the cells of a ring are distinct.
        down / gcd(down, across) * across
    }
}

/// The number of steps to the end of a side; `None` if there is no end.
pub(crate) const fn room(index: usize, step: isize, side: usize, joined: bool) -> Option<usize> {
    if step == 0 || joined {
        return None;
    }
    let cells = if step > 0 { side - 1 - index } else { index };
    Some(cells / step.unsigned_abs())
}

/// The index after one step along a side: wrapped if the side is joined, otherwise possibly off the board.
const fn index_round(index: usize, step: isize, side: usize, joined: bool) -> usize {
    let next = index.wrapping_add_signed(step);
    if next < side || !joined {
        next
    } else if step.unsigned_abs() >= side {
        index_after(index, step, 1, side)
    } else if step < 0 {
        next.wrapping_add(side)
    } else {
        next - side
    }
}

/// The index after `steps` steps along a joined side.
pub(crate) const fn index_after(index: usize, step: isize, steps: usize, side: usize) -> usize {
    if side == 0 {
        return index;
    }
    if steps == 1 {
        // Most steps do not cross a side.
        if let Some(next) = index.checked_add_signed(step)
            && next < side
        {
            return next;
        }
    }
    // Both factors fit in 64 bits, so the product fits in 128.
    let offset = step.unsigned_abs() as u128 * steps as u128 % side as u128;
    let offset = if step < 0 {
        side as u128 - offset
    } else {
        offset
    };
    ((index as u128 + offset) % side as u128) as usize
}

/// The index after `steps` steps along a side, unless they cross its end.
const fn index_if(
    index: usize,
    step: isize,
    steps: usize,
    side: usize,
    joined: bool,
) -> Option<usize> {
    if joined {
        return Some(index_after(index, step, steps, side));
    }
    match room(index, step, side, false) {
        None => Some(index),
        Some(room) if steps > room => None,
        Some(_) if step < 0 => Some(index - step.unsigned_abs() * steps),
        Some(_) => Some(index + step.unsigned_abs() * steps),
    }
}

/// The number of unit steps to the end of a side; `usize::MAX` for a step of 0.
#[inline]
const fn unit_room(index: usize, step: isize, side: usize) -> usize {
    // Branchless: the direction of a step is unpredictable.
    let (back, ahead) = (index, side - 1 - index);
    let is_back = ((step < 0) as usize).wrapping_neg();
    let is_still = ((step == 0) as usize).wrapping_neg();
    (back & is_back) | (ahead & !is_back) | is_still
}

/// The greatest common divisor; `gcd(n, 0)` is n.
pub(crate) const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
