//! Havannah: what each stone is joined with, and the cells from which no way leads out.

use super::{
    board::{At, Board, HEX, OFF},
    told::{Ended, Mover, Told},
};

pub(crate) struct Havannah {
    board: Board,
    /// Rows and columns are counted from 0 to twice this.
    last: i32,
    plies: usize,
}

impl Havannah {
    pub(crate) fn start(side: usize) -> Self {
        Self {
            board: Board::hexagon(side),
            last: i32::try_from(side).unwrap() - 1,
            plies: 0,
        }
    }

    /// On which of the six sides a cell is: a corner is on two.
    fn sides(&self, (row, col): At) -> Vec<usize> {
        let last = self.last;
        let is_on = [
            row == 0,
            row == 2 * last,
            col == 0,
            col == 2 * last,
            col - row == last,
            row - col == last,
        ];
        (0..6).filter(|&side| is_on[side]).collect()
    }

    fn has_won(&self, stone: u8) -> bool {
        let is_own = |byte| byte == stone;
        let is_joined = self.board.with(stone).into_iter().any(|at| {
            let group = self.board.reached(at, &HEX, &is_own);
            let on_sides: Vec<_> = group.into_iter().map(|at| self.sides(at)).collect();
            let corners = on_sides.iter().filter(|sides| sides.len() == 2).count();
            let is_reached = |side: &usize| on_sides.contains(&vec![*side]);
            corners >= 2 || (0..6).filter(is_reached).count() >= 3
        });
        is_joined
            || self
                .board
                .all()
                .into_iter()
                .any(|at| self.is_in_a_ring(at, stone))
    }

    /// From a cell of another kind no way leads out; what is filled up has a stone with six around it.
    fn is_in_a_ring(&self, at: At, stone: u8) -> bool {
        if self.board.at(at) == stone {
            let around = HEX.map(|(down, right)| self.board.at((at.0 + down, at.1 + right)));
            return around == [stone; 6];
        }
        let others = |byte| byte != stone && byte != OFF;
        let reached = self.board.reached(at, &HEX, &others);
        reached.into_iter().all(|at| self.sides(at).is_empty())
    }
}

impl Told for Havannah {
    fn moves(&self) -> Vec<String> {
        let cells = self.board.with(b'.');
        let is_over = self.ended().is_some();
        self.board.names(if is_over { &[] } else { &cells })
    }

    fn play(&mut self, word: &str) {
        let at = self.board.cell(word);
        self.board.put(at, b"XO"[self.plies % 2]);
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let is_full = self.board.with(b'.').is_empty();
        let won = (0..2).find(|&player| self.has_won(b"XO"[player]));
        won.map(Ended::Won).or(is_full.then_some(Ended::Drawn))
    }
}
