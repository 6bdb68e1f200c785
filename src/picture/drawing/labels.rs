//! Texts: the names of rows and columns on the margin, and labels above cells.

use alloc::{string::String, vec, vec::Vec};
use core::fmt::{self, Write};

use super::scene::Scene;
use crate::{
    geometry::{Coord, Origin},
    picture::{
        Margin, Picture, Tiling,
        plan::PITCH,
        svg::{Point, text},
    },
};

pub(super) const NAME_SIZE: i64 = 130;

/// The distance from the side of the board to the middle of a short name.
const GAP: i64 = 150;

fn length(text: &str) -> i64 {
    i64::try_from(text.chars().count()).unwrap_or(i64::MAX)
}

fn width(name: &str) -> i64 {
    length(name).saturating_mul(NAME_SIZE * 6 / 10)
}

/// The upper left and lower right corners of a name centred at a point.
pub(super) fn name_ends((centre, name): &(Point, String)) -> [Point; 2] {
    let half = Point::new(width(name) / 2, NAME_SIZE / 2);
    [*centre - half, *centre + half]
}

impl Scene<'_> {
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

    /// The name of a row. It comes from the board if it has names and the style shows names, else from the style.
    fn row_name(self, row: usize) -> String {
        let Picture { style, sheet, .. } = self.picture;
        match &sheet.labels {
            Some(_) if style.margin == Margin::Bare => String::new(),
            Some(labels) => labels.rows.get(row).cloned().unwrap_or_default(),
            None => style.margin.row_label(row, self.picture.glyphs.rows()),
        }
    }

    /// The name of a column, found in the same way.
    fn column_name(self, col: usize) -> String {
        let Picture { style, sheet, .. } = self.picture;
        match &sheet.labels {
            Some(_) if style.margin == Margin::Bare => String::new(),
            Some(labels) => labels.columns.get(col).cloned().unwrap_or_default(),
            None => style.margin.column_label(col),
        }
    }

    /// The first cell of each row and of each column, skipping rows and columns that have only holes.
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

    /// The distance from the centre of an outermost cell to the end of the board.
    fn rim(self) -> i64 {
        let reach = i64::try_from(self.picture.sheet.reach()).unwrap_or(0);
        (reach * PITCH).max(PITCH / 2)
    }

    /// The place of a name to the left of a row, which begins with this cell.
    fn beside(self, first: Coord, name: &str) -> Point {
        let aside = self.rim() + GAP.max(GAP / 2 + width(name) / 2 + 35);
        self.plan.centre(first) - Point::new(aside, 0)
    }

    /// The place of a name above or below a column, which begins with this cell: at the side from which rows are
    /// counted. For hexagons, it is above, in the direction of the column.
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

fn size(label: &str) -> i64 {
    (600 / length(label).max(1)).clamp(60, 150)
}

impl<'a> Scene<'a> {
    pub(super) fn draw_labels(self, out: &mut dyn Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (ink, casing) = (theme.ink, theme.panel);
        for (at, label) in self.labels() {
            let attributes = format_args!(
                r#" fill="{ink}" stroke="{casing}" stroke-width="4" paint-order="stroke" font-weight="600""#
            );
            text(out, self.plan.centre(at), size(label), label, attributes)?;
        }
        Ok(())
    }

    /// The leftmost and the rightmost point that labels can reach. No letter is wider than it is high.
    pub(super) fn label_ends(self) -> impl Iterator<Item = Point> {
        self.labels().flat_map(move |(at, label)| {
            let width = length(label).saturating_mul(size(label));
            let (centre, half) = (self.plan.centre(at), Point::new(width / 2, 0));
            [centre - half, centre + half]
        })
    }

    fn labels(self) -> impl Iterator<Item = (Coord, &'a String)> {
        let labels = self.picture.labels.iter().map(|(&at, label)| (at, label));
        labels.filter(move |&(at, _)| self.plan.contains(at))
    }
}
