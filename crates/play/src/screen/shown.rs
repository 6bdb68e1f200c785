//! [`Shown`]: a screen that fills the terminal, and [`Next`], the screen after it.

use std::rc::Rc;

use ratatui::{Frame, crossterm::event::Event};

use crate::core::{catalogue::NamedGame, record::Record, table::Seating};

/// A screen that fills the terminal: the menu or a game.
pub(crate) trait Shown {
    fn draw(&mut self, frame: &mut Frame);

    /// Handles a key, the mouse, or a change of size.
    fn handle(&mut self, event: &Event) -> Option<Next>;

    /// Handles Ctrl-C. `None` means that a question is open; a second Ctrl-C leaves the program.
    fn interrupt(&mut self) -> Option<Next> {
        Some(Next::Quit)
    }

    /// Lets time pass; returns `true` if the screen has changed.
    fn tick(&mut self) -> bool;

    fn tell(&mut self, message: String);
}

/// What follows the screen that is shown.
pub(crate) enum Next {
    /// The program ends.
    Quit,
    /// The menu, with the same players.
    Menu { seating: Seating },
    /// A game. If the game cannot be opened, the old screen stays and [shows](Shown::tell) why.
    Open {
        record: Box<Record>,
        seating: Seating,
    },
}

pub(crate) type Games = Rc<[NamedGame]>;
