//! Shieldwalls that the king has a part in.

use collinear::rules::hnefatafl::King;

use super::*;

fn unarmed() -> Variant {
    let king = King {
        armed: false,
        ..COPENHAGEN.king
    };
    Variant {
        king,
        ..small(COPENHAGEN)
    }
}

#[test]
fn the_king_in_the_row() {
    check(&[
        Row {
            says: "counts and stays",
            rules: small(COPENHAGEN),
            picture: "
                . a d K . . . | . a . K a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he counts and stays as well",
            rules: unarmed(),
            picture: "
                . a d K . . . | . a . K a . .
                . . a a . . . | . . a a . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "has to have an attacker in front",
            rules: small(COPENHAGEN),
            picture: "
                . a d K . . . | . a d K a . .
                . . a . . . . | . . a . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . a . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn the_king_in_the_front() {
    check(&[
        Row {
            says: "armed, he stands in the front",
            rules: small(COPENHAGEN),
            picture: "
                . d a a . . . | . d . . d . .
                . . d K . . . | . . d K . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he does not",
            rules: unarmed(),
            picture: "
                . d a a . . . | . d a a d . .
                . . d K . . . | . . d K . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
    ]);
}

#[test]
fn the_king_at_an_end() {
    check(&[
        Row {
            says: "armed, he closes the far end",
            rules: small(COPENHAGEN),
            picture: "
                . K a a . . . | . K . . d . .
                . . d d . . . | . . d d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he does not close it",
            rules: unarmed(),
            picture: "
                . K a a . . . | . K a a d . .
                . . d d . . . | . . d d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . d . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "armed, he comes to the near end",
            rules: small(COPENHAGEN),
            picture: "
                . d a a . . . | . d . . K . .
                . . d d . . . | . . d d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
        Row {
            says: "unarmed, he comes in vain",
            rules: unarmed(),
            picture: "
                . d a a . . . | . d a a K . .
                . . d d . . . | . . d d . . .
                . . . . . . . | . . . . . . .
                . . . . . . . | . . . . . . .
                . . . . K . . | . . . . . . .
                . . . . . . a | . . . . . . a
                . . . . . . . | . . . . . . .
            ",
            m: "e3-e7",
            then: GoesOn,
        },
    ]);
}
