//! Match-3: each swap is tried.

use super::{
    board::{At, Board},
    gems::{fall, in_rows_of_three},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct MatchThree {
    board: Board,
    gems: u8,
    swaps: u32,
    score: u64,
}

const STEPS: [At; 2] = [(0, 1), (1, 0)];

impl MatchThree {
    pub(crate) fn start(picture: &str, gems: u8, swaps: u32) -> Self {
        Self {
            board: Board::of(picture),
            gems,
            swaps,
            score: 0,
        }
    }

    fn clear(&mut self) {
        let gone = in_rows_of_three(&self.board, &STEPS);
        self.score += gone.len() as u64;
        for at in gone {
            self.board.put(at, b'.');
        }
        fall(&mut self.board);
    }

    /// The lowest free cell of the first column that has any.
    fn free(&self) -> Option<At> {
        let free = self.board.with(b'.').into_iter();
        free.min_by_key(|&(row, col)| (col, -row))
    }

    /// Every move with the board after it, before anything disappears.
    fn tries(&self) -> Vec<(String, Board)> {
        let mut tries = Vec::new();
        if let Some(at) = self.free() {
            for gem in (b'a'..).take(self.gems.into()) {
                let mut after = self.board.clone();
                after.put(at, gem);
                tries.push((format!("{}={}", after.name(at), char::from(gem)), after));
            }
            return tries;
        }
        for (row, col) in self.board.all() {
            for (down, right) in STEPS {
                let (from, to) = ((row, col), (row + down, col + right));
                if to.0 == self.board.rows || to.1 == self.board.cols || self.swaps == 0 {
                    continue;
                }
                let mut after = self.board.clone();
                after.put(from, self.board.at(to));
                after.put(to, self.board.at(from));
                if !in_rows_of_three(&after, &STEPS).is_empty() {
                    tries.push((format!("{}-{}", after.name(from), after.name(to)), after));
                }
            }
        }
        tries
    }
}

impl Told for MatchThree {
    fn moves(&self) -> Vec<String> {
        self.tries().into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, word: &str) {
        let is_swap = self.free().is_none();
        let mut tries = self.tries().into_iter();
        let (_, board) = tries.find(|(other, _)| other == word).expect(word);
        self.board = board;
        self.swaps -= u32::from(is_swap);
        // New gems can match once no cell is free.
        if self.free().is_none() {
            self.clear();
        }
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        match self.free() {
            Some(_) => Mover::Chance,
            None => Mover::ALONE,
        }
    }

    fn ended(&self) -> Option<Ended> {
        self.tries().is_empty().then_some(Ended::Score(self.score))
    }

    fn beside(&self) -> String {
        format!("score: {}, swaps left: {}", self.score, self.swaps)
    }
}
