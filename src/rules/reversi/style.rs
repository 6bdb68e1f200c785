//! The look of a board of Reversi.

use super::{Reversi, notation::ORIGIN};
use crate::picture::{Margin, Style, Theme};

impl Reversi {
    /// The look of the board: green squares, with rows counted from the top.
    ///
    /// ```
    /// use collinear::{Origin, picture::{Style, Margin, Surface}, rules::reversi::Reversi};
    ///
    /// let look = Reversi::default().style();
    /// assert_eq!(look.margin, Margin::Chart(Origin::TopLeft));
    /// let on_crossings = Style { surface: Surface::Crossings, ..look };
    /// assert_eq!(on_crossings.margin, Margin::Chart(Origin::TopLeft));
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        Style {
            margin: Margin::Chart(ORIGIN),
            theme: Theme::felt(),
            ..Style::default()
        }
    }
}
