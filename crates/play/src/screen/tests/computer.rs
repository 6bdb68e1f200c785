//! The computer as a player: what it answers counts if it is still of use.

use std::time::{Duration, Instant};

use super::{
    player::{HUMANS, Player, seated, weakest},
    scripted::{Director, Heed, Order, Scripted},
};
use crate::{
    computer::{Effort, Level},
    core::{seat::Seat, table::Seating},
    screen::game::palette::Palette,
};

fn against(seats: [Seat; 2]) -> (Player, Director) {
    with(Heed::Orders, seated(seats))
}

fn with(heed: Heed, seating: Seating) -> (Player, Director) {
    let (game, director) = Scripted::game(heed);
    let mut player = Player::of_game_seated(game, seating, Palette::Colours);
    player.tick();
    (player, director)
}

fn second_computer() -> (Player, Director) {
    against([Seat::Human, weakest()])
}

/// Waits until so many searches were begun.
fn wait_for_search(player: &mut Player, director: &Director, count: usize) {
    player.wait_until(|_| director.searches().0 == count, "search");
}

#[test]
fn the_computer_answers() {
    let (mut player, director) = second_computer();
    player.click("b2").wait_for("Second player (O): thinking");
    director.order(Order::Cell(0, 0));
    player.wait_for("2 O a3");
    assert_eq!(player.message(), "First player (X): move such as b3");
}

#[test]
fn moves_that_are_typed_for_the_computer_are_named_and_not_played() {
    let (mut player, director) = second_computer();
    player.play("b2 c1 c2");
    let told = "\"c1 c2\": not played, it is the computer's turn";
    assert_eq!(player.message(), told);
    wait_for_search(&mut player, &director, 1);
    for key in ["i", "p"] {
        assert_eq!(player.press(key).message(), "it is the computer's turn");
    }
    player.click("a1").play("c1 c2");
    assert_eq!(player.message(), told);
    director.order(Order::Cell(0, 0));
    player.wait_for("2 O a3");
    assert_eq!(player.message(), told, "it is seen until the next key");
    assert_eq!(player.press("Left").moves(), ["1 X b2", "2 O a3"]);
    assert_eq!(player.message(), "First player (X): move such as b3");
}

#[test]
fn a_pass_that_is_left_out_makes_no_move_of_the_computer() {
    let mut player = Player::of("reversi --rows 4 --cols 4 --start parallel");
    player.play("b4 c1 d2 c4 d1 a3 d4").press("a a a a a Enter");
    player.sees("computer, level 5");
    player.play("a4");
    assert_eq!(player.message(), "\"a4\": it is the computer's turn");
    player.press("a Enter").play("a4");
    assert_eq!(player.moves()[7..], ["8 O pa", "9 X a4"]);
}

#[test]
fn an_answer_after_undo_is_ignored() {
    let (mut player, director) = second_computer();
    player.click("b2");
    wait_for_search(&mut player, &director, 1);
    player.press("u");
    director.order(Order::Cell(0, 0));
    player.wait_until(|_| director.searches().1 == 1, "end");
    player.idle();
    assert_eq!(player.message(), "First player (X): move such as a3");
    assert_eq!(player.cell("a3"), " . ");
    // The next one counts again.
    player.click("c3");
    director.order(Order::Cell(2, 2));
    player.wait_for("2 O c1");
    assert_eq!(player.moves(), ["1 X c3 2/2", "2 O c1"]);
}

#[test]
fn one_search_runs_at_a_time() {
    let (mut player, director) = second_computer();
    for cell in ["a1", "b2", "c3"] {
        player.click(cell);
        player.idle();
        player.press("u");
    }
    player.click("c1");
    player.idle();
    wait_for_search(&mut player, &director, 1);
    assert_eq!(director.searches(), (1, 0));
    // The first search ends, and its answer is dropped; then the search that is needed begins.
    director.order(Order::Cell(0, 0));
    wait_for_search(&mut player, &director, 2);
    assert_eq!(player.moves(), ["1 X c1 4/4"]);
    director.order(Order::Cell(1, 1));
    player.wait_for("2 O b2");
}

