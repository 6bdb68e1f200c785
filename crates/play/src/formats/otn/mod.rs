//! OpenTafl Notation: rules, positions and moves of Hnefatafl and its kin,
//! <https://github.com/jslater89/OpenTafl/blob/master/opentafl-notation-spec.txt>.

pub(crate) mod position;
pub(crate) mod rules;

use std::fmt::Write as _;

use collinear::{
    Grid,
    rules::hnefatafl::{Army, Square, Variant},
};
use itertools::Itertools;

use super::{
    asked::{at_start, ended, options},
    properties::one_line,
};
use crate::core::{record::Record, session::Session, table::typed, tags::Tags};

/// Reads a game: tags, with the rules as the last one, and numbered turns with comments in brackets. Variations are
/// skipped.
pub(super) fn read(text: &str) -> Result<Record, String> {
    let (mut tags, mut words, mut left_out) = (Vec::new(), Vec::new(), 0);
    let (mut rest, mut is_in_moves) = (text.trim_start(), false);
    while !rest.is_empty() {
        if let Some(bracket) = rest.strip_prefix('[') {
            let (inside, after) = bracket
                .split_once(']')
                .ok_or("a bracket [ has no closing ]")?;
            // After the rules, text in brackets is a comment.
            if !is_in_moves && let Some((key, value)) = inside.split_once(':') {
                tags.push((key.trim(), value.trim()));
                is_in_moves = key == "rules" && !after.trim_start().starts_with("[position:");
            }
            rest = after.trim_start();
        } else {
            let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let (number, moves) = line.split_once('.').unwrap_or((line, ""));
            // The number of a variation contains letters.
            if number.chars().all(|char| char.is_ascii_digit()) {
                words.extend(moves.split_whitespace().map(str::to_owned));
            } else {
                left_out += 1;
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
        return Err("position: a start position is not supported".to_owned());
    }
    let variant = rules::read(tag("rules").ok_or("the rules are missing")?);
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
        left_out,
        tags: Tags {
            names,
            date: told("date"),
            ..Tags::default()
        },
        ..Record::new(words.into())
    })
}

/// Writes a game. The format has no rule that says that a repetition loses.
pub(super) fn write(session: &Session, record: &Record) -> Result<String, String> {
    let variant = variant(session)?;
    let [first, second] = record.tags.names.clone();
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
    let date = record.tags.date.as_ref().map(|date| date.replace('-', "."));
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
    let _ = writeln!(text, "[rules:{}]\n", rules::write(&variant)?);
    let moves = typed(session.made()).into_iter().map(|m| {
        // The first capture follows an `x`. The others follow slashes.
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

/// The variant of a game, with the board of its start.
fn variant(session: &Session) -> Result<Variant, String> {
    let options = options(session, "hnefatafl")?.chunks(2);
    // The options as settings of the library. The variant comes first.
    let settings = options.filter_map(|option| match option {
        [name, variant] if name == "--variant" => Some(variant.clone()),
        [name, _] if name == "--layout" || name == "--position" => None,
        [name, value] => Some(format!("{}={value}", name.trim_start_matches('-'))),
        _ => None,
    });
    let variant: Result<Variant, _> = settings.collect_vec().join(" ").parse();
    let start = board(&at_start(session))?.to_string().into();
    Ok(Variant {
        start,
        ..variant.map_err(|error| error.to_string())?
    })
}

/// The board without the marks of the king's cells.
pub(crate) fn board(session: &Session) -> Result<Grid<Square>, String> {
    let glyphs = session.glyphs().into_iter();
    let squares = glyphs.map(|glyph| Square::from_glyph(glyph).unwrap_or(Square::Empty));
    let [rows, cols] = [session.board().rows(), session.board().columns()].map(<[_]>::len);
    Grid::from_vec(rows, cols, squares.collect()).map_err(|error| error.to_string())
}

/// Converts a move such as `Ke5-e8xne9/d8+` to `e5-e8xe9xd8`.
pub(crate) fn word(text: &str) -> String {
    let text = text.trim_end_matches(['+', '-']);
    let name = |cell: &str| -> String {
        let letters = cell.chars().take_while(char::is_ascii_alphabetic).count();
        // The letter of the piece comes before the letter of the column.
        cell.chars().skip(usize::from(letters > 1)).collect()
    };
    let (cells, captures) = text.split_once('x').unwrap_or((text, ""));
    let cells = cells.split('-').map(name).join("-");
    let captures = captures.split(['/', 'x']).filter(|cell| !cell.is_empty());
    captures
        .map(name)
        .fold(cells, |text, cell| text + "x" + &cell)
}

#[cfg(test)]
mod tests {
    use collinear::rules::hnefatafl::{Hnefatafl, Variant};

    use super::{rules, word};

    const COPENHAGEN: &str =
        "start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/";
    const BRANDUBH: &str = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

    /// Rule sets that OpenTafl sends, and the library's presets.
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
            let variant = rules::read(&text).expect(&text);
            assert_eq!(
                variant,
                preset.parse::<Variant>().expect(preset),
                "{variant}"
            );
            assert!(Hnefatafl::new(variant).is_ok());
        }
    }

    /// A board that is different when it is upside down.
    #[test]
    fn rows_are_counted_from_the_bottom() {
        let from_bottom = rules::read("dim:5 start:/ttt2/5/2K2/5/3T1/").expect("it is known");
        let from_top = rules::read("dim:5 starti:/3T1/5/2K2/5/ttt2/").expect("it is known");
        assert_eq!(from_bottom, from_top);
        let board = from_bottom
            .start_board()
            .expect("it is a board")
            .to_string();
        assert!(board.ends_with("a a a . ."), "{board}");
    }

    const REFUSED: &str = "\
         => start: the board at the start is missing
        dim:7 => start: the board at the start is missing
        ber:c => \"ber:c\" is not supported
        dim => a rule looks like key:value, not \"dim\"
        dim:-7 => \"dim:-7\" is not supported
        spd:1 => \"spd:1\" is not supported
        start:/3t3/3c3/ => \"c\" is not one of the pieces t, T and K
        start:/3t3/ => dim: the size of the board is missing
        dim:3 start:/1K1/ => start: the board has 1 rows and 3 columns, but dim:3
        dim:7 esc:e start:/3t3/ => corners are not supported when the king escapes to the edge; add cor:
        dim:7 cor: start:/3t3/ => the king escapes to corners, but cor: is empty";

    #[test]
    fn what_is_not_played_here_is_refused() {
        for row in REFUSED.lines() {
            let (text, why) = row.split_once("=> ").expect("two parts");
            assert_eq!(rules::read(text.trim()).expect_err(text), why, "{text}");
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
