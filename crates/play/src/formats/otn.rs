//! OpenTafl Notation: rules, positions and moves of Hnefatafl and its kin as OpenTafl writes them,
//! <https://github.com/jslater89/OpenTafl/blob/master/opentafl-notation-spec.txt>.

use std::fmt::Write as _;

use collinear::{
    Grid,
    rules::hnefatafl::{
        Army, Crossing, Escape, Hostility, KingCapture, Reach, Repetition, Square, Stopping,
        Variant,
    },
};
use itertools::Itertools;

use super::{chosen, ended, sgf::one_line};
use crate::{
    games::HnefataflOptions, quoted::quoted, record::Record, session::Session, table::typed,
};

/// All kinds of pieces, small letters for attackers.
const ALL: &str = "tcnkmTCNKM";

/// The rule set of a rules record, `dim:7 ks:w start:/3t3/../`; or which of its rules are not known here.
///
/// Who wins by repetition, `tfr:w` and `tfr:l`, is left to whoever keeps the score: such a game goes on.
pub(crate) fn rules(text: &str) -> Result<Variant, String> {
    let mut switches = Switches::default();
    let mut start = None;
    for rule in text.split_whitespace() {
        let form = || format!("a rule looks like key:value, not {}", quoted(rule));
        let (key, value) = rule.split_once(':').ok_or_else(form)?;
        match key {
            "start" => start = Some(board(value)?),
            "starti" => start = Some(inverted(value)?),
            _ => switches
                .take(key, value)
                .ok_or_else(|| format!("{} is not played here", quoted(rule)))?,
        }
    }
    let start = start.ok_or("start: it has no board to begin with")?;
    let words = format!("copenhagen {} board={start}", switches.words()?);
    let variant: Variant = words
        .parse()
        .map_err(|error: collinear::rules::SettingsError| error.to_string())?;
    let board = variant.start_board().map_err(|error| error.to_string())?;
    let (rows, cols) = (board.rows(), board.cols());
    match switches.size {
        None => Err("dim: it does not say how large the board is".to_owned()),
        Some(size) if (rows, cols) == (size, size) => Ok(variant),
        Some(size) => Err(format!(
            "start: a board of {rows} rows and {cols} columns, and dim:{size}"
        )),
    }
}

/// The rules, as they are if a record leaves them out.
#[expect(clippy::struct_excessive_bools, reason = "the notation has as many")]
struct Switches {
    size: Option<usize>,
    settings: Vec<(&'static str, &'static str)>,
    reach: String,
    escapes_to_edge: bool,
    has_corners: bool,
    /// To whom the corners are hostile, the throne, and the empty throne.
    corners: String,
    throne: String,
    empty_throne: String,
    /// Whether the king may stop on the throne, and come back to it.
    king_stops: bool,
    king_returns: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            size: None,
            settings: vec![
                ("begins", "attackers"),
                ("encirclement", "yes"),
                ("repetition", "draw"),
                ("king-armed", "yes"),
                ("king-capture", "four-sides"),
                ("throne-crossing", "everybody"),
                ("shieldwall", "no"),
                ("exit-fort", "no"),
            ],
            reach: "unlimited".to_owned(),
            escapes_to_edge: false,
            has_corners: true,
            corners: ALL.to_owned(),
            throne: "tcnkm".to_owned(),
            empty_throne: ALL.to_owned(),
            king_stops: true,
            king_returns: true,
        }
    }
}

impl Switches {
    fn set(&mut self, key: &'static str, value: &'static str) {
        self.settings.retain(|(known, _)| *known != key);
        self.settings.push((key, value));
    }

