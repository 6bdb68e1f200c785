//! Each query on its initial board and on many others.

use serde_json::{Value, json};

use super::{answer, vocabulary};

fn ask(request: &Value) -> Value {
    serde_json::from_str(&answer(&request.to_string())).expect("it is JSON")
}

/// The answers on the initial boards.
const ANSWERS: &[(&str, &str)] = &[
    ("has_k_line_through", "true"),
    ("k_lines_through", "1 line: 4 cells NE from (3, 0)"),
    (
        "k_lines",
        "3 lines: 3 cells N from (3, 1); 3 cells NE from (3, 0); 3 cells E from (1, 1)",
    ),
    ("completions", "2 cells: (0, 2) (1, 3)"),
    (
        "threats",
        "2 threats: 5 cells N from (4, 2): 2 to go, by (3, 2) (0, 2), defended at (3, 2) (0, 2); 7 cells E from (1, 0): open, 2 to go, by (1, 1) (1, 5), defended at (1, 1) (1, 5)",
    ),
    (
        "matches",
        "2 groups: 3 cells: (0, 0) (1, 0) (2, 0); 5 cells: (0, 1) (0, 2) (0, 3) (1, 3) (2, 3)",
    ),
    (
        "matching_swaps",
        "2 moves: (0, 2) to (0, 3); (1, 2) to (0, 2)",
    ),
    ("run", "3 cells E from (1, 1), then blocked at (1, 4)"),
    (
        "run_through",
        "3 cells E from (1, 1); behind: blocked at (1, 0); ahead: blocked at (1, 4)",
    ),
    (
        "runs",
        "6 runs: a: 2 cells E from (0, 0); b: 1 cell at (0, 2); b: 2 cells E from (0, 4); c: 3 cells E from (1, 0); a: 1 cell at (1, 3); a: 1 cell at (1, 5)",
    ),
    ("count_on_line", "3"),
    (
        "windows",
        "5 lines: 4 cells E from (0, 3); 4 cells E from (1, 0); 4 cells E from (1, 1); 4 cells E from (1, 2); 4 cells E from (1, 3)",
    ),
    ("find_pattern", "1 line: 5 cells E from (1, 0)"),
    ("find_pattern_through", "1 line: 6 cells E from (1, 0)"),
    (
        "match_pattern",
        "3 segments: [[(1, 0), (1, 1), (1, 2)], [(1, 3)], [(1, 4)]]",
    ),
    ("ray", "3 cells NE from (2, 1)"),
    ("first_hit", "(1, 3)"),
    ("last_free", "(1, 2)"),
    (
        "seen_from",
        "4 cells: (0, 3), 2 steps N; (2, 5), 2 steps E; (4, 1), 2 steps SW; (2, 2), 1 step W",
    ),
    ("sees", "(1, 3) is in the way"),
    (
        "field_of_view",
        "23 cells: (2, 1) (1, 1) (1, 2) (2, 2) (3, 2) (3, 1) (3, 0) (2, 0) (1, 0) (0, 1) (0, 2) (0, 3) (1, 3) (2, 3) (3, 3) (4, 3) (4, 2) (4, 1) (4, 0) (0, 0) (3, 4) (4, 4) (4, 5)",
    ),
    (
        "traced",
        "from (1, 0) E to (1, 1): free? yes, continue; from (1, 1) E to (1, 2): free? yes, continue; from (1, 2) E to (1, 3): free? yes, continue; from (1, 3) E to (1, 4): free? no, stop: blocked at (1, 4)",
    ),
    ("path", "the path is blocked at (1, 3)"),
    ("slide", "1 cell at (1, 2), then blocked at (0, 2)"),
    (
        "slide_or_take",
        "2 cells E from (1, 4), then taken at (1, 5)",
    ),
    ("hop", "from (1, 0) over (1, 1) to (1, 2)"),
    (
        "hops_on",
        "2 hops: from (1, 0) over (1, 1) to (1, 2); from (1, 2) over (1, 3) to (1, 4)",
    ),
    (
        "far_hops",
        "3 hops: from (1, 0) over (1, 3) to (1, 4); from (1, 0) over (1, 3) to (1, 5); from (1, 0) over (1, 3) to (1, 6)",
    ),
    ("chains", "2 chains: (2, 2) (0, 4); (2, 2) (4, 4)"),
    ("push", "3 cells E from (1, 1), on to (1, 4)"),
    (
        "headings_of",
        "6 moves: (1, 1) to (0, 1); (1, 1) to (1, 2); (1, 1) to (2, 1); (1, 1) to (1, 0); (2, 3) to (3, 2); (2, 3) to (1, 2)",
    ),
    (
        "slide_together",
        "3 steps to (1, 3) (1, 4), then blocked at (1, 5)",
    ),
    ("landings", "4 cells: (3, 0) (2, 1) (1, 2) (3, 4)"),
    ("drop_from", "(1, 2)"),
    ("bracket", "2 cells E from (1, 1), anchor (1, 3)"),
    ("custodial", "(1, 2)"),
    ("intervene", "(1, 2) (1, 0)"),
    ("surround", "3 closed, 1 open: first liberty S"),
    ("flood", "4 cells: (0, 0) (0, 1) (1, 1) (2, 1)"),
    (
        "connect",
        "10 cells: (0, 0) (0, 1) (1, 1) (1, 2) (2, 2) (3, 2) (3, 3) (3, 4) (2, 4) (1, 4)",
    ),
    ("flood_until", "none: 3 cells: (0, 2) (1, 2) (1, 1)"),
    ("border", "5 cells: (1, 1) (0, 0) (0, 3) (1, 3) (2, 2)"),
    (
        "regions",
        "4 groups: 3 cells: (0, 0) (0, 1) (1, 1); 3 cells: (0, 3) (1, 3) (1, 2); 1 cell: (2, 0); 1 cell: (2, 2)",
    ),
    ("enclosed", "1 group: 2 cells: (2, 3) (2, 4)"),
    ("encircled", "2 cells: (1, 2) (2, 2)"),
    (
        "reach_by",
        "11 cells: (0, 0) (1, 2) (2, 1) (3, 3) (0, 2) (1, 3) (1, 0) (3, 2) (2, 2) (1, 1) (3, 0)",
    ),
    ("placements", "2 cells: (1, 0) (1, 2)"),
    (
        "blocks",
        "3 groups: 4 cells: (0, 0) (0, 1) (1, 0) (1, 1); 4 cells: (0, 1) (0, 2) (1, 1) (1, 2); 4 cells: (1, 2) (1, 3) (2, 2) (2, 3)",
    ),
    ("fill", "2 cells have changed: (1, 1) (1, 2)"),
    ("carry", "2 cells have changed: (0, 4) (1, 1)"),
    (
        "rewrite_lines",
        "7 cells have changed: (0, 1) (0, 2) (0, 3) (1, 0) (1, 3) (2, 1) (2, 3)",
    ),
    ("write", "4 cells have changed: (1, 1) (1, 2) (1, 3) (1, 4)"),
    (
        "compact",
        "7 cells have changed: (0, 0) (0, 2) (1, 3) (2, 0) (2, 2) (3, 0) (3, 3)",
    ),
    (
        "collapse",
        "6 cells have changed: (0, 0) (0, 1) (0, 3) (1, 1) (1, 3) (2, 3)",
    ),
    (
        "remove_rows",
        "8 cells have changed: (0, 1) (1, 0) (1, 1) (1, 2) (1, 3) (2, 3) (3, 0) (3, 2)",
    ),
    ("push_line", "3 cells have changed: (1, 1) (1, 3) (1, 4)"),
    (
        "transform_part",
        "4 cells have changed: (1, 1) (1, 2) (2, 1) (2, 2)",
    ),
    ("step", "(0, 2)"),
    (
        "neighbours",
        "8 cells: (0, 1) (0, 2) (1, 2) (2, 2) (2, 1) (2, 0) (1, 0) (0, 0)",
    ),
    ("between", "2 cells NE from (2, 1)"),
    ("direction_to", "NE"),
    ("distance", "4"),
    (
        "ring",
        "7 cells: (0, 3) (1, 3) (2, 3) (3, 3) (3, 2) (3, 1) (3, 0)",
    ),
    (
        "spiral",
        "16 cells: (1, 1) (0, 0) (0, 1) (0, 2) (1, 2) (2, 2) (2, 1) (2, 0) (1, 0) (0, 3) (1, 3) (2, 3) (3, 3) (3, 2) (3, 1) (3, 0)",
    ),
    ("whole_line", "4 cells NE from (3, 1)"),
    ("corners", "4 cells: (0, 0) (0, 4) (3, 0) (3, 4)"),
    ("transformed", ". . . # . / . . . O . / . . . X X"),
    ("changes_to", "a3: X → ., c1: . → X"),
];

