//! [`Frame`]: how large a picture is, and the names of rows and columns on its margin.

use alloc::{format, string::String, vec, vec::Vec};

use super::Scene;
use crate::{
    geometry::{Coord, Origin},
    picture::{
        Margin, Picture, Tiling,
        layout::PITCH,
        svg::{Pixels, Point},
    },
};

/// The space around the board and its margin.
const PADDING: i64 = 120;

/// How large a picture is: its upper left and its lower right corner.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    low: Point,
    high: Point,
}

impl Frame {
    /// How large an element is that fills it.
    pub(super) fn size(self) -> String {
        let Point { x, y } = self.high - self.low;
        format!(r#"width="{}" height="{}""#, Pixels(x), Pixels(y))
    }

    /// How large an element is that shows this part of the plane, and that it does.
    pub(super) fn view(self) -> String {
        let (low, way) = (self.low, self.high - self.low);
        format!(r#"viewBox="{low} {way}" {}"#, self.size())
    }

    /// Where the upper left corner of an element of this size lies.
    pub(super) fn corner(self) -> String {
        let Point { x, y } = self.low;
        format!(r#"x="{}" y="{}""#, Pixels(x), Pixels(y))
    }

    /// With this much more on each side.
    fn widened(self, by: Point) -> Self {
        Self {
            low: self.low - by,
            high: self.high + by,
        }
    }

    /// The corners, upper left and lower right.
    const fn corners(self) -> [Point; 2] {
        [self.low, self.high]
    }

    /// As large as it has to be for all of these points.
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
    /// The frame around the cells of the board, those that are marked, and the names on the margin,
    /// with some space, which long labels may fill; it is larger where they need more.
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
        let names = names.iter().flat_map(|(centre, name)| {
            let half = Point::new(width(name, NAME_SIZE) / 2, NAME_SIZE / 2);
            [*centre - half, *centre + half]
        });
        let frame = Frame::around(corners.chain(names)).widened(Point::new(PADDING, PADDING));
        Frame::around(frame.corners().into_iter().chain(self.label_ends()))
    }
}

/// How large the letters are.
pub(super) const NAME_SIZE: i64 = 130;

/// From the side of the board to the middle of a name, if that is short.
const GAP: i64 = 150;

/// How wide a name is.
fn width(name: &str, size: i64) -> i64 {
    let letters = i64::try_from(name.chars().count()).unwrap_or(i64::MAX);
    letters.saturating_mul(size * 6 / 10)
}

impl Scene<'_> {
    /// The names on the margin, each with the point where its middle is.
    pub(super) fn margin(self) -> Vec<(Point, String)> {
        let bounds = self.picture.glyphs.bounds();
        if bounds.cell_count() == 0 {
            return Vec::new();
        }
        let (rows, cols) = match self.tiling() {
            Tiling::Square => (
                (0..bounds.rows()).map(|row| Coord::new(row, 0)).collect(),
                (0..bounds.cols()).map(|col| Coord::new(0, col)).collect(),
            ),
            Tiling::Hexagonal => self.first_cells(),
        };
        let rows = rows.into_iter().map(|at| {
            let name = self.row_name(at.row);
            (self.beside(at, &name), name)
        });
        let cols = cols.into_iter().map(|at| {
            let name = self.column_name(at.col);
            (self.above_or_below(at), name)
        });
        let names = rows.chain(cols);
        names.filter(|(_, name)| !name.is_empty()).collect()
    }

    /// What stands beside a row: as the style has it, or as the board has it if that has names of its
    /// own and the style wants any.
    fn row_name(self, row: usize) -> String {
        let Picture { style, sheet, .. } = self.picture;
        match &sheet.labels {
            Some(_) if style.margin == Margin::Bare => String::new(),
            Some(labels) => labels.rows.get(row).cloned().unwrap_or_default(),
            None => style.margin.row_label(row, self.picture.glyphs.rows()),
        }
    }

    /// What stands by a column.
    fn column_name(self, col: usize) -> String {
        let Picture { style, sheet, .. } = self.picture;
        match &sheet.labels {
            Some(_) if style.margin == Margin::Bare => String::new(),
            Some(labels) => labels.columns.get(col).cloned().unwrap_or_default(),
            None => style.margin.column_label(col),
        }
    }

    /// The first cell of each row, and that of each column; rows and columns of holes have none.
    fn first_cells(self) -> (Vec<Coord>, Vec<Coord>) {
        let bounds = self.picture.glyphs.bounds();
        let mut in_row = vec![None; bounds.rows()];
        let mut in_col = vec![None; bounds.cols()];
        for at in self.cells() {
            in_row[at.row].get_or_insert(at);
            in_col[at.col].get_or_insert(at);
        }
        let known = |first: Vec<Option<Coord>>| first.into_iter().flatten().collect();
        (known(in_row), known(in_col))
    }

    /// From the middle of an outermost cell to where the board ends.
    fn rim(self) -> i64 {
        let reach = i64::try_from(self.picture.sheet.reach()).unwrap_or(0);
        (reach * PITCH).max(PITCH / 2)
    }

    /// To the left of a row, which begins with this cell.
    fn beside(self, first: Coord, name: &str) -> Point {
        let aside = self.rim() + GAP.max(GAP / 2 + width(name, NAME_SIZE) / 2 + 35);
        self.plan.centre(first) - Point::new(aside, 0)
    }

    /// Above or below a column, which begins with this cell: where the first row is counted from.
    /// Where the cells lie as hexagons it is above, on the way that the column runs.
    fn above_or_below(self, first: Coord) -> Point {
        let aside = self.rim() + GAP;
        match (self.tiling(), self.picture.style.margin) {
            (Tiling::Hexagonal, _) => {
                let centre = self.plan.centre(first);
                let up = self.plan.point(-2, 0).with_length(aside);
                centre + up
            }
            (Tiling::Square, Margin::Chart(Origin::TopLeft) | Margin::Indices) => {
                self.plan.centre(first) - Point::new(0, aside)
            }
            (Tiling::Square, _) => {
                let bottom = Coord::new(self.picture.glyphs.rows() - 1, first.col);
                self.plan.centre(bottom) + Point::new(0, aside)
            }
        }
    }
}
