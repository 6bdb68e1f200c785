//! What a board of Connect6 looks like.

use super::Connect6;
use collinear::picture::Style;

impl Connect6 {
    /// What the board looks like: of wood, with stones on the crossings of its lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
