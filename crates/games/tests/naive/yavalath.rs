//! Yavalath: the longest run of the stones of who moved last.

use super::{
    board::{Board, HEX_LINES},
    told::{Ended, Mover, Told},
};

pub(crate) struct Yavalath {
    board: Board,
    plies: usize,
}

impl Yavalath {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::hexagon(5),
            plies: 0,
        }
    }
}

impl Told for Yavalath {
    fn moves(&self) -> Vec<String> {
        let cells = self.board.with(b'.');
        let is_over = self.ended().is_some();
        self.board.names(if is_over { &[] } else { &cells })
    }

    fn play(&mut self, word: &str) {
        self.board.put(self.board.cell(word), b"XO"[self.plies % 2]);
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let (last, next) = ((self.plies + 1) % 2, self.plies % 2);
        let runs = self.board.runs(&HEX_LINES, &|byte| byte == b"XO"[last]);
        match runs.into_iter().max() {
            Some(4..) => Some(Ended::Won(last)),
            Some(3) => Some(Ended::Won(next)),
            _ => self.board.with(b'.').is_empty().then_some(Ended::Drawn),
        }
    }
}
