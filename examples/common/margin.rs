//! [`Labels`]: how cells are called by what stands on the margin of a board.

use collinear::{Bounds, Coord, NameError, picture::Margin};

/// How cells are called by what stands on the margin.
pub(crate) trait Labels {
    /// How a cell is called here: its column, if cells have no names.
    fn name(self, bounds: Bounds, at: Coord) -> String;

    /// The cell that a word names, if cells have names here.
    fn cell(self, bounds: Bounds, word: &str) -> Option<Result<Coord, NameError>>;
}

impl Labels for Margin {
    fn name(self, bounds: Bounds, at: Coord) -> String {
        match self {
            Self::Columns => self.column_label(at.col),
            Self::Bare | Self::Indices => at.to_string(),
            Self::Chart(origin) => {
                let name = bounds.name(at, origin);
                name.map_or_else(|| at.to_string(), |name| name.to_string())
            }
        }
    }

    fn cell(self, bounds: Bounds, word: &str) -> Option<Result<Coord, NameError>> {
        match self {
            Self::Bare | Self::Columns | Self::Indices => None,
            Self::Chart(origin) => Some(bounds.parse_name(word, origin)),
        }
    }
}
