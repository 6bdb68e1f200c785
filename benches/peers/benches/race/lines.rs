//! Whole lines of a board of 200x300 cells, with two of five cells of kind 1 and one of kind 2.

use std::{hint::black_box, sync::LazyLock};

use collinear::{Direction, Grid, Length};

use crate::{
    picker::picker,
    race::{Answer, Race},
};

/// The largest sum of a row and the largest sum of a column.
pub(crate) const SUMS: Race = Race {
    work: "sums of rows and columns, 200x300",
    answer: Answer::Exactly(465),
    jobs: &[("collinear", our_sums), ("grid", grid_sums)],
};

/// The number of lines of at least four cells of kind 1, along the four axes.
pub(crate) const FOURS: Race = Race {
    work: "lines of 4, 200x300",
    answer: Answer::Exactly(3_715),
    jobs: &[("collinear", our_fours), ("grid", grid_fours)],
};

/// The board that both crates use.
struct Board {
    ours: Grid<u8>,
    theirs: grid::Grid<u8>,
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let (rows, cols, mut pick) = (200, 300, picker(1));
    let kinds = (0..rows * cols).map(|_| [0, 0, 1, 1, 2][pick(5)]);
    let cells: Vec<u8> = kinds.collect();
    Board {
        ours: Grid::from_vec(rows, cols, cells.clone()).expect("it fits"),
        theirs: grid::Grid::from_vec(cells, cols),
    }
});

fn board() -> &'static Board {
    black_box(&BOARD)
}

fn sum<'a>(cells: impl Iterator<Item = &'a u8>) -> usize {
    cells.map(|&cell| usize::from(cell)).sum()
}

fn our_sums() -> usize {
    let grid = &board().ours;
    let sums = |heading| {
        grid.bounds()
            .lines(heading)
            .map(|line| sum(grid.along(line)))
    };
    let (rows, cols) = (sums(Direction::E), sums(Direction::S));
    rows.max().unwrap_or(0) + cols.max().unwrap_or(0)
}

fn grid_sums() -> usize {
    let grid = &board().theirs;
    let (rows, cols) = (grid.iter_rows().map(sum), grid.iter_cols().map(sum));
    rows.max().unwrap_or(0) + cols.max().unwrap_or(0)
}

fn our_fours() -> usize {
    let grid = &board().ours;
    let four = Length::AtLeast(4);
    let lines = grid.k_lines(&Direction::AXES, four, |&cell| cell == 1);
    lines.count()
}

/// Uses iterators for rows and columns, and indices for diagonals.
fn grid_fours() -> usize {
    fn fours<'a>(cells: impl Iterator<Item = &'a u8>) -> usize {
        let (mut lines, mut len) = (0, 0);
        for &cell in cells {
            len = if cell == 1 { len + 1 } else { 0 };
            lines += usize::from(len == 4);
        }
        lines
    }
    let grid = &board().theirs;
    let (rows, cols) = grid.size();
    let mut lines = 0;
    lines += grid.iter_rows().map(fours).sum::<usize>();
    lines += grid.iter_cols().map(fours).sum::<usize>();
    // Each diagonal begins at the top edge or at a side below it.
    let begins = (0..cols).map(|col| (0, col));
    let falling = begins.clone().chain((1..rows).map(|row| (row, 0)));
    let rising = begins.chain((1..rows).map(|row| (row, cols - 1)));
    for (row, col) in falling {
        let len = (rows - row).min(cols - col);
        lines += fours((0..len).map(|step| &grid[(row + step, col + step)]));
    }
    for (row, col) in rising {
        let len = (rows - row).min(col + 1);
        lines += fours((0..len).map(|step| &grid[(row + step, col - step)]));
    }
    lines
}