#[test]
fn each_word_is_answered_where_it_starts() {
    let names = vocabulary::words().map(|word| word.name);
    assert!(names.eq(ANSWERS.iter().map(|(name, _)| *name)));
    for (name, text) in ANSWERS {
        let answer = ask(&json!({ "word": name }));
        assert_eq!(answer["text"], *text, "{name}");
    }
}

/// Requests with other boards and arguments, and their answers, mostly misses.
#[test]
fn a_miss_says_why_and_names_its_cells() {
    let rows = [
        (
            json!({"word": "bracket", "board": ". O O . X", "from": [0, 0]}),
            "no anchor: blocked at (0, 3) after 2 cells",
            json!([[0, 3]]),
        ),
        (
            json!({"word": "bracket", "board": ". O O O O", "from": [0, 0]}),
            "no anchor: edge after 4 cells",
            json!([]),
        ),
        (
            json!({"word": "path", "board": "R . .\n. . .", "from": [0, 0], "to": [1, 2]}),
            "(0, 0) and (1, 2) are not in line",
            json!([]),
        ),
        (
            json!({"word": "sees", "board": "@ # k", "from": [0, 0], "to": [0, 2]}),
            "(0, 1) is in the way",
            json!([[0, 1]]),
        ),
        (
            json!({"word": "hop", "board": "1 0 0", "from": [0, 0]}),
            "no hurdle: blocked at (0, 1) after 0 cells",
            json!([[0, 1]]),
        ),
        (
            json!({"word": "push", "board": "X X X O #", "from": [0, 0]}),
            "no room: blocked at (0, 3) after 2 cells",
            json!([[0, 3]]),
        ),
        (
            json!({"word": "k_lines", "board": "X . X\n. O .\n. . ."}),
            "no line",
            json!([]),
        ),
    ];
    for (request, text, cells) in rows {
        let answer = ask(&request);
        assert_eq!(answer["text"], text, "{request}");
        assert_eq!(answer["found"], false, "{request}");
        assert_eq!(answer["cells"], cells, "{request}");
    }
}

