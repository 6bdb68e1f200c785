//! What a board of Hnefatafl looks like.

use super::{Escape, Hnefatafl};
use crate::{
    Coord, Origin,
    picture::{Margin, Sign, Style},
};

impl Hnefatafl {
    /// What the board looks like: squares, with rows counted from the bottom. The throne has a
    /// crown, and the corners, where the king escapes to them, have a cross.
    ///
    /// ```
    /// use collinear::picture::Sign;
    /// use collinear::rules::hnefatafl::{BRANDUBH, Hnefatafl, TABLUT};
    ///
    /// let look = Hnefatafl::new(BRANDUBH)?.style();
    /// assert_eq!(look.signs[&(3, 3).into()], Sign::Crown);
    /// assert_eq!(look.signs[&(0, 6).into()], Sign::Cross);
    ///
    /// let to_any_edge = Hnefatafl::new(TABLUT)?.style();
    /// assert_eq!(to_any_edge.signs.len(), 1);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let last = Coord::new(self.bounds().rows() - 1, self.bounds().cols() - 1);
        let corners = [
            Coord::new(0, 0),
            Coord::new(0, last.col),
            Coord::new(last.row, 0),
            last,
        ];
        let escapes: &[_] = match self.variant().ending.escape {
            Escape::Corners => &corners,
            Escape::Edge => &[],
        };
        let signs = escapes.iter().map(|&corner| (corner, Sign::Cross));
        Style {
            margin: Margin::Chart(Origin::BottomLeft),
            signs: signs.chain([(self.throne(), Sign::Crown)]).collect(),
            ..Style::default()
        }
    }
}
