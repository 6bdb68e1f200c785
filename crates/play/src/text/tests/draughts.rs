//! Draughts at a terminal.

use super::{check, game};
use crate::games::DraughtsOptions;

const SESSIONS: &[(&str, &str)] = &[
    (
        "11-15 22-18 15x22",
        "
8     b     b     b     b
7  b     b     b     b
6     b     b     .     b
5  .     .    (.)    .
4     .    :.:    .     .
3  w    (b)    w     w
2     w     w     w     w
1  w     w     w     w
   a  b  c  d  e  f  g  h

pieces: white 11, black 12, captured: 18

White (w): capture such as 25x18 >",
    ),
    (
        "11-15 22-18\n9-13",
        "\"9-13\": you have to capture, with the piece on 15\n",
    ),
    (
        "11-15\n11",
        "\"11\": not a move: a move looks like 11-15 or 22x15\n",
    ),
];

#[test]
fn sessions() {
    check(&*game::<DraughtsOptions>("").session(), SESSIONS);
}
