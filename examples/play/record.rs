//! [`Record`]: a game as text, to be kept and taken up again.

use std::{
    fmt::Write as _,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

use super::file::{self, SaveError};

/// A game as text: a first line, the words that choose the game, and a move a line.
///
/// ```text
/// collinear game 1
/// reversi --rows 6 --cols 6
///
/// e4
/// c5
/// ```
///
/// Empty lines don't count, nor does white space at the ends of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    /// The file that it was in.
    pub(crate) file: Option<PathBuf>,
    /// The words that choose the game, as on a command line.
    pub(crate) game: Vec<String>,
    /// The number of their line, counted from 1; 0 if they were never in a file.
    pub(crate) game_line: usize,
    /// The moves, each with the number of its line, counted from 1; 0 if it was never in a file.
    pub(crate) moves: Vec<(usize, String)>,
}

const FIRST_LINE: &str = "collinear game 1";

/// Larger files hold no game that anybody played.
const LARGEST: u64 = 1 << 20;

impl Record {
    pub(crate) fn new(game: Vec<String>, moves: impl IntoIterator<Item = String>) -> Self {
        let moves = moves.into_iter().map(|mov| (0, mov)).collect();
        Self {
            file: None,
            game,
            game_line: 0,
            moves,
        }
    }

    /// The record in a file, or why there is none, with the name of the file and the line.
    pub(crate) fn load(path: &Path) -> Result<Self, String> {
        let refused = |why: String| format!("{}: {why}", path.display());
        let bytes = read(path).map_err(|error| refused(error.to_string()))?;
        let parsed = Self::parse(&bytes);
        let record = parsed.map_err(|(line, why)| refused(format!("line {line}: {why}")))?;
        Ok(Self {
            file: Some(path.to_owned()),
            ..record
        })
    }

    /// The record of a text, or the number of the line that is wrong and why.
    pub(crate) fn parse(bytes: &[u8]) -> Result<Self, (usize, String)> {
        let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
        let mut lines = Vec::new();
        for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
            let text = str::from_utf8(line).map_err(|_| (index + 1, "it is no text".to_owned()))?;
            let text = text.trim();
            if text.chars().any(char::is_control) {
                return Err((index + 1, "it is no text".to_owned()));
            }
            if !text.is_empty() {
                lines.push((index + 1, text));
            }
        }
        let mut lines = lines.into_iter();
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((line, _)) => return Err((line, format!("it has to be {FIRST_LINE:?}"))),
            None => return Err((1, "the file is empty".to_owned())),
        }
        let (game_line, game) = lines
            .next()
            .ok_or_else(|| (2, "it has to say which game was played".to_owned()))?;
        let game = shlex::split(game);
        let game = game.ok_or_else(|| (game_line, "a quotation has no end".to_owned()))?;
        let moves = lines.map(|(line, mov)| (line, mov.to_owned())).collect();
        Ok(Self {
            file: None,
            game,
            game_line,
            moves,
        })
    }

    /// Writes the record to a file that is not there yet, or in place of one if that is wished.
    pub(crate) fn save(&self, path: &Path, replace: bool) -> Result<(), SaveError> {
        let text = self.text().map_err(SaveError::Failed)?;
        file::save(path, &text, replace)
    }

    /// The record as a text.
    fn text(&self) -> Result<String, String> {
        let game = shlex::try_join(self.game.iter().map(String::as_str));
        let game = game.map_err(|error| error.to_string())?;
        if game.chars().any(char::is_control) {
            return Err(format!("{game:?} can't be kept in a line"));
        }
        let mut text = format!("{FIRST_LINE}\n{game}\n\n");
        for (_, mov) in &self.moves {
            let _ = writeln!(text, "{mov}");
        }
        Ok(text)
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    // To open a pipe is to wait for somebody who writes to it.
    if !fs::metadata(path)?.is_file() {
        let why = "it is no file of text";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, why));
    }
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        let why = "it is too large for a game";
        return Err(io::Error::new(io::ErrorKind::InvalidData, why));
    }
    Ok(bytes)
}
