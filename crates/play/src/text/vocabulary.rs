//! [`Vocabulary`]: tells commands from moves at a terminal.

use itertools::Itertools;

use super::command::{AGAIN, Command, Named, TOLD};
use crate::core::session::Session;

/// Tells commands from moves in a game: `u` is a step up in Sokoban. A word that was ever a legal move stays a move,
/// because a player who types it again does not mean the command.
#[derive(Default)]
pub(super) struct Vocabulary {
    /// The words of commands that were ever moves.
    moves: Vec<&'static str>,
}

#[derive(Clone, Copy)]
pub(super) enum Meaning<'l> {
    Command(Command),
    /// A move, moves without spaces between them, or an unknown word.
    Moves(&'l str),
}

impl Vocabulary {
    /// Finds words of commands that are moves now; returns whether there are new ones.
    pub(super) fn look_at_moves(&mut self, session: &Session) -> bool {
        let before = self.moves.len();
        for (_, word) in Command::words(true) {
            if !self.moves.contains(&word) && session.preview_word(word).is_ok() {
                self.moves.push(word);
            }
        }
        self.moves.len() > before
    }

    /// The meaning of the first word of a line, and the rest of the line.
    pub(super) fn read<'l>(
        &mut self,
        session: &Session,
        line: &'l str,
    ) -> Option<(Meaning<'l>, &'l str)> {
        let line = line.trim();
        let end = line.find(char::is_whitespace).unwrap_or(line.len());
        let (word, rest) = line.split_at(end);
        let rest = rest.trim_start();
        if word.is_empty() {
            return None;
        }
        let over = session.outcome().is_some();
        let known = Command::words(over).find(|(_, known)| word.eq_ignore_ascii_case(known));
        let meaning = match known {
            // A move is not followed by a file.
            Some((Command::Save, _)) if !rest.is_empty() => Meaning::Command(Command::Save),
            Some((command, known)) if !self.is_move(session, known) => Meaning::Command(command),
            _ => Meaning::Moves(word),
        };
        Some((meaning, rest))
    }

    fn is_move(&mut self, session: &Session, word: &'static str) -> bool {
        let is_known = self.moves.contains(&word);
        if !is_known && session.preview_word(word).is_ok() {
            self.moves.push(word);
            return true;
        }
        is_known
    }

    /// The commands in one line.
    pub(super) fn keys(&self) -> String {
        self.told(&TOLD)
    }

    /// The commands after the end of a game.
    pub(super) fn again(&self) -> String {
        self.told(&AGAIN)
    }

    /// Each command with its letter and its name, or with another name if both are moves.
    fn told(&self, commands: &[Named]) -> String {
        let told = commands.iter().filter_map(|&(command, words)| {
            if command == Command::Save {
                return Some("save FILE".to_owned());
            }
            let is_free = |word: &&&str| !self.moves.contains(word);
            let letters = usize::from(words[0].len() == 1);
            let (usual, others) = words.split_at(words.len().min(1 + letters));
            let mut free = usual.iter().filter(is_free).peekable();
            match free.peek() {
                Some(_) => Some(free.join(" ")),
                None => others.iter().find(is_free).map(ToString::to_string),
            }
        });
        told.collect_vec().join(", ")
    }

    /// The words of commands that can be moves here.
    pub(super) fn moves(&self) -> &[&'static str] {
        &self.moves
    }
}
