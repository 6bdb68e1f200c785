//! Tests of boards and positions in files.

use crate::run::{picture, program, run};

/// A game and its options, of which the last one takes a file, with the content of the file and the error.
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
        "row 2, column 2: unknown character 'q'",
    ),
    (
        "reversi",
        "--position",
        "",
        "the last line has to be the side to move, X or O",
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
        "hnefatafl",
        "--layout",
        "a . .\n. K .\n. . 3\n",
        "row 3, column 3: unknown character '3'",
    ),
    (
        "hnefatafl",
        "--layout",
        "a . .\n. K .\n. . .\n",
        "row 1, column 1: a soldier on the corner at a3, where only the king may stop",
    ),
    (
        "hnefatafl",
        "--layout",
        ". a .\n. . .\n. . .\n",
        "there is no king",
    ),
    (
        "draughts",
        "--position",
        "w.......\n........\n........\n........\n........\n........\n........\n........\nblack\n",
        "row 1, column 1: there is a piece on a square that is not in play",
    ),
    (
        "hnefatafl",
        "--position",
        "a . K\nwhite\n",
        "the last line has to be the side to move, attackers or defenders",
    ),
    (
        "sokoban",
        "--levels",
        "; first\n####\n#@ #\n#$.#\n####\n\n####\n# .#\n",
        "row 7, column 1: men: 0, but there must be 1",
    ),
    (
        "sokoban",
        "--puzzle 3 --levels",
        "#####\n#@$.#\n#####\n",
        "--puzzle 3: the levels are 1 to 1",
    ),
    (
        "sokoban",
        "--levels",
        "no level\n",
        "no level found: the rows of a level begin with a wall, #",
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
        let end = ". X X X\n. . . .\nresult: black\ndiscs: 3 0\n";
        assert_eq!(run.out, end, "{text:?}");
    }
}
