//! The rules of all games and variants, as people read them.

use std::collections::BTreeSet;

use collinear::rules::{
    draughts::{self, Draughts},
    hnefatafl::{self, Hnefatafl, KingCapture},
};
use collinear_games::renju::{self, Renju};

use super::{of_draughts, of_hnefatafl, of_renju};
use crate::{
    page,
    program::{Entry, all_games, open},
    record::Record,
    session::Session,
};

fn session(entry: &Entry, words: &str) -> Box<dyn Session> {
    let words = [entry.name()].into_iter().chain(words.split_whitespace());
    let record = Record::new(words.map(str::to_owned).collect());
    open(&all_games(), &record).expect("a game of the menu")
}

/// The games whose rules are written by a program, and one whose rules are a file.
const READ: [&str; 8] = [
    "four_in_a_row",
    "reversi",
    "peg_solitaire",
    "hnefatafl",
    "draughts",
    "pente",
    "renju",
    "breakthrough",
];

/// Each of these is read once by a person, for truth and for its English.
#[test]
fn the_rules_of_a_game() {
    for entry in all_games() {
        if READ.contains(&entry.name()) {
            let page = session(&entry, "").rules_page();
            let lines = page::lines(&page, page::WIDTH).into_iter();
            let text = lines.flat_map(|line| [line.text, "\n".to_owned()]);
            insta::assert_snapshot!(entry.name(), text.collect::<String>());
        }
    }
}

#[test]
fn two_lines_of_the_menu_say_what_a_game_is_about() {
    for entry in all_games() {
        for (variant, words) in entry.variants() {
            let session = session(&entry, words);
            let summary = session.summary();
            let lines = page::lines(&summary, 80);
            assert!(lines.len() <= 2, "{variant}: {summary}");
            assert!(summary.ends_with('.'), "{variant}: {summary}");
            assert!(session.rules_text().is_some(), "{variant}");
        }
    }
}

/// Every setting of a variant of Hnefatafl with all its values; of numbers some.
const HNEFATAFL: &[(&str, &[&str])] = &[
    ("begins", &["attackers", "defenders"]),
    ("throne-crossing", &["everybody", "who-may-stop"]),
    ("throne-stopping", &["king", "nobody"]),
    (
        "throne-hostile-to-attackers",
        &["never", "when-empty", "always"],
    ),
    (
        "throne-hostile-to-defenders",
        &["never", "when-empty", "always"],
    ),
    (
        "corners-hostile-to",
        &[
            "nobody",
            "attackers",
            "defenders",
            "king",
            "attackers,king",
            "attackers,defenders,king",
        ],
    ),
    (
        "king-capture",
        &[
            "four-sides",
            "four-sides-or-edge",
            "two-sides",
            "two-sides-away-from-throne",
        ],
    ),
    ("king-reach", &["unlimited", "1", "2"]),
    ("king-armed", &["yes", "no"]),
    ("shieldwall", &["yes", "no"]),
    ("escape", &["corners", "edge"]),
    ("exit-fort", &["yes", "no"]),
    ("encirclement", &["yes", "no"]),
    (
        "repetition",
        &[
            "ignored",
            "draw",
            "loss-for-attackers",
            "loss-for-defenders",
        ],
    ),
];

/// Every setting of a variant of draughts but the size of the board, which the title has.
const DRAUGHTS: &[(&str, &[&str])] = &[
    ("squares", &["dark", "all"]),
    ("men", &["1", "2"]),
    ("behind", &["0", "1"]),
    ("begins", &["white", "black"]),
    ("steps", &["diagonal", "orthogonal", "both"]),
    ("captures", &["diagonal", "orthogonal", "both"]),
    ("capture-backwards", &["yes", "no"]),
    ("flying-kings", &["yes", "no"]),
    ("half-turns", &["yes", "no"]),
    ("promotion", &["ends-move", "at-once", "at-end"]),
    ("king-moves-in-a-row", &["unlimited", "1", "3"]),
    ("duty", &["any", "most-pieces", "most-value"]),
    ("removal", &["at-once", "at-end"]),
    ("repetition", &["yes", "no"]),
    ("king-moves", &["unlimited", "1", "30"]),
    (
        "lone-king",
        &[
            "unlimited,unlimited,unlimited",
            "0,0,0",
            "1,5,16",
            "1,5,15",
            "1,6,16",
            "2,5,16",
        ],
    ),
    ("naming", &["numbers", "letters"]),
];

