//! Tumbleweed with four cells per side.

use super::{HEX, Pair, Plain, after};

/// The owner of a stack, 0, 1 or nobody, and its height.
type Stack = (u8, u8);

#[derive(Clone)]
pub(crate) struct Tumbleweed {
    stacks: [[Stack; 7]; 7],
    turn: u8,
    passes: u8,
}

impl Tumbleweed {
    pub(crate) const fn new() -> Self {
        let mut stacks = [[(2, 0); 7]; 7];
        stacks[3][3] = (2, 2);
        stacks[0][3] = (0, 1);
        stacks[5][4] = (1, 1);
        Self {
            stacks,
            turn: 0,
            passes: 0,
        }
    }

    fn stack(&self, (row, col): Pair) -> Option<Stack> {
        let is_on = (0..7).contains(&row) && (0..7).contains(&col) && (row - col).abs() < 4;
        is_on.then(|| self.stacks[row as usize][col as usize])
    }

    /// The number of stacks of the player to move that see a cell.
    fn seen(&self, from: Pair) -> u8 {
        let mut seen = 0;
        for step in HEX {
            let mut at = after(from, step);
            while let Some((owner, height)) = self.stack(at) {
                if height > 0 {
                    seen += u8::from(owner == self.turn);
                    break;
                }
                at = after(at, step);
            }
        }
        seen
    }
}

impl Plain for Tumbleweed {
    type Move = Option<Pair>;

    fn is_over(&self) -> bool {
        self.passes == 2
    }

    fn moves(&self) -> Vec<Option<Pair>> {
        let mut moves = vec![None];
        for row in 0..7 {
            for col in 0..7 {
                if let Some((_, height)) = self.stack((row, col))
                    && self.seen((row, col)) > height
                {
                    moves.push(Some((row, col)));
                }
            }
        }
        moves
    }

    fn play(&mut self, m: Option<Pair>) {
        if let Some((row, col)) = m {
            let stack = (self.turn, self.seen((row, col)));
            self.stacks[row as usize][col as usize] = stack;
            self.passes = 0;
        } else {
            self.passes += 1;
        }
        self.turn = 1 - self.turn;
    }
}
