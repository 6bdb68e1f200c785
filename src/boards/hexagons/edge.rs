//! [`HexSide`]: the sides of a board of hexagons, and the cells on them.

use crate::geometry::Topology;

use super::{Hex, HexShape, Hexagons};

/// A side of a board of hexagons, drawn with level rows.
///
/// ```text
///                      Top
///                    _______
///      UpperLeft    /       \    UpperRight
///      LowerLeft    \_______/    LowerRight
///                    Bottom
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HexSide {
    /// The first row.
    Top,
    /// The cells from which N and E leave the board.
    UpperRight,
    /// The last column.
    LowerRight,
    /// The last row.
    Bottom,
    /// The cells from which S and W leave the board.
    LowerLeft,
    /// The first column.
    UpperLeft,
}

impl HexShape {
    /// The sides, clockwise from the top: six, four or three.
    ///
    /// ```
    /// use collinear::boards::{HexShape, HexSide};
    ///
    /// let y = HexShape::Triangle { side: 12 };
    /// assert_eq!(y.sides(), [HexSide::UpperRight, HexSide::Bottom, HexSide::UpperLeft]);
    /// ```
    #[must_use]
    pub const fn sides(self) -> &'static [HexSide] {
        use HexSide::{Bottom, LowerLeft, LowerRight, Top, UpperLeft, UpperRight};
        match self {
            Self::Hexagon { .. } => &[Top, UpperRight, LowerRight, Bottom, LowerLeft, UpperLeft],
            Self::Rhombus { .. } => &[Top, LowerRight, Bottom, UpperLeft],
            Self::Triangle { .. } => &[UpperRight, Bottom, UpperLeft],
        }
    }
}

impl Hexagons {
    /// Whether a cell is on this side; a corner is on two sides. `false` if the board has no such side.
    ///
    /// ```
    /// use collinear::boards::{Hex, HexSide, Hexagons};
    ///
    /// let hex = Hexagons::rhombus(11, 11)?;
    /// assert!(hex.is_on(Hex::new(0, 4), HexSide::UpperLeft));
    /// assert!(!hex.is_on(Hex::new(0, 10), HexSide::LowerLeft)); // a corner, but a rhombus has no such side
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn is_on(self, at: Hex, side: HexSide) -> bool {
        let [least, most] = self.lean;
        self.contains(at)
            && self.shape.sides().contains(&side)
            && match side {
                HexSide::Top => at.r == 0,
                HexSide::UpperRight => at.q - at.r == most,
                HexSide::LowerRight => at.q == self.cols - 1,
                HexSide::Bottom => at.r == self.rows - 1,
                HexSide::LowerLeft => at.q - at.r == least,
                HexSide::UpperLeft => at.q == 0,
            }
    }

    /// The sides that a cell is on, clockwise from the top.
    ///
    /// ```
    /// use collinear::boards::{Hex, HexSide, Hexagons};
    ///
    /// // Havannah: a fork joins three sides; corners do not count.
    /// let havannah = Hexagons::hexagon(4)?;
    /// let sides: Vec<_> = havannah.sides_of(Hex::new(1, 0)).collect();
    /// assert_eq!(sides, [HexSide::Top]);
    /// assert_eq!(havannah.sides_of(Hex::new(0, 0)).count(), 2);
    /// assert!(havannah.is_corner(Hex::new(0, 0)));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn sides_of(self, at: Hex) -> impl Iterator<Item = HexSide> + Clone {
        let sides = self.shape.sides().iter().copied();
        sides.filter(move |&side| self.is_on(at, side))
    }

    /// Whether a cell is on any side.
    #[must_use]
    pub fn is_on_edge(self, at: Hex) -> bool {
        self.sides_of(at).next().is_some()
    }

    /// Whether a cell is one of the [`corners`](crate::Board::corners), at which sides meet.
    #[must_use]
    pub fn is_corner(self, at: Hex) -> bool {
        self.contains(at) && self.board().ends_lines(at)
    }
}
