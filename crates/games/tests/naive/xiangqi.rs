//! Xiangqi: every pair of points is tried, and every answer after each move.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Xiangqi {
    board: Board,
    player: usize,
    quiet: usize,
    limit: usize,
}

impl Xiangqi {
    /// Rows separated by `/`, and `w` or `b`.
    pub(crate) fn start(fen: &str, limit: usize) -> Self {
        let (rows, turn) = fen.split_once(' ').unwrap();
        let mut picture = rows.replace('/', "\n");
        for free in 1..10 {
            picture = picture.replace(&free.to_string(), &".".repeat(free));
        }
        Self {
            board: Board::of(&picture),
            player: usize::from(turn == "b"),
            quiet: 0,
            limit,
        }
    }

    fn owner(byte: u8) -> Option<usize> {
        byte.is_ascii_alphabetic()
            .then(|| usize::from(byte.is_ascii_lowercase()))
    }

    /// The pieces strictly between two points of a row or column; `None` if the points are not on one.
    fn between(&self, from: At, to: At) -> Option<usize> {
        let unit = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        if from == to || unit.0 * unit.1 != 0 {
            return None;
        }
        let (mut at, mut count) = (from, 0);
        loop {
            at = (at.0 + unit.0, at.1 + unit.1);
            if at == to {
                return Some(count);
            }
            count += usize::from(self.board.at(at) != b'.');
        }
    }

    /// True if a piece moves from point to point, ignoring the general's safety. A general moves to the other one if
    /// they face each other.
    fn goes(&self, from: At, to: At) -> bool {
        let piece = self.board.at(from);
        let (owner, prey) = (Self::owner(piece), Self::owner(self.board.at(to)));
        let Some(player) = owner.filter(|_| prey != owner) else {
            return false;
        };
        let (down, right) = (to.0 - from.0, to.1 - from.1);
        let forward = if player == 0 { -down } else { down };
        let home = |row: i32| if player == 0 { 9 - row } else { row };
        let is_in_palace = home(to.0) <= 2 && (3..=5).contains(&to.1);
        let lengths = (down.abs().min(right.abs()), down.abs().max(right.abs()));
        let is_free = |at: At| self.board.at(at) == b'.';
        let middle = (from.0 + down / 2, from.1 + right / 2);
        match piece.to_ascii_uppercase() {
            b'R' => self.between(from, to) == Some(0),
            b'C' if prey.is_none() => self.between(from, to) == Some(0),
            b'C' => self.between(from, to) == Some(1),
            b'N' => lengths == (1, 2) && is_free(middle),
            b'B' => lengths == (2, 2) && is_free(middle) && home(to.0) <= 4,
            b'A' => lengths == (1, 1) && is_in_palace,
            b'K' => {
                let faces = self.board.at(to).eq_ignore_ascii_case(&b'K');
                let flies = faces && right == 0 && self.between(from, to) == Some(0);
                lengths == (0, 1) && is_in_palace || flies
            }
            _ if home(from.0) <= 4 => (forward, right) == (1, 0),
            _ => lengths == (0, 1) && forward >= 0,
        }
    }

    fn after(&self, from: At, to: At) -> Self {
        let mut after = self.clone();
        after.board.put(to, self.board.at(from));
        after.board.put(from, b'.');
        let takes = self.board.at(to) != b'.';
        after.quiet = if takes { 0 } else { self.quiet + 1 };
        after.player = 1 - self.player;
        after
    }

    /// True if the side to move could capture the general.
    fn takes_general(&self) -> bool {
        let general = self.board.with([b'k', b'K'][self.player])[0];
        let mut cells = self.board.all().into_iter();
        cells.any(|from| {
            Self::owner(self.board.at(from)) == Some(self.player) && self.goes(from, general)
        })
    }

    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for from in self.board.all() {
            if Self::owner(self.board.at(from)) != Some(self.player) {
                continue;
            }
            for to in self.board.all() {
                if self.goes(from, to) && !self.after(from, to).takes_general() {
                    words.push(self.board.names(&[from, to]).join("-"));
                }
            }
        }
        words
    }
}

impl Told for Xiangqi {
    fn moves(&self) -> Vec<String> {
        if self.quiet >= self.limit {
            return Vec::new();
        }
        self.words()
    }

    fn play(&mut self, word: &str) {
        let (from, to) = word.split_once('-').expect("two points");
        *self = self.after(self.board.cell(from), self.board.cell(to));
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::Player(self.player)
    }

    fn ended(&self) -> Option<Ended> {
        if self.words().is_empty() {
            return Some(Ended::Won(1 - self.player));
        }
        (self.quiet >= self.limit).then_some(Ended::Drawn)
    }

    fn beside(&self) -> String {
        let mut other = self.clone();
        other.player = 1 - self.player;
        let is_check = other.takes_general();
        (if is_check { "check" } else { "" }).to_owned()
    }
}
