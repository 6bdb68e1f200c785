//! Phutball: a board of bytes that is copied for every jump.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Phutball {
    board: Board,
    plies: usize,
}

impl Phutball {
    pub(crate) fn start(rows: usize, cols: usize) -> Self {
        let mut board = Board::filled(rows + 2, cols, b'.');
        for col in 0..board.cols {
            board.put((0, col), b'-');
            board.put((board.rows - 1, col), b'-');
        }
        board.put((board.rows / 2, board.cols / 2), b'@');
        Self { board, plies: 0 }
    }

    fn ball(&self) -> At {
        self.board.with(b'@')[0]
    }

    /// The games after one jump or more, by the cells of the ball.
    fn jumps(&self, path: &str, found: &mut Vec<(String, Self)>) {
        let (row, col) = self.ball();
        if row == 0 || row == self.board.rows - 1 {
            return;
        }
        for n in (0..9).filter(|&n| n != 4) {
            let (down, right) = (n / 3 - 1, n % 3 - 1);
            let men = self
                .board
                .ray((row + down, col + right), (down, right), &|it| it == b'o');
            let to = (row + (men + 1) * down, col + (men + 1) * right);
            if men == 0 || !matches!(self.board.at(to), b'.' | b'-') {
                continue;
            }
            let mut next = self.clone();
            for steps in 0..=men {
                next.board
                    .put((row + steps * down, col + steps * right), b'.');
            }
            next.board.put(to, b'@');
            let path = format!("{path}-{}", self.board.name(to));
            found.push((path.clone(), next.clone()));
            next.jumps(&path, found);
        }
    }

    fn all(&self) -> Vec<(String, Self)> {
        let mut found = Vec::new();
        if self.ended().is_none() {
            self.jumps(&self.board.name(self.ball()), &mut found);
            for at in self.board.with(b'.') {
                let mut next = self.clone();
                next.board.put(at, b'o');
                found.push((self.board.name(at), next));
            }
        }
        for (_, next) in &mut found {
            next.plies += 1;
        }
        found
    }
}

impl Told for Phutball {
    fn moves(&self) -> Vec<String> {
        self.all().into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, played: &str) {
        let mut all = self.all().into_iter();
        *self = all.find(|(word, _)| word == played).expect("a move").1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let row = self.ball().0;
        if row < 2 {
            Some(Ended::Won(0))
        } else {
            (row > self.board.rows - 3).then_some(Ended::Won(1))
        }
    }
}
