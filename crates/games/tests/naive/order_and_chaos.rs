//! Order and Chaos: all runs of either mark are measured.

use super::{
    board::{Board, LINES},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct OrderAndChaos {
    board: Board,
    plies: usize,
}

impl OrderAndChaos {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::filled(6, 6, b'.'),
            plies: 0,
        }
    }
}

impl Told for OrderAndChaos {
    fn moves(&self) -> Vec<String> {
        let cells = self.board.with(b'.').into_iter();
        let cells = cells.filter(|_| self.ended().is_none());
        let moves = cells.flat_map(|at| {
            let name = self.board.name(at);
            ['X', 'O'].map(|mark| format!("{name}={mark}"))
        });
        moves.collect()
    }

    fn play(&mut self, word: &str) {
        let (cell, mark) = word.split_once('=').expect("a cell and a mark");
        self.board.put(self.board.cell(cell), mark.as_bytes()[0]);
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let is_closed = b"XO".iter().any(|&mark| {
            let runs = self.board.runs(&LINES, &|byte| byte == mark);
            runs.contains(&5)
        });
        let is_full = self.board.with(b'.').is_empty();
        let chaos = is_full.then_some(Ended::Won(1));
        is_closed.then_some(Ended::Won(0)).or(chaos)
    }
}
