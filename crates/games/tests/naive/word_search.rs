//! Word search: each word is spelt from each cell, in each direction.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct WordSearch {
    board: Board,
    left: Vec<String>,
    found: Vec<At>,
}

impl WordSearch {
    /// Checks that all words are there.
    pub(crate) fn start(picture: &str, words: &[&str]) -> Self {
        Self {
            board: Board::of(picture),
            left: words.iter().map(|&word| word.to_owned()).collect(),
            found: Vec::new(),
        }
    }

    /// The cells from one on in a direction, if they spell a word.
    fn spelt(&self, word: &str, at: At, (down, right): At) -> Option<Vec<At>> {
        let cells = (0..).map(|far| (at.0 + far * down, at.1 + far * right));
        let cells: Vec<At> = cells.take(word.len()).collect();
        let letters = cells.iter().map(|&at| self.board.at(at));
        letters.eq(word.bytes()).then_some(cells)
    }

    /// The lines that spell a word left to find, as written, with the word.
    fn ways(&self) -> Vec<(String, String, Vec<At>)> {
        let mut all = Vec::new();
        for word in &self.left {
            for at in self.board.all() {
                for down in -1..=1 {
                    for right in -1..=1 {
                        if (down, right) == (0, 0) {
                            continue;
                        }
                        if let Some(cells) = self.spelt(word, at, (down, right)) {
                            all.push((self.written(&cells), word.clone(), cells));
                        }
                    }
                }
            }
        }
        all
    }

    /// The first cell and the last one, with rows counted from the top.
    fn written(&self, cells: &[At]) -> String {
        let from_above = |&(row, col): &At| self.board.name((self.board.rows - 1 - row, col));
        let ends = [&cells[0], &cells[cells.len() - 1]];
        ends.map(from_above).join("-")
    }
}

impl Told for WordSearch {
    fn moves(&self) -> Vec<String> {
        self.ways()
            .into_iter()
            .map(|(written, ..)| written)
            .collect()
    }

    fn play(&mut self, word: &str) {
        let mut ways = self.ways().into_iter();
        let (_, found, cells) = ways.find(|(written, ..)| written == word).expect(word);
        self.left.retain(|left| *left != found);
        self.found.extend(cells);
    }

    /// Found letters are small.
    fn cells(&self) -> String {
        let letter = |at: At| {
            let letter = char::from(self.board.at(at));
            if self.found.contains(&at) {
                letter.to_ascii_lowercase()
            } else {
                letter
            }
        };
        self.board.all().into_iter().map(letter).collect()
    }

    fn mover(&self) -> Mover {
        Mover::ALONE
    }

    fn ended(&self) -> Option<Ended> {
        self.left.is_empty().then_some(Ended::Solved)
    }

    fn beside(&self) -> String {
        self.left.join(" ")
    }
}
