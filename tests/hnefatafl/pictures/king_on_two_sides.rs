//! How the king is taken where two sides are enough.

use collinear::rules::hnefatafl::{Hostility, KingCapture, Throne};

use super::*;

const NEVER_HOSTILE: Throne = Throne {
    hostile_to_attackers: Hostility::Never,
    hostile_to_defenders: Hostility::Never,
    ..BRANDUBH.throne
};

#[test]
fn by_two_sides() {
    check(&[
        Row {
            says: "two that face each other",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a K . . | . . . a . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f6",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "on the throne too",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . a K . . . | . . a . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e4",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "beside the throne too",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . . K . . | . . . . . . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e3",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "along the edge",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . a K . . | . . . a . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f7",
            then: Ends(End::KingTaken),
        },
    ]);
}

#[test]
fn by_one_side_and_the_empty_throne() {
    check(&[
        Row {
            says: "one and the empty throne",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
            ",
            m: "f1-f4",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "one and the empty throne, whoever else it is hostile to",
            rules: Variant {
                throne: NEVER_HOSTILE,
                ..taken(KingCapture::TwoSides)
            },
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
            ",
            m: "f1-f4",
            then: Ends(End::KingTaken),
        },
    ]);
}

#[test]
fn not_by_these_two_sides() {
    check(&[
        Row {
            says: "two round a corner are not enough",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . a . . | . . . . a . .
                . . . . K . . | . . . . K a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f6",
            then: GoesOn,
        },
        Row {
            says: "a soldier of his own is no attacker",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . d K . . | . . . d K a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f6",
            then: GoesOn,
        },
        Row {
            says: "the edge is no side",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . K . . | . . . . K . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn safe_between_two() {
    check(&[
        Row {
            says: "he is safe when he moves between two",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . a . | . . . a K a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e6",
            then: GoesOn,
        },
        Row {
            says: "and as long as neither of the two comes anew",
            rules: taken(KingCapture::TwoSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a K a . | . . . a K a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e5",
            then: GoesOn,
        },
    ]);
}

#[test]
fn by_two_sides_away_from_the_throne() {
    check(&[
        Row {
            says: "two that face each other",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a K . . | . . . a . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f3-f6",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "diagonally next to the throne is away from it",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . a K . . | . . . a . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "f2-f5",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "he is safe when he moves between two",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . a . | . . . a K a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn by_four_sides_at_the_throne() {
    check(&[
        Row {
            says: "two are not enough on the throne",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . a K . . . | . . a K a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e4",
            then: GoesOn,
        },
        Row {
            says: "four are, on the throne",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a K a . . | . . a . a . .
                . . . . . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . . . . .
            ",
            m: "d1-d3",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "two are not enough beside the throne",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . . K . . | . . . . K . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e3",
            then: GoesOn,
        },
        Row {
            says: "nor are one and the empty throne",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . K a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . . .
            ",
            m: "f1-f4",
            then: GoesOn,
        },
        Row {
            says: "three and the empty throne are",
            rules: taken(KingCapture::TwoSidesAwayFromThrone),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . . K a . | . . . . . a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e3",
            then: Ends(End::KingTaken),
        },
    ]);
}
