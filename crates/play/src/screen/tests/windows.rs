//! Windows of all sizes, with colours and without.

use ratatui::{
    buffer::Cell,
    style::{Color, Modifier},
};

use super::{
    player::{HUMANS, Player, record, seated},
    scripted::{Heed, Scripted},
};
use crate::{
    program::{all_games, named},
    screen::{
        game,
        game::{
            look::{Glyphs, Look},
            palette::Palette,
        },
    },
};

const PLAIN: Look = Look {
    palette: Palette::Plain,
    glyphs: Glyphs::Unicode,
};

#[test]
fn the_least_window_is_what_the_board_needs() {
    for (words, least) in [
        ("four_in_a_row", (26, 10)),
        ("hnefatafl", (36, 15)),
        (
            "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity",
            (60, 23),
        ),
        (
            "four_in_a_row --rows 40 --cols 45 --connect 5 --no-gravity",
            (80, 24),
        ),
    ] {
        let mut player = Player::of(words);
        let (width, height) = least;
        let shown = player.resize(width, height).screen();
        assert!(!shown.contains("too small"), "{words}: {shown}");
        let all = !shown.contains("shown:");
        assert_eq!(all, least != (80, 24), "{words}: {shown}");
        for (width, height) in [(width - 1, height), (width, height - 1)] {
            player.resize(width, height);
            let told = format!(
                "the window is too small: {}x{} is needed, it is {width}x{height}; \
                 F1 rules, Ctrl-C leaves",
                least.0, least.1
            );
            let shown = player.lines().join(" ");
            let words = |text: &str| {
                let words = text.split_whitespace().map(str::to_owned);
                words.collect::<Vec<_>>()
            };
            assert_eq!(words(&shown), words(&told));
            player.press("Enter u q ?");
        }
        player.resize(least.0, least.1);
        assert_eq!(player.screen(), shown, "keys do nothing that can't be seen");
    }
}

#[test]
fn no_window_is_too_small_to_be_drawn() {
    let mut player = Player::of("hnefatafl");
    for (width, height) in [(0, 0), (1, 1), (0, 50), (200, 0), (2, 1), (1, 30), (80, 24)] {
        player.resize(width, height);
    }
    player.click("f10").wait_for("{.}");
}

/// Crossing lines, and as much room as there is.
#[test]
fn a_larger_window_has_room_for_more() {
    let mut player = Player::of("four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity");
    player.play("j10 k10 s19 a1").resize(100, 40);
    insta::assert_snapshot!("board_19x19_at_100x40", player.screen());
}

#[test]
fn a_board_that_is_larger_than_the_window_scrolls_with_the_cursor() {
    let words = "four_in_a_row --rows 40 --cols 45 --connect 5 --no-gravity";
    let mut player = Player::of(words);
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
    player.click("ar39");
    assert_eq!(player.moves().last().unwrap(), "3 X ar39");
    // There is room for all of it.
    assert!(!player.resize(200, 50).screen().contains("shown:"));
}

/// The modifiers and colours of all that is on the screen.
fn styles(player: &Player) -> impl Iterator<Item = (Color, Color, Modifier)> {
    let cells = player.buffer().content().iter();
    cells.map(|cell| (cell.fg, cell.bg, cell.modifier))
}

#[test]
fn boards_have_colours_unless_nobody_wants_any() {
    for (palette, wants_colours) in [
        (Palette::Colours, true),
        (Palette::Indexed, true),
        (Palette::Sixteen, true),
        (Palette::Plain, false),
    ] {
        let (game, _director) = Scripted::game(Heed::Orders);
        let mut player = Player::of_game(game, HUMANS, palette);
        player
            .play("a1 b1 a2 b2")
            .press("t")
            .play("a3")
            .press("u Left");
        let coloured = styles(&player).any(|(fg, bg, _)| (fg, bg) != (Color::Reset, Color::Reset));
        assert_eq!(coloured, wants_colours);
        let cursor = styles(&player).any(|(.., with)| with.contains(Modifier::REVERSED));
        assert_eq!(cursor, !wants_colours, "the cursor is seen without colours");
        // The chip of a player, and the pieces on the board, one of which is under the cursor.
        let mut grounds = ["X", "O"].map(|piece| {
            let cells = player.buffer().content().iter();
            let is_piece = |cell: &&Cell| cell.symbol() == piece && cell.bg != Color::Reset;
            let pieces = cells.filter(is_piece);
            pieces.map(|cell| cell.bg).collect::<Vec<_>>()
        });
        for of_piece in &mut grounds {
            of_piece.dedup();
        }
        if wants_colours {
            assert_eq!(grounds.each_ref().map(Vec::len), [1, 1], "{grounds:?}");
            assert_ne!(grounds[0], grounds[1]);
        }
    }
}

#[test]
fn the_cursor_is_seen_on_the_line_that_decided_the_game_too() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 1 2 1 2 1");
    let here = player.pointed().expect("it is seen");
    assert_eq!(here.0, player.place("1").0);
    player.hover("7");
    assert_eq!(player.pointed().expect("it is seen").0, player.place("7").0);
}

#[test]
fn forms_differ_without_colours() {
    for (words, moves, first, second) in [
        ("reversi", "f5", "X", "O"),
        ("hnefatafl --variant brandubh", "", "◆", "○"),
        ("draughts", "", "●", "○"),
        ("peg_solitaire", "", "●", "○"),
    ] {
        let opened = game(
            &named(all_games()),
            &record(words, moves),
            seated(HUMANS),
            PLAIN,
        );
        let mut player = Player::at(Box::new(opened.expect("a game")));
        player.resize(44, 16);
        let shown = player.screen();
        let forms = [first, second];
        let forms = if words == "reversi" {
            ["●", "○"]
        } else {
            forms
        };
        for form in forms {
            assert!(shown.contains(form), "{words}: no {form} in\n{shown}");
        }
        // Larger ones are blocks, with a letter or without, and hollow if they are light.
        let shown = player.resize(120, 40).screen();
        assert!(shown.contains('█'), "{words}:\n{shown}");
        if words == "reversi" {
            assert!(shown.contains("█X█") && !shown.contains("█O█"), "{shown}");
        }
    }
}
