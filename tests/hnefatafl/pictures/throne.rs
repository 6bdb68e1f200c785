//! The throne: who may cross it, and who may stop on it.

use collinear::rules::hnefatafl::{Crossing, Stopping, Throne};

use super::*;

fn on_throne(throne: Throne) -> Variant {
    Variant {
        throne,
        ..small(BRANDUBH)
    }
}

#[test]
fn soldiers_on_their_way_across() {
    check(&[
        Row {
            says: "soldiers may cross the empty throne",
            rules: on_throne(Throne {
                crossing: Crossing::Everybody,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . a . . .
                . . . . . K . | . . . . . K .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . a . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "d2-d6",
            then: GoesOn,
        },
        Row {
            says: "soldiers may not cross it",
            rules: on_throne(Throne {
                crossing: Crossing::WhoMayStop,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . K .
                . . . . . . .
                . . . . . . .
                . . . a . . .
                . . . . . . .
            ",
            m: "d2-d6",
            then: Refused("this piece may not cross the throne at d4"),
        },
        Row {
            says: "nobody crosses a throne that somebody sits on",
            rules: on_throne(Throne {
                crossing: Crossing::Everybody,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . . . . . .
                . . . a . . .
                . . . . . . .
            ",
            m: "d2-d6",
            then: Refused("the way from d2 to d6 is blocked at d4"),
        },
    ]);
}

#[test]
fn the_king_on_his_way_across() {
    check(&[
        Row {
            says: "the king may cross it, since he may stop there",
            rules: on_throne(Throne {
                crossing: Crossing::WhoMayStop,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . K . . .
                . . . . . a . | . . . . . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . K . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "d2-d6",
            then: GoesOn,
        },
        Row {
            says: "the king may not cross it, since he may not stop there",
            rules: on_throne(Throne {
                crossing: Crossing::WhoMayStop,
                stopping: Stopping::Nobody,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . a .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . . . . . .
            ",
            m: "d2-d6",
            then: Refused("this piece may not cross the throne at d4"),
        },
        Row {
            says: "the king may cross it, though he may not stop there",
            rules: on_throne(Throne {
                crossing: Crossing::Everybody,
                stopping: Stopping::Nobody,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . K . . .
                . . . . . a . | . . . . . a .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . K . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "d2-d6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn who_may_stop_on_it() {
    check(&[
        Row {
            says: "the king may come back",
            rules: on_throne(Throne {
                stopping: Stopping::King,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . a . | . . . . . a .
                . . . . . . . | . . . K . . .
                . . . . . . . | . . . . . . .
                . . . K . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "d2-d4",
            then: GoesOn,
        },
        Row {
            says: "the king may not come back",
            rules: on_throne(Throne {
                stopping: Stopping::Nobody,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . a .
                . . . . . . .
                . . . . . . .
                . . . K . . .
                . . . . . . .
            ",
            m: "d2-d4",
            then: Refused("nobody may stop on the throne at d4"),
        },
        Row {
            says: "an attacker may not stop on it",
            rules: on_throne(Throne {
                stopping: Stopping::King,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . K .
                . . . . . . .
                . . . . . . .
                . . . a . . .
                . . . . . . .
            ",
            m: "d2-d4",
            then: Refused("only the king may stop on the throne at d4"),
        },
        Row {
            says: "nor may a defender",
            rules: on_throne(Throne {
                stopping: Stopping::King,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . .
                . . . . . . .
                . . . . . K .
                . . . . . . .
                a . . . . . .
                . . . d . . .
                . . . . . . .
            ",
            m: "d2-d4",
            then: Refused("only the king may stop on the throne at d4"),
        },
    ]);
}
