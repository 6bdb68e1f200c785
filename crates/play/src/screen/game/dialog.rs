//! [`Dialog`]: a question over the game.

use std::path::PathBuf;

use collinear::rules::Side;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::{core::seat::Seat, screen::reading::Reading};

/// A question over the game, the help or the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    Help,
    Rules(Reading),
    /// Which of several moves to make?
    Which(Which),
    /// Who plays a side?
    Who(Who),
    Line {
        asks: Asks,
        text: String,
    },
    /// A question with the answers yes and no.
    Sure(Sure),
}

/// The purpose of a typed line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    Moves,
    Save(What),
    LoadFrom,
}

/// The content of a file to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Game,
    Picture,
}

/// The action after the answer "yes".
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sure {
    Replace(What, PathBuf),
    Leave(Leave),
}

/// The place to go to from a game with unsaved moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leave {
    Quit,
    Menu,
    Load,
}

/// Moves on the same cells, as indices of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Which {
    pub(super) moves: Vec<usize>,
    /// True if the list also has an item for picking more cells.
    pub(super) continues: bool,
    pub(super) chosen: usize,
}

impl Which {
    pub(super) fn len(&self) -> usize {
        self.moves.len() + usize::from(self.continues)
    }

    fn step_to(&mut self, choice: usize) {
        self.chosen = choice.min(self.len().saturating_sub(1));
    }
}

/// A list of players for a side, in the order of [`Seat::all`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Who {
    pub(super) side: Side,
    pub(super) chosen: usize,
}

impl Who {
    /// The question about a side. The player after `seat` in the list is already chosen.
    pub(super) fn after(side: Side, seat: Seat) -> Self {
        let now = Seat::all().iter().position(|&it| it == seat);
        let mut who = Self {
            side,
            chosen: now.unwrap_or(0),
        };
        who.step(1);
        who
    }

    /// Moves the choice down by this many items, wrapping round.
    fn step(&mut self, by: isize) {
        let len = Seat::all().len();
        let wrapped = self.chosen + len.saturating_add_signed(by);
        self.chosen = wrapped % len;
    }

    /// The chosen player.
    pub(super) fn seat(&self) -> Seat {
        Seat::all().get(self.chosen).copied().unwrap_or_default()
    }
}

/// The effect of a key on a dialog.
#[derive(PartialEq, Eq, Debug)]
pub(in crate::screen) enum Answer {
    Open,
    /// The dialog has its answer, or the answer is yes.
    Done,
    /// The dialog is closed without an answer, or the answer is no.
    Closed,
    /// The key switches between the help and the rules.
    Turned,
}

/// The length of the longest line that can be typed.
const LONGEST: usize = 4096;

impl Dialog {
    pub(super) fn line(asks: Asks, text: String) -> Self {
        Self::Line { asks, text }
    }

    /// Pastes a text into the typed line. Line breaks become spaces.
    pub(super) fn paste(&mut self, pasted: &str) {
        if let Self::Line { text, .. } = self {
            add(text, pasted);
        }
    }

    pub(super) fn key(&mut self, key: &KeyEvent) -> Answer {
        if key.code == KeyCode::Esc {
            return Answer::Closed;
        }
        match self {
            Self::Help => turned(key).unwrap_or(Answer::Closed),
            Self::Rules(reading) => match reading.key(key) {
                Some(()) => Answer::Open,
                None => turned(key).unwrap_or(Answer::Closed),
            },
            Self::Which(which) => match key.code {
                KeyCode::Down | KeyCode::Char('j') => {
                    which.step_to(which.chosen + 1);
                    Answer::Open
                }
                KeyCode::Up | KeyCode::Char('k') => {
                    which.step_to(which.chosen.saturating_sub(1));
                    Answer::Open
                }
                KeyCode::Home => {
                    which.step_to(0);
                    Answer::Open
                }
                KeyCode::End => {
                    which.step_to(usize::MAX);
                    Answer::Open
                }
                KeyCode::Enter | KeyCode::Char(' ') => Answer::Done,
                _ => Answer::Open,
            },
            Self::Who(who) => {
                match key.code {
                    KeyCode::Enter | KeyCode::Char(' ') => return Answer::Done,
                    KeyCode::Down | KeyCode::Char('j' | 'a' | 'b') => who.step(1),
                    KeyCode::Up | KeyCode::Char('k') => who.step(-1),
                    KeyCode::Home => who.chosen = 0,
                    KeyCode::End => who.chosen = Seat::all().len() - 1,
                    _ => {}
                }
                Answer::Open
            }
            Self::Line { text, .. } => edit(text, key),
            Self::Sure(_) => match key.code {
                KeyCode::Char('y' | 'Y') => Answer::Done,
                KeyCode::Char('n' | 'N' | 'q') => Answer::Closed,
                _ => Answer::Open,
            },
        }
    }
}

/// The answer of a key that switches between the help and the rules.
fn turned(key: &KeyEvent) -> Option<Answer> {
    let turns = matches!(
        key.code,
        KeyCode::Char('?') | KeyCode::F(1) | KeyCode::Tab | KeyCode::Left | KeyCode::Right
    );
    turns.then_some(Answer::Turned)
}

/// Appends a text to a line. Line breaks become spaces.
pub(in crate::screen) fn add(text: &mut String, pasted: &str) {
    let pasted = pasted.trim_end_matches(char::is_control).chars();
    let spaced = pasted.map(|char| if char.is_control() { ' ' } else { char });
    let room = LONGEST.saturating_sub(text.len());
    text.extend(spaced.take(room));
}

pub(in crate::screen) fn edit(text: &mut String, key: &KeyEvent) -> Answer {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Enter => return Answer::Done,
        // Backspace in an empty line closes the dialog.
        KeyCode::Backspace if text.pop().is_none() => return Answer::Closed,
        KeyCode::Char('u') if control => text.clear(),
        KeyCode::Char(char) if !control && text.len() < LONGEST => text.push(char),
        _ => {}
    }
    Answer::Open
}
