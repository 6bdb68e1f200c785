//! [`Frame`]: the extent of a picture.

use alloc::{format, string::String};

use super::{labels::name_ends, scene::Scene};
use crate::picture::svg::{Pixels, Point};

/// The space around the board and its margin.
const PADDING: i64 = 120;

/// The extent of a picture: its upper left and its lower right corner.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    low: Point,
    high: Point,
}

impl Frame {
    /// The size attributes of an element that fills the frame.
    pub(super) fn size(self) -> String {
        let Point { x, y } = self.high - self.low;
        format!(r#"width="{}" height="{}""#, Pixels(x), Pixels(y))
    }

    /// The attributes of an element that shows this part of the plane in its own size.
    pub(super) fn view(self) -> String {
        let (low, across) = (self.low, self.high - self.low);
        format!(r#"viewBox="{low} {across}" {}"#, self.size())
    }

    /// The position attributes of an element that fills the frame.
    pub(super) fn corner(self) -> String {
        let Point { x, y } = self.low;
        format!(r#"x="{}" y="{}""#, Pixels(x), Pixels(y))
    }

    fn widened(self, by: Point) -> Self {
        Self {
            low: self.low - by,
            high: self.high + by,
        }
    }

    pub(super) const fn corners(self) -> [Point; 2] {
        [self.low, self.high]
    }

    pub(super) fn around(points: impl Iterator<Item = Point>) -> Self {
        let both = points.map(|point| Self {
            low: point,
            high: point,
        });
        let all = both.reduce(|a, b| Self {
            low: Point::new(a.low.x.min(b.low.x), a.low.y.min(b.low.y)),
            high: Point::new(a.high.x.max(b.high.x), a.high.y.max(b.high.y)),
        });
        let nowhere = Point::new(0, 0);
        all.unwrap_or(Self {
            low: nowhere,
            high: nowhere,
        })
    }
}

impl Scene<'_> {
    /// The frame around the cells of the board, the marked cells and the names on the margin, with some space.
    /// Long labels may fill the space and extend it.
    pub(super) fn frame(self, names: &[(Point, String)]) -> Frame {
        let marks = self.picture.marks.iter().copied();
        let marked = marks.flat_map(|mark| mark.cells(self.plan));
        let trails = self.picture.trails.iter().chain(&self.picture.lines);
        let trails = trails.flatten().copied();
        let marked = marked.chain(trails).filter(|&at| self.plan.contains(at));
        let corners = self
            .cells()
            .chain(marked)
            .flat_map(|at| self.plan.corners(at));
        let corners = corners.chain(self.arc_ends());
        let names = names.iter().flat_map(name_ends);
        let frame = Frame::around(corners.chain(names)).widened(Point::new(PADDING, PADDING));
        Frame::around(frame.corners().into_iter().chain(self.label_ends()))
    }
}
