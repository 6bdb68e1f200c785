//! What every game promises, kept by every preset.

use collinear::rules::Rules;
use collinear::rules::draughts::{Draughts, Variant};
use collinear::testing::{RandomPlay, check_rules};

use super::budget;

#[test]
fn the_contract_is_kept() {
    for (name, preset) in Variant::PRESETS {
        let rules = Draughts::new(preset).expect(name);
        let walks = RandomPlay {
            games: 2,
            plies: budget::of(40, 150, 150),
            seed: 7,
        };
        check_rules(&rules, &rules.start(), walks)
            .unwrap_or_else(|breach| panic!("{name}: {breach}"));
    }
}
