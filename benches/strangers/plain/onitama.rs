//! Onitama with the cards that `Onitama::default` deals.

use super::{Pair, Plain, after};

/// The ox and the boar, the horse and the elephant, the crab.
const CARDS: [&[Pair]; 5] = [
    &[(-1, 0), (0, 1), (1, 0)],
    &[(-1, 0), (0, -1), (0, 1)],
    &[(-1, 0), (0, -1), (1, 0)],
    &[(-1, -1), (-1, 1), (0, -1), (0, 1)],
    &[(-1, 0), (0, -2), (0, 2)],
];

#[derive(Clone)]
pub(crate) struct Onitama {
    cells: [[u8; 5]; 5],
    /// The holder of each card: player 0 or 1, or 2 for nobody.
    holders: [usize; 5],
    turn: usize,
}

impl Onitama {
    pub(crate) const fn new() -> Self {
        Self {
            cells: [*b"ssmss", *b".....", *b".....", *b".....", *b"SSMSS"],
            holders: [0, 0, 1, 1, 2],
            turn: 0,
        }
    }

    const fn is_own(&self, piece: u8) -> bool {
        match self.turn {
            0 => piece.is_ascii_uppercase(),
            _ => piece.is_ascii_lowercase(),
        }
    }

    fn at(&mut self, (row, col): Pair) -> &mut u8 {
        &mut self.cells[row as usize][col as usize]
    }
}

impl Plain for Onitama {
    type Move = (usize, Option<(Pair, Pair)>);

    fn is_over(&self) -> bool {
        let has = |master| self.cells.iter().any(|row| row.contains(&master));
        self.cells[0][2] == b'M' || self.cells[4][2] == b'm' || !has(b'M') || !has(b'm')
    }

    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let forward = if self.turn == 0 { 1 } else { -1 };
        let hand = (0..5).filter(|&card| self.holders[card] == self.turn);
        for card in hand.clone() {
            for (row, cells) in (0..).zip(&self.cells) {
                for (col, &piece) in (0..).zip(cells) {
                    if !self.is_own(piece) {
                        continue;
                    }
                    for &(down, right) in CARDS[card] {
                        let to = after((row, col), (forward * down, forward * right));
                        if (0..5).contains(&to.0)
                            && (0..5).contains(&to.1)
                            && !self.is_own(self.cells[to.0 as usize][to.1 as usize])
                        {
                            moves.push((card, Some(((row, col), to))));
                        }
                    }
                }
            }
        }
        if moves.is_empty() {
            moves.extend(hand.map(|card| (card, None)));
        }
        moves
    }

    fn play(&mut self, (card, piece): Self::Move) {
        if let Some((from, to)) = piece {
            *self.at(to) = std::mem::replace(self.at(from), b'.');
        }
        for holder in &mut self.holders {
            if *holder == 2 {
                *holder = self.turn;
            }
        }
        self.holders[card] = 2;
        self.turn = 1 - self.turn;
    }
}
