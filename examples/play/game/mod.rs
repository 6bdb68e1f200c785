//! [`GameScreen`]: any game on the screen, for people and the computer.
//!
//! Nothing here knows a game. [`session`] plays it, [`picking`] makes moves of cells, [`plan`] says
//! where on the screen the cells are, [`view`] draws, and [`actions`] does what keys and the mouse
//! ask for.

mod actions;
mod board;
mod dialog;
mod keys;
mod moves;
mod pace;
pub(crate) mod palette;
mod panel;
mod picking;
mod picture;
mod plan;
mod popup;
mod preview;
mod refusal;
mod session;
mod status;
mod thinker;
mod view;

use std::{sync::Arc, time::Duration};

use collinear::{
    Coord,
    picture::Margin,
    rules::{Game, Place},
};
use ratatui::{
    Frame,
    crossterm::event::{Event, KeyEventKind},
    layout::Rect,
};

use self::{
    dialog::Dialog,
    moves::MoveList,
    palette::Palette,
    picking::Picking,
    plan::Plan,
    session::{NOT_YOURS, News, Session},
};
use super::{
    common::computer::{Advice, Computer},
    screen::{Next, Screen},
    seat::Seat,
};

/// A game that is to be played: which it is, how far it has come, and who plays it.
pub(crate) struct Table<G: Computer> {
    pub(crate) game: Arc<G>,
    pub(crate) start: G::State,
    /// What chooses this game in a record.
    pub(crate) words: Vec<String>,
    /// The moves of a record, each with the number of its line, or 0.
    pub(crate) moves: Vec<(usize, String)>,
    /// Who plays the first side and the second.
    pub(crate) seats: [Seat; 2],
    /// For how long the computer may think about a move.
    pub(crate) limit: Duration,
    /// How long a move takes at least where the computer plays itself.
    pub(crate) pace: Duration,
}

/// Any game on the screen.
pub(crate) struct GameScreen<G: Computer> {
    session: Session<G>,
    picking: Picking<G::Move>,
    cursor: Coord,
    /// The cells of the move that the computer would make.
    hint: Vec<Coord>,
    /// Whether the cells that a move can begin with are lit up.
    shows_targets: bool,
    dialog: Option<Dialog<G::Move>>,
    message: Option<String>,
    moves: MoveList,
    palette: Palette,
    drawn: Drawn,
}

/// Where things were when the screen was drawn last.
#[derive(Default)]
struct Drawn {
    is_too_small: bool,
    plan: Plan,
    /// The choices of an open question, and the one at the top.
    choices: Rect,
    first_choice: usize,
    /// The picture of the computer at work.
    spinner: usize,
}

impl<G: Computer> GameScreen<G> {
    /// The game after the moves of the record; or which of them can't be made, and why.
    pub(crate) fn new(table: Table<G>) -> Result<Self, String> {
        Self::with_palette(table, Palette::from_environment())
    }

    /// The same with these colours.
    pub(crate) fn with_palette(table: Table<G>, palette: Palette) -> Result<Self, String> {
        let session = Session::new(table)?;
        let game = session.rules();
        let shown = game.shown(session.state());
        let cells: Vec<_> = shown.positions(|&glyph| game.is_cell(glyph)).collect();
        let middle = Coord::new(shown.rows() / 2, shown.cols() / 2);
        let cursor = cells.iter().min_by_key(|at| at.distance(middle));
        let mut screen = Self {
            picking: picking(&session),
            cursor: cursor.copied().unwrap_or_default(),
            hint: Vec::new(),
            shows_targets: false,
            dialog: None,
            message: None,
            moves: MoveList::default(),
            palette,
            drawn: Drawn::default(),
            session,
        };
        screen.point(screen.cursor);
        // Where a move can go nearly everywhere there is nothing to be learnt from it.
        let lit = screen.picking.lit();
        screen.shows_targets = (lit.targets.len() + lit.starts.len()) * 2 <= cells.len();
        Ok(screen)
    }

    /// The game as far as it was played.
    pub(crate) fn game(&self) -> &Game<Arc<G>> {
        self.session.game()
    }

    /// Looks at the game anew, after a move or one that was taken back.
    fn look(&mut self) {
        self.picking = picking(&self.session);
        self.point(self.cursor);
        self.hint.clear();
        self.moves.follow();
    }

    /// Moves the cursor.
    fn point(&mut self, at: Coord) {
        self.cursor = self.picking.resolve(at);
    }
}

/// The moves that are there to be picked.
fn picking<G: Computer>(session: &Session<G>) -> Picking<G::Move> {
    let by_column = matches!(session.rules().margin(), Margin::Columns);
    Picking::new(session.game().moves(), by_column)
}

impl<G: Computer> Screen for GameScreen<G> {
    fn draw(&mut self, frame: &mut Frame) {
        self.draw_all(frame);
    }

    fn handle(&mut self, event: &Event) -> Option<Next> {
        if self.drawn.is_too_small {
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

    fn tick(&mut self) -> bool {
        let spinner = self.drawn.spinner;
        match self.session.tick() {
            None => return status::spinner(&self.session) != spinner,
            Some(News::Moved) => {
                // What else was told is still true.
                if self.message.as_deref() == Some(NOT_YOURS) {
                    self.message = None;
                }
                self.look();
            }
            Some(News::Failed(why)) => self.tell(why),
            Some(News::Advice(Advice::Play(mov))) => {
                let game = self.game();
                let hint = format!("hint: {}", game.rules().write(game.state(), mov));
                self.hint = mov.cells().collect();
                self.tell(hint);
            }
            Some(News::Advice(Advice::Hopeless)) => {
                self.tell("no way to the goal from here".to_owned());
            }
            Some(News::Advice(Advice::Unknown)) => {
                self.tell("the computer has no advice".to_owned());
            }
        }
        true
    }

    fn tell(&mut self, message: String) {
        self.message = Some(message);
    }
}
