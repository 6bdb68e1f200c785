//! [`Turn`]: a stone that is placed, or a tower that is spread.

use collinear::{
    Coord, Direction, Rect,
    rules::{MoveCells, Position},
};

use super::stone::{Kind, Tower};

/// The most stones that a hand takes along.
pub(super) const MOST: usize = 6;

/// The stones, and the capstones, that each player has in hand.
pub type Hands = [[u8; 2]; 2];

/// The towers, and what is in hand.
pub type State = Position<Tower, Rect, Hands>;

/// A stone is placed, or a tower is spread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A stone from the hand.
    Place {
        /// How it stands.
        kind: Kind,
        /// Where.
        at: Coord,
    },
    /// The top of a tower is spread.
    Spread {
        /// Where it stands.
        from: Coord,
        /// Where the hand goes.
        heading: Direction,
        /// How many stones it leaves on each square, and none after the last one.
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

/// How many squares the hand comes to, and how many stones it takes along.
pub(super) fn reach(drops: [u8; MOST]) -> (usize, usize) {
    let stones = drops.into_iter().map(usize::from).sum();
    (drops.into_iter().filter(|&count| count > 0).count(), stones)
}

/// The stones that are left on each square, where the hand moves on behind those of the set.
pub(super) fn drops(count: usize, cuts: u8) -> [u8; MOST] {
    let (mut drops, mut square) = ([0; MOST], 0);
    for stone in 0..count {
        drops[square] += 1;
        square += usize::from(cuts >> stone & 1);
    }
    drops
}

/// What is left on each square, as it is written.
pub(super) fn digits(drops: [u8; MOST]) -> String {
    let drops = drops.iter().take_while(|&&count| count > 0);
    drops.map(u8::to_string).collect()
}
