//! Reversi at a terminal.

use collinear::{
    Grid,
    rules::{Side, reversi::Square},
};

use super::{check, game};
use crate::program::games::ReversiOptions;

/// X can place nowhere.
const X_HAS_TO_PASS: &str = "
    . X O O
    . O O O
";

/// A pass that is not written belongs to the placement after it.
const PASSES: &[(&str, &str)] = &[
    ("?", "Reversi, 2x4\n\n  no disc can be placed, pa to pass"),
    (
        "a1",
        "
1 (O):O: O  O
2  .  O  O  O
   a  b  c  d

discs: 0 7

Second player (O) won. Play again?",
    ),
    (
        "a1\nu",
        "
1  .  X  O  O
2  .  O  O  O
   a  b  c  d

discs: 1 5

First player (X): no disc can be placed, pa to pass >",
    ),
    ("a1\nu\nu", "There is no move to take back.\n"),
    ("a1\nu\nr", "\n1 (O):O: O  O\n2  .  O  O  O\n"),
    ("a1\nu\nr\nr", "There is no move to make again.\n"),
    (
        "pa",
        "
1  .  X  O  O
2  .  O  O  O
   a  b  c  d

discs: 1 5

Second player (O): cell a1-d2",
    ),
];

#[test]
fn a_pass_that_is_left_out() {
    let game = game::<ReversiOptions>("--rows 2 --cols 4");
    let board = Grid::parse_with(X_HAS_TO_PASS, Square::from_glyph).unwrap();
    let state = game.rules().set_up(board, Side::First).unwrap();
    check(&game.with_start(state).session(), PASSES);
}
