//! Words in letters: Boggle, where a word goes from letter to letter, and word search, where it goes straight
//! on.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Letters {
    board: Board,
    left: Vec<String>,
    found: Vec<At>,
    is_straight: bool,
}

impl Letters {
    /// All words are there; `Q` is `QU`.
    pub(crate) fn boggle(picture: &str, words: &[&str]) -> Self {
        Self {
            board: Board::of(picture),
            left: words.iter().map(|&word| word.to_owned()).collect(),
            found: Vec::new(),
            is_straight: false,
        }
    }

    pub(crate) fn word_search(picture: &str, words: &[&str]) -> Self {
        Self {
            is_straight: true,
            ..Self::boggle(picture, words)
        }
    }

    /// Goes on from some letters, in every way that spells the word.
    fn spell(&self, word: &[u8], cells: &mut Vec<At>, ways: &mut Vec<Vec<At>>) {
        if cells.len() == word.len() {
            ways.push(cells.clone());
            return;
        }
        for at in self.board.all() {
            let follows = match cells[..] {
                [.., last] if last.0.abs_diff(at.0).max(last.1.abs_diff(at.1)) > 1 => false,
                [.., before, last] if self.is_straight => {
                    at.0 - last.0 == last.0 - before.0 && at.1 - last.1 == last.1 - before.1
                }
                _ => true,
            };
            let is_next = self.board.at(at) == word[cells.len()];
            if follows && is_next && !cells.contains(&at) {
                cells.push(at);
                self.spell(word, cells, ways);
                cells.pop();
            }
        }
    }

    /// Each way that spells a word that is left, as it is written, with the word.
    fn ways(&self) -> Vec<(String, String, Vec<At>)> {
        let mut all = Vec::new();
        for word in &self.left {
            let letters = if self.is_straight {
                word.clone()
            } else {
                word.replace("QU", "Q")
            };
            let mut ways = Vec::new();
            self.spell(letters.as_bytes(), &mut Vec::new(), &mut ways);
            all.extend(
                ways.into_iter()
                    .map(|cells| (self.written(&cells), word.clone(), cells)),
            );
        }
        all
    }

    /// All cells, rows counted from below; or the first and the last one, rows counted from above.
    fn written(&self, cells: &[At]) -> String {
        if !self.is_straight {
            return self.board.names(cells).join("-");
        }
        let from_above = |&(row, col): &At| self.board.name((self.board.rows - 1 - row, col));
        let ends = [&cells[0], &cells[cells.len() - 1]];
        ends.map(from_above).join("-")
    }
}

impl Told for Letters {
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

    /// In a word search what was found is small.
    fn cells(&self) -> String {
        let letter = |at: At| {
            let letter = char::from(self.board.at(at));
            if self.is_straight && self.found.contains(&at) {
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
