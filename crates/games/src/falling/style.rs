//! What a well looks like.

use super::FallingBlocks;
use collinear::picture::{Style, Theme};

impl FallingBlocks {
    /// What the well looks like: squares with the letters of the pieces.
    #[must_use]
    pub fn style(&self) -> Style {
        Style {
            theme: Theme::letters(),
            ..Style::default()
        }
    }
}
