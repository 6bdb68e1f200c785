//! [`RulesText`]: the rules of games with settings, as texts to read. Each game has a file in `rules/`. A line that
//! starts with `[squares=dark]` is for games with this setting, `[squares!=dark]` is for all others, and
//! `[captures=diagonal|both]` allows either value. Several conditions, separated by spaces, must all hold. `{connect}`
//! inserts the value of a setting, and `{men:row}` counts: `1 row`, `2 rows`.

use collinear::{
    Direction, Length, Origin,
    rules::{
        Rules, Setting, SettingOf, Side,
        hnefatafl::{Escape, Hnefatafl, KingCapture},
        in_a_row::InARow,
        peg_solitaire::{Goal, PegSolitaire},
        reversi::{self, Reversi},
    },
};

use crate::{
    connect6::{self, Connect6},
    draughts::{self, Draughts, Lines, Squares},
    pente::{self, Pente},
    renju::{Double, Overline, Renju},
};

/// The rules of a game with settings, as a text to read. For all other games see [`rules_text`](crate::rules_text).
///
/// ```
/// use collinear::rules::in_a_row::FOUR_IN_A_ROW;
/// use collinear_games::RulesText;
///
/// assert!(FOUR_IN_A_ROW.rules_text().contains("drop a disc"));
/// assert!(FOUR_IN_A_ROW.misere().rules_text().starts_with("Don't get\n4 discs in a row"));
/// ```
pub trait RulesText {
    /// Returns the rules in the form of [`rules_text`](crate::rules_text).
    #[must_use]
    fn rules_text(&self) -> String;
}

