//! [`Dialog`]: a question that is open over the game.

use std::path::PathBuf;

use collinear::rules::Side;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::{core::seat::Seat, screen::reading::Reading};

/// A question that is open over the game, or its help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    Help,
    /// The rules are read.
    Rules(Reading),
    /// Which of several moves is meant.
    Which(Which),
    /// Who plays a side.
    Who(Who),
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

/// Who can play a side, as [`Seat::all`] has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Who {
    pub(super) side: Side,
    pub(super) chosen: usize,
}

impl Who {
    /// The choice for a side; who comes after the one that plays it now is chosen already.
    pub(super) fn after(side: Side, seat: Seat) -> Self {
        let now = Seat::all().iter().position(|&it| it == seat);
        let mut who = Self {
            side,
            chosen: now.unwrap_or(0),
        };
        who.step(1);
        who
    }

    /// Chooses the one so far below, around the end of the list.
    fn step(&mut self, by: isize) {
        let len = Seat::all().len();
        let wrapped = self.chosen + len.saturating_add_signed(by);
        self.chosen = wrapped % len;
    }

    /// Who is chosen.
    pub(super) fn seat(&self) -> Seat {
        Seat::all().get(self.chosen).copied().unwrap_or_default()
    }
}

/// What a key does to an open dialog.
#[derive(PartialEq, Eq, Debug)]
pub(in crate::screen) enum Answer {
    /// It stays open.
    Open,
    /// It is answered: with what is chosen or typed, or with yes.
    Done,
    /// It is closed without an answer, or with no.
    Closed,
    /// From the help to the rules, or back.
    Turned,
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

/// Whether a key turns the page.
fn turned(key: &KeyEvent) -> Option<Answer> {
    let turns = matches!(
        key.code,
        KeyCode::Char('?') | KeyCode::F(1) | KeyCode::Tab | KeyCode::Left | KeyCode::Right
    );
    turns.then_some(Answer::Turned)
}

/// Adds a text to a line: with spaces between its own lines.
pub(in crate::screen) fn add(text: &mut String, pasted: &str) {
    let pasted = pasted.trim_end_matches(char::is_control).chars();
    let spaced = pasted.map(|char| if char.is_control() { ' ' } else { char });
    let room = LONGEST.saturating_sub(text.len());
    text.extend(spaced.take(room));
}

/// Types a key into a line.
pub(in crate::screen) fn edit(text: &mut String, key: &KeyEvent) -> Answer {
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
