//! Hnefatafl at a terminal.

use collinear::{
    Grid,
    rules::hnefatafl::{Army, Square},
};

use super::{check, game};
use crate::program::games::HnefataflOptions;

const FROM_THE_START: &[(&str, &str)] = &[
    (
        "?",
        "Hnefatafl, brandubh, 7x7: a attackers, d defenders, K the king, + the throne and
the corners
",
    ),
    (
        "d6-f6 d5-a5 f6-e6 d4-d6 a4-a3\nt d6",
        "
7  +  .  .  a  .  .  +
6 {.}{.}{.}<K> a  .  .
5  d  .  . {.} .  .  .
4  .  a  d {+} d  a  a
3  a  .  .  d  .  .  .
2  .  .  .  a  .  .  .
1  +  .  .  a  .  .  +
   a  b  c  d  e  f  g

Defenders (d): move such as",
    ),
    ("t d4", "\"d4\": nothing there can move\n"),
    (
        "d6-e5",
        "\"d6-e5\": not straight: d6 and e5 are neither on one row nor on one column\n",
    ),
];

#[test]
fn from_the_start() {
    let game = game::<HnefataflOptions>("--variant brandubh");
    check(&game.session(), FROM_THE_START);
}

const LATE: &str = "
    . . . . . . .
    . a d . d a .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . K .
    . . . a . . .
";

const LATE_IN_THE_GAME: &[(&str, &str)] = &[
    (
        "d1-d6",
        "
7  +  .  .  .  .  .  +
6  .  a :.:(a):.: a  .
5  .  .  . :.: .  .  .
4  .  .  . :+: .  .  .
3  .  .  . :.: .  .  .
2  .  .  . :.: .  K  .
1  +  .  . (.) .  .  +
   a  b  c  d  e  f  g

captured: c6 e6

Defenders (d): move such as",
    ),
    (
        "t d1-d6",
        "
7  +  .  .  .  .  .  +
6  .  a <d>{.}<d> a  .
5  .  .  . <.> .  .  .
4  .  .  . <+> .  .  .
3  .  .  . <.> .  .  .
2  .  .  . <.> .  K  .
1  +  .  . {a} .  .  +
   a  b  c  d  e  f  g

Attackers (a): move such as",
    ),
];

#[test]
fn late_in_the_game() {
    let game = game::<HnefataflOptions>("--variant brandubh");
    let board = Grid::parse_with(LATE, Square::from_glyph).unwrap();
    let state = game.rules().set_up(board, Army::Attackers).unwrap();
    check(&game.with_start(state).session(), LATE_IN_THE_GAME);
}
