//! Random boards.

use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, Square};
use proptest::{prelude::*, sample::select};

use super::{game, to_hole};

/// Boards of all sizes up to 6x6, empty and one-row ones among them, most with holes, with more
/// pegs or fewer.
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

/// Boards of 12x12 and larger ones, but of no more than 64 holes: rows, columns and diagonals of
/// three holes here and there, too far apart to be numbered by fixed steps.
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

/// Staircases of holes, some of which are left out, but none of the first row; the steps may lead
/// any way. Jumps taken back from a single peg make a position that can be solved.
///
/// To lay the steps down on the steps to the right folds such a board onto its first row: no
/// symmetry, although all images are holes.
pub(crate) fn a_staircase() -> impl Strategy<Value = String> {
    let picks = proptest::collection::vec(any::<usize>(), 48);
    (3_usize..=6, 0_usize..8, picks).prop_map(|(side, turn, picks)| {
        let mut rows = vec![vec!['.'; side]; side];
        for row in 0..side {
            for col in 0..side - row {
                let [down, right] = if turn & 4 == 0 {
                    [row, col]
                } else {
                    [col, row]
                };
                let turned = |index, bit| {
                    if turn & bit == 0 {
                        index
                    } else {
                        side - 1 - index
                    }
                };
                if row == 0 || picks[6 * row + col] % 3 > 0 {
                    rows[turned(down, 1)][turned(right, 2)] = '0';
                }
            }
        }
        let holes = cells_of(&rows, '0');
        let (row, col) = holes[picks[0] % holes.len()];
        rows[row][col] = '1';
        for pick in &picks[40..40 + side] {
            take_back_a_jump(&mut rows, *pick);
        }
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        rows.join("\n")
    })
}

fn cells_of(rows: &[Vec<char>], glyph: char) -> Vec<(usize, usize)> {
    let cells = rows.iter().enumerate().flat_map(|(row, cells)| {
        let own = cells.iter().enumerate().filter(|cell| *cell.1 == glyph);
        own.map(move |(col, _)| (row, col))
    });
    cells.collect()
}

/// Puts a peg back that a jump could have taken, if there is one.
fn take_back_a_jump(rows: &mut [Vec<char>], pick: usize) {
    let holes = cells_of(rows, '0');
    let jumps = holes.into_iter().flat_map(|(row, col)| {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(down, right)| {
            let cell = |n: isize| {
                (
                    row.wrapping_add_signed(n * down),
                    col.wrapping_add_signed(n * right),
                )
            };
            [0, 1, 2].map(cell)
        })
    });
    let glyph = |(row, col): (usize, usize)| rows.get(row).and_then(|row| row.get(col)).copied();
    let after_a_jump = [Some('0'), Some('0'), Some('1')];
    let jumps: Vec<_> = jumps
        .filter(|jump| jump.map(glyph) == after_a_jump)
        .collect();
    if let Some(jump) = jumps.get(pick % jumps.len().max(1)) {
        for (&(row, col), before) in jump.iter().zip(['1', '1', '0']) {
            rows[row][col] = before;
        }
    }
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
