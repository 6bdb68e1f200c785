//! The switches of Hnefatafl, as options.

use clap::Parser;
use collinear::rules::hnefatafl::{
    Army, Corners, Crossing, Escape, Hostility, KingCapture, Reach, Repetition, Stopping, Variant,
};

use super::HnefataflOptions;
use crate::program::Options;

#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    game: HnefataflOptions,
}

/// The variant of a preset with these options.
fn variant(preset: &str, options: &str) -> Variant {
    let words = ["hnefatafl", "--variant", preset].into_iter();
    let Arguments { game } = Arguments::parse_from(words.chain(options.split_whitespace()));
    game.playable()
        .expect("it is a game")
        .rules()
        .variant()
        .clone()
}

#[test]
fn presets() {
    for (name, preset) in Variant::PRESETS {
        assert_eq!(variant(name, ""), preset, "{name}");
    }
}

/// A preset, an option, and what it sets.
type Switch = (&'static str, &'static str, fn(&mut Variant));

const SWITCHES: &[Switch] = &[
    ("brandubh", "--begins attackers", |it| {
        it.first = Army::Attackers;
    }),
    ("brandubh", "--begins defenders", |it| {
        it.first = Army::Defenders;
    }),
    ("ardri", "--throne-crossing everybody", |it| {
        it.throne.crossing = Crossing::Everybody;
    }),
    ("tablut", "--throne-crossing who-may-stop", |it| {
        it.throne.crossing = Crossing::WhoMayStop;
    }),
    ("tablut", "--throne-stopping king", |it| {
        it.throne.stopping = Stopping::King;
    }),
    ("ardri", "--throne-stopping nobody", |it| {
        it.throne.stopping = Stopping::Nobody;
    }),
    ("ardri", "--throne-hostile-to-attackers never", |it| {
        it.throne.hostile_to_attackers = Hostility::Never;
    }),
    ("fetlar", "--throne-hostile-to-attackers when-empty", |it| {
        it.throne.hostile_to_attackers = Hostility::WhenEmpty;
    }),
    ("ardri", "--throne-hostile-to-attackers always", |it| {
        it.throne.hostile_to_attackers = Hostility::Always;
    }),
    ("ardri", "--throne-hostile-to-defenders never", |it| {
        it.throne.hostile_to_defenders = Hostility::Never;
    }),
    ("ardri", "--throne-hostile-to-defenders when-empty", |it| {
        it.throne.hostile_to_defenders = Hostility::WhenEmpty;
    }),
    ("ardri", "--throne-hostile-to-defenders always", |it| {
        it.throne.hostile_to_defenders = Hostility::Always;
    }),
    ("fetlar", "--corners-hostile-to king", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: false,
            hostile_to_king: true,
        };
    }),
    ("fetlar", "--corners-hostile-to attackers", |it| {
        it.corners = Corners {
            hostile_to_attackers: true,
            hostile_to_defenders: false,
            hostile_to_king: false,
        };
    }),
    ("fetlar", "--corners-hostile-to defenders,king", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: true,
            hostile_to_king: true,
        };
    }),
    ("fetlar", "--corners-hostile-to nobody", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: false,
            hostile_to_king: false,
        };
    }),
    ("tablut", "--king-capture four-sides", |it| {
        it.king.capture = KingCapture::FourSides;
    }),
    ("tablut", "--king-capture four-sides-or-edge", |it| {
        it.king.capture = KingCapture::FourSidesOrEdge;
    }),
    ("tablut", "--king-capture two-sides", |it| {
        it.king.capture = KingCapture::TwoSides;
    }),
    (
        "fetlar",
        "--king-capture two-sides-away-from-throne",
        |it| {
            it.king.capture = KingCapture::TwoSidesAwayFromThrone;
        },
    ),
    ("tablut", "--king-reach 2", |it| {
        it.king.reach = Reach::AtMost(2);
    }),
    ("web9", "--king-reach unlimited", |it| {
        it.king.reach = Reach::Unlimited;
    }),
    ("tablut", "--king-armed no", |it| {
        it.king.armed = false;
    }),
    ("tablut", "--king-armed yes", |it| {
        it.king.armed = true;
    }),
    ("tablut", "--shieldwall yes", |it| {
        it.soldiers.shieldwall = true;
    }),
    ("copenhagen", "--shieldwall no", |it| {
        it.soldiers.shieldwall = false;
    }),
    ("tablut", "--escape corners", |it| {
        it.ending.escape = Escape::Corners;
    }),
    (
        "fetlar",
        "--escape edge --corners-hostile-to nobody",
        |it| {
            it.ending.escape = Escape::Edge;
            it.corners = Corners {
                hostile_to_attackers: false,
                hostile_to_defenders: false,
                hostile_to_king: false,
            };
        },
    ),
    ("fetlar", "--exit-fort yes", |it| {
        it.ending.exit_fort = true;
    }),
    ("copenhagen", "--exit-fort no", |it| {
        it.ending.exit_fort = false;
    }),
    ("tablut", "--encirclement yes", |it| {
        it.ending.encirclement = true;
    }),
    ("copenhagen", "--encirclement no", |it| {
        it.ending.encirclement = false;
    }),
    ("copenhagen", "--repetition ignored", |it| {
        it.ending.repetition = Repetition::Ignored;
    }),
    ("copenhagen", "--repetition draw", |it| {
        it.ending.repetition = Repetition::Draw;
    }),
    ("tablut", "--repetition loss", |it| {
        it.ending.repetition = Repetition::LossFor(Army::Defenders);
    }),
    ("tablut", "--repetition loss-for-attackers", |it| {
        it.ending.repetition = Repetition::LossFor(Army::Attackers);
    }),
];

#[test]
fn switches() {
    for (preset, options, set) in SWITCHES {
        let mut expected = variant(preset, "");
        set(&mut expected);
        assert_eq!(variant(preset, options), expected, "{preset} {options}");
    }
}
