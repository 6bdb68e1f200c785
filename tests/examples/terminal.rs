//! Two people at a terminal, who sit in memory here.

use collinear::{
    Length,
    rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow, TIC_TAC_TOE},
};
use proptest::prelude::*;

use crate::common::{pipe, table};

/// What two people see who type this, without colours and without the spaces at the ends of lines.
fn session(game: &InARow, typed: &[u8]) -> String {
    let mut out = anstream::StripStream::new(Vec::new());
    table::play(game, typed, &mut out).expect("memory can be written");
    let text = String::from_utf8(out.into_inner()).expect("it is UTF-8");
    let lines = text.lines().map(str::trim_end);
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn a_game_at_the_terminal() {
    let game = InARow::new(2, 3, Length::AtLeast(2))
        .and_then(InARow::with_gravity)
        .unwrap();
    let seen = "\
2 in a row on a 2x3 board

  .  .  .
  .  .  .
  1  2  3

First player (X): column 1-3, u undo, r redo, n new game, q quit, ? help > There is no move to take back.

First player (X): column 1-3, u undo, r redo, n new game, q quit, ? help >
  .  .  .
  . (X) .
  1  2  3

Second player (O): column 1-3, u undo, r redo, n new game, q quit, ? help > \"9\": there is no such column: columns are 1 to 3

Second player (O): column 1-3, u undo, r redo, n new game, q quit, ? help >
  .  O  .
  . [X][X]
  1  2  3

\"x\": the game is over: first player won

First player (X) won. Play again? y yes, n no, u undo >
  . (O) .
  .  X  .
  1  2  3

First player (X): column 1-3, u undo, r redo, n new game, q quit, ? help >
";
    assert_eq!(session(&game, b"u\n2\n9\n2 3 x 1\nundo\n"), seen);
}

/// Who can't see colours misses nothing: the other tests look at the text without them.
#[test]
fn colours_at_the_terminal() {
    let mut out = Vec::new();
    table::play(&TIC_TAC_TOE, &b"b2"[..], &mut out).expect("memory can be written");
    assert!(out.contains(&b'\x1b'));
}

#[test]
fn cells_at_the_terminal() {
    let seen = session(&TIC_TAC_TOE, b"b2 a1");
    let board = "
3  .  .  .
2  .  X  .
1 (O) .  .
   a  b  c

First player (X): cell a1-c3, u undo, ";
    assert!(seen.contains(board), "{seen}");
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
    let game = InARow::new(1, 4, Length::AtLeast(2))
        .and_then(InARow::with_gravity)
        .unwrap();
    for &(typed, next) in AT_THE_END {
        let seen = session(&game, format!("1 3 2\n{typed}\n").as_bytes());
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    /// Whatever is typed, and whatever comes through a pipe.
    #[test]
    fn no_input_is_a_panic(
        words in "([1-9]|[a-p][0-9]{1,2}|u|r|n|y|q|\\?|\\PC| |\n){0,80}",
        noise: Vec<u8>,
    ) {
        for game in [FOUR_IN_A_ROW, TIC_TAC_TOE, GOMOKU] {
            for input in [words.as_bytes(), &noise] {
                prop_assert!(session(&game, input).contains(" >"));
                let mut errors = Vec::new();
                let played = pipe::play(&game, input, &mut errors)?;
                let errors = String::from_utf8(errors).expect("it is UTF-8");
                prop_assert_eq!(played.refused, errors.lines().count());
            }
        }
    }
}