/// Checks that each value of each setting makes another text of a preset, unless it makes the same rules.
fn every_switch_has_its_sentence<R: PartialEq>(
    preset: &str,
    settings: &[(&str, &[&str])],
    read: impl Fn(&str) -> Option<R>,
    text: impl Fn(&R) -> String,
) {
    let base = read(preset).expect("a preset");
    let mut changed = BTreeSet::new();
    for &(key, values) in settings {
        for value in values {
            let words = format!("{preset} {key}={value}");
            let Some(other) = read(&words).filter(|other| *other != base) else {
                continue;
            };
            assert_ne!(text(&other), text(&base), "{words}");
            changed.insert(key);
        }
    }
    assert!(
        changed.len() + 3 >= settings.len(),
        "{preset}: only {changed:?} can be changed"
    );
}

#[test]
fn every_switch_of_hnefatafl_has_its_sentence() {
    for (preset, _) in hnefatafl::Variant::PRESETS {
        let read = |words: &str| {
            let mut variant: hnefatafl::Variant = words.parse().expect("settings");
            // Where it takes four sides a corner can be none of them: that is the same game.
            let on_two = [KingCapture::TwoSides, KingCapture::TwoSidesAwayFromThrone];
            variant.corners.hostile_to_king &= on_two.contains(&variant.king.capture);
            Hnefatafl::new(variant).ok()
        };
        every_switch_has_its_sentence(preset, HNEFATAFL, read, of_hnefatafl);
    }
}

#[test]
fn every_switch_of_draughts_has_its_sentence() {
    for (preset, _) in draughts::Variant::PRESETS {
        let read = |words: &str| Draughts::new(words.parse().expect("settings")).ok();
        every_switch_has_its_sentence(preset, DRAUGHTS, read, of_draughts);
    }
}

/// Every setting of a variant of Renju but the size of the board.
const RENJU: &[(&str, &[&str])] = &[
    (
        "overline",
        &["wins", "nothing", "forbidden", "wins,nothing"],
    ),
    (
        "double-four",
        &["allowed", "forbidden", "allowed,forbidden"],
    ),
    (
        "double-three",
        &["allowed", "forbidden", "allowed,forbidden"],
    ),
    ("open-ends", &["0", "1", "2"]),
];

#[test]
fn every_switch_of_renju_has_its_sentence() {
    for (preset, _) in renju::Variant::PRESETS {
        let read = |words: &str| words.parse::<Renju>().ok();
        every_switch_has_its_sentence(preset, RENJU, read, of_renju);
    }
}

#[test]
fn every_option_of_the_other_games_has_its_sentence() {
    for (name, options) in [
        (
            "four_in_a_row",
            &[
                "",
                "--connect 5",
                "--exactly",
                "--no-gravity",
                "--wrap=rows",
                "--axes orthogonal",
                "--axes diagonal",
                "--rows 7",
                "--cols 8",
                "--no-gravity --wrap",
                "--no-gravity --wrap=cols",
                "--misere",
                "--misere --exactly",
                "--obstacles d3",
                "--obstacles d3 --no-gravity",
            ][..],
        ),
        (
            "reversi",
            &[
                "",
                "--rows 6",
                "--cols 6",
                "--start parallel",
                "--wrap",
                "--wrap=rows",
                "--wrap=cols",
            ],
        ),
        (
            "peg_solitaire",
            &[
                "",
                "--goal d4",
                "--goal d1",
                "--start c4",
                "--board french",
                "--board triangle5",
                "--board rect4x4",
                "--board rect4x4 --triangular",
            ],
        ),
    ] {
        let all = all_games();
        let entry = all
            .iter()
            .find(|entry| entry.name() == name)
            .expect("a game");
        let pages = options
            .iter()
            .map(|words| session(entry, words).rules_page());
        assert_eq!(
            pages.collect::<BTreeSet<_>>().len(),
            options.len(),
            "{name}"
        );
    }
}
