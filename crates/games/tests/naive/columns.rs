//! Columns: three gems are put on top of a column.

use std::collections::BTreeSet;

use super::{
    board::LINES,
    gems::{Well, fall, in_rows_of_three},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Columns {
    well: Well,
    gems: u8,
}

impl Columns {
    pub(crate) fn start(rows: usize, cols: usize, gems: u8) -> Self {
        Self {
            well: Well::empty(rows, cols),
            gems,
        }
    }

    /// The columns whose three upper cells are free.
    fn open(&self) -> Vec<i32> {
        let is_open = |&col: &i32| (0..3).all(|row| self.well.board.at((row, col)) == b'.');
        (0..self.well.board.cols).filter(is_open).collect()
    }
}

impl Told for Columns {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let gems = || (b'a'..).take(self.gems.into()).map(char::from);
        let Some(falls) = &self.well.falls else {
            let pairs = gems().flat_map(|a| gems().map(move |b| format!("{a}{b}")));
            let threes = pairs.flat_map(|pair| gems().map(move |c| format!("{pair}{c}")));
            return threes.collect();
        };
        let turned: BTreeSet<_> = (0..3)
            .map(|turn| format!("{}{}", &falls[turn..], &falls[..turn]))
            .collect();
        let drops = self.open().into_iter().flat_map(|col| {
            let top = self.well.board.name((0, col));
            turned.iter().map(move |gems| format!("{top}={gems}"))
        });
        drops.collect()
    }

    fn play(&mut self, word: &str) {
        let Some((top, gems)) = word.split_once('=') else {
            self.well.falls = Some(word.to_owned());
            return;
        };
        let (_, col) = self.well.board.cell(top);
        for (row, gem) in (0..).zip(gems.bytes()) {
            self.well.board.put((row, col), gem);
        }
        fall(&mut self.well.board);
        self.well.chain(|board| in_rows_of_three(board, &LINES));
        self.well.falls = None;
    }

    fn cells(&self) -> String {
        self.well.board.text()
    }

    fn mover(&self) -> Mover {
        self.well.mover()
    }

    fn ended(&self) -> Option<Ended> {
        self.open()
            .is_empty()
            .then_some(Ended::Score(self.well.score))
    }

    fn beside(&self) -> String {
        self.well.beside()
    }
}
