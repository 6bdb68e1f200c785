//! Lights Out: five lights are switched.

use super::{
    board::Board,
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct LightsOut {
    board: Board,
}

impl LightsOut {
    pub(crate) fn start(picture: &str) -> Self {
        let board = Board::of(picture);
        Self { board }
    }
}

impl Told for LightsOut {
    fn moves(&self) -> Vec<String> {
        let cells = self.board.all();
        let is_over = self.ended().is_some();
        self.board.names(if is_over { &[] } else { &cells })
    }

    fn play(&mut self, word: &str) {
        let (row, col) = self.board.cell(word);
        for (other_row, other_col) in self.board.all() {
            if row.abs_diff(other_row) + col.abs_diff(other_col) <= 1 {
                let at = (other_row, other_col);
                let is_on = self.board.at(at) == b'*';
                self.board.put(at, if is_on { b'.' } else { b'*' });
            }
        }
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::ALONE
    }

    fn ended(&self) -> Option<Ended> {
        let is_dark = self.board.with(b'*').is_empty();
        is_dark.then_some(Ended::Solved)
    }
}
