//! [`Record`]: a game as text, which can be saved and continued later.

mod branch;
#[cfg(all(test, feature = "program"))]
mod tests;

use std::{
    fmt::Write as _,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use crate::core::{file, seat::Seat, session::Session, tags::Tags};
pub(crate) use branch::Branch;
use branch::{Fault, Moves};

/// A game as text: a first line, tags, an empty line, and a move per line.
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
/// `game` and `variant` are the words that choose the game on a command line. `first` and `second` are the players,
/// with the level of the computer; `first-name` and `second-name` are their names. `seed` is the seed of the computer's
/// choices and of chance. Only `game` is required. Unknown tags are kept. Empty lines between moves and white space at
/// the ends of lines are ignored.
///
/// The [branches](Branch) follow the moves. The tag of a branch gives the number of moves that the branch shares with
/// the line above it. The other moves of the branch follow the tag. The line of moves at the top is the current one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    pub(crate) file: Option<PathBuf>,
    /// The words that choose the game and its variant, as on a command line.
    pub(crate) game: Vec<String>,
    /// The number of the line with the variant or the game, counted from 1; 0 without a file.
    pub(crate) game_line: usize,
    /// The players of both sides, if known.
    pub(crate) seats: [Option<Seat>; 2],
    /// The seed of the computer's choices and of chance.
    pub(crate) seed: Option<u64>,
    pub(crate) tags: Tags,
    /// How the game ended, in one word.
    pub(crate) result: Option<String>,
    /// The moves, each with the number of its line, counted from 1; 0 without a file.
    pub(crate) moves: Moves,
    pub(crate) branches: Vec<Branch>,
    /// The number of lines of variations that were skipped.
    pub(crate) left_out: usize,
}

const FIRST_LINE: &str = "collinear game 2";

/// The size limit of a file, in bytes.
pub(crate) const LARGEST: u64 = 1 << 20;
pub(crate) const TOO_LARGE: &str = "the file is too large for a game";

impl Record {
    /// A game without moves, chosen by these words.
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

    /// Adds the moves and the branches of a game.
    pub(crate) fn with_moves_of(self, session: &Session) -> Self {
        let mut lines = Branch::all(session);
        Self {
            moves: lines.next().unwrap_or_default().moves,
            branches: lines.collect(),
            ..self
        }
    }

    /// Makes the moves and branches in a new game and goes to the end of the moves. An error names the first move that
    /// cannot be made and the reason.
    pub(crate) fn replay(&self, session: &mut Session) -> Result<(), String> {
        branch::replay(&self.moves, &self.branches, session)
    }

    /// A note for the user if the record was not read completely.
    pub(crate) fn note(&self) -> Option<String> {
        let lines = Some(self.left_out).filter(|&lines| lines > 0)?;
        let file = self.file.as_ref();
        let file = file.map_or_else(String::new, |file| format!("{}: ", file.display()));
        Some(format!("{file}skipped lines of variations: {lines}"))
    }

    /// Reads a text. An error contains the number of the wrong line.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Self, Fault> {
        let mut lines = Vec::new();
        for (index, line) in file::without_mark(bytes)
            .split(|&byte| byte == b'\n')
            .enumerate()
        {
            let text =
                str::from_utf8(line).map_err(|_| (index + 1, "the line is not text".to_owned()))?;
            let text = text.trim();
            if text.chars().any(char::is_control) {
                return Err((index + 1, "the line is not text".to_owned()));
            }
            if !text.is_empty() {
                lines.push((index + 1, text));
            }
        }
        let mut lines = lines.into_iter().peekable();
        let mut above;
        match lines.next() {
            Some((line, FIRST_LINE)) => above = line,
            Some((line, _)) => {
                return Err((line, format!("the first line has to be {FIRST_LINE:?}")));
            }
            None => return Err((1, "the file is empty".to_owned())),
        }
        let (mut record, mut variant) = (Self::new(Vec::new()), None);
        // A tag has a colon followed by a space; a move contains no space. A tag without a value ends with a colon, and
        // a move can end with a colon too, but an empty line separates the tags from the moves.
        let is_tag = |line: usize, text: &str, above: usize| {
            let is_tag = text.contains(": ") || (text.ends_with(':') && line == above + 1);
            is_tag && !text.starts_with(branch::TAG)
        };
        while let Some((line, tag)) = lines.next_if(|&(line, text)| is_tag(line, text, above)) {
            record.take(&mut variant, line, tag)?;
            above = line;
        }
        if record.game_line == 0 {
            let why = "the tag of the game is missing, such as game: reversi";
            return Err((2, why.to_owned()));
        }
        if let Some((line, words)) = variant {
            record.game_line = line;
            record.game.extend(words);
        }
        (record.moves, record.branches) = branch::read(lines)?;
        Ok(record)
    }

    /// Stores a tag. The variant is different: its words are added to the words of the game.
    fn take(
        &mut self,
        variant: &mut Option<(usize, Vec<String>)>,
        line: usize,
        tag: &str,
    ) -> Result<(), Fault> {
        let without_value = (tag.trim_end_matches(':'), "");
        let (name, value) = tag.split_once(": ").unwrap_or(without_value);
        let value = value.trim();
        let fault = |why: &dyn std::fmt::Display| (line, format!("{name}: {why}"));
        let words = || {
            let words = shlex::split(value);
            words.ok_or_else(|| (line, "a quotation mark is not closed".to_owned()))
        };
        match name {
            "game" => (self.game_line, self.game) = (line, words()?),
            "variant" => *variant = Some((line, words()?)),
            "first" => self.seats[0] = Some(value.parse().map_err(|why| fault(&why))?),
            "second" => self.seats[1] = Some(value.parse().map_err(|why| fault(&why))?),
            "first-name" => self.tags.names[0] = Some(value.to_owned()),
            "second-name" => self.tags.names[1] = Some(value.to_owned()),
            "seed" => self.seed = Some(value.parse().map_err(|_| fault(&"the seed is a number"))?),
            "date" => self.tags.date = Some(value.to_owned()),
            "result" => self.result = Some(value.to_owned()),
            _ => self.tags.others.push((name.to_owned(), value.to_owned())),
        }
        Ok(())
    }

    pub(crate) fn text(&self) -> Result<String, String> {
        let (game, variant) = self.game.split_at(self.game.len().min(1));
        let joined = |words: &[String]| {
            let line = shlex::try_join(words.iter().map(String::as_str));
            let line = line.map_err(|error| error.to_string())?;
            if line.chars().any(char::is_control) {
                return Err(format!("{line:?} does not fit in one line"));
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

/// Returns whether a text begins like a record of this program.
pub(crate) fn is_own(bytes: &[u8]) -> bool {
    let text = file::without_mark(bytes).trim_ascii_start();
    text.starts_with(FIRST_LINE.as_bytes())
}

pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    // Opening a pipe would wait for a writer.
    if !fs::metadata(path)?.is_file() {
        let why = "not a text file";
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