    /// Takes a rule; `None` if nothing here is like it.
    fn take(&mut self, key: &str, value: &str) -> Option<()> {
        let yes_or_no = || match value {
            "y" => Some("yes"),
            "n" => Some("no"),
            _ => None,
        };
        match (key, value) {
            ("dim", _) => self.size = Some(value.parse().ok()?),
            // Jumps of pieces that are refused in the board, and what is so in any case.
            ("name" | "nj" | "cj" | "mj" | "gj", _)
            | ("kj" | "ber" | "linc", "n")
            | ("cor" | "cen", "default")
            | ("afor" | "dfor", "")
            | ("corp" | "cors", "K")
            | ("swf", "y") => {}
            ("cor", "") => self.has_corners = false,
            ("esc", "c") => self.escapes_to_edge = false,
            ("esc", "e") => self.escapes_to_edge = true,
            ("surf", _) => self.set("encirclement", yes_or_no()?),
            ("atkf", "y") => self.set("begins", "attackers"),
            ("atkf", "n") => self.set("begins", "defenders"),
            ("tfr", "d") => self.set("repetition", "draw"),
            ("tfr", "i" | "w" | "l") => self.set("repetition", "ignored"),
            ("ka", _) => self.set("king-armed", yes_or_no()?),
            ("ks", "s" | "y") => self.set("king-capture", "four-sides"),
            ("ks", "w" | "n") => self.set("king-capture", "two-sides"),
            ("ks", "c") => self.set("king-capture", "two-sides-away-from-throne"),
            ("ks", "m") => self.set("king-capture", "four-sides-or-edge"),
            ("spd", _) => self.reach = read_reach(value)?,
            ("corh", _) => value.clone_into(&mut self.corners),
            ("cenh", _) => value.clone_into(&mut self.throne),
            ("cenhe", _) => value.clone_into(&mut self.empty_throne),
            ("cenp", "K") => self.set("throne-crossing", "who-may-stop"),
            ("cenp", _) if has(value, 't') && has(value, 'T') && has(value, 'K') => {}
            ("cens", "K") => self.king_stops = true,
            ("cens", "") => self.king_stops = false,
            ("cenre" | "corre", _) if has(value, 'K') => {}
            ("cenre", _) => self.king_returns = false,
            ("sw", "n") => self.set("shieldwall", "no"),
            ("sw", "s") => self.set("shieldwall", "yes"),
            ("efe", _) => self.set("exit-fort", yes_or_no()?),
            _ if FORTS.contains(&key) => {}
            _ => return None,
        }
        Some(())
    }

    /// The settings of a variant.
    fn words(&self) -> Result<String, String> {
        let mut words = self
            .settings
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .join(" ");
        let hostile = |piece| match (has(&self.throne, piece), has(&self.empty_throne, piece)) {
            (true, _) => "always",
            (false, true) => "when-empty",
            (false, false) => "never",
        };
        let stops = if self.king_stops && self.king_returns {
            "king"
        } else {
            "nobody"
        };
        let corners = match (self.escapes_to_edge, self.has_corners) {
            (false, false) => return Err("a game to the corners has none".to_owned()),
            (true, true) => {
                return Err(
                    "corners are ordinary here in a game to the edge: cor: is missing".to_owned(),
                );
            }
            (true, false) => String::new(),
            (false, true) => {
                let kinds = [('t', "attackers"), ('T', "defenders"), ('K', "king")];
                let whom = kinds.iter().filter(|(piece, _)| has(&self.corners, *piece));
                whom.map(|(_, whom)| *whom).join(",")
            }
        };
        let corners = if corners.is_empty() {
            "nobody"
        } else {
            &corners
        };
        let escape = if self.escapes_to_edge {
            "edge"
        } else {
            "corners"
        };
        let _ = write!(
            words,
            " throne-hostile-to-attackers={} throne-hostile-to-defenders={} throne-stopping={stops} \
             corners-hostile-to={corners} escape={escape} king-reach={}",
            hostile('t'),
            hostile('T'),
            self.reach
        );
        Ok(words)
    }
}

/// Rules about forts, of which there are none.
const FORTS: [&str; 8] = [
    "aforh", "dforh", "aforp", "dforp", "afors", "dfors", "aforre", "dforre",
];

fn has(pieces: &str, piece: char) -> bool {
    pieces.contains(piece)
}

/// How far the king moves, if all others move as far as they like.
fn read_reach(text: &str) -> Option<String> {
    let limits: Vec<i32> = text
        .split(',')
        .map(|limit| limit.parse().ok())
        .collect::<Option<_>>()?;
    // The defenders' king stands last but one of ten, or before the mercenary and the guard of twelve.
    let king = match limits.len() {
        1 | 2 => None,
        8 => Some(7),
        10 => Some(8),
        12 => Some(9),
        _ => return None,
    };
    let mut others = limits.iter().enumerate();
    if !others.all(|(place, &limit)| limit == -1 || Some(place) == king) {
        return None;
    }
    match king.map(|king| limits[king]) {
        Some(limit) if limit != -1 => usize::try_from(limit).ok().map(|limit| limit.to_string()),
        _ => Some("unlimited".to_owned()),
    }
}

