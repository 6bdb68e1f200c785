//! Games that are saved and opened.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

use clap::{Arg, Command};
use tempfile::TempDir;

use super::player::{self, HUMANS, Player, record};
use crate::{
    core::{file::free_name, record::Record, table::Seating},
    formats,
    program::{all_games, open},
    screen::Next,
};

/// A folder of its own for a test, as long as this is kept.
pub(super) fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_owned();
    (folder, path)
}

/// Types the name of a file into the line that asks for it.
pub(super) fn name(player: &mut Player, path: &Path) {
    player
        .rewrite(path.to_str().expect("a text"))
        .press("Enter");
}

/// The game that a screen wants to be opened.
pub(super) fn opened(player: &mut Player) -> (Record, Seating) {
    match player.next.take() {
        Some(Next::Open { record, seating }) => (*record, seating),
        _ => panic!("no game was opened:\n{}", player.screen()),
    }
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    let mut player = Player::of("reversi --rows=6 --cols=6");
    player.play("c2b2 b3").press("u s");
    assert!(
        player.message().starts_with("save to file > reversi"),
        "{}",
        player.message()
    );
    name(&mut player, &file);
    assert!(
        player.message().starts_with("saved in "),
        "{}",
        player.message()
    );
    let text = fs::read_to_string(&file).expect("it was written");
    let date = text.lines().find(|line| line.starts_with("date: "));
    let tags = format!(
        "game: reversi\nvariant: --rows 6 --cols 6\nfirst: human\nsecond: human\n{}\nresult: unfinished\n",
        date.expect("a date")
    );
    assert_eq!(
        text,
        format!("collinear game 2\n{tags}\nc2\nb2\n\nbranch: 2\nb3\n"),
        "what was taken back is a branch"
    );

    player.press("o");
    name(&mut player, &file);
    let (record, seating) = opened(&mut player);
    assert_eq!(seating.seats, HUMANS);
    let again = player::open(&record).expect("a whole game");
    assert_eq!(again.moves(), ["1 X c2", "2 O b2", "3 X b3"]);
    for cell in ["a1", "b2", "b3", "c2", "c3", "d4", "f6"] {
        assert_eq!(again.cell(cell), player.cell(cell), "{cell}");
    }
}

#[test]
fn moves_that_cannot_be_made_are_refused_with_their_line() {
    let open = |text: &str| {
        let record = Record::parse(text.as_bytes()).expect("whole");
        player::open(&record).err()
    };
    let game = "collinear game 2\ngame: reversi\n\n";
    let told = open(&format!("{game}e6\n\ne9\n"));
    assert_eq!(
        told.unwrap(),
        "line 6: \"e9\": off the board: its cells are a1 to h8"
    );
    let told = open(&format!("{game}e6\ne6\n"));
    assert_eq!(
        told.unwrap(),
        "line 5: \"e6\": e6 is occupied by a disc of the first player"
    );
    for (game, variant, why) in [
        (
            "chess",
            "",
            "line 3: no game \"chess\", but four_in_a_row, reversi, ",
        ),
        (
            "reversi",
            "--rows one",
            "line 5: invalid value 'one' for '--rows <N>'",
        ),
        (
            "peg_solitaire",
            "--start zz9",
            "line 5: --start zz9: off the board",
        ),
        (
            "reversi",
            "--help",
            "line 5: that is no game, it asks for help",
        ),
        ("reversi", "'", "line 5: a quotation has no end"),
    ] {
        let variant = match variant {
            "" => String::new(),
            words => format!("variant: {words}\n"),
        };
        let text = format!("collinear game 2\n\ngame: {game}\n\n{variant}");
        let told = Record::parse(text.as_bytes())
            .map_err(|(line, why)| format!("line {line}: {why}"))
            .and_then(|record| player::open(&record))
            .err();
        let told = told.expect(game);
        assert!(told.starts_with(why), "{told}");
    }
    // What was never in a file has no lines.
    let told = player::open(&record("reversi", "e6 a1")).err().unwrap();
    assert_eq!(told, "move 2: \"a1\": a disc on a1 brackets nothing");
}

/// The words by which a game is chosen once more.
fn words(command_line: &str) -> Vec<String> {
    let (name, words) = command_line.split_once(' ').unwrap_or((command_line, ""));
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
    for line in [
        "reversi",
        "four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity",
        "four_in_a_row --wrap=rows",
        "hnefatafl --variant brandubh --corners-hostile-to attackers,king",
        "peg_solitaire --board english --goal d4",
        "tic_tac_toe",
    ] {
        let chosen = words(line);
        let again = words(&chosen.join(" "));
        assert_eq!(chosen, again);
        let opened = open(&all_games(), &Record::new(chosen.clone())).expect("a game");
        assert_eq!(opened.chosen_by(), chosen);
        let given: BTreeSet<_> = line.split_whitespace().collect();
        assert_eq!(
            chosen.iter().map(String::as_str).collect::<BTreeSet<_>>(),
            given
        );
    }
    assert_eq!(
        words("reversi --second computer --rows 6"),
        ["reversi", "--rows", "6"]
    );
    assert!(words("four_in_a_row --no-gravity --wrap").contains(&"--wrap=both".to_owned()));
}

