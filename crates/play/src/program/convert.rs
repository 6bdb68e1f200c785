//! The command `convert`: a game from one format into another.

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

/// Which file becomes which.
#[derive(Args)]
pub(super) struct Convert {
    /// The game: a record of this program, GGF, SGF, psq or OTN, by what is in it; or its moves alone
    #[arg(value_name = "IN")]
    from: PathBuf,

    /// The new file, by its ending: .ggf .sgf .psq .otg, .svg for a movie, .moves for the moves alone, or
    /// else a record
    #[arg(value_name = "OUT")]
    to: PathBuf,

    /// Which game it is, if the file has its moves alone, such as "reversi --rows 6"
    #[arg(long, value_name = "WORDS", conflicts_with = "game_number")]
    game: Option<String>,

    /// Which of the games of a collection in SGF or GGF, counted from 1
    #[arg(long, value_name = "N")]
    game_number: Option<usize>,
}

impl Convert {
    /// Writes the new file, or says why not; then there is none.
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

    /// The game that the file names itself.
    fn recorded(&self, entries: &[Entry]) -> Result<(Record, Session), String> {
        let record =
            formats::load(&self.from, self.game_number).map_err(|why| {
                match record::read(&self.from) {
                    Ok(bytes) if !record::is_own(&bytes) && !formats::is_known(&bytes) => {
                        format!("{why}; if it has its moves alone, add --game reversi")
                    }
                    _ => why,
                }
            })?;
        let session = open(entries, &record)?;
        Ok((record, session))
    }

    /// The game that words choose, after the moves of the file.
    fn played(&self, entries: &[Entry], words: &str) -> Result<(Record, Session), String> {
        let words = shlex::split(words).ok_or("--game: a quotation has no end")?;
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
