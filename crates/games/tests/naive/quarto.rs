//! Quarto: each piece has four words, and ten lines are checked for a word common to all of their pieces.

use super::{
    board::Board,
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Quarto {
    board: Board,
    hand: Option<u8>,
    player: usize,
}

const PIECES: &[u8] = b"0123456789ABCDEF";

impl Quarto {
    pub(crate) fn start() -> Self {
        Self {
            board: Board::filled(4, 4, b'.'),
            hand: None,
            player: 0,
        }
    }

    fn is_won(&self) -> bool {
        let mut lines = vec![
            [(0, 0), (1, 1), (2, 2), (3, 3)],
            [(0, 3), (1, 2), (2, 1), (3, 0)],
        ];
        for line in 0..4 {
            lines.push([0, 1, 2, 3].map(|cell| (line, cell)));
            lines.push([0, 1, 2, 3].map(|cell| (cell, line)));
        }
        let words = [
            "tall", "short", "dark", "light", "square", "round", "hollow", "solid",
        ];
        lines.iter().any(|line| {
            let pieces = line.map(|at| attributes(self.board.at(at)));
            let in_all = |word| pieces.iter().all(|piece| piece.contains(word));
            words.iter().any(in_all)
        })
    }
}

/// No words on a free cell.
fn attributes(piece: u8) -> Vec<&'static str> {
    let Some(number) = PIECES.iter().position(|&other| other == piece) else {
        return Vec::new();
    };
    vec![
        if number >= 8 { "tall" } else { "short" },
        if number % 8 >= 4 { "dark" } else { "light" },
        if number % 4 >= 2 { "square" } else { "round" },
        if number % 2 == 1 { "hollow" } else { "solid" },
    ]
}

impl Told for Quarto {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        if self.hand.is_some() {
            return self.board.names(&self.board.with(b'.'));
        }
        let left = PIECES
            .iter()
            .filter(|&&piece| self.board.with(piece).is_empty());
        left.map(|&piece| char::from(piece).to_string()).collect()
    }

    fn play(&mut self, word: &str) {
        if let Some(piece) = self.hand.take() {
            self.board.put(self.board.cell(word), piece);
        } else {
            self.hand = Some(word.as_bytes()[0]);
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
        let is_full = self.board.with(b'.').is_empty();
        self.is_won()
            .then_some(Ended::Won(self.player))
            .or(is_full.then_some(Ended::Drawn))
    }

    fn beside(&self) -> String {
        format!("{:?}", self.hand.map(char::from))
    }
}