#[test]
fn files_are_named_from_the_root_on() {
    let (_kept, folder) = folder();
    let file = folder.join("position.txt");
    fs::write(&file, "110\n").expect("written");
    let here = env::current_dir().expect("the folder of the package");
    let up = here.components().skip(1).map(|_| "..").collect::<PathBuf>();
    let file = up.join(file.strip_prefix("/").expect("from the root on"));
    let from_root = here.join(&file);
    for option in ["--board", "--position"] {
        let chosen = words(&format!("peg_solitaire {option} {}", file.display()));
        assert_eq!(chosen[1..], [option, from_root.to_str().expect("a text")]);
    }
    assert_eq!(words("peg_solitaire --board english")[2], "english");
}

#[test]
fn who_leaves_is_asked_if_moves_would_be_lost() {
    for (key, what) in [
        ("q", "Quit"),
        ("m", "Go to the menu"),
        ("o", "Open another game"),
    ] {
        let mut player = Player::of("reversi");
        player.play("e6").press(key);
        let question = format!("The moves are not saved. {what} all the same? y yes, n no");
        assert_eq!(player.message(), question);
        player.press("n");
        assert!(player.next.is_none());
        assert_eq!(player.message(), "Second player (O): cell a1-h8");
        player.press(key).press("y");
        match key {
            "q" => assert!(matches!(player.next, Some(Next::Quit))),
            "m" => assert!(matches!(player.next, Some(Next::Menu { .. }))),
            _ => assert_eq!(player.message(), "open file >"),
        }
    }
}

#[test]
fn who_has_nothing_to_lose_is_not_asked() {
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    let mut player = Player::of("reversi");
    player.press("q");
    assert!(matches!(player.next, Some(Next::Quit)));

    let mut player = Player::of("reversi");
    player.play("e6").press("s");
    name(&mut player, &file);
    player.press("m");
    assert!(matches!(player.next, Some(Next::Menu { .. })));

    let record = formats::load(&file, None).expect("whole");
    let mut player = player::open(&record).expect("a game");
    player.press("q");
    assert!(
        matches!(player.next, Some(Next::Quit)),
        "it stands in a file"
    );
    player.next = None;
    player.play("f4").press("q");
    assert!(player.next.is_none());
}

#[test]
fn the_name_that_is_suggested_is_free() {
    let (_kept, folder) = folder();
    assert_eq!(free_name(&folder, "reversi", "txt"), "reversi.txt");
    fs::write(folder.join("reversi.txt"), "").expect("written");
    assert_eq!(free_name(&folder, "reversi", "txt"), "reversi-2.txt");
    assert_eq!(free_name(&folder, "reversi", "svg"), "reversi.svg");
    fs::write(folder.join("reversi-2.txt"), "").expect("written");
    assert_eq!(free_name(&folder, "reversi", "txt"), "reversi-3.txt");
    assert_eq!(free_name(&folder, "../etc/x", "txt"), "etcx.txt");
    assert_eq!(free_name(&folder, "", "txt"), "game.txt");
}

#[test]
fn the_board_is_drawn_to_a_file() {
    let (_kept, folder) = folder();
    let file = folder.join("board.svg");
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 1 2 1 2 1 d");
    assert!(
        player.message().starts_with("draw to file > four_in_a_row"),
        "{}",
        player.message()
    );
    name(&mut player, &file);
    let drawn = fs::read_to_string(&file).expect("it was written");
    assert!(drawn.starts_with("<svg "), "{drawn}");
    assert!(
        drawn.contains("<title>4 in a row on a 6x7 board</title>"),
        "{drawn}"
    );

    player.press("d");
    name(&mut player, &file);
    let question = "Replace the file that is there? y yes, n no:";
    assert!(
        player.message().starts_with(question),
        "{}",
        player.message()
    );
    player.press("y q");
    let question = player.message();
    assert!(
        question.starts_with("The moves are not saved."),
        "{question}"
    );
}

#[test]
fn moves_are_not_thrown_away_by_one_interruption() {
    let quits = |player: &Player| matches!(player.next, Some(Next::Quit));
    assert!(quits(Player::of("reversi").interrupt()), "nothing is lost");
    let question = "The moves are not saved. Quit all the same? y yes, n no";
    // Whatever else is open.
    for keys in ["", "?", ": e 6", "b", "m", "s"] {
        let mut player = Player::of("reversi");
        player.play("f5").press(keys).interrupt();
        assert_eq!(player.message(), question, "{keys}");
        assert!(player.next.is_none(), "{keys}");
        assert_eq!(player.press("n").moves(), ["1 X f5"], "{keys}");
        player.interrupt();
        assert!(player.next.is_none(), "{keys}: asked again");
        assert!(quits(player.interrupt()), "{keys}");
    }
    // A question that can't be answered there is asked too.
    let mut player = Player::of("reversi");
    player.play("f5").resize(40, 10).interrupt();
    let screen = player.screen().replace('\n', " ");
    assert!(screen.contains("Ctrl-C again leaves"), "{screen}");
    assert!(player.next.is_none());
    assert!(quits(player.interrupt()));
}
