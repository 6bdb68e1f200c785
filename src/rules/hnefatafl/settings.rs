//! A [`Variant`] as text: `tablut king-capture=four-sides repetition=ignored`.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
};
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{
    Army, COPENHAGEN, Corners, Crossing, Escape, Hostility, KingCapture, Reach, Repetition,
    Stopping, Variant, board::read_board, presets::PRESETS,
};
use crate::{
    GridError, TooLarge,
    rules::{
        MAX_CELLS, Settings, SettingsError,
        settings::{YES_OR_NO, name_of, set, write_nearest},
    },
};

const ARMIES: [(&str, Army); 2] = [
    ("attackers", Army::Attackers),
    ("defenders", Army::Defenders),
];

const CROSSINGS: [(&str, Crossing); 2] = [
    ("everybody", Crossing::Everybody),
    ("who-may-stop", Crossing::WhoMayStop),
];

const STOPPINGS: [(&str, Stopping); 2] = [("king", Stopping::King), ("nobody", Stopping::Nobody)];

const HOSTILITIES: [(&str, Hostility); 3] = [
    ("never", Hostility::Never),
    ("when-empty", Hostility::WhenEmpty),
    ("always", Hostility::Always),
];

type Hostile = fn(&mut Corners) -> &mut bool;

/// To whom corners can be hostile.
const CORNERS: [(&str, Hostile); 3] = [
    ("attackers", |corners| &mut corners.hostile_to_attackers),
    ("defenders", |corners| &mut corners.hostile_to_defenders),
    ("king", |corners| &mut corners.hostile_to_king),
];

const KING_CAPTURES: [(&str, KingCapture); 4] = [
    ("four-sides", KingCapture::FourSides),
    ("four-sides-or-edge", KingCapture::FourSidesOrEdge),
    ("two-sides", KingCapture::TwoSides),
    (
        "two-sides-away-from-throne",
        KingCapture::TwoSidesAwayFromThrone,
    ),
];

const ESCAPES: [(&str, Escape); 2] = [("corners", Escape::Corners), ("edge", Escape::Edge)];

const REPETITIONS: [(&str, Repetition); 4] = [
    ("ignored", Repetition::Ignored),
    ("draw", Repetition::Draw),
    ("loss-for-attackers", Repetition::LossFor(Army::Attackers)),
    ("loss-for-defenders", Repetition::LossFor(Army::Defenders)),
];

