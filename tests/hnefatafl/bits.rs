//! The engine on bits beyond what [`Engines`](super::engines::Engines) compare: larger boards, the contract,
//! and games that it refuses.

use std::any::TypeId;

use collinear::Bounds;
use collinear::bits::Wide;
use collinear::rules::hnefatafl::{
    Army, BRANDUBH, BitHnefatafl, BitHnefatafl7x7, BitHnefatafl9x9, BitHnefatafl11x11,
    BitHnefatafl13x13, COPENHAGEN, Ending, Hnefatafl, Repetition, Variant, fastest,
};
use collinear::rules::{Engine, EngineError, Rules};
use collinear::testing::{RandomPlay, check_rules, lockstep};

use super::budget;
use super::chosen::Chosen;
use super::engines::bit_engine::OnBits;

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
fn a_game_of_another_size_is_refused_by_this_type() {
    let [found, expected] = [7, 11].map(|side| Bounds::new(side, side).expect("small"));
    let brandubh = rules(BRANDUBH);
    let wide = BitHnefatafl::<Wide<2>, 11, 11>::new(brandubh.clone());
    let is_size = |error, sizes| matches!(error, EngineError::Size(size) if (size.found, size.expected) == sizes);
    assert!(is_size(wide.expect_err("7x7"), (found, expected)));

    let copenhagen = rules(COPENHAGEN);
    let bits = BitHnefatafl7x7::new(brandubh).expect("its size");
    let error = bits.enter(&copenhagen.start()).expect_err("11x11");
    assert!(is_size(error, (expected, found)));
}

#[test]
fn the_fastest_is_chosen_for_each_board() {
    let rows = [
        ("brandubh", TypeId::of::<BitHnefatafl7x7>()),
        ("tablut", TypeId::of::<BitHnefatafl9x9>()),
        ("copenhagen", TypeId::of::<BitHnefatafl11x11>()),
        (
            "fetlar board=13/13/13/13/13/13/3a2K6/13/13/13/13/13/13",
            TypeId::of::<BitHnefatafl13x13>(),
        ),
        ("brandubh board=5/a4/2K2/4a/5", TypeId::of::<Hnefatafl>()),
        (
            "brandubh board=9/9/9/1a2K4/9/9/9",
            TypeId::of::<Hnefatafl>(),
        ),
    ];
    for (game, engine) in rows {
        let rules: Hnefatafl = game.parse().expect(game);
        assert_eq!(fastest(rules, Chosen), engine, "{game}");
    }
}
