//! Games on the screen. A layout has one screen in `snapshots/`; after a change that is meant, look at them with
//! `INSTA_UPDATE=always cargo test -p collinear-play --lib screen` and `git diff`.

use collinear_games::tic_tac_toe::TicTacToe;
use insta::assert_snapshot;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::player::{HUMANS, Player};
use crate::{core::playable::Playable, screen::game::palette::Palette};

/// Columns, a line that decided the game, and a refusal after the end.
#[test]
fn four_in_a_row() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 1 1 1 1 1").press("1");
    assert_eq!(player.message(), "1: column 1 is full");
    player.press("9");
    assert_eq!(
        player.message(),
        "9: there is no column 9: columns are 1 to 7"
    );
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 1 2 1 2").click("1").press("3");
    assert_snapshot!("four_in_a_row_end", player.screen());
}

/// Cells, and what a move would do.
#[test]
fn reversi() {
    let mut player = Player::of("reversi");
    player.click("e3");
    assert_eq!(player.message(), "e3: a disc on e3 brackets nothing");
    player.play("e6f4e3f6g5d6e7f5").hover("c5");
    assert_snapshot!("reversi_looking", player.screen());
    player.click("c5");
    assert_eq!(
        player.message(),
        "First player (X) won. n new game, u take back, s save, m menu, q quit"
    );
}

/// A piece that is picked, on a board with corners cut off and on a triangle.
#[test]
fn peg_solitaire() {
    let mut player = Player::of("peg_solitaire --goal d4");
    player.click("d2").hover("d4");
    assert_snapshot!("peg_solitaire_looking", player.screen());
    player.click("d4").play("d5-d3 b4-d4 e4-c4 g4-e4 d7-d5");
    assert!(player.message().starts_with("Stuck with 26 left. n new"));
    let mut player = Player::of("peg_solitaire --board triangle5");
    player.click("c3");
    assert_snapshot!("triangle_picked", player.screen());
}

/// Pieces of three kinds, a capture before it is made, facts and a long list of moves.
#[test]
fn hnefatafl() {
    let mut player = Player::of("hnefatafl");
    player.play(
        "k4-j4 f8-g8 a7-c7 g8-b8 a8-a10 b8-b9 a5-b5 d6-c6 j6-j7 e7-d7 k5-h5 e6-e10 f2-d2 f4-g4 \
         k6-k2 d7-d3 h5-h2 h6-h10 j7-j5 g7-h7 d2-b2 h10-g10xf10 b5-c5xc6 f6-c6",
    );
    player.click("d11").hover("d6");
    assert_snapshot!("hnefatafl_looking", player.screen());
    player.click("d6");
    player.sees("reason: king-taken");
}

/// Two captures from one square to another: by which way is asked.
#[test]
fn a_capture_that_is_not_alone() {
    let mut player = Player::of("draughts --fen W:W30:B25,17,26,18");
    player.click("c1").click("c5");
    assert_snapshot!("draughts_which", player.screen());
}

#[test]
fn a_game_with_nothing_but_its_rules() {
    let game = Playable::new(TicTacToe).with_title("Tic-tac-toe");
    let mut player = Player::of_game(game, HUMANS, Palette::Colours);
    player.click("b2").click("b2");
    assert_snapshot!("new_game_refusal", player.screen());
    player.play("a1 a2 c1 c2");
    assert!(
        player
            .message()
            .starts_with("First player (X) won. n new game")
    );
}

#[test]
fn a_puzzle_of_letters() {
    let mut player = Player::of("word_search");
    player.click("a7");
    assert_eq!(player.message(), "a7 to where? Esc unpicks");
    player.click("c7");
    assert!(player.message().starts_with("a7-c7: "));
    player.press("Esc").play("a7-c5");
    assert_eq!(player.moves(), ["1 a7-c5"]);
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
        ("peg_solitaire", "Peg solitaire in 33 holes: leave one peg"),
    ] {
        assert_eq!(Player::of(words).lines()[0], title);
    }
}

#[test]
fn the_help_tells_what_the_keys_do() {
    let mut player = Player::of("peg_solitaire --goal d4");
    assert_snapshot!("help", player.press("?").screen());
    assert!(!player.press("Esc").screen().contains("wheel"));
    player.press("?");
    player.mouse(MouseEventKind::Down(MouseButton::Left), (40, 12));
    assert!(!player.screen().contains("wheel"));
}
