//! Tests of saving games at a terminal.

use std::fs;

use super::transcript::play;

/// The rest of the line is the name of the file. An existing file is not replaced.
#[test]
fn a_game_is_saved_after_the_moves_before_the_command() {
    let folder = tempfile::tempdir().unwrap();
    for (game, typed, name, moves) in [
        ("reversi", "f5 d6\n> c3 SAVE", "game.txt", "f5 d6 c3"),
        ("four_in_a_row", "4\n> save", "4453", "4"),
        ("reversi", "f5\n> save", "a name with spaces.txt", "f5"),
    ] {
        let file = folder.path().join(name);
        let path = file.display();
        play(&format!(
            "game {game}\n> {typed} {path}  \n~ saved in {path}\n\
             > save {path}\n{path}: the file already exists"
        ));
        let record = crate::formats::load(&file, None).expect("a record");
        let saved: Vec<_> = record.moves.iter().map(|(_, m)| m.as_str()).collect();
        assert_eq!((&*record.game[0], &*saved.join(" ")), (game, moves));
    }
    let mine = folder.path().join("mine");
    fs::write(&mine, "mine").unwrap();
    play(&format!("game reversi\n> save {}", mine.display()));
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
}

#[test]
fn what_can_not_be_saved_is_told() {
    play(
        "\
game four_in_a_row
> save
save FILE: name a file
> 4
> Save
save FILE: name a file
> save no/such/folder/game
~ no/such/folder/game: No such file or directory
> 8 save no/such/folder/game
\"8\": there is no column 8: columns are 1 to 7
> q save no/such/folder/game
! No such file
",
    );
}
