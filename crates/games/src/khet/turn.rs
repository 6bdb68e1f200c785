//! [`Turn`]: a piece moves, or is turned.

use collinear::{
    Coord, Move, Rect,
    rules::{MoveCells, Position},
};

use super::piece::Square;

/// The squares, and the number of moves in a row that removed nothing, if there is a limit.
pub type State = Position<Square, Rect, usize>;

/// A piece moves, or is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A piece moves to a neighbouring square. A scarab may swap places with a piece on that square.
    Go(Move),
    /// A piece is turned by a quarter.
    Rotate {
        /// The square of the piece.
        at: Coord,
        /// True if the turn is to the right.
        is_right: bool,
    },
}

impl MoveCells<State> for Turn {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        let (at, to) = match *self {
            Self::Go(Move { from, to }) => (from, Some(to)),
            Self::Rotate { at, .. } => (at, None),
        };
        [at].into_iter().chain(to)
    }

    fn label(&self, _: &State) -> Option<String> {
        match self {
            Self::Go(_) => None,
            Self::Rotate { is_right, .. } => {
                Some(if *is_right { "right" } else { "left" }.to_owned())
            }
        }
    }

    fn of_cells(_: &State, cells: &[Coord], label: Option<&str>) -> Option<Self> {
        match (cells, label.map(str::to_ascii_lowercase).as_deref()) {
            (&[from, to], None) => Some(Self::Go(Move { from, to })),
            (&[at], Some("right")) => Some(Self::Rotate { at, is_right: true }),
            (&[at], Some("left")) => Some(Self::Rotate {
                at,
                is_right: false,
            }),
            _ => None,
        }
    }
}
