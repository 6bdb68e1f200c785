//! Cells are where the screen shows them.

use ratatui::{
    crossterm::event::{MouseButton, MouseEventKind},
    style::Modifier,
};

use super::player::Player;

/// Where the cursor is seen.
fn cursor(player: &Player) -> Option<(u16, u16)> {
    let buffer = player.buffer();
    let reversed = |&(x, y): &(u16, u16)| {
        let is_reversed = |x| buffer[(x, y)].modifier.contains(Modifier::REVERSED);
        is_reversed(x) && (x == 0 || is_reversed(x - 1)) || is_reversed(x) && !is_reversed(x + 1)
    };
    let area = buffer.area;
    let places = (0..area.height).flat_map(|y| (0..area.width - 1).map(move |x| (x, y)));
    places.into_iter().find(reversed)
}

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
            let (x, y) = cursor(&player).expect("it is seen");
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
    for place in [
        (x - 2, y),
        (x, y - 1),
        (x, y + 3),
        (x + 8, y),
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
            let (place, seen) = (player.place(cell), cursor(&player));
            let (x, y) = seen.expect("it is seen");
            assert!(
                y == place.1 && x.abs_diff(place.0) <= 1,
                "{words}: {key} to {cell}"
            );
        }
    }
}

#[test]
fn triangles_are_clicked_on() {
    let mut player = Player::of("peg_solitaire --board triangle5");
    player.click("c3").click("a1");
    assert_eq!(player.moves(), ["1 c3-a1"]);
    player.click("e5").click("b3");
    assert_eq!(
        player.message(),
        "e5-b3: b3 is not two away from e5 in a line"
    );
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
}
