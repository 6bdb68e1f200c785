//! Variants as text: what is written is read as the same rules, and texts that stand for none.

use collinear::rules::hnefatafl::{
    Army, COPENHAGEN, Corners, Crossing, Escape, Hnefatafl, Hostility, KingCapture, Reach,
    Repetition, SetupError, Stopping, Variant,
};

use super::budget;
use super::engines::random_variants::{Dice, any_settings};
use super::engines::variant;

#[track_caller]
fn read(text: &str) -> Variant {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn presets_are_written_by_their_names() {
    for (name, preset) in Variant::PRESETS {
        assert_eq!(preset.to_string(), name);
        assert_eq!(read(name), preset);
    }
    assert_eq!(read(""), COPENHAGEN);
}

#[test]
fn what_is_written_is_read_as_the_same_variant() {
    let mut dice = Dice(13);
    for _ in 0..budget::of(300, 2_000, 2_000) {
        let rows = 1 + 2 * dice.below(5);
        let variant = variant(&any_settings(rows, 3 + 2 * dice.below(4), &mut dice));
        let text = variant.to_string();
        assert_eq!(read(&text), variant, "{text}");
        assert_eq!(read(&text).to_string(), text);
    }
}

#[test]
fn a_setting_changes_what_it_names_alone() {
    let rows = [
        // No more than what is different is written, and of presets the nearest is named.
        (
            "tablut king-capture=four-sides",
            "tablut king-capture=four-sides",
        ),
        ("copenhagen shieldwall=no", "copenhagen shieldwall=no"),
        (
            "copenhagen exit-fort=no repetition=draw shieldwall=no",
            "fetlar",
        ),
        (
            "web11 king-reach=unlimited throne-crossing=everybody",
            "fetlar",
        ),
        (
            "fetlar corners-hostile-to=king,attackers",
            "fetlar corners-hostile-to=attackers,king",
        ),
        (
            "brandubh corners-hostile-to=nobody",
            "brandubh corners-hostile-to=nobody",
        ),
        (
            "repetition=loss-for-attackers",
            "copenhagen repetition=loss-for-attackers",
        ),
        ("brandubh board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3", "brandubh"),
        ("board=999999999999999999999999", ""),
        ("begins=defenders brandubh=", ""),
        (
            "ardri board=3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3 king-reach=007",
            // It is Brandubh's board.
            "brandubh throne-crossing=who-may-stop king-capture=four-sides king-reach=7 encirclement=no",
        ),
    ];
    for (text, expected) in rows {
        match text.parse::<Variant>() {
            Ok(variant) => assert_eq!(variant.to_string(), expected),
            Err(error) => assert_eq!("", expected, "{error}"),
        }
    }
}

#[test]
fn texts_that_are_no_variant_are_refused() {
    let rows = [
        (
            "chess",
            "there is no preset chess: there are brandubh, ardri, tablut, copenhagen, fetlar, web9 and web11",
        ),
        (
            "tablut brandubh",
            "brandubh is no setting: settings are written key=value",
        ),
        (
            "king=armed",
            "there is no setting king: there are board, begins, throne-crossing, throne-stopping, throne-hostile-to-attackers, throne-hostile-to-defenders, corners-hostile-to, king-capture, king-reach, king-armed, shieldwall, escape, exit-fort, encirclement and repetition",
        ),
        (
            "shieldwall=yes shieldwall=yes",
            "shieldwall is set more than once",
        ),
        ("shieldwall=maybe", "shieldwall=maybe: it can be yes or no"),
        (
            "begins=king",
            "begins=king: it can be attackers or defenders",
        ),
        (
            "throne-stopping=Nobody",
            "throne-stopping=Nobody: it can be king or nobody",
        ),
        (
            "king-reach=-1",
            "king-reach=-1: it can be a number of cells, or unlimited",
        ),
        (
            "king-reach=",
            "king-reach=: it can be a number of cells, or unlimited",
        ),
        (
            "corners-hostile-to=king,nobody",
            "corners-hostile-to=king,nobody: it can be nobody, or attackers, defenders and king, with commas between them",
        ),
        (
            "board=3a/3",
            "board=3a/3: row 1 has 3 columns, but row 0 has 4",
        ),
        (
            "repetition=loss",
            "repetition=loss: it can be ignored, draw, loss-for-attackers or loss-for-defenders",
        ),
    ];
    for (text, expected) in rows {
        let error = text.parse::<Variant>().expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn boards_of_settings_are_limited_to_two_to_the_twentieth_cells() {
    let columns = |board: &str| {
        let variant = board.parse::<Variant>().ok()?;
        Some(variant.start_board().expect(board).bounds().cols())
    };
    assert_eq!(columns("board=1048576"), Some(1 << 20));
    assert_eq!(columns("board=1048577"), None);
    assert_eq!(columns("board=1048576a"), None);
}

#[test]
fn a_game_is_read_as_its_variant_and_refused_if_there_is_none() {
    for (name, preset) in Variant::PRESETS {
        let game: Hnefatafl = name.parse().expect(name);
        assert_eq!(Ok(&game), Hnefatafl::new(preset).as_ref());
        assert_eq!(game.to_string(), name);
    }
    let error = "tablut exit-fort=yes"
        .parse::<Hnefatafl>()
        .expect_err("the edge is the goal");
    assert_eq!(error.reason(), Some(&SetupError::FortAtGoal));
}

/// A preset, a setting, and what it sets.
type Switch = (&'static str, &'static str, fn(&mut Variant));

const SWITCHES: &[Switch] = &[
    ("brandubh", "begins=attackers", |it| {
        it.first = Army::Attackers;
    }),
    ("brandubh", "begins=defenders", |it| {
        it.first = Army::Defenders;
    }),
    ("ardri", "throne-crossing=everybody", |it| {
        it.throne.crossing = Crossing::Everybody;
    }),
    ("tablut", "throne-crossing=who-may-stop", |it| {
        it.throne.crossing = Crossing::WhoMayStop;
    }),
    ("tablut", "throne-stopping=king", |it| {
        it.throne.stopping = Stopping::King;
    }),
    ("ardri", "throne-stopping=nobody", |it| {
        it.throne.stopping = Stopping::Nobody;
    }),
    ("ardri", "throne-hostile-to-attackers=never", |it| {
        it.throne.hostile_to_attackers = Hostility::Never;
    }),
    ("fetlar", "throne-hostile-to-attackers=when-empty", |it| {
        it.throne.hostile_to_attackers = Hostility::WhenEmpty;
    }),
    ("ardri", "throne-hostile-to-attackers=always", |it| {
        it.throne.hostile_to_attackers = Hostility::Always;
    }),
    ("ardri", "throne-hostile-to-defenders=never", |it| {
        it.throne.hostile_to_defenders = Hostility::Never;
    }),
    ("ardri", "throne-hostile-to-defenders=when-empty", |it| {
        it.throne.hostile_to_defenders = Hostility::WhenEmpty;
    }),
    ("ardri", "throne-hostile-to-defenders=always", |it| {
        it.throne.hostile_to_defenders = Hostility::Always;
    }),
    ("fetlar", "corners-hostile-to=king", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: false,
            hostile_to_king: true,
        };
    }),
    ("fetlar", "corners-hostile-to=attackers", |it| {
        it.corners = Corners {
            hostile_to_attackers: true,
            hostile_to_defenders: false,
            hostile_to_king: false,
        };
    }),
    ("fetlar", "corners-hostile-to=defenders,king", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: true,
            hostile_to_king: true,
        };
    }),
    ("fetlar", "corners-hostile-to=nobody", |it| {
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: false,
            hostile_to_king: false,
        };
    }),
    ("tablut", "king-capture=four-sides", |it| {
        it.king.capture = KingCapture::FourSides;
    }),
    ("tablut", "king-capture=four-sides-or-edge", |it| {
        it.king.capture = KingCapture::FourSidesOrEdge;
    }),
    ("tablut", "king-capture=two-sides", |it| {
        it.king.capture = KingCapture::TwoSides;
    }),
    ("fetlar", "king-capture=two-sides-away-from-throne", |it| {
        it.king.capture = KingCapture::TwoSidesAwayFromThrone;
    }),
    ("tablut", "king-reach=2", |it| {
        it.king.reach = Reach::AtMost(2);
    }),
    ("web9", "king-reach=unlimited", |it| {
        it.king.reach = Reach::Unlimited;
    }),
    ("tablut", "king-armed=no", |it| {
        it.king.armed = false;
    }),
    ("tablut", "king-armed=yes", |it| {
        it.king.armed = true;
    }),
    ("tablut", "shieldwall=yes", |it| {
        it.soldiers.shieldwall = true;
    }),
    ("copenhagen", "shieldwall=no", |it| {
        it.soldiers.shieldwall = false;
    }),
    ("tablut", "escape=corners", |it| {
        it.ending.escape = Escape::Corners;
    }),
    ("fetlar", "escape=edge corners-hostile-to=nobody", |it| {
        it.ending.escape = Escape::Edge;
        it.corners = Corners {
            hostile_to_attackers: false,
            hostile_to_defenders: false,
            hostile_to_king: false,
        };
    }),
    ("fetlar", "exit-fort=yes", |it| {
        it.ending.exit_fort = true;
    }),
    ("copenhagen", "exit-fort=no", |it| {
        it.ending.exit_fort = false;
    }),
    ("tablut", "encirclement=yes", |it| {
        it.ending.encirclement = true;
    }),
    ("copenhagen", "encirclement=no", |it| {
        it.ending.encirclement = false;
    }),
    ("copenhagen", "repetition=ignored", |it| {
        it.ending.repetition = Repetition::Ignored;
    }),
    ("copenhagen", "repetition=draw", |it| {
        it.ending.repetition = Repetition::Draw;
    }),
    ("tablut", "repetition=loss-for-defenders", |it| {
        it.ending.repetition = Repetition::LossFor(Army::Defenders);
    }),
    ("tablut", "repetition=loss-for-attackers", |it| {
        it.ending.repetition = Repetition::LossFor(Army::Attackers);
    }),
];

#[test]
fn every_value_of_every_setting() {
    for (preset, settings, set) in SWITCHES {
        let mut expected = read(preset);
        set(&mut expected);
        assert_eq!(
            read(&format!("{preset} {settings}")),
            expected,
            "{preset} {settings}"
        );
    }
}
