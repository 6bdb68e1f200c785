//! YINSH: points as bytes, capitals for rings and small letters for markers.

use super::{
    board::{At, Board, HEX, OFF},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Yinsh {
    points: Board,
    /// The number of rings placed.
    placed: usize,
    taken_off: [usize; 2],
    turn: usize,
    mover: usize,
    owes: bool,
}

const RINGS: [u8; 2] = [b'X', b'O'];
const MARKERS: [u8; 2] = [b'x', b'o'];
/// The directions in which rows are written.
const LINES: [At; 3] = [(-1, 0), (0, 1), (1, 1)];

impl Yinsh {
    pub(crate) fn start() -> Self {
        let mut points = Board::hexagon(6);
        for corner in [(0, 0), (0, 5), (5, 0), (5, 10), (10, 5), (10, 10)] {
            points.put(corner, OFF);
        }
        Self {
            points,
            placed: 0,
            taken_off: [0; 2],
            turn: 0,
            mover: 1,
            owes: false,
        }
    }

    /// The rows of five that a player can remove.
    fn rows_of(&self, player: usize) -> Vec<Vec<At>> {
        let mut rows = Vec::new();
        for (row, col) in self.points.all() {
            for (down, right) in LINES {
                let five = (0..5).map(|n| (row + n * down, col + n * right));
                let five: Vec<At> = five.collect();
                if five.iter().all(|&at| self.points.at(at) == MARKERS[player]) {
                    rows.push(five);
                }
            }
        }
        rows
    }

    fn settle(&mut self) {
        let sides = [self.mover, 1 - self.mover];
        let owner = sides
            .into_iter()
            .find(|&side| !self.rows_of(side).is_empty());
        self.turn = owner.unwrap_or(1 - self.mover);
    }

    fn rings(&self) -> Vec<At> {
        self.points.with(RINGS[self.turn])
    }

    fn all(&self) -> Vec<(String, Self)> {
        let (mut found, name) = (Vec::new(), |at| self.points.name(at));
        let rows = self.rows_of(self.turn);
        if self.taken_off.contains(&3) {
        } else if self.owes {
            for at in self.rings() {
                let mut next = self.clone();
                next.points.put(at, b'.');
                next.owes = false;
                next.taken_off[self.turn] += 1;
                next.settle();
                found.push((name(at), next));
            }
        } else if self.placed < 10 {
            for at in self.points.with(b'.') {
                let mut next = self.clone();
                next.points.put(at, RINGS[self.turn]);
                next.placed += 1;
                next.mover = self.turn;
                next.turn = 1 - self.turn;
                found.push((name(at), next));
            }
        } else if !rows.is_empty() {
            for row in rows {
                let mut next = self.clone();
                for &at in &row {
                    next.points.put(at, b'.');
                }
                next.owes = true;
                found.push((self.points.names(&row).join("-"), next));
            }
        } else if self.points.with(b'x').len() + self.points.with(b'o').len() < 51 {
            for from in self.rings() {
                for way in HEX {
                    self.go(from, way, &mut found);
                }
            }
        }
        found
    }

    /// A ring moves step by step, and turns the markers.
    fn go(&self, from: At, (down, right): At, found: &mut Vec<(String, Self)>) {
        let (mut at, mut next, mut jumps) = (from, self.clone(), false);
        next.points.put(from, MARKERS[self.turn]);
        next.mover = self.turn;
        loop {
            at = (at.0 + down, at.1 + right);
            match self.points.at(at) {
                b'x' => next.points.put(at, b'o'),
                b'o' => next.points.put(at, b'x'),
                b'.' => {
                    let mut there = next.clone();
                    there.points.put(at, RINGS[self.turn]);
                    there.settle();
                    let names = self.points.names(&[from, at]);
                    found.push((names.join("-"), there));
                    if jumps {
                        return;
                    }
                    continue;
                }
                _ => return,
            }
            jumps = true;
        }
    }
}

impl Told for Yinsh {
    fn moves(&self) -> Vec<String> {
        self.all().into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, played: &str) {
        let mut all = self.all().into_iter();
        *self = all.find(|(word, _)| word == played).expect("a move").1;
    }

    fn cells(&self) -> String {
        self.points.text()
    }

    fn mover(&self) -> Mover {
        Mover::Player(self.turn)
    }

    fn ended(&self) -> Option<Ended> {
        let [first, second] = self.taken_off;
        self.all().is_empty().then_some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Ended::Won(0),
            std::cmp::Ordering::Less => Ended::Won(1),
            std::cmp::Ordering::Equal => Ended::Drawn,
        })
    }

    fn beside(&self) -> String {
        let in_hand = [(10 - self.placed) / 2, (10 - self.placed).div_ceil(2)];
        let [first, second] = self.taken_off;
        let taken_off = format!("rings removed: White {first}, Black {second}");
        match in_hand {
            [0, 0] => taken_off,
            [first, second] => format!("rings in hand: White {first}, Black {second}, {taken_off}"),
        }
    }
}
