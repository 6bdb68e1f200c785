//! Tests of boards of all kinds and of their widths: points and lines, layers of a box, a growing window.

use std::collections::BTreeSet;

use super::{
    seen,
    transcript::{play, session},
};
use crate::{
    core::table::Seating,
    program::all_games,
    text::{page, pipe::report},
};

#[test]
fn boards_that_are_no_rectangles() {
    play(
        "\
game nine_mens_morris
> b6 d7 g1 d3 a7
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
   a   b   c   d   e   f   g

game surakarta
> a2-a3
! /
! \\
~    |   |   |   |   |   |

game qubic
> a1a a4d b2b d3c
1  X  .  .  .     .  .  .  .     .  .  .  .     .  .  .  .
2  .  .  .  .     .  X  .  .     .  .  .  .     .  .  .  .
3  .  .  .  .     .  .  .  .     .  .  . (O)    .  .  .  .
4  .  .  .  .     .  .  .  .     .  .  .  .     O  .  .  .
  aa ba ca da    ab bb cb db    ac bc cc dc    ad bd cd dd
",
    );
}

/// The window reaches eight cells beyond the stones. When the window shrinks, the marks stay with the stones.
#[test]
fn a_window_grows_with_its_stones() {
    let session = session("hexagonal_six");
    let board = |typed: &str| {
        let seen = seen(&session, Seating::default(), typed.as_bytes());
        let last = seen.rsplit(" >\n").nth(1).expect("a board and a prompt");
        last.split("\n\n").next().unwrap_or_default().to_owned()
    };
    let grown = board("0,0 2,0 9,1");
    assert_eq!(grown.lines().count(), 1 + 1 + 2 * 8 + 1);
    let row = |name: &str| {
        let mut rows = grown.lines().map(str::trim_start);
        rows.find(|line| line.starts_with(name)).unwrap_or_default()
    };
    assert!(row("0 ").contains(" X  ") && row("0 ").contains(" O "));
    assert!(row("1 ").contains("(O)"), "{grown}");
    assert_eq!(board("0,0 2,0 9,1 u"), board("0,0 2,0"));
}

#[test]
fn a_pipe_has_the_board_as_it_lies_on_paper() {
    let (mut session, mut out) = (session("nine_mens_morris"), Vec::new());
    session.play_word("a7").expect("it is legal");
    report(&session, &mut out).expect("memory can be written");
    assert!(out.starts_with(b"X     .     .\n  .   .   .  \n"));
}

#[test]
fn the_rules_of_a_game() {
    let lines = page::lines(&session("hnefatafl").rules_page(), page::WIDTH);
    let text = lines
        .into_iter()
        .flat_map(|line| [line.text, "\n".to_owned()]);
    insta::assert_snapshot!("rules_of_hnefatafl", text.collect::<String>());
}

/// Titles, keys, prompts and help fit into the narrowest terminal.
#[test]
fn nothing_breaks_a_word() {
    for entry in all_games() {
        let mut pages = BTreeSet::new();
        for (variant, options) in entry.game.variants() {
            let session = session(&format!("{} {options}", entry.game.name()));
            assert!(session.rules_text().is_some(), "{variant}");
            assert!(pages.insert(session.rules_page()), "{variant}");
            let summary = session.summary();
            assert!(page::lines(&summary, 80).len() <= 2, "{variant}: {summary}");
            assert!(summary.ends_with('.'), "{variant}: {summary}");
            let seen = seen(&session, Seating::default(), b"?\n");
            assert_eq!(seen.matches(", save FILE, q").count(), 1, "{seen}");
            for line in seen.replace(" > ", " >\n").lines() {
                let is_help = line.ends_with("several can stand in one line");
                let is_board = line.starts_with(|char: char| char == ' ' || char.is_ascii_digit());
                let fits = line.chars().count() <= 80;
                assert!(is_board && !is_help || fits, "{line}");
            }
        }
    }
}
