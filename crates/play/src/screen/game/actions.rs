//! Handles the actions of keys and the mouse.

use collinear::rules::Side;
use ratatui::{
    crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind},
    layout::Position,
};

use super::{
    GameScreen,
    dialog::{Answer, Asks, Dialog, Leave, Sure, What, Which, Who},
    keys::Command,
    picking::Picked,
    refusal,
};
use crate::{
    core::{board::Toward, table::NOT_YOURS},
    screen::{
        reading::{NOTCH, Reading},
        shown::Next,
    },
};

impl GameScreen {
    pub(super) fn key(&mut self, key: &KeyEvent) -> Option<Next> {
        let Some(mut dialog) = self.dialog.take() else {
            return self.obey(Command::read(key)?);
        };
        let is_typing = matches!(
            dialog,
            Dialog::Line {
                asks: Asks::Moves,
                ..
            }
        );
        if is_typing && self.message.is_some() && Command::read(key) == Some(Command::Type) {
            return self.obey(Command::Type);
        }
        match dialog.key(key) {
            Answer::Open => {
                // The message about a refused line is hidden as soon as the line is edited.
                self.message = None;
                self.dialog = Some(dialog);
            }
            Answer::Closed => {
                self.message = None;
                self.close(&dialog);
            }
            Answer::Done => return self.answered(dialog),
            Answer::Turned => self.turn(&dialog),
        }
        None
    }

    /// Switches between the help and the rules.
    fn turn(&mut self, from: &Dialog) {
        match from {
            Dialog::Rules(_) => self.dialog = Some(Dialog::Help),
            _ => self.read_rules(),
        }
    }

    pub(super) fn read_rules(&mut self) {
        let page = self.session().rules_page();
        self.dialog = Some(Dialog::Rules(Reading::of(page)));
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let place = Position::new(mouse.column, mouse.row);
        let cell = self.drawn.plan.cell_at(self.session().board(), place);
        if let Some(Dialog::Rules(reading)) = &mut self.dialog {
            if reading.mouse(mouse.kind).is_none() {
                self.dialog = None;
            }
            return;
        }
        match (mouse.kind, cell) {
            (MouseEventKind::ScrollUp, _) => self.moves.scroll(-NOTCH),
            (MouseEventKind::ScrollDown, _) => self.moves.scroll(NOTCH),
            (MouseEventKind::Down(MouseButton::Left), _) if self.dialog.is_some() => {
                self.choose(place);
            }
            _ if self.dialog.is_some() => {}
            (MouseEventKind::Down(MouseButton::Left), Some(at)) => {
                self.clear();
                // Up turns a falling piece.
                if !self.aimed(Toward::Up) {
                    self.pick(at);
                }
            }
            (MouseEventKind::Down(MouseButton::Left), None) => {
                self.step_to(place);
            }
            (MouseEventKind::Down(MouseButton::Right), at) => {
                self.clear();
                if self.picking.unpick().is_none()
                    && let Some(at) = at
                {
                    self.point(at);
                    self.flag();
                }
            }
            (MouseEventKind::Moved | MouseEventKind::Drag(_), Some(at)) => self.point(at),
            _ => {}
        }
    }

    /// Chooses an item of an open list with a click. Any click closes the help.
    fn choose(&mut self, place: Position) {
        let choices = self.drawn.choices;
        let chosen = match &mut self.dialog {
            Some(Dialog::Help) => return self.dialog = None,
            Some(Dialog::Which(which)) => &mut which.chosen,
            Some(Dialog::Who(who)) => &mut who.chosen,
            _ => return,
        };
        if choices.contains(place) {
            *chosen = self.drawn.first_choice + usize::from(place.y - choices.y);
            if let Some(dialog) = self.dialog.take() {
                self.answered(dialog);
            }
        }
    }

    /// Hides the message and the hint.
    pub(super) fn clear(&mut self) {
        self.message = None;
        self.hint.clear();
    }

