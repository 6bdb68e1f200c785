//! [`GameScreen`]: the screen of any game, for people and the computer.
//!
//! This module does not depend on particular games. [`live`] lets time pass, [`picking`] makes moves from cells,
//! [`plan`] places the cells on the screen, [`view`] draws, and [`actions`] handles keys and the mouse.

mod actions;
mod aiming;
mod analysis;
pub(super) mod board;
pub(super) mod dialog;
mod keys;
mod live;
pub(crate) mod look;
mod moves;
mod pace;
mod paints;
pub(crate) mod palette;
mod panel;
mod picking;
mod plan;
mod popup;
mod preview;
mod refusal;
mod size;
mod status;
mod stepping;
mod thinker;
mod typing;
pub(super) mod view;

use std::time::Instant;

use ratatui::{
    Frame,
    crossterm::event::{Event, KeyEventKind},
    layout::Rect,
};

use self::{
    dialog::Dialog,
    keys::Command,
    live::{Live, News},
    look::Look,
    moves::MoveList,
    picking::Picking,
    plan::Plan,
};
use super::shown::{Next, Shown};
use crate::{
    computer::{Advice, CUT, Found},
    core::{
        aim::Aim,
        review::Verdict,
        session::Session,
        table::{NOT_YOURS, Table},
    },
};

pub(crate) struct GameScreen {
    live: Live,
    picking: Picking,
    /// The falling piece, if a piece falls.
    aim: Option<Aim>,
    /// The time when the piece last fell, if pieces fall by time.
    falling: Option<Instant>,
    cursor: usize,
    /// The name of the cell under the cursor. It finds the cell again on a board that has changed.
    cursor_name: String,
    /// The cells of the suggested move.
    hint: Vec<usize>,
    /// True if the cells where moves begin are highlighted.
    shows_targets: bool,
    dialog: Option<Dialog>,
    message: Option<String>,
    moves: MoveList,
    look: Look,
    drawn: Drawn,
}

/// The places of the things that were drawn last.
#[derive(Default)]
struct Drawn {
    is_too_small: bool,
    has_panel: bool,
    has_title: bool,
    plan: Plan,
    /// The area of an open list, and its first visible item.
    choices: Rect,
    first_choice: usize,
    spinner: usize,
}

impl GameScreen {
    pub(crate) fn new(table: Table, look: Look) -> Self {
        let live = Live::new(table);
        let session = live.session();
        let mut screen = Self {
            picking: Picking::of(session),
            aim: Aim::of(session),
            falling: None,
            cursor: session.board().middle(),
            cursor_name: String::new(),
            hint: Vec::new(),
            shows_targets: false,
            dialog: None,
            message: None,
            moves: MoveList::default(),
            look,
            drawn: Drawn::default(),
            live,
        };
        screen.point(screen.cursor);
        screen.shows_targets = screen.has_few_targets();
        screen
    }

    /// The game in progress.
    pub(crate) fn session(&self) -> &Session {
        self.live.session()
    }

    /// Updates everything after the game has changed.
    fn look(&mut self) {
        self.picking = Picking::of(self.live.session());
        self.aim = Aim::of(self.live.session());
        let cursor = self.cursor_on_board();
        if cursor != self.cursor {
            self.shows_targets &= self.has_few_targets();
        }
        self.point(cursor);
        self.hint.clear();
        self.moves.follow();
    }

    /// Returns whether it helps to highlight targets. It does not if nearly every cell or any column is a target, nor
    /// if pieces move.
    fn has_few_targets(&self) -> bool {
        let cells = self.session().board().cells().iter();
        let cells = cells.filter(|cell| !cell.is_hole).count();
        let lit = self.picking.lit();
        let falls = self.session().board().is_by_column();
        !falls && lit.starts.is_empty() && lit.targets.len() * 2 <= cells
    }

    /// Scrolls the rules in a window that has room for the rules only.
    fn read_on(&mut self, event: &Event) {
        if let Some(Dialog::Rules(reading)) = &mut self.dialog {
            if reading.handle(event).is_none() {
                self.dialog = None;
            }
        } else if self.dialog.is_none()
            && let Some(key) = event.as_key_press_event()
            && Command::read(&key) == Some(Command::Rules)
        {
            self.read_rules();
        }
    }

    /// Moves the cursor.
    fn point(&mut self, at: usize) {
        self.cursor = self.picking.resolve(at);
        let cell = self.session().board().cells().get(self.cursor);
        self.cursor_name = cell.map(|cell| cell.name.clone()).unwrap_or_default();
    }

    /// The cell under the cursor. Its number has changed if the board has changed.
    fn cursor_on_board(&self) -> usize {
        let board = self.session().board();
        let here = board.cells().get(self.cursor);
        if here.is_some_and(|cell| cell.name == self.cursor_name) {
            return self.cursor;
        }
        let there = board.named(&self.cursor_name);
        there.unwrap_or_else(|| board.middle())
    }

    /// Shows the requested advice.
    fn advise(&mut self, advice: Advice<usize>, is_cut: bool, reason: Option<Verdict>) {
        let message = match advice {
            Advice::Play(m) => {
                let session = self.session();
                let text = session.move_text(m).unwrap_or_default();
                let cells = session.moves().into_iter().nth(m);
                self.hint = cells.unwrap_or_default();
                let cut = if is_cut { CUT } else { "" };
                let reason = reason.map(|reason| format!(". {}", reason.text()));
                format!("hint: {text}{cut}{}", reason.unwrap_or_default())
            }
            Advice::Hopeless => "the goal cannot be reached from here".to_owned(),
            Advice::Unknown => "the computer has no advice".to_owned(),
        };
        self.tell(message);
    }
}

impl Shown for GameScreen {
    fn draw(&mut self, frame: &mut Frame) {
        self.draw_all(frame);
    }

    fn handle(&mut self, event: &Event) -> Option<Next> {
        if self.drawn.is_too_small {
            // The rules can be read in a window of any size.
            self.read_on(event);
            return None;
        }
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => {
                self.mouse(*mouse);
                None
            }
            Event::Paste(text) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.paste(text);
                }
                None
            }
            _ => None,
        }
    }

    fn interrupt(&mut self) -> Option<Next> {
        self.interrupted()
    }

    fn tick(&mut self) -> bool {
        let spinner = self.drawn.spinner;
        match self.live.tick() {
            None => return self.let_fall() || status::spinner(&self.live) != spinner,
            Some(News::Moved { is_cut }) => {
                // Messages other than this one are still true.
                if self.message.as_deref() == Some(NOT_YOURS) {
                    self.message = None;
                }
                if is_cut && self.session().outcome().is_none() {
                    let limit = humantime::format_duration(self.live.table.seating.limit);
                    self.tell(format!("the search was cut short at the limit of {limit}"));
                }
                self.look();
            }
            Some(News::Thought) => {}
            Some(News::Reviewed(what)) => self.tell(what),
            Some(News::Failed(why)) => self.tell(why),
            Some(News::Advice(Found { advice, is_cut }, reason)) => {
                self.advise(advice, is_cut, reason);
            }
        }
        true
    }

    fn tell(&mut self, message: String) {
        self.message = Some(message);
    }
}
