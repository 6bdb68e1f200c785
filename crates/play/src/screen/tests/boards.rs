//! Cells are where the screen shows them.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::player::Player;

#[test]
fn the_cursor_goes_where_the_mouse_points() {
    for (words, cells) in [
        ("reversi", "a1 h1 a8 h8 c6 f2"),
        ("hnefatafl", "a1 k1 a11 k11 c6 f2"),
        (
            "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity",
            "a1 s1 a19 s19 c6 f2",
        ),
        ("peg_solitaire", "c1 e1 a3 g3 d4 e7"),
        (
            "peg_solitaire --board triangle5",
            "a1 a2 b2 a3 b3 c3 d4 a5 c5 e5",
        ),
        ("tic_tac_toe", "a1 b2 c3"),
    ] {
        let mut player = Player::of(words);
        for cell in cells.split_whitespace() {
            let place = player.place(cell);
            player.hover(cell);
            let (x, y) = player.pointed().expect("it is seen");
            assert!(
                y == place.1 && x.abs_diff(place.0) <= 1,
                "{words}: {cell}: {x} {y} {place:?}"
            );
        }
    }
}

#[test]
fn a_click_beside_the_board_picks_nothing() {
    let mut player = Player::of("tic_tac_toe");
    let (x, y) = player.place("a3");
    let (right, _) = player.place("c3");
    let below = player.lines().len() - 5;
    for place in [
        (x - 7, y),
        (x, 0),
        (x, u16::try_from(below).unwrap()),
        (right + 7, y),
        (79, 23),
        (0, 0),
        (300, 300),
    ] {
        player.mouse(MouseEventKind::Down(MouseButton::Left), place);
    }
    assert!(player.moves().is_empty());
    player.mouse(MouseEventKind::Down(MouseButton::Left), (x, y));
    assert_eq!(player.moves(), ["1 X a3"]);
}

#[test]
fn keys_step_from_cell_to_cell_over_what_is_none() {
    for (words, begin, steps) in [
        (
            "peg_solitaire",
            "c3",
            &[("Left", "b3"), ("Up", "c2"), ("Left", "b3"), ("Up", "c2")][..],
        ),
        (
            "peg_solitaire --board triangle5",
            "e5",
            &[("Up", "d4"), ("Up", "c3"), ("Down", "c4"), ("Right", "d4")],
        ),
        (
            "tic_tac_toe",
            "c3",
            &[
                ("Right", "c3"),
                ("Up", "c3"),
                ("Down", "c2"),
                ("Left", "b2"),
            ],
        ),
    ] {
        let mut player = Player::of(words);
        player.hover(begin);
        for (key, cell) in steps {
            player.press(key);
            let (place, seen) = (player.place(cell), player.pointed());
            let (x, y) = seen.expect("it is seen");
            assert!(
                y == place.1 && x.abs_diff(place.0) <= 1,
                "{words}: {key} to {cell}"
            );
        }
    }
}

#[test]
fn marks_tell_cells_apart_without_colours() {
    let mut player = Player::of("reversi");
    player.click("d3");
    assert_eq!(player.cell("d3"), "(X)");
    assert_eq!(player.cell("d4"), ":X:");
    assert_eq!(player.cell("c3"), "{.}");
    player.hover("c3");
    assert_eq!(player.cell("d4"), "<X>");
    assert_eq!(player.preview(), "c3 would change 1 other cell");
    let mut player = Player::of("four_in_a_row --rows 3 --cols 3 --connect 3 --no-gravity");
    player.play("a1 a2 b1 b2 c1");
    let row = ["a1", "b1", "c1"].map(|cell| player.cell(cell));
    assert_eq!(row, ["[X]", "[X]", "[X]"]);
    assert_eq!(player.cell("b2"), " O ");
    // Where cells have no room between them, of two marks the one on the left is seen.
    let mut player = Player::of("four_in_a_row --rows 20 --cols 30 --connect 3 --no-gravity");
    player.play("a1 a2 b1 b2 c1").resize(80, 24);
    let row = ["a1", "b1", "c1"].map(|cell| player.cell(cell));
    assert_eq!(row, ["[X[", "[X[", "[X]"]);
}