/// A preset, such as `copenhagen` or `brandubh`, and what is different:
///
/// | setting | values |
/// |---|---|
/// | `board` | the board at the start, row by row: `...a.../...a.../..` or with numbers, `3a3/3a3/..` |
/// | `begins` | who moves first: `attackers` or `defenders` |
/// | `throne-crossing` | `everybody` or `who-may-stop` |
/// | `throne-stopping` | `king` or `nobody` |
/// | `throne-hostile-to-attackers`, `throne-hostile-to-defenders` | `never`, `when-empty` or `always` |
/// | `corners-hostile-to` | `nobody`, or a list of `attackers`, `defenders`, `king` |
/// | `king-capture` | `four-sides`, `four-sides-or-edge`, `two-sides` or `two-sides-away-from-throne` |
/// | `king-reach` | a number of cells, or `unlimited` |
/// | `king-armed`, `shieldwall`, `exit-fort`, `encirclement` | `yes` or `no` |
/// | `escape` | `corners` or `edge` |
/// | `repetition` | `ignored`, `draw`, `loss-for-attackers` or `loss-for-defenders` |
///
/// Without a preset, what is not set is as in Copenhagen Hnefatafl. Whether there is such a game is not
/// looked into: that is asked of [`Hnefatafl::new`](super::Hnefatafl::new).
///
/// ```
/// use collinear::rules::hnefatafl::{King, KingCapture, TABLUT, Variant};
///
/// let king = King { capture: KingCapture::FourSides, ..TABLUT.king };
/// let variant: Variant = "tablut king-capture=four-sides".parse()?;
/// assert_eq!(variant, Variant { king, ..TABLUT });
///
/// let why = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
/// assert_eq!(why("tablut escape=north"), "escape=north: it can be corners or edge");
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`] with the setting that can't be read.
impl FromStr for Variant {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let mut it = settings.preset(&PRESETS)?.unwrap_or(COPENHAGEN);
        let usual = it.start_board();
        let board = settings.value("board", |text| {
            let board = read_board(text)?;
            let cells = board.bounds().cell_count();
            if cells > MAX_CELLS {
                return Err(TooLarge::cells(cells).over(MAX_CELLS).into());
            }
            // The preset's own board, however it is written, leaves the preset as it is.
            Ok::<_, GridError>((Ok(board) != usual).then(|| text.to_owned()))
        })?;
        set(&mut it.start, board.flatten().map(Into::into));
        set(&mut it.first, settings.choice("begins", &ARMIES)?);
        let throne = &mut it.throne;
        let crossing = settings.choice("throne-crossing", &CROSSINGS)?;
        set(&mut throne.crossing, crossing);
        let stopping = settings.choice("throne-stopping", &STOPPINGS)?;
        set(&mut throne.stopping, stopping);
        let hostile = settings.choice("throne-hostile-to-attackers", &HOSTILITIES)?;
        set(&mut throne.hostile_to_attackers, hostile);
        let hostile = settings.choice("throne-hostile-to-defenders", &HOSTILITIES)?;
        set(&mut throne.hostile_to_defenders, hostile);
        let corners = settings.value("corners-hostile-to", read_corners)?;
        set(&mut it.corners, corners);
        let king = &mut it.king;
        let capture = settings.choice("king-capture", &KING_CAPTURES)?;
        set(&mut king.capture, capture);
        set(&mut king.reach, settings.value("king-reach", read_reach)?);
        set(&mut king.armed, settings.yes_or_no("king-armed")?);
        let shieldwall = settings.yes_or_no("shieldwall")?;
        set(&mut it.soldiers.shieldwall, shieldwall);
        let ending = &mut it.ending;
        set(&mut ending.escape, settings.choice("escape", &ESCAPES)?);
        set(&mut ending.exit_fort, settings.yes_or_no("exit-fort")?);
        let encirclement = settings.yes_or_no("encirclement")?;
        set(&mut ending.encirclement, encirclement);
        let repetition = settings.choice("repetition", &REPETITIONS)?;
        set(&mut ending.repetition, repetition);
        settings.finish()?;
        Ok(it)
    }
}

fn read_corners(text: &str) -> Result<Corners, &'static str> {
    let mut corners = Corners::ORDINARY;
    if text == "nobody" {
        return Ok(corners);
    }
    for wanted in text.split(',') {
        let whom = CORNERS.iter().find(|(name, _)| *name == wanted);
        let (_, hostile) = whom.ok_or(
            "it can be nobody, or attackers, defenders and king, with commas between them",
        )?;
        *hostile(&mut corners) = true;
    }
    Ok(corners)
}

fn read_reach(text: &str) -> Result<Reach, &'static str> {
    if text == "unlimited" {
        return Ok(Reach::Unlimited);
    }
    let limit = Settings::whole_number(text).map(Reach::AtMost);
    limit.ok_or("it can be a number of cells, or unlimited")
}

/// The preset that is nearest, and what is different: what [`FromStr`] reads as the same rules.
///
/// ```
/// use collinear::rules::hnefatafl::{Army, COPENHAGEN, Variant};
///
/// assert_eq!(COPENHAGEN.to_string(), "copenhagen");
/// let first = Army::Defenders;
/// assert_eq!(Variant { first, ..COPENHAGEN }.to_string(), "copenhagen begins=defenders");
/// ```
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The board above all: a variant of one board is not told as one of another.
        let presets = PRESETS.map(|(name, preset)| (name, preset.settings()));
        write_nearest(f, &self.settings(), &presets, Some("board"))
    }
}

impl Variant {
    /// All settings with their values.
    fn settings(&self) -> [(&'static str, String); 15] {
        let Self {
            start: _,
            first,
            throne,
            corners,
            king,
            soldiers,
            ending,
        } = self;
        [
            ("board", self.rows()),
            ("begins", name_of(first, &ARMIES)),
            ("throne-crossing", name_of(&throne.crossing, &CROSSINGS)),
            ("throne-stopping", name_of(&throne.stopping, &STOPPINGS)),
            (
                "throne-hostile-to-attackers",
                name_of(&throne.hostile_to_attackers, &HOSTILITIES),
            ),
            (
                "throne-hostile-to-defenders",
                name_of(&throne.hostile_to_defenders, &HOSTILITIES),
            ),
            ("corners-hostile-to", names_of(*corners)),
            ("king-capture", name_of(&king.capture, &KING_CAPTURES)),
            (
                "king-reach",
                match king.reach {
                    Reach::Unlimited => "unlimited".to_owned(),
                    Reach::AtMost(limit) => limit.to_string(),
                },
            ),
            ("king-armed", name_of(&king.armed, &YES_OR_NO)),
            ("shieldwall", name_of(&soldiers.shieldwall, &YES_OR_NO)),
            ("escape", name_of(&ending.escape, &ESCAPES)),
            ("exit-fort", name_of(&ending.exit_fort, &YES_OR_NO)),
            ("encirclement", name_of(&ending.encirclement, &YES_OR_NO)),
            ("repetition", name_of(&ending.repetition, &REPETITIONS)),
        ]
    }
}

fn names_of(mut corners: Corners) -> String {
    let whom = CORNERS.iter().filter(|(_, hostile)| *hostile(&mut corners));
    let names = whom.map(|(name, _)| name).join(",");
    if names.is_empty() {
        return "nobody".to_owned();
    }
    names
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(Variant);

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(super::Hnefatafl);
