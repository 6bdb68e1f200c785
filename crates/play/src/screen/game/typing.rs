//! Handles typed lines: moves and names of files.

use std::path::{Path, PathBuf};

use super::{
    GameScreen,
    dialog::{Asks, Dialog, Sure, What},
};
use crate::{
    core::{
        file::{self, SaveError},
        quoted::quoted,
        table::NOT_YOURS,
    },
    formats::{self, Format},
    screen::shown::Next,
};

impl GameScreen {
    /// Begins to type a move with this character.
    pub(super) fn begin_typing(&mut self, first: char) {
        if self.can_move() {
            self.dialog = Some(Dialog::line(Asks::Moves, first.into()));
        }
    }

    /// Shows a refused line again, so that it can be edited.
    pub(super) fn mend(&mut self, asks: Asks, text: String, why: String) {
        self.dialog = Some(Dialog::line(asks, text));
        self.message = Some(why);
    }

    pub(super) fn typed(&mut self, asks: Asks, text: &str) -> Option<Next> {
        if asks == Asks::Moves {
            self.type_moves(text);
            return None;
        }
        let Some(path) = file::typed(text) else {
            self.message = Some("no file name was typed".to_owned());
            return None;
        };
        if let Asks::Save(what) = asks {
            self.save(what, path, false);
            return None;
        }
        match formats::load(&path, None) {
            Ok(record) => Some(Next::Open {
                record: Box::new(record),
                seating: self.live.table.seating,
            }),
            Err(why) => {
                self.mend(asks, text.to_owned(), why);
                None
            }
        }
    }

    pub(super) fn ask_where(&mut self, what: What) {
        let ending = match what {
            What::Game => "txt",
            What::Picture => "svg",
        };
        let words = self.session().chosen_by();
        let word = words.first().map_or("", String::as_str);
        let name = file::free_name(Path::new(""), word, ending);
        self.dialog = Some(Dialog::line(Asks::Save(what), name));
    }

    /// Makes the typed moves. Stops at a move that is refused or is the computer's to make.
    pub(super) fn type_moves(&mut self, text: &str) {
        let words = self.session().words(text);
        for (index, word) in words.iter().enumerate() {
            if self.live.table.computer_to_move().is_some() {
                let rest = quoted(&words[index..].join(" "));
                self.message = Some(format!("{rest}: not played, {NOT_YOURS}"));
                break;
            }
            if let Err(why) = self.live.play_word(word) {
                let rest = words[index..].join(" ");
                // Most reasons begin with the cell.
                let why = if why.starts_with(word) {
                    why
                } else {
                    format!("{}: {why}", quoted(word))
                };
                self.mend(Asks::Moves, rest, why);
                break;
            }
            self.look();
        }
    }

    pub(super) fn save(&mut self, what: What, path: PathBuf, replace: bool) {
        let saved = match what {
            What::Game => {
                let table = &self.live.table;
                formats::save(&path, &table.session, &table.record(), replace)
            }
            What::Picture => {
                let picture = self.session().picture().to_string();
                file::save(&path, &picture, replace).map(|()| None)
            }
        };
        match saved {
            Ok(left_out) => {
                let is_movie = Format::of_file(&path) == Format::Movie;
                if what == What::Game && !is_movie && left_out.is_none() {
                    self.live.table.keep();
                }
                let left_out =
                    left_out.map_or_else(String::new, |left_out| format!("; {left_out}"));
                self.message = Some(format!("saved in {}{left_out}", path.display()));
            }
            Err(SaveError::Exists) => self.dialog = Some(Dialog::Sure(Sure::Replace(what, path))),
            Err(SaveError::Failed(why)) => self.message = Some(why),
        }
    }
}
