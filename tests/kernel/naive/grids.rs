//! Random grids, and predicates on their cells.

use collinear::{Grid, testing::strategies};
use proptest::{prelude::*, sample::select};

/// The value of holes in a masked board; no test's predicate matches it.
pub(crate) const HOLE: char = '#';

/// Predicates on values, as grids take them.
#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "a predicate gets its cell by reference, whatever the type"
)]
pub(crate) mod ask {
    pub(crate) fn is_x(cell: &char) -> bool {
        *cell == 'x'
    }

    pub(crate) fn is_o(cell: &char) -> bool {
        *cell == 'o'
    }

    pub(crate) fn is_free(cell: &char) -> bool {
        *cell == '.'
    }

    /// Sorts cells into runs: pieces have a kind, other cells have none.
    pub(crate) fn kind(cell: &char) -> Option<char> {
        Some(*cell).filter(|cell| is_x(cell) || is_o(cell))
    }
}

/// Boards of `x`, `o` and `.` in all sizes up to 7x7 and all wraps. Many have holes, at random or around a hexagon, a
/// triangle or a cross.
pub(crate) fn a_grid() -> impl Strategy<Value = Grid<char>> {
    let side = || prop_oneof![1 => Just(0_usize), 3 => Just(1), 12 => 2_usize..=7];
    let palette = select(&["x", "xxxxxx.", "x.", "xo", "xo.", "xxo.."][..]);
    let picks = proptest::collection::vec(any::<u8>(), 49);
    let mask = 0_u8..9;
    (side(), side(), strategies::wraps(), palette, mask, picks).prop_map(
        |(rows, cols, wrap, palette, mask, picks)| {
            let palette: Vec<char> = palette.chars().collect();
            let grid = Grid::from_fn(rows, cols, |at| {
                let pick = usize::from(picks[at.row * 7 + at.col]);
                let hole = match mask {
                    0 => pick % 5 == 0,
                    1 => at.row.abs_diff(at.col) > rows.min(cols) / 2,
                    2 => at.col > at.row,
                    3 => at.row % 3 != 1 && at.col % 3 != 1,
                    _ => false,
                };
                if hole {
                    HOLE
                } else {
                    palette[pick / 5 % palette.len()]
                }
            });
            grid.expect("a small board").with_wrap(wrap)
        },
    )
}
