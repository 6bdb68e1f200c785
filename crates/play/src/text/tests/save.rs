//! Games that are kept in files at a terminal.

use std::fs;

use super::{answer_to, check, game};
use crate::{
    core::table::Seating,
    formats,
    program::games::{InARowOptions, ReversiOptions},
};

/// The moves that are in a file, which is a record of this game.
fn moves(file: &std::path::Path, game: &str) -> Vec<String> {
    let record = formats::load(file, None).expect("a record");
    assert_eq!(record.game[0], game);
    record.moves.into_iter().map(|(_, m)| m).collect()
}

#[test]
fn a_game_is_saved_after_the_moves_before_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let session = game::<ReversiOptions>("").chosen_by(["reversi"]).session();
    let typed = format!("f5 d6\nc3 SAVE {}", file.display());
    let answer = answer_to(&session, Seating::default(), &typed);
    let saved = format!("\nsaved in {}\n", file.display());
    assert!(answer.contains(&saved), "{answer}");
    assert_eq!(moves(&file, "reversi"), ["f5", "d6", "c3"]);
}

/// The moves of these games may run together, which is nothing to the name of a file.
#[test]
fn a_name_is_all_that_follows() {
    let folder = tempfile::tempdir().unwrap();
    let in_a_row = game::<InARowOptions>("")
        .chosen_by(["four_in_a_row"])
        .session();
    let reversi = game::<ReversiOptions>("").chosen_by(["reversi"]).session();
    for (session, m, name) in [
        (&in_a_row, "4", "4453"),
        (&reversi, "f5", "f5d6"),
        (&reversi, "f5", "a name with spaces.txt"),
    ] {
        let file = folder.path().join(name);
        let typed = format!("{m}\nsave {}  ", file.display());
        let answer = answer_to(session, Seating::default(), &typed);
        assert_eq!(
            answer.lines().next(),
            Some(&*format!("saved in {}", file.display()))
        );
        assert_eq!(moves(&file, &session.chosen_by()[0]), [m]);
    }
}

#[test]
fn no_file_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    fs::write(&file, "mine").unwrap();
    let session = game::<ReversiOptions>("").session();
    let typed = format!("f5\nsave {}", file.display());
    let answer = answer_to(&session, Seating::default(), &typed);
    let why = format!("{}: there is a file of that name", file.display());
    assert_eq!(answer.lines().next(), Some(&*why));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

#[test]
fn what_can_not_be_saved_is_told() {
    let session = game::<InARowOptions>("").session();
    let all_typed = [
        ("save", "save FILE: which file?\n"),
        ("4\nSave  ", "save FILE: which file?\n"),
        (
            "save no/such/folder/game",
            "no/such/folder/game: No such file or directory",
        ),
        // Nothing is saved after a move that was refused.
        ("8 save no/such/folder/game", "\"8\": there is no column 8"),
        ("q save no/such/folder/game", ""),
    ];
    check(&session, &all_typed);
}
