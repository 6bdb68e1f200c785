//! What a failed assertion shows of a grid.

use alloc::format;
use core::fmt;

use itertools::Itertools;

use super::{Grid, Storage, Stored};
use crate::geometry::Finite;

/// The rows as lists, and the wrap if there is one: what a failed assertion should show. A grid
/// without cells shows its size.
///
/// Other boards: the board, and lists as deep as its [`array_shape`](Finite::array_shape) has sides; an endless
/// one shows what everywhere else stands, and then each cell that was written.
impl<T: fmt::Debug, B: Stored> fmt::Debug for Grid<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        B::Storage::fmt(&self.cells, self.board.topology(), f)
    }
}

pub(super) fn fmt<T: fmt::Debug, B: Finite>(
    board: &B,
    cells: &[T],
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if cells.is_empty() {
        return fmt::Debug::fmt(board, f);
    }
    let shape = board.array_shape();
    // The lists show the sides, which need not be said of a board whose name begins with them.
    let (name, sides) = (format!("{board:?}"), shape.iter().join("x"));
    let rest = name.strip_prefix(&sides).unwrap_or(&name).trim_start();
    if !rest.is_empty() {
        write!(f, "{rest} ")?;
    }
    let is_filled = shape.iter().product::<usize>() == cells.len();
    let sides = if is_filled { &shape[..] } else { &[] };
    fmt::Debug::fmt(&Nested { cells, sides }, f)
}

/// Values as lists of lists, one for each side.
struct Nested<'a, T> {
    cells: &'a [T],
    sides: &'a [usize],
}

impl<T: fmt::Debug> fmt::Debug for Nested<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((&count, sides @ [_, ..])) = self.sides.split_first() else {
            return f.debug_list().entries(self.cells).finish();
        };
        let lists = self.cells.chunks(self.cells.len() / count);
        let lists = lists.map(|cells| Nested { cells, sides });
        f.debug_list().entries(lists).finish()
    }
}
