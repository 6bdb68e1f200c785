//! Each game on the screen: the start, a piece that is picked or a move that is looked at, a
//! refusal, and the end. The accepted screens lie in `snapshots/`; after a change that is meant, look
//! at them with `INSTA_UPDATE=always cargo test -p collinear-play --lib screen` and `git diff`.

use collinear_games::tic_tac_toe::TicTacToe;
use insta::assert_snapshot;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::player::{HUMANS, Player};
use crate::{playable::Playable, screen::game::palette::Palette};

/// Where the text of a snapshot comes from needs no mention.
macro_rules! see {
    ($name:literal, $player:expr) => {
        assert_snapshot!($name, $player.screen())
    };
}

const GOMOKU: &str = "four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity";

#[test]
fn four_in_a_row() {
    let mut player = Player::of("four_in_a_row");
    see!("four_in_a_row_start", player);
    see!("four_in_a_row_looking", player.hover("6"));
    player.press("1 2 1 2 1 2").click("1");
    see!("four_in_a_row_end", player);
    see!("four_in_a_row_refusal", player.press("3"));
}

#[test]
fn a_full_column_is_refused() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 1 1 1 1 1").press("1");
    assert_eq!(player.message(), "1: column 1 is full");
    player.press("9");
    assert_eq!(
        player.message(),
        "9: there is no column 9: columns are 1 to 7"
    );
}

#[test]
fn gomoku() {
    let mut player = Player::of(GOMOKU);
    see!("gomoku_start", player);
    player.press("Enter Left Space").click("h8");
    see!("gomoku_refusal", player);
    player.play("i8 g9 j8 g10 k8").hover("l8");
    see!("gomoku_looking", player);
    see!("gomoku_end", player.play("a1").press("Space"));
}

#[test]
fn reversi() {
    let mut player = Player::of("reversi");
    see!("reversi_start", player);
    see!("reversi_looking", player.hover("d3"));
    see!("reversi_refusal", player.click("e3"));
    player.play("e6f4e3f6g5d6e7f5");
    see!("reversi_before_the_end", player.hover("c5"));
    see!("reversi_end", player.click("c5"));
}

#[test]
fn peg_solitaire() {
    let mut player = Player::of("peg_solitaire --goal d4");
    see!("peg_solitaire_start", player);
    player.click("d2");
    see!("peg_solitaire_picked", player);
    see!("peg_solitaire_looking", player.hover("d4"));
    see!("peg_solitaire_refusal", player.click("e4"));
    player.click("d4").play("d5-d3 b4-d4 e4-c4 g4-e4");
    see!("peg_solitaire_end", player.play("d7-d5"));
}

#[test]
fn a_triangle() {
    let mut player = Player::of("peg_solitaire --board triangle5");
    see!("triangle_start", player);
    see!("triangle_picked", player.click("c3"));
    player
        .press("Esc")
        .play("a3-a1 c5-a3 a5-c5 a4-a2 a1-a3 d5-b5 b2-b4 a3-c5 b5-d5 e5-c5 d4-b2 c5-c3 b2-d4");
    see!("triangle_end", player);
}

#[test]
fn hnefatafl() {
    let mut player = Player::of("hnefatafl");
    see!("hnefatafl_start", player);
    see!("hnefatafl_picked", player.click("f10"));
    see!("hnefatafl_looking", player.hover("b10"));
    see!("hnefatafl_refusal", player.click("h9"));
    player.press("Esc").play(
        "k4-j4 f8-g8 a7-c7 g8-b8 a8-a10 b8-b9 a5-b5 d6-c6 j6-j7 e7-d7 k5-h5 e6-e10 f2-d2 f4-g4 \
         k6-k2 d7-d3 h5-h2 h6-h10 j7-j5 g7-h7 d2-b2 h10-g10xf10 b5-c5xc6 f6-c6",
    );
    see!("hnefatafl_before_the_end", player.click("d11").hover("d6"));
    see!("hnefatafl_end", player.click("d6"));
}

#[test]
fn draughts() {
    let mut player = Player::of("draughts");
    see!("draughts_start", player);
    see!("draughts_picked", player.click("f6"));
    see!("draughts_refusal", player.click("e3"));
    player.press("Esc").play("11-15 22-18");
    see!("draughts_capture", player.click("e5"));
    see!("draughts_captured", player.click("c3"));
}

/// Two captures from one square to another: by which way is asked.
#[test]
fn a_capture_that_is_not_alone() {
    let mut player = Player::of("draughts --fen W:W30:B25,17,26,18");
    player.click("c1").click("c5");
    see!("draughts_which", player);
}

#[test]
fn a_game_with_nothing_but_its_rules() {
    let game = Playable::new(TicTacToe).with_title("Tic-tac-toe");
    let mut player = Player::of_game(game, HUMANS, Palette::Colours);
    see!("new_game_start", player);
    see!("new_game_refusal", player.click("b2").click("b2"));
    see!("new_game_end", player.play("a1 a2 c1 c2 b3 b1 c3 a3"));
}

#[test]
fn a_puzzle_of_letters() {
    let mut player = Player::of("word_search");
    player.click("a7");
    assert_eq!(player.message(), "a7 to where? Esc unpicks");
    player.click("c7");
    assert!(
        player.message().starts_with("a7-c7: "),
        "{}",
        player.screen()
    );
    player.press("Esc").play("a7-c5");
    assert_eq!(player.moves(), ["1 a7-c5"]);
    see!("word_search_hop", player);
}

#[test]
fn the_help_tells_only_of_keys_that_do_something() {
    for (words, has_columns, is_for_two) in [
        ("four_in_a_row", true, true),
        ("reversi", false, true),
        ("peg_solitaire", false, false),
    ] {
        let help = Player::of(words).press("?").screen();
        assert_eq!(help.contains("1 to 9"), has_columns, "{words}");
        assert_eq!(help.contains("a, b"), is_for_two, "{words}");
        assert_eq!(help.contains("+, -, ."), is_for_two, "{words}");
    }
}

#[test]
fn a_title_that_is_too_long_ends_where_it_makes_sense() {
    for (words, title) in [
        ("hnefatafl", "Hnefatafl, copenhagen, 11x11"),
        ("four_in_a_row", "4 in a row on a 6x7 board"),
        ("peg_solitaire", "Peg solitaire in 33 holes: leave one peg"),
    ] {
        assert_eq!(Player::of(words).lines()[0], title);
    }
}

#[test]
fn the_help_tells_what_the_keys_do() {
    let mut player = Player::of("peg_solitaire --goal d4");
    see!("help", player.press("?"));
    assert!(!player.press("Esc").screen().contains("wheel"));
    player.press("?");
    player.mouse(MouseEventKind::Down(MouseButton::Left), (40, 12));
    assert!(!player.screen().contains("wheel"));
}
