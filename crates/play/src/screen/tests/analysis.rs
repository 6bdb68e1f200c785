//! Tests of evaluations of positions and marks of moves.

use super::player::Player;

#[test]
fn what_is_shown_is_evaluated_until_that_is_switched_off() {
    let mut player = Player::of("tic_tac_toe");
    player.play("b2 b1").press("e");
    assert!(player.message().starts_with("evaluation on"));
    player.wait_for("X wins");
    player.press("e").idle();
    let screen = player.screen();
    assert!(!screen.contains("X wins"), "{screen}");
    // A hint gives the same reason.
    player.press("i").wait_for("hint: ").sees(". X wins");
}

/// A spinner shows that the computer thinks, even without the panel.
#[test]
fn a_sign_moves_while_the_computer_thinks() {
    let mut player = Player::of("hex");
    player.press("e").wait_for("thinking ");
    let mut player = Player::of("hex");
    player.resize(70, 20);
    player.press("e").wait_for("thinking ");
}

#[test]
fn a_review_marks_moves_that_gave_something_away() {
    let mut player = Player::of("tic_tac_toe");
    player.play("b2 b1 a1 c3 a3 a2 c1").press("v");
    player.wait_for("2 O b1?");
    player.wait_until(|player| !player.screen().contains("reviewed:"), "end");
    let moves = player.moves();
    assert_eq!(moves[0], "1 X b2");
    assert_eq!(
        moves.iter().filter(|m| m.contains('?')).count(),
        1,
        "{moves:?}"
    );
}

/// A hint comes before a review, and a move stops work that is no longer needed.
#[test]
fn a_review_gives_way() {
    let mut player = Player::of("four_in_a_row");
    player.play("1 2 3 4 5 6 7").press("v i");
    player.wait_for("hint: ");
    player.press("7");
    assert_eq!(player.moves().len(), 8);
    player.sees("reviewed: ");
    player.press("v");
    assert!(
        !player.screen().contains("reviewed: "),
        "{}",
        player.screen()
    );
}
