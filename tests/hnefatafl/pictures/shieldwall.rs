//! Shieldwalls: rows along the edge that are taken whole.

use collinear::rules::hnefatafl::{Corners, Soldiers};

use super::*;

fn walls(shieldwall: bool) -> Variant {
    Variant {
        soldiers: Soldiers { shieldwall },
        ..small(COPENHAGEN)
    }
}

#[test]
fn closing_an_end_takes_the_row() {
    check(&[
        Row {
            says: "with the switch",
            rules: walls(true),
            picture: "
                . a d d . . . | . a . . a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "without it",
            rules: walls(false),
            picture: "
                . a d d . . . | . a d d a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "a row of three",
            rules: walls(true),
            picture: "
                . a d d d . . | . a . . . a .
                . . a a a . . | . . a a a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f7",
            then: GoesOn,
        },
        Row {
            says: "two rows at once",
            rules: walls(true),
            picture: "
                . d d . d d . | . . . a . . .
                . a a . a a . | . a a . a a .
                . . . a . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "d5-d7",
            then: GoesOn,
        },
        Row {
            says: "the defenders do it too",
            rules: walls(true),
            picture: "
                . d a a . . . | . d . . d . .
                . . d d . . . | . . d d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . . . .
                . . . . . K a | . . . . . K a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn what_takes_no_row() {
    check(&[
        Row {
            says: "closing the front last",
            rules: walls(true),
            picture: "
                . a d d a . . | . a d d a . .
                . . a . . . a | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "g6-d6",
            then: GoesOn,
        },
        Row {
            says: "a gap in the front",
            rules: walls(true),
            picture: "
                . a d d . . . | . a d d a . .
                . . a . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "a defender in the front",
            rules: walls(true),
            picture: "
                . a d d . . . | . a d d a . .
                . . a d . . . | . . a d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "an open end",
            rules: walls(true),
            picture: "
                . . d d . . . | . . d d a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "a row away from the edge",
            rules: walls(true),
            picture: "
                . . . . . . . | . . . . . . .
                . a d d . . . | . a d d a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e6",
            then: GoesOn,
        },
        Row {
            says: "a row of one",
            rules: Variant {
                corners: Corners::ORDINARY,
                ..walls(true)
            },
            picture: "
                . d . . . . . | . d a . . . .
                . a . . . . . | . a . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . a . . . d | . . . . . . d
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "c3-c7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn corners_close_a_row() {
    check(&[
        Row {
            says: "the king's corner",
            rules: walls(true),
            picture: "
                . d d . . a . | . . . a . . .
                . a a . . . . | . a a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "f7-d7",
            then: GoesOn,
        },
        Row {
            says: "also one that is hostile to nobody",
            rules: Variant {
                corners: Corners::ORDINARY,
                ..walls(true)
            },
            picture: "
                . d d . . a . | . . . a . . .
                . a a . . . . | . a a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "f7-d7",
            then: GoesOn,
        },
        Row {
            says: "not an ordinary one",
            rules: Variant {
                soldiers: Soldiers { shieldwall: true },
                ..small(TABLUT)
            },
            picture: "
                . d d . . a . | . d d a . . .
                . a a . . . . | . a a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "f7-d7",
            then: GoesOn,
        },
        Row {
            says: "unless somebody stands there",
            rules: Variant {
                soldiers: Soldiers { shieldwall: true },
                ..small(TABLUT)
            },
            picture: "
                a d d . . a . | a . . a . . .
                . a a . . . . | . a a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
            ",
            m: "f7-d7",
            then: GoesOn,
        },
    ]);
}
