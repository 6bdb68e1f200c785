//! Minesweeper: an opening spreads until nothing changes.

use super::{
    board::{At, Board},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Minesweeper {
    /// The visible picture.
    board: Board,
    mines: Vec<At>,
    /// The number of mines needed.
    count: usize,
    first: Option<At>,
}

impl Minesweeper {
    pub(crate) fn start(rows: usize, cols: usize, count: usize) -> Self {
        Self {
            board: Board::filled(rows, cols, b'.'),
            mines: Vec::new(),
            count,
            first: None,
        }
    }

    /// The cells where a mine may be laid.
    fn places(&self) -> Vec<At> {
        let mut places = self.board.all();
        places.retain(|at| self.first != Some(*at) && !self.mines.contains(at));
        places
    }

    fn mines_around(&self, at: At) -> usize {
        self.mines.iter().filter(|&&mine| is_near(mine, at)).count()
    }

    fn open(&mut self, at: At) {
        if self.mines.contains(&at) {
            return self.board.put(at, b'*');
        }
        self.show(at);
        loop {
            let zeros = self.board.with(b'0');
            let mut closed = self.board.with(b'.').into_iter();
            let Some(next) = closed.find(|&at| zeros.iter().any(|&zero| is_near(zero, at))) else {
                break;
            };
            self.show(next);
        }
    }

    fn show(&mut self, at: At) {
        self.board.put(at, b"012345678"[self.mines_around(at)]);
    }
}

fn is_near(one: At, other: At) -> bool {
    one.0.abs_diff(other.0) <= 1 && one.1.abs_diff(other.1) <= 1
}

impl Told for Minesweeper {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        if self.mover() != Mover::Chance {
            return self.board.names(&self.board.with(b'.'));
        }
        let mines = 1..=self.places().len();
        mines
            .map(|number| match number {
                1 => "mine".to_owned(),
                _ => format!("mine#{number}"),
            })
            .collect()
    }

    fn play(&mut self, word: &str) {
        if self.mover() == Mover::Chance {
            let number = word.strip_prefix("mine#").unwrap_or("1");
            let number: usize = number.parse().expect("a number");
            self.mines.push(self.places()[number - 1]);
        } else if self.first.is_none() {
            self.first = Some(self.board.cell(word));
        } else {
            return self.open(self.board.cell(word));
        }
        // The first cell opens when all mines are laid.
        if self.mines.len() == self.count {
            self.open(self.first.expect("a cell"));
        }
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        if self.first.is_some() && self.mines.len() < self.count {
            Mover::Chance
        } else {
            Mover::ALONE
        }
    }

    fn ended(&self) -> Option<Ended> {
        let lost = !self.board.with(b'*').is_empty();
        let solved = self.board.with(b'.').len() == self.count;
        lost.then_some(Ended::Lost)
            .or(solved.then_some(Ended::Solved))
    }
}
