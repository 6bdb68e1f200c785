//! Games whose moves come from a pipe.

mod hnefatafl;
mod in_a_row;
mod peg_solitaire;
mod reversi;

use crate::run::{picture, program, run, unindented};

/// A game from a pipe. With errors the exit status is 1.
struct Piped {
    about: &'static str,
    options: &'static str,
    /// An option that wants a file, and what is in it.
    file: Option<(&'static str, &'static str)>,
    moves: &'static str,
    output: &'static str,
    errors: &'static str,
}

const PLAIN: Piped = Piped {
    about: "",
    options: "",
    file: None,
    moves: "",
    output: "",
    errors: "",
};

fn check(name: &str, games: &[Piped]) {
    for game in games {
        let about = game.about;
        let mut command = program(&format!("{name} {}", game.options));
        if let Some((option, text)) = game.file {
            command.arg(option).arg(picture(&unindented(text)));
        }
        let run = run(command, game.moves.as_bytes());
        assert_eq!(unindented(&run.out), unindented(game.output), "{about}");
        assert_eq!(run.errors, unindented(game.errors), "{about}");
        assert_eq!(run.status, i32::from(!game.errors.is_empty()), "{about}");
    }
}

/// Input that is no text, and how many words of it four in a row refuses.
#[test]
fn any_bytes_are_survived() {
    let digits = vec![b'4'; 50_000];
    let zeros = vec![0; 1_000_000];
    let inputs: [(&[u8], usize); 6] = [
        (b"", 0),
        (b"\xff\xfe 4 \x80", 2),
        (b"4\0 4\r\n4", 1),
        ("４ ½ 4".as_bytes(), 2),
        (&zeros, 1),
        (&digits, digits.len() - 6),
    ];
    for (input, refused) in inputs {
        assert_eq!(refusals("four_in_a_row", input), refused);
    }
}

/// The other games refuse every word of it.
#[test]
fn no_move_is_made_of_junk() {
    let zeros = vec![0; 1_000_000];
    let hyphens = vec![b'-'; 1_000_000];
    let letters = vec![b'x'; 1_000_000];
    let words = b"e2e e5- -e5 e5-e8x a1-a1-a1 a0 a1a ".repeat(100);
    let inputs: [(&[u8], usize); 8] = [
        (b"", 0),
        (b"\r\n\t\r\n", 0),
        (b"\xff\xfe \x80", 2),
        ("ｅ５ é5 e５-e８".as_bytes(), 3),
        (&zeros, 1),
        (&hyphens, 1),
        (&letters, 1),
        (&words, 700),
    ];
    for name in ["reversi", "peg_solitaire", "hnefatafl"] {
        for (input, refused) in inputs {
            assert_eq!(refusals(name, input), refused, "{name}");
        }
    }
}

/// How many words are refused: the first of them each in a line of its own, and the rest in one.
fn refusals(name: &str, input: &[u8]) -> usize {
    let run = run(program(name), input);
    let (told, rest): (Vec<_>, Vec<_>) = run
        .errors
        .lines()
        .partition(|line| line.starts_with("error: move "));
    for line in &told {
        assert!(line.len() < 300, "{name}: {line}");
    }
    assert!(run.out.contains("\nresult: unfinished\n"), "{name}");
    let refused = match rest[..] {
        [] => told.len(),
        [rest] => {
            assert_eq!(told.len(), 20, "{name}: {rest}");
            let count = rest.split(' ').nth(1).expect("error: so many more");
            told.len() + count.parse::<usize>().expect("a number")
        }
        _ => panic!("{name}: {rest:?}"),
    };
    assert_eq!(run.status, i32::from(refused > 0), "{name}");
    refused
}

/// What many programs of one system write before a text.
#[test]
fn a_mark_before_the_text_is_no_move() {
    let run = run(program("reversi"), b"\xef\xbb\xbff5 d6\n\xef\xbb\xbfc3\n");
    assert_eq!(
        run.errors,
        "error: move 3 \"\\u{feff}c3\": not a cell: a cell is letters and a number, such as e4; a pass is pa\n"
    );
    assert!(run.out.contains("\ndiscs: "), "{}", run.out);
}
