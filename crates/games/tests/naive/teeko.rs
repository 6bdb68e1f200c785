//! Teeko: the four men of a player are measured.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Teeko {
    board: Board,
    plies: usize,
}

impl Teeko {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::filled(5, 5, b'.'),
            plies: 0,
        }
    }

    /// The men follow each other by one and the same step, or are within two rows and two columns.
    fn has_won(&self, player: usize) -> bool {
        let mut men = self.board.with(b"XO"[player]);
        men.sort_unstable();
        let &[first, second, _, last] = &men[..] else {
            return false;
        };
        let step = (second.0 - first.0, second.1 - first.1);
        let is_near = step.0.abs() <= 1 && step.1.abs() <= 1;
        let follows = |pair: &[At]| (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1) == step;
        let is_square = last.0 - first.0 == 1
            && men.iter().all(|man| man.1 == first.1 || man.1 == last.1)
            && last.1 - first.1 == 1;
        is_near && men.windows(2).all(follows) || is_square
    }

    fn words(&self) -> Vec<String> {
        if self.plies < 8 {
            return self.board.names(&self.board.with(b'.'));
        }
        let mut moves = Vec::new();
        for from in self.board.with(b"XO"[self.plies % 2]) {
            for to in self.board.with(b'.') {
                if from.0.abs_diff(to.0) <= 1 && from.1.abs_diff(to.1) <= 1 {
                    moves.push(format!("{}-{}", self.board.name(from), self.board.name(to)));
                }
            }
        }
        moves
    }
}

impl Told for Teeko {
    fn moves(&self) -> Vec<String> {
        let mut moves = self.words();
        if self.ended().is_some() {
            moves.clear();
        }
        moves
    }

    fn play(&mut self, word: &str) {
        let to = match word.split_once('-') {
            Some((from, to)) => {
                self.board.put(self.board.cell(from), b'.');
                to
            }
            None => word,
        };
        self.board.put(self.board.cell(to), b"XO"[self.plies % 2]);
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        if let Some(player) = (0..2).find(|&player| self.has_won(player)) {
            return Some(Ended::Won(player));
        }
        if self.words().is_empty() {
            return Some(Ended::Won(1 - self.plies % 2));
        }
        (self.plies >= 8 + 100).then_some(Ended::Drawn)
    }
}
