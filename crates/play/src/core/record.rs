//! [`Record`]: a game as text, to be kept and taken up again.

mod branch;
#[cfg(test)]
mod tests;

use std::{
    fmt::Write as _,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::core::{
    file::{self, SaveError},
    seat::Seat,
    session::Session,
    table::Seating,
    tags::Tags,
};
pub(crate) use branch::Branch;

/// A game as text: a first line, tags, an empty line, and a move a line.
///
/// ```text
/// collinear game 2
/// game: reversi
/// variant: --rows 6 --cols 6
/// first: human
/// second: computer, level 3
/// seed: 17
/// date: 2026-11-22
/// result: unfinished
///
/// e4
/// c5
///
/// branch: 1
/// d5
/// ```
///
/// `game` and `variant` are the words that choose the game on a command line; `first` and `second` say
/// who played, with the level of the computer, `first-name` and `second-name` what they are called, and
/// `seed` where its choices and those of chance began. Only `game` has to be
/// there. A tag that is not known is kept, so that there can be more of them. Empty lines
/// between the moves don't count, nor does white space at the ends of a line.
///
/// Below the moves stand the [branches](Branch): each has the first moves of the line above it, so many as
/// its tag says, and then those that follow. What is made when a game is saved comes first, and is made when
/// it is taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    /// The file that it was in.
    pub(crate) file: Option<PathBuf>,
    /// The words that choose the game and its variant, as on a command line.
    pub(crate) game: Vec<String>,
    /// The number of the line with the variant, or else with the game, counted from 1; 0 if they were
    /// never in a file.
    pub(crate) game_line: usize,
    /// Who plays the first side and the second, where that is known.
    pub(crate) seats: [Option<Seat>; 2],
    /// Where the choices of the computer and of chance began.
    pub(crate) seed: Option<u64>,
    /// What else it says.
    pub(crate) tags: Tags,
    /// How the game ended, in one word.
    pub(crate) result: Option<String>,
    /// The moves, each with the number of its line, counted from 1; 0 if it was never in a file.
    pub(crate) moves: Vec<(usize, String)>,
    /// What was played in their place.
    pub(crate) branches: Vec<Branch>,
    /// How many lines of variations were not read.
    pub(crate) left_out: usize,
}

const FIRST_LINE: &str = "collinear game 2";

/// Larger files hold no game that anybody played.
pub(crate) const LARGEST: u64 = 1 << 20;
pub(crate) const TOO_LARGE: &str = "it is too large for a game";

/// What is wrong with a text, and in which line.
pub(crate) type Fault = (usize, String);

impl Record {
    /// A game that was not played yet, by the words that choose it.
    pub(crate) fn new(game: Vec<String>) -> Self {
        Self {
            file: None,
            game,
            game_line: 0,
            seats: [None; 2],
            seed: None,
            tags: Tags::default(),
            result: None,
            moves: Vec::new(),
            branches: Vec::new(),
            left_out: 0,
        }
    }

    /// A game as far as it was played, with its branches.
    pub(crate) fn of(session: &Session, seating: &Seating) -> Self {
        let has_computer = seating.seats.iter().any(|seat| *seat != Seat::Human);
        let is_random = has_computer || session.has_chance();
        let mut tags = session.tags().clone();
        tags.date = tags.date.or_else(today);
        let record = Self {
            seats: seating
                .seats
                .map(|seat| session.is_for_two().then_some(seat)),
            seed: is_random.then_some(seating.seed),
            tags,
            result: Some(session.result()),
            ..Self::new(session.chosen_by().to_vec())
        };
        record.with_moves_of(session)
    }

    /// What there is to tell of it when it was loaded, if not all of it was read.
    pub(crate) fn note(&self) -> Option<String> {
        let lines = Some(self.left_out).filter(|&lines| lines > 0)?;
        let file = self.file.as_ref();
        let file = file.map_or_else(String::new, |file| format!("{}: ", file.display()));
        Some(format!(
            "{file}lines of variations that are left out: {lines}"
        ))
    }

