//! Pop Out: columns as stacks, the lowest disc first.

use super::{End, Game};

#[derive(Clone)]
pub(crate) struct PopOut {
    rows: usize,
    /// How many in a row win.
    k: usize,
    columns: Vec<Vec<u8>>,
    player: u8,
}

impl PopOut {
    pub(crate) fn start(rows: usize, cols: usize, k: usize) -> Self {
        Self {
            rows,
            k,
            columns: vec![Vec::new(); cols],
            player: 0,
        }
    }

    fn is_of(&self, col: usize, row: usize, player: u8) -> bool {
        self.columns.get(col).and_then(|column| column.get(row)) == Some(&player)
    }

    /// Whether a player has `k` discs one after the other: to the right, upwards, or up or down to the right.
    fn has_line(&self, player: u8) -> bool {
        for col in 0..self.columns.len() {
            for row in 0..self.rows {
                let from = |step: usize| {
                    [
                        self.is_of(col + step, row, player),
                        self.is_of(col, row + step, player),
                        self.is_of(col + step, row + step, player),
                        step <= row && self.is_of(col + step, row - step, player),
                    ]
                };
                let mut all = [true; 4];
                for step in 0..self.k {
                    for (all, there) in all.iter_mut().zip(from(step)) {
                        *all &= there;
                    }
                }
                if all.contains(&true) {
                    return true;
                }
            }
        }
        false
    }

    fn possible(&self) -> Vec<(usize, bool)> {
        let mut moves = Vec::new();
        for (col, column) in self.columns.iter().enumerate() {
            if column.len() < self.rows {
                moves.push((col, false));
            }
            if column.first() == Some(&self.player) {
                moves.push((col, true));
            }
        }
        moves
    }
}

impl Game for PopOut {
    /// A column, and whether a disc is popped.
    type Move = (usize, bool);

    fn moves(&self) -> Vec<(usize, bool)> {
        if self.end().is_some() {
            return Vec::new();
        }
        self.possible()
    }

    fn play(&mut self, (col, pops): (usize, bool)) {
        if pops {
            self.columns[col].remove(0);
        } else {
            self.columns[col].push(self.player);
        }
        self.player = 1 - self.player;
    }

    fn end(&self) -> Option<End> {
        if self.has_line(1 - self.player) {
            Some(End::Won)
        } else if self.has_line(self.player) {
            Some(End::Lost)
        } else {
            self.possible().is_empty().then_some(End::Drawn)
        }
    }
}
