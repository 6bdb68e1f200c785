//! What a file tells beside the moves: the game, who played, and how it ended.

use std::fs;

use super::{
    files::{folder, name, opened},
    player::{HUMANS, LETTERS, Player, open as open_on_screen, record, seated},
};
use crate::{
    computer::Level,
    core::{record::Record, seat::Seat},
    program::{all_games, named, open},
    screen::{Next, game},
};

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
        let record = Record::of(&session, &seated(HUMANS));
        assert_eq!(record.result.as_deref(), Some(result), "{words}");
    }
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
    let game = game(&named(all_games()), &record, seating, LETTERS).expect("a game");
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
