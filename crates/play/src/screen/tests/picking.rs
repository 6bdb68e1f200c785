//! Moves that are made by picking cells.

use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::{
    forks::forks,
    player::{HUMANS, Player},
};
use crate::{core::drift::Drift, screen::game::palette::Palette};

const LEFT: MouseEventKind = MouseEventKind::Down(MouseButton::Left);

fn forked(passes: usize) -> Player {
    Player::of_game(forks(passes), HUMANS, Palette::Colours)
}

#[test]
fn a_move_is_made_when_its_cells_are_picked_and_no_other_has_them() {
    let mut player = forked(0);
    player.click("c1");
    assert!(player.moves().is_empty());
    assert_eq!(player.cell("c1"), "{.}", "it can be picked once more");
    assert_eq!(player.cell("d1"), "{.}");
    player.click("d1");
    assert_eq!(player.moves(), ["1 X c1-d1"]);
}

#[test]
fn a_cell_can_be_picked_twice_where_a_move_does() {
    let mut player = forked(0);
    player.click("c1").click("c1");
    assert_eq!(player.moves(), ["1 X c1-c1"]);
}

#[test]
fn moves_on_the_same_cells_are_chosen_from_a_list() {
    for (keys, played) in [
        ("Enter", ["1 X a1"]),
        ("Down Enter", ["1 X a1#2"]),
        ("Down Up j Space", ["1 X a1#2"]),
    ] {
        let mut player = forked(0);
        player.click("a1");
        player.press(keys);
        assert_eq!(player.moves(), played, "{keys}");
    }
}

#[test]
fn what_the_chosen_move_would_do_is_shown() {
    let mut player = forked(0);
    // The list covers the names of the columns.
    let beside = player.place("b1");
    player.click("a1");
    assert_eq!(
        (player.cell_at(beside).as_str(), player.preview().as_str()),
        (" . ", "")
    );
    player.press("Down");
    assert_eq!(player.cell_at(beside), "<.>");
    assert_eq!(player.preview(), "a1#2 would change 1 other cell");
    player.press("Down");
    assert_eq!(player.preview(), "", "more cells are no move yet");
}

#[test]
fn the_list_is_closed_without_a_move() {
    let mut player = forked(0);
    player.click("b1").press("Esc");
    assert!(player.moves().is_empty());
    assert_eq!(player.message(), "First player (X): move such as a1");
    player.click("c1").click("d1");
    assert_eq!(player.moves(), ["1 X c1-d1"]);
}

#[test]
fn a_piece_is_unpicked() {
    for how in ["Esc", "Backspace", "click", "right click"] {
        let mut player = Player::of("hnefatafl");
        player.click("f10");
        assert_eq!(player.cell("f10"), "<a>");
        assert_eq!(player.cell("b10"), "{.}");
        match how {
            "click" => player.click("f10"),
            "right click" => player.right_click("f10"),
            key => player.press(key),
        };
        assert_eq!(player.cell("b10"), " . ", "{how}");
        assert_eq!(player.message(), "Attackers (a): move such as d11-d10");
    }
}

#[test]
fn another_piece_is_picked_instead() {
    let mut player = Player::of("hnefatafl");
    player.click("f10").click("d11");
    assert_eq!(player.cell("d11"), "<a>");
    assert_eq!(player.cell("b10"), " . ");
    assert_eq!(player.cell("d10"), "{.}");
    player.click("d10");
    assert_eq!(player.moves(), ["1 a d11-d10"]);
}

#[test]
fn who_can_only_pass_is_told_so() {
    let mut player = Player::of("reversi --rows 4 --cols 4 --start parallel");
    player.play("b4 c1 d2 c4 d1 a3 d4");
    let told = "Second player (O): only a pass is possible, p passes";
    assert_eq!(player.message(), told);
    player.click("a1");
    assert_eq!(player.message(), "only a pass is possible, p passes");
    player.press("p");
    assert_eq!(player.moves().last().unwrap(), "8 O pa");
    player.press("p");
    assert_eq!(player.message(), "nobody can pass here");
}

#[test]
fn of_several_passes_one_is_chosen() {
    let mut player = forked(2);
    player
        .press("p")
        .wait_for("which move?")
        .press("Down Enter");
    assert_eq!(player.moves(), ["1 X pass#2"]);
    assert_eq!(forked(1).press("p").moves(), ["1 X pass"]);
}

#[test]
fn arrow_keys_make_moves_that_are_directions() {
    let mut player = Player::of_game(Drift::game(), HUMANS, Palette::Plain);
    assert_eq!(player.message(), "an arrow key makes a move");
    assert_eq!(player.moves().len(), 1, "chance begins");
    player.press("Left");
    let moves = player.moves();
    assert_eq!(moves.len(), 3, "{moves:?}");
    assert_eq!(moves[1], "2 left");
    assert!(moves[2].starts_with("3 * "), "{moves:?}");
    player.press("h").wait_for("no legal move there");
    player.press("u");
    assert_eq!(player.moves().len(), 3, "taken back, and to be made again");
    player
        .press("r u u")
        .wait_for("there is no move to take back");
    player.press("?").wait_for("make the move to that side");
}

#[test]
fn discs_fall_wherever_in_the_column_one_clicks() {
    let mut player = Player::of("four_in_a_row");
    let (x, _) = player.place("3");
    for y in [2, 7] {
        player.mouse(LEFT, (x, y));
    }
    assert_eq!(player.moves(), ["1 X 3", "2 O 3"]);
}

#[test]
fn targets_are_lit_up_until_told_otherwise() {
    let mut player = Player::of("reversi");
    assert_eq!(player.cell("d3"), "{.}");
    assert_eq!(player.press("t").cell("d3"), " . ");
    assert_eq!(player.press("t").cell("d3"), "{.}");
    let mut player = Player::of("tic_tac_toe");
    assert_eq!(player.cell("a1"), " . ", "every cell is a target");
    assert_eq!(player.press("t").cell("a1"), "{.}");
}

#[test]
fn a_refusal_is_in_the_words_of_the_game() {
    const REFUSALS: &[(&str, &str, &str)] = &[
        ("reversi", "e3", "e3: a disc on e3 brackets nothing"),
        ("hnefatafl", "f9", "f9: there is no piece on f9"),
        ("peg_solitaire", "d4", "d4: there is no peg in d4"),
        (
            "draughts",
            "c3",
            "c3: not your piece: black is to move, and 22 is not theirs",
        ),
        (
            "hnefatafl",
            "f10 h9",
            "f10-h9: not straight: f10 and h9 are neither on one row nor on one column",
        ),
        ("peg_solitaire", "a3", "a3: nothing there can move"),
    ];
    for (words, clicks, told) in REFUSALS {
        let mut player = Player::of(words);
        for cell in clicks.split_whitespace() {
            player.click(cell);
        }
        assert_eq!(&player.message(), told);
        assert!(player.moves().is_empty());
    }
}
