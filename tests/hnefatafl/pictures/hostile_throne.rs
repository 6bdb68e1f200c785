//! The throne: to whom it is hostile, and when.

use collinear::rules::hnefatafl::{Hostility, King, Throne};

use super::*;

fn on_throne(throne: Throne) -> Variant {
    Variant {
        throne,
        ..small(BRANDUBH)
    }
}

fn unarmed(throne: Throne) -> Variant {
    let king = King {
        armed: false,
        ..BRANDUBH.king
    };
    Variant {
        king,
        ..on_throne(throne)
    }
}

#[test]
fn whether_it_is_hostile_to_attackers_when_empty() {
    check(&[
        Row {
            says: "never",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::Never,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . a . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "when it is empty",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::WhenEmpty,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "always, so when it is empty",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::Always,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_it_is_hostile_to_attackers_with_the_king_on_it() {
    check(&[
        Row {
            says: "never, and the king on it has no arms",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::Never,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . a . . .
                . . . K . . . | . . . K . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "when it is empty, but the king is on it",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::WhenEmpty,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . a . . .
                . . . K . . . | . . . K . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "always, though the king is on it",
            rules: unarmed(Throne {
                hostile_to_attackers: Hostility::Always,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . . . . .
                . . . K . . . | . . . K . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "never, but the king on it has arms",
            rules: on_throne(Throne {
                hostile_to_attackers: Hostility::Never,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . d . . . . | . . . d . . .
                . . . a . . . | . . . . . . .
                . . . K . . . | . . . K . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_it_is_hostile_to_defenders_when_empty() {
    check(&[
        Row {
            says: "never",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::Never,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . d . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "when it is empty",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::WhenEmpty,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "always, so when it is empty",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::Always,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . d | . . . . . . d
                . K . . . . . | . K . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
    ]);
}

#[test]
fn whether_it_is_hostile_to_defenders_with_the_king_on_it() {
    check(&[
        Row {
            says: "never, so not with the king on it",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::Never,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . d . . .
                . . . K . . . | . . . K . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "when it is empty, but the king is on it",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::WhenEmpty,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . d . . .
                . . . K . . . | . . . K . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
        Row {
            says: "always, though their king is on it",
            rules: on_throne(Throne {
                hostile_to_defenders: Hostility::Always,
                ..BRANDUBH.throne
            }),
            picture: "
                . . . . . . . | . . . . . . .
                . . a . . . . | . . . a . . .
                . . . d . . . | . . . . . . .
                . . . K . . . | . . . K . . .
                . . . . . . d | . . . . . . d
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "c6-d6",
            then: GoesOn,
        },
    ]);
}
