//! [`PictureFile`]: a file with a drawing of a board and the side to move.

use std::{
    fmt::Display,
    fs,
    path::{Path, PathBuf},
};

use collinear::{Coord, Grid, GridError, rules::SetupError};

use crate::core::file::without_mark;

/// A file with a drawing of a board. In a game for two players, the last line is the side to move.
///
/// Errors name the file, the row and the column, counted from 1 as in an editor.
pub(super) struct PictureFile {
    path: PathBuf,
    text: String,
}

impl PictureFile {
    /// Reads a file. An error says why the file cannot be read.
    pub(super) fn read(path: &Path) -> Result<Self, String> {
        let file = |text| Self {
            path: path.to_owned(),
            text,
        };
        let bytes = fs::read(path).map_err(|error| file(String::new()).refused(error))?;
        let text = String::from_utf8_lossy(without_mark(&bytes));
        Ok(file(text.into_owned()))
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Removes the last line and reads the side to move from it.
    pub(super) fn take_turn<T>(
        &mut self,
        turn: impl Fn(&str) -> Option<T>,
        turns: &str,
    ) -> Result<T, String> {
        let text = self.text.trim_end();
        let (rows, last) = text.rsplit_once('\n').unwrap_or(("", text));
        let taken = turn(last.trim());
        let taken = taken.ok_or_else(|| {
            self.refused(format!("the last line has to be the side to move, {turns}"))
        })?;
        self.text = rows.to_owned();
        Ok(taken)
    }

    /// Reads the board with a function of the game.
    pub(super) fn board<T>(
        &self,
        read: impl FnOnce(&str) -> Result<Grid<T>, GridError>,
    ) -> Result<Grid<T>, String> {
        read(&self.text).map_err(|error| match error {
            GridError::UnknownGlyph { row, col, glyph } => {
                self.refused_at(Coord::new(row, col), format!("unknown character {glyph:?}"))
            }
            GridError::Ragged {
                row,
                found,
                expected,
            } => self.refused(format!(
                "row {} has {found} columns, but row 1 has {expected}",
                row + 1
            )),
            _ => self.refused(error),
        })
    }

    /// An error about the file as a whole.
    pub(super) fn refused(&self, why: impl Display) -> String {
        format!("{}: {why}", self.path.display())
    }

    pub(super) fn refused_position(&self, error: SetupError) -> String {
        match error.at {
            Some(at) => self.refused_at(at, error.why),
            None => self.refused(error.why),
        }
    }

    /// An error about one cell.
    pub(super) fn refused_at(&self, at: Coord, why: impl Display) -> String {
        let Coord { row, col } = at;
        self.refused(format!("row {}, column {}: {why}", row + 1, col + 1))
    }
}
