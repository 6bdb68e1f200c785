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

#[test]
fn from_the_start() {
    let rows: [(Variant, &[u128]); 6] = [
        (ENGLISH, &[7, 49, 302, 1469, 7361, 36_768, 179_740, 845_931]),
        (
            INTERNATIONAL,
            &[9, 81, 658, 4265, 27_117, 167_140, 1_049_442],
        ),
        (RUSSIAN, &[7, 49, 302, 1469, 7482, 37_986, 190_146, 929_899]),
        (
            BRAZILIAN,
            &[7, 49, 302, 1469, 7473, 37_628, 187_302, 907_830],
        ),
        (TURKISH, &[8, 64, 708, 7538, 85_090, 931_312]),
        (FRISIAN, &[9, 81, 658, 3874, 21_265, 102_431, 540_126]),
    ];
    for (variant, counts) in rows {
        counts_are(variant, None, counts);
    }
}

/// The positions that authors of programs pass round.
#[test]
fn from_late_positions() {
    let rules = game(INTERNATIONAL);
    let woldouby = position(
        &rules,
        Color::White,
        "w 25 27 28 30 32 33 34 35 37 38 b 12 13 14 16 18 19 21 23 24 26",
    );
    let counts = [6, 12, 30, 73, 215, 590, 1944, 6269, 22_369];
    counts_are(INTERNATIONAL, Some(&woldouby), &counts);
    let flying = position(
        &rules,
        Color::Black,
        "w 6 9 10 11 20 21 22 23 30 K31 33 37 41 42 43 44 46 b K17 K24",
    );
    counts_are(INTERNATIONAL, Some(&flying), &[14, 55, 1168, 5432, 87_195]);
}
