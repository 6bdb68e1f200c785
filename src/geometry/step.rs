//! Steps: where one, or so many, lead on a board.

use super::{Bounds, Coord, Direction};

impl Bounds {
    /// The cell one step away, or `None` if the step leaves the board or starts off it.
    ///
    /// On a joined pair of sides the step goes on from the other side, however far it leads.
    #[must_use]
    #[inline]
    pub const fn step(self, from: Coord, direction: Direction) -> Option<Coord> {
        if self.contains(from) {
            self.step_inside(from, direction)
        } else {
            None
        }
    }

    /// [`step`](Self::step) for a cell that is known to lie on the board.
    #[inline]
    pub(crate) const fn step_inside(self, from: Coord, direction: Direction) -> Option<Coord> {
        // A step up from a low row becomes a huge number, which is off the board as well: no side
        // is longer than isize::MAX, and no step either.
        let next = self.next_cell(from, direction);
        if self.contains(next) {
            Some(next)
        } else {
            None
        }
    }

    /// The cell `steps` steps away, or `None` if the way there leaves the board or starts off it.
    ///
    /// # Complexity
    ///
    /// Constant, however many steps.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Wrap};
    ///
    /// let board = Bounds::new(8, 8)?;
    /// let a = Coord::new(7, 0);
    /// assert_eq!(board.step_by(a, Direction::NE, 7), Some(Coord::new(0, 7)));
    /// assert_eq!(board.step_by(a, Direction::NE, 8), None);
    /// assert_eq!(board.step_by(a, Direction::NE, usize::MAX), None);
    /// let torus = board.with_wrap(Wrap::Both);
    /// assert_eq!(torus.step_by(a, Direction::NE, 8), Some(a));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub const fn step_by(self, from: Coord, direction: Direction, steps: usize) -> Option<Coord> {
        if !self.contains(from) {
            return None;
        }
        let row = place_if(
            from.row,
            direction.rows(),
            steps,
            self.rows(),
            self.joins_rows(),
        );
        let col = place_if(
            from.col,
            direction.cols(),
            steps,
            self.cols(),
            self.joins_cols(),
        );
        match (row, col) {
            (Some(row), Some(col)) => Some(Coord::new(row, col)),
            _ => None,
        }
    }

    /// The cell one step from a cell of the board, if that is on the board; off it otherwise.
    #[inline]
    pub(crate) const fn next_cell(self, from: Coord, direction: Direction) -> Coord {
        let row = from.row.wrapping_add_signed(direction.rows());
        let col = from.col.wrapping_add_signed(direction.cols());
        let next = Coord::new(row, col);
        if self.is_wrapped() && !self.contains(next) {
            self.next_round(from, direction)
        } else {
            next
        }
    }

    /// The next cell on a wrapped board where the step leads over at least one side.
    #[cold]
    #[inline(never)]
    const fn next_round(self, from: Coord, direction: Direction) -> Coord {
        Coord {
            row: place_round(from.row, direction.rows(), self.rows(), self.joins_rows()),
            col: place_round(from.col, direction.cols(), self.cols(), self.joins_cols()),
        }
    }
}

/// The steps of any length until the end of a side; `None` if nothing ends them.
pub(super) const fn room(place: usize, step: isize, side: usize, joined: bool) -> Option<usize> {
    if step == 0 || joined {
        return None;
    }
    let cells = if step > 0 { side - 1 - place } else { place };
    Some(cells / step.unsigned_abs())
}

/// The place after one step along a side, round the board if it is joined to its opposite, else
/// possibly off it.
const fn place_round(place: usize, step: isize, side: usize, joined: bool) -> usize {
    let next = place.wrapping_add_signed(step);
    if next < side || !joined {
        next
    } else if step.unsigned_abs() >= side {
        place_after(place, step, 1, side)
    } else if step < 0 {
        next.wrapping_add(side)
    } else {
        next - side
    }
}

/// The place after so many steps along a side that is joined to its opposite. No places are on a
/// side of none.
const fn place_after(place: usize, step: isize, steps: usize, side: usize) -> usize {
    if side == 0 {
        return place;
    }
    // Both factors fit in 64 bits, so the product fits in 128.
    let stride = step.unsigned_abs() as u128 % side as u128;
    let offset = stride * (steps as u128 % side as u128) % side as u128;
    let offset = if step < 0 {
        side as u128 - offset
    } else {
        offset
    };
    ((place as u128 + offset) % side as u128) as usize
}

/// The place after so many steps along a side, if they do not lead over its end.
const fn place_if(
    place: usize,
    step: isize,
    steps: usize,
    side: usize,
    joined: bool,
) -> Option<usize> {
    if joined {
        return Some(place_after(place, step, steps, side));
    }
    match room(place, step, side, false) {
        None => Some(place),
        Some(room) if steps > room => None,
        Some(_) if step < 0 => Some(place - step.unsigned_abs() * steps),
        Some(_) => Some(place + step.unsigned_abs() * steps),
    }
}
