//! The boards: presets, triangles, rectangles, and their names.

use super::{Lattice, PegSolitaire, Square};
use crate::{
    Coord, Grid, TooLarge,
    rules::{MAX_CELLS, SettingsError, SetupError},
};

type Preset = fn() -> PegSolitaire;

pub(super) const PRESETS: [(&str, Preset); 5] = [
    ("english", PegSolitaire::english),
    ("french", PegSolitaire::french),
    ("wiegleb", PegSolitaire::wiegleb),
    ("diamond", PegSolitaire::diamond),
    ("asymmetric", PegSolitaire::asymmetric),
];

/// Boards. Each starts with one vacant hole, and its goal is one peg left anywhere.
impl PegSolitaire {
    /// The English board: 33 holes, with the centre vacant.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::PegSolitaire;
    ///
    /// let english = PegSolitaire::english();
    /// assert_eq!(
    ///     english.start_board().to_string(),
    ///     ". . 1 1 1 . .\n\
    ///      . . 1 1 1 . .\n\
    ///      1 1 1 1 1 1 1\n\
    ///      1 1 1 0 1 1 1\n\
    ///      1 1 1 1 1 1 1\n\
    ///      . . 1 1 1 . .\n\
    ///      . . 1 1 1 . ."
    /// );
    /// ```
    #[must_use]
    pub fn english() -> Self {
        preset(
            "..111..
             ..111..
             1111111
             1110111
             1111111
             ..111..
             ..111..",
        )
    }

    /// The French board: 37 holes, with the centre vacant. This start cannot be solved.
    #[must_use]
    fn french() -> Self {
        preset(
            "..111..
             .11111.
             1111111
             1110111
             1111111
             .11111.
             ..111..",
        )
    }

    /// Wiegleb's board: 45 holes, with the centre vacant.
    #[must_use]
    fn wiegleb() -> Self {
        preset(
            "...111...
             ...111...
             ...111...
             111111111
             111101111
             111111111
             ...111...
             ...111...
             ...111...",
        )
    }

    /// The diamond: 41 holes, with the centre vacant.
    #[must_use]
    fn diamond() -> Self {
        preset(
            "....1....
             ...111...
             ..11111..
             .1111111.
             111101111
             .1111111.
             ..11111..
             ...111...
             ....1....",
        )
    }

    /// Bell's asymmetric board: 39 holes. The vacant hole is the one where the arms cross.
    #[must_use]
    fn asymmetric() -> Self {
        preset(
            "..111...
             ..111...
             ..111...
             11111111
             11101111
             11111111
             ..111...
             ..111...",
        )
    }

    /// A triangle with `side` holes on each side; the hole at the top is vacant.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::PegSolitaire;
    ///
    /// let triangle = PegSolitaire::triangle(3)?;
    /// assert_eq!(triangle.start_board().to_string(), "0 . .\n1 1 .\n1 1 1");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`from_start`](Self::from_start).
    pub fn triangle(side: usize) -> Result<Self, SetupError> {
        Self::with_top_left_vacant(side, side, Lattice::Triangular, |at| at.col <= at.row)
    }

    /// A rectangle of holes; the upper left hole is vacant.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::PegSolitaire;
    ///
    /// let rectangle = PegSolitaire::rectangle(2, 3)?;
    /// assert_eq!(rectangle.start_board().to_string(), "0 1 1\n1 1 1");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`from_start`](Self::from_start).
    pub fn rectangle(rows: usize, cols: usize) -> Result<Self, SetupError> {
        Self::with_top_left_vacant(rows, cols, Lattice::Square, |_| true)
    }

    /// The board with this name: `english`, `french`, `wiegleb`, `diamond`, `asymmetric`, `triangle5` for a
    /// triangle with 5 holes on each side, `rect4x5` for a rectangle of 4 rows and 5 columns.
    ///
    /// # Errors
    ///
    /// [`SettingsError::NoPreset`] for any other name, and a [`SetupError`] as its reason for a board that is
    /// too large.
    ///
    /// ```
    /// use collinear::rules::peg_solitaire::PegSolitaire;
    ///
    /// assert_eq!(PegSolitaire::named("english")?, PegSolitaire::english());
    /// assert_eq!(PegSolitaire::named("triangle5")?, PegSolitaire::triangle(5)?);
    /// assert_eq!(PegSolitaire::named("rect4x5")?, PegSolitaire::rectangle(4, 5)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn named(name: &str) -> Result<Self, SettingsError> {
        if let Some((_, preset)) = PRESETS.iter().find(|(preset, _)| *preset == name) {
            return Ok(preset());
        }
        if let Some(game) = Self::named_after_its_size(name) {
            return game.map_err(SettingsError::refused);
        }
        let names = PRESETS.iter().map(|(name, _)| *name);
        let by_size = ["triangleN", "rectMxN"];
        Err(SettingsError::no_preset(name, names.chain(by_size)))
    }

    /// `None` if the name has neither form.
    fn named_after_its_size(name: &str) -> Option<Result<Self, SetupError>> {
        if let Some(side) = name.strip_prefix("triangle") {
            return Some(Self::triangle(number(side)?));
        }
        let (rows, cols) = name.strip_prefix("rect")?.split_once('x')?;
        Some(Self::rectangle(number(rows)?, number(cols)?))
    }

    fn with_top_left_vacant(
        rows: usize,
        cols: usize,
        lattice: Lattice,
        is_hole: impl Fn(Coord) -> bool,
    ) -> Result<Self, SetupError> {
        TooLarge::check(rows, cols, MAX_CELLS)?;
        let square = |at| match at {
            Coord { row: 0, col: 0 } => Square::Empty,
            _ if is_hole(at) => Square::Peg,
            _ => Square::Off,
        };
        let too_large = |_| TooLarge::sides(rows, cols);
        let start = Grid::from_fn(rows, cols, square).map_err(too_large)?;
        Self::from_start(start, lattice)
    }
}

/// Parses a number of ASCII digits; a number that overflows becomes the largest `usize`.
fn number(digits: &str) -> Option<usize> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(usize::MAX))
}

fn preset(picture: &str) -> PegSolitaire {
    let start = Lattice::Square.parse(picture);
    let start = start.unwrap_or_else(|error| panic!("a preset is a picture: {error}"));
    PegSolitaire::from_start(start, Lattice::Square)
        .unwrap_or_else(|error| panic!("a preset is a board: {error}"))
}
