//! Grids from text: every character is read into its cell, and written grids are read again.

#![no_main]

use collinear::{Coord, Grid, GridError, Shape, geometry::Tiling};
use collinear_fuzz::text::text;
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    ". ",
    "X ",
    "O ",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    "\t",
    "\u{3000}",
    "\u{2028}",
    "\u{85}",
    "é",
    "\u{1F600}",
    "\u{301}",
    "\0",
    "\u{200b}",
    "#",
    ". . .\n",
];

fuzz_target!(|bytes: &[u8]| {
    let text = text(bytes, WORDS);
    let rows = rows(&text);
    let cols = rows.first().map_or(0, Vec::len);

    let parsed = Grid::parse(&text);
    match &parsed {
        Ok(grid) => {
            assert_eq!((grid.rows(), grid.cols()), (rows.len(), cols));
            assert!(grid.iter().eq(rows.iter().flatten()));
            assert_eq!(Grid::parse(&grid.to_string()).as_ref(), Ok(grid));
        }
        &Err(GridError::Ragged {
            row,
            found,
            expected,
        }) => {
            assert_eq!((rows[row].len(), cols), (found, expected));
            assert_ne!(found, expected);
        }
        Err(error) => panic!("{error}"),
    }

    // Every character except a dot is a cell of a shape.
    let shape = Shape::parse(&text);
    let cells = rows.iter().enumerate().flat_map(|(row, glyphs)| {
        let cells = glyphs
            .iter()
            .enumerate()
            .filter(|&(_, &glyph)| glyph != '.');
        cells.map(move |(col, _)| Coord::new(row, col))
    });
    assert_eq!(shape, Shape::new(Tiling::Square, cells));
    assert_eq!(Shape::parse(&shape.to_string()), shape);

    let known = Grid::parse_with(&text, |glyph| (glyph != '#').then_some(u32::from(glyph)));
    let unknown = rows.iter().flatten().filter(|&&glyph| glyph == '#').count();
    match known {
        Ok(grid) => {
            assert_eq!(unknown, 0);
            assert_eq!(
                Ok(grid),
                parsed.map(|grid| grid.map(|&glyph| u32::from(glyph)))
            );
        }
        Err(error @ GridError::UnknownGlyph { row, col, glyph }) => {
            assert_eq!((rows[row][col], glyph), ('#', '#'));
            assert!(
                rows[..row]
                    .iter()
                    .flatten()
                    .chain(&rows[row][..col])
                    .all(|&glyph| glyph != '#')
            );
            assert!(!error.to_string().is_empty());
        }
        Err(error) => assert_eq!((unknown, Some(error)), (0, parsed.err())),
    }
});

/// The characters except white space, without the blank lines above and below.
fn rows(text: &str) -> Vec<Vec<char>> {
    let row = |line: &str| {
        line.chars()
            .filter(|glyph| !glyph.is_whitespace())
            .collect()
    };
    let rows: Vec<Vec<char>> = text.lines().map(row).collect();
    let Some(first) = rows.iter().position(|row| !row.is_empty()) else {
        return Vec::new();
    };
    let last = rows
        .iter()
        .rposition(|row| !row.is_empty())
        .unwrap_or(first);
    rows[first..=last].to_vec()
}
