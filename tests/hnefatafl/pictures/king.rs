//! The king: whether he is armed, and how far he moves.

use collinear::rules::hnefatafl::{King, Reach};

use super::*;

fn with_king(king: King) -> Variant {
    Variant {
        king,
        ..small(BRANDUBH)
    }
}

#[test]
fn whether_he_is_armed() {
    check(&[
        Row {
            says: "armed, he takes as the one that moves",
            rules: with_king(King {
                armed: true,
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . d . .
                . . . . a . . | . . . . . . .
                . K . . . . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "b4-e4",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he takes nothing",
            rules: with_king(King {
                armed: false,
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . d . .
                . . . . a . . | . . . . a . .
                . K . . . . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "b4-e4",
            then: GoesOn,
        },
        Row {
            says: "armed, he helps to take",
            rules: with_king(King {
                armed: true,
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . d . .
                . . . . a . . | . . . . . . .
                . . . . K . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "c6-e6",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he does not help",
            rules: with_king(King {
                armed: false,
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . d . .
                . . . . a . . | . . . . a . .
                . . . . K . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "c6-e6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn how_far_he_moves() {
    check(&[
        Row {
            says: "as far as he likes",
            rules: with_king(King {
                reach: Reach::Unlimited,
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . K . . . . . | . . . . . K .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "b5-f5",
            then: GoesOn,
        },
        Row {
            says: "three cells, not four",
            rules: with_king(King {
                reach: Reach::AtMost(3),
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . K . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . a
                . . . . . . .
            ",
            m: "b5-f5",
            then: Refused("the king moves at most 3, and this is 4 away"),
        },
        Row {
            says: "three cells",
            rules: with_king(King {
                reach: Reach::AtMost(3),
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . K . . . . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "b5-e5",
            then: GoesOn,
        },
        Row {
            says: "one cell, not two",
            rules: with_king(King {
                reach: Reach::AtMost(1),
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . K . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . a
                . . . . . . .
            ",
            m: "b5-b3",
            then: Refused("the king moves at most 1, and this is 2 away"),
        },
    ]);
}

#[test]
fn how_far_soldiers_move() {
    check(&[
        Row {
            says: "his soldiers have no limit",
            rules: with_king(King {
                reach: Reach::AtMost(1),
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . d . . . . . | . . . . . d .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . K . . . a | . . K . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "b5-f5",
            then: GoesOn,
        },
        Row {
            says: "nor have the attackers",
            rules: with_king(King {
                reach: Reach::AtMost(1),
                ..BRANDUBH.king
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . a . . . . . | . . . . . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . K . . . . | . . K . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "b5-f5",
            then: GoesOn,
        },
    ]);
}