    /// The record of a text, or the number of the line that is wrong and why.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Self, Fault> {
        let mut lines = Vec::new();
        for (index, line) in file::without_mark(bytes)
            .split(|&byte| byte == b'\n')
            .enumerate()
        {
            let text = str::from_utf8(line).map_err(|_| (index + 1, "it is no text".to_owned()))?;
            let text = text.trim();
            if text.chars().any(char::is_control) {
                return Err((index + 1, "it is no text".to_owned()));
            }
            if !text.is_empty() {
                lines.push((index + 1, text));
            }
        }
        let mut lines = lines.into_iter().peekable();
        let mut above;
        match lines.next() {
            Some((line, FIRST_LINE)) => above = line,
            Some((line, _)) => return Err((line, format!("it has to be {FIRST_LINE:?}"))),
            None => return Err((1, "the file is empty".to_owned())),
        }
        let mut header = Header::default();
        // No move has a colon followed by a space, since that is two words. It may have one at its end,
        // but before the moves there is an empty line.
        let is_tag = |line: usize, text: &str, above: usize| {
            let is_tag = text.contains(": ") || (text.ends_with(':') && line == above + 1);
            is_tag && !text.starts_with(branch::TAG)
        };
        while let Some((line, tag)) = lines.next_if(|&(line, text)| is_tag(line, text, above)) {
            header.take(line, tag)?;
            above = line;
        }
        let (moves, branches) = branch::read(lines)?;
        Ok(Self {
            moves,
            branches,
            ..header.record()?
        })
    }

    /// Writes the record to a file that is not there yet, or in place of one if that is wished.
    pub(crate) fn save(&self, path: &Path, replace: bool) -> Result<(), SaveError> {
        let text = self.text().map_err(SaveError::Failed)?;
        file::save(path, &text, replace)
    }

    /// The record as a text.
    pub(crate) fn text(&self) -> Result<String, String> {
        let (game, variant) = self.game.split_at(self.game.len().min(1));
        let joined = |words: &[String]| {
            let line = shlex::try_join(words.iter().map(String::as_str));
            let line = line.map_err(|error| error.to_string())?;
            if line.chars().any(char::is_control) {
                return Err(format!("{line:?} can't be kept in a line"));
            }
            Ok(line)
        };
        let [first, second] = self.seats.map(|seat| seat.map(|seat| seat.to_string()));
        let [first_name, second_name] = self.tags.names.clone();
        let variant = Some(joined(variant)?).filter(|variant| !variant.is_empty());
        let tags = [
            ("game", Some(joined(game)?)),
            ("variant", variant),
            ("first", first),
            ("second", second),
            ("first-name", first_name),
            ("second-name", second_name),
            ("seed", self.seed.map(|seed| seed.to_string())),
            ("date", self.tags.date.clone()),
            ("result", self.result.clone()),
        ];
        let mut text = format!("{FIRST_LINE}\n");
        for (name, value) in tags {
            if let Some(value) = value {
                let _ = writeln!(text, "{name}: {value}");
            }
        }
        for (name, value) in &self.tags.others {
            let space = if value.is_empty() { "" } else { " " };
            let _ = writeln!(text, "{name}:{space}{value}");
        }
        text.push('\n');
        for (_, m) in &self.moves {
            let _ = writeln!(text, "{m}");
        }
        for Branch { after, moves, .. } in &self.branches {
            let _ = writeln!(text, "\n{}{after}", branch::TAG);
            for (_, m) in moves {
                let _ = writeln!(text, "{m}");
            }
        }
        Ok(text)
    }
}

/// What stands above the moves of a record, while it is read.
#[derive(Default)]
struct Header {
    game: Option<(usize, Vec<String>)>,
    variant: Option<(usize, Vec<String>)>,
    seats: [Option<Seat>; 2],
    seed: Option<u64>,
    tags: Tags,
    result: Option<String>,
}

impl Header {
    fn take(&mut self, line: usize, tag: &str) -> Result<(), Fault> {
        let without_value = (tag.trim_end_matches(':'), "");
        let (name, value) = tag.split_once(": ").unwrap_or(without_value);
        let value = value.trim();
        let fault = |why: &dyn std::fmt::Display| (line, format!("{name}: {why}"));
        let words = || {
            let words = shlex::split(value);
            words.ok_or_else(|| (line, "a quotation has no end".to_owned()))
        };
        match name {
            "game" => self.game = Some((line, words()?)),
            "variant" => self.variant = Some((line, words()?)),
            "first" => self.seats[0] = Some(value.parse().map_err(|why| fault(&why))?),
            "second" => self.seats[1] = Some(value.parse().map_err(|why| fault(&why))?),
            "first-name" => self.tags.names[0] = Some(value.to_owned()),
            "second-name" => self.tags.names[1] = Some(value.to_owned()),
            "seed" => self.seed = Some(value.parse().map_err(|_| fault(&"not a number"))?),
            "date" => self.tags.date = Some(value.to_owned()),
            "result" => self.result = Some(value.to_owned()),
            _ => self.tags.others.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    fn record(self) -> Result<Record, Fault> {
        let missing = || {
            (
                2,
                "it has to say which game was played, game: reversi".to_owned(),
            )
        };
        let (mut game_line, mut game) = self.game.ok_or_else(missing)?;
        if let Some((line, words)) = self.variant {
            game_line = line;
            game.extend(words);
        }
        Ok(Record {
            game_line,
            seats: self.seats,
            seed: self.seed,
            tags: self.tags,
            result: self.result,
            ..Record::new(game)
        })
    }
}

/// `2026-11-22`, where the day begins at midnight of UTC; `None` in a page, which has no clock that this
/// could look at.
fn today() -> Option<String> {
    if cfg!(target_family = "wasm") {
        return None;
    }
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    Some(now.chars().take_while(|&char| char != 'T').collect())
}

/// Whether a text begins as a record of this program does.
pub(crate) fn is_own(bytes: &[u8]) -> bool {
    let text = file::without_mark(bytes).trim_ascii_start();
    text.starts_with(FIRST_LINE.as_bytes())
}

/// What is in a file.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    // To open a pipe is to wait for somebody who writes to it.
    if !fs::metadata(path)?.is_file() {
        let why = "it is no file of text";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(io::Error::new(io::ErrorKind::InvalidData, TOO_LARGE));
    }
    Ok(bytes)
}
