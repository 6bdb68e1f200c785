//! The pictures: those of the vocabulary, of moves the more, of whole lines, of several cells at once, those of
//! boards, those of boards that are no rectangles, and movies.

mod boards;
mod layouts;
mod lines;
mod moves;
mod movies;
mod shapes;
mod vocabulary;

use collinear::{Grid, picture::Picture};

/// All files, each with its name and its text.
pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let pictures = pictures().map(|(name, picture)| (name, picture.to_string()));
    let movies = movies::movies().into_iter().map(filed);
    pictures.chain(movies.map(|(name, movie)| (name, movie.to_string())))
}

/// All pictures that stand still, each with the name of its file.
pub(crate) fn pictures() -> impl Iterator<Item = (String, Picture)> {
    let boards = boards::pictures().into_iter();
    let boards = boards.chain(layouts::pictures());
    words().chain(boards.map(filed))
}

/// Those of the words of the vocabulary.
pub(crate) fn words() -> impl Iterator<Item = (String, Picture)> {
    let words = vocabulary::pictures().into_iter();
    let words = words.chain(lines::pictures());
    let words = words.chain(moves::pictures());
    words.chain(shapes::pictures()).map(filed)
}

fn filed<T>((name, picture): (&str, T)) -> (String, T) {
    (format!("{name}.svg"), picture)
}

/// The board of a picture in text.
fn board(picture: &str) -> Grid<char> {
    Grid::parse(picture).unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
