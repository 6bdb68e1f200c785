//! [`TracksError`]: why a list of lines, or a drawing of them, is no board.

use core::fmt;

/// Why a board could not be made of listed lines, or of a drawing of them. Tracks and cells are counted
/// from 0, open tracks before closed ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TracksError {
    /// A character of a drawing can't stand where it does.
    Drawing {
        /// Its row, counted from 1.
        row: usize,
        /// Its column, counted from 1.
        column: usize,
        /// What is wrong with it.
        why: Misdrawn,
    },
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
            Self::Drawing { row, column, why } => write!(f, "row {row}, column {column}: {why}"),
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

/// What is wrong with a character of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Misdrawn {
    /// It is neither a point nor part of a line.
    Stray(char),
    /// It is part of a line that leads from no point to another.
    Nowhere(char),
    /// It belongs to two lines.
    TwoWays(char),
    /// It is a point with a number among points without, or the other way round.
    Mixed,
    /// It is the number of a point, and a lower one is missing.
    TooHigh(usize),
    /// It is the number of a point, and another one has it.
    Again(usize),
    /// It is a point more than there are numbers for them.
    TooMany,
}

impl fmt::Display for Misdrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stray(glyph) => write!(
                f,
                "{glyph:?} is neither a point (o, + or a number) nor part of a line (-, |, /, \\ or x)"
            ),
            Self::Nowhere(glyph) => write!(f, "{glyph:?} leads from no point to another"),
            Self::TwoWays(glyph) => write!(f, "{glyph:?} belongs to two lines"),
            Self::Mixed => f.write_str("either all points have numbers or none"),
            Self::TooHigh(number) => write!(
                f,
                "point {number} is too high: the numbers are 0 and on, without a gap"
            ),
            Self::Again(number) => write!(f, "point {number} is there twice"),
            Self::TooMany => write!(f, "one point more than {}", u16::MAX),
        }
    }
}
