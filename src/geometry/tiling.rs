//! [`Tiling`]: how the cells of a board lie on paper.

/// How the cells of a board lie on paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tiling {
    /// In squares: each row right under the one above.
    #[default]
    Square,
    /// As hexagons: each row is shifted by half a cell to the left against the one above, so that
    /// the six directions of [`Direction::HEX`](crate::Direction::HEX) lead to six neighbours at
    /// the same distance. A triangle or a hexagon that is written left-aligned gets its own shape.
    Hexagonal,
}
