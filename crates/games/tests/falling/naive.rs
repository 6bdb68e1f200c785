//! The naive program: rows of blocks, with its own turns. It shares no code with the library.

use std::collections::BTreeSet;

/// Cells as rows and columns.
pub(crate) type Cells = Vec<(usize, usize)>;

#[derive(Clone, Debug)]
pub(crate) struct Well {
    /// Rows from the top; true for a block.
    pub(crate) rows: Vec<Vec<bool>>,
    pub(crate) score: u64,
}

/// The cells of a picture as it is and turned clockwise, each shape once.
pub(crate) fn turns(picture: &str) -> Vec<Cells> {
    let mut cells: Vec<(i32, i32)> = Vec::new();
    for (row, line) in (0..).zip(picture.split('/')) {
        for (col, glyph) in (0..).zip(line.chars()) {
            if glyph == '#' {
                cells.push((row, col));
            }
        }
    }
    let mut turns: Vec<Cells> = Vec::new();
    for _ in 0..4 {
        let top = cells.iter().map(|cell| cell.0).min().unwrap();
        let left = cells.iter().map(|cell| cell.1).min().unwrap();
        let moved = cells
            .iter()
            .map(|&(row, col)| (row.abs_diff(top) as usize, col.abs_diff(left) as usize));
        let moved: BTreeSet<_> = moved.collect();
        let moved: Cells = moved.into_iter().collect();
        if !turns.contains(&moved) {
            turns.push(moved);
        }
        cells = cells.into_iter().map(|(row, col)| (col, -row)).collect();
    }
    turns
}

impl Well {
    pub(crate) fn empty(rows: usize, cols: usize) -> Self {
        Self {
            rows: vec![vec![false; cols]; rows],
            score: 0,
        }
    }

    fn is_free(&self, cells: &Cells, row: usize, col: usize) -> bool {
        cells.iter().all(|&(down, right)| {
            let line = self.rows.get(row + down);
            line.and_then(|line| line.get(col + right)) == Some(&false)
        })
    }

    /// The row in which it comes to rest.
    fn rest(&self, cells: &Cells, col: usize) -> Option<usize> {
        if !self.is_free(cells, 0, col) {
            return None;
        }
        let mut row = 0;
        while self.is_free(cells, row + 1, col) {
            row += 1;
        }
        Some(row)
    }

    /// For every drop of a piece: its turn, the final place of its first cell, and the well after it.
    pub(crate) fn drops(&self, turns: &[Cells]) -> Vec<(usize, (usize, usize), Self)> {
        let mut drops = Vec::new();
        for (turn, cells) in turns.iter().enumerate() {
            for col in 0..self.rows.first().map_or(0, Vec::len) {
                if let Some(row) = self.rest(cells, col) {
                    let first = (row + cells[0].0, col + cells[0].1);
                    drops.push((turn, first, self.after(cells, row, col)));
                }
            }
        }
        drops
    }

    fn after(&self, cells: &Cells, row: usize, col: usize) -> Self {
        let mut after = self.clone();
        for &(down, right) in cells {
            after.rows[row + down][col + right] = true;
        }
        let cols = after.rows[0].len();
        let height = after.rows.len();
        after.rows.retain(|row| !row.iter().all(|&block| block));
        let gone = height - after.rows.len();
        for _ in 0..gone {
            after.rows.insert(0, vec![false; cols]);
        }
        after.score += [0, 40, 100, 300, 1200][gone.min(4)];
        after
    }
}