    /// Executes the command of a key.
    fn obey(&mut self, command: Command) -> Option<Next> {
        self.clear();
        match command {
            Command::Step(toward) => self.step(toward),
            Command::Pick if self.live.table.is_watched() => self.pause(),
            Command::Pick => self.pick(self.cursor),
            Command::Unpick => {
                self.live.drop_hint();
                self.picking.unpick();
            }
            Command::Column(number) => self.pick_column(number),
            Command::Pass => self.pass(),
            Command::Flag => self.flag(),
            Command::Type => self.dialog = Some(Dialog::line(Asks::Moves, String::new())),
            Command::Begin(first) => self.begin_typing(first),
            Command::Undo => {
                let undone = self.live.undo();
                self.looked_or(undone, "there is no move to take back");
            }
            Command::Redo => {
                let redone = self.live.redo();
                self.looked_or(redone, "there is no move to make again");
            }
            Command::New => {
                self.live.reset();
                self.look();
            }
            Command::Targets => self.shows_targets = !self.shows_targets,
            Command::Hint => {
                if self.can_move() {
                    self.live.ask_for_hint();
                }
            }
            Command::Seat(side) => self.ask_who(side),
            Command::Faster => self.live.pace.faster(),
            Command::Slower => self.live.pace.slower(),
            Command::Pause => self.pause(),
            Command::Save => self.ask_where(What::Game),
            Command::Draw => self.ask_where(What::Picture),
            Command::Load => return self.leave(Leave::Load),
            Command::Menu => return self.leave(Leave::Menu),
            Command::Quit => return self.leave(Leave::Quit),
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Rules => self.read_rules(),
            Command::Turn(by) => self.step_turns(by),
            Command::Aside(by) => self.step_aside(by),
            Command::Analyse => self.evaluate(),
            Command::Review => self.review(),
            Command::Scroll(lines) => self.moves.scroll(lines),
        }
        None
    }

    /// Picks a column by its number, or shows the game's reason why it cannot be picked.
    fn pick_column(&mut self, number: usize) {
        let board = self.session().board();
        if !board.is_by_column() {
            let digit = u32::try_from(number).ok();
            let digit = digit.and_then(|digit| char::from_digit(digit, 10));
            return digit.into_iter().for_each(|digit| self.begin_typing(digit));
        }
        if let Some(cell) = board.in_column(number - 1, 0) {
            self.pick(cell);
        } else if self.live.table.computer_to_move().is_some() {
            self.can_move();
        } else if let Err(why) = self.session().preview_word(&number.to_string()) {
            self.message = Some(format!("{number}: {why}"));
        }
    }

    /// Moves the cursor in this direction. If arrow keys make moves in the game, makes the move instead.
    fn step(&mut self, toward: Toward) {
        if self.aimed(toward) {
            return;
        }
        let arrows = self.session().arrows();
        if !arrows.is_empty() {
            if self.can_move() {
                let word = format!("{toward:?}").to_lowercase();
                if let Some((_, m)) = arrows.into_iter().find(|&(side, _)| side == toward) {
                    self.play(m);
                } else if let Err(why) = self.session().preview_word(&word) {
                    self.message = Some(format!("{word}: {why}"));
                }
            }
        } else if let Some(cell) = self.session().board().neighbour(self.cursor, toward) {
            self.point(cell);
        }
    }

    /// Returns whether a person is to move. If not, shows why.
    pub(super) fn can_move(&mut self) -> bool {
        if self.session().outcome().is_some() {
            self.message = Some("the game is over".to_owned());
        } else if self.live.table.computer_to_move().is_some() {
            self.message = Some(NOT_YOURS.to_owned());
        } else {
            return true;
        }
        false
    }

    fn pick(&mut self, at: usize) {
        if self.drop_piece() {
            return;
        }
        self.point(at);
        if self.live.table.computer_to_move().is_some() {
            self.can_move();
            return;
        }
        match self.picking.pick(at) {
            Picked::Play(m) => self.play(m),
            Picked::More | Picked::Unpicked => {}
            Picked::Which { moves, continues } => self.ask_which(moves, continues),
            Picked::Refused => {
                let why = match self.picking.without_cells() {
                    Some(what_to_do) => what_to_do.to_owned(),
                    None => refusal::why_not(self.session(), &self.picking, at),
                };
                self.message = Some(why);
            }
        }
    }

