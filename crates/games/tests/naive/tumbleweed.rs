//! Tumbleweed: from each cell, six walks to the first stack.

use super::{
    board::{At, Board, HEX, OFF},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Tumbleweed {
    board: Board,
    plies: usize,
    passes: usize,
}

impl Tumbleweed {
    /// The seeds by their rows and columns.
    pub(crate) fn start(side: usize, [first, second]: [At; 2]) -> Self {
        let mut board = Board::hexagon(side);
        let middle = board.rows / 2;
        board.put((middle, middle), b'2');
        board.put(first, b'A');
        board.put(second, b'a');
        Self {
            board,
            plies: 0,
            passes: 0,
        }
    }

    /// The number of stacks of a player, 0 or 1, that see a cell.
    fn looks(&self, at: At, player: usize) -> u8 {
        let own = |byte: u8| match player {
            0 => byte.is_ascii_uppercase(),
            _ => byte.is_ascii_lowercase(),
        };
        let first = HEX.map(|(down, right)| {
            let mut at = (at.0 + down, at.1 + right);
            while self.board.at(at) == b'.' {
                at = (at.0 + down, at.1 + right);
            }
            self.board.at(at)
        });
        let seen = first.into_iter().filter(|&byte| byte != OFF && own(byte));
        u8::try_from(seen.count()).unwrap()
    }

    fn height(&self, at: At) -> u8 {
        match self.board.at(at) {
            b'.' => 0,
            byte @ b'A'..=b'F' => byte - b'A' + 1,
            byte @ b'a'..=b'f' => byte - b'a' + 1,
            byte => byte - b'0',
        }
    }

    fn score(&self, player: usize) -> u64 {
        let mut score = 0;
        for at in self.board.all() {
            let is_own = match self.board.at(at) {
                b'.' => self.looks(at, player) > self.looks(at, 1 - player),
                byte => byte.is_ascii_alphabetic() && byte.is_ascii_lowercase() == (player == 1),
            };
            score += u64::from(is_own);
        }
        score
    }
}

impl Told for Tumbleweed {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let mut cells = self.board.all();
        cells.retain(|&at| self.looks(at, self.plies % 2) > self.height(at));
        let mut moves = self.board.names(&cells);
        moves.push("pass".to_owned());
        moves
    }

    fn play(&mut self, word: &str) {
        if word == "pass" {
            self.passes += 1;
        } else {
            let (at, player) = (self.board.cell(word), self.plies % 2);
            self.board
                .put(at, b"Aa"[player] + self.looks(at, player) - 1);
            self.passes = 0;
        }
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        (self.passes == 2).then(|| Ended::by_score(self.score(0), self.score(1)))
    }

    fn beside(&self) -> String {
        format!("cells: Red {}, White {}", self.score(0), self.score(1))
    }
}
