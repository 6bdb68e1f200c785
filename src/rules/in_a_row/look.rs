//! What a board of an m,n,k game looks like.

use super::InARow;
use crate::{
    Origin,
    picture::{Look, Margin, Surface, Theme},
};

impl InARow {
    /// What the board looks like: a sheet with wells and numbered columns where discs fall, else
    /// squares with coordinates as in Gomoku.
    ///
    /// ```
    /// use collinear::picture::{Look, Surface, Theme};
    /// use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.look().surface, Surface::Wells);
    /// let stones = Look { surface: Surface::Crossings, theme: Theme::wood(), ..GOMOKU.look() };
    /// assert_eq!(stones.margin, GOMOKU.look().margin);
    /// ```
    #[must_use]
    pub fn look(&self) -> Look {
        if self.has_gravity() {
            Look {
                surface: Surface::Wells,
                margin: Margin::Columns,
                theme: Theme::sheet(),
                ..Look::default()
            }
        } else {
            Look {
                margin: Margin::Chart(Origin::BottomLeft),
                ..Look::default()
            }
        }
    }
}
