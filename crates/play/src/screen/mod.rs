//! The full screen: [`run`] shows the menu and games.
//!
//! A [`Shown`] fills the terminal: the [`menu`] or a [`game`]. It handles keys and the mouse, and decides what is shown
//! [`Next`].

pub(crate) mod game;
pub(crate) mod menu;
mod reading;
mod shown;
mod terminal;
#[cfg(all(test, feature = "program", feature = "computer"))]
mod tests;
mod window;

use std::{io, process::ExitCode, time::Duration};

use ratatui::crossterm::event;

use self::{
    game::{GameScreen, look::Look},
    menu::Menu,
    shown::{Games, Next, Shown},
    terminal::Terminal,
};
use crate::{
    core::{
        called::open,
        catalogue::NamedGame,
        record::Record,
        session::Session,
        table::{Seating, Table},
    },
    text::status,
};

/// Fills the screen with a game and an optional message, or with the menu. If `wants_letters`, only letters are used.
pub(crate) fn run(
    session: Option<Session>,
    seating: Seating,
    games: Vec<NamedGame>,
    wants_letters: bool,
    note: Option<String>,
) -> ExitCode {
    let games: Games = games.into();
    let look = Look::from_environment(wants_letters);
    let menu = Menu::new(Games::clone(&games), seating, look);
    let mut game = session.map(|session| GameScreen::new(Table::new(session, seating), look));
    if let (Some(game), Some(note)) = (&mut game, note) {
        game.tell(note);
    }
    status(show(menu, game, &games, look))
}

/// Shows a game or the menu until people quit or a signal ends the program.
fn show(
    mut menu: Menu,
    mut game: Option<GameScreen>,
    games: &Games,
    look: Look,
) -> io::Result<ExitCode> {
    /// The time between two ticks.
    const TICK: Duration = Duration::from_millis(50);
    let mut terminal = Terminal::enter()?;
    let mut stale = true;
    loop {
        if let Some(signal) = terminal.signal() {
            return Ok(ExitCode::from(128 + signal));
        }
        if terminal::is_gone() {
            return Ok(ExitCode::FAILURE);
        }
        stale |= terminal.stops()?;
        let shown: &mut dyn Shown = match &mut game {
            Some(game) => game,
            None => &mut menu,
        };
        if stale {
            terminal.draw(|frame| shown.draw(frame))?;
        }
        stale = event::poll(TICK)?;
        if stale {
            let event = event::read()?;
            let next = if terminal::is_control(&event, 'c') {
                shown.interrupt()
            } else if terminal::is_control(&event, 'z') {
                if !terminal.suspend()? {
                    shown.tell("cannot suspend: there is no shell".to_owned());
                }
                None
            } else {
                shown.handle(&event)
            };
            match next {
                None => {}
                Some(Next::Quit) => return Ok(ExitCode::SUCCESS),
                Some(Next::Menu { seating }) => {
                    if let Some(game) = game.take() {
                        menu.come_back(seating, game.session());
                    }
                    continue;
                }
                Some(Next::Open { record, seating }) => {
                    match opened(games, &record, seating, look) {
                        Ok(opened) => {
                            game = Some(opened);
                            continue;
                        }
                        Err(why) => shown.tell(why),
                    }
                }
            }
        }
        stale |= shown.tick();
    }
}

/// Opens the game of a record, with the players of the record if it names any.
pub(crate) fn opened(
    games: &[NamedGame],
    record: &Record,
    mut seating: Seating,
    look: Look,
) -> Result<GameScreen, String> {
    let session = open(games, record, "the menu")?;
    for (seat, recorded) in seating.seats.iter_mut().zip(record.seats) {
        *seat = recorded.unwrap_or(*seat);
    }
    seating.seed = record.seed.unwrap_or(seating.seed);
    let mut screen = GameScreen::new(Table::new(session, seating), look);
    if let Some(note) = record.note() {
        screen.tell(note);
    }
    Ok(screen)
}
