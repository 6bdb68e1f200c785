//! What every game promises, kept by every preset.

use collinear::rules::Rules;
use collinear::rules::hnefatafl::{Army, Ending, Hnefatafl, Repetition, Variant};
use collinear::testing::{RandomPlay, check_rules};

use super::budget;

#[test]
fn the_contract_is_kept() {
    let repetitions = [
        Repetition::Ignored,
        Repetition::Draw,
        Repetition::LossFor(Army::Attackers),
    ];
    for (name, preset) in Variant::PRESETS {
        for repetition in repetitions {
            let ending = Ending {
                repetition,
                ..preset.ending
            };
            let variant = Variant {
                ending,
                ..preset.clone()
            };
            let rules = Hnefatafl::new(variant).expect(name);
            let walks = RandomPlay {
                games: 2,
                plies: budget::of(12, 100, 100),
                seed: 7,
            };
            check_rules(&rules, &rules.start(), walks)
                .unwrap_or_else(|breach| panic!("{name}: {breach}"));
        }
    }
}

#[test]
fn a_board_so_small_that_positions_occur_again() {
    // On 3x5 the king is soon out, or both go to and fro.
    let start = ". a . . .\n. . K . .\n. . . . .";
    for (name, preset) in Variant::PRESETS {
        let variant = Variant {
            start: start.into(),
            ..preset
        };
        let rules = Hnefatafl::new(variant).expect(name);
        let walks = RandomPlay {
            games: budget::games(20),
            plies: 100,
            seed: 7,
        };
        check_rules(&rules, &rules.start(), walks)
            .unwrap_or_else(|breach| panic!("{name}: {breach}"));
    }
}
