//! What a board of draughts looks like.

use super::{Draughts, notation::ORIGIN};
use crate::picture::{Margin, Style};

impl Draughts {
    /// What the board looks like: squares, with letters and with rows counted from the bottom, also where
    /// the notation has numbers for the squares.
    ///
    /// ```
    /// use collinear::{Origin, picture::Margin, rules::draughts::{Draughts, ENGLISH}};
    ///
    /// let style = Draughts::new(ENGLISH)?.style();
    /// assert_eq!(style.margin, Margin::Chart(Origin::BottomLeft));
    /// # Ok::<(), collinear::rules::draughts::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        Style {
            margin: Margin::Chart(ORIGIN),
            ..Style::default()
        }
    }
}
