//! Published counts: see the sources of the module.

use collinear::rules::{Engine, Finished, Rules, perft, perft_bulk};
use collinear_games::draughts::{
    BRAZILIAN, BitDraughts8x8, BitDraughts10x10, Draughts, Draws, ENGLISH, FRISIAN, INTERNATIONAL,
    RUSSIAN, State, TURKISH, Variant,
};

use super::{budget, game};

/// The most that the counts of one row may add up to.
const LEAVES: u128 = budget::of(12_000, 400_000, 2_000_000);

/// The same on bits.
const LEAVES_ON_BITS: u128 = budget::of(20_000, 4_000_000, 200_000_000);

/// Other programs count without draws.
fn without_draws(variant: Variant) -> Draughts {
    let draws = Draws {
        repetition: false,
        king_moves: None,
        lone_king: [None; 3],
    };
    game(Variant { draws, ..variant })
}

/// Counts on a grid, and deeper on bits: move by move and in bulk.
fn counts_are<E: Engine<Reference = Draughts>>(rules: &Draughts, from: &State, counts: &[u128]) {
    let depths = budget::affordable(counts, LEAVES);
    assert!(depths > 3, "{rules}");
    for (depth, &expected) in (1..).zip(&counts[..depths]) {
        let counted = perft(rules, from, depth, Finished::Dropped);
        assert_eq!(counted, expected, "{rules}: depth {depth}");
    }
    let bits = E::of(rules.clone()).expect("a board of that size");
    let from = bits.enter(from).expect("a state of this game");
    let depths = budget::affordable(counts, LEAVES_ON_BITS);
    for (depth, &expected) in (1..).zip(&counts[..depths]) {
        let counted = perft_bulk(&bits, &from, depth, Finished::Dropped);
        assert_eq!(counted, expected, "{rules} on bits: depth {depth}");
        if depth < depths {
            assert_eq!(perft(&bits, &from, depth, Finished::Dropped), expected);
        }
    }
}

/// A variant, and its number of sequences of 1, 2, 3 .. moves.
const START_COUNTS: &[(Variant, &[u128])] = &[
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

/// The same from a position. The first two are well known among programmers; the others were counted by an independent
/// program.
const LATE_COUNTS: &[(Variant, &str, &[u128])] = &[
    (
        INTERNATIONAL,
        "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26",
        &[6, 12, 30, 73, 215, 590, 1944, 6269, 22_369],
    ),
    (
        INTERNATIONAL,
        "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24",
        &[14, 55, 1168, 5432, 87_195],
    ),
    (
        ENGLISH,
        "W:W9,18,K5,K24,27:B6,12,14,K22,K29",
        &[1, 2, 16, 113, 808, 5242, 35_082],
    ),
    (
        RUSSIAN,
        "W:Wc3,e3,f2,g5,Ka1:Bb6,d6,e7,g7,Kh8",
        &[8, 50, 282, 1045, 4963, 19_371, 88_525],
    ),
    (
        BRAZILIAN,
        "W:Wc3,e3,f2,g5,Ka1:Bb6,d6,e7,g7,Kh8",
        &[8, 50, 278, 986, 4512, 16_488, 72_441],
    ),
    (
        TURKISH,
        "W:Wa3,c4,f3,g5,Kd1:Bb6,d5,f7,h6,Ke8",
        &[1, 2, 23, 23, 396, 1102, 15_621],
    ),
    (
        FRISIAN,
        "W:W28,33,38,42,K46:B8,12,17,19,K5",
        &[8, 43, 213, 1131, 5002, 28_207, 152_417],
    ),
];

#[test]
fn from_the_start_and_from_late_positions() {
    let starts = START_COUNTS
        .iter()
        .map(|&(variant, counts)| (variant, None, counts));
    let late = LATE_COUNTS
        .iter()
        .map(|&(variant, fen, counts)| (variant, Some(fen), counts));
    for (variant, fen, counts) in starts.chain(late) {
        let rules = without_draws(variant);
        let from = fen.map_or_else(|| rules.start(), |fen| rules.read_fen(fen).expect(fen));
        if variant.board.rows == 8 {
            counts_are::<BitDraughts8x8>(&rules, &from, counts);
        } else {
            counts_are::<BitDraughts10x10>(&rules, &from, counts);
        }
    }
}
