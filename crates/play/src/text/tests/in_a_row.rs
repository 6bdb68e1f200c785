//! Four in a row and its kin at a terminal.

use super::{check, game, seen, terminal};
use crate::{core::table::Seating, program::games::InARowOptions};

const TIC_TAC_TOE: &str = "--rows 3 --cols 3 --connect 3 --no-gravity";

#[test]
fn a_game_at_the_terminal() {
    let game = game::<InARowOptions>("--rows 2 --cols 3 --connect 2");
    let expected = "\
2 in a row on a 2x3 board
t targets, rules, u undo, r redo, n new, save FILE, q quit, ? help

  .  .  .
  .  .  .
  1  2  3

First player (X): column 1-3 > There is no move to take back.

First player (X): column 1-3 >
  .  .  .
  . (X) .
  1  2  3

Second player (O): column 1-3 > \"9\": there is no column 9: columns are 1 to 3

Second player (O): column 1-3 >
  .  O  .
  . [X][X]
  1  2  3

\"x\": the game is over: first player won

First player (X) won. Play again? y yes, n no, u undo >
  . (O) .
  .  X  .
  1  2  3

First player (X): column 1-3 >
";
    let typed = b"u\n2\n9\n2 3 x 1\nundo\n";
    let seen = seen(&game.session(), Seating::default(), typed);
    assert_eq!(seen, expected);
}

/// Who can't see colours misses nothing: the other tests look at the text without them.
#[test]
fn colours_at_the_terminal() {
    let mut out = Vec::new();
    let session = game::<InARowOptions>(TIC_TAC_TOE).session();
    terminal::play(session, Seating::default(), &b"b2"[..], &mut out)
        .expect("memory can be written");
    assert!(out.contains(&b'\x1b'));
}

/// What is typed when the first player has won, and what is seen next.
const AT_THE_END: &[(&str, &str)] = &[
    (
        "",
        "First player (X) won. Play again? y yes, n no, u undo >\n",
    ),
    (
        "3",
        "\"3\": the game is over: first player won\n\nFirst player (X) won. Play again?",
    ),
    (
        "r",
        "There is no move to make again.\n\nFirst player (X) won. Play again?",
    ),
    (
        "rules",
        "2 in a row on a 1x4 board\n\nGet 2 discs in a row, along a row, a column or a diagonal.",
    ),
    ("?", "2 in a row on a 1x4 board\n\n  column 1-4    a move"),
    (
        "y",
        "\n  .  .  .  .\n  1  2  3  4\n\nFirst player (X): column 1-4",
    ),
    (
        "new",
        "\n  .  .  .  .\n  1  2  3  4\n\nFirst player (X): column 1-4",
    ),
    (
        "y r",
        "\n (X) .  .  .\n  1  2  3  4\n\nSecond player (O): column 1-4",
    ),
    (
        "u",
        "\n  X  . (O) .\n  1  2  3  4\n\nFirst player (X): column 1-4",
    ),
    (
        "u r",
        "\n [X][X] O  .\n  1  2  3  4\n\nFirst player (X) won. Play again?",
    ),
    (
        "u 4",
        "\n  X  .  O (X)\n  1  2  3  4\n\nSecond player (O): column 1-4",
    ),
    ("u 4 2", "\n  X [O][O] X\n"),
    ("n", ""),
    ("NO", ""),
    ("q", ""),
];

#[test]
fn after_the_end_at_the_terminal() {
    let session = game::<InARowOptions>("--rows 1 --cols 4 --connect 2").session();
    for &(typed, next) in AT_THE_END {
        let all_typed = format!("1 3 2\n{typed}\n");
        let seen = seen(&session, Seating::default(), all_typed.as_bytes());
        let (_, seen) = seen
            .split_once("Play again? y yes, n no, u undo >")
            .expect("it has ended");
        let seen = seen.trim_start_matches(' ');
        assert!(seen.starts_with(next), "{typed}: {seen}");
        assert!(
            !next.is_empty() || seen.trim().is_empty(),
            "{typed}: {seen}"
        );
    }
}

const TARGETS: &[(&str, &str)] = &[
    (
        "4 4\nt",
        "
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  . {.} .  .  .
  .  .  .  O  .  .  .
 {.}{.}{.} X {.}{.}{.}
  1  2  3  4  5  6  7

First player (X): column 1-7 >",
    ),
    (
        "4 4\nmoves 8",
        "\"8\": there is no column 8: columns are 1 to 7\n",
    ),
    ("4 5 4 5 4 5 4\nt", "No move is left.\n"),
];

#[test]
fn targets_at_the_terminal() {
    check(&game::<InARowOptions>("").session(), TARGETS);
}
