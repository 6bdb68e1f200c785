//! Falling and disappearing gems in a well.

use super::{
    board::{At, Board},
    told::Mover,
};

/// A well, the falling gems, and the score.
#[derive(Clone)]
pub(crate) struct Well {
    pub(crate) board: Board,
    /// The new gems, from the top.
    pub(crate) falls: Option<String>,
    pub(crate) score: u64,
}

impl Well {
    pub(crate) fn empty(rows: usize, cols: usize) -> Self {
        Self {
            board: Board::filled(rows, cols, b'.'),
            falls: None,
            score: 0,
        }
    }

    /// Removes matches step by step until there are none. A gem scores a point, two in the second step, and so on.
    pub(crate) fn chain(&mut self, goes: impl Fn(&Board) -> Vec<At>) {
        for step in 1.. {
            let gone = goes(&self.board);
            if gone.is_empty() {
                break;
            }
            self.score += step * gone.len() as u64;
            for at in gone {
                self.board.put(at, b'.');
            }
            fall(&mut self.board);
        }
    }

    pub(crate) fn mover(&self) -> Mover {
        match self.falls {
            None => Mover::Chance,
            Some(_) => Mover::ALONE,
        }
    }

    pub(crate) fn beside(&self) -> String {
        let score = format!("score: {}", self.score);
        let falls = self.falls.as_ref();
        falls.map_or(score.clone(), |falls| format!("falling: {falls}, {score}"))
    }
}

/// Lets everything fall, cell by cell.
pub(crate) fn fall(board: &mut Board) {
    loop {
        let before = board.clone();
        for (row, col) in before.all() {
            let gem = board.at((row, col));
            if gem != b'.' && board.at((row + 1, col)) == b'.' {
                board.put((row, col), b'.');
                board.put((row + 1, col), gem);
            }
        }
        if *board == before {
            break;
        }
    }
}

/// The gems in lines of three or more along any of these steps.
pub(crate) fn in_rows_of_three(board: &Board, steps: &[At]) -> Vec<At> {
    let mut gems = board.all();
    gems.retain(|&(row, col)| {
        let gem = board.at((row, col));
        let is_in_one = |&(down, right): &At| {
            let run = |down, right| board.ray((row, col), (down, right), &|byte| byte == gem);
            run(down, right) + run(-down, -right) > 3
        };
        gem != b'.' && steps.iter().any(is_in_one)
    });
    gems
}
