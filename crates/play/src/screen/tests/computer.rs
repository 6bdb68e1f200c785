//! Tests of the computer as a player. Its moves count only while they are needed.

use std::time::{Duration, Instant};

use super::{
    player::{HUMANS, seated, weakest},
    script::{Stage, play},
    scripted::Heed,
};
use crate::{
    computer::{Effort, Level},
    core::{seat::Seat, table::Seating},
};

#[test]
fn the_computer_answers() {
    play(
        "against scripted
         . | = it is not the computer's turn
         @b2 | waits Second player (O): thinking
         // Moves that are typed in the meantime are named in the message and not made.
         i | = it is the computer's turn
         p | = it is the computer's turn
         @a1 :c1 c2 | = \"c1 c2\": not played, it is the computer's turn
         <a3 | waits 2 O a3 | = \"c1 c2\": not played, it is the computer's turn
         Left | = First player (X): move such as b3

         against scripted
         :b2 c1 c2 | = \"c1 c2\": not played, it is the computer's turn

         // A pass that is left out does not make the computer move.
         game reversi --rows 4 --cols 4 --start parallel
         :b4 c1 d2 c4 d1 a3 d4
         a*5 Enter | sees computer, level 5
         :a4 | below \"a4\": it is the computer's turn
         Esc a Enter :a4 | sees 8 O pa | last 9 X a4",
    );
}

#[test]
fn an_answer_that_comes_too_late_is_dropped() {
    play(
        "against scripted
         @b2 | searches 1 0
         u <a3 | searches 1 1
         idle | = First player (X): move such as a3 | a3=_._
         @c3 <c1 | waits 2 O c1 | moves 1 X c3 2/2, 2 O c1

         // One search runs at a time; the next one begins when it ends.
         against scripted
         @a1 idle u @b2 idle u @c3 idle u @c1 idle | searches 1 0
         <a3 | searches 2 1 | moves 1 X c1 4/4
         <b2 | waits 2 O b2

         game scripted
         i | searches 1 0
         @a1 <b2 | searches 1 1
         idle | hides hint:
         i | searches 2 1
         Esc <b2 | searches 2 2
         idle | hides hint:

         // A move that is not due yet is dropped together with the game.
         watch scripted
         - - <a3 | searches 1 1
         idle n + + idle | moves
         <b2 | waits 1 X b2",
    );
}

#[test]
fn while_an_older_search_ends_the_computer_is_waited_for() {
    play(
        "against scripted
         @b2 | searches 1 0
         u @c3 idle | searches 1 0 | = Second player (O): thinking..
         u i | = looking for a hint..

         watch scripted
         - - <a3 | searches 1 1
         idle | = First player (X): thinking..",
    );
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_person() {
    play(
        "against scripted
         @b2 <a3 | waits 2 O a3
         @c1 <c3 | waits 4 O c3
         u | sees >   2 O a3
         r | sees >   4 O c3
         u u | = First player (X): move such as a3 | searches 2 2",
    );
}

#[test]
fn a_hint_shows_a_move_and_does_not_make_it() {
    play(
        "game scripted
         i | waits looking for a hint
         <b2 | waits hint: b2 | b2={.} | a1=_._ | moves
         Right | b2=_._
         @b2 | moves 1 X b2

         game scripted
         i <hopeless | waits the goal cannot be reached from here
         game scripted
         i <unknown | waits the computer has no advice",
    );
}

#[test]
fn a_computer_that_fails_ends_no_game() {
    for (order, told) in [
        (
            "panic",
            "the computer failed: out of ideas; press . to try again",
        ),
        (
            "unknown",
            "the computer knows no move; press . to try again",
        ),
        (
            "b2",
            "the computer made an illegal move: not a legal move here; press . to try again",
        ),
    ] {
        play(&format!(
            "against scripted
             @b2 <{order} | waits {told}
             idle | searches 1 1
             . <a3 | waits 2 O a3"
        ));
    }
}

#[test]
fn the_computer_plays_itself_and_can_be_paused() {
    play(
        "watch scripted
         <a3 | waits 1 X a3
         . | = paused; press . to continue
         <b3 idle | moves 1 X a3
         Space | waits 2 O b3
         . u | sees >   1 X a3 | = paused; press . to continue

         // A game for one player has no seats.
         watch peg_solitaire
         idle a | = this is a game for one | moves",
    );
}

#[test]
fn the_pace_is_set_from_0_to_5_seconds() {
    let mut stage = Stage::of("scripted", [weakest(); 2]);
    stage.follow(
        " | sees pace: 0 s a move
         +*11 -*2 | sees pace: 1 s a move
         -*9 | sees pace: 5 s a move",
    );
    let begin = Instant::now();
    stage.follow("<a3 | searches 1 1");
    while begin.elapsed() < Duration::from_millis(200) {
        stage.player.tick();
    }
    stage.follow(" | moves\n+*10 | waits 1 X a3");
}

/// The computer takes a seat when the choice is made, not while a level is being chosen.
#[test]
fn who_plays_is_chosen_from_a_list() {
    let mut stage = Stage::of("scripted", HUMANS);
    stage.follow(
        "@b2 b j b idle | searches 0 0 | sees > computer, level 3
         Esc | hides computer
         a k k Enter | sees     computer, level 5
         a Enter | hides computer, level
         a Down Up Space | sees     computer, level 1
         b | sees level 4",
    );
    let lines = stage.player.lines();
    let row = lines.iter().position(|line| line.contains("level 4"));
    let click = format!("@40,{} | sees     computer, level 4", row.expect("seen"));
    stage.follow(&click);
}

#[test]
fn a_search_that_nobody_waits_for_is_told_to_stop() {
    let patient = |seats| Seating {
        limit: Duration::from_mins(1),
        ..seated(seats)
    };
    for (seats, keys, key, stops) in [
        ([Seat::Human, weakest()], "@b2", "u", true),
        ([Seat::Human, weakest()], "@b2", "n", true),
        ([Seat::Human, weakest()], "@b2", "b Enter", true),
        (HUMANS, "i", "Esc", true),
        (HUMANS, "i", "i", false),
        (HUMANS, "i", "Right", false),
    ] {
        let mut stage = Stage::scripted(Heed::Stops, patient(seats));
        stage.follow(&format!("{keys} | searches 1 0"));
        assert_eq!(stage.director().stopped_after_a_while(), [false], "{key}");
        stage.follow(key);
        if stops {
            assert!(stage.director().all_stop(), "{key}");
        } else {
            assert_eq!(stage.director().stopped_after_a_while(), [false], "{key}");
        }
        let director = stage.leave();
        assert!(director.all_stop(), "the screen was left");
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let seating = Seating {
        limit: Duration::from_millis(50),
        ..seated([Seat::Human, weakest()])
    };
    Stage::scripted(Heed::Stops, seating)
        .follow("@b2 | waits the computer knows no move; press . to try again | searches 1 0");
}

#[test]
fn each_search_is_told_the_level_and_a_seed_of_its_own() {
    let level = Level::new(2).expect("a level");
    let mut stage = Stage::of("scripted", [Seat::Human, Seat::Computer(level)]);
    stage.follow("@b2 <a3 | waits 2 O a3\ni <unknown | waits no advice");
    let effort = |level, seed| Effort { level, seed };
    let told = [effort(level, 8), effort(Level::STRONGEST, 9)];
    assert_eq!(stage.director().efforts(), told);
}
