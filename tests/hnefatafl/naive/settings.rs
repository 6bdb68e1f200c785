//! The rules of the naive program as values, and those of the tables.

use serde_json::Value;

/// All the switches, none of them grouped. Sides are `'a'` and `'d'`, as on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a switch each, as in the tables"
)]
pub(crate) struct Settings {
    /// Rows of `a`, `d`, `K` and `.`, from the top.
    pub(crate) start: Vec<String>,
    pub(crate) first: char,
    pub(crate) escape: Escape,
    /// How far the king goes at most, if there is a limit.
    pub(crate) king_steps: Option<usize>,
    pub(crate) soldiers_cross_throne: bool,
    pub(crate) king_returns_to_throne: bool,
    pub(crate) throne_hostile_to_attackers: Hostile,
    pub(crate) throne_hostile_to_defenders: Hostile,
    pub(crate) corners_hostile_to_attackers: bool,
    pub(crate) corners_hostile_to_defenders: bool,
    pub(crate) corners_hostile_to_king: bool,
    pub(crate) king_armed: bool,
    pub(crate) king_taken: KingTaken,
    pub(crate) shieldwall: bool,
    pub(crate) exit_fort: bool,
    pub(crate) encirclement: bool,
    pub(crate) repetition: Repetition,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Escape {
    Corners,
    Edge,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hostile {
    Never,
    WhenEmpty,
    Always,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KingTaken {
    /// Attackers or the empty throne on all four sides; the edge never helps.
    FourSides,
    /// The same, and the edge counts as a side.
    FourSidesOrEdge,
    /// Two opposite sides, wherever he stands.
    TwoSides,
    /// Two opposite sides, but all four on the throne and beside it.
    TwoSidesFourAtThrone,
}

/// What the third occurrence of a position does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Repetition {
    Ignored,
    Draw,
    LossFor(char),
}

/// A row of the tables: how many games there are from a preset's start, by their number of plies.
pub(crate) struct Counts {
    pub(crate) preset: String,
    pub(crate) paths: Vec<u64>,
    /// How many soldiers their last moves took.
    pub(crate) soldiers_taken_by_last_move: Vec<u64>,
    pub(crate) won_by_attackers: Vec<u64>,
    pub(crate) won_by_defenders: Vec<u64>,
}

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/hnefatafl.json")).expect("the data is JSON")
}

pub(crate) const PRESETS: [&str; 7] = [
    "brandubh",
    "ardri",
    "tablut",
    "copenhagen",
    "fetlar",
    "web9",
    "web11",
];

/// The settings of a preset.
pub(crate) fn preset(name: &str) -> Settings {
    let preset = &data()["presets"][name];
    let text = |key: &str| {
        preset[key]
            .as_str()
            .unwrap_or_else(|| panic!("{name}: {key}"))
    };
    let yes = |key: &str| {
        preset[key]
            .as_bool()
            .unwrap_or_else(|| panic!("{name}: {key}"))
    };
    let hostile = |key: &str| match text(key) {
        "never" => Hostile::Never,
        "when empty" => Hostile::WhenEmpty,
        "always" => Hostile::Always,
        other => panic!("{name}: {other}"),
    };
    let rows = preset["start"].as_array().expect("rows").iter();
    Settings {
        start: rows
            .map(|row| row.as_str().expect("a row").to_owned())
            .collect(),
        first: side(text("first")),
        escape: match text("escape") {
            "corners" => Escape::Corners,
            "edge" => Escape::Edge,
            other => panic!("{name}: {other}"),
        },
        king_steps: preset["king_steps"]
            .as_u64()
            .map(|steps| usize::try_from(steps).expect("a few steps")),
        soldiers_cross_throne: yes("soldiers_cross_throne"),
        king_returns_to_throne: yes("king_returns_to_throne"),
        throne_hostile_to_attackers: hostile("throne_hostile_to_attackers"),
        throne_hostile_to_defenders: hostile("throne_hostile_to_defenders"),
        corners_hostile_to_attackers: yes("corners_hostile_to_attackers"),
        corners_hostile_to_defenders: yes("corners_hostile_to_defenders"),
        corners_hostile_to_king: yes("corners_hostile_to_king"),
        king_armed: yes("king_armed"),
        king_taken: match text("king_taken") {
            "four sides" => KingTaken::FourSides,
            "four sides or edge" => KingTaken::FourSidesOrEdge,
            "two sides" => KingTaken::TwoSides,
            "two sides, four at the throne" => KingTaken::TwoSidesFourAtThrone,
            other => panic!("{name}: {other}"),
        },
        shieldwall: yes("shieldwall"),
        exit_fort: yes("exit_fort"),
        encirclement: yes("encirclement"),
        repetition: match text("repetition") {
            "ignored" => Repetition::Ignored,
            "draw" => Repetition::Draw,
            loser => Repetition::LossFor(side(loser.trim_start_matches("loss for "))),
        },
    }
}

fn side(name: &str) -> char {
    match name {
        "attackers" => 'a',
        "defenders" => 'd',
        other => panic!("{other} is no side"),
    }
}

/// All that is known of the number of games.
pub(crate) fn counts() -> Vec<Counts> {
    let data = data();
    let rows = data["counts"].as_array().expect("counts").iter();
    let row = |row: &Value| {
        let numbers = |key: &str| {
            let numbers = row[key].as_array().expect(key).iter();
            numbers.map(|number| number.as_u64().expect(key)).collect()
        };
        Counts {
            preset: row["preset"].as_str().expect("a preset").to_owned(),
            paths: numbers("paths"),
            soldiers_taken_by_last_move: numbers("soldiers_taken_by_last_move"),
            won_by_attackers: numbers("won_by_attackers"),
            won_by_defenders: numbers("won_by_defenders"),
        }
    };
    rows.map(row).collect()
}
