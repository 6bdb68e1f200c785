//! [`Refusal`]: why a move is illegal, or a text stands for none.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{Bounds, Layout, Rect, geometry::Named, rules::reason::refusal_with_cells};

/// Why a move is illegal, or why a text stands for none.
///
/// Cells have the [names](Layout::name) that their board gives them, `h8` with rows from the bottom,
/// and texts count columns from 1; the numbers in the fields count from 0.
///
/// ```
/// use collinear::{Coord, rules::{Rules, in_a_row::{FOUR_IN_A_ROW, Refusal}}};
///
/// let start = FOUR_IN_A_ROW.start();
/// let illegal = FOUR_IN_A_ROW.check(&start, &Coord::new(0, 3)).unwrap_err();
/// assert!(matches!(illegal.reason::<Refusal>(), Some(Refusal::Floating { .. })));
/// assert_eq!(illegal.to_string(), "a disc does not stay on d6: it falls to d1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal<T: Layout = Rect> {
    /// The cell is off the board.
    OffBoard {
        /// That cell.
        at: T::Cell,
        /// The size of the board on paper.
        bounds: Bounds,
    },
    /// There is a disc on the cell.
    Occupied {
        /// That cell.
        at: Named<T>,
    },
    /// There is an obstacle on the cell.
    Obstacle {
        /// That cell.
        at: Named<T>,
    },
    /// No disc gets to the cell, since an obstacle stands above it.
    CutOff {
        /// That cell.
        at: Named<T>,
        /// The obstacle that is nearest.
        obstacle: Named<T>,
    },
    /// A disc would not stay on the cell but fall.
    Floating {
        /// That cell.
        at: Named<T>,
        /// Where it would land.
        lands: Named<T>,
    },
    /// There is no such column.
    NoColumn {
        /// The column.
        column: usize,
        /// How many there are.
        cols: usize,
    },
    /// There is no free cell in the column.
    ColumnFull {
        /// The column.
        column: usize,
    },
    /// A column alone says nothing in a game without gravity.
    NoGravity,
    /// With gravity, of a text: it is no number from 1 on.
    NotAColumn {
        /// How many columns there are.
        cols: usize,
    },
}

impl<T: Layout> Refusal<T> {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<T::Cell> {
        match self {
            Self::OffBoard { at, .. } => vec![*at],
            Self::Occupied { at } | Self::Obstacle { at } => vec![at.cell()],
            Self::CutOff { at, obstacle } => vec![at.cell(), obstacle.cell()],
            Self::Floating { at, lands } => vec![at.cell(), lands.cell()],
            Self::NoColumn { .. }
            | Self::ColumnFull { .. }
            | Self::NoGravity
            | Self::NotAColumn { .. } => Vec::new(),
        }
    }
}

impl<T: Layout> fmt::Display for Refusal<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at:?} is off the board of {bounds}"),
            Self::Occupied { at } => write!(f, "{at} is occupied"),
            Self::Obstacle { at } => write!(f, "there is an obstacle on {at}"),
            Self::CutOff { at, obstacle } => {
                write!(
                    f,
                    "no disc gets to {at}: there is an obstacle on {obstacle}"
                )
            }
            Self::Floating { at, lands } => {
                write!(f, "a disc does not stay on {at}: it falls to {lands}")
            }
            Self::NoColumn { column, cols } => {
                write!(f, "there is no column {}: ", column.saturating_add(1))?;
                write_columns(f, *cols)
            }
            Self::ColumnFull { column } => write!(f, "column {} is full", column.saturating_add(1)),
            Self::NotAColumn { cols } => {
                f.write_str("not a column: ")?;
                write_columns(f, *cols)
            }
            Self::NoGravity => f.write_str("without gravity a move names a cell, not a column"),
        }
    }
}

refusal_with_cells!([T: Layout] Refusal<T>);

/// Which columns there are, for a player.
fn write_columns(f: &mut fmt::Formatter<'_>, cols: usize) -> fmt::Result {
    match cols {
        0 => f.write_str("the board has none"),
        1 => f.write_str("the only column is 1"),
        _ => write!(f, "columns are 1 to {cols}"),
    }
}
