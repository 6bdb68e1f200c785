//! Tests of the menu: games, variants and players.

use super::{
    player::{HUMANS, LETTERS, Player, record, seated, weakest},
    script::Stage,
};
use crate::{
    computer::Level,
    core::{catalogue::Group, seat::Seat, table::Seating},
    program::{Entry, all_games, named, open},
    screen::menu::Menu,
};

pub(super) fn menu(seating: Seating) -> Stage {
    let menu = Menu::new(named(all_games()).into(), seating, LETTERS);
    Stage::at(Player::at(Box::new(menu)))
}

fn follow(script: &str) {
    menu(seated(HUMANS)).follow(script);
}

#[test]
fn keys_choose_a_game_its_variant_and_who_plays() {
    follow(
        "Enter | leaves four_in_a_row, 0 0
         // Groups follow each other.
         End k Home | sees For two
         End Up*11 | sees > Abalone | sees Odd boards
         Up | sees > Word search
         Home
         Down Up j Right Down*2 Right*2 Down Up Down Enter | leaves reversi --rows 6 --cols 6, 0 1",
    );
    // The players keep their seats.
    let seats = [Seat::Computer(Level::STRONGEST), Seat::Human];
    menu(seated(seats)).follow("Enter | leaves four_in_a_row, 5 0");
    Stage::of("reversi", [Seat::Human, weakest()]).follow("a Enter m | leaves menu, 1 1");
}

/// The search finds all names of games, and the names of variants.
#[test]
fn a_game_is_found_by_what_it_is_called() {
    follow(
        "/ o t h e l l | sees > Reversi | hides Go | sees search > othell
         Enter | leaves reversi, 0 0
         / Backspace | sees Four in a row
         / b r a n d u Right | sees > Brandubh, 7x7 | sees Four in a row
         Down Enter | leaves hnefatafl --variant ardri, 0 0
         / g o m | sees > Four in a row
         o k u | sees > Gomoku 15x15, 5 or more
         / s u d u k o | sees > Sudoku | hides For two
         / z z z z z z | sees no game has this name | hides > Draughts
         Esc | sees > Draughts | sees For two
         / c h e c Down Up*9 | sees > Draughts",
    );
}

#[test]
fn one_comes_back_to_the_game_that_was_played() {
    let mut menu = Menu::new(named(all_games()).into(), seated(HUMANS), LETTERS);
    let words = "hnefatafl --variant tablut";
    let game = open(&all_games(), &record(words, "")).expect("a game");
    menu.come_back(seated([Seat::Human, weakest()]), &game);
    let mut stage = Stage::at(Player::at(Box::new(menu)));
    stage.follow(" | sees > Hnefatafl | sees > Tablut, 9x9");
    stage.follow("Enter | leaves hnefatafl --variant tablut, 0 1");
}

/// In windows of common sizes, nothing is cut off.
#[test]
fn titles_and_keys_are_whole() {
    for (size, keys) in [
        ("80x24", "q quit"),
        ("60x15", "q quit"),
        ("26x12", "q quit"),
    ] {
        let mut stage = menu(seated(HUMANS));
        stage.follow(size);
        stage.follow(&format!(" | sees {keys}"));
        let is_listed = |entry: &Entry| entry.game.group() != Group::Unlisted;
        for entry in all_games().into_iter().filter(is_listed) {
            let title = entry.game.title();
            let keys: Vec<_> = title.chars().map(String::from).collect();
            stage.follow(&format!("/ {} | sees > {title} ", keys.join(" ")));
            stage.follow("Esc");
        }
    }
}

#[test]
fn a_click_chooses() {
    let mut stage = menu(seated(HUMANS));
    let lines = stage.player.lines();
    let listed = lines
        .iter()
        .zip(0..)
        .find(|(line, _)| line.contains("Gomoku 15x15, exactly"));
    let (line, row) = listed.expect("it is there");
    let column = line
        .split("Gomoku 15x15, exactly")
        .next()
        .map_or(0, |before| before.chars().count());
    stage.follow(&format!("@{column},{row} | sees > Gomoku"));
    let gomoku = "four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity";
    stage.follow(&format!("Enter | leaves {gomoku}, 0 0"));
}

#[test]
fn it_is_left_by_a_key_and_small_windows_are_told_so() {
    follow(
        "25x20 | sees too small
         Enter q | leaves not
         0x0 80x24 q | leaves quit
         ^C | leaves quit
         // Narrow windows have room for one list.
         30x14 | hides Variant
         Down Right | sees parallel
         Enter | leaves reversi, 0 0",
    );
}

#[test]
fn a_saved_game_is_opened_from_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let saved = record("tic_tac_toe", "a1 b2").text().expect("a record");
    std::fs::write(&file, saved).expect("there is room");
    let mut stage = menu(seated(HUMANS));
    stage.player.tell("there is no such game");
    stage.follow(&format!(
        " | sees there is no such game
         Down | hides there is no such game
         o 'nowhere.txt | sees nowhere.txt
         o Esc o Backspace o Enter | sees no file name was typed
         o '{} | leaves tic_tac_toe, 0 0",
        file.display()
    ));
}
