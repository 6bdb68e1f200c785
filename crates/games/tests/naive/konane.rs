//! Konane: two pieces are removed, then all moves are jumps.

use std::collections::BTreeMap;

use super::Game;

/// Row and column.
type Cell = (i32, i32);

#[derive(Clone)]
pub(crate) struct Konane {
    /// Rows from above; 0 and 1 are the players' pieces, 2 is a hole.
    cells: BTreeMap<Cell, u8>,
    ply: usize,
}

impl Konane {
    pub(crate) fn start() -> Self {
        let all = (0..64).map(|n| (n / 8, n % 8));
        let stands = |(row, col): Cell| u8::from(row % 2 != col % 2);
        Self {
            cells: all.map(|at| (at, stands(at))).collect(),
            ply: 0,
        }
    }

    fn at(&self, row: i32, col: i32) -> Option<u8> {
        self.cells.get(&(row, col)).copied()
    }

    fn player(&self) -> u8 {
        u8::from(self.ply % 2 == 1)
    }
}

const SIDES: [(i32, i32); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

impl Game for Konane {
    /// The row and column of the start and of the end; equal for a removal.
    type Move = (Cell, Cell);

    fn moves(&self) -> Vec<Self::Move> {
        let (own, enemy) = (Some(self.player()), Some(1 - self.player()));
        let mut moves = Vec::new();
        for row in 0..8 {
            for col in 0..8 {
                if self.at(row, col) != own {
                    continue;
                }
                let first = [(0, 0), (3, 3), (4, 4), (7, 7)].contains(&(row, col));
                let beside = SIDES.map(|(down, right)| self.at(row + down, col + right));
                if self.ply == 0 && first || self.ply == 1 && beside.contains(&Some(2)) {
                    moves.push(((row, col), (row, col)));
                }
                if self.ply < 2 {
                    continue;
                }
                for (down, right) in SIDES {
                    for far in (2..8).step_by(2) {
                        let over = self.at(row + (far - 1) * down, col + (far - 1) * right);
                        let to = (row + far * down, col + far * right);
                        if over != enemy || self.at(to.0, to.1) != Some(2) {
                            break;
                        }
                        moves.push(((row, col), to));
                    }
                }
            }
        }
        moves
    }

    fn play(&mut self, ((row, col), (to_row, to_col)): Self::Move) {
        let piece = self.player();
        for between in row.min(to_row)..=row.max(to_row) {
            for beside in col.min(to_col)..=col.max(to_col) {
                self.cells.insert((between, beside), 2);
            }
        }
        if (row, col) != (to_row, to_col) {
            self.cells.insert((to_row, to_col), piece);
        }
        self.ply += 1;
    }

    /// A player who cannot move loses.
    fn winner(&self) -> Option<u8> {
        self.moves().is_empty().then_some(1 - self.player())
    }

    fn cells(&self) -> String {
        self.cells
            .values()
            .map(|&cell| ['X', 'O', '.'][usize::from(cell)])
            .collect()
    }
}
