//! Whole screens in windows of all sizes, with and without colours.
//!
//! Each layout has a file in `snapshots/`. After an intended change, run `INSTA_UPDATE=always cargo test -p
//! collinear-play --lib screen` and look at `git diff`.

use collinear_games::{endless::HEXAGONAL_SIX, qubic::qubic};
use insta::assert_snapshot;
use ratatui::style::{Color, Modifier};

use super::{
    player::{HUMANS, LETTERS, Player, record, seated},
    script::{Stage, play},
};
use crate::{
    core::playable::Playable,
    screen::game::{
        look::{Glyphs, Look},
        palette::Palette,
    },
};

const GOMOKU: &str = "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity";
const LARGE: &str = "four_in_a_row --rows 40 --cols 45 --connect 5 --no-gravity";

/// A game after some moves, in a terminal with discs and blocks.
fn with_discs(words: &str, moves: &str, palette: Palette) -> Player {
    let glyphs = Glyphs::Unicode;
    let look = Look { palette, glyphs };
    Player::opening(&record(words, moves), HUMANS, look).expect("a game")
}

#[test]
fn layouts() {
    for (name, words, script) in [
        ("four_in_a_row", "four_in_a_row", "1 2 1 2 1 2 @1 3"),
        (
            "hnefatafl",
            "hnefatafl",
            ":k4-j4 f8-g8 a7-c7 g8-b8 a8-a10 b8-b9 a5-b5 d6-c6 j6-j7 e7-d7 k5-h5 e6-e10 f2-d2 f4-g4
             :k6-k2 d7-d3 h5-h2 h6-h10 j7-j5 g7-h7 d2-b2 h10-g10xf10 b5-c5xc6 f6-c6
             @d11 >d6",
        ),
        ("triangle", "peg_solitaire --board triangle5", "@c3"),
        ("morris", "morris", ":a7 d7 d6 d3 g7"),
        ("gomoku_at_100x40", GOMOKU, ":j10 k10 s19 a1\n100x40"),
        ("help", "peg_solitaire --goal d4", "?"),
    ] {
        let mut stage = Stage::of(words, HUMANS);
        assert_snapshot!(name, stage.follow(script).player.screen());
    }
    for (name, words, moves, (width, height)) in [
        ("reversi_at_40x12", "reversi", "f5 d6 c3", (40, 12)),
        ("four_at_120x40", "four_in_a_row", "4 4 3 5 4 1", (120, 40)),
        ("hexagons_at_120x40", "abalone", "", (120, 40)),
        (
            "morris_at_120x40",
            "nine_mens_morris",
            "a7 d7 d6",
            (120, 40),
        ),
    ] {
        let mut player = with_discs(words, moves, Palette::Colours);
        assert_snapshot!(name, player.resize(width, height).screen());
    }
}

#[test]
fn the_layers_of_a_box() {
    let player = Player::of_game(Playable::new(qubic()), seated(HUMANS));
    let mut stage = Stage::at(player);
    stage.follow(":a1a b2a b2b c2a c3c d2a\nRight");
    assert_snapshot!("qubic", stage.player.screen());
    // The move goes from layer to layer across the gap.
    stage.follow(":d4a\nRight*5 Enter | last 8 O b2d");
}

/// New cells on the left change the numbers of all other cells.
#[test]
fn the_cursor_stays_on_its_cell_while_the_window_grows() {
    let game = Playable::with_notation(HEXAGONAL_SIX);
    let mut stage = Stage::at(Player::of_game(game, seated(HUMANS)));
    stage.follow(
        "Enter Right Enter | moves 1 X 0,0, 2 O 1,0
         :-4,0
         Right Enter | last 4 X 2,0
         u Left*3 Enter | moves 1 X 0,0, 2 O 1,0, 3 O -4,0, 4 X -1,0 2/2",
    );
    assert_snapshot!("hexagonal_six", stage.player.screen());
}

#[test]
fn a_board_that_is_larger_than_the_window_scrolls_with_the_cursor() {
    let mut stage = Stage::of(LARGE, HUMANS);
    stage.follow("Left*40 Down*40");
    assert_snapshot!("scrolled_to_the_corner", stage.player.screen());
    stage.follow(
        "@c3 | moves 1 X c3
         Right*50 Up*50 Enter | moves 1 X c3, 2 O as40
         @ar39 | last 3 X ar39
         200x50 | hides shown:",
    );
}

