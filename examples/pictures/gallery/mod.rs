//! The pictures: those of the vocabulary, of moves the more, those of boards, and those of boards that are
//! no rectangles.

mod boards;
mod layouts;
mod moves;
mod vocabulary;

use collinear::{Grid, picture::Picture};

/// All pictures, each with the name of its file.
pub(crate) fn pictures() -> impl Iterator<Item = (String, Picture)> {
    let boards = boards::pictures().into_iter();
    let boards = boards.chain(layouts::pictures());
    words().chain(boards.map(filed))
}

/// Those of the words of the vocabulary.
pub(crate) fn words() -> impl Iterator<Item = (String, Picture)> {
    let words = vocabulary::pictures().into_iter();
    words.chain(moves::pictures()).map(filed)
}

fn filed((name, picture): (&str, Picture)) -> (String, Picture) {
    (format!("{name}.svg"), picture)
}

/// The board of a picture in text.
fn board(picture: &str) -> Grid<char> {
    Grid::parse(picture).unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