#[test]
fn boards_are_of_the_kind_that_was_asked() {
    let text = |request: Value| ask(&request)["text"].clone();
    let bracket =
        |kind| json!({"word": "bracket", "board": "O X . O", "from": [0, 2], "kind": kind});
    assert_eq!(text(bracket("square")), "no anchor: edge after 1 cell");
    assert_eq!(
        text(bracket("columns")),
        "2 cells E from (0, 3), anchor (0, 1)"
    );
    let adjacent = |kind| json!({"word": "neighbours", "from": [1, 1], "kind": kind});
    assert_eq!(
        ask(&adjacent("square"))["cells"].as_array().map(Vec::len),
        Some(8)
    );
    assert_eq!(
        ask(&adjacent("hex"))["cells"].as_array().map(Vec::len),
        Some(6)
    );
    // A king's distance on squares, steps on hexagons.
    let empty = [". ".repeat(9).trim_end(); 9].join("\n");
    let field =
        |kind| json!({"word": "field_of_view", "board": empty, "from": [4, 4], "kind": kind});
    let seen = |kind| ask(&field(kind))["cells"].as_array().map(Vec::len);
    assert_eq!([seen("square"), seen("hex")], [Some(81), Some(61)]);
    // The wall is between the two cells only on squares.
    let sees = |kind| json!({"word": "sees", "board": "@ . .\n# . .\n# . .\n. . k", "from": [0, 0], "to": [3, 2], "kind": kind});
    assert_eq!(
        [text(sees("square")), text(sees("hex"))],
        ["(1, 0) is in the way", "(0, 0) sees (3, 2)"]
    );
    let ray = |holes| json!({"word": "ray", "board": ". . # .", "from": [0, 0], "heading": "E", "holes": holes});
    assert_eq!(text(ray(false)), "3 cells E from (0, 1)");
    assert_eq!(text(ray(true)), "1 cell at (0, 1)");
}

