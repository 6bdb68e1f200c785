//! Pentago: nine bytes are turned by hand.

use super::{
    board::{Board, LINES},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Pentago {
    board: Board,
    plies: usize,
}

impl Pentago {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::filled(6, 6, b'.'),
            plies: 0,
        }
    }

    fn has_five(&self, player: usize) -> bool {
        let runs = self.board.runs(&LINES, &|byte| byte == b"XO"[player]);
        runs.into_iter().any(|run| run >= 5)
    }
}

/// The cells of a quadrant clockwise around its middle, corners and sides alternating.
const ROUND: [(i32, i32); 8] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 2),
    (2, 2),
    (2, 1),
    (2, 0),
    (1, 0),
];

impl Told for Pentago {
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        let is_over = self.ended().is_some();
        for at in self.board.with(b'.') {
            for corner in ["a6", "d6", "a3", "d3"] {
                for way in ["left", "right"] {
                    moves.push(format!("{}-{corner}={way}", self.board.name(at)));
                }
            }
        }
        moves.retain(|_| !is_over);
        moves
    }

    fn play(&mut self, word: &str) {
        let (cells, way) = word.split_once('=').expect("which way");
        let (at, corner) = cells.split_once('-').expect("two cells");
        let player = self.plies % 2;
        self.board.put(self.board.cell(at), b"XO"[player]);
        self.plies += 1;
        if self.has_five(player) {
            return;
        }
        let (row, col) = self.board.cell(corner);
        let cells = ROUND.map(|(down, right)| (row + down, col + right));
        let before = cells.map(|at| self.board.at(at));
        for index in 0..8 {
            let further = if way == "right" { 2 } else { 6 };
            self.board.put(cells[(index + further) % 8], before[index]);
        }
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        match (self.has_five(0), self.has_five(1)) {
            (true, true) => Some(Ended::Drawn),
            (true, false) => Some(Ended::Won(0)),
            (false, true) => Some(Ended::Won(1)),
            (false, false) => self.board.with(b'.').is_empty().then_some(Ended::Drawn),
        }
    }
}
