//! The twin on bits beyond what [`Twins`](super::twins::Twins) compare: larger boards, the contract,
//! and what there is no twin of.

use collinear::Bounds;
use collinear::bits::Wide;
use collinear::rules::hnefatafl::{
    Army, BRANDUBH, BitHnefatafl, BitHnefatafl7x7, COPENHAGEN, Ending, Hnefatafl, Repetition,
    Variant,
};
use collinear::rules::{Engine, EngineError, Rules};
use collinear::testing::{RandomPlay, check_rules, lockstep};

use super::bit_engine::OnBits;
use super::budget;

fn rules(variant: Variant) -> Hnefatafl {
    Hnefatafl::new(variant).expect("a game")
}

/// Both engines play whole games and keep the contract.
fn prove(variant: Variant, walks: RandomPlay) {
    let rules = rules(variant);
    let on_bits = OnBits::new(&rules);
    let same = lockstep(&rules, &rules.start(), &on_bits, &on_bits.start(), walks);
    same.unwrap_or_else(|difference| panic!("{rules:?}: {difference}"));
    check_rules(&on_bits, &on_bits.start(), walks)
        .unwrap_or_else(|breach| panic!("{rules:?}: {breach}"));
}

#[test]
fn the_presets_are_the_same_game_on_bits() {
    let repetitions = [
        Repetition::Ignored,
        Repetition::Draw,
        Repetition::LossFor(Army::Attackers),
        Repetition::LossFor(Army::Defenders),
    ];
    for (_, preset) in Variant::PRESETS {
        for repetition in repetitions {
            let ending = Ending {
                repetition,
                ..preset.ending
            };
            let walks = RandomPlay {
                games: 1,
                plies: budget::of(6, 40, 40),
                seed: 11,
            };
            prove(
                Variant {
                    ending,
                    ..preset.clone()
                },
                walks,
            );
        }
    }
}

#[test]
fn boards_of_other_sizes_are_the_same_game_on_bits() {
    let starts = [
        "1a3/2K2/3d1",
        "3aaa1/7/1d5/3K3/7/d6/4a2",
        "4a4/9/4d4/a1d1K1d2/4d4/9/4a4",
        "5a5/11/4ddd4/aa2dKd2aa/4ddd4/11/11/11/11/11/11/11/5a5",
        "3aaaaaaa3/6a6/13/a5d5a/a5d5a/a4ddd4a/aa1dddKddd1aa/a4ddd4a/a5d5a/a5d5a/13/6a6/3aaaaaaa3",
    ];
    for start in starts {
        for preset in [BRANDUBH, COPENHAGEN] {
            let walks = RandomPlay {
                games: 2,
                plies: budget::of(6, 40, 40),
                seed: 5,
            };
            prove(
                Variant {
                    start: start.into(),
                    ..preset
                },
                walks,
            );
        }
    }
}

#[test]
fn a_game_of_another_size_has_no_twin_of_this_type() {
    let [found, expected] = [7, 11].map(|side| Bounds::new(side, side).expect("small"));
    let brandubh = rules(BRANDUBH);
    let wide = BitHnefatafl::<Wide<2>, 11, 11>::new(brandubh.clone());
    let is_size = |error, sizes| matches!(error, EngineError::Size { found, expected } if (found, expected) == sizes);
    assert!(is_size(wide.expect_err("7x7"), (found, expected)));

    let copenhagen = rules(COPENHAGEN);
    let twin = BitHnefatafl7x7::new(brandubh).expect("its size");
    let error = twin.enter(&copenhagen.start()).expect_err("11x11");
    assert!(is_size(error, (expected, found)));
}
