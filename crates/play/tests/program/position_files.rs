//! Boards and positions that are read from files.

use crate::run::{file, picture, program, run};

/// A game with its options, the last of which wants a file; what is in the file; and what is
/// wrong with it.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    (
        "reversi",
        "--position",
        "XO.\n..\nX\n",
        "row 2 has 2 columns, but row 1 has 3",
    ),
    (
        "reversi",
        "--position",
        "XO.\n.q.\nX\n",
        "row 2, column 2: 'q' stands for no cell",
    ),
    (
        "reversi",
        "--position",
        "\u{feff}XO.\r\n.\0.\r\nX\r\n",
        "row 2, column 2: '\\0' stands for no cell",
    ),
    (
        "reversi",
        "--position",
        "XO\nOX\n",
        "the last line has to say who is to move, X or O",
    ),
    (
        "reversi",
        "--position",
        "",
        "the last line has to say who is to move, X or O",
    ),
    (
        "reversi",
        "--position",
        "X",
        "a board of 0 rows and 0 columns is too small: there have to be at least 2 of each",
    ),
    (
        "reversi",
        "--rows 3 --position",
        "XO\nOX\nX\n",
        "the board has 2 rows and 2 columns instead of 3 rows and 2 columns",
    ),
    (
        "peg_solitaire",
        "--board",
        "1\n01\n",
        "row 2 has 2 columns, but row 1 has 1",
    ),
    (
        "peg_solitaire",
        "--triangular --board",
        "1\n0x\n",
        "row 2, column 2: 'x' stands for no cell",
    ),
    (
        "peg_solitaire",
        "--position",
        "1 1 0\n1 1\n",
        "row 2 has 2 columns, but row 1 has 3",
    ),
    (
        "peg_solitaire",
        "--board rect2x2 --position",
        "1 1\n",
        "the board has 1 rows and 2 columns instead of 2 rows and 2 columns",
    ),
    (
        "peg_solitaire",
        "--board rect2x2 --position",
        "1 1\n1 .\n",
        "row 2, column 2: b2 has to be a hole, as on the board of the game",
    ),
    (
        "peg_solitaire",
        "--board triangle2 --position",
        "1 1\n1 1\n",
        "row 1, column 2: b1 is a hole, but not on the board of the game",
    ),
    (
        "hnefatafl",
        "--position",
        "a . K\nattackers\n",
        "the board has 1 rows and 3 columns instead of 11 rows and 11 columns",
    ),
    (
        "hnefatafl",
        "--layout",
        "a . .\n. K .\n. . 3\n",
        "row 3, column 3: '3' stands for no cell",
    ),
    (
        "hnefatafl",
        "--layout",
        "a . .\n. K .\n. . .\n",
        "row 1, column 1: a soldier on the corner at a3, which is the king's",
    ),
    (
        "hnefatafl",
        "--layout",
        ". a .\n. . .\n. . .\n",
        "there is no king",
    ),
    (
        "hnefatafl",
        "--layout",
        ". K\na .\n",
        "a board of 2 rows and 2 columns has no cell in the middle for a throne",
    ),
    (
        "draughts",
        "--position",
        ". w . . . . . .\nwhite\n",
        "the board has 1 rows and 8 columns instead of 8 rows and 8 columns",
    ),
    (
        "draughts",
        "--position",
        "w.......\n........\n........\n........\n........\n........\n........\n........\nblack\n",
        "row 1, column 1: a piece on a square that is not played on",
    ),
    (
        "hnefatafl",
        "--position",
        "a . K\nwhite\n",
        "the last line has to say who is to move, attackers or defenders",
    ),
];

#[test]
fn files_that_are_refused() {
    for &(name, options, text, why) in REFUSED {
        let (mut command, path) = (program(&format!("{name} {options}")), picture(text));
        command.arg(&path);
        let run = run(command, b"");
        let error = format!("error: {}: {why}\n", path.display());
        assert_eq!(run.errors, error, "{name} {options}: {text:?}");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{name} {options}");
    }
}

/// Whatever is in a file, there is one line about it.
#[test]
fn junk_in_a_file() {
    let mut junk = Vec::new();
    for n in 0..1_000_000_u32 {
        junk.push(n.wrapping_mul(2_654_435_761).to_be_bytes()[0]);
    }
    let options = [
        ("reversi", "--position"),
        ("peg_solitaire", "--board"),
        ("peg_solitaire", "--triangular --position"),
        ("hnefatafl", "--layout"),
        ("hnefatafl", "--position"),
        ("draughts", "--position"),
    ];
    for (name, options) in options {
        let mut command = program(&format!("{name} {options}"));
        command.arg(file(&junk));
        let run = run(command, b"");
        assert_eq!(run.errors.lines().count(), 1, "{name} {options}");
        assert_eq!((run.out.as_str(), run.status), ("", 2), "{name} {options}");
    }
}

/// The same position, written in many ways.
#[test]
fn spaces_tabs_and_line_ends() {
    let written = [
        ". X O .\n. . . .\nX\n",
        ".XO.\n....\nX",
        "\n\n  .XO.\r\n  ....\r\n  X  \r\n\r\n",
        "\u{feff}.\tX\tO\t.\n.\t.\t.\t.\n\nX\n",
    ];
    for text in written {
        let mut command = program("reversi --position");
        command.arg(picture(text));
        let run = run(command, b"d1");
        assert_eq!(run.errors, "", "{text:?}");
        let end = ". X X X\n. . . .\nresult: first\ndiscs: 3 0\n";
        assert_eq!(run.out, end, "{text:?}");
    }
}
