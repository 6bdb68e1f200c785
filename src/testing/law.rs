//! [`Law`]: what has to be so on every board; [`TopologyBreach`]: where one is broken.

use core::{error::Error, fmt};

use crate::geometry::{Coord, Direction};

/// What has to be so on every board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Law {
    /// A cell that is listed lies on the board.
    Listed,
    /// [`cells`](crate::Finite::cells) come in their order, each once.
    Order,
    /// [`index_of`](crate::Finite::index_of), and `index_inside`, is the
    /// index of a cell among all cells.
    Index,
    /// [`cell_count`](crate::Finite::cell_count) counts the cells.
    Count,
    /// The sides of `array_shape` have room for exactly the cells.
    Shape,
    /// A heading [`reversed`](crate::Topology::reversed) twice is the same again.
    Reversed,
    /// A [`step`](crate::Topology::step) leads to a cell of the board.
    Inside,
    /// Where the board is `STRAIGHT`, a step keeps its heading, all cells have
    /// the same headings, and two of them that lead to the same cell lead on alike.
    Straight,
    /// A step can be taken back: the reverse of the heading that it leads to leads to the cell that it
    /// came from, and to the reverse of the heading that it was made with.
    Back,
    /// `leap` answers what as many steps do, on a ring more than once round.
    Leap,
    /// `steps_ahead` counts the steps to an edge, or to the one that closes
    /// a ring, as far as it is asked to.
    StepsAhead,
    /// `is_ring` is true where steps lead back to this cell and heading.
    IsRing,
    /// A board with rings says in `has_rings` that it has.
    HasRings,
    /// No heading is listed twice for a cell.
    HeadingsOnce,
    /// With every heading its reverse is listed.
    HeadingsBothWays,
    /// The heading that a step leads to is listed there.
    HeadingsGoOn,
    /// [`axes`](crate::Headings::axes) are one heading of each opposite two.
    Axes,
    /// [`line_starts`](crate::Finite::line_starts) are the first cells of all lines with a heading, each
    /// once: the least cell of a ring, else one with nothing behind it.
    LineStarts,
    /// [`heading_to`](crate::Aligned::heading_to) answers a heading and how many steps lead from the one
    /// cell to the other, and nothing for a cell and itself.
    Aligned,
    /// Two cells are [aligned](crate::Aligned::heading_to) whichever of them comes first, and as far apart.
    AlignedBack,
    /// [`cell_in`](crate::Tiled::cell_in) finds each cell in its [`row_and_col`](crate::Tiled::row_and_col).
    Tiled,
    /// Two cells of a [`Tiled`](crate::Tiled) board that share a side are one step apart.
    TiledSides,
    /// The cells of a [`Tiled`](crate::Tiled) board are convex: the segment between any two of them meets none
    /// that the board has not.
    Convex,
    /// Each cell lies [`on_paper`](crate::Layout::on_paper), and no other cell where it does.
    OnPaper,
    /// No two cells have one [`name`](crate::Layout::name), and each is
    /// [read back](crate::Layout::cell_named), in capitals as well.
    Name,
    /// [`has_labels`](crate::Layout::has_labels) says whether there are [labels](crate::Layout::labels),
    /// and then each row and column of the paper has one.
    Labels,
    /// [`strokes`](crate::Layout::strokes) and [`corner_arcs`](crate::Layout::corner_arcs) join two cells of the
    /// board, each pair once.
    Strokes,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Listed => "a cell that is listed lies on the board",
            Self::Order => "cells come in their order, each once",
            Self::Index => "index_of is the index of a cell among all cells",
            Self::Count => "cell_count counts the cells",
            Self::Shape => "array_shape has room for exactly the cells",
            Self::Reversed => "a heading reversed twice is the same again",
            Self::Inside => "a step leads to a cell of the board",
            Self::Straight => "headings on a straight board are alike everywhere",
            Self::Back => "a step can be taken back",
            Self::Leap => "leap answers what as many steps do",
            Self::StepsAhead => "steps_ahead counts the steps",
            Self::IsRing => "is_ring says whether steps lead back",
            Self::HasRings => "a board with a ring has rings",
            Self::HeadingsOnce => "no heading is listed twice",
            Self::HeadingsBothWays => "with every heading its reverse is listed",
            Self::HeadingsGoOn => "the heading that a step leads to is listed there",
            Self::Axes => "axes are one of each two opposite headings",
            Self::LineStarts => "line_starts begins every line once",
            Self::Aligned => "heading_to says how many steps lead where",
            Self::AlignedBack => "two cells are aligned both ways",
            Self::Tiled => "cell_in finds each cell in its row and column",
            Self::TiledSides => "two cells that share a side are one step apart",
            Self::Convex => "between two cells lies none that the board has not",
            Self::OnPaper => "each cell lies on the paper, and no other cell there",
            Self::Name => "each cell has a name of its own, which is read back",
            Self::Labels => {
                "has_labels says whether there are labels, one for each row and column of the paper"
            }
            Self::Strokes => "strokes join two cells, each pair once",
        })
    }
}

/// A [`Law`] that a board breaks, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct TopologyBreach<C = Coord, H = Direction> {
    /// What should have been so.
    pub law: Law,
    /// The cell at which it is not, if it is a matter of one.
    pub cell: Option<C>,
    /// The heading with which it is not, if it is a matter of one.
    pub heading: Option<H>,
}

impl<C: fmt::Debug, H: fmt::Debug> fmt::Display for TopologyBreach<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not so: {}", self.law)?;
        if let Some(cell) = &self.cell {
            write!(f, ", at {cell:?}")?;
        }
        if let Some(heading) = &self.heading {
            write!(f, ", heading {heading:?}")?;
        }
        Ok(())
    }
}

impl<C: fmt::Debug, H: fmt::Debug> Error for TopologyBreach<C, H> {}

/// Nothing, or the breach that ends a check.
pub(super) fn holds<C, H>(
    law: Law,
    kept: bool,
    cell: impl Into<Option<C>>,
    heading: impl Into<Option<H>>,
) -> Result<(), TopologyBreach<C, H>> {
    if kept {
        return Ok(());
    }
    Err(TopologyBreach {
        law,
        cell: cell.into(),
        heading: heading.into(),
    })
}
