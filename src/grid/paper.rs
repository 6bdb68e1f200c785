//! A grid as it lies on paper, and written as a text picture.

use alloc::string::String;
use core::fmt;

use itertools::Itertools;

use super::Grid;
use crate::geometry::Layout;

impl<B: Layout> Grid<char, B> {
    /// The characters of any board in rows and columns, as its [`Layout`] lays them out; where paper
    /// is empty there is a space.
    ///
    /// ```
    /// use collinear::{Grid, boards::Tracks};
    ///
    /// let morris = Grid::filled_on(Tracks::nine_mens_morris().board(), 'o')?;
    /// assert_eq!(morris.on_paper().rows(), 7);
    /// assert_eq!(morris.on_paper()[(0, 1)], ' ');
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the layout names a place off its own paper, or memory has no room for the paper.
    #[must_use]
    pub fn on_paper(&self) -> Grid<char> {
        let board = self.board().topology();
        let mut paper = Grid::filled_on(board.paper(), ' ')
            .unwrap_or_else(|error| panic!("paper for a board that is in memory: {error}"));
        for at in board.cells() {
            paper[board.place(at)] = self[at];
        }
        paper
    }
}

impl<T, B: Layout> Grid<T, B> {
    /// The picture of the grid, with a character for each cell: a line of text for each row of its
    /// [paper](Layout), a space between the columns.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let board = Grid::from_rows([[Some(1), None], [None, Some(2)]])?;
    /// let picture = board.picture(|cell| if cell.is_some() { '#' } else { '.' });
    /// assert_eq!(picture, "# .\n. #");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn picture(&self, glyph: impl FnMut(&T) -> char) -> String {
        let paper = self.map(glyph).on_paper();
        let mut rows = paper.each_row().map(|mut row| row.join(" "));
        rows.join("\n")
    }
}

/// The [`picture`](Grid::picture) with each cell as its own character.
///
/// ```
/// use collinear::{Grid, boards::Tracks};
///
/// let lines: Tracks = r"
///     o---o---o
///      \  |  /
///       \ | /
///        \|/
///         o
/// ".parse()?;
/// let board = Grid::filled_on(lines.board(), 'x')?;
/// assert_eq!(board.to_string(), "x x x\n  x  ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<T: Clone + Into<char>, B: Layout> fmt::Display for Grid<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.picture(|cell| cell.clone().into()))
    }
}
