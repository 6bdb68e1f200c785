//! [`Switches`]: what can be different from a preset.

use clap::Args;
use collinear::rules::hnefatafl::{
    Army, Crossing, Escape, Hostility, KingCapture, Reach, Repetition, Stopping, Variant,
};

use crate::games::choice::{choice, yes_or_no};

/// What is different from a preset.
#[derive(Args)]
pub(super) struct Switches {
    /// Who moves first
    #[arg(long, value_name = "ARMY", value_parser = choice(ARMIES))]
    begins: Option<Army>,

    #[command(flatten)]
    throne: Throne,
    #[command(flatten)]
    corners: Corners,
    #[command(flatten)]
    pieces: Pieces,
    #[command(flatten)]
    ending: Ending,
}

#[derive(Args)]
#[command(next_help_heading = "The throne")]
struct Throne {
    /// Who may cross the throne while it is empty
    #[arg(long = "throne-crossing", value_name = "WHO", value_parser = choice(CROSSINGS))]
    crossing: Option<Crossing>,

    /// Who may stop on the throne
    #[arg(long = "throne-stopping", value_name = "WHO", value_parser = choice(STOPPINGS))]
    stopping: Option<Stopping>,

    /// When an attacker between the throne and a defender is taken
    #[arg(long = "throne-hostile-to-attackers", value_name = "WHEN")]
    #[arg(value_parser = choice(HOSTILITIES))]
    hostile_to_attackers: Option<Hostility>,

    /// When a defender between the throne and an attacker is taken
    #[arg(long = "throne-hostile-to-defenders", value_name = "WHEN")]
    #[arg(value_parser = choice(HOSTILITIES))]
    hostile_to_defenders: Option<Hostility>,
}

#[derive(Args)]
#[command(next_help_heading = "The corners")]
struct Corners {
    /// Who is taken between a corner and an enemy, with commas between them
    #[arg(long = "corners-hostile-to", value_name = "WHOM")]
    #[arg(value_delimiter = ',', value_parser = choice(ENDANGERED))]
    hostile_to: Option<Vec<Endangered>>,
}

#[derive(Args)]
#[command(next_help_heading = "The pieces")]
struct Pieces {
    /// How the king is taken
    #[arg(long, value_name = "HOW", value_parser = choice(KING_CAPTURES))]
    king_capture: Option<KingCapture>,

    /// How many cells the king moves at most, a number or unlimited
    #[arg(long, value_name = "N", value_parser = reach)]
    king_reach: Option<Reach>,

    /// Whether the king takes soldiers
    #[arg(long, value_name = "YES|NO", value_parser = yes_or_no())]
    king_armed: Option<bool>,

    /// Whether a row of soldiers along the edge is taken by a shieldwall
    #[arg(long, value_name = "YES|NO", value_parser = yes_or_no())]
    shieldwall: Option<bool>,
}

#[derive(Args)]
#[command(next_help_heading = "The end")]
struct Ending {
    /// Where the king escapes to
    #[arg(long, value_name = "WHERE", value_parser = choice(ESCAPES))]
    escape: Option<Escape>,

    /// Whether the defenders win with a fort at the edge, around the king
    #[arg(long, value_name = "YES|NO", value_parser = yes_or_no())]
    exit_fort: Option<bool>,

    /// Whether the attackers win when no defender has a way to the edge
    #[arg(long, value_name = "YES|NO", value_parser = yes_or_no())]
    encirclement: Option<bool>,

    /// What happens when a position occurs for the third time
    #[arg(long, value_name = "WHAT", value_parser = choice(REPETITIONS))]
    repetition: Option<Repetition>,
}

impl Switches {
    /// Repetition is ignored unless something else is asked for.
    pub(super) fn ignore_repetition(&mut self) {
        self.ending.repetition.get_or_insert(Repetition::Ignored);
    }

