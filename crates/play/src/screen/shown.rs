//! [`Shown`]: what fills the terminal, and what comes [`Next`].

use std::rc::Rc;

use ratatui::{Frame, crossterm::event::Event};

use crate::core::{catalogue::NamedGame, record::Record, table::Seating};

/// What fills the terminal: the menu, or a game.
pub(crate) trait Shown {
    fn draw(&mut self, frame: &mut Frame);

    /// Answers a key, the mouse, or a change of size.
    fn handle(&mut self, event: &Event) -> Option<Next>;

    /// Answers Ctrl-C: what comes next, or `None` if that is to be asked first. A second one leaves.
    fn interrupt(&mut self) -> Option<Next> {
        Some(Next::Quit)
    }

    /// Lets time pass; `true` if there is something new to be seen.
    fn tick(&mut self) -> bool;

    /// Tells the player why what was asked for can't be done.
    fn tell(&mut self, message: String);
}

/// What comes after what is shown.
pub(crate) enum Next {
    /// Nothing: the program ends.
    Quit,
    /// The menu, with those who played.
    Menu { seating: Seating },
    /// A game, if it can be had; otherwise what is shown goes on and [tells](Shown::tell) why.
    Open {
        record: Box<Record>,
        seating: Seating,
    },
}

/// The games of the menu.
pub(crate) type Games = Rc<[NamedGame]>;
