//! How a game ends: escape, encirclement, no move.

use collinear::rules::hnefatafl::{Ending, Escape};

use super::*;

fn escapes_to(escape: Escape) -> Variant {
    let corners = match escape {
        Escape::Corners => BRANDUBH.corners,
        Escape::Edge => TABLUT.corners,
    };
    let ending = Ending {
        escape,
        ..BRANDUBH.ending
    };
    Variant {
        corners,
        ending,
        ..small(BRANDUBH)
    }
}

fn encircles(encirclement: bool) -> Variant {
    Variant {
        ending: Ending {
            encirclement,
            ..COPENHAGEN.ending
        },
        ..small(COPENHAGEN)
    }
}

#[test]
fn where_the_king_escapes_to() {
    check(&[
        Row {
            says: "a corner",
            rules: escapes_to(Escape::Corners),
            picture: "
                . . . . . . . | K . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                K . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a3-a7",
            then: Ends(End::Escaped),
        },
        Row {
            says: "no other cell at the edge",
            rules: escapes_to(Escape::Corners),
            picture: "
                . . . . . . . | . . K . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . K . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c3-c7",
            then: GoesOn,
        },
        Row {
            says: "any cell at the edge",
            rules: escapes_to(Escape::Edge),
            picture: "
                . . . . . . . | . . K . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . K . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c3-c7",
            then: Ends(End::Escaped),
        },
        Row {
            says: "not his soldiers",
            rules: escapes_to(Escape::Edge),
            picture: "
                . . . . . . . | . . d . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . d . K . . | . . . . K . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c3-c7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn encirclement() {
    check(&[
        Row {
            says: "the last gap is closed; there is no way through diagonally",
            rules: encircles(true),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a . a . . | . . a . a . .
                . a . K . . a | . a . K . a .
                . . a . a . . | . . a . a . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-f4",
            then: Ends(End::Encircled),
        },
        Row {
            says: "without the switch",
            rules: encircles(false),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a . a . . | . . a . a . .
                . a . K . . a | . a . K . a .
                . . a . a . . | . . a . a . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-f4",
            then: GoesOn,
        },
        Row {
            says: "the defenders with him are shut in as well",
            rules: encircles(true),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a d a . . | . . a d a . .
                . a d K . . a | . a d K . a .
                . . a . a . . | . . a . a . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-f4",
            then: Ends(End::Encircled),
        },
        Row {
            says: "a defender is outside",
            rules: encircles(true),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . d | . . . a . . d
                . . a . a . . | . . a . a . .
                . a . K . . a | . a . K . a .
                . . a . a . . | . . a . a . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-f4",
            then: GoesOn,
        },
        Row {
            says: "a defender in the ring is a way out",
            rules: encircles(true),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a . d . . | . . a . d . .
                . a . K . . a | . a . K . a .
                . . a . a . . | . . a . a . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-f4",
            then: GoesOn,
        },
        Row {
            says: "a gap is left",
            rules: encircles(true),
            picture: "
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . a . . .
                . . a . a . . | . . a . a . .
                . a . K . . a | . a . K . . .
                . . a . a . . | . . a . a . a
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
            ",
            m: "g4-g3",
            then: GoesOn,
        },
    ]);
}

#[test]
fn no_move() {
    check(&[
        Row {
            says: "the king is shut in at the edge",
            rules: small(COPENHAGEN),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . a . . .
                . . a K a . . | . . a K a . .
            ",
            m: "g2-d2",
            then: Ends(End::NoMove),
        },
        Row {
            says: "but another defender can move",
            rules: small(COPENHAGEN),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . d . . . . . | . d . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . a . . .
                . . a K a . . | . . a K a . .
            ",
            m: "g2-d2",
            then: GoesOn,
        },
        Row {
            says: "the last attacker is shut in",
            rules: small(COPENHAGEN),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . d . . K . . | . . . . K . .
                . . . . . . . | . . . . . . .
                d . . . . . . | d . . . . . .
                a . . . . . . | a d . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "b5-b2",
            then: Ends(End::NoMove),
        },
        Row {
            says: "the last attacker is taken",
            rules: small(COPENHAGEN),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . d . . . .
                . . a . . K . | . . . . . K .
                d . . . . . . | . . d . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "a4-c4",
            then: Ends(End::NoMove),
        },
    ]);
}
