//! [`TracksError`]: why a list of lines is no board.

use core::fmt;

/// Why a board could not be made of listed lines. Tracks and cells are counted from 0, open tracks
/// before closed ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TracksError {
    /// There are more cells than numbers for them.
    TooManyCells {
        /// The cells that were asked for.
        cells: usize,
    },
    /// There are more tracks than numbers for them.
    TooManyTracks {
        /// The tracks that were asked for.
        tracks: usize,
    },
    /// A track has more cells than there are numbers for them.
    TooLong {
        /// The track.
        track: usize,
        /// How many of them it has.
        len: usize,
    },
    /// A track has no cells.
    Empty {
        /// The track.
        track: usize,
    },
    /// A track has one cell, and so leads nowhere.
    Nowhere {
        /// The track.
        track: usize,
        /// Its cell.
        cell: u16,
    },
    /// A track has a cell that the board has not.
    OffBoard {
        /// The track.
        track: usize,
        /// The cell.
        cell: u16,
        /// How many cells the board has.
        cells: u16,
    },
    /// A track has the same cell twice in succession, so that a step would not leave it.
    Standstill {
        /// The track.
        track: usize,
        /// The cell.
        cell: u16,
    },
    /// Two open tracks, or two closed ones, have the same step, or one has it twice: from one of its
    /// cells to the other the board would lead two ways.
    TwoWays {
        /// The track.
        track: usize,
        /// The track that has the step already, which may be the same.
        earlier: usize,
        /// A cell.
        from: u16,
        /// The next cell.
        to: u16,
    },
    /// There are more spots, or fewer, than cells.
    Miscounted {
        /// How many spots there are.
        spots: usize,
        /// How many cells the board has.
        cells: u16,
    },
    /// Two cells lie on the same spot.
    SameSpot {
        /// A cell.
        cell: u16,
        /// A lower one on its spot.
        earlier: u16,
    },
    /// The rectangle round all spots has more rows and columns than memory can hold.
    TooWide {
        /// Its rows.
        rows: usize,
        /// Its columns.
        cols: usize,
    },
}

impl fmt::Display for TracksError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = u16::MAX;
        match self {
            Self::TooManyCells { cells } => write!(f, "{cells} cells are more than {most}"),
            Self::TooManyTracks { tracks } => write!(f, "{tracks} tracks are more than {most}"),
            Self::TooLong { track, len } => {
                write!(f, "track {track} has {len} cells, more than {most}")
            }
            Self::Empty { track } => write!(f, "track {track} has no cells"),
            Self::Nowhere { track, cell } => {
                write!(f, "track {track} leads nowhere: cell {cell} is all it has")
            }
            Self::OffBoard { track, cell, cells } => write!(
                f,
                "track {track} has cell {cell}, but the board has {cells} cells, from 0 on"
            ),
            Self::Standstill { track, cell } => {
                write!(f, "track {track} has cell {cell} twice in succession")
            }
            Self::TwoWays {
                track,
                earlier,
                from,
                to,
            } if track == earlier => {
                write!(f, "track {track} leads from cell {from} to cell {to} twice")
            }
            Self::TwoWays {
                track,
                earlier,
                from,
                to,
            } => write!(
                f,
                "track {track} leads from cell {from} to cell {to}, as track {earlier} does"
            ),
            Self::Miscounted { spots, cells } => {
                write!(f, "{spots} spots are not one for each of {cells} cells")
            }
            Self::SameSpot { cell, earlier } => {
                write!(f, "cell {cell} lies on the spot of cell {earlier}")
            }
            Self::TooWide { rows, cols } => write!(
                f,
                "spots in {rows} rows and {cols} columns are more than memory can hold"
            ),
        }
    }
}

impl core::error::Error for TracksError {}
