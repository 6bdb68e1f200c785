//! [`Wrap`]: which sides of a board of rows and columns are joined.

/// Which opposite sides of a board are joined: none, or as a cylinder or torus.
///
#[doc = include_str!("../../examples/pictures/torus.svg")]
#[doc(alias = "torus")]
#[doc(alias = "cylinder")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Wrap {
    /// No sides: a plain board with four edges.
    #[default]
    None,
    /// The left and right sides: every row is a ring.
    EastWest,
    /// The top and bottom sides: every column is a ring.
    NorthSouth,
    /// Both pairs: a torus without edges.
    Both,
}

impl Wrap {
    /// The wrap that joins the top and bottom sides, the left and right sides, both or none.
    pub(crate) const fn of(north_south: bool, east_west: bool) -> Self {
        match (north_south, east_west) {
            (false, false) => Self::None,
            (false, true) => Self::EastWest,
            (true, false) => Self::NorthSouth,
            (true, true) => Self::Both,
        }
    }

    /// Whether a step over the top or bottom side returns at the opposite side.
    #[must_use]
    #[inline]
    pub const fn joins_north_south(self) -> bool {
        matches!(self, Self::NorthSouth | Self::Both)
    }

    /// Whether a step over the left or right side returns at the opposite side.
    #[must_use]
    #[inline]
    pub const fn joins_east_west(self) -> bool {
        matches!(self, Self::EastWest | Self::Both)
    }
}
