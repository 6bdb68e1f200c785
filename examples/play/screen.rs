//! [`Screen`]: what fills the terminal, and what comes after it.

use ratatui::Frame;
use ratatui::crossterm::event::Event;

use super::{record::Record, seat::Seat};

/// What fills the terminal: the menu, or a game.
pub(crate) trait Screen {
    fn draw(&mut self, frame: &mut Frame);

    /// Answers a key, the mouse, or a change of size.
    fn handle(&mut self, event: &Event) -> Option<Next>;

    /// Lets time pass; `true` if there is something new to be seen.
    fn tick(&mut self) -> bool;

    /// Tells the player why what was asked for can't be done.
    fn tell(&mut self, message: String);
}

/// What comes after a screen.
pub(crate) enum Next {
    /// Nothing: the program ends.
    Quit,
    /// The menu, with those who played.
    Menu { seats: [Seat; 2] },
    /// A game, if it can be had; otherwise the screen goes on and [tells](Screen::tell) why.
    Open {
        record: Record,
        /// Who plays the first side and the second.
        seats: [Seat; 2],
    },
}
