//! The rules texts of games with settings are true.

mod pictures;

use std::{collections::BTreeSet, fmt::Debug, str::FromStr};

use collinear::rules::{
    SettingOf,
    hnefatafl::{self, Hnefatafl, KingCapture},
    in_a_row::InARow,
    peg_solitaire::PegSolitaire,
    reversi::Reversi,
};
use collinear_games::{
    RulesText,
    connect6::{self, Connect6},
    draughts::{self, Draughts},
    pente::{self, Pente},
    renju::{self, Renju},
};

/// Values of settings that have too many to list; each setting reads its own.
const VALUES: &str = "0 1 2 3 30 unlimited unlimited,unlimited,unlimited 0,0,0 1,5,16 1,6,16 2,5,16 \
                      nobody attackers king attackers,king attackers,defenders,king \
                      wins,nothing allowed,forbidden forbidden,allowed";

/// Each value of each setting changes the text of a preset, unless the rules stay the same. The size of the board is in
/// the title.
fn every_setting_has_its_sentence<V: Clone, R: RulesText + PartialEq>(
    settings: &[SettingOf<V>],
    presets: &[(&str, V)],
    rules: impl Fn(V) -> Option<R>,
) {
    let settings = settings.iter();
    let settings: Vec<_> = settings
        .filter(|it| !["rows", "cols", "board"].contains(&it.key))
        .collect();
    for (preset, variant) in presets {
        let base = rules(variant.clone()).expect("a preset");
        let mut changed = BTreeSet::new();
        for setting in &settings {
            for value in (setting.values)().into_iter().chain(VALUES.split(' ')) {
                let mut other = variant.clone();
                if (setting.read)(&mut other, value).is_err() {
                    continue;
                }
                let Some(other) = rules(other).filter(|other| *other != base) else {
                    continue;
                };
                let (key, text) = (setting.key, other.rules_text());
                assert_ne!(text, base.rules_text(), "{preset} {key}={value}");
                let is_prose = |line: &&str| !line.starts_with("  ");
                let mut prose = text.lines().filter(is_prose);
                assert!(!prose.any(|line| line.contains("  ")), "{text}");
                changed.insert(key);
            }
        }
        assert!(
            changed.len() + 3 >= settings.len(),
            "{preset}: only {changed:?} can be changed"
        );
    }
}

#[test]
fn every_setting_of_a_rule_set_has_its_sentence() {
    every_setting_has_its_sentence(
        connect6::Variant::SETTINGS,
        &connect6::Variant::PRESETS,
        |variant| Connect6::new(variant).ok(),
    );
    every_setting_has_its_sentence(
        draughts::Variant::SETTINGS,
        &draughts::Variant::PRESETS,
        |variant| Draughts::new(variant).ok(),
    );
    every_setting_has_its_sentence(
        hnefatafl::Variant::SETTINGS,
        &hnefatafl::Variant::PRESETS,
        |mut variant| {
            // If capture takes four sides, a corner cannot be one of them, so the game is the same.
            let on_two = [KingCapture::TwoSides, KingCapture::TwoSidesAwayFromThrone];
            variant.corners.hostile_to_king &= on_two.contains(&variant.king.capture);
            Hnefatafl::new(variant).ok()
        },
    );
    every_setting_has_its_sentence(
        pente::Variant::SETTINGS,
        &pente::Variant::PRESETS,
        |variant| Pente::new(variant).ok(),
    );
    every_setting_has_its_sentence(
        renju::Variant::SETTINGS,
        &renju::Variant::PRESETS,
        |variant| Renju::new(variant).ok(),
    );
}

/// The text of the game with these settings, in one line.
fn text<R: RulesText + FromStr<Err: Debug>>(settings: &str) -> String {
    let rules: R = settings.parse().expect(settings);
    rules
        .rules_text()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Checks that the texts of games with these settings are all different.
fn differ<R: RulesText + FromStr<Err: Debug>>(settings: &[&str]) {
    let texts: BTreeSet<_> = settings
        .iter()
        .map(|settings| text::<R>(settings))
        .collect();
    assert_eq!(texts.len(), settings.len(), "{settings:?}");
}

#[test]
fn every_setting_of_the_other_games_has_its_sentence() {
    differ::<InARow>(&[
        "",
        "connect=5",
        "exactly=yes",
        "gravity=none",
        "wrap=rows",
        "axes=orthogonal",
        "axes=diagonal",
        "axes=rising",
        "axes=falling",
        "gravity=none wrap=both",
        "gravity=none wrap=cols",
        "misere=yes",
        "misere=yes exactly=yes",
        "obstacles=d3",
        "obstacles=d3 gravity=none",
    ]);
    differ::<Reversi>(&[
        "",
        "wrap=both",
        "wrap=rows",
        "wrap=cols",
        "board=....#/.OX../.XO../....#",
    ]);
    differ::<PegSolitaire>(&[
        "",
        "goal=d4",
        "goal=d1",
        "triangle5",
        "rect4x4",
        "rect4x4 lattice=triangular",
    ]);
}

#[test]
fn what_follows_from_several_settings_is_said() {
    for (text, sentence) in [
        (
            text::<InARow>("axes=rows,rising misere=yes exactly=yes"),
            "Don't get exactly 4 discs in a row, along a row or a diagonal. The first player to get them loses.",
        ),
        (
            text::<InARow>("axes=rows,rising"),
            "Columns don't count. Diagonals that fall to the right don't count. #",
        ),
        (
            text::<InARow>("gomoku axes=cols"),
            "A line runs along a column. Rows don't count. Diagonals don't count. #",
        ),
        (
            text::<Draughts>("turkish"),
            "A man moves one step along rows and columns to a free square, forwards or sideways only.",
        ),
        (
            text::<Draughts>("frisian"),
            "It captures along diagonals, and along rows and columns (skipping the light squares), by jumping over",
        ),
        (
            text::<Draughts>("english lone-king=0,1,16"),
            "A lone king draws at once against one king, after 1 move of each player against two pieces and after 16 \
             moves of each player against three pieces, if a king is among them and nothing can be captured.",
        ),
        (
            text::<Draughts>("english lone-king=5,unlimited,unlimited"),
            "draws after 5 moves of each player against one king, if nothing can be captured.",
        ),
        (
            text::<Hnefatafl>("copenhagen corners-hostile-to=attackers,defenders,king"),
            "The corners are hostile to attackers and defenders. #",
        ),
        (
            text::<Hnefatafl>("brandubh king-capture=two-sides corners-hostile-to=attackers,king"),
            "The corners are hostile to attackers and the king. #",
        ),
        (
            text::<Hnefatafl>("copenhagen corners-hostile-to=nobody"),
            "The corners are hostile to nobody. #",
        ),
        (
            text::<Renju>("caro"),
            "# Forbidden moves No move is forbidden. #",
        ),
        (
            text::<Renju>("caro overline=nothing,forbidden"),
            "# Forbidden moves Only six or more in a row are forbidden, as said above. #",
        ),
        (
            text::<Renju>("double-four=allowed,forbidden double-three=forbidden"),
            "# Forbidden moves Black may not make two threes with one stone. White may not make two fours or two \
             threes with one stone. A stone that makes five in a row is always allowed. A four",
        ),
    ] {
        assert!(text.contains(sentence), "{sentence}\n{text}");
    }
}
