//! The six-pointed star of hexagons: Chinese checkers.

use super::{Hex, Hexagons};
use crate::{
    boards::Holed,
    geometry::{Board, Finite, TooLarge},
};

impl Hexagons {
    /// The six-pointed star: a hexagon with `side` cells on each side, and a triangle on each side of it.
    ///
    /// It is a [rhombus](Self::rhombus) without the cells around the star. Its first `side - 1` rows are one point.
    ///
    /// ```
    /// use collinear::{Direction, boards::{Hex, Hexagons}};
    ///
    /// let star = Hexagons::star(5)?; // Chinese checkers
    /// assert_eq!(star.cells().count(), 121);
    /// assert_eq!(star.cells().filter(|at| at.r < 4).count(), 10);
    /// assert_eq!(star.ray_len(Hex::new(8, 8), Direction::E), 4);
    /// assert_eq!(star.ray_len(Hex::new(8, 8), Direction::NE), 4);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new), and [`TooLarge`] if its rhombus has more than 2^24 cells.
    ///
    /// # Picture
    ///
    /// The edge of the star runs along the removed cells, and its tips are [corners](Board::corners):
    ///
    #[doc = include_str!("../../../examples/pictures/star.svg")]
    #[doc(alias = "hexagram")]
    #[doc(alias = "halma")]
    pub fn star(side: usize) -> Result<Board<Holed<Self>>, TooLarge> {
        let rows = side.saturating_mul(4).saturating_sub(3);
        let rhombus = Self::rhombus(rows, rows)?;
        let part = |part: usize| i64::try_from(part).unwrap_or(i64::MAX);
        let (centre, reach) = (part(rows / 2), part(side.saturating_sub(1)));
        // The union of two opposite triangles: in one all three coordinates are large enough, in the other all are
        // small enough.
        let is_in_star = |&Hex { q, r }: &Hex| {
            let (across, up) = (i64::from(q) - centre, centre - i64::from(r));
            let all = [across, up, -across - up];
            all.iter().all(|&part| part <= reach) || all.iter().all(|&part| part >= -reach)
        };
        rhombus.board().only(rhombus.cells().filter(is_in_star))
    }
}
