//! How soldiers are taken, where no switch decides.

use super::*;

#[test]
fn a_soldier_between_two_enemies() {
    check(&[
        Row {
            says: "an attacker takes a defender",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . K . | . . a . . K .
                . . d . . . . | . . . . . . .
                a . . . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a4-c4",
            then: GoesOn,
        },
        Row {
            says: "a defender takes an attacker",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . K . | . . d . . K .
                . . a . . . . | . . . . . . .
                d . . . . . . | . . d . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "a4-c4",
            then: GoesOn,
        },
        Row {
            says: "to move between two is safe",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . a . a . . . | . a d a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c2-c5",
            then: GoesOn,
        },
    ]);
}

#[test]
fn what_takes_no_soldier() {
    check(&[
        Row {
            says: "the edge is not hostile",
            rules: small(BRANDUBH),
            picture: "
                . . d . . . . | . . d . . . .
                . . . . . K . | . . a . . K .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c3-c6",
            then: GoesOn,
        },
        Row {
            says: "not two at once in one line",
            rules: small(BRANDUBH),
            picture: "
                . . a . . . . | . . a . . . .
                . . d . . K . | . . d . . K .
                . . d . . . . | . . d . . . .
                . . . . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c2-c4",
            then: GoesOn,
        },
        Row {
            says: "not round a corner",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
                . a . . . . . | . a . . . . .
                . . d . . . . | . . d . . . .
                . . . . . . a | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g2-d2",
            then: GoesOn,
        },
        Row {
            says: "not a piece of its own",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . K . | . . a . . K .
                . . a . . . . | . . a . . . .
                a . . . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a4-c4",
            then: GoesOn,
        },
    ]);
}

#[test]
fn several_at_once() {
    check(&[
        Row {
            says: "two",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . a . . . . | . . a . . . .
                . . d . . . . | . . . . . . .
                . . . d a . . | . . a . a . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
            ",
            m: "c1-c3",
            then: GoesOn,
        },
        Row {
            says: "three",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . a . . . . | . . a . . . .
                . . d . . . . | . . . . . . .
                a d . d a . . | a . a . a . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
            ",
            m: "c1-c3",
            then: GoesOn,
        },
        Row {
            says: "three, and the one with nothing behind it stays",
            rules: small(BRANDUBH),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . K . | . . . . . K .
                . . a . . . . | . . a . . . .
                . . d . . . . | . . . . . . .
                . d . d a . . | . d a . a . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
            ",
            m: "c1-c3",
            then: GoesOn,
        },
        Row {
            says: "a soldier and the king",
            rules: small(BRANDUBH),
            picture: "
                . . a . . . . | . . a . . . .
                . . d . . . . | . . . . . . .
                a K . . . . . | a . a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c2-c5",
            then: Ends(End::KingTaken),
        },
    ]);
}
