//! What a board of Reversi looks like.

use super::Reversi;
use crate::{
    Origin,
    picture::{Look, Margin, Theme},
};

impl Reversi {
    /// What the board looks like: green squares, with rows counted from the top.
    ///
    /// ```
    /// use collinear::{Origin, picture::{Look, Margin, Surface}, rules::reversi::Reversi};
    ///
    /// let look = Reversi::default().look();
    /// assert_eq!(look.margin, Margin::Chart(Origin::TopLeft));
    /// let on_crossings = Look { surface: Surface::Crossings, ..look };
    /// assert_eq!(on_crossings.margin, Margin::Chart(Origin::TopLeft));
    /// ```
    #[must_use]
    pub fn look(&self) -> Look {
        Look {
            margin: Margin::Chart(Origin::TopLeft),
            theme: Theme::felt(),
            ..Look::default()
        }
    }
}
