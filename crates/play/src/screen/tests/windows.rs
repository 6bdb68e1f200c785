//! Windows of all sizes, with colours and without.

use ratatui::style::{Color, Modifier};

use super::{
    player::{HUMANS, Player},
    scripted::{Heed, Scripted},
};
use crate::screen::game::palette::Palette;

#[test]
fn a_window_that_is_too_small_is_told_so() {
    let mut player = Player::of("reversi");
    let before = player.screen();
    for (width, height) in [(60, 20), (79, 24), (80, 23), (30, 50)] {
        player.resize(width, height);
        let told = format!(
            "the window is too small: 80x24 is needed, it is {width}x{height}; \
             F1 rules, Ctrl-C leaves"
        );
        let shown = player.lines().join(" ");
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(words(&shown), words(&told));
        player.press("Enter u q ?");
    }
    player.resize(80, 24);
    assert_eq!(
        player.screen(),
        before,
        "keys do nothing that can't be seen"
    );
}

#[test]
fn no_window_is_too_small_to_be_drawn() {
    let mut player = Player::of("hnefatafl");
    for (width, height) in [(0, 0), (1, 1), (0, 50), (200, 0), (2, 1), (1, 30), (80, 24)] {
        player.resize(width, height);
    }
    player.click("f10").wait_for("{.}");
}

#[test]
fn a_larger_window_has_room_for_more() {
    let mut player = Player::of("four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity");
    player.play("j10 k10 s19 a1");
    insta::assert_snapshot!("board_19x19", player.screen());
    insta::assert_snapshot!("board_19x19_at_100x40", player.resize(100, 40).screen());
}

#[test]
fn boards_of_all_common_sizes_fit() {
    for (words, corners) in [
        (
            "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity",
            ["a1", "s19", "s1", "a19"],
        ),
        ("hnefatafl", ["a1", "k11", "k1", "a11"]),
        ("reversi --rows 13 --cols 13", ["a1", "m13", "m1", "a13"]),
        ("peg_solitaire --board triangle6", ["a1", "a6", "f6", "c3"]),
    ] {
        let player = Player::of(words);
        assert!(!player.screen().contains("shown:"), "{words}");
        for corner in corners {
            player.place(corner);
        }
    }
}

#[test]
fn a_board_that_is_larger_than_the_window_scrolls_with_the_cursor() {
    let words = "four_in_a_row --rows 40 --cols 45 --connect 5 --no-gravity";
    let mut player = Player::of(words);
    insta::assert_snapshot!("scrolled_start", player.screen());
    for _ in 0..40 {
        player.press("Left Down");
    }
    insta::assert_snapshot!("scrolled_to_the_corner", player.screen());
    assert_eq!(player.click("c3").moves(), ["1 X c3"]);
    for _ in 0..50 {
        player.press("Right Up");
    }
    player.press("Enter");
    assert_eq!(player.moves(), ["1 X c3", "2 O as40"]);
    insta::assert_snapshot!("scrolled_to_the_other_corner", player.screen());
    player.click("ar39");
    assert_eq!(player.moves().last().unwrap(), "3 X ar39");
    player.resize(200, 50);
    assert!(
        !player.screen().contains("shown:"),
        "there is room for all of it"
    );
}

/// The modifiers and colours of all that is on the screen.
fn styles(player: &Player) -> impl Iterator<Item = (Color, Color, Modifier)> {
    let cells = player.buffer().content().iter();
    cells.map(|cell| (cell.fg, cell.bg, cell.modifier))
}

#[test]
fn sides_have_colours_unless_nobody_wants_any() {
    for (palette, wants_colours) in [(Palette::Colours, true), (Palette::Plain, false)] {
        let (game, _director) = Scripted::game(Heed::Orders);
        let mut player = Player::of_game(game, HUMANS, palette);
        player
            .play("a1 b1 a2 b2")
            .press("t")
            .play("a3")
            .press("u Left");
        let coloured = styles(&player).any(|(fg, bg, _)| (fg, bg) != (Color::Reset, Color::Reset));
        assert_eq!(coloured, wants_colours);
        let cursor = styles(&player).filter(|(.., with)| with.contains(Modifier::REVERSED));
        assert_eq!(cursor.count(), 3, "the cursor is seen without colours");
        let red = styles(&player).any(|(fg, ..)| fg == Color::Red);
        let yellow = styles(&player).any(|(fg, ..)| fg == Color::Yellow);
        assert_eq!([red, yellow], [wants_colours; 2]);
    }
}

#[test]
fn the_cursor_is_seen_on_the_line_that_decided_the_game_too() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 1 2 1 2 1");
    let (x, _) = player.place("1");
    let reversed = |player: &Player| {
        let is_reversed = |y: &u16| {
            player.buffer()[(x, *y)]
                .modifier
                .contains(Modifier::REVERSED)
        };
        (0..24).filter(is_reversed).count()
    };
    assert_eq!(
        reversed(&player),
        3,
        "four cells, and the cursor on one of them"
    );
    player.hover("7");
    assert_eq!(reversed(&player), 4);
}
