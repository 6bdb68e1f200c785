//! Crossway: all squares of four are checked after each stone.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Crossway {
    board: Board,
    swap: bool,
    plies: usize,
}

/// To all eight neighbours.
const AROUND: [At; 8] = [
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
];

impl Crossway {
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
            let reached = self.board.reached(from, &AROUND, &|byte| byte == stone);
            let mut reached = reached.into_iter();
            reached.any(|at| along(at) == self.board.rows - 1)
        })
    }

    fn has_crosscut(&self) -> bool {
        let mut corners = self.board.all().into_iter();
        corners.any(|(row, col)| {
            let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let square = square.map(|(down, right)| self.board.at((row + down, col + right)));
            [*b"XOOX", *b"OXXO"].contains(&square)
        })
    }
}

impl Told for Crossway {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let mut cells = self.board.with(b'.');
        cells.retain(|&at| {
            let mut after = self.clone();
            after.board.put(at, b"XO"[self.plies % 2]);
            !after.has_crosscut()
        });
        if self.swap && self.plies == 1 {
            cells.extend(self.board.with(b'X'));
        }
        if cells.is_empty() {
            return vec!["pass".to_owned()];
        }
        self.board.names(&cells)
    }

    fn play(&mut self, word: &str) {
        if word != "pass" {
            let (row, col) = self.board.cell(word);
            if self.board.at((row, col)) == b'X' {
                self.board.put((row, col), b'.');
                self.board.put((col, row), b'O');
            } else {
                self.board.put((row, col), b"XO"[self.plies % 2]);
            }
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