    /// Makes the move that marks the cell under the cursor.
    fn flag(&mut self) {
        if !self.can_move() {
            return;
        }
        match self.picking.aside(self.cursor) {
            Some(m) => self.play(m),
            None => self.message = Some("no flag can be put here".to_owned()),
        }
    }

    fn pass(&mut self) {
        if !self.can_move() {
            return;
        }
        match self.picking.passes()[..] {
            [] => self.message = Some("you cannot pass now".to_owned()),
            [pass] => self.play(pass),
            _ => self.ask_which(self.picking.passes(), false),
        }
    }

    fn ask_which(&mut self, moves: Vec<usize>, continues: bool) {
        self.dialog = Some(Dialog::Which(Which {
            moves,
            continues,
            chosen: 0,
        }));
    }

    pub(super) fn play(&mut self, m: usize) {
        match self.live.play(m) {
            Ok(()) => self.look(),
            Err(why) => self.message = Some(why),
        }
    }

    /// Updates the screen if the game has changed. Otherwise shows why it has not.
    pub(super) fn looked_or(&mut self, changed: Option<()>, why: &str) {
        match changed {
            Some(()) => self.look(),
            None => self.message = Some(why.to_owned()),
        }
    }

    fn ask_who(&mut self, side: Side) {
        if self.session().is_for_two() {
            let who = Who::after(side, self.live.table.seat(side));
            self.dialog = Some(Dialog::Who(who));
        } else {
            self.message = Some("this is a game for one".to_owned());
        }
    }

    fn pause(&mut self) {
        if self.switch_time() {
            return;
        }
        let why = match self.live.table.computer_to_move() {
            Some(_) => return self.live.pause(),
            None if self.session().outcome().is_some() => "the game is over",
            None if self.live.table.is_stepping() => {
                "this is an earlier position; press End to continue the game"
            }
            None => "it is not the computer's turn",
        };
        self.message = Some(why.to_owned());
    }

    /// Leaves the program if it has already asked whether to leave. Otherwise acts like `q`.
    pub(super) fn interrupted(&mut self) -> Option<Next> {
        let dialog = self.dialog.take();
        if dialog == Some(Dialog::Sure(Sure::Leave(Leave::Quit))) {
            return self.leave_now(Leave::Quit);
        }
        if let Some(dialog) = dialog {
            self.close(&dialog);
        }
        self.leave(Leave::Quit)
    }

    /// Leaves the game. Asks first if moves would be lost.
    fn leave(&mut self, leave: Leave) -> Option<Next> {
        if self.live.table.has_unsaved_moves() {
            self.dialog = Some(Dialog::Sure(Sure::Leave(leave)));
            return None;
        }
        self.leave_now(leave)
    }

    fn leave_now(&mut self, leave: Leave) -> Option<Next> {
        match leave {
            Leave::Quit => Some(Next::Quit),
            Leave::Menu => Some(Next::Menu {
                seating: self.live.table.seating,
            }),
            Leave::Load => {
                self.dialog = Some(Dialog::line(Asks::LoadFrom, String::new()));
                None
            }
        }
    }

    /// Handles a dialog that was closed without an answer.
    fn close(&mut self, dialog: &Dialog) {
        if let Dialog::Which(_) = dialog {
            self.picking.unpick();
        }
    }

    fn answered(&mut self, dialog: Dialog) -> Option<Next> {
        match dialog {
            Dialog::Help | Dialog::Rules(_) => {}
            // The item below the moves stands for picking more cells.
            Dialog::Which(which) => {
                if let Some(&m) = which.moves.get(which.chosen) {
                    self.play(m);
                }
            }
            Dialog::Who(who) => {
                self.live.table.seating.seats[who.side.index()] = who.seat();
                self.live.turn_over();
            }
            Dialog::Line { asks, text } => return self.typed(asks, &text),
            Dialog::Sure(Sure::Replace(what, path)) => self.save(what, path, true),
            Dialog::Sure(Sure::Leave(leave)) => return self.leave_now(leave),
        }
        None
    }
}