#[test]
fn whatever_is_asked_is_answered_with_cells_of_the_board_and_a_picture() {
    let boards = [
        ".",
        "X",
        "X O",
        "O\nX\n.",
        "X O # .\n1 0 d K\n. . a #\nX X X X",
    ];
    for word in vocabulary::words() {
        let kinds = ["square", "columns", "torus", "hex"];
        for (board, kind) in boards
            .iter()
            .flat_map(|board| kinds.map(|kind| (board, kind)))
        {
            for (holes, heading) in [(false, "E"), (false, "SW"), (true, "N")] {
                let last = [board.lines().count() - 1, 0];
                let request = json!({
                    "word": word.name, "board": board, "kind": kind, "holes": holes,
                    "from": [0, 0], "to": last, "heading": heading,
                });
                let answer = ask(&request);
                if let Some(refusal) = answer["refusal"].as_str() {
                    assert!(refusal.contains("needs a board"), "{request}: {refusal}");
                    continue;
                }
                let (rows, columns) = (&answer["rows"], &answer["columns"]);
                for cell in answer["cells"].as_array().into_iter().flatten() {
                    assert!(cell[0].as_u64() < rows.as_u64(), "{request}: {cell}");
                    assert!(cell[1].as_u64() < columns.as_u64(), "{request}: {cell}");
                }
                let svg = answer["svg"].as_str().expect("a picture");
                assert!(svg.starts_with("<svg "), "{request}");
                assert!(
                    !answer["text"].as_str().expect("a text").is_empty(),
                    "{request}"
                );
            }
        }
    }
}

#[test]
fn a_program_is_shown_that_can_be_pasted() {
    let request = json!({"word": "bracket", "board": ".OX", "kind": "torus", "from": [0, 0]});
    assert_eq!(
        ask(&request)["rust"],
        "\
use collinear::{Coord, Direction, Grid, Wrap};

let board = Grid::parse(\"
    . O X
\").unwrap().with_wrap(Wrap::Both);
let from = Coord::new(0, 0);
let heading = Direction::E;
let answer = board.bracket(from, heading, 1.., |&c| c == 'O', |&c| c == 'X');
"
    );
}

#[test]
fn what_cannot_be_asked_is_refused_in_a_line() {
    let rows = [
        (
            "",
            "no request: EOF while parsing a value at line 1 column 0",
        ),
        (r#"{"word": "jump"}"#, r#"no query "jump""#),
        (
            r#"{"word": "ray", "board": "..\n."}"#,
            "row 1 has 1 columns, but row 0 has 2",
        ),
        (
            r#"{"word": "ray", "board": ""}"#,
            "a board here has 1 to 16 rows and columns",
        ),
        (
            r#"{"word": "ray", "from": [9, 0]}"#,
            "(9, 0) is off the board of 4 rows and 5 columns",
        ),
        (r#"{"word": "ray", "heading": "up"}"#, r#"no heading "up""#),
        (
            r#"{"word": "distance", "kind": "hex"}"#,
            "distance needs a board of squares",
        ),
        (
            r#"{"word": "sees", "holes": true}"#,
            "sees needs a board without holes",
        ),
    ];
    for (request, refusal) in rows {
        let answer: Value = serde_json::from_str(&answer(request)).expect("it is JSON");
        assert_eq!(answer["refusal"], refusal, "{request}");
    }
    let long = json!({"word": "ray", "board": ".".repeat(17)});
    assert_eq!(
        ask(&long)["refusal"],
        "a board here has 1 to 16 rows and columns"
    );
}

#[test]
fn the_list_has_every_word_once() {
    let list = ask(&json!({}));
    let words = list["words"].as_array().expect("a list");
    assert_eq!(words.len(), ANSWERS.len());
    for (index, word) in words.iter().enumerate() {
        assert!(
            words[..index]
                .iter()
                .all(|other| other["name"] != word["name"])
        );
        let says = word["says"].as_str().expect("a sentence");
        assert!(says.ends_with(['?', '.']), "{says}");
    }
}
