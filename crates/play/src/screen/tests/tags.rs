//! What a file tells beside the moves: the game, who played, and how it ended.

use std::fs;

use super::{
    files::{folder, name, opened},
    player::{HUMANS, LETTERS, Player, open as open_on_screen, record, seated},
};
use crate::{
    computer::Level,
    program::{all_games, open},
    record::Record,
    screen::{Next, game},
    seat::Seat,
};

/// A record as a text with these lines.
fn with_lines(lines: &[&str]) -> Result<Record, (usize, String)> {
    let text = ["collinear game 2"].iter().chain(lines);
    let text: Vec<_> = text.copied().collect();
    Record::parse(text.join("\n").as_bytes())
}

#[test]
fn who_played_and_how_it_ended_is_saved() {
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    let level = Seat::Computer(Level::new(4).expect("a level"));
    let mut player = Player::with_seats("four_in_a_row", [Seat::Human, level]);
    player.press("b b Enter").press("1 2 1 2 1 2 1 s");
    name(&mut player, &file);
    player.press("b b b b Enter s");
    name(&mut player, &folder.join("computer.txt"));

    let record = Record::load(&file).expect("whole");
    assert_eq!(record.file.as_deref(), Some(&*file));
    assert_eq!(record.game, ["four_in_a_row"]);
    assert_eq!(record.seats, [Some(Seat::Human); 2]);
    assert_eq!(record.seed, None, "no computer chose anything");
    assert_eq!(record.result.as_deref(), Some("first"));
    let date = record.tags.date.expect("a date");
    let parts: Vec<_> = date.split('-').map(str::len).collect();
    assert_eq!(parts, [4, 2, 2], "{date}");

    let record = Record::load(&folder.join("computer.txt")).expect("whole");
    assert_eq!(record.seats, [Some(Seat::Human), Some(level)]);
    assert_eq!(record.seed, Some(seated(HUMANS).seed));
}

#[test]
fn a_game_for_one_has_no_seats_in_a_file() {
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    let mut player = Player::of("peg_solitaire");
    player.press("s");
    name(&mut player, &file);
    let text = fs::read_to_string(&file).expect("it was written");
    let names = text.lines().filter_map(|line| line.split_once(": "));
    let names: Vec<_> = names.map(|(name, _)| name).collect();
    assert_eq!(names, ["game", "date", "result"]);
}

#[test]
fn how_a_game_ended_is_one_word() {
    for (words, moves, result) in [
        ("reversi", "", "unfinished"),
        ("four_in_a_row", "1 2 1 2 1 2 1", "first"),
        ("four_in_a_row", "1 2 1 2 1 2 3 2", "second"),
        ("tic_tac_toe", "b2 a1 c1 a3 a2 c2 b3 b1 c3", "draw"),
        (
            "peg_solitaire --goal d4",
            "d2-d4 d5-d3 b4-d4 e4-c4 g4-e4 d7-d5",
            "stuck",
        ),
    ] {
        let session = open(&all_games(), &record(words, moves)).expect(words);
        let record = Record::of(&*session, &seated(HUMANS));
        assert_eq!(record.result.as_deref(), Some(result), "{words}");
    }
}

#[test]
fn a_damaged_tag_is_refused_with_its_line() {
    let nobody = "neither human nor computer, level 1 to 5";
    for (tag, why) in [
        ("first: nobody", format!("first: {nobody}")),
        ("second: computer, level 6", format!("second: {nobody}")),
        ("second: computer", format!("second: {nobody}")),
        ("first:", format!("first: {nobody}")),
        ("seed: seven", "seed: not a number".to_owned()),
        ("seed: -1", "seed: not a number".to_owned()),
        ("seed:", "seed: not a number".to_owned()),
        ("variant: '--rows", "a quotation has no end".to_owned()),
        ("game: \"", "a quotation has no end".to_owned()),
    ] {
        let read = with_lines(&["", "game: reversi", tag, "", "e6"]);
        assert_eq!(read, Err((4, why)), "{tag}");
    }
    // After an empty line a colon at the end makes no tag: a game may write its moves so.
    let read = with_lines(&["game: reversi", "", "seed:"]).expect("whole");
    assert_eq!(read.moves, [(4, "seed:".to_owned())]);
    let read = with_lines(&["second: human", "e6"]);
    let (line, why) = read.unwrap_err();
    assert_eq!(line, 2);
    assert!(
        why.starts_with("it has to say which game was played"),
        "{why}"
    );

    // On the screen the game goes on that is there.
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    fs::write(&file, "collinear game 2\ngame: reversi\nseed: x\n").expect("written");
    let mut player = Player::of("reversi");
    player.press("o");
    name(&mut player, &file);
    assert!(player.next.is_none());
    let shown = player.long_message();
    assert!(shown.contains("line 3: seed: not a number"), "{shown}");
    assert_eq!(player.play("e6").moves(), ["1 X e6"]);
}

#[test]
fn who_played_the_game_of_a_file_plays_on() {
    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    let text = "collinear game 2\ngame: tic_tac_toe\nsecond: computer, level 2\nseed: 99\n\nb2\n";
    fs::write(&file, text).expect("written");
    let mut player = Player::of("reversi");
    player.press("a a a Enter o");
    name(&mut player, &file);
    let (record, seating) = opened(&mut player);
    let level = |number| Seat::Computer(Level::new(number).expect("a level"));
    assert_eq!(seating.seats, [level(3), Seat::Human]);

    // Of the other side the file says nothing.
    let game = game(&all_games(), &record, seating, LETTERS).expect("a game");
    let mut player = Player::at(Box::new(game));
    let screen = player.screen();
    assert!(screen.contains("computer, level 3"), "{screen}");
    assert!(screen.contains("computer, level 2"), "{screen}");
    match player.press("m").next.take() {
        Some(Next::Menu { seating }) => {
            assert_eq!(seating.seats, [level(3), level(2)]);
            assert_eq!(seating.seed, 99);
        }
        _ => panic!("{}", player.screen()),
    }
}

/// They are called by their names beside the board, in as many lines as that takes.
#[test]
fn who_has_a_name_is_called_by_it() {
    let mut record = record("reversi", "e6");
    record.tags.names[0] = Some("Ann Elizabeth of the Marsh".to_owned());
    let player = open_on_screen(&record).expect("a game");
    let screen = player.screen();
    let lines: Vec<_> = screen.lines().collect();
    let line = |text: &str| lines.iter().position(|line| line.contains(text));
    let [one, two, three] = [
        "X First player",
        "    Ann Elizabeth of the",
        "    Marsh, human",
    ]
    .map(line);
    assert!(one.is_some(), "{screen}");
    assert_eq!(
        [two, three],
        [1, 2].map(|on| one.map(|one| one + on)),
        "{screen}"
    );
    let unnamed = line("O Second player").map(|line| lines[line + 1].trim_end());
    assert!(
        unnamed.is_some_and(|line| line.ends_with("    human")),
        "{screen}"
    );
}
