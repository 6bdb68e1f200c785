//! Boards that are no rectangles: points and strokes, layers of a box, a window that grows.

use collinear::rules::reversi::Reversi;
use collinear_games::{
    endless::HEXAGONAL_SIX, nine_mens_morris::NineMensMorris, qubic::qubic, surakarta::Surakarta,
};

use super::{check, seen};
use crate::{
    core::{playable::Playable, session::Session, table::Seating},
    text::pipe::report,
};

fn morris() -> Session {
    Playable::new(NineMensMorris::default())
        .with_notation()
        .session()
}

/// The last board that is seen by who types this.
fn last_board(session: &Session, typed: &str) -> String {
    let seen = seen(session, Seating::default(), typed.as_bytes());
    let last = seen.rsplit(" >\n").nth(1).expect("a board and a prompt");
    last.split("\n\n").next().unwrap_or_default().to_owned()
}

/// The board as a pipe has it, its result, and why it refuses words.
fn piped(session: &Session, moves: &str) -> (String, String) {
    let (mut session, mut errors, mut out) = (session.fork(), Vec::new(), Vec::new());
    super::pipe::play(&mut session, 7, moves.as_bytes(), &mut errors).expect("memory can be read");
    report(&session, &mut out).expect("memory can be written");
    let text = |bytes| String::from_utf8(bytes).expect("it is UTF-8");
    (text(out), text(errors))
}

#[test]
fn points_have_strokes_between_them() {
    let expected = "\
7 (X)----------O-----------.
   |           |           |
6  |   X-------.-------.   |
   |   |       |       |   |
5  |   |   .---.---.   |   |
   |   |   |       |   |   |
4  .---.---.       .---.---.
   |   |   |       |   |   |
3  |   |   .---O---.   |   |
   |   |       |       |   |
2  |   .-------.-------.   |
   |           |           |
1  .-----------.-----------X
   a   b   c   d   e   f   g";
    assert_eq!(last_board(&morris(), "b6 d7 g1 d3 a7"), expected);
}

#[test]
fn loops_do_not_cross_the_board() {
    let game = Playable::new(Surakarta::default())
        .with_notation()
        .session();
    let board = last_board(&game, "a2-a3");
    assert!(!board.contains(['/', '\\', 'x']), "{board}");
    assert_eq!(board.lines().nth(1), Some("   |   |   |   |   |   |"));
}

#[test]
fn pieces_that_were_captured_are_told_and_no_others() {
    let game = Playable::new(Surakarta::default())
        .with_notation()
        .session();
    let seen_by = |typed: &str| seen(&game, Seating::default(), typed.as_bytes());
    let before = "a2-a3 b5-b4 a3-a4";
    assert!(!seen_by(before).contains("captured"));
    assert!(seen_by(&format!("{before}\nc6xa4")).contains("\ncaptured: a4\n"));

    let game = Playable::new(Reversi::default()).session();
    let seen = seen(&game, Seating::default(), b"d6\nc4\n");
    assert!(seen.contains(":O:") && !seen.contains("captured"), "{seen}");
}

#[test]
fn the_layers_of_a_box_lie_side_by_side() {
    let game = Playable::new(qubic()).session();
    let expected = "\
1  X  .  .  .     .  .  .  .     .  .  .  .     .  .  .  .
2  .  .  .  .     .  X  .  .     .  .  .  .     .  .  .  .
3  .  .  .  .     .  .  .  .     .  .  . (O)    .  .  .  .
4  .  .  .  .     .  .  .  .     .  .  .  .     O  .  .  .
  aa ba ca da    ab bb cb db    ac bc cc dc    ad bd cd dd";
    assert_eq!(last_board(&game, "a1a a4d b2b d3c"), expected);
    check(
        &game,
        &[
            ("a1a\na1a", "\"a1a\": a1a is occupied"),
            (
                "a1",
                "\"a1\": not a cell: a cell is letters and numbers in turn, 3 of them",
            ),
        ],
    );
    let seen = seen(&game, Seating::default(), b"a1a a4d b2b d3c c3c a2a d4d");
    assert!(seen.contains("First player (X) won."), "{seen}");
}

#[test]
fn a_window_grows_with_its_stones() {
    let game = Playable::new(HEXAGONAL_SIX).with_notation().session();
    let board = last_board(&game, "0,0 2,0 9,1");
    // Eight cells beyond the stones on each side, marks where the stones are now.
    assert_eq!(board.lines().count(), 1 + 1 + 2 * 8 + 1);
    let row = |name: &str| {
        board
            .lines()
            .find(|line| line.trim_start().starts_with(name))
    };
    assert!(row("0 ").is_some_and(|row| row.contains(" X  ") && row.contains(" O ")));
    assert!(row("1 ").is_some_and(|row| row.contains("(O)")), "{board}");
    // What was marked before is found again where the window is smaller.
    let before = last_board(&game, "0,0 2,0 9,1 u");
    assert_eq!(before, last_board(&game, "0,0 2,0"));
}

#[test]
fn a_pipe_has_the_board_as_it_lies_on_paper() {
    let (out, errors) = piped(&morris(), "a7 d7 h9");
    assert!(out.starts_with("X     O     .\n  .   .   .  \n"), "{out}");
    assert!(errors.starts_with("error: move 3 \"h9\""), "{errors}");
}
