//! Each setting of the library is an option, and each option is a setting.

use clap::Parser;
use collinear::rules::hnefatafl::{Hnefatafl, Variant};

use super::{HnefataflOptions, switches::switches};
use crate::program::Options;

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    game: HnefataflOptions,
}

/// The variant that a preset and these options make; `None` if the options are not valid.
fn variant(preset: &str, options: &str) -> Option<Variant> {
    let words = ["hnefatafl", "--variant", preset].into_iter();
    let Arguments { game } = Arguments::parse_from(words.chain(options.split_whitespace()));
    let game = game.playable().ok()?;
    Some(game.rules().variant().clone())
}

#[test]
fn an_option_is_read_as_the_setting_of_its_name() {
    for (preset, _) in Variant::PRESETS {
        assert_eq!(variant(preset, ""), preset.parse().ok(), "{preset}");
        for switch in switches() {
            let listed = switch.values();
            let described = ["nobody", "king,attackers", "2", "unlimited", "99"];
            let values: &[_] = if listed.is_empty() {
                &described
            } else {
                &listed
            };
            for value in values {
                let text = format!("{preset} {}={value}", switch.key);
                let set = text.parse::<Hnefatafl>().ok();
                let set = set.map(|rules| rules.variant().clone());
                let option = format!("--{} {value}", switch.key);
                assert_eq!(variant(preset, &option), set, "{text}");
                assert_eq!(variant(&text, ""), set, "{text}");
            }
        }
    }
}

#[test]
fn every_setting_has_an_option_and_every_value_its_meaning() {
    let keys = Variant::SETTINGS.iter().map(|setting| setting.key);
    let options: Vec<_> = switches().iter().map(|switch| switch.key).collect();
    assert!(keys.eq(["board"].into_iter().chain(options)));
    for switch in switches() {
        let meanings = switch.meanings.len();
        assert!(
            [0, switch.values().len()].contains(&meanings),
            "{}",
            switch.key
        );
    }
}
