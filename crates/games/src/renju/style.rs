//! What a board of five in a row looks like.

use super::Renju;
use collinear::picture::Style;

impl Renju {
    /// What the board looks like: of wood, with stones on the crossings of its lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
