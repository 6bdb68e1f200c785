//! Tests of the rules page in a game, in the menu, and in a small window.

use super::{
    menus::menu,
    player::{HUMANS, seated},
    script::{Stage, play},
};

fn brandubh() -> Stage {
    Stage::of("hnefatafl --variant brandubh", HUMANS)
}

/// The text on the screen after a script.
fn seen(stage: &mut Stage, script: &str) -> String {
    stage.follow(script).player.screen()
}

#[test]
fn a_key_shows_them_and_any_other_key_closes_them() {
    let mut stage = brandubh();
    let before = stage.player.screen();
    insta::assert_snapshot!("rules_of_brandubh", seen(&mut stage, "F1"));
    for keys in [
        "Esc",
        "F1 q",
        "F1 u",
        "? ? Enter",
        "F1 Down PgDn Esc",
        "F1 @3,3",
    ] {
        assert_eq!(seen(&mut stage, keys), before, "{keys}");
    }
    stage.follow(
        " | leaves not
         // The rules are the second page of the help.
         ? | hides Esc closes
         ? | sees  rules  | sees Esc closes
         ? | hides Esc closes | sees move the cursor",
    );
    play("game scripted\nF1 | sees This game has no rules text yet");
}

#[test]
fn they_scroll_from_end_to_end_on_any_window() {
    for size in ["80x24", "40x12", "200x60", "20x5"] {
        let mut stage = brandubh();
        let top = seen(&mut stage, &format!("{size} F1"));
        assert_eq!(seen(&mut stage, "Up PgUp Home"), top);
        let end = seen(&mut stage, "End | sees d7-e7.");
        assert_eq!(seen(&mut stage, "Down PgDn Space j"), end);
        assert_eq!(seen(&mut stage, "Home"), top);
        assert_eq!(seen(&mut stage, "Down*300"), end);
        assert_eq!(seen(&mut stage, "WheelUp*100"), top);
        assert_eq!(seen(&mut stage, "PgDn PgUp"), top);
    }
}

#[test]
fn a_window_that_is_too_small_for_the_game_is_large_enough_to_read() {
    brandubh().follow(
        "40x9 | sees F1 rules
         25x12 | sees F1 rules
         F1 40x12 | sees Hnefatafl, Brandubh
         Esc 40x9 | sees too small
         // The page stays open while the size of the window changes.
         F1 0x0 Down 1x1 Down 2x30 Down 30x2 Down 5x5 Down 80x24 Down | sees Esc closes",
    );
}

#[test]
fn the_menu_shows_the_board_and_the_rules_of_what_is_under_the_cursor() {
    let mut stage = menu(seated(HUMANS));
    let before = seen(&mut stage, "Down*2 Right Down");
    insta::assert_snapshot!("menu_brandubh", before);
    stage.follow("F1 | sees Hnefatafl, Brandubh\nEnd | sees move such as d7-e7.");
    assert_eq!(seen(&mut stage, "Esc"), before);
    assert_eq!(seen(&mut stage, "? | sees Esc closes\n@40,12"), before);
    stage.follow("40x12 F1 Down Up | sees Hnefatafl, Brandubh");
}
