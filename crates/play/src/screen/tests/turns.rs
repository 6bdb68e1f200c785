//! Moves that are typed, taken back and made again.

use ratatui::crossterm::event::MouseEventKind;

use super::player::{Player, open, record, to_u16, weakest};

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut player = Player::of("four_in_a_row");
    player.press("4 4 5 u u");
    assert_eq!(player.moves(), ["1 X 4", "2 O 4", "3 X 5"]);
    assert_eq!(player.cell("5"), " . ");
    assert_eq!(player.cell("4"), "(X)");
    player.sees(">   1 X 4");
    player.press("r");
    player.sees(">   2 O 4");
    player.press("1");
    assert_eq!(player.moves(), ["1 X 4", "2 O 4", "3 X 1 2/2"]);
    player.press("r");
    assert_eq!(player.message(), "there is no move to make again");
}

#[test]
fn a_new_game_begins_at_the_start_and_the_old_one_can_be_had_again() {
    let mut player = Player::of("four_in_a_row");
    let start = player.screen();
    player.press("1 2 1 2 1 2 1");
    let end = player.screen();
    player.press("n");
    assert_eq!(player.moves().len(), 7);
    assert_eq!(player.message(), "First player (X): column 1-7");
    assert_eq!(player.cell("1"), start_of(&start));
    player.press("r r r r r r r");
    assert_eq!(player.screen(), end);
}

/// A game that the computer plays with itself waits where somebody looks at an earlier position.
#[test]
fn a_watched_game_says_where_it_goes_on() {
    let mut record = record("four_in_a_row", "1 2 1 2 1 2");
    record.seats = [Some(weakest()); 2];
    let mut player = open(&record).expect("a game");
    player.press(". [ Space");
    let told = player.message();
    assert!(told.contains("an earlier position is shown"), "{told}");
    let mut over = record.clone();
    over.moves.push((0, "1".to_owned()));
    let mut player = open(&over).expect("a game");
    assert_eq!(player.press("Space").message(), "the game is over");
}

#[test]
fn moves_that_can_be_made_again_are_not_lost_without_a_question() {
    for keys in ["n", "u u"] {
        let mut player = Player::of("four_in_a_row");
        player.press("1 2").press(keys).press("q");
        assert!(player.message().starts_with("The moves are not saved."));
        player.press("n r r q");
        assert!(player.message().starts_with("The moves are not saved."));
        assert!(player.press("y").next.is_some());
    }
}

#[test]
fn moves_are_stepped_through_and_a_new_one_begins_a_branch() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 3 [ [");
    assert_eq!(player.message(), "turn 1 of 3: [ ] step");
    assert_eq!(player.moves(), ["1 X 1", "2 O 2", "3 X 3"]);
    player.sees(">   1 X 1");
    player.press("7");
    assert_eq!(player.moves(), ["1 X 1", "2 O 7 2/2"]);
    player.press("{");
    assert_eq!(
        player.message(),
        "turn 2 of 3: [ ] step, { } for 2 branches"
    );
    assert_eq!(player.moves(), ["1 X 1", "2 O 2 1/2", "3 X 3"]);
    player.press("}");
    assert_eq!(player.moves(), ["1 X 1", "2 O 7 2/2"]);
    for (keys, message) in [
        ("]", "this is the end"),
        ("Home", "turn 0 of 2: [ ] step"),
        ("[", "this is the start"),
        ("{", "nothing else was played in its place"),
        ("End", "turn 2 of 2: [ ] step, { } for 2 branches"),
    ] {
        assert_eq!(player.press(keys).message(), message, "{keys}");
    }
}

#[test]
fn a_click_in_the_list_steps_to_its_move() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 3");
    let lines = player.lines();
    let line = lines.iter().position(|line| line.contains("1 X 1"));
    let line = line.expect("it is listed");
    let column = lines[line].find("1 X 1").expect("it is there");
    let place = (to_u16(column), to_u16(line));
    player.click_at(place);
    assert_eq!(player.message(), "turn 1 of 3: [ ] step");
    assert_eq!(player.cell("2"), " . ");
}

/// The upper left cell of a screen of four in a row.
fn start_of(screen: &str) -> String {
    let line = screen.lines().nth(2).expect("a row");
    line.trim_start()
        .get(..1)
        .map(|glyph| format!(" {glyph} "))
        .expect("a cell")
}

#[test]
fn the_end_can_be_taken_back() {
    let mut player = Player::of("four_in_a_row");
    player.press("1 2 1 2 1 2 1");
    assert!(
        player
            .message()
            .starts_with("First player (X) won. n new game")
    );
    player.press("5");
    assert_eq!(player.message(), "5: the game is over: first player won");
    assert!(player.preview().starts_with("First player (X) won."));
    player.press("u 5");
    assert_eq!(player.message(), "Second player (O): column 1-7");
}

#[test]
fn the_line_that_is_typed_shows_what_moves_look_like() {
    let mut player = Player::of("reversi");
    player.press(":").write("e7").press("Backspace").write("6");
    assert_eq!(player.message(), "moves > e6");
    assert_eq!(player.preview(), "cell a1-h8");
    assert_eq!(player.cursor(), (10, 21));
    player.press("Esc u");
    assert_eq!(player.message(), "there is no move to take back");
    player.press(": Backspace");
    assert_eq!(player.message(), "First player (X): cell a1-h8");
}

#[test]
fn a_line_that_is_longer_than_the_window_shows_its_end() {
    let mut player = Player::of("reversi");
    player.press(":").write(&"x".repeat(100)).write("yz");
    assert_eq!(player.message().len(), 79);
    assert!(player.message().ends_with("xyz"));
    player.press("Enter");
    player.sees("\"xxxxxxxx");
}

#[test]
fn the_list_of_moves_scrolls() {
    let mut player = Player::of("four_in_a_row --rows 9 --cols 9");
    player.play("123456789 123456789 123456789");
    let last = player.moves();
    assert_eq!(last.last().unwrap(), "27 X 9");
    player.press("PgUp PgUp PgUp");
    assert_eq!(player.moves()[0], "1 X 1");
    player.press("PgDn PgDn PgDn");
    assert_eq!(player.moves(), last);
    player.wheel(MouseEventKind::ScrollUp, 9);
    assert_eq!(player.moves()[0], "1 X 1");
    player.wheel(MouseEventKind::ScrollDown, 1);
    assert_eq!(player.moves()[0], "4 O 4");
    player.press("1");
    assert_eq!(player.moves().last().unwrap(), "28 O 1");
}
