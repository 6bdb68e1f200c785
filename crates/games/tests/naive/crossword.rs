//! Crossword: each word is written into each slot, and then all slots are read.

use super::{
    board::{At, Board, OFF},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Crossword {
    board: Board,
    left: Vec<String>,
}

impl Crossword {
    /// None of the words is given as a whole.
    pub(crate) fn start(picture: &str, words: &[&str]) -> Self {
        Self {
            board: Board::of(picture),
            left: words.iter().map(|&word| word.to_owned()).collect(),
        }
    }

    /// Cells without a wall between them, across and down.
    fn slots(&self) -> Vec<Vec<At>> {
        let is_wall = |at| matches!(self.board.at(at), b'#' | OFF);
        let mut slots = Vec::new();
        for (row, col) in self.board.all() {
            for (down, right) in [(0, 1), (1, 0)] {
                let cells = (0..).map(|far| (row + far * down, col + far * right));
                let slot: Vec<_> = cells.take_while(|&at| !is_wall(at)).collect();
                if slot.len() > 1 && is_wall((row - down, col - right)) {
                    slots.push(slot);
                }
            }
        }
        slots
    }

    fn read(board: &Board, slot: &[At]) -> String {
        slot.iter().map(|&at| char::from(board.at(at))).collect()
    }

    /// The slots that are not full.
    fn open(&self) -> Vec<Vec<At>> {
        let mut slots = self.slots();
        slots.retain(|slot| Self::read(&self.board, slot).contains('.'));
        slots
    }

    /// Every word that can be filled in, with the puzzle after it.
    fn entries(&self) -> Vec<(String, Self)> {
        let mut entries = Vec::new();
        for slot in self.open() {
            let there = Self::read(&self.board, &slot);
            for word in &self.left {
                let mut both = there.chars().zip(word.chars());
                let fits = both.all(|(there, new)| there == '.' || there == new);
                if !fits || word.len() != slot.len() {
                    continue;
                }
                let mut board = self.board.clone();
                for (&at, letter) in slot.iter().zip(word.bytes()) {
                    board.put(at, letter);
                }
                let mut left = self.left.clone();
                let full = self
                    .open()
                    .into_iter()
                    .map(|slot| Self::read(&board, &slot));
                let are_words = full.filter(|word| !word.contains('.')).all(|word| {
                    let before = left.len();
                    left.retain(|other| *other != word);
                    left.len() < before
                });
                if are_words {
                    let ends = [slot[0], slot[slot.len() - 1]];
                    let name = format!("{}={word}", board.names(&ends).join("-"));
                    entries.push((name, Self { board, left }));
                }
            }
        }
        entries
    }
}

impl Told for Crossword {
    fn moves(&self) -> Vec<String> {
        self.entries().into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, word: &str) {
        let mut entries = self.entries().into_iter();
        let (_, after) = entries.find(|(other, _)| other == word).expect(word);
        *self = after;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::ALONE
    }

    fn ended(&self) -> Option<Ended> {
        match self.open().len() {
            0 => Some(Ended::Solved),
            open => self.entries().is_empty().then_some(Ended::Stuck(open)),
        }
    }

    fn beside(&self) -> String {
        format!("words: {}", self.left.join(" "))
    }
}
