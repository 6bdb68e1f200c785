//! Reading boards from text, and the errors for wrong boards.

use collinear::{Coord, Grid, rules::SetupError};

/// Reads a board whose cells are these characters.
pub(crate) fn parsed(picture: &str, known: &str) -> Result<Grid<char>, SetupError> {
    let known = |glyph: char| known.contains(glyph).then_some(glyph);
    Ok(Grid::parse_with(picture, known)?)
}

/// Returns the only cell with one of these characters.
pub(crate) fn the_one(picture: &Grid<char>, what: &str, glyphs: &str) -> Result<Coord, SetupError> {
    let cells = || picture.cells_where(|glyph| glyphs.contains(*glyph));
    let first = cells().next().filter(|_| cells().nth(1).is_none());
    first.ok_or_else(|| miscounted(what, cells().count(), 1))
}

/// Returns the error for a wrong number of something.
pub(crate) fn miscounted(what: &str, found: usize, wanted: usize) -> SetupError {
    SetupError::new(format!("{what}: {found}, but there must be {wanted}"))
}

/// Refuses fewer than `least` of something.
pub(crate) fn at_least(what: &str, found: usize, least: usize) -> Result<(), SetupError> {
    if found < least {
        let why = format!("{what}: {found}, but there must be at least {least}");
        return Err(SetupError::new(why));
    }
    Ok(())
}
