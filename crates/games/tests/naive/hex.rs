//! Hex: the stones connected with the first row or column.

use super::{
    board::{At, Board, HEX},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Hex {
    board: Board,
    swap: bool,
    plies: usize,
}

impl Hex {
    pub(crate) fn start(size: usize, swap: bool) -> Self {
        Self {
            board: Board::filled(size, size, b'.'),
            swap,
            plies: 0,
        }
    }

    /// True if stones lead from one side to the other.
    fn is_joined(&self, stone: u8, along: impl Fn(At) -> i32) -> bool {
        let stones = self.board.with(stone);
        let mut first = stones.into_iter().filter(|&at| along(at) == 0);
        first.any(|from| {
            let reached = self.board.reached(from, &HEX, &|byte| byte == stone);
            reached
                .into_iter()
                .any(|at| along(at) == self.board.rows - 1)
        })
    }
}

impl Told for Hex {
    fn moves(&self) -> Vec<String> {
        let mut cells = self.board.with(b'.');
        if self.swap && self.plies == 1 {
            cells.extend(self.board.with(b'X'));
        }
        if self.ended().is_some() {
            cells.clear();
        }
        self.board.names(&cells)
    }

    fn play(&mut self, word: &str) {
        let (row, col) = self.board.cell(word);
        if self.board.at((row, col)) == b'X' {
            self.board.put((row, col), b'.');
            self.board.put((col, row), b'O');
        } else {
            self.board.put((row, col), b"XO"[self.plies % 2]);
        }
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let first = self.is_joined(b'X', |(row, _)| row);
        let second = self.is_joined(b'O', |(_, col)| col);
        first
            .then_some(Ended::Won(0))
            .or(second.then_some(Ended::Won(1)))
    }
}
