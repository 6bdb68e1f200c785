//! Dots and Boxes: the four lines of each box are checked after each move.

use super::{
    board::Board,
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct DotsAndBoxes {
    /// A row of dots and lines, a row of lines and boxes, and so on.
    board: Board,
    player: usize,
}

impl DotsAndBoxes {
    pub(crate) fn start(rows: usize, cols: usize) -> Self {
        let mut board = Board::filled(2 * rows + 1, 2 * cols + 1, b'.');
        for (row, col) in board.all() {
            match (row % 2, col % 2) {
                (0, 0) => board.put((row, col), b'+'),
                (1, 1) => board.put((row, col), b' '),
                _ => {}
            }
        }
        Self { board, player: 0 }
    }
}

impl Told for DotsAndBoxes {
    fn moves(&self) -> Vec<String> {
        self.board.names(&self.board.with(b'.'))
    }

    fn play(&mut self, word: &str) {
        let at = self.board.cell(word);
        self.board.put(at, if at.0 % 2 == 0 { b'-' } else { b'|' });
        let mut again = false;
        for (row, col) in self.board.with(b' ') {
            let sides = [
                (row - 1, col),
                (row + 1, col),
                (row, col - 1),
                (row, col + 1),
            ];
            if sides.iter().all(|&side| self.board.at(side) != b'.') {
                self.board.put((row, col), b"XO"[self.player]);
                again = true;
            }
        }
        if !again {
            self.player = 1 - self.player;
        }
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::Player(self.player)
    }

    fn ended(&self) -> Option<Ended> {
        let [first, second] = [b'X', b'O'].map(|player| self.board.with(player).len() as u64);
        let is_over = self.board.with(b'.').is_empty();
        is_over.then(|| Ended::by_score(first, second))
    }
}
