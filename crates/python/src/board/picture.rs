//! Pictures of boards, for notebooks.

use collinear::{
    Grid,
    picture::{Margin, Picture, Style},
};
use pyo3::prelude::*;

use super::Board;

/// The largest number of cells that a notebook draws. Larger boards are shown as text.
const MOST_DRAWN: usize = 2_500;

#[pymethods]
impl Board {
    /// Draws the board as SVG with row and column numbers. Numbers are written on their cells.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        if self.bounds.cell_count() > MOST_DRAWN {
            return Ok(None);
        }
        let asked = self.ask(py)?;
        let glyphs = Grid::on(self.bounds, |at| {
            let code = asked.codes.at(at);
            if asked.empty.contains(&code) {
                '.'
            } else {
                asked.kind.glyph(code)
            }
        });
        // The array already has this size, so this cannot fail.
        let Ok(glyphs) = glyphs else {
            return Ok(None);
        };
        let style = Style {
            margin: Margin::Indices,
            ..Style::default()
        };
        let mut picture = Picture::new(glyphs).with_style(style);
        for at in self.bounds.coords() {
            let code = asked.codes.at(at);
            if asked.kind.is_number() && !asked.empty.contains(&code) {
                picture = picture.with_label(at, asked.value(code)?.str()?.to_cow()?);
            }
        }
        Ok(Some(picture.to_string()))
    }
}
