//! Boards drawn in text: a drawing that is accepted keeps the laws of a board.

#![no_main]

use collinear::{Layout, boards::Tracks, testing::check_topology};
use collinear_fuzz::text::text;
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    "o",
    "+",
    "-",
    "--",
    "---",
    "|",
    "/",
    "\\",
    "x",
    " ",
    "\n",
    "o-",
    "-o",
    "o-o",
    "o-o-o",
    "\n| |\n",
    "\n|\\|/|\n",
    "o   o",
    " x ",
    "\n\\ /\n",
    "\n/ \\\n",
    "0",
    "1",
    "10",
    "99999999999999999999",
    "0-1-2",
    "\r\n",
    "\t",
    "é",
];

fuzz_target!(|bytes: &[u8]| {
    let text = text(&bytes[..bytes.len().min(40)], WORDS);
    let rows: Vec<Vec<char>> = text.lines().map(|row| row.chars().collect()).collect();
    let board: Tracks = match text.parse() {
        Ok(board) => board,
        Err(error) => {
            if let Some((row, column)) = error.at {
                assert!((1..=rows.len()).contains(&row), "{text:?}: {error}");
                assert!(
                    (1..=rows[row - 1].len()).contains(&column),
                    "{text:?}: {error}"
                );
            }
            return;
        }
    };
    // Points are drawn at their spots, in reading order within a row.
    let glyphs = rows.iter().flatten();
    let points = glyphs
        .filter(|&&glyph| matches!(glyph, 'o' | '+' | '0'..='9'))
        .count();
    let cells = u16::try_from(board.board().cells().count()).unwrap();
    assert!(usize::from(cells) <= points);
    for cell in 0..cells {
        let at = board.coord_of(cell).unwrap();
        assert_eq!(board.cell_at(at), Some(cell));
        let name = board.name(cell);
        assert_eq!(board.cell_named(&name), Ok(cell));
    }
    if cells < 8 {
        check_topology(&board.board()).unwrap();
    }
    // Every stroke has at least one character.
    let steps: usize = board
        .tracks()
        .iter()
        .map(|track| track.cells().len() - 1)
        .sum();
    assert!(steps <= 2 * rows.iter().map(Vec::len).sum::<usize>());
    assert!(board.tracks().iter().all(|track| !track.is_closed()));
});
