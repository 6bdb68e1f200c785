//! [`Vocabulary`]: distinguishes commands from moves at a terminal.

use itertools::Itertools;

use super::command::{AGAIN, Command, Named, TOLD};
use crate::core::session::Session;

/// Distinguishes commands from moves in a game: in Sokoban, `u` is a step up. A word that was a legal move once stays a
/// move, because a player who types it again does not mean the command.
#[derive(Default)]
pub(super) struct Vocabulary {
    /// The command words that were moves at some time in the game.
    moves: Vec<&'static str>,
}

#[derive(Clone, Copy)]
pub(super) enum Meaning<'l> {
    Command(Command),
    /// One or more moves without spaces between them, or an unknown word.
    Moves(&'l str),
}

impl Vocabulary {
    /// Finds command words that are moves in this position. Returns whether there are new ones.
    pub(super) fn look_at_moves(&mut self, session: &Session) -> bool {
        let before = self.moves.len();
        for (_, word) in Command::words(true) {
            if !self.moves.contains(&word) && session.preview_word(word).is_ok() {
                self.moves.push(word);
            }
        }
        self.moves.len() > before
    }

    /// The meaning of the first word of a line, with the rest of the line.
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
            // A file name cannot follow a move.
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

    /// Each command with its letter and its name. If both are moves, another name is given.
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

    /// The command words that can be moves in this game.
    pub(super) fn moves(&self) -> &[&'static str] {
        &self.moves
    }
}
