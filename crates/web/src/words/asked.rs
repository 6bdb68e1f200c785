//! [`Asked`]: a board and the arguments of a query on it.

use collinear::{
    Aligned, Bounds, Coord, Direction, Finite, Grid, Headings, Layout, Topology, Wrap,
    boards::{Hex, Hexagons},
    geometry::Rect,
    picture::Tiling,
};
use serde::{Deserialize, Serialize};

/// A row and a column.
pub(super) type Place = [usize; 2];

/// The longest side of a board. Every query is fast up to this size.
pub(super) const LONGEST: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    #[default]
    Square,
    Columns,
    Torus,
    Hex,
}

impl Kind {
    pub(super) const ALL: &[Self] = &[Self::Square, Self::Columns, Self::Torus, Self::Hex];
    /// The kinds with square cells.
    pub(super) const OF_SQUARES: &[Self] = &[Self::Square, Self::Columns, Self::Torus];

    pub(super) const fn tiling(self) -> Tiling {
        match self {
            Self::Hex => Tiling::Hexagonal,
            _ => Tiling::Square,
        }
    }

    /// The joined sides, if any.
    pub(super) const fn wrap(self) -> Option<Wrap> {
        match self {
            Self::Columns => Some(Wrap::EastWest),
            Self::Torus => Some(Wrap::Both),
            Self::Square | Self::Hex => None,
        }
    }

    /// The name of the list of all headings, and the list.
    pub(super) const fn headings(self) -> (&'static str, &'static [Direction]) {
        match self {
            Self::Hex => ("HEX", &Direction::HEX),
            _ => ("ALL", &Direction::ALL),
        }
    }

    /// The name of the list of one heading per line through a cell, and the list.
    pub(super) const fn axes(self) -> (&'static str, &'static [Direction]) {
        match self {
            Self::Hex => ("HEX_AXES", &Direction::HEX_AXES),
            _ => ("AXES", &Direction::AXES),
        }
    }

    /// The name of the list of headings to cells that share a side, and the list.
    pub(super) const fn sides(self) -> (&'static str, &'static [Direction]) {
        match self {
            Self::Hex => ("HEX", &Direction::HEX),
            _ => ("ORTHOGONAL", &Direction::ORTHOGONAL),
        }
    }
}

/// A board of rows and columns, whole or with holes.
pub(super) trait Sheet:
    Aligned + Finite + Headings + Layout + Topology<Cell = Coord, Heading = Direction>
{
}

impl<B> Sheet for B where
    B: Aligned + Finite + Headings + Layout + Topology<Cell = Coord, Heading = Direction>
{
}

/// A board and the arguments of a query on it.
pub(super) struct Asked<B: Sheet> {
    pub(super) board: Grid<char, B>,
    /// The bounds of the board, holes included.
    pub(super) whole: Bounds,
    pub(super) kind: Kind,
    pub(super) from: Coord,
    pub(super) to: Coord,
    pub(super) heading: Direction,
}

impl<B: Sheet> Asked<B> {
    /// The same arguments with a different board of the same size.
    pub(super) fn on<C: Sheet>(&self, board: Grid<char, C>) -> Asked<C> {
        Asked {
            board,
            whole: self.whole,
            kind: self.kind,
            from: self.from,
            to: self.to,
            heading: self.heading,
        }
    }
}

impl Asked<Rect> {
    /// The board as hexagons with coordinates.
    pub(super) fn hexagons(&self) -> Option<Grid<char, Hexagons>> {
        let hexagons = Hexagons::rhombus(self.whole.rows(), self.whole.cols()).ok()?;
        Grid::from_cells(hexagons.board(), self.board.clone().into_cells()).ok()
    }
}

/// A cell with a row and a column on the page.
pub(super) trait Placed {
    fn placed(self) -> Coord;
}

impl Placed for Coord {
    fn placed(self) -> Coord {
        self
    }
}

impl Placed for Hex {
    fn placed(self) -> Coord {
        // Rows and columns of a board are never negative.
        let [row, col] = [self.r, self.q].map(|axial| usize::try_from(axial).unwrap_or(0));
        Coord::new(row, col)
    }
}

/// The hexagon at a row and a column.
pub(super) fn hex(at: Coord) -> Hex {
    let [r, q] = [at.row, at.col].map(|index| i32::try_from(index).unwrap_or(i32::MAX));
    Hex::new(q, r)
}

/// The heading with this name.
pub(super) fn heading_named(name: &str) -> Option<Direction> {
    let mut headings = Direction::ALL.into_iter();
    headings.find(|heading| heading.to_string() == name)
}
