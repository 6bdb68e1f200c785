//! [`Turn`]: a stone that is placed, or a stack that is spread.

use collinear::{
    Coord, Direction, Rect,
    rules::{MoveCells, Position},
};

use super::stone::{Kind, Tower};

/// The most stones in a hand.
pub(super) const MOST: usize = 6;

/// The stones and capstones that each player has left to place.
pub type Hands = [[u8; 2]; 2];

/// The stacks, and the stones left to place.
pub type State = Position<Tower, Rect, Hands>;

/// A stone is placed, or a stack is spread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Places a new stone.
    Place {
        /// The kind of the stone.
        kind: Kind,
        /// The square of the stone.
        at: Coord,
    },
    /// Spreads the top of a stack.
    Spread {
        /// The square of the stack.
        from: Coord,
        /// The direction of the spread.
        heading: Direction,
        /// The number of stones left on each square, and zeros after the last one.
        drops: [u8; MOST],
    },
}

impl MoveCells<State> for Turn {
    fn cells(&self, state: &State) -> impl Iterator<Item = Coord> {
        let (at, to) = match *self {
            Self::Place { at, .. } => (at, None),
            Self::Spread {
                from,
                heading,
                drops,
            } => (
                from,
                state.grid().bounds().step_by(from, heading, reach(drops).0),
            ),
        };
        [at].into_iter().chain(to)
    }

    fn label(&self, _: &State) -> Option<String> {
        match *self {
            Self::Place {
                kind: Kind::Flat, ..
            } => None,
            Self::Place {
                kind: Kind::Wall, ..
            } => Some("wall".to_owned()),
            Self::Place {
                kind: Kind::Capstone,
                ..
            } => Some("capstone".to_owned()),
            Self::Spread { drops, .. } => Some(digits(drops)),
        }
    }
}

/// The number of squares that the hand reaches, and the number of stones in it.
pub(super) fn reach(drops: [u8; MOST]) -> (usize, usize) {
    let stones = drops.into_iter().map(usize::from).sum();
    (drops.into_iter().filter(|&count| count > 0).count(), stones)
}

/// The number of stones left on each square. The hand moves on after each stone in the set `cuts`.
pub(super) fn drops(count: usize, cuts: u8) -> [u8; MOST] {
    let (mut drops, mut square) = ([0; MOST], 0);
    for stone in 0..count {
        drops[square] += 1;
        square += usize::from(cuts >> stone & 1);
    }
    drops
}

/// The numbers of stones left, as they are written.
pub(super) fn digits(drops: [u8; MOST]) -> String {
    let drops = drops.iter().take_while(|&&count| count > 0);
    drops.map(u8::to_string).collect()
}
