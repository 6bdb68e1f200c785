//! Rules to read: in a game, in the menu, and where the window is small.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::{
    player::{HUMANS, LETTERS, Player, seated},
    scripted::{Heed, Scripted},
};
use crate::{
    program::{all_games, named},
    screen::{game::palette::Palette, menu::Menu},
};

/// The first words of the rules of Brandubh, and the last ones.
const ENDS: [&str; 2] = ["Hnefatafl, brandubh", "move such as d7-e7."];

fn brandubh() -> Player {
    Player::of("hnefatafl --variant brandubh")
}

fn sees(player: &Player, text: &str) -> bool {
    let is_frame = |char: char| "│┌┐└┘─█║ ".contains(char);
    let words = player.screen().replace(is_frame, " ");
    let words: Vec<_> = words.split_whitespace().collect();
    words.join(" ").contains(text)
}

/// What is read only in the rules.
fn reads(player: &Player) -> bool {
    player.screen().contains(" rules ") && player.screen().contains("Esc closes")
}

#[test]
fn a_key_shows_them_and_any_other_key_closes_them() {
    let mut player = brandubh();
    let before = player.screen();
    insta::assert_snapshot!("rules_of_brandubh", player.press("F1").screen());
    for key in ["Esc", "F1 q", "F1 u", "? ? Enter", "F1 Down PgDn Esc"] {
        if !reads(&player) && !key.contains(['F', '?']) {
            player.press("F1");
        }
        assert_eq!(player.press(key).screen(), before, "{key}");
    }
    assert!(player.next.is_none());
    player.press("F1").click_at((3, 3));
    assert_eq!(player.screen(), before, "a click closes them");
}

#[test]
fn they_are_the_second_page_of_the_help() {
    let mut player = brandubh();
    assert!(!reads(player.press("?")));
    assert!(reads(player.press("?")));
    assert!(!reads(player.press("?")), "and the help is the other page");
    player.sees("move the cursor");
}

#[test]
fn they_scroll_from_end_to_end_on_any_window() {
    for (width, height) in [(80, 24), (40, 12), (200, 60), (20, 5)] {
        let mut player = brandubh();
        player.resize(width, height).press("F1");
        assert!(sees(&player, ENDS[0]) || width < 40, "{}", player.screen());
        let top = player.screen();
        assert_eq!(player.press("Up PgUp Home").screen(), top);
        player.press("End");
        assert!(sees(&player, "d7-e7."), "{}", player.screen());
        let end = player.screen();
        assert_eq!(player.press("Down PgDn Space j").screen(), end);
        player.press("Home");
        assert_eq!(player.screen(), top);
        for _ in 0..300 {
            player.press("Down");
        }
        assert_eq!(player.screen(), end);
        player.wheel(MouseEventKind::ScrollUp, 100);
        assert_eq!(player.screen(), top);
        player.press("PgDn PgUp");
        assert_eq!(player.screen(), top);
    }
}

#[test]
fn a_window_that_is_too_small_for_the_game_is_large_enough_to_read() {
    let mut player = brandubh();
    player.resize(40, 9);
    player.sees("F1 rules");
    player.resize(25, 12);
    player.sees("F1 rules");
    player.press("F1").resize(40, 12);
    assert!(sees(&player, ENDS[0]), "{}", player.screen());
    player.press("Esc").resize(40, 9);
    player.sees("too small");
    // Of no size there is a panic, and back in a large one the page is still open.
    player.press("F1");
    for (width, height) in [(0, 0), (1, 1), (2, 30), (30, 2), (5, 5), (80, 24)] {
        player.resize(width, height).press("Down");
    }
    assert!(reads(&player));
}

#[test]
fn the_menu_shows_the_board_and_the_rules_of_what_is_under_the_cursor() {
    let menu = || {
        Player::at(Box::new(Menu::new(
            named(all_games()).into(),
            seated(HUMANS),
            LETTERS,
        )))
    };
    let mut player = menu();
    player.press("Down Down Down Right Down");
    insta::assert_snapshot!("menu_brandubh", player.screen());
    let before = player.screen();
    assert!(sees(player.press("F1"), ENDS[0]), "{}", player.screen());
    assert!(sees(player.press("End"), ENDS[1]), "{}", player.screen());
    assert_eq!(player.press("Esc").screen(), before);
    assert!(reads(player.press("?")));
    player.mouse(MouseEventKind::Down(MouseButton::Left), (40, 12));
    assert_eq!(player.screen(), before);
    player.resize(40, 12).press("F1 Down Up");
    assert!(sees(&player, ENDS[0]), "{}", player.screen());
}

#[test]
fn what_can_be_told_of_any_game_is_told_of_one_that_tells_nothing() {
    let (game, _director) = Scripted::game(Heed::Orders);
    let mut player = Player::of_game(game, HUMANS, Palette::Plain);
    player.press("F1");
    assert!(sees(&player, "Nobody has written down its rules"));
}
