//! Finds words and patterns in a grid of letters: no board game, and the same vocabulary.
//!
//! ```text
//! cargo run --release --example word_search
//! cargo run --release --example word_search -- MAS --pattern "X _ A S"
//! cargo run --release --example word_search -- --grid letters.txt cat dog
//! ```

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use collinear::{Coord, Direction, Grid, GridError, Line, Pattern};
use collinear_play::{exit_status, read_arguments, refuse};
use itertools::chain;

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

/// Finds words and patterns in a grid of letters, in all eight directions.
///
/// Each hit is told with its first cell, its direction and its last cell; then the grid follows
/// with all letters that belong to no hit as dots.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    /// Words to find [default: XMAS, unless there are patterns]
    words: Vec<String>,

    /// A pattern to find, cell by cell: X is that letter, !X another one, _ any, | the edge;
    /// +, *, ? and {2,4} say how often
    #[arg(long, short, value_name = "PATTERN")]
    pattern: Vec<Pattern<char>>,

    /// The file with the grid, a row on each line [default: the example of Advent of Code 2024,
    /// day 4]
    #[arg(long, short, value_name = "FILE")]
    grid: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  word_search                       XMAS in the puzzle that is built in: 18 times
  word_search MAS -p 'X _ A S'      a word and a pattern
  word_search -g letters.txt cat    a word in your own grid";

fn main() -> ExitCode {
    let Arguments {
        mut words,
        pattern,
        grid,
    } = read_arguments();
    let letters = grid.map_or_else(|| parse(PUZZLE), |path| load(&path));
    let letters = letters.unwrap_or_else(|why| refuse(why));
    if words.iter().any(String::is_empty) {
        refuse("a word without letters is nowhere");
    }
    if words.is_empty() && pattern.is_empty() {
        words.push("XMAS".to_owned());
    }
    let words = words.into_iter().map(|word| (Pattern::word(&word), word));
    let patterns = pattern
        .into_iter()
        .map(|pattern| (pattern.clone(), pattern.to_string()));
    exit_status(search(&letters, chain(words, patterns)))
}

fn load(path: &Path) -> Result<Grid<char>, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes);
    let letters = parse(&String::from_utf8_lossy(bytes));
    letters.map_err(|error| format!("{}: {error}", path.display()))
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

/// Writes where the patterns are, how often, and the picture with their hits.
fn search(
    letters: &Grid<char>,
    patterns: impl Iterator<Item = (Pattern<char>, String)>,
) -> io::Result<ExitCode> {
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

/// `from row 1, column 5 SE to row 4, column 8`
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
