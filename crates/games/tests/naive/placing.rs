//! [`Placing`]: games in which stones are placed on free cells, and stay.

use super::{
    board::Board,
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Placing {
    board: Board,
    plies: usize,
    /// The result on this board, if this player, 0 or 1, moved last.
    end: fn(&Board, usize) -> Option<Ended>,
}

impl Placing {
    pub(crate) fn on(board: Board, end: fn(&Board, usize) -> Option<Ended>) -> Self {
        Self {
            board,
            plies: 0,
            end,
        }
    }
}

impl Told for Placing {
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
        let is_full = self.board.with(b'.').is_empty();
        let end = (self.end)(&self.board, (self.plies + 1) % 2);
        end.or(is_full.then_some(Ended::Drawn))
    }
}
