//! The style of a well.

use super::FallingBlocks;
use collinear::picture::{Style, Theme};

impl FallingBlocks {
    /// The style of the well: squares with the letters of the pieces.
    #[must_use]
    pub fn style(&self) -> Style {
        Style {
            theme: Theme::letters(),
            ..Style::default()
        }
    }
}
