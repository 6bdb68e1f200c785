//! The style of a Pente board.

use super::Pente;
use collinear::picture::Style;

impl Pente {
    /// The style of the board: wood, with stones on the crossings of lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