/// The board of a position record, whose rows are counted from the bottom: `/3t3/3t3/../`.
fn board(text: &str) -> Result<String, String> {
    let inverted = inverted(text)?;
    let rows: Vec<_> = inverted.split('/').rev().collect();
    Ok(rows.join("/"))
}

/// The same with the rows from the top.
fn inverted(text: &str) -> Result<String, String> {
    let board = text.trim_matches('/').chars().map(|char| match char {
        't' => Ok('a'),
        'T' => Ok('d'),
        'K' | '/' | '0'..='9' => Ok(char),
        _ => Err(format!(
            "{} is no piece that is known here: they are t, T and K",
            quoted(&char.to_string())
        )),
    });
    board.collect()
}

/// The board of a position record in a game of these rules.
pub(crate) fn position(variant: &Variant, text: &str) -> Result<Grid<Square>, String> {
    let start = board(text)?.into();
    let board = Variant {
        start,
        ..variant.clone()
    }
    .start_board();
    board.map_err(|error| error.to_string())
}

/// A move record as moves are written here, `Ke5-e8xne9/d8+` as `e5-e8xe9xd8`.
pub(crate) fn word(text: &str) -> String {
    let text = text.trim_end_matches(['+', '-']);
    let name = |cell: &str| -> String {
        let letters = cell.chars().take_while(char::is_ascii_alphabetic).count();
        // A piece stands before its cell: two letters, or one that is large.
        let has_piece = letters > 1 || cell.starts_with(|first: char| first.is_ascii_uppercase());
        cell.chars()
            .skip(usize::from(has_piece && letters > 1))
            .collect()
    };
    let (cells, captures) = text.split_once('x').unwrap_or((text, ""));
    let cells = cells.split('-').map(name).join("-");
    let captures = captures.split(['/', 'x']).filter(|cell| !cell.is_empty());
    captures
        .map(name)
        .fold(cells, |text, cell| text + "x" + &cell)
}

/// The record of a game: tags, the last of them the rules, then numbered turns with comments in brackets. Of
/// its variations only the main line is taken.
pub(super) fn read(text: &str) -> Result<Record, String> {
    let (mut tags, mut words) = (Vec::new(), Vec::new());
    let (mut rest, mut is_in_moves) = (text.trim_start(), false);
    while !rest.is_empty() {
        if let Some(bracket) = rest.strip_prefix('[') {
            let (inside, after) = bracket
                .split_once(']')
                .ok_or("a bracket has no end, which is ]")?;
            // After the rules a bracket is a comment.
            if !is_in_moves && let Some((key, value)) = inside.split_once(':') {
                tags.push((key.trim(), value.trim()));
                is_in_moves = key == "rules" && !after.trim_start().starts_with("[position:");
            }
            rest = after.trim_start();
        } else {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let (number, moves) = line.split_once('.').unwrap_or((line, ""));
            // A variation has letters in its number.
            if number.chars().all(|char| char.is_ascii_digit()) {
                words.extend(moves.split_whitespace().map(str::to_owned));
            }
            rest = after.trim_start();
        }
    }
    let tag = |wanted: &str| {
        tags.iter()
            .find(|(key, _)| *key == wanted)
            .map(|(_, value)| *value)
    };
    if tag("position").is_some() {
        return Err("position: the game begins with a position of its own".to_owned());
    }
    let variant = rules(tag("rules").ok_or("it has no rules")?);
    let variant = variant.map_err(|why| format!("rules: {why}"))?;
    let moves = words
        .iter()
        .filter(|word| !matches!(word.as_str(), "---" | "....."));
    let moves = moves.map(|text| (0, word(text))).collect();
    let told = |key| tag(key).map(one_line).filter(|text| !text.is_empty());
    let mut names = ["attackers", "defenders"].map(told);
    if variant.first == Army::Defenders {
        names.swap(0, 1);
    }
    let words = [
        "hnefatafl".to_owned(),
        "--variant".to_owned(),
        variant.to_string(),
    ];
    Ok(Record {
        moves,
        names,
        date: told("date"),
        ..Record::new(words.into())
    })
}

