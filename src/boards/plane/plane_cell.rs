//! [`PlaneCell`]: a cell with a row and a column, and its arithmetic.

use alloc::format;
use core::{cmp, fmt, hash::Hash};

use crate::geometry::{Direction, NameError, Tiling};

/// A cell of a plane: a row and a column, possibly negative.
pub trait PlaneCell: Copy + Ord + Hash + fmt::Debug + Send + Sync {
    /// Squares or hexagons.
    const TILING: Tiling = Tiling::Square;

    /// The cell in this row and column.
    #[must_use]
    fn at(row: i32, col: i32) -> Self;

    /// The number of rows down from `(0, 0)`.
    #[must_use]
    fn row(self) -> i32;

    /// The number of columns to the right of `(0, 0)`.
    #[must_use]
    fn col(self) -> i32;
}

/// The cell `steps` steps away, unless its coordinates overflow.
#[inline]
pub(super) fn advanced<C: PlaneCell>(from: C, direction: Direction, steps: usize) -> Option<C> {
    let steps = i64::try_from(steps).ok()?;
    let number = |from: i32, step: isize| {
        let way = i64::try_from(step).ok()?.checked_mul(steps)?;
        i32::try_from(i64::from(from).checked_add(way)?).ok()
    };
    Some(C::at(
        number(from.row(), direction.rows())?,
        number(from.col(), direction.cols())?,
    ))
}

/// The number of steps before the coordinates overflow.
#[inline]
pub(super) fn steps_left(from: impl PlaneCell, direction: Direction) -> usize {
    let room = |from: i32, step: isize| {
        let end = if step < 0 { i32::MIN } else { i32::MAX };
        let cells = usize::try_from(end.abs_diff(from)).unwrap_or(usize::MAX);
        cells.checked_div(step.unsigned_abs()).unwrap_or(usize::MAX)
    };
    cmp::min(
        room(from.row(), direction.rows()),
        room(from.col(), direction.cols()),
    )
}

/// The rows down and columns to the right from one cell to another.
#[inline]
pub(super) fn offset<C: PlaneCell>(from: C, to: C) -> [i64; 2] {
    let way = |from: i32, to: i32| i64::from(to) - i64::from(from);
    [way(from.row(), to.row()), way(from.col(), to.col())]
}

/// The compass direction and the number of steps between two cells, if they are aligned.
#[inline]
pub(super) fn heading_to<C: PlaneCell>(from: C, to: C) -> Option<(Direction, usize)> {
    let [down, across] = offset(from, to);
    let steps = cmp::max(down.unsigned_abs(), across.unsigned_abs());
    let fits = |way: i64| way == 0 || way.unsigned_abs() == steps;
    let sign = |way: i64| isize::from(way > 0) - isize::from(way < 0);
    let direction = Direction::new(sign(down), sign(across))?;
    let steps = usize::try_from(steps).ok()?;
    (fits(down) && fits(across)).then_some((direction, steps))
}

/// The cells within a distance, in reading order. `cols` returns the first and last column of a row as offsets. Cells
/// whose coordinates overflow are left out.
pub(super) fn disk<C: PlaneCell>(
    centre: C,
    radius: u64,
    cols: impl Fn(i64, i64) -> [i64; 2] + Clone,
) -> impl Iterator<Item = C> + Clone {
    let radius = clamped(radius);
    let (row, col) = (i64::from(centre.row()), i64::from(centre.col()));
    within([row - radius, row + radius]).flat_map(move |at| {
        let [first, last] = cols(i64::from(at) - row, radius);
        within([col + first, col + last]).map(move |col| C::at(at, col))
    })
}

/// The cells of a ring, side by side, without cells whose coordinates overflow.
///
/// It starts `radius` steps from the centre in the direction `corner`; each side is `radii * radius` steps long.
pub(super) fn ring<C: PlaneCell>(
    centre: C,
    radius: u64,
    corner: Direction,
    sides: &'static [Direction],
    radii: i64,
) -> impl Iterator<Item = C> + Clone {
    let radius = clamped(radius);
    let side_len = radii * radius;
    let moved = |[row, col]: [i64; 2], direction: Direction, steps: i64| {
        [
            row + direction.rows() as i64 * steps,
            col + direction.cols() as i64 * steps,
        ]
    };
    let first = moved(
        [i64::from(centre.row()), i64::from(centre.col())],
        corner,
        radius,
    );
    let corners = sides.iter().scan(first, move |next, &side| {
        let corner = *next;
        *next = moved(corner, side, side_len);
        Some((corner, side))
    });
    let cells = corners.flat_map(move |(corner, side)| {
        let rows = steps_inside(corner[0], side.rows());
        let cols = steps_inside(corner[1], side.cols());
        let first = rows[0].max(cols[0]).max(0);
        let end = rows[1].min(cols[1]).min(side_len);
        (first..end).filter_map(move |steps| {
            let [row, col] = moved(corner, side, steps);
            Some(C::at(i32::try_from(row).ok()?, i32::try_from(col).ok()?))
        })
    });
    (radius == 0).then_some(centre).into_iter().chain(cells)
}

/// The range of step counts for which a changing coordinate fits in an `i32`.
fn steps_inside(from: i64, way: isize) -> [i64; 2] {
    let room = |end: i32| i64::from(end) - from;
    match way {
        1.. => [room(i32::MIN), room(i32::MAX) + 1],
        0 if i32::try_from(from).is_ok() => [0, i64::MAX],
        0 => [0, 0],
        _ => [-room(i32::MAX), 1 - room(i32::MIN)],
    }
}

/// Limits a radius to more than any distance, so that it can be added to a coordinate.
fn clamped(radius: u64) -> i64 {
    i64::try_from(radius).map_or(1 << 34, |radius| radius.min(1 << 34))
}

fn within([first, last]: [i64; 2]) -> impl Iterator<Item = i32> + Clone {
    let first = i32::try_from(first.max(i64::from(i32::MIN)));
    let last = i32::try_from(last.min(i64::from(i32::MAX)));
    let range = first.and_then(|first| Ok(first..=last?));
    range.into_iter().flatten()
}

/// Parses `(3, -1)` or `3,-1`.
pub(in crate::boards) fn parsed(text: &str) -> Result<[i32; 2], NameError> {
    let inner = text.strip_prefix('(').map(|rest| rest.strip_suffix(')'));
    let numbers = inner.unwrap_or(Some(text)).and_then(|inner| {
        let (first, second) = inner.split_once(',')?;
        let number = |text: &str| text.trim().parse().ok();
        Some([number(first)?, number(second)?])
    });
    numbers.ok_or_else(|| {
        let (min, max) = (i32::MIN, i32::MAX);
        let why = format!("a cell is two numbers from {min} to {max}, such as (3, -1)");
        NameError::NoCell(format!("not a cell: {why}"))
    })
}
