//! Phutball: a board of bytes that is copied for every jump.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Phutball {
    board: Board,
    player: usize,
    is_moving: bool,
}

impl Phutball {
    pub(crate) fn start(rows: usize, cols: usize) -> Self {
        let mut board = Board::filled(rows + 2, cols, b'.');
        for col in 0..board.cols {
            board.put((0, col), b'-');
            board.put((board.rows - 1, col), b'-');
        }
        board.put((board.rows / 2, board.cols / 2), b'@');
        Self {
            board,
            player: 0,
            is_moving: false,
        }
    }

    fn ball(&self) -> At {
        self.board.with(b'@')[0]
    }

    /// The games after one jump, by its two cells.
    fn jumps(&self) -> Vec<(String, Self)> {
        let ((row, col), mut found) = (self.ball(), Vec::new());
        if row == 0 || row == self.board.rows - 1 {
            return found;
        }
        for n in (0..9).filter(|&n| n != 4) {
            let (down, right) = (n / 3 - 1, n % 3 - 1);
            let step = (row + down, col + right);
            let men = self.board.ray(step, (down, right), &|it| it == b'o');
            let to = (row + (men + 1) * down, col + (men + 1) * right);
            if men == 0 || !matches!(self.board.at(to), b'.' | b'-') {
                continue;
            }
            let mut next = self.clone();
            for steps in 0..=men {
                let at = (row + steps * down, col + steps * right);
                next.board.put(at, b'.');
            }
            next.board.put(to, b'@');
            let names = self.board.names(&[(row, col), to]);
            found.push((names.join("-"), next));
        }
        found
    }

    fn all(&self) -> Vec<(String, Self)> {
        let mut found = Vec::new();
        if self.ended().is_some() {
            return found;
        }
        for (word, mut next) in self.jumps() {
            next.is_moving = !next.jumps().is_empty();
            next.player = if next.is_moving {
                self.player
            } else {
                1 - self.player
            };
            found.push((word, next));
        }
        let mut after = self.clone();
        after.player = 1 - self.player;
        after.is_moving = false;
        if self.is_moving {
            found.push(("pass".to_owned(), after));
            return found;
        }
        for at in self.board.with(b'.') {
            let mut next = after.clone();
            next.board.put(at, b'o');
            found.push((self.board.name(at), next));
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
        Mover::Player(self.player)
    }

    fn ended(&self) -> Option<Ended> {
        let row = self.ball().0;
        if self.is_moving {
            None
        } else if row < 2 {
            Some(Ended::Won(0))
        } else {
            (row > self.board.rows - 3).then_some(Ended::Won(1))
        }
    }
}