/// A setting, or a fact derived from several, and its value.
type Fact = (&'static str, String);

/// The lines of a rules file whose conditions hold for a game, with its values filled in.
fn written(file: &str, facts: &[Fact]) -> String {
    let value = |key: &str| {
        let fact = facts.iter().find(|(of, _)| *of == key);
        fact.map_or("", |(_, value)| value)
    };
    let is_met = |condition: &str| {
        let (key, values) = condition.split_once('=').unwrap_or((condition, ""));
        let (key, wanted) = key
            .strip_suffix('!')
            .map_or((key, true), |key| (key, false));
        values.split('|').any(|it| it == value(key)) == wanted
    };
    let part = |(i, part): (usize, &str)| match (i % 2, part.split_once(':')) {
        (0, _) => part.to_owned(),
        (_, None) => value(part).to_owned(),
        (_, Some((key, what))) => counted(value(key), what),
    };
    let mut text = String::new();
    for line in file.lines() {
        let conditional = line.strip_prefix('[').and_then(|line| line.split_once(']'));
        let line = match conditional {
            Some((conditions, _)) if !conditions.split(' ').all(is_met) => continue,
            Some((_, line)) => line.strip_prefix(' ').unwrap_or(line),
            None => line,
        };
        text.extend(line.split(['{', '}']).enumerate().map(part));
        text.push('\n');
    }
    text
}

/// `1 row`, `2 rows`
fn counted(number: &str, what: &str) -> String {
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {what}{ending}")
}

/// `a row, a column or a diagonal`
fn listed(names: &[impl AsRef<str>], last: &str) -> String {
    let names: Vec<_> = names.iter().map(AsRef::as_ref).collect();
    match names.split_last() {
        Some((end, names)) if !names.is_empty() => format!("{} {last} {end}", names.join(", ")),
        _ => names.concat(),
    }
}

fn settings<V>(settings: &[SettingOf<V>], variant: &V) -> Vec<Fact> {
    let settings = settings.iter();
    settings.map(|it| (it.key, (it.write)(variant))).collect()
}

impl RulesText for Connect6 {
    fn rules_text(&self) -> String {
        let facts = settings(connect6::Variant::SETTINGS, self.variant());
        written(include_str!("../rules/connect6.txt"), &facts)
    }
}

impl RulesText for Pente {
    fn rules_text(&self) -> String {
        let facts = settings(pente::Variant::SETTINGS, self.variant());
        written(include_str!("../rules/pente.txt"), &facts)
    }
}

impl RulesText for Draughts {
    fn rules_text(&self) -> String {
        let variant = self.variant();
        let along = |lines| match (lines, variant.board.squares) {
            (Lines::Diagonal, _) => "along diagonals",
            (Lines::Orthogonal, Squares::All) => "along rows and columns",
            (Lines::Orthogonal, Squares::Dark) => {
                "along rows and columns (skipping the light squares)"
            }
            (Lines::Both, Squares::All) => "along rows, columns and diagonals",
            (Lines::Both, Squares::Dark) => {
                "along diagonals, and along rows and columns (skipping the light squares),"
            }
        };
        let mut facts = settings(draughts::Variant::SETTINGS, variant);
        facts.extend([
            ("along-steps", along(variant.steps).to_owned()),
            ("along-captures", along(variant.captures).to_owned()),
            ("lone-king-draws", lone_king_draws(variant.draws.lone_king)),
        ]);
        written(include_str!("../rules/draughts.txt"), &facts)
    }
}

/// When a lone king draws against one, two or three pieces.
fn lone_king_draws(limits: [Option<u16>; 3]) -> String {
    let against = ["one king", "two pieces", "three pieces"];
    let draws = against
        .into_iter()
        .zip(limits)
        .filter_map(|(pieces, limit)| {
            Some(match limit? {
                0 => format!("at once against {pieces}"),
                moves => {
                    let moves = counted(&moves.to_string(), "move");
                    format!("after {moves} of each player against {pieces}")
                }
            })
        });
    let draws = listed(&draws.collect::<Vec<_>>(), "and");
    match limits {
        [_, None, None] => format!("{draws}, if nothing can be captured"),
        _ => format!("{draws}, if a king is among them and nothing can be captured"),
    }
}

impl RulesText for Hnefatafl {
    fn rules_text(&self) -> String {
        let variant = self.variant();
        let two_sides = matches!(
            variant.king.capture,
            KingCapture::TwoSides | KingCapture::TwoSidesAwayFromThrone
        );
        let corners = variant.corners;
        let corner_takes_king =
            corners.hostile_to_king && two_sides && variant.ending.escape == Escape::Corners;
        let hostile_to = [
            ("attackers", corners.hostile_to_attackers),
            ("defenders", corners.hostile_to_defenders),
            ("the king", corner_takes_king),
        ];
        let hostile_to: Vec<_> = hostile_to.iter().filter(|it| it.1).map(|it| it.0).collect();
        let hostile_to = if hostile_to.is_empty() {
            "nobody".to_owned()
        } else {
            listed(&hostile_to, "and")
        };
        let mut facts = vec![
            ("corners-hostile-to", hostile_to),
            ("corner-takes-king", corner_takes_king.write()),
            ("two-sides", two_sides.write()),
        ];
        let settings = settings(collinear::rules::hnefatafl::Variant::SETTINGS, variant);
        facts.extend(settings);
        written(include_str!("../rules/hnefatafl.txt"), &facts)
    }
}

impl RulesText for Renju {
    fn rules_text(&self) -> String {
        let limits = Side::BOTH.map(|side| self.limits(side));
        let doubles = limits.map(|of| match (of.double_four, of.double_three) {
            (Double::Allowed, Double::Allowed) => "none",
            (Double::Forbidden, Double::Allowed) => "fours",
            (Double::Allowed, Double::Forbidden) => "threes",
            (Double::Forbidden, Double::Forbidden) => "both",
        });
        let forbidden = if doubles != ["none"; 2] {
            "doubles"
        } else if limits.iter().any(|of| of.overline == Overline::Forbidden) {
            "overlines"
        } else {
            "nothing"
        };
        let facts = [
            ("open-ends", self.variant().open_ends.to_string()),
            ("overline-of-black", limits[0].overline.write()),
            ("overline-of-white", limits[1].overline.write()),
            ("doubles-of-black", doubles[0].to_owned()),
            ("doubles-of-white", doubles[1].to_owned()),
            ("forbidden", forbidden.to_owned()),
        ];
        written(include_str!("../rules/renju.txt"), &facts)
    }
}

impl RulesText for InARow {
    fn rules_text(&self) -> String {
        let runs = |axis| self.axes().iter().any(|&it| it == axis || it == -axis);
        let kinds = [Direction::E, Direction::S, Direction::SE, Direction::NE];
        let [rows, columns, falling, rising] = kinds.map(runs);
        let lines = [
            ("a row", rows),
            ("a column", columns),
            ("a diagonal", falling || rising),
        ];
        let lines: Vec<_> = lines.iter().filter(|it| it.1).map(|it| it.0).collect();
        let piece = if self.has_gravity() { "disc" } else { "stone" };
        let facts = [
            ("connect", self.length().k().write()),
            (
                "exactly",
                matches!(self.length(), Length::Exactly(_)).write(),
            ),
            ("gravity", self.has_gravity().write()),
            ("misere", self.is_misere().write()),
            ("obstacles", self.obstacles().next().is_some().write()),
            ("wrap", self.bounds().wrap().write()),
            ("piece", piece.to_owned()),
            ("lines", listed(&lines, "or")),
            ("rows", rows.write()),
            ("columns", columns.write()),
            ("falling", falling.write()),
            ("rising", rising.write()),
        ];
        written(include_str!("../rules/in_a_row.txt"), &facts)
    }
}

impl RulesText for Reversi {
    fn rules_text(&self) -> String {
        let start = self.start();
        let mut squares = start.grid().iter();
        let facts = [
            ("wrap", self.bounds().wrap().write()),
            (
                "holes",
                squares.any(|it| *it == reversi::Square::Hole).write(),
            ),
        ];
        written(include_str!("../rules/reversi.txt"), &facts)
    }
}

impl RulesText for PegSolitaire {
    fn rules_text(&self) -> String {
        let goal = match self.goal() {
            Goal::AnyHole => "any".to_owned(),
            Goal::Hole(hole) => {
                let name = self.bounds().name_from(hole, Origin::TopLeft);
                name.map(|name| name.to_string()).unwrap_or_default()
            }
        };
        let mut squares = self.start_board().iter();
        let facts = [
            ("goal", goal),
            ("lattice", self.lattice().write()),
            ("gaps", squares.any(|square| !square.is_hole()).write()),
        ];
        written(include_str!("../rules/peg_solitaire.txt"), &facts)
    }
}
