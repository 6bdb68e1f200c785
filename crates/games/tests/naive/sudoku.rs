//! Sudoku: each digit is tried.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Sudoku {
    board: Board,
    highest: u8,
    /// Cells whose digits must differ.
    units: Vec<Vec<At>>,
}

impl Sudoku {
    /// In boxes of this size.
    pub(crate) fn start(picture: &str, rows: usize, cols: usize) -> Self {
        let [rows, cols] = [rows, cols].map(|len| i32::try_from(len).unwrap());
        let board = Board::of(picture);
        let cells = board.all();
        let unit = |is_in: &dyn Fn(At) -> bool| -> Vec<At> {
            cells.iter().copied().filter(|&at| is_in(at)).collect()
        };
        let mut units = Vec::new();
        for index in 0..board.rows {
            units.push(unit(&|(row, _)| row == index));
            units.push(unit(&|(_, col)| col == index));
            // The number of boxes side by side is the number of rows of a box.
            units.push(unit(&|(row, col)| row / rows * rows + col / cols == index));
        }
        let highest = u8::try_from(board.rows).unwrap();
        Self {
            board,
            highest,
            units,
        }
    }

    fn fits(&self, at: At, digit: u8) -> bool {
        let mut units = self.units.iter().filter(|unit| unit.contains(&at));
        units.all(|unit| unit.iter().all(|&other| self.board.at(other) != digit))
    }
}

impl Told for Sudoku {
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for at in self.board.with(b'.') {
            let digits = (b'1'..b'1' + self.highest).filter(|&digit| self.fits(at, digit));
            moves.extend(digits.map(|digit| format!("{}={}", self.board.name(at), digit - b'0')));
        }
        moves
    }

    fn play(&mut self, word: &str) {
        let (cell, digit) = word.split_once('=').expect("a cell and a digit");
        self.board.put(self.board.cell(cell), digit.as_bytes()[0]);
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::ALONE
    }

    fn ended(&self) -> Option<Ended> {
        let left = self.board.with(b'.').len();
        match left {
            0 => Some(Ended::Solved),
            _ => self.moves().is_empty().then_some(Ended::Stuck(left)),
        }
    }
}
