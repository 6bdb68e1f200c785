//! Peg solitaire at a terminal.

use std::io::Write;

use super::{check, game};
use crate::{core::session::Session, program::games::PegSolitaireOptions};

/// A game on a board of one row.
fn on(board: &str) -> Session {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(board.as_bytes()).unwrap();
    game::<PegSolitaireOptions>(&format!("--board {}", file.path().display())).session()
}

const SESSIONS: &[(&str, &str)] = &[
    (
        "a1-c1-e1",
        "
1 (0):0:(0):0:(1) 1  0
   a  b  c  d  e  f  g

pegs: 2, turns: 1, jumps: 2

jump such as e1-g1 >",
    ),
    (
        "a1-c1-e1\nu",
        "
1  1  1  0  1  0  1  0
   a  b  c  d  e  f  g

pegs: 4, turns: 0, jumps: 0

jump such as a1-c1 >",
    ),
    ("a1-c1-e1\nu\nr", "\n1 (0):0:(0):0:(1) 1  0\n"),
    (
        "a1-c1 c1-e1\nu",
        "\n1 (0):0:(1) 1  0  1  0\n   a  b  c  d  e  f  g\n\npegs: 3, turns: 1, jumps: 1\n",
    ),
    (
        "?",
        "Peg solitaire in 7 holes: leave one peg. 1 is a peg, 0 an empty hole; several
jumps of one peg can be one turn, such as d2-d4-f4.

  jump such as a1-c1  a move; several can stand in one line
  t, moves      show where moves can go; with a piece or a move, what it can do\n",
    ),
    ("t", "\n1 <1> 1 {0} 1  0  1  0\n"),
    ("t a1", "\n1 <1> 1 {0} 1  0  1  0\n"),
    ("t a1-c1-e1", "\n1 {1}<1>{0}<1>{0} 1  0\n"),
    ("t b1", "\"b1\": nothing there can move\n"),
    (
        "a1-c1-a1",
        "\"a1-c1-a1\": jump 2: there is no peg in b1 to jump over from c1 to a1\n",
    ),
    (
        "a1-c1-e1-g1",
        "
1 (0):0:(0):0:(0):0:(1)
   a  b  c  d  e  f  g

pegs: 1, turns: 1, jumps: 3

Solved. Play again? y yes, n no, u undo >",
    ),
    (
        "a1-c1-e1-g1\nu a1-c1\nf1-d1",
        "\"f1-d1\": there is no peg in e1",
    ),
];

#[test]
fn at_the_terminal() {
    check(&on("1101010"), SESSIONS);
}