#[test]
fn the_least_window_is_what_the_board_needs() {
    for (words, width, height) in [("four_in_a_row", 26, 10), (GOMOKU, 60, 23), (LARGE, 80, 24)] {
        let mut player = Player::of(words);
        let shown = player.resize(width, height).screen();
        assert!(!shown.contains("too small"), "{words}: {shown}");
        assert_eq!(shown.contains("shown:"), words == LARGE, "{words}: {shown}");
        for (less, lower) in [(width - 1, height), (width, height - 1)] {
            let told = player.resize(less, lower).lines().join(" ");
            let told: Vec<_> = told.split_whitespace().collect();
            let expected = format!(
                "the window is too small: it is {less}x{lower} and has to be at least {width}x{height}; \
                 F1 rules, Ctrl-C leaves"
            );
            assert_eq!(told.join(" "), expected);
            player.press("Enter u q ?");
        }
        player.resize(width, height);
        assert_eq!(player.screen(), shown, "keys do nothing that can't be seen");
    }
}

#[test]
fn a_title_that_is_too_long_ends_where_it_makes_sense() {
    for (words, title) in [
        ("hnefatafl", "Hnefatafl, Copenhagen, 11x11"),
        ("peg_solitaire", "Peg solitaire in 33 holes: leave one peg"),
    ] {
        assert_eq!(Player::of(words).lines()[0], title);
    }
}

#[test]
fn the_help_tells_only_of_keys_that_do_something() {
    play(
        "game four_in_a_row
         ? | sees 1 to 9 | sees a, b | sees +, -, .
         Esc | hides a, b
         game reversi
         ? | hides 1 to 9 | sees a, b
         game peg_solitaire
         ? | hides 1 to 9 | hides a, b | hides +, -, .
         @40,12 | hides wheel",
    );
}

#[test]
fn boards_have_colours_unless_nobody_wants_any() {
    for palette in [
        Palette::Colours,
        Palette::Indexed,
        Palette::Sixteen,
        Palette::Plain,
    ] {
        let look = Look { palette, ..LETTERS };
        let moves = record("tic_tac_toe", "a1 b1 a2 b2");
        let mut player = Player::opening(&moves, HUMANS, look).expect("a game");
        player.press("t").play("a3").press("u Left");
        let cells = player.buffer().content();
        let is_coloured = cells
            .iter()
            .any(|cell| (cell.fg, cell.bg) != (Color::Reset, Color::Reset));
        let wants_colours = palette != Palette::Plain;
        assert_eq!(is_coloured, wants_colours);
        let is_reversed = cells
            .iter()
            .any(|cell| cell.modifier.contains(Modifier::REVERSED));
        assert_eq!(
            is_reversed, !wants_colours,
            "the cursor is seen without colours"
        );
        // The chip of a player has the same ground as the pieces on the board. One piece is under the cursor.
        let grounds = ["X", "O"].map(|piece| {
            let pieces = cells.iter().filter(|cell| cell.symbol() == piece);
            let grounds = pieces
                .map(|cell| cell.bg)
                .filter(|&ground| ground != Color::Reset);
            let mut grounds: Vec<_> = grounds.collect();
            grounds.dedup();
            grounds
        });
        if wants_colours {
            assert_eq!(grounds.each_ref().map(Vec::len), [1, 1], "{grounds:?}");
            assert_ne!(grounds[0], grounds[1]);
        }
    }
}

#[test]
fn the_cursor_is_seen_on_the_line_that_decided_the_game_too() {
    let mut stage = Stage::of("four_in_a_row", HUMANS);
    let here = stage.follow("1 2 1 2 1 2 1").player.pointed();
    let column = stage.player.place("1").0;
    assert_eq!(here.expect("it is seen").0, column);
    stage.follow(">7 | at 7");
}

/// Larger shapes are blocks with or without a letter. Light shapes are hollow.
#[test]
fn forms_differ_without_colours() {
    for (words, forms) in [
        ("reversi", ["●", "○"]),
        ("hnefatafl --variant brandubh", ["◆", "○"]),
    ] {
        let mut player = with_discs(words, "", Palette::Plain);
        player.resize(44, 16);
        for form in forms {
            player.sees(form);
        }
        player.resize(120, 40).sees("█");
        let letters = ["█X█", "█O█"].map(|letter| player.screen().contains(letter));
        assert_eq!(letters, [words == "reversi", false], "{}", player.screen());
    }
}