/// The text of a game. A loss by repetition has no rule there, and is left to whoever keeps the score.
pub(super) fn write(session: &dyn Session, record: &Record) -> Result<String, String> {
    let game = chosen::<HnefataflOptions>(session, "hnefatafl")?;
    let variant = game.rules().variant();
    let [first, second] = record.names.clone();
    let is_attackers = variant.first == Army::Attackers;
    let (attackers, defenders) = if is_attackers {
        (first, second)
    } else {
        (second, first)
    };
    let result = match ended(session).as_deref() {
        Some("attackers") => "1",
        Some("defenders") => "-1",
        Some(_) => "0",
        None => "?",
    };
    let date = record.date.as_ref().map(|date| date.replace('-', "."));
    let tags = [
        ("date", date),
        ("attackers", attackers),
        ("defenders", defenders),
        ("result", Some(result.to_owned())),
        ("compiler", Some(env!("CARGO_PKG_NAME").to_owned())),
    ];
    let mut text = String::new();
    for (key, value) in tags {
        if let Some(value) = value {
            let _ = writeln!(text, "[{key}:{}]", value.replace(['[', ']'], " "));
        }
    }
    let _ = writeln!(text, "[rules:{}]\n", written(variant)?);
    let moves = typed(session.made()).into_iter().map(|m| {
        // The first capture stands behind an `x`, the others behind strokes.
        let (cells, captures) = m.split_once('x').unwrap_or((&m, ""));
        let captures = captures.replace('x', "/");
        let between = if captures.is_empty() { "" } else { "x" };
        format!("{cells}{between}{captures}")
    });
    for (number, turn) in (1..).zip(&moves.chunks(2)) {
        let moves: Vec<String> = turn.collect();
        let _ = writeln!(text, "{number}. {}", moves.join(" "));
    }
    Ok(text)
}

/// The rules record of a variant.
fn written(variant: &Variant) -> Result<String, String> {
    let Variant {
        throne,
        corners,
        king,
        soldiers,
        ending,
        ..
    } = variant;
    let board = variant.start_board().map_err(|error| error.to_string())?;
    if board.rows() != board.cols() {
        return Err("the format is for square boards".to_owned());
    }
    let yes_or_no = |is_so: bool| if is_so { "y" } else { "n" };
    let begins = yes_or_no(variant.first == Army::Attackers);
    let repetition = if ending.repetition == Repetition::Draw {
        "d"
    } else {
        "i"
    };
    let capture = match king.capture {
        KingCapture::FourSides => "s",
        KingCapture::FourSidesOrEdge => "m",
        KingCapture::TwoSides => "w",
        KingCapture::TwoSidesAwayFromThrone => "c",
    };
    let reach = match king.reach {
        Reach::Unlimited => String::new(),
        Reach::AtMost(most) => format!(" spd:-1,-1,-1,-1,-1,-1,-1,-1,{most},-1"),
    };
    let by = |is_so: bool, pieces: &'static str| if is_so { pieces } else { "" };
    let is_hostile = |hostility: &Hostility, empty: bool| match hostility {
        Hostility::Always => true,
        Hostility::WhenEmpty => empty,
        Hostility::Never => false,
    };
    let throne_to = |empty: bool| {
        let [to_attackers, to_defenders] =
            [throne.hostile_to_attackers, throne.hostile_to_defenders];
        let king = empty && to_defenders != Hostility::Never;
        by(is_hostile(&to_attackers, empty), "tcnkm").to_owned()
            + by(is_hostile(&to_defenders, empty), "TCNM")
            + by(king, "K")
    };
    let corners = match ending.escape {
        Escape::Edge => "esc:e cor:".to_owned(),
        Escape::Corners => format!(
            "corh:{}{}{}",
            by(corners.hostile_to_attackers, "tcnkm"),
            by(corners.hostile_to_defenders, "TCNM"),
            by(corners.hostile_to_king, "K")
        ),
    };
    let crossing = by(throne.crossing == Crossing::WhoMayStop, "cenp:K ");
    let stopping = by(throne.stopping == Stopping::Nobody, "cens: ");
    let rows = board.to_string();
    let rows = rows.lines().rev().map(row).join("/");
    Ok(format!(
        "dim:{} {corners} surf:{} atkf:{begins} tfr:{repetition} ka:{} ks:{capture}{reach} {crossing}{stopping}\
         cenh:{} cenhe:{} sw:{} efe:{} start:/{rows}/",
        board.rows(),
        yes_or_no(ending.encirclement),
        yes_or_no(king.armed),
        throne_to(false),
        throne_to(true),
        if soldiers.shieldwall { "s" } else { "n" },
        yes_or_no(ending.exit_fort),
    ))
}

