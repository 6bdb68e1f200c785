//! Games on marks that are nobody's own: Notakto, wild tic-tac-toe, Order and Chaos.

use super::{
    board::{Board, LINES},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct SharedMarks {
    board: Board,
    marks: &'static [u8],
    /// Which lengths of runs end the game.
    ends: fn(i32) -> bool,
    /// Who has won if a line ended the game after so many moves, and who if the board is full.
    winner: fn(usize) -> Ended,
    full: Ended,
    plies: usize,
}

impl SharedMarks {
    pub(crate) fn notakto() -> Self {
        Self {
            marks: b"X",
            ..Self::wild_misere()
        }
    }

    pub(crate) fn wild() -> Self {
        Self {
            winner: |plies| Ended::Won((plies - 1) % 2),
            ..Self::wild_misere()
        }
    }

    pub(crate) fn wild_misere() -> Self {
        Self {
            board: Board::filled(3, 3, b'.'),
            marks: b"XO",
            ends: |run| run == 3,
            winner: |plies| Ended::Won(plies % 2),
            full: Ended::Drawn,
            plies: 0,
        }
    }

    pub(crate) fn order_and_chaos() -> Self {
        Self {
            board: Board::filled(6, 6, b'.'),
            ends: |run| run == 5,
            winner: |_| Ended::Won(0),
            full: Ended::Won(1),
            ..Self::wild()
        }
    }
}

impl Told for SharedMarks {
    fn moves(&self) -> Vec<String> {
        let cells = self.board.with(b'.').into_iter();
        let cells = cells.filter(|_| self.ended().is_none());
        let moves = cells.flat_map(|at| {
            let marks = self.marks.iter();
            marks.map(move |&mark| format!("{}={}", self.board.name(at), char::from(mark)))
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
        let mut marks = self.marks.iter();
        let is_closed = marks.any(|&mark| {
            let mut runs = self.board.runs(&LINES, &|byte| byte == mark).into_iter();
            runs.any(self.ends)
        });
        let is_full = self.board.with(b'.').is_empty();
        is_closed
            .then(|| (self.winner)(self.plies))
            .or(is_full.then_some(self.full))
    }
}
