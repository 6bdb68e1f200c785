//! Reads and writes games in the formats of other programs: [`read`](read()) and [`write`](write()).
//!
//! | format | ending | programs | game |
//! |---|---|---|---|
//! | [`ggf`] | `.ggf` | NBoard, the Generic Game Server | Reversi |
//! | [`psq`] | `.psq` | piskvork, the Gomocup | five in a row |
//! | [`sgf`] | `.sgf` | boards for Gomoku and Renju | five in a row |
//! | [`otn`] | `.otg` | OpenTafl | Hnefatafl and its kin |
//! | a list of moves | `.moves` | transcripts, digits, chains of jumps | any |
//! | a movie | `.svg` | pages, READMEs; written only | any |

mod asked;
#[cfg_attr(
    not(all(feature = "computer", feature = "program")),
    expect(dead_code, reason = "used by protocols only")
)]
pub(crate) mod ggf;
#[cfg_attr(
    not(all(feature = "computer", feature = "program")),
    expect(dead_code, reason = "used by protocols only")
)]
pub(crate) mod otn;
mod properties;
mod psq;
mod sgf;
mod stones;

use std::path::Path;

use crate::core::{
    file::{self, SaveError},
    record::{self, Record},
    session::Session,
    table::typed,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A record of this program.
    Own,
    /// A list of moves in the form in which they are typed.
    Moves,
    Ggf,
    Psq,
    Sgf,
    Otn,
    /// An animated picture. It cannot be read as a game.
    Movie,
}

impl Format {
    /// The format of a file, from the ending of its name. An unknown ending means a record of this program.
    pub(crate) fn of_file(path: &Path) -> Self {
        let ending = path
            .extension()
            .map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref() {
            Some("moves") => Self::Moves,
            Some("ggf") => Self::Ggf,
            Some("psq") => Self::Psq,
            Some("sgf") => Self::Sgf,
            Some("otg" | "otn") => Self::Otn,
            Some("svg") => Self::Movie,
            _ => Self::Own,
        }
    }

    /// The format of a text that another program wrote. `None` if the text does not name its game.
    fn of_text(text: &str) -> Option<Self> {
        let text = text.trim_start();
        if text.starts_with("Piskvorky") {
            Some(Self::Psq)
        } else if text.contains("(;") {
            Some(if text.contains("GM[O") || text.contains("GM[o") {
                Self::Ggf
            } else {
                Self::Sgf
            })
        } else if text.starts_with('[') && text.contains("[rules:") {
            Some(Self::Otn)
        } else {
            None
        }
    }
}

/// Returns whether a text is in a format that names its game.
pub(crate) fn is_known(bytes: &[u8]) -> bool {
    Format::of_text(&String::from_utf8_lossy(bytes)).is_some()
}

/// Loads a record from a file. `number`, counted from 1, chooses a game in a collection. Errors name the file and the
/// line.
pub(crate) fn load(path: &Path, number: Option<usize>) -> Result<Record, String> {
    let refused = |why: String| format!("{}: {why}", path.display());
    let bytes = record::read(path).map_err(|error| refused(error.to_string()))?;
    let record = read(&bytes, number).map_err(refused)?;
    Ok(Record {
        file: Some(path.to_owned()),
        ..record
    })
}

/// Reads a record in any format. Errors name the line.
pub(crate) fn read(bytes: &[u8], number: Option<usize>) -> Result<Record, String> {
    if bytes.len() as u64 > record::LARGEST {
        return Err(record::TOO_LARGE.to_owned());
    }
    if !record::is_own(bytes)
        && let Ok(text) = str::from_utf8(file::without_mark(bytes))
        && let Some(format) = Format::of_text(text)
    {
        return game(format, text, number).and_then(|text| read_as(format, text));
    }
    if number.is_some_and(|number| number != 1) {
        return Err("--game-number: the file has only one game".to_owned());
    }
    Record::parse(bytes).map_err(|(line, why)| format!("line {line}: {why}"))
}

/// Chooses a game in a collection.
fn game(format: Format, text: &str, number: Option<usize>) -> Result<&str, String> {
    let games = match format {
        Format::Ggf | Format::Sgf => properties::games(text),
        _ => vec![text],
    };
    match (number, &games[..]) {
        (None, [] | [_]) => Ok(text),
        (None, games) => Err(format!(
            "the file has {0} games; choose one for convert with --game-number, from 1 to {0}",
            games.len()
        )),
        (Some(number), games) => {
            let game = number.checked_sub(1).and_then(|place| games.get(place));
            let all = games.len();
            game.copied()
                .ok_or_else(|| format!("--game-number: the games are 1 to {all}, not {number}"))
        }
    }
}

fn read_as(format: Format, text: &str) -> Result<Record, String> {
    match format {
        Format::Ggf => ggf::read(text),
        Format::Psq => psq::read(text),
        Format::Sgf => sgf::read(text),
        Format::Otn => otn::read(text),
        Format::Own | Format::Moves | Format::Movie => {
            Err("the file does not say which game it is".to_owned())
        }
    }
}

/// A note on the parts of a game that a format cannot store.
fn left_out(format: Format, session: &Session) -> Option<String> {
    let branches = session.tree().lines().len() - 1;
    let is_whole = matches!(format, Format::Own | Format::Sgf | Format::Movie) || branches == 0;
    (!is_whole).then(|| format!("the format has no branches; left out: {branches}"))
}

/// Writes a game as text in a format.
fn write(format: Format, session: &Session, record: &Record) -> Result<String, String> {
    match format {
        Format::Own => {
            let record = Record {
                result: Some(session.result()),
                ..record.clone()
            };
            record.with_moves_of(session).text()
        }
        Format::Moves => Ok(moves(session) + "\n"),
        Format::Ggf => ggf::write(session, record),
        Format::Psq => psq::write(session, record),
        Format::Sgf => sgf::write(session, record),
        Format::Otn => otn::write(session, record),
        Format::Movie => session.movie().map(|movie| movie.to_string()),
    }
}

/// Writes a game to a file, in the format that the ending of the file's name means. Returns a note on what is left out.
pub(crate) fn save(
    path: &Path,
    session: &Session,
    record: &Record,
    replace: bool,
) -> Result<Option<String>, SaveError> {
    let format = Format::of_file(path);
    let text = write(format, session, record);
    let text = text.map_err(|why| SaveError::Failed(format!("{}: {why}", path.display())))?;
    file::save(path, &text, replace)?;
    Ok(left_out(format, session))
}

/// Writes a game to a file that must not exist yet. Errors name the file.
pub(crate) fn save_new(
    path: &Path,
    session: &Session,
    record: &Record,
) -> Result<Option<String>, String> {
    save(path, session, record, false).map_err(|error| match error {
        SaveError::Exists => format!("{}: {error}", path.display()),
        SaveError::Failed(why) => why,
    })
}

/// The moves in the form in which they are typed: `f5d6c3`, `4453`. If the text would be ambiguous, there are spaces
/// between the moves.
fn moves(session: &Session) -> String {
    let moves = typed(session.made());
    let together = moves.concat();
    if moves.len() > 1 && session.words(&together) == moves {
        together
    } else {
        moves.join(" ")
    }
}
