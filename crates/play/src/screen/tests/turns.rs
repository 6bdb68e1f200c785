//! Tests of moves that are typed, taken back, made again and stepped through.

use super::{
    player::{Player, open, record, weakest},
    script::{Stage, play},
};

#[test]
fn moves_are_taken_back_and_made_again() {
    play(
        "game four_in_a_row
         4 4 5 u u | moves 1 X 4, 2 O 4, 3 X 5 | 5=_._ | 4=(X) | sees >   1 X 4
         r | sees >   2 O 4
         1 | moves 1 X 4, 2 O 4, 3 X 1 2/2
         r | = there is no move to make again

         // A new game begins at the start. The old game can be brought back.
         game four_in_a_row
         1 2 1 2 1 2 1 | = Red (X) won. n new game.. | 1=[X]
         5 | = 5: the game is over: Red won | below Red (X) won...
         n | = Red (X): column 1-7 | 1=_._ | last 7 X 1
         r*7 | = Red (X) won. n new game.. | 1=[X] | 2=_O_
         u 5 | = Yellow (O): column 1-7

         game four_in_a_row
         1 2 n q | = The moves are not saved...
         n r r q | = The moves are not saved...
         n u u q | = The moves are not saved...
         y | leaves quit",
    );
}

#[test]
fn a_refused_line_is_mended() {
    play(
        "game reversi
         :a1 | = moves > a1 | below \"a1\": a disc on a1 would turn nothing over | moves
         Backspace | = moves > a | below cell a1-h8
         Backspace d 3 Enter | moves 1 X d3
         :c5 c1 d6 | moves 1 X d3, 2 O c5 | = moves > c1 d6
         Esc | = Black (X)..
         // The character that begins a line can also begin it a second time.
         :c1 | = moves > c1
         :d6 | moves 1 X d3, 2 O c5, 3 X d6 | = White (O)..
         u | sees >   2 O c5
         // Digits, and letters without another meaning, begin a line.
         c | = moves > c
         8 Enter | below \"c8\"..
         Backspace*2 e 6 Enter | last 3 X e6 2/2
         7 Esc C | = moves > C

         game tak
         3 c 3 | = moves > 3c3
         game four_in_a_row
         3 | moves 1 X 3
         c | = moves > c",
    );
}

#[test]
fn moves_are_stepped_through_and_a_new_one_begins_a_branch() {
    play(
        "game four_in_a_row
         1 2 3 [ [ | = turn 1 of 3: [ ] step | moves 1 X 1, 2 O 2, 3 X 3 | sees >   1 X 1
         7 | moves 1 X 1, 2 O 7 2/2
         { | = turn 2 of 3: [ ] step, { } for 2 branches | moves 1 X 1, 2 O 2 1/2, 3 X 3
         } | moves 1 X 1, 2 O 7 2/2
         ] | = this is the end
         Home | = turn 0 of 2: [ ] step
         [ | = this is the start
         { | = there is no other branch here
         End | = turn 2 of 2: [ ] step, { } for 2 branches",
    );
}

/// When the computer plays itself, it waits while an earlier position is shown.
#[test]
fn a_watched_game_says_where_it_goes_on() {
    for (moves, script) in [
        (
            "1 2 1 2 1 2",
            ". [ Space | sees this is an earlier position",
        ),
        ("1 2 1 2 1 2 1", "Space | = the game is over"),
    ] {
        let mut record = record("four_in_a_row", moves);
        record.seats = [Some(weakest()); 2];
        Stage::at(open(&record).expect("a game")).follow(script);
    }
}

#[test]
fn a_click_in_the_list_steps_to_its_move() {
    let mut player = Player::of("four_in_a_row");
    let lines = player.press("1 2 3").lines();
    let listed = lines
        .iter()
        .zip(0..)
        .find_map(|(line, y)| Some((line.find("1 X 1")?, y)));
    let (x, y) = listed.expect("it is listed");
    let click = format!("@{x},{y}");
    Stage::at(player)
        .follow(&click)
        .follow(" | = turn 1 of 3: [ ] step | 2=_._");
}

#[test]
fn a_line_is_typed() {
    play(
        "game reversi
         / e 7 Backspace 6 | = moves > e6 | below cell a1-h8
         Esc u | = there is no move to take back
         / Backspace | = Black (X): cell a1-h8",
    );
    let mut player = Player::of("reversi");
    assert_eq!(player.press("/ e 6").cursor(), (10, 21));
    // Only the end of a long line is shown.
    player.write(&"x".repeat(100)).write("yz");
    assert_eq!(player.message().len(), 79);
    assert!(player.message().ends_with("xyz"));
    player.press("Enter").sees("\"e6xxxxxxxx");
}

#[test]
fn the_list_of_moves_scrolls() {
    play(
        "game four_in_a_row --rows 9 --cols 9
         :123456789 123456789 123456789 | last 27 X 9 | hides 1 X 1
         PgUp*3 | moves 1 X 1, ..
         PgDn*3 | last 27 X 9
         WheelUp*9 | moves 1 X 1, ..
         WheelDown | moves 4 O 4, ..
         1 | last 28 O 1",
    );
}
