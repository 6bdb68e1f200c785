//! The promises of all games, in every preset.

use collinear::rules::Rules;
use collinear::testing::{RandomPlay, check_notation, check_rules};
use collinear_games::draughts::{Draughts, Variant};

use super::budget;

#[test]
fn the_contract_is_kept() {
    for (name, preset) in Variant::PRESETS {
        let rules = Draughts::new(preset).expect(name);
        let walks = RandomPlay {
            seed: 7,
            ..RandomPlay::new(2, budget::of(40, 150, 150))
        };
        let few = RandomPlay {
            games: 1,
            plies: 20,
            ..walks
        };
        check_rules(&rules, &rules.start(), walks)
            .and_then(|()| check_notation(&rules, &rules.start(), few))
            .unwrap_or_else(|breach| panic!("{name}: {breach}"));
    }
}