/// A row of a position record: `. . a d K . .` as `2tTK2`.
fn row(glyphs: &str) -> String {
    let mut text = String::new();
    let cells = glyphs.split(' ').map(|glyph| match glyph {
        "a" => 't',
        "d" => 'T',
        "K" => 'K',
        _ => '.',
    });
    for (count, piece) in cells.dedup_with_count() {
        if piece == '.' {
            let _ = write!(text, "{count}");
        } else {
            text.extend(std::iter::repeat_n(piece, count));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use collinear::rules::hnefatafl::{Hnefatafl, Variant};

    use super::{rules, word};

    const COPENHAGEN: &str =
        "start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";
    const BRANDUBH: &str = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

    /// What OpenTafl sends for rule sets that are known here, and how they are called.
    #[test]
    fn rule_sets_are_those_of_the_presets() {
        let rows = [
            (
                format!("dim:11 name:Copenhagen atkf:y tfr:w sw:s efe:y {COPENHAGEN}"),
                "copenhagen corners-hostile-to=attackers,defenders,king repetition=ignored",
            ),
            (
                format!("dim:7 name:Brandub ks:c cenh: {BRANDUBH}"),
                "brandubh",
            ),
            (
                format!("dim:7 surf:n ks:w atkf:n cenh: cenhe: {BRANDUBH}"),
                "brandubh begins=defenders king-capture=two-sides encirclement=no \
                 throne-hostile-to-attackers=never throne-hostile-to-defenders=never",
            ),
            (
                format!("dim:7 ks:c cenh: spd:-1,-1,-1,-1,-1,-1,-1,-1,2,-1 ka:n {BRANDUBH}"),
                "brandubh king-reach=2 king-armed=no",
            ),
        ];
        for (text, preset) in rows {
            let variant = rules(&text).expect(&text);
            assert_eq!(
                variant,
                preset.parse::<Variant>().expect(preset),
                "{variant}"
            );
            assert!(Hnefatafl::new(variant).is_ok());
        }
    }

    /// A board that is not the same upside down.
    #[test]
    fn rows_are_counted_from_the_bottom() {
        let from_bottom = rules("dim:5 start:/ttt2/5/2K2/5/3T1/").expect("it is known");
        let from_top = rules("dim:5 starti:/3T1/5/2K2/5/ttt2/").expect("it is known");
        assert_eq!(from_bottom, from_top);
        let board = from_bottom
            .start_board()
            .expect("it is a board")
            .to_string();
        assert!(board.ends_with("a a a . ."), "{board}");
    }

    #[test]
    fn what_is_not_played_here_is_refused() {
        let rows = [
            ("", "start: it has no board to begin with"),
            ("dim:7", "start: it has no board to begin with"),
            ("ber:c", "\"ber:c\" is not played here"),
            ("dim", "a rule looks like key:value, not \"dim\""),
            ("dim:-7", "\"dim:-7\" is not played here"),
            ("spd:1", "\"spd:1\" is not played here"),
            (
                "start:/3t3/3c3/",
                "\"c\" is no piece that is known here: they are t, T and K",
            ),
            ("start:/3t3/", "dim: it does not say how large the board is"),
            (
                "dim:3 start:/1K1/",
                "start: a board of 1 rows and 3 columns, and dim:3",
            ),
            (
                "dim:7 esc:e start:/3t3/",
                "corners are ordinary here in a game to the edge: cor: is missing",
            ),
            ("dim:7 cor: start:/3t3/", "a game to the corners has none"),
        ];
        for (text, why) in rows {
            assert_eq!(rules(text).expect_err(text), why, "{text}");
        }
    }

    #[test]
    fn moves_are_their_cells() {
        let rows = [
            ("a4-a1", "a4-a1"),
            ("e5-e8xe9", "e5-e8xe9"),
            ("Ke5-e1--", "e5-e1"),
            ("Kd4-d3xa1/nb2/c3++", "d4-d3xa1xb2xc3"),
            ("a3-e3+", "a3-e3"),
            ("---", ""),
        ];
        for (text, expected) in rows {
            assert_eq!(word(text), expected, "{text}");
        }
    }
}