#[test]
fn a_search_that_nobody_waits_for_is_told_to_stop() {
    let patient = |seats| Seating {
        limit: Duration::from_mins(1),
        ..seated(seats)
    };
    for key in ["u", "n", "b Enter"] {
        let (mut player, director) = with(Heed::Stops, patient([Seat::Human, weakest()]));
        player.click("b2");
        wait_for_search(&mut player, &director, 1);
        assert_eq!(director.stopped_after_a_while(), [false]);
        player.press(key);
        assert!(director.all_stop(), "{key}");
    }
    for key in ["Esc", "i", "Right"] {
        let (mut player, director) = with(Heed::Stops, patient(HUMANS));
        player.press("i");
        wait_for_search(&mut player, &director, 1);
        player.press(key);
        if key == "Esc" {
            assert!(director.all_stop(), "{key}");
        } else {
            assert_eq!(director.stopped_after_a_while(), [false], "{key}");
        }
        drop(player);
        assert!(director.all_stop(), "the screen was left");
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let (mut player, director) = with(
        Heed::Stops,
        Seating {
            limit: Duration::from_millis(50),
            ..seated([Seat::Human, weakest()])
        },
    );
    player.click("b2");
    wait_for_search(&mut player, &director, 1);
    player.wait_for("the computer knows no move; . goes on");
    assert_eq!(director.searches(), (1, 0), "it was told nothing");
}

#[test]
fn each_search_is_told_the_level_and_a_seed_of_its_own() {
    let level = Level::new(2).expect("a level");
    let (mut player, director) = against([Seat::Human, Seat::Computer(level)]);
    player.click("b2");
    director.order(Order::Cell(0, 0));
    player.wait_for("2 O a3").press("i");
    director.order(Order::Unknown);
    player.wait_for("no advice");
    let effort = |level, seed| Effort { level, seed };
    let told = [effort(level, 8), effort(Level::STRONGEST, 9)];
    assert_eq!(director.efforts(), told);
}

#[test]
fn while_an_older_search_ends_the_computer_is_waited_for() {
    let (mut player, director) = second_computer();
    player.click("b2");
    wait_for_search(&mut player, &director, 1);
    player.press("u").click("c3").idle();
    assert_eq!(director.searches(), (1, 0));
    assert!(player.message().starts_with("Second player (O): thinking"));
    player.press("u i");
    assert!(player.message().starts_with("looking for a hint"));

    let (mut player, director) = against([weakest(); 2]);
    player.press("- -");
    director.order(Order::Cell(0, 0));
    player.wait_until(|_| director.searches().1 == 1, "end");
    player.idle();
    assert!(player.message().starts_with("First player (X): thinking"));
}

#[test]
fn nobody_pauses_where_no_computer_moves() {
    let (mut player, director) = second_computer();
    assert_eq!(player.press(".").message(), "it is not the computer's turn");
    player.click("b2");
    director.order(Order::Cell(0, 0));
    player.wait_for("2 O a3");
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_person() {
    let (mut player, director) = second_computer();
    player.click("b2");
    director.order(Order::Cell(0, 0));
    player.wait_for("2 O a3").click("c1");
    director.order(Order::Cell(0, 2));
    player.wait_for("4 O c3").press("u");
    player.sees(">   2 O a3");
    player.press("r");
    player.sees(">   4 O c3");
    player.press("u u");
    assert_eq!(player.message(), "First player (X): move such as a3");
    assert_eq!(director.searches(), (2, 2));
}

#[test]
fn a_hint_shows_a_move_and_does_not_make_it() {
    let (mut player, director) = against(HUMANS);
    player.press("i").wait_for("looking for a hint");
    director.order(Order::Cell(1, 1));
    player.wait_for("hint: b2");
    assert_eq!(player.cell("b2"), "{.}");
    assert_eq!(player.cell("a1"), " . ");
    assert!(player.moves().is_empty());
    player.press("Right");
    assert_eq!(player.cell("b2"), " . ");
    player.click("b2");
    assert_eq!(player.moves(), ["1 X b2"]);
}

#[test]
fn a_hint_may_be_that_there_is_none() {
    for (order, told) in [
        (Order::Hopeless, "no way to the goal from here"),
        (Order::Unknown, "the computer has no advice"),
    ] {
        let (mut player, director) = against(HUMANS);
        director.order(order);
        player.press("i").wait_for(told);
    }
}

#[test]
fn a_hint_comes_too_late_after_a_move() {
    let (mut player, director) = against(HUMANS);
    player.press("i");
    wait_for_search(&mut player, &director, 1);
    player.click("a1");
    director.order(Order::Cell(1, 1));
    player.wait_until(|_| director.searches().1 == 1, "end");
    player.idle();
    assert!(!player.screen().contains("hint: "));
    player.press("i");
    wait_for_search(&mut player, &director, 2);
    player.press("Esc");
    director.order(Order::Cell(1, 1));
    player.wait_until(|_| director.searches().1 == 2, "end");
    player.idle();
    assert!(!player.screen().contains("hint: "), "nobody waits for it");
}

#[test]
fn a_computer_that_fails_ends_no_game() {
    for (order, told) in [
        (Order::Panic, "the computer failed: out of ideas; . goes on"),
        (Order::Unknown, "the computer knows no move; . goes on"),
        (
            Order::Cell(1, 1),
            "the computer made an illegal move: not a legal move here; . goes on",
        ),
    ] {
        let (mut player, director) = second_computer();
        player.click("b2");
        director.order(order);
        player.wait_for(told);
        assert_eq!(director.searches().0, 1, "it is not asked again");
        player.press(".");
        director.order(Order::Cell(0, 0));
        player.wait_for("2 O a3");
    }
}

#[test]
fn the_computer_plays_itself_and_can_be_paused() {
    let (mut player, director) = against([weakest(); 2]);
    director.order(Order::Cell(0, 0));
    player.wait_for("1 X a3").press(".");
    assert_eq!(player.message(), "paused: . goes on");
    director.order(Order::Cell(0, 1));
    player.idle();
    assert_eq!(player.moves(), ["1 X a3"]);
    player.press("Space").wait_for("2 O b3").press(". u");
    player.sees(">   1 X a3");
    assert_eq!(player.message(), "paused: . goes on");
}

#[test]
fn the_pace_is_set_from_0_to_5_seconds() {
    let (mut player, director) = against([weakest(); 2]);
    player.sees("pace: 0 s a move");
    player.press("+ + + + + + + + + + + -").press("-");
    player.sees("pace: 1 s a move");
    player.press("- - - - - - - - - -");
    player.sees("pace: 5 s a move");
    let begin = Instant::now();
    director.order(Order::Cell(0, 0));
    player.wait_until(|_| director.searches().1 == 1, "end");
    while begin.elapsed() < Duration::from_millis(200) {
        player.tick();
    }
    assert!(player.moves().is_empty(), "the move is not due yet");
    player.press("+ + + + + + + + + +").wait_for("1 X a3");
}

#[test]
fn a_move_that_is_not_due_yet_is_forgotten_with_the_game() {
    let (mut player, director) = against([weakest(); 2]);
    player.press("- -");
    director.order(Order::Cell(0, 0));
    player.wait_until(|_| director.searches().1 == 1, "end");
    player.idle().press("n + +").idle();
    assert!(player.moves().is_empty());
    director.order(Order::Cell(1, 1));
    player.wait_for("1 X b2");
}

/// The computer sits down when it is chosen, and not on the way to another level.
#[test]
fn who_plays_is_chosen_from_a_list() {
    let (mut player, director) = against(HUMANS);
    player.click("b2").press("b j b").idle();
    assert_eq!(director.searches(), (0, 0), "nobody is chosen yet");
    player.sees("> computer, level 3");
    assert!(!player.press("Esc").screen().contains("computer"));
    for (keys, who) in [
        ("a k k Enter", "computer, level 5"),
        ("a Enter", "human"),
        ("a Down Up Space", "computer, level 1"),
    ] {
        let screen = player.press(keys).screen();
        let seat = screen.lines().find(|line| line.contains("    "));
        assert!(
            screen.contains(&format!("    {who}\n")),
            "{keys}: {seat:?}\n{screen}"
        );
    }
    player.press("b");
    let lines = player.lines();
    let row = lines.iter().position(|line| line.contains("level 4"));
    player.click_at((
        40,
        row.expect("it is there").try_into().expect("on the screen"),
    ));
    player.sees("    computer, level 4");
}

#[test]
fn a_game_for_one_has_no_seats() {
    let mut player = Player::with_seats("peg_solitaire", [weakest(); 2]);
    player.idle();
    player.press("a");
    assert_eq!(player.message(), "this is a game for one");
    assert!(player.moves().is_empty());
}
