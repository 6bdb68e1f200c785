//! Tests of saving and opening games, and of questions about unsaved moves.

use std::{env, fs, path::PathBuf};

use clap::{Arg, Command};

use super::{
    player::{HUMANS, LETTERS, Player, open, record},
    script::{Stage, play},
};
use crate::{
    core::file::free_name,
    formats,
    program::{all_games, named},
    screen::{opened, shown::Next},
};

#[test]
fn a_game_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let name = file.display();
    let mut stage = Stage::of("reversi --rows=6 --cols=6", HUMANS);
    stage.follow(&format!(
        ":c2b2 b3
         u s | = save to file > reversi..
         '{name} | = saved in {name} | moves 1 X c2, 2 O b2, 3 X b3"
    ));
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(text.ends_with("\n\nc2\nb2\n\nbranch: 2\nb3\n"), "{text}");
    let board = stage.player.lines();
    stage.follow(&format!("o '{name}"));
    let Some(Next::Open { record, .. }) = stage.player.next else {
        panic!("no game was opened");
    };
    let again = open(&record).expect("a whole game");
    assert_eq!(again.lines()[..20], board[..20]);
}

#[test]
fn who_leaves_is_asked_if_moves_would_be_lost() {
    for (key, what, then) in [
        ("q", "Quit", "leaves quit"),
        ("m", "Go to the menu", "leaves menu, 0 0"),
        ("o", "Open another game", "= open file >"),
    ] {
        let question = format!("= The moves are not saved. {what} anyway? y yes, n no");
        play(&format!(
            "game reversi
             :e6
             {key} | {question}
             n | leaves not | = White (O): cell a1-h8
             {key} y | {then}"
        ));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    play(&format!(
        "game reversi
         q | leaves quit
         :e6
         s '{} m | leaves menu, 0 0",
        file.display()
    ));
    let record = formats::load(&file, None).expect("whole");
    let loaded = open(&record).expect("a game");
    Stage::at(loaded).follow("q | leaves quit\n:f4\nq | leaves not");
}

#[test]
fn moves_are_not_thrown_away_by_one_interruption() {
    let question = "The moves are not saved. Quit anyway? y yes, n no";
    // A dialog may be open at the time.
    for keys in ["", "?", "/ e 6", "b", "m", "s"] {
        play(&format!(
            "game reversi
             ^C | leaves quit
             :f5
             {keys} ^C | = {question} | leaves not
             n ^C | leaves not | moves 1 X f5
             ^C | leaves quit"
        ));
    }
    // The question is asked in a small window too.
    let mut stage = Stage::of("reversi", HUMANS);
    let screen = stage.follow(":f5\n40x10 ^C | leaves not").player.screen();
    let screen = screen.replace('\n', " ");
    assert!(screen.contains("Ctrl-C again leaves"), "{screen}");
    stage.follow("^C | leaves quit");
}

#[test]
fn the_board_is_drawn_to_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.svg");
    let name = file.display();
    play(&format!(
        "game four_in_a_row
         1 2 d | = draw to file > four_in_a_row..
         '{name} d '{name} | = The file exists. Replace it? y yes, n no: ..
         y q | = The moves are not saved..."
    ));
    let drawn = fs::read_to_string(&file).expect("it was written");
    let begin = drawn.starts_with("<svg ");
    assert!(begin && drawn.contains("<title>4 in a row on a 6x7 board</title>"));
}

#[test]
fn the_name_that_is_suggested_is_free() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, kind, free) in [
        ("reversi", "txt", "reversi.txt"),
        ("reversi", "txt", "reversi-2.txt"),
        ("reversi", "svg", "reversi.svg"),
        ("reversi", "txt", "reversi-3.txt"),
        ("../etc/x", "txt", "etcx.txt"),
        ("", "txt", "game.txt"),
    ] {
        assert_eq!(free_name(folder.path(), game, kind), free);
        fs::write(folder.path().join(free), "").expect("written");
    }
}

fn words(command_line: &str) -> Vec<String> {
    let (name, words) = command_line.split_once(' ').expect("a game and options");
    let entries = all_games();
    let entry = entries.iter().find(|entry| entry.game.name() == name);
    let entry = entry.expect("a game");
    let command = entry.augment(Command::new("play").no_binary_name(true));
    let matches = command
        .arg(Arg::new("second").long("second").global(true))
        .get_matches_from(words.split_whitespace());
    let session = entry.open(&matches).expect("a game");
    session.chosen_by().to_vec()
}

#[test]
fn the_words_that_chose_a_game_choose_it_again() {
    for (line, chosen) in [
        ("reversi --second computer --rows 6", "reversi --rows 6"),
        (
            "four_in_a_row --exactly --no-gravity --wrap",
            "four_in_a_row --exactly --wrap=both --no-gravity",
        ),
        (
            "peg_solitaire --board english",
            "peg_solitaire --board english",
        ),
    ] {
        assert_eq!(words(line).join(" "), chosen);
    }
}

#[test]
fn files_are_named_from_the_root_on() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(&file, "110\n").expect("written");
    let here = env::current_dir().expect("the folder of the package");
    let up = here.components().skip(1).map(|_| "..").collect::<PathBuf>();
    let file = up.join(file.path().strip_prefix("/").expect("from the root on"));
    let from_root = here.join(&file);
    for option in ["--board", "--position"] {
        let chosen = words(&format!("peg_solitaire {option} {}", file.display()));
        assert_eq!(chosen[1..], [option, from_root.to_str().expect("a text")]);
    }
}

/// The file does not name the first player.
#[test]
fn who_played_the_game_of_a_file_plays_on() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let text = "collinear game 2\ngame: tic_tac_toe\nsecond: computer, level 2\nseed: 99\n\nb2\n";
    fs::write(&file, text).expect("written");
    let mut stage = Stage::of("reversi", HUMANS);
    stage.follow(&format!("a*3 Enter o '{}", file.path().display()));
    let Some(Next::Open { record, seating }) = stage.player.next else {
        panic!("no game was opened");
    };
    let game = opened(&named(all_games()), &record, seating, LETTERS).expect("a game");
    let mut stage = Stage::at(Player::at(Box::new(game)));
    stage.follow(" | sees computer, level 3 | sees computer, level 2\nm");
    let seed = match &stage.player.next {
        Some(Next::Menu { seating }) => Some(seating.seed),
        _ => None,
    };
    assert_eq!(seed, Some(99));
    stage.follow(" | leaves menu, 3 2");
}

/// Names are shown beside the board, on several lines if necessary.
#[test]
fn who_has_a_name_is_called_by_it() {
    let mut record = record("reversi", "e6");
    record.tags.names[0] = Some("Ann Elizabeth of the Marsh".to_owned());
    let screen = open(&record).expect("a game").screen();
    let lines = screen
        .lines()
        .map(|line| line.get(50..).unwrap_or_default().trim());
    let lines: Vec<_> = lines
        .skip_while(|line| !line.ends_with("Black"))
        .take(5)
        .collect();
    let expected = [
        "X Black",
        "Ann Elizabeth of the",
        "Marsh, human",
        "> O White",
        "human",
    ];
    assert_eq!(lines, expected, "{screen}");
}
