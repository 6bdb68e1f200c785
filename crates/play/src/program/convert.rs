//! The command `convert`: writes a game in another format.

use std::path::PathBuf;

use clap::Args;

use super::{Entry, arguments::note, open};
use crate::{
    core::{
        file,
        record::{self, Record},
        session::Session,
    },
    formats,
};

/// The two files, and which game to read.
#[derive(Args)]
pub(super) struct Convert {
    /// The file to read: a record of this program, GGF, SGF, psq or OTN, recognized by its content; or a list of moves
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// The file to write. Its ending chooses the format: .ggf .sgf .psq .otg, .svg for a movie, .moves for the moves
    /// alone; any other ending makes a record
    #[arg(value_name = "OUT")]
    to: PathBuf,

    /// The game, if the file is only a list of moves, such as "reversi --rows 6"
    #[arg(long, value_name = "WORDS", conflicts_with = "game_number")]
    game: Option<String>,

    /// The number of the game in a collection in SGF or GGF, counted from 1
    #[arg(long, value_name = "N")]
    game_number: Option<usize>,
}

impl Convert {
    /// Writes the new file. If it cannot, returns the reason and leaves no new file.
    pub(super) fn run(&self, entries: &[Entry]) -> Result<(), String> {
        let (record, session) = if let Some(words) = &self.game {
            self.played(entries, words)?
        } else {
            self.recorded(entries)?
        };
        let left_out = formats::save_new(&self.to, &session, &record)?;
        let left_out = left_out.map(|left_out| format!("{}: {left_out}", self.to.display()));
        record.note().into_iter().chain(left_out).for_each(note);
        Ok(())
    }

    /// The game that is named in the file itself.
    fn recorded(&self, entries: &[Entry]) -> Result<(Record, Session), String> {
        let record =
            formats::load(&self.from, self.game_number).map_err(|why| {
                match record::read(&self.from) {
                    Ok(bytes) if !record::is_own(&bytes) && !formats::is_known(&bytes) => {
                        format!("{why}; if the file is only a list of moves, name the game, such as --game reversi")
                    }
                    _ => why,
                }
            })?;
        let session = open(entries, &record)?;
        Ok((record, session))
    }

    /// The game that `words` choose, after the moves of the file.
    fn played(&self, entries: &[Entry], words: &str) -> Result<(Record, Session), String> {
        let words = shlex::split(words).ok_or("--game: a quotation mark is not closed")?;
        let mut record = Record::new(words);
        let session = open(entries, &record);
        let session = session.map_err(|why| format!("--game: {why}"))?;
        let refused = |why: String| format!("{}: {why}", self.from.display());
        let bytes = record::read(&self.from).map_err(|error| refused(error.to_string()))?;
        let text = String::from_utf8_lossy(file::without_mark(&bytes));
        let words = session.words(&text).into_iter();
        record.moves = words.map(|word| (0, word.to_owned())).collect();
        let session = open(entries, &record).map_err(refused)?;
        Ok((record, session))
    }
}
