//! Random boards.

use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, Square};
use proptest::{prelude::*, sample::select};

use super::{game, to_hole};

/// Boards of all sizes up to 6x6, including empty and single-row boards, most with holes, with many or few
/// pegs.
pub(crate) fn a_picture() -> impl Strategy<Value = String> {
    let side = || prop_oneof![1 => Just(0_usize), 3 => Just(1), 12 => 2_usize..=6];
    let palette = select(&["10", "110", "1110", "11110.", "10.", "100", "1"][..]);
    let picks = proptest::collection::vec(any::<usize>(), 36);
    (side(), side(), palette, picks).prop_map(|(rows, cols, palette, picks)| {
        let palette: Vec<char> = palette.chars().collect();
        let square =
            |row: usize, col: usize| palette[picks[6 * row + col] % palette.len()].to_string();
        let row = |row| {
            (0..cols)
                .map(|col| square(row, col))
                .collect::<Vec<_>>()
                .join(" ")
        };
        (0..rows).map(row).collect::<Vec<_>>().join("\n")
    })
}

pub(crate) fn a_lattice() -> impl Strategy<Value = Lattice> {
    select(&[Lattice::Square, Lattice::Triangular][..])
}

/// Boards in a picture of 12x20 with at most 64 holes: rows, columns and diagonals of three holes, too far
/// apart to be numbered by fixed strides.
pub(crate) fn a_scattered_picture() -> impl Strategy<Value = String> {
    let line = (0_usize..10, 0_usize..18, 0_usize..3, 0_usize..4);
    proptest::collection::vec(line, 1..=21).prop_map(|lines| {
        let mut rows = vec![['.'; 20]; 12];
        for (row, col, way, vacant) in lines {
            let (down, right) = [(0, 1), (1, 0), (1, 1)][way];
            for step in 0..3 {
                let glyph = if step == vacant { '0' } else { '1' };
                rows[row + step * down][col + step * right] = glyph;
            }
        }
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        rows.join("\n")
    })
}

/// A random board with a random goal.
pub(crate) fn a_game(
    picture: impl Strategy<Value = String>,
) -> impl Strategy<Value = PegSolitaire> {
    (picture, a_lattice(), any::<usize>()).prop_map(|(picture, lattice, goal)| {
        let game = game(lattice, &picture);
        let holes: Vec<_> = game.start_board().cells_where(Square::is_hole).collect();
        match holes.get(goal % (holes.len() + 3)) {
            Some(&hole) => to_hole(game, hole),
            None => game,
        }
    })
}
