//! What a board of an m,n,k game looks like.

use super::InARow;
use crate::picture::{Margin, Style, Surface, Theme};

impl InARow {
    /// What the board looks like: a sheet with wells and numbered columns where discs fall, else
    /// squares with coordinates as in Gomoku.
    ///
    /// ```
    /// use collinear::picture::{Style, Surface, Theme};
    /// use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.style().surface, Surface::Wells);
    /// let stones = Style { surface: Surface::Crossings, theme: Theme::wood(), ..GOMOKU.style() };
    /// assert_eq!(stones.margin, GOMOKU.style().margin);
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        if self.has_gravity() {
            Style {
                surface: Surface::Wells,
                margin: Margin::Columns,
                theme: Theme::sheet(),
                ..Style::default()
            }
        } else {
            Style::default()
        }
    }
}
