//! Finds words and patterns in a grid of letters, with the same queries as games.
//!
//! ```text
//! cargo run --release --example word_search
//! cargo run --release --example word_search -- MAS --pattern "X _ A S"
//! cargo run --release --example word_search -- --grid letters.txt cat dog
//! ```

mod table;

use std::{
    fs,
    io::{self, Write},
    iter,
    process::ExitCode,
};

use collinear::{Coord, Direction, Grid, GridError, Line, Pattern};

use table::{Options, refuse};

/// The example of Advent of Code 2024, day 4 (<https://adventofcode.com/2024/day/4>).
const PUZZLE: &str = "
    MMMSXXMASM
    MSAMXMSMSA
    AMXSXMAAMM
    MSAMASMSMX
    XMASAMXAMM
    XXAMMXXAMA
    SMSMSASXSS
    SAXAMASAAA
    MAMMMXMMMM
    MXMXAXMASX
";

const HELP: &str = "\
Finds words and patterns in a grid of letters, in all eight directions.

Each hit is listed with its first cell, its direction and its last cell. Then the grid is shown,
with dots for letters that are part of no hit.

Usage: word_search [OPTIONS] [WORDS]

  WORDS              Words to find [default: XMAS, unless there are patterns]
  --pattern PATTERN  A pattern to find, cell by cell: X is that letter, !X another one, _ any, |
                     the edge; +, *, ? and {2,4} repeat
  --grid FILE        The file with the grid, a row on each line [default: the example of Advent
                     of Code 2024, day 4]

Examples:
  word_search                               XMAS in the built-in puzzle: 18 times
  word_search MAS --pattern 'X _ A S'       a word and a pattern
  word_search cat --grid letters.txt        a word in your own grid
";

fn main() -> ExitCode {
    let mut options = Options::read(HELP);
    let letters = options
        .take("grid")
        .map_or_else(|| parse(PUZZLE), |path| load(&path));
    let letters = letters.unwrap_or_else(|why| refuse(why));
    let mut patterns = Vec::new();
    for word in iter::from_fn(|| options.take_word()) {
        if word.is_empty() {
            refuse("an empty word cannot be found");
        }
        patterns.push((Pattern::word(&word), word));
    }
    for text in iter::from_fn(|| options.take("pattern")) {
        let pattern: Result<Pattern<char>, _> = text.parse();
        let pattern = pattern.unwrap_or_else(|why| refuse(format_args!("--pattern {text}: {why}")));
        let name = pattern.to_string();
        patterns.push((pattern, name));
    }
    if let Some(left) = options.0.first() {
        refuse(format_args!("there is no option {left}"));
    }
    if patterns.is_empty() {
        patterns.push((Pattern::word("XMAS"), "XMAS".to_owned()));
    }
    table::status(search(&letters, patterns))
}

fn load(path: &str) -> Result<Grid<char>, String> {
    let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
    let letters = parse(&String::from_utf8_lossy(bytes));
    letters.map_err(|error| format!("{path}: {error}"))
}

fn parse(picture: &str) -> Result<Grid<char>, String> {
    Grid::parse(picture).map_err(|error| match error {
        // Rows are counted from 1 here, as in the hits.
        GridError::Ragged {
            row,
            found,
            expected,
        } => format!(
            "row {} has {found} letters, but row 1 has {expected}",
            row + 1
        ),
        _ => error.to_string(),
    })
}

/// Writes the places and the number of hits, and the picture with the hits.
fn search(letters: &Grid<char>, patterns: Vec<(Pattern<char>, String)>) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut picture = letters.map(|_| '.');
    for (pattern, name) in patterns {
        let mut count = 0;
        for hit in letters.find_pattern(&Direction::ALL, &pattern, |&letter| letter) {
            count += 1;
            writeln!(out, "{name}  {}", described(hit.line))?;
            for at in hit.line {
                picture[at] = letters[at];
            }
        }
        writeln!(out, "{name}: {count}\n")?;
    }
    writeln!(out, "{picture}")?;
    Ok(ExitCode::SUCCESS)
}

/// Describes a hit: `from row 1, column 5 SE to row 4, column 8`.
fn described(hit: Line) -> String {
    let cell = |at: Option<Coord>| {
        let at = at.unwrap_or_default();
        format!("row {:>2}, column {:>2}", at.row + 1, at.col + 1)
    };
    format!(
        "{} {:>2} to {}",
        cell(hit.first()),
        hit.heading(),
        cell(hit.last())
    )
}
