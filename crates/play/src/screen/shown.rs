//! [`Shown`]: what fills the terminal, and what comes [`Next`].

use std::rc::Rc;

use ratatui::{Frame, crossterm::event::Event};

use crate::core::{catalogue::NamedGame, record::Record, table::Seating};

/// The screen that is shown: the menu or a game.
pub(crate) trait Shown {
    fn draw(&mut self, frame: &mut Frame);

    /// Handles a key, the mouse, or a change of size.
    fn handle(&mut self, event: &Event) -> Option<Next>;

    /// Handles Ctrl-C. `None` opens a question first; a second Ctrl-C leaves.
    fn interrupt(&mut self) -> Option<Next> {
        Some(Next::Quit)
    }

    /// Lets time pass; returns `true` if the screen has changed.
    fn tick(&mut self) -> bool;

    fn tell(&mut self, message: String);
}

/// What comes after what is shown.
pub(crate) enum Next {
    /// The program ends.
    Quit,
    /// The menu, with the same players.
    Menu { seating: Seating },
    /// A game; if it cannot be opened, the screen stays and [shows](Shown::tell) why.
    Open {
        record: Box<Record>,
        seating: Seating,
    },
}

pub(crate) type Games = Rc<[NamedGame]>;
