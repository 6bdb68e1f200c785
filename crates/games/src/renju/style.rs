//! The style of a board for five in a row.

use super::Renju;
use collinear::picture::Style;

impl Renju {
    /// The style of the board: wood, with stones on the crossings of lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
