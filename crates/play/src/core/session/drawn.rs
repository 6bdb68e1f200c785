//! Draws a [`Session`] as characters, as text, as a picture or as a movie.

use collinear::{
    Coord,
    picture::{Figure, Form, Mark, Movie, Picture, Style},
};

use super::Session;
use crate::core::bands::bands;

/// The largest number of cells in all pictures of a movie, which are kept in memory.
const MOST_DRAWN: usize = 1_000_000;

impl Session {
    /// The style of the board.
    #[must_use]
    pub fn style(&self) -> &Style {
        &self.history.position.about().look
    }

    /// The character of each cell.
    #[must_use]
    pub fn glyphs(&self) -> Vec<char> {
        self.history.position.glyphs()
    }

    /// For each cell, the first cell of its block: several cells drawn as one bar.
    pub(crate) fn blocks(&self) -> Vec<usize> {
        let (glyphs, theme) = (self.glyphs(), &self.style().theme);
        let first = |(cell, glyph): (usize, &char)| match theme.figure(*glyph) {
            Figure::Tile(tile) if tile.form == Form::Bar => glyphs
                .iter()
                .position(|other| other == glyph)
                .unwrap_or(cell),
            _ => cell,
        };
        glyphs.iter().enumerate().map(first).collect()
    }

    /// The board as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.history.position.text()
    }

    /// The board as a picture, with the last turn and the cells that decided the game marked.
    #[must_use]
    pub fn picture(&self) -> Picture {
        self.picture_with(&[], &[])
    }

    /// The board as a picture with these characters on top and these targets marked.
    pub(crate) fn picture_with(&self, on_top: &[(usize, char)], targets: &[usize]) -> Picture {
        let about = self.history.position.about();
        let cells = self.board().cells();
        let place = |&at: &usize| Coord::new(cells[at].y, cells[at].x / 2);
        // A falling piece is shown instead of the last move. Tiles get no rings around them.
        let last = &self.history.tree.turn(self.history.tree.at()).cells;
        let glyphs = self.glyphs();
        let is_tile = |at: &usize| matches!(about.look.theme.figure(glyphs[*at]), Figure::Tile(_));
        let last = last.iter().filter(|at| on_top.is_empty() && !is_tile(at));
        let picture = self
            .history
            .position
            .picture(on_top)
            .with_style(about.look.clone());
        let deciding: Vec<_> = self.deciding().iter().map(place).collect();
        let picture = bands(&deciding)
            .into_iter()
            .fold(picture, |picture, band| picture.with_trail(band.to_vec()));
        picture
            .with_marks(last.map(place).map(Mark::Last))
            .with_marks(targets.iter().map(place).map(Mark::Target))
            .with_title(about.title.clone())
    }

    /// Draws the game as a movie of its turns.
    ///
    /// # Errors
    ///
    /// An error if all pictures together would have more than a million cells.
    pub fn movie(&self) -> Result<Movie, String> {
        let (turns, cells) = (self.made().len(), self.board().cells().len());
        if cells.saturating_mul(turns + 1) > MOST_DRAWN {
            return Err(format!(
                "too long for a movie: {turns} turns on {cells} cells; \
                 all pictures together can have at most {MOST_DRAWN} cells"
            ));
        }
        let mut before = self.fork();
        let mut frames = vec![self.picture()];
        while before.undo().is_some() {
            frames.push(before.picture());
        }
        Ok(Movie::new(frames.into_iter().rev()))
    }
}
