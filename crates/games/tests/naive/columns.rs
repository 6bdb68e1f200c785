//! Columns: three gems are put on top of a column.

use std::collections::BTreeSet;

use super::{
    board::{Board, LINES},
    gems::{chain, fall, in_rows_of_three},
    told::{Ended, Mover, Told},
};

pub(crate) struct Columns {
    board: Board,
    gems: u8,
    falls: Option<String>,
    score: u64,
}

impl Columns {
    pub(crate) fn start(rows: usize, cols: usize, gems: u8) -> Self {
        Self {
            board: Board::filled(rows, cols, b'.'),
            gems,
            falls: None,
            score: 0,
        }
    }

    /// The columns whose three upper cells are free.
    fn open(&self) -> Vec<i32> {
        let is_open = |&col: &i32| (0..3).all(|row| self.board.at((row, col)) == b'.');
        (0..self.board.cols).filter(is_open).collect()
    }
}

impl Told for Columns {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let gems = || (b'a'..).take(self.gems.into()).map(char::from);
        let Some(falls) = &self.falls else {
            let pairs = gems().flat_map(|a| gems().map(move |b| format!("{a}{b}")));
            let threes = pairs.flat_map(|pair| gems().map(move |c| format!("{pair}{c}")));
            return threes.collect();
        };
        let turned: BTreeSet<_> = (0..3)
            .map(|turn| format!("{}{}", &falls[turn..], &falls[..turn]))
            .collect();
        let drops = self.open().into_iter().flat_map(|col| {
            let top = self.board.name((0, col));
            turned.iter().map(move |gems| format!("{top}={gems}"))
        });
        drops.collect()
    }

    fn play(&mut self, word: &str) {
        let Some((top, gems)) = word.split_once('=') else {
            self.falls = Some(word.to_owned());
            return;
        };
        let (_, col) = self.board.cell(top);
        for (row, gem) in (0..).zip(gems.bytes()) {
            self.board.put((row, col), gem);
        }
        fall(&mut self.board);
        self.score += chain(&mut self.board, |board| in_rows_of_three(board, &LINES));
        self.falls = None;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        match self.falls {
            None => Mover::Chance,
            Some(_) => Mover::ALONE,
        }
    }

    fn ended(&self) -> Option<Ended> {
        self.open().is_empty().then_some(Ended::Score(self.score))
    }

    fn beside(&self) -> String {
        let score = format!("score: {}", self.score);
        let falls = self.falls.as_ref();
        falls.map_or(score.clone(), |gems| format!("falling: {gems}, {score}"))
    }
}
