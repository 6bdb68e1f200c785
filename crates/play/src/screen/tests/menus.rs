//! The menu: which game, which variant, who plays.

use super::player::{HUMANS, LETTERS, Player, record, seated, weakest};
use crate::{
    computer::Level,
    core::{seat::Seat, table::Seating},
    program::{all_games, named},
    screen::{Next, menu::Menu},
};

fn menu() -> Player {
    menu_with(seated(HUMANS))
}

fn menu_with(seating: Seating) -> Player {
    Player::at(Box::new(Menu::new(
        named(all_games()).into(),
        seating,
        LETTERS,
    )))
}

/// The words of the game that is wanted, and who plays.
fn chosen(player: &mut Player) -> (String, [Seat; 2]) {
    match player.press("Enter").next.take() {
        Some(Next::Open { record, seating }) => (record.game.join(" "), seating.seats),
        _ => panic!("no game was chosen:\n{}", player.screen()),
    }
}

#[test]
fn keys_choose_a_game_its_variant_and_who_plays() {
    let mut player = menu();
    assert_eq!(chosen(&mut player), ("four_in_a_row".to_owned(), HUMANS));
    player.press("Down Up j Right Down Down Right Right Down Up Down");
    let chosen = chosen(&mut player);
    assert_eq!(
        chosen,
        (
            "reversi --rows 6 --cols 6".to_owned(),
            [Seat::Human, weakest()]
        )
    );
}

#[test]
fn who_played_is_still_seated() {
    let seats = [Seat::Computer(Level::STRONGEST), Seat::Human];
    let mut player = menu_with(seated(seats));
    assert_eq!(chosen(&mut player).1, seats);

    let mut player = Player::of("reversi");
    player.press("b Enter m");
    match player.next {
        Some(Next::Menu { seating }) => assert_eq!(seating.seats, [Seat::Human, weakest()]),
        _ => panic!("{}", player.screen()),
    }
}

#[test]
fn a_click_chooses() {
    let mut player = menu();
    let (row, line) = player
        .lines()
        .into_iter()
        .enumerate()
        .find(|(_, line)| line.contains("Gomoku"))
        .expect("it is there");
    let byte = line.find("Gomoku").expect("it is there");
    let column = line[..byte].chars().count();
    let place = [column, row].map(|at| u16::try_from(at).expect("on the screen"));
    player.click_at(place.into());
    player.sees("> Gomoku");
    let (words, _) = chosen(&mut player);
    let gomoku = "four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity";
    assert_eq!(words, gomoku);
}

#[test]
fn it_is_left_by_a_key_and_small_windows_are_told_so() {
    let mut player = menu();
    player.resize(25, 20);
    player.sees("too small");
    player.press("Enter q");
    assert!(player.next.is_none());
    player.resize(0, 0).resize(80, 24).press("q");
    assert!(matches!(player.next, Some(Next::Quit)));
    assert!(matches!(menu().interrupt().next, Some(Next::Quit)));
}

#[test]
fn what_cannot_be_had_is_told() {
    let mut player = menu();
    player.tell("there is no such game");
    player.sees("there is no such game");
    player.press("Down");
    assert!(!player.screen().contains("there is no such game"));
}

#[test]
fn a_saved_game_is_opened_from_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    let saved = record("tic_tac_toe", "a1 b2").save(&file, false);
    assert!(saved.is_ok());
    let mut player = menu();
    player.press("o").write("nowhere.txt").press("Enter");
    player.sees("nowhere.txt");
    player.press("o Esc o Backspace o Enter");
    player.sees("no file was named");
    player
        .press("o")
        .write(&file.display().to_string())
        .press("Enter");
    match player.next.take() {
        Some(Next::Open { record, .. }) => assert_eq!(record.game, ["tic_tac_toe"]),
        _ => panic!("{}", player.screen()),
    }
}

#[test]
fn narrow_windows_have_room_for_one_list() {
    let mut player = menu();
    player.resize(30, 14);
    assert!(!player.screen().contains("Variant"), "{}", player.screen());
    player.press("Down Right");
    player.sees("parallel");
    let (words, _) = chosen(&mut player);
    assert_eq!(words, "reversi");
}