    /// Sets the switches that are given, or says which of them can't be set.
    pub(super) fn set(&self, variant: &mut Variant) -> Result<(), String> {
        set(&mut variant.first, self.begins);
        let (throne, options) = (&mut variant.throne, &self.throne);
        set(&mut throne.crossing, options.crossing);
        set(&mut throne.stopping, options.stopping);
        set(
            &mut throne.hostile_to_attackers,
            options.hostile_to_attackers,
        );
        set(
            &mut throne.hostile_to_defenders,
            options.hostile_to_defenders,
        );
        if let Some(whom) = &self.corners.hostile_to {
            if whom.len() > 1 && whom.contains(&Endangered::Nobody) {
                return Err("--corners-hostile-to nobody names nobody else".to_owned());
            }
            let corners = &mut variant.corners;
            corners.hostile_to_attackers = whom.contains(&Endangered::Soldiers(Army::Attackers));
            corners.hostile_to_defenders = whom.contains(&Endangered::Soldiers(Army::Defenders));
            corners.hostile_to_king = whom.contains(&Endangered::King);
        }
        set(&mut variant.king.capture, self.pieces.king_capture);
        set(&mut variant.king.reach, self.pieces.king_reach);
        set(&mut variant.king.armed, self.pieces.king_armed);
        set(&mut variant.soldiers.shieldwall, self.pieces.shieldwall);
        let (ending, options) = (&mut variant.ending, &self.ending);
        set(&mut ending.escape, options.escape);
        set(&mut ending.exit_fort, options.exit_fort);
        set(&mut ending.encirclement, options.encirclement);
        set(&mut ending.repetition, options.repetition);
        Ok(())
    }
}

fn set<T: Copy>(switch: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *switch = value;
    }
}

const ARMIES: &[(&str, Army, &str)] = &[
    ("attackers", Army::Attackers, ""),
    ("defenders", Army::Defenders, ""),
];

const CROSSINGS: &[(&str, Crossing, &str)] = &[
    ("everybody", Crossing::Everybody, "All pieces"),
    (
        "who-may-stop",
        Crossing::WhoMayStop,
        "Only a piece that may stop on it",
    ),
];

const STOPPINGS: &[(&str, Stopping, &str)] = &[
    ("king", Stopping::King, "The king alone"),
    (
        "nobody",
        Stopping::Nobody,
        "Not even the king, once he has left it",
    ),
];

const HOSTILITIES: &[(&str, Hostility, &str)] = &[
    ("never", Hostility::Never, ""),
    (
        "when-empty",
        Hostility::WhenEmpty,
        "While nobody stands on it",
    ),
    (
        "always",
        Hostility::Always,
        "Also while the king stands on it",
    ),
];

/// Who can be taken at a corner.
#[derive(Clone, Copy, PartialEq)]
enum Endangered {
    Soldiers(Army),
    King,
    Nobody,
}

const ENDANGERED: &[(&str, Endangered, &str)] = &[
    ("attackers", Endangered::Soldiers(Army::Attackers), ""),
    (
        "defenders",
        Endangered::Soldiers(Army::Defenders),
        "The soldiers of the defenders",
    ),
    ("king", Endangered::King, "A king who is taken on two sides"),
    ("nobody", Endangered::Nobody, ""),
];

const KING_CAPTURES: &[(&str, KingCapture, &str)] = &[
    (
        "four-sides",
        KingCapture::FourSides,
        "At the edge he can't be taken",
    ),
    (
        "four-sides-or-edge",
        KingCapture::FourSidesOrEdge,
        "The edge is a side that is attacked",
    ),
    ("two-sides", KingCapture::TwoSides, "Wherever he is"),
    (
        "two-sides-away-from-throne",
        KingCapture::TwoSidesAwayFromThrone,
        "On the throne and beside it on four",
    ),
];

const ESCAPES: &[(&str, Escape, &str)] = &[
    ("corners", Escape::Corners, "To a corner"),
    ("edge", Escape::Edge, "To any cell at the edge"),
];

const REPETITIONS: &[(&str, Repetition, &str)] = &[
    ("ignored", Repetition::Ignored, "Nothing"),
    ("draw", Repetition::Draw, "Nobody wins"),
    (
        "loss",
        Repetition::LossFor(Army::Defenders),
        "The defenders lose",
    ),
    (
        "loss-for-attackers",
        Repetition::LossFor(Army::Attackers),
        "The attackers lose",
    ),
];
fn reach(text: &str) -> Result<Reach, String> {
    match text {
        "unlimited" => Ok(Reach::Unlimited),
        _ => match text.parse() {
            Ok(cells) => Ok(Reach::AtMost(cells)),
            Err(_) => Err("neither a number nor unlimited".to_owned()),
        },
    }
}
