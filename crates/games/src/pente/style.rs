//! What a board of Pente looks like.

use super::Pente;
use collinear::picture::Style;

impl Pente {
    /// What the board looks like: of wood, with stones on the crossings of its lines.
    #[must_use]
    pub fn style(&self) -> Style {
        Style::stones()
    }
}
