//! Sliding blocks: a block is lifted and put down one cell further, repeatedly.

use super::{
    board::{At, Board, ORTHOGONAL},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct SlidingBlocks {
    board: Board,
    block: u8,
    goal: At,
    lengthwise: bool,
}

impl SlidingBlocks {
    pub(crate) fn rush_hour(picture: &str, block: u8, goal: At) -> Self {
        Self {
            board: Board::of(picture),
            block,
            goal,
            lengthwise: true,
        }
    }

    pub(crate) fn klotski(picture: &str, block: u8, goal: At) -> Self {
        Self {
            lengthwise: false,
            ..Self::rush_hour(picture, block, goal)
        }
    }

    /// The board with a block one cell further, if the cells are free.
    fn pushed(board: &Board, block: u8, (down, right): At) -> Option<Board> {
        let cells = board.with(block);
        let mut after = board.clone();
        for &at in &cells {
            after.put(at, b'.');
        }
        for (row, col) in cells {
            let to = (row + down, col + right);
            if after.at(to) != b'.' {
                return None;
            }
            after.put(to, block);
        }
        Some(after)
    }

    /// Each move with the board after it.
    fn slides(&self) -> Vec<(String, Board)> {
        let mut slides = Vec::new();
        let mut blocks = self.board.text().into_bytes();
        blocks.sort_unstable();
        blocks.dedup();
        for block in blocks.into_iter().filter(u8::is_ascii_alphabetic) {
            let cells = self.board.with(block);
            let (from, last) = (cells[0], cells[cells.len() - 1]);
            for way in ORTHOGONAL {
                let is_long = if way.0 == 0 {
                    last.1 > from.1
                } else {
                    last.0 > from.0
                };
                let mut board = self.board.clone();
                while let Some(after) = Self::pushed(&board, block, way) {
                    if self.lengthwise && !is_long {
                        break;
                    }
                    let to = after.with(block)[0];
                    let word = format!("{}-{}", board.name(from), board.name(to));
                    slides.push((word, after.clone()));
                    board = after;
                }
            }
        }
        slides
    }

    fn is_solved(&self) -> bool {
        self.board.with(self.block).first() == Some(&self.goal)
    }
}

impl Told for SlidingBlocks {
    fn moves(&self) -> Vec<String> {
        if self.is_solved() {
            return Vec::new();
        }
        self.slides().into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, word: &str) {
        let mut slides = self.slides().into_iter();
        let (_, board) = slides.find(|(other, _)| other == word).expect(word);
        self.board = board;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::ALONE
    }

    fn ended(&self) -> Option<Ended> {
        let is_stuck = self.slides().is_empty();
        let solved = self.is_solved().then_some(Ended::Solved);
        solved.or(is_stuck.then_some(Ended::Stuck(1)))
    }
}
