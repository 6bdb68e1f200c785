//! Pictures of queries on whole lines, and of matches.

use collinear::{
    Coord, Direction, Grid, Length,
    picture::{Figure, Margin, Mark, Picture, Style, Theme},
};

use super::{
    board,
    vocabulary::{fields, letters},
};

pub(super) fn pictures() -> [(&'static str, Picture); 4] {
    [
        ("rewrite_lines", rewrite_lines()),
        ("remove_rows", remove_rows()),
        ("matches", matches()),
        ("matching_swaps", matching_swaps()),
    ]
}

/// Draws a board before and after, side by side.
fn beside(before: &Grid<char>, after: &Grid<char>, title: &str) -> Picture {
    let cols = before.cols();
    let both = Grid::from_fn(before.rows(), 2 * cols + 1, |cell| match cell.col {
        col if col < cols => before[cell],
        col if col == cols => '#',
        col => after[Coord::new(cell.row, col - cols - 1)],
    });
    let both = both.unwrap_or_else(|error| panic!("{error}"));
    let look = Style {
        margin: Margin::Bare,
        theme: Theme::letters().with_figure('#', Figure::Off),
        ..Style::default()
    };
    fields(&both, title).with_style(look)
}

fn rewrite_lines() -> Picture {
    let before = board(
        "2 . 2 4
         . 4 4 4
         2 . . 4",
    );
    let mut after = before.clone();
    after.rewrite_lines(Direction::E, '.', |tiles| {
        let mut tiles = tiles.into_iter().filter(|&tile| tile != '.').peekable();
        let mut merged = Vec::new();
        while let Some(tile) = tiles.next() {
            let twice = tiles.next_if_eq(&tile).and_then(|tile| tile.to_digit(10));
            let twice = twice.and_then(|value| char::from_digit(2 * value, 10));
            merged.push(twice.unwrap_or(tile));
        }
        merged
    });
    beside(
        &before,
        &after,
        "2048: each row is written anew, its tiles to the left and equal ones merged",
    )
}

fn remove_rows() -> Picture {
    let before = board(
        ". . J .
         T . J .
         T T J J
         T . L .
         I L L L",
    );
    let mut after = before.clone();
    let gone = after.remove_rows(|&cell| cell != '.', '.');
    beside(
        &before,
        &after,
        "Two full rows go, and the rows above them drop as they are",
    )
    .with_marks(gone)
}

/// The axes for matches and swaps.
const AXES: [Direction; 2] = [Direction::E, Direction::S];

fn matches() -> Picture {
    let board = board(
        "a b b b c
         a c a b a
         a d c b c
         d a a c c",
    );
    let matches = board.matches(&AXES, Length::AtLeast(3), |&gem| Some(gem));
    let lines = matches.into_iter().flat_map(|found| found.lines);
    letters(&board, "Two matches: three a, and an L of five b").with_marks(lines)
}

fn matching_swaps() -> Picture {
    let board = board(
        "a b c a d
         b a d b a
         c d a a b",
    );
    let swaps = board.matching_swaps(&AXES, Length::AtLeast(3), |&gem| Some(gem));
    letters(&board, "The swaps that make three in a row").with_marks(swaps.map(Mark::Move))
}
