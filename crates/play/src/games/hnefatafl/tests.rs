//! The options are the settings of the library, no more and no fewer.

use clap::Parser;
use collinear::rules::hnefatafl::{Hnefatafl, Variant};

use super::{
    HnefataflOptions,
    switches::{GROUPS, Switch},
};
use crate::program::Options;

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    game: HnefataflOptions,
}

/// The variant of a preset with these options, if there is such a game.
fn variant(preset: &str, options: &str) -> Option<Variant> {
    let words = ["hnefatafl", "--variant", preset].into_iter();
    let Arguments { game } = Arguments::parse_from(words.chain(options.split_whitespace()));
    let game = game.playable().ok()?;
    Some(game.rules().variant().clone())
}

fn switches() -> impl Iterator<Item = &'static Switch> {
    GROUPS.iter().flat_map(|(_, switches)| *switches)
}

#[test]
fn an_option_is_read_as_the_setting_of_its_name() {
    for (preset, _) in Variant::PRESETS {
        assert_eq!(variant(preset, ""), preset.parse().ok(), "{preset}");
        for switch in switches() {
            let listed = switch.values.iter().map(|(name, _)| *name);
            let described = ["nobody", "king,attackers", "2", "unlimited", "99"];
            let described = described.into_iter().filter(|_| switch.values.is_empty());
            for value in listed.chain(described) {
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
fn every_setting_and_every_value_has_an_option() {
    let why = |text: &str| text.parse::<Variant>().expect_err(text).to_string();
    let known = switches().map(|switch| switch.key).collect::<Vec<_>>();
    let all = why("?=").replace(" and ", ", ");
    let all = all
        .split_once("there are board, ")
        .expect("the board comes first")
        .1;
    let mut all: Vec<_> = all.split(", ").collect();
    all.sort_by_key(|key| known.iter().position(|known| known == key));
    assert_eq!(all, known);
    for Switch { key, values, .. } in switches().filter(|switch| !switch.values.is_empty()) {
        let names: Vec<_> = values.iter().map(|(name, _)| *name).collect();
        let text = why(&format!("{key}=?")).replace(" or ", ", ");
        assert_eq!(text, format!("{key}=?: it can be {}", names.join(", ")));
    }
}
