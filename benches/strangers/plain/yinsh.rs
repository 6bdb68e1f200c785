//! YINSH on 11 rows and columns, of which 85 cells are points.

use super::{HEX, Pair, Plain, after};

const OFF: u8 = b' ';

const CORNERS: [Pair; 6] = [(0, 0), (0, 5), (5, 0), (5, 10), (10, 5), (10, 10)];

#[derive(Clone)]
pub(crate) struct Yinsh {
    points: [[u8; 11]; 11],
    in_hand: [u8; 2],
    taken_off: [u8; 2],
    turn: usize,
    mover: usize,
    owes: bool,
}

#[derive(Clone, Copy)]
pub(crate) enum Turn {
    Place(Pair),
    Ring(Pair, Pair),
    /// The first of five markers in a row, and the direction of the row.
    Row(Pair, Pair),
    TakeOff(Pair),
}

impl Yinsh {
    pub(crate) fn new() -> Self {
        let mut points = [[OFF; 11]; 11];
        for (row, cells) in (0_i32..).zip(&mut points) {
            for (col, point) in (0..).zip(cells) {
                if (row - col).abs() < 6 && !CORNERS.contains(&(row, col)) {
                    *point = b'.';
                }
            }
        }
        Self {
            points,
            in_hand: [5; 2],
            taken_off: [0; 2],
            turn: 0,
            mover: 1,
            owes: false,
        }
    }

    fn at(&self, (row, col): Pair) -> u8 {
        if (0..11).contains(&row) && (0..11).contains(&col) {
            self.points[row as usize][col as usize]
        } else {
            OFF
        }
    }

    const fn put(&mut self, (row, col): Pair, piece: u8) {
        self.points[row as usize][col as usize] = piece;
    }

    fn all(&self, piece: u8) -> impl Iterator<Item = Pair> {
        let points = (0..11).flat_map(|row| (0..11).map(move |col| (row, col)));
        points.filter(move |&at| self.at(at) == piece)
    }

    /// The rows of five that a player can remove: the first marker and the direction of each.
    fn rows(&self, player: usize) -> impl Iterator<Item = (Pair, Pair)> {
        let marker = b"xo"[player];
        let starts = self.all(marker);
        let ways = starts.flat_map(|at| HEX[..3].iter().map(move |&way| (at, way)));
        ways.filter(move |&(mut at, way)| {
            (1..5).all(|_| {
                at = after(at, way);
                self.at(at) == marker
            })
        })
    }

    fn settle(&mut self) {
        let [mover, other] = [self.mover, 1 - self.mover];
        self.turn = if self.rows(mover).next().is_some() {
            mover
        } else {
            other
        };
    }
}

impl Plain for Yinsh {
    type Move = Turn;

    fn is_over(&self) -> bool {
        let is_marker = |point: &&u8| matches!(point, b'x' | b'o');
        let markers = self.points.iter().flatten().filter(is_marker).count();
        self.taken_off.contains(&3)
            || markers == 51 && !self.owes && self.rows(self.turn).next().is_none()
            || self.moves().is_empty()
    }

    fn moves(&self) -> Vec<Turn> {
        let ring = b"XO"[self.turn];
        if self.owes {
            return self.all(ring).map(Turn::TakeOff).collect();
        }
        if self.in_hand[self.turn] > 0 {
            return self.all(b'.').map(Turn::Place).collect();
        }
        let rows = self.rows(self.turn);
        let mut moves: Vec<_> = rows.map(|(at, way)| Turn::Row(at, way)).collect();
        if !moves.is_empty() {
            return moves;
        }
        for from in self.all(ring) {
            for way in HEX {
                let (mut to, mut has_passed) = (after(from, way), false);
                loop {
                    match self.at(to) {
                        b'.' => moves.push(Turn::Ring(from, to)),
                        b'x' | b'o' => has_passed = true,
                        _ => break,
                    }
                    if has_passed && self.at(to) == b'.' {
                        break;
                    }
                    to = after(to, way);
                }
            }
        }
        moves
    }

    fn play(&mut self, m: Turn) {
        let turn = self.turn;
        match m {
            Turn::Place(at) => {
                self.in_hand[turn] -= 1;
                self.put(at, b"XO"[turn]);
                self.mover = turn;
                self.turn = 1 - turn;
            }
            Turn::Ring(from, to) => {
                let way = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                self.put(from, b"xo"[turn]);
                self.put(to, b"XO"[turn]);
                let mut at = after(from, way);
                while at != to {
                    match self.at(at) {
                        b'x' => self.put(at, b'o'),
                        b'o' => self.put(at, b'x'),
                        _ => {}
                    }
                    at = after(at, way);
                }
                self.mover = turn;
                self.settle();
            }
            Turn::Row(mut at, way) => {
                for _ in 0..5 {
                    self.put(at, b'.');
                    at = after(at, way);
                }
                self.owes = true;
            }
            Turn::TakeOff(at) => {
                self.put(at, b'.');
                self.owes = false;
                self.taken_off[turn] += 1;
                self.settle();
            }
        }
    }
}
