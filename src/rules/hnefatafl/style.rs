//! How a board of Hnefatafl is drawn.

use super::{Hnefatafl, notation::ORIGIN};
use crate::picture::{Margin, Sign, Style};

impl Hnefatafl {
    /// How the board is drawn: squares, with rows counted from the bottom. The throne has a crown; corners have a
    /// cross if the king escapes to them.
    ///
    /// ```
    /// use collinear::picture::Sign;
    /// use collinear::rules::hnefatafl::{BRANDUBH, Hnefatafl, TABLUT};
    ///
    /// let style = Hnefatafl::new(BRANDUBH)?.style();
    /// assert_eq!(style.signs[&(3, 3).into()], Sign::Crown);
    /// assert_eq!(style.signs[&(0, 6).into()], Sign::Cross);
    ///
    /// let to_any_edge = Hnefatafl::new(TABLUT)?.style();
    /// assert_eq!(to_any_edge.signs.len(), 1);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let corners = self.bounds().coords();
        let corners = corners.filter(|&at| self.is_kings_corner(at));
        let signs = corners.map(|corner| (corner, Sign::Cross));
        Style {
            margin: Margin::Chart(ORIGIN),
            signs: signs.chain([(self.throne(), Sign::Crown)]).collect(),
            ..Style::default()
        }
    }
}
