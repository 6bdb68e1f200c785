//! Stones on listed lines: whoever fills one has won.

use std::{collections::BTreeSet, rc::Rc};

use super::End;

/// Cells that are stones of the players, 0 and 1, who place one each in turn.
#[derive(Clone)]
pub(crate) struct Stones {
    /// For each cell the lines through it.
    lines: Rc<[Vec<Vec<usize>>]>,
    pub(crate) cells: Vec<Option<u8>>,
    placed: usize,
    pub(crate) end: Option<End>,
}

impl Stones {
    pub(crate) fn none(cells: usize, lines: &BTreeSet<Vec<usize>>) -> Self {
        let mut through = vec![Vec::new(); cells];
        for line in lines {
            for &cell in line {
                through[cell].push(line.clone());
            }
        }
        Self {
            lines: through.into(),
            cells: vec![None; cells],
            placed: 0,
            end: None,
        }
    }

    pub(crate) fn place(&mut self, cell: usize) {
        let stone = Some(u8::from(self.placed % 2 == 1));
        self.cells[cell] = stone;
        self.placed += 1;
        let is_filled = |line: &Vec<usize>| line.iter().all(|&cell| self.cells[cell] == stone);
        if self.lines[cell].iter().any(is_filled) {
            self.end = Some(End::Won);
        } else if self.placed == self.cells.len() {
            self.end = Some(End::Drawn);
        }
    }
}
