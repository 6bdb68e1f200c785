//! Dameo. If a capture can be found twice, the list of moves is sorted.

use super::{Pair, Plain, after};

#[derive(Clone)]
pub(crate) struct Dameo {
    cells: [[u8; 8]; 8],
    turn: usize,
}

/// The start, the target and the captures of a move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Turn {
    from: Pair,
    to: Pair,
    taken: Vec<Pair>,
}

const STRAIGHT: [Pair; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

const DIAGONAL: [Pair; 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];

impl Dameo {
    pub(crate) const fn new() -> Self {
        let cells = [
            *b"bbbbbbbb",
            *b".bbbbbb.",
            *b"..bbbb..",
            *b"........",
            *b"........",
            *b"..wwww..",
            *b".wwwwww.",
            *b"wwwwwwww",
        ];
        Self { cells, turn: 0 }
    }

    fn at(&self, (row, col): Pair) -> Option<u8> {
        let is_on = (0..8).contains(&row) && (0..8).contains(&col);
        is_on.then(|| self.cells[row as usize][col as usize])
    }

    fn is_of(&self, player: usize, at: Pair) -> bool {
        self.at(at)
            .is_some_and(|piece| piece.to_ascii_lowercase() == b"wb"[player])
    }

    /// Adds the captures of a piece that came from `from` to `at` with some captures so far.
    fn take(&self, from: Pair, at: Pair, taken: &mut Vec<Pair>, moves: &mut Vec<Turn>) {
        let flies = self.cells[from.0 as usize][from.1 as usize].is_ascii_uppercase();
        let is_free = |to| to == from || self.at(to) == Some(b'.');
        for way in STRAIGHT {
            let mut over = after(at, way);
            while flies && is_free(over) {
                over = after(over, way);
            }
            if !self.is_of(1 - self.turn, over) || taken.contains(&over) {
                continue;
            }
            taken.push(over);
            let mut to = after(over, way);
            while is_free(to) {
                let mut sorted = taken.clone();
                sorted.sort_unstable();
                moves.push(Turn {
                    from,
                    to,
                    taken: sorted,
                });
                self.take(from, to, taken, moves);
                if !flies {
                    break;
                }
                to = after(to, way);
            }
            taken.pop();
        }
    }
}

impl Plain for Dameo {
    type Move = Turn;

    /// A player who cannot move has no moves to count.
    fn is_over(&self) -> bool {
        false
    }

    fn moves(&self) -> Vec<Turn> {
        let mut moves = Vec::new();
        let cells = (0..8).flat_map(|row| (0..8).map(move |col| (row, col)));
        let own: Vec<Pair> = cells.filter(|&at| self.is_of(self.turn, at)).collect();
        for &from in &own {
            self.take(from, from, &mut Vec::new(), &mut moves);
        }
        if let Some(most) = moves.iter().map(|turn| turn.taken.len()).max() {
            moves.retain(|turn| turn.taken.len() == most);
            moves.sort_unstable();
            moves.dedup();
            return moves;
        }
        let forward = if self.turn == 0 { -1 } else { 1 };
        for &from in &own {
            let mut go = |to| {
                let taken = Vec::new();
                moves.push(Turn { from, to, taken });
            };
            let king = self
                .at(from)
                .is_some_and(|piece| piece.is_ascii_uppercase());
            if king {
                for way in STRAIGHT.into_iter().chain(DIAGONAL) {
                    let mut to = after(from, way);
                    while self.at(to) == Some(b'.') {
                        go(to);
                        to = after(to, way);
                    }
                }
            } else {
                for right in -1..=1 {
                    let way = (forward, right);
                    let mut to = after(from, way);
                    while self.at(to) == Some(b"wb"[self.turn]) {
                        to = after(to, way);
                    }
                    if self.at(to) == Some(b'.') {
                        go(to);
                    }
                }
            }
        }
        moves
    }

    fn play(&mut self, Turn { from, to, taken }: Turn) {
        let piece = self.cells[from.0 as usize][from.1 as usize];
        for (row, col) in taken.into_iter().chain([from]) {
            self.cells[row as usize][col as usize] = b'.';
        }
        let has_come_through = to.0 == [0, 7][self.turn];
        self.cells[to.0 as usize][to.1 as usize] = if has_come_through {
            piece.to_ascii_uppercase()
        } else {
            piece
        };
        self.turn = 1 - self.turn;
    }
}
