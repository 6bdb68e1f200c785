//! The pictures: those of the vocabulary, and those of boards.

mod boards;
mod vocabulary;

use collinear::{Grid, picture::Picture};

/// All pictures, each with the name of its file.
pub(crate) fn pictures() -> impl Iterator<Item = (String, Picture)> {
    words().chain(boards::pictures().into_iter().map(filed))
}

/// Those of the words of the vocabulary.
pub(crate) fn words() -> impl Iterator<Item = (String, Picture)> {
    vocabulary::pictures().into_iter().map(filed)
}

fn filed((name, picture): (&str, Picture)) -> (String, Picture) {
    (format!("{name}.svg"), picture)
}

/// The board of a picture in text.
fn board(picture: &str) -> Grid<char> {
    Grid::parse(picture).unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
