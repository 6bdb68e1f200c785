//! Exit forts: places at the edge that the attackers can't break into.

use collinear::rules::hnefatafl::{Corners, Ending};

use super::*;

const HOSTILE_TO_ATTACKERS: Corners = Corners {
    hostile_to_defenders: false,
    ..COPENHAGEN.corners
};

fn forts(exit_fort: bool) -> Variant {
    Variant {
        ending: Ending {
            exit_fort,
            ..COPENHAGEN.ending
        },
        ..small(COPENHAGEN)
    }
}

#[test]
fn a_fort_wins() {
    check(&[
        Row {
            says: "with the switch",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . d d . . | . . . d d . .
                . . . K . d . | . . d K . d .
            ",
            m: "c4-c1",
            then: Ends(End::ExitFort),
        },
        Row {
            says: "without it",
            rules: forts(false),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . d d . . | . . . d d . .
                . . . K . d . | . . d K . d .
            ",
            m: "c4-c1",
            then: GoesOn,
        },
        Row {
            says: "made by the king's own move",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . d d . . | . . . d d . .
                . . d . K d . | . . d K . d .
            ",
            m: "e1-d1",
            then: Ends(End::ExitFort),
        },
    ]);
}

#[test]
fn a_fort_has_to_hold() {
    check(&[
        Row {
            says: "the tip of this one can be taken from both sides",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . d . . . | . . . d . . .
                d . . . d . . | . . d . d . .
                . . d K d . . | . . d K d . .
            ",
            m: "a2-c2",
            then: GoesOn,
        },
        Row {
            says: "not with a soldier beside it",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d d . . . | . . d d . . .
                d . . . d . . | . . d . d . .
                . . d K d . . | . . d K d . .
            ",
            m: "a2-c2",
            then: Ends(End::ExitFort),
        },
        Row {
            says: "a soldier against a hostile corner can be taken",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                d . . . . . . | d . . . . . .
                K d . . . . . | K d . . . . .
                . d . . . . . | . d . . . . .
                . . . d . . . | . d . . . . .
            ",
            m: "d1-b1",
            then: GoesOn,
        },
        Row {
            says: "not if the corner is hostile to attackers alone",
            rules: Variant {
                corners: HOSTILE_TO_ATTACKERS,
                ..forts(true)
            },
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                d . . . . . . | d . . . . . .
                K d . . . . . | K d . . . . .
                . d . . . . . | . d . . . . .
                . . . d . . . | . d . . . . .
            ",
            m: "d1-b1",
            then: Ends(End::ExitFort),
        },
        Row {
            says: "a shieldwall takes no row with the fort's inside in front of it",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d d . . . | . . d d . . .
                d . . . d . . | . . d . d . .
                . a d K d a . | . a d K d a .
            ",
            m: "a2-c2",
            then: Ends(End::ExitFort),
        },
    ]);
}

#[test]
fn a_fort_falls_soldier_after_soldier() {
    check(&[
        Row {
            says: "once d6 is taken, d5 stands between an attacker and the empty throne",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . d . . . | . . . d . . .
                d d d d d d . | d d d d d d d
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . K . . . | . . . K . . .
            ",
            m: "g3-g5",
            then: GoesOn,
        },
        Row {
            says: "with c6 beside it d6 can't be taken",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . d d . . . | . . d d . . .
                d d d d d d . | d d d d d d d
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . K . . . | . . . K . . .
            ",
            m: "g3-g5",
            then: Ends(End::ExitFort),
        },
    ]);
}

#[test]
fn what_is_no_fort() {
    check(&[
        Row {
            says: "the king has no free neighbour",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . d . . .
                . . d K d . . | . . d K d . .
            ",
            m: "g2-d2",
            then: GoesOn,
        },
        Row {
            says: "there is an attacker inside",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . d . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d d d . . | . . d d d . .
                . . K . a d . | . d K . a d .
            ",
            m: "b4-b1",
            then: GoesOn,
        },
        Row {
            says: "there is a gap",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . d d . . | . . . d d . .
                . . . K . . . | . . d K . . .
            ",
            m: "c4-c1",
            then: GoesOn,
        },
        Row {
            says: "it is not at the edge",
            rules: forts(true),
            picture: "
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . . . . .
                . . . d d . . | . . . d d . .
                . . . K . d . | . . d K . d .
                . . . d d . . | . . . d d . .
            ",
            m: "c4-c2",
            then: GoesOn,
        },
    ]);
}
