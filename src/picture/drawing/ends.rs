//! What ended a run or a way.

use core::fmt::{self, Write};

use super::Scene;
use crate::{
    geometry::{Coord, Direction, Line},
    lines::Stop,
    picture::{
        point::Point,
        svg::{Outline, circle},
    },
};

/// From the middle of a bar to each of its ends.
const BAR: i64 = 150;

impl Scene<'_> {
    /// What ended a run before its first cell, if that is known, and after its last.
    pub(super) fn ends(
        self,
        out: &mut impl Write,
        line: Line,
        behind: Option<Stop>,
        ahead: Stop,
    ) -> fmt::Result {
        let direction = line.direction();
        if let Some(behind) = behind {
            self.end(out, line.first(), -direction, behind)?;
        }
        self.end(out, line.last(), direction, ahead)
    }

    /// A bar across a side of a cell.
    pub(super) fn bar(self, out: &mut impl Write, at: Coord, side: Direction) -> fmt::Result {
        if !self.layout.contains(at) {
            return Ok(());
        }
        let (centre, border) = (self.layout.centre(at), self.layout.border(at, side));
        let across = (border - centre).turned().with_length(BAR);
        let mut bar = Outline::new();
        bar.segment(border - across, border + across);
        self.stroke(out, &bar, self.picture.style.theme.stop)
    }

    /// What ended a walk in a direction after this cell, its last; it may have none.
    pub(super) fn end(
        self,
        out: &mut impl Write,
        last: Option<Coord>,
        direction: Direction,
        stop: Stop,
    ) -> fmt::Result {
        let ink = self.picture.style.theme.stop;
        if let Stop::Blocked(at) = stop {
            self.broken_ring(out, at, ink)?;
        }
        let Some(last) = last.filter(|&at| self.layout.contains(at)) else {
            return Ok(());
        };
        let (centre, border) = (
            self.layout.centre(last),
            self.layout.border(last, direction),
        );
        let onwards = |distance| border + (border - centre).with_length(distance);
        let across = (border - centre).turned().with_length(BAR);
        let mut bars = Outline::new();
        let mut bar = |at: Point| {
            bars.segment(at - across, at + across);
        };
        match stop {
            Stop::Blocked(_) => bar(border),
            Stop::Edge => {
                bar(border);
                bar(onwards(-55));
            }
            Stop::Limit => {
                for distance in [15, 60, 105] {
                    circle(out, onwards(distance), 17, format_args!(r#" fill="{ink}""#))?;
                }
            }
            Stop::Ring => {}
        }
        self.stroke(out, &bars, ink)
    }
}
