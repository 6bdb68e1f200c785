//! [`Dialog`]: a question that is open over the game.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A question that is open over the game, or its help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    Help,
    /// Which of several moves is meant.
    Which(Which),
    /// Something is typed.
    Line {
        asks: Asks,
        text: String,
    },
    /// Yes or no.
    Sure(Sure),
}

/// What is asked for in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    Moves,
    Save(What),
    LoadFrom,
}

/// What is written to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// The moves, to be opened again.
    Game,
    /// The board, to be looked at.
    Picture,
}

/// What is done if the answer is yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sure {
    Replace(What, PathBuf),
    Leave(Leave),
}

/// Where to, from a game whose moves are nowhere saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leave {
    Quit,
    Menu,
    Load,
    New,
}

/// Moves that are made on the same cells, as their places among the legal ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Which {
    pub(super) moves: Vec<usize>,
    /// Below them stands the choice to pick more cells.
    pub(super) goes_on: bool,
    pub(super) chosen: usize,
}

impl Which {
    pub(super) fn len(&self) -> usize {
        self.moves.len() + usize::from(self.goes_on)
    }

    fn step_to(&mut self, choice: usize) {
        self.chosen = choice.min(self.len().saturating_sub(1));
    }
}

/// What a key does to an open dialog.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It stays open.
    Open,
    /// It is answered: with what is chosen or typed, or with yes.
    Done,
    /// It is closed without an answer, or with no.
    Closed,
}

/// No name of a file and no list of moves is longer.
const LONGEST: usize = 4096;

impl Dialog {
    pub(super) fn line(asks: Asks, text: String) -> Self {
        Self::Line { asks, text }
    }

    /// Adds a text to the line that is typed, if there is one: with spaces between its own lines.
    pub(super) fn paste(&mut self, pasted: &str) {
        if let Self::Line { text, .. } = self {
            let pasted = pasted.trim_end_matches(char::is_control).chars();
            let spaced = pasted.map(|char| if char.is_control() { ' ' } else { char });
            let room = LONGEST.saturating_sub(text.len());
            text.extend(spaced.take(room));
        }
    }

    pub(super) fn key(&mut self, key: &KeyEvent) -> Answer {
        if key.code == KeyCode::Esc {
            return Answer::Closed;
        }
        match self {
            Self::Help => Answer::Closed,
            Self::Which(which) => match key.code {
                KeyCode::Down | KeyCode::Char('j') => {
                    which.step_to(which.chosen + 1);
                    Answer::Open
                }
                KeyCode::Up | KeyCode::Char('k') => {
                    which.step_to(which.chosen.saturating_sub(1));
                    Answer::Open
                }
                KeyCode::Enter | KeyCode::Char(' ') => Answer::Done,
                _ => Answer::Open,
            },
            Self::Line { text, .. } => edit(text, key),
            Self::Sure(_) => match key.code {
                KeyCode::Char('y' | 'Y') => Answer::Done,
                KeyCode::Char('n' | 'N' | 'q') => Answer::Closed,
                _ => Answer::Open,
            },
        }
    }
}

/// Types a key into a line.
fn edit(text: &mut String, key: &KeyEvent) -> Answer {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Enter => return Answer::Done,
        // Nothing is left to be taken away: it was not meant to be there.
        KeyCode::Backspace if text.pop().is_none() => return Answer::Closed,
        KeyCode::Char('u') if control => text.clear(),
        KeyCode::Char(char) if !control && text.len() < LONGEST => text.push(char),
        _ => {}
    }
    Answer::Open
}
