//! How the king is taken where that needs four sides.

use collinear::rules::hnefatafl::KingCapture;

use super::*;

#[test]
fn by_four_sides() {
    check(&[
        Row {
            says: "attackers on all four",
            rules: taken(KingCapture::FourSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . a K a . | . . . a . a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e4",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "three and the empty throne",
            rules: taken(KingCapture::FourSides),
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
        Row {
            says: "on the throne",
            rules: taken(KingCapture::FourSides),
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
    ]);
}

#[test]
fn not_by_less_than_four_sides() {
    check(&[
        Row {
            says: "three are not enough",
            rules: taken(KingCapture::FourSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . a K . . | . . . a K . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e4",
            then: GoesOn,
        },
        Row {
            says: "a soldier of his own is no attacker",
            rules: taken(KingCapture::FourSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . . K d . | . . . . K d .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
            ",
            m: "e1-e3",
            then: GoesOn,
        },
        Row {
            says: "the edge never helps",
            rules: taken(KingCapture::FourSides),
            picture: "
                . . . a K a . | . . . a K a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . d . . . . . | . d . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e6",
            then: GoesOn,
        },
        Row {
            says: "the attacker that moved has to be beside him",
            rules: taken(KingCapture::FourSides),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . a K a . | . . . a K a .
                . . . . a . . | . . . . a . .
                . . . . . . . | . . . . . . a
                . d . . . . a | . d . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g2-g3",
            then: GoesOn,
        },
    ]);
}

#[test]
fn by_four_sides_or_the_edge() {
    check(&[
        Row {
            says: "the edge is a side",
            rules: taken(KingCapture::FourSidesOrEdge),
            picture: "
                . . . a K a . | . . . a . a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . d . . . . . | . d . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e6",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "one side is still open",
            rules: taken(KingCapture::FourSidesOrEdge),
            picture: "
                . . . a K . . | . . . a K . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . d . . . . . | . d . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e6",
            then: GoesOn,
        },
        Row {
            says: "attackers on all four",
            rules: taken(KingCapture::FourSidesOrEdge),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . a K a . | . . . a . a .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e4",
            then: Ends(End::KingTaken),
        },
        Row {
            says: "three are not enough away from the edge",
            rules: taken(KingCapture::FourSidesOrEdge),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . a . .
                . . . a K . . | . . . a K . .
                . . . . . . . | . . . . a . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e2-e4",
            then: GoesOn,
        },
        Row {
            says: "three and the empty throne",
            rules: taken(KingCapture::FourSidesOrEdge),
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
