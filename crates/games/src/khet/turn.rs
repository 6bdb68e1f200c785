//! [`Turn`]: a piece goes, or is turned.

use collinear::{
    Coord, Move, Rect,
    rules::{MoveCells, Position},
};

use super::piece::Square;

/// The squares, and how many moves in a row removed nothing, if there is a limit to them.
pub type State = Position<Square, Rect, usize>;

/// A piece goes, or is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// To the next square, where a scarab may change places with another piece.
    Go(Move),
    /// By a quarter, where it stands.
    Rotate {
        /// Where.
        at: Coord,
        /// Whether to the right.
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
