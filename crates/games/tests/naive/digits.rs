//! Sudoku and Kakuro: each digit is tried, and for a sum every way to fill the rest.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Digits {
    board: Board,
    highest: u8,
    /// Cells whose digits differ, and what they come to.
    units: Vec<(Vec<At>, Option<u8>)>,
}

impl Digits {
    /// In boxes of this size.
    pub(crate) fn sudoku(picture: &str, rows: usize, cols: usize) -> Self {
        let [rows, cols] = [rows, cols].map(|len| i32::try_from(len).unwrap());
        let board = Board::of(picture);
        let cells = board.all();
        let unit = |is_in: &dyn Fn(At) -> bool| {
            let cells: Vec<_> = cells.iter().copied().filter(|&at| is_in(at)).collect();
            (cells, None)
        };
        let mut units = Vec::new();
        for index in 0..board.rows {
            units.push(unit(&|(row, _)| row == index));
            units.push(unit(&|(_, col)| col == index));
            // As many boxes lie side by side as a box has rows.
            units.push(unit(&|(row, col)| row / rows * rows + col / cols == index));
        }
        let highest = u8::try_from(board.rows).unwrap();
        Self {
            board,
            highest,
            units,
        }
    }

    /// `#` is no cell; each entry by its first cell, whether it goes down, its length and its sum.
    pub(crate) fn kakuro(picture: &str, entries: &[(At, bool, i32, u8)]) -> Self {
        let unit = |&((row, col), is_down, len, sum): &(At, bool, i32, u8)| {
            let cell = |index| {
                if is_down {
                    (row + index, col)
                } else {
                    (row, col + index)
                }
            };
            ((0..len).map(cell).collect(), Some(sum))
        };
        Self {
            board: Board::of(picture),
            highest: 9,
            units: entries.iter().map(unit).collect(),
        }
    }

    fn fits(&self, at: At, digit: u8) -> bool {
        self.units.iter().all(|(cells, sum)| {
            if !cells.contains(&at) {
                return true;
            }
            let mut digits: Vec<u8> = cells.iter().map(|&at| self.board.at(at)).collect();
            digits.retain(u8::is_ascii_digit);
            let is_new = !digits.contains(&digit);
            digits.push(digit);
            is_new && sum.is_none_or(|sum| self.can_reach(&digits, cells.len(), sum))
        })
    }

    /// Whether these digits and others, in rising order behind them, make the sum.
    fn can_reach(&self, digits: &[u8], cells: usize, sum: u8) -> bool {
        fn tried(lacks: &[u8], cells: usize, sum: i32) -> bool {
            if cells == 0 {
                return sum == 0;
            }
            (0..lacks.len()).any(|index| {
                let rest = sum - i32::from(lacks[index] - b'0');
                tried(&lacks[index + 1..], cells - 1, rest)
            })
        }
        let all = b'1'..b'1' + self.highest;
        let lacks: Vec<_> = all.filter(|digit| !digits.contains(digit)).collect();
        let placed: i32 = digits.iter().map(|digit| i32::from(digit - b'0')).sum();
        tried(&lacks, cells - digits.len(), i32::from(sum) - placed)
    }
}

impl Told for Digits {
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
