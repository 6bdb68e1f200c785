//! The style of a Connect6 board.

use super::Connect6;
use collinear::picture::Style;

impl Connect6 {
    /// The style of the board: wood, with stones on the crossings of lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
