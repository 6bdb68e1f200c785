//! All pictures and movies.

mod boards;
mod layouts;
mod lines;
mod moves;
mod movies;
mod shapes;
mod vocabulary;

use collinear::{Grid, picture::Picture};

pub(crate) fn files() -> impl Iterator<Item = (String, String)> {
    let pictures = pictures().map(|(name, picture)| (name, picture.to_string()));
    let movies = movies::movies().into_iter().map(filed);
    pictures.chain(movies.map(|(name, movie)| (name, movie.to_string())))
}

pub(crate) fn pictures() -> impl Iterator<Item = (String, Picture)> {
    let boards = boards::pictures().into_iter();
    let boards = boards.chain(layouts::pictures());
    words().chain(boards.map(filed))
}

pub(crate) fn words() -> impl Iterator<Item = (String, Picture)> {
    let words = vocabulary::pictures().into_iter();
    let words = words.chain(lines::pictures());
    let words = words.chain(moves::pictures());
    words.chain(shapes::pictures()).map(filed)
}

fn filed<T>((name, picture): (&str, T)) -> (String, T) {
    (format!("{name}.svg"), picture)
}

/// Reads the board of a text picture.
fn board(picture: &str) -> Grid<char> {
    Grid::parse(picture).unwrap_or_else(|error| panic!("{error}:\n{picture}"))
}
