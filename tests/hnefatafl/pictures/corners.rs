//! The corners: who may stop on them, and to whom they are hostile.

use collinear::rules::hnefatafl::{Corners, King, KingCapture};

use super::*;

const HOSTILE_TO_KING: Corners = Corners {
    hostile_to_attackers: false,
    hostile_to_defenders: false,
    hostile_to_king: true,
};

fn with_corners(corners: Corners) -> Variant {
    Variant {
        corners,
        ..small(BRANDUBH)
    }
}

#[test]
fn who_may_stop_on_them() {
    check(&[
        Row {
            says: "they are the king's, so an attacker may not",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                a . . . K . .
                . . . . . . .
                . . . . . . .
            ",
            m: "a3-a7",
            then: Refused("only the king may stop on the corner at a7"),
        },
        Row {
            says: "nor may a defender",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                d . . . K . a
                . . . . . . .
                . . . . . . .
            ",
            m: "a3-a7",
            then: Refused("only the king may stop on the corner at a7"),
        },
        Row {
            says: "they are ordinary where the king escapes to any edge",
            rules: small(TABLUT),
            picture: "
                . . . . . . . | a . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                a . . . K . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a3-a7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_they_are_hostile_to_attackers() {
    check(&[
        Row {
            says: "they are",
            rules: with_corners(Corners {
                hostile_to_attackers: true,
                hostile_to_defenders: false,
                ..BRANDUBH.corners
            }),
            picture: "
                . a . . . . . | . . d . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . a | . . . . K . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
        Row {
            says: "they are not",
            rules: with_corners(Corners {
                hostile_to_attackers: false,
                ..BRANDUBH.corners
            }),
            picture: "
                . a . . . . . | . a d . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . a | . . . . K . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_they_are_hostile_to_defenders() {
    check(&[
        Row {
            says: "they are",
            rules: with_corners(Corners {
                hostile_to_defenders: true,
                hostile_to_attackers: false,
                ..BRANDUBH.corners
            }),
            picture: "
                . d . . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . d | . . . . K . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
        Row {
            says: "they are not",
            rules: with_corners(Corners {
                hostile_to_defenders: false,
                ..BRANDUBH.corners
            }),
            picture: "
                . d . . . . . | . d a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . d | . . . . K . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
        Row {
            says: "ordinary corners are hostile to nobody",
            rules: small(TABLUT),
            picture: "
                . d . . . . . | . d a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . d | . . . . K . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
        Row {
            says: "unless somebody stands there",
            rules: small(TABLUT),
            picture: "
                a d . . . . . | a . a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . d | . . . . K . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_they_are_hostile_to_the_king() {
    check(&[
        Row {
            says: "they are, as one of two sides",
            rules: with_corners(HOSTILE_TO_KING),
            picture: "
                . K . . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "they are not, whoever else they are hostile to",
            rules: with_corners(Corners {
                hostile_to_king: false,
                ..BRANDUBH.corners
            }),
            picture: "
                . K . . . . . | . K a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c5-c7",
            then: GoesOn,
        },
        Row {
            says: "they are never one of four sides",
            rules: Variant {
                king: King {
                    capture: KingCapture::FourSidesOrEdge,
                    ..BRANDUBH.king
                },
                ..small(BRANDUBH)
            },
            picture: "
                . . . . . . . | . . . . . . .
                K a . . . . . | K a . . . . .
                . . . . . . . | a . . . . . .
                a . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a4-a5",
            then: GoesOn,
        },
    ]);
}
