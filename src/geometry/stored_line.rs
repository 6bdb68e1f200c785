//! [`Line`] in files: its board, first cell, heading and length, checked when they are read.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Board, Line, Topology};

/// The line as stored in a file, not yet checked.
#[derive(Serialize, Deserialize)]
struct Stored<B, C, H> {
    board: B,
    start: C,
    heading: H,
    len: usize,
}

impl<T> Serialize for Line<T>
where
    T: Topology<Cell: Serialize, Heading: Serialize> + Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            board,
            start,
            heading,
            len,
        } = self;
        let stored = Stored {
            board,
            start,
            heading,
            len: *len,
        };
        stored.serialize(serializer)
    }
}

/// An error if the line does not fit on its board. An empty line always fits, as with [`Board::line`]; it can start
/// anywhere, and all empty lines of a board are equal.
impl<'de, T> Deserialize<'de> for Line<T>
where
    T: Topology<Cell: Deserialize<'de>, Heading: Deserialize<'de>> + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Stored::<Board<T>, T::Cell, T::Heading>::deserialize(deserializer)?;
        let Stored {
            board,
            start,
            heading,
            len,
        } = stored;
        board.line(start, heading, len).ok_or_else(|| {
            D::Error::custom(format_args!(
                "a line of {len} cells {heading:?} from {start:?} does not fit on {board:?}"
            ))
        })
    }
}
