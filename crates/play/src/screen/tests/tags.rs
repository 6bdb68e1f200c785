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
    tags::Tags,
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
fn tags_come_back() {
    let record = with_lines(&[
        "game: reversi",
        "variant: --rows 6 --cols '6'",
        "first: computer, level 5",
        "second: human",
        "seed: 18446744073709551615",
        "date: 2026-11-22",
        "result: unfinished",
        "first-name: A. B.",
        "event: the club: an evening",
        "",
        "c2",
        "",
        "  b2  ",
    ]);
    let strongest = Seat::Computer(Level::STRONGEST);
    let whole = Record {
        file: None,
        game: ["reversi", "--rows", "6", "--cols", "6"]
            .map(str::to_owned)
            .to_vec(),
        game_line: 3,
        seats: [Some(strongest), Some(Seat::Human)],
        seed: Some(u64::MAX),
        tags: Tags {
            names: [Some("A. B.".to_owned()), None],
            date: Some("2026-11-22".to_owned()),
            others: vec![("event".to_owned(), "the club: an evening".to_owned())],
        },
        result: Some("unfinished".to_owned()),
        moves: vec![(12, "c2".to_owned()), (14, "b2".to_owned())],
        branches: Vec::new(),
        left_out: 0,
    };
    assert_eq!(record, Ok(whole.clone()));

    let (_kept, folder) = folder();
    let file = folder.join("game.txt");
    whole.save(&file, false).expect("it is written");
    let again = Record::load(&file).expect("whole");
    let lines = |record: &Record| {
        let moves = record.moves.iter().map(|(_, m)| m.clone());
        moves.collect::<Vec<_>>()
    };
    assert_eq!(lines(&again), lines(&whole));
    let rest = Record {
        file: None,
        moves: whole.moves.clone(),
        ..again
    };
    assert_eq!(rest, whole);
}

#[test]
fn only_the_game_has_to_be_told() {
    let record = with_lines(&["game: reversi", "e6"]).expect("whole");
    assert_eq!(record.seats, [None; 2]);
    assert_eq!(
        (record.seed, record.tags.date, record.result),
        (None, None, None)
    );
    assert_eq!(record.moves, [(3, "e6".to_owned())]);
    // In any order, and the last one counts.
    let record = with_lines(&["seed: 1", "variant: --rows 6", "seed: 2", "game: reversi"]);
    let record = record.expect("whole");
    assert_eq!(record.game, ["reversi", "--rows", "6"]);
    assert_eq!(record.seed, Some(2));
}

#[test]
fn tags_that_are_not_known_are_passed_over() {
    let known = with_lines(&["game: reversi", "second: human", "", "e6"]);
    let more = with_lines(&[
        "event: the open of the village: round 3",
        "game: reversi",
        "comment: first: nobody knows",
        "opening:",
        "second: human",
        "",
        "e6",
    ]);
    let (known, more) = (known.expect("whole"), more.expect("whole"));
    assert_eq!(more.game, known.game);
    assert_eq!(more.seats, known.seats);
    assert_eq!(more.moves, [(8, "e6".to_owned())]);
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

/// Of a file of another program it is told what was not read.
#[test]
fn variations_that_are_not_read_are_told() {
    let (_kept, folder) = folder();
    let file = folder.join("game.otg");
    fs::write(&file, WITH_VARIATION).expect("there is room");
    let mut player = Player::of("reversi");
    player.press("o");
    name(&mut player, &file);
    let (record, seating) = opened(&mut player);
    let game = game(&all_games(), &record, seating, LETTERS).expect("a game");
    let player = Player::at(Box::new(game));
    let told = player.long_message();
    assert!(
        told.contains("lines of variations that are left out: 1"),
        "{told}"
    );
}

/// A game of OpenTafl with a line of a variation.
const WITH_VARIATION: &str = "[attackers:Ann]\n[defenders:Bo]\n\
    [rules:dim:7 name:B ks:c cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\
    \n1. d6-f6 d5-e5\n\n1b. ..... d3-e3\n";

/// What a file says of a game is not lost when it is played on and saved again.
#[test]
fn tags_survive_the_next_save() {
    let (_kept, folder) = folder();
    let [one, other] = ["one.txt", "other.txt"].map(|name| folder.join(name));
    let text = "collinear game 2\ngame: reversi\nfirst-name: Ann\nsecond-name: Bo\n\
                date: 2001-02-03\nevent: the club\n\ne6\n";
    fs::write(&one, text).expect("there is room");
    let record = Record::load(&one).expect("whole");
    let mut player = open_on_screen(&record).expect("a game");
    player.play("f4").press("s");
    name(&mut player, &other);
    let saved = Record::load(&other).expect("whole");
    assert_eq!(saved.tags, record.tags);
    assert_eq!(saved.tags.date.as_deref(), Some("2001-02-03"));
    assert_eq!(saved.moves.len(), 2);
}
