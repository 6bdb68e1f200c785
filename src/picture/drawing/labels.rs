//! The texts on cells, smaller where they are long.

use alloc::string::String;
use core::fmt::{self, Write};

use super::Scene;
use crate::{
    geometry::Coord,
    picture::{point::Point, svg::text},
};

/// How many letters a label has.
fn length(label: &str) -> i64 {
    i64::try_from(label.chars().count()).unwrap_or(i64::MAX)
}

/// How large its letters are.
fn size(label: &str) -> i64 {
    (600 / length(label).max(1)).clamp(60, 150)
}

impl<'a> Scene<'a> {
    pub(super) fn draw_labels(self, out: &mut impl Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (ink, casing) = (theme.ink, theme.panel);
        for (at, label) in self.labels() {
            let attributes = format_args!(
                r#" fill="{ink}" stroke="{casing}" stroke-width="4" paint-order="stroke" font-weight="600""#
            );
            text(out, self.layout.centre(at), size(label), label, attributes)?;
        }
        Ok(())
    }

    /// The leftmost and the rightmost point that the labels can reach: no letter of theirs is wider
    /// than it is high.
    pub(super) fn label_ends(self) -> impl Iterator<Item = Point> {
        self.labels().flat_map(move |(at, label)| {
            let width = length(label).saturating_mul(size(label));
            let (centre, half) = (self.layout.centre(at), Point::new(width / 2, 0));
            [centre - half, centre + half]
        })
    }

    /// Those that stand on the board.
    fn labels(self) -> impl Iterator<Item = (Coord, &'a String)> {
        let labels = self.picture.labels.iter().map(|(&at, label)| (at, label));
        labels.filter(move |&(at, _)| self.layout.contains(at))
    }
}
