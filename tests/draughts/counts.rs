//! The counts that are published: see the sources of the module.

use collinear::rules::draughts::{
    BRAZILIAN, Color, ENGLISH, FRISIAN, INTERNATIONAL, RUSSIAN, State, TURKISH, Variant,
};
use collinear::rules::{Finished, Rules, perft};

use super::{budget, game, position};

/// What all counts of one row may add up to.
const LEAVES: u128 = budget::of(12_000, 400_000, 2_000_000);

fn counts_are(variant: Variant, from: Option<&State>, counts: &[u128]) {
    let rules = game(variant);
    let start = rules.start();
    let from = from.unwrap_or(&start);
    let depths = budget::affordable(counts, LEAVES);
    assert!(depths > 3, "{variant:?}");
    for (depth, &expected) in (1..).zip(&counts[..depths]) {
        let counted = perft(&rules, from, depth, Finished::Dropped);
        assert_eq!(counted, expected, "{variant:?}: depth {depth}");
    }
}

/// From the start.
pub(crate) const PUBLISHED: [(Variant, &[u128]); 6] = [
    (
        ENGLISH,
        &[
            7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564, 85_242_128,
        ],
    ),
    (
        INTERNATIONAL,
        &[
            9, 81, 658, 4265, 27_117, 167_140, 1_049_442, 6_483_961, 41_022_423,
        ],
    ),
    (RUSSIAN, &[7, 49, 302, 1469, 7482, 37_986, 190_146, 929_899]),
    (
        BRAZILIAN,
        &[7, 49, 302, 1469, 7473, 37_628, 187_302, 907_830],
    ),
    (TURKISH, &[8, 64, 708, 7538, 85_090, 931_312]),
    (FRISIAN, &[9, 81, 658, 3874, 21_265, 102_431, 540_126]),
];

/// A position: the variant, whose turn it is, the pieces, and the counts.
type Late = (Variant, Color, &'static str, &'static [u128]);

/// The positions that authors of programs pass round: Woldouby's, and one with flying kings.
pub(crate) const LATE: [Late; 2] = [
    (
        INTERNATIONAL,
        Color::White,
        "w 25 27 28 30 32 33 34 35 37 38 b 12 13 14 16 18 19 21 23 24 26",
        &[6, 12, 30, 73, 215, 590, 1944, 6269, 22_369],
    ),
    (
        INTERNATIONAL,
        Color::Black,
        "w 6 9 10 11 20 21 22 23 30 K31 33 37 41 42 43 44 46 b K17 K24",
        &[14, 55, 1168, 5432, 87_195],
    ),
];

#[test]
fn from_the_start() {
    for (variant, counts) in PUBLISHED {
        counts_are(variant, None, counts);
    }
}

#[test]
fn from_late_positions() {
    for (variant, turn, pieces, counts) in LATE {
        let from = position(&game(variant), turn, pieces);
        counts_are(variant, Some(&from), counts);
    }
}
