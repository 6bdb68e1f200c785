//! Draws the screen.

use itertools::Itertools;
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Position, Rect, Size},
    style::Modifier,
    text::Line,
    widgets::{Paragraph, Wrap},
};

use super::{
    Drawn, GameScreen,
    board::BoardView,
    dialog::{Asks, Dialog, Leave, Sure, What},
    keys, moves,
    palette::dim,
    panel,
    plan::Plan,
    popup,
    preview::Preview,
    status,
};
use crate::{screen::window, text::drawing::Mark};

/// The smallest width of the panel.
const PANEL: u16 = 24;
/// The distance between the board and the panel.
const GAP: u16 = 2;
/// The number of lines below the board: two for messages and one for the keys. The title needs one more line.
const BELOW: u16 = 3;
const AROUND: u16 = 1 + BELOW;
/// The largest window that a board can require. In such a window, larger boards scroll.
const ENOUGH: Size = Size::new(80, 24);
const LEAST: Size = Size::new(26, 8);

impl GameScreen {
    pub(super) fn draw_all(&mut self, frame: &mut Frame) {
        let area = frame.area();
        self.drawn = Drawn {
            is_too_small: window::is_too_small(area, self.least_window()),
            plan: self.drawn.plan,
            spinner: status::spinner(&self.live),
            ..Drawn::default()
        };
        if self.drawn.is_too_small {
            let leaving = match &mut self.dialog {
                Some(Dialog::Rules(reading)) => return reading.draw(frame, "Esc closes"),
                Some(Dialog::Sure(Sure::Leave(Leave::Quit))) => {
                    "the moves are not saved; Ctrl-C again leaves anyway"
                }
                _ => "F1 rules, Ctrl-C leaves",
            };
            return window::draw_too_small(frame, self.least_window(), leaving);
        }
        let plan = self.plan(area);
        let extent = plan.extent();
        let group = if self.drawn.has_panel {
            extent.width + GAP + PANEL
        } else {
            extent.width
        };
        let high = extent.height + AROUND + 2;
        let area = area.centered(
            Constraint::Length(group.max(ENOUGH.width)),
            Constraint::Length(high.max(ENOUGH.height)),
        );
        // In a narrow window, messages can use more lines if the board leaves any.
        let spare = area.height.saturating_sub(extent.height + AROUND);
        let more = if area.width < ENOUGH.width {
            spare.min(2)
        } else {
            0
        };
        let parts = [
            Constraint::Length(u16::from(self.drawn.has_title)),
            Constraint::Fill(1),
            Constraint::Length(2 + more),
            Constraint::Length(1),
        ];
        let [title, middle, below, bottom] = Layout::vertical(parts).areas(area);
        let name = heading(self.session().title(), title.width.into());
        frame.render_widget(Line::styled(name, Modifier::BOLD), title);
        let most_used = if self.live.table.is_watched() {
            keys::WATCHING
        } else {
            keys::PLAYING
        };
        let most_used = if most_used.len() > bottom.width.into() {
            keys::NARROW
        } else {
            most_used
        };
        frame.render_widget(Line::styled(most_used, dim()), bottom);
        let preview = self.preview();
        let board = Rect {
            x: middle.x + middle.width.saturating_sub(group) / 2,
            y: middle.y + middle.height.saturating_sub(extent.height) / 2,
            width: extent.width,
            height: extent.height,
        };
        self.draw_board(preview.as_ref(), frame, board.intersection(middle));
        if self.drawn.has_panel {
            let beside = Rect {
                x: board.right() + GAP,
                y: board.y,
                width: middle.right().saturating_sub(board.right() + GAP),
                height: middle.bottom().saturating_sub(board.y),
            };
            self.draw_beside(frame, beside);
        }
        self.draw_below(preview.as_ref(), frame, below);
        match &mut self.dialog {
            Some(Dialog::Help) => popup::help(self.live.session(), frame),
            Some(Dialog::Rules(reading)) => {
                reading.draw(frame, "arrows scroll, ? the keys, Esc closes");
            }
            Some(Dialog::Which(which)) => {
                let (choices, first_choice) = popup::which(self.live.session(), which, frame);
                (self.drawn.choices, self.drawn.first_choice) = (choices, first_choice);
            }
            Some(Dialog::Who(who)) => {
                let (choices, first_choice) = popup::who(self.live.session(), who, frame);
                (self.drawn.choices, self.drawn.first_choice) = (choices, first_choice);
            }
            _ => {}
        }
    }

    /// The effect of picking the cell under the cursor, or of the move that is chosen in a list.
    fn preview(&self) -> Option<Preview> {
        if self.live.table.computer_to_move().is_some() {
            return None;
        }
        let m = match &self.dialog {
            Some(Dialog::Which(which)) => *which.moves.get(which.chosen)?,
            _ => self.picking.sole(self.cursor)?,
        };
        Preview::of(self.session(), m)
    }

    /// The smallest window for the game. It shows the whole board unless the board is very large.
    fn least_window(&self) -> Size {
        let [width, height] = Plan::least(self.session().board());
        let [width, height] = [width, height + usize::from(BELOW)];
        let size = |needed: usize, least: u16, enough: u16| {
            u16::try_from(needed).map_or(enough, |needed| needed.clamp(least, enough))
        };
        Size {
            width: size(width, LEAST.width, ENOUGH.width),
            height: size(height, LEAST.height, ENOUGH.height),
        }
    }

    /// Finds the largest cells with which the board fits, and whether there is room for the panel.
    fn plan(&mut self, area: Rect) -> Plan {
        let board = self.session().board();
        let [least, lines] = Plan::least(board);
        let has_title = usize::from(area.height) >= lines + usize::from(AROUND);
        let beside = GAP + PANEL;
        let with_panel = area.width.saturating_sub(beside);
        let has_panel = usize::from(with_panel) >= least || area.width >= ENOUGH.width;
        let room = Rect {
            width: if has_panel { with_panel } else { area.width },
            height: area.height.saturating_sub(BELOW + u16::from(has_title)),
            ..area
        };
        let plan = Plan::new(board, room, self.cursor, self.drawn.plan);
        (self.drawn.has_panel, self.drawn.has_title) = (has_panel, has_title);
        plan
    }

    fn draw_board(&mut self, preview: Option<&Preview>, frame: &mut Frame, area: Rect) {
        let session = self.session();
        let plan = Plan::new(session.board(), area, self.cursor, self.drawn.plan);
        let marks = self.marks(preview);
        let piece = self.aim.as_ref().map(|aim| aim.seen(session));
        // There is no cursor if keys make the moves.
        let has_cursor = piece.is_none() && session.arrows().is_empty();
        let cursor = if has_cursor { self.cursor } else { usize::MAX };
        let view = BoardView::new(session, marks, cursor, plan, self.look);
        let view = view.with_piece(&piece.unwrap_or_default());
        view.draw(frame.buffer_mut());
        self.drawn.plan = plan;
    }

    fn marks(&self, preview: Option<&Preview>) -> Vec<Option<Mark>> {
        let session = self.session();
        let mut marks = vec![None; session.board().cells().len()];
        let mut mark = |mark, cells: &[usize]| {
            for &cell in cells {
                if let Some(cell) = marks.get_mut(cell) {
                    *cell = Some(mark);
                }
            }
        };
        if let Some(turn) = session.last() {
            mark(Mark::Touched, &turn.touched);
            mark(Mark::Last, &turn.cells);
        }
        mark(Mark::Deciding, &session.deciding());
        if let Some(aim) = &self.aim {
            let seen = aim.seen(session).into_iter().map(|(cell, _)| cell);
            marks = vec![None; marks.len()];
            for cell in aim.rests() {
                marks[cell] = Some(Mark::Target);
            }
            for cell in seen {
                marks[cell] = None;
            }
            return marks;
        }
        if let [from @ .., to] = &self.hint[..] {
            mark(Mark::Concerned, from);
            mark(Mark::Target, &[*to]);
        } else if self.live.table.computer_to_move().is_none() {
            let picked = self.picking.picked();
            mark(Mark::Concerned, picked);
            if self.shows_targets || !picked.is_empty() {
                let lit = self.picking.lit();
                mark(Mark::Concerned, &lit.starts);
                mark(Mark::Target, &lit.targets);
            }
            if let Some(preview) = preview {
                mark(Mark::Concerned, &preview.touched);
            }
        }
        marks
    }

    fn draw_beside(&mut self, frame: &mut Frame, area: Rect) {
        let mut lines = panel::lines(&self.live, self.drawn.plan, self.look, area.width);
        lines.extend([Line::default(), moves::heading()]);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let parts = [Constraint::Length(height), Constraint::Fill(1)];
        let [above, below] = Layout::vertical(parts).areas(area);
        frame.render_widget(Paragraph::new(lines), above);
        self.moves.draw(&self.live, self.look, frame, below);
    }

    fn draw_below(&self, preview: Option<&Preview>, frame: &mut Frame, area: Rect) {
        if let Some(Dialog::Line { asks, text }) = &self.dialog {
            let hint = self.session().hint();
            return draw_line(*asks, text, self.message.as_deref(), &hint, frame, area);
        }
        let status = status::status(&self.live, &self.picking);
        let first = match (&self.dialog, &self.message) {
            (Some(Dialog::Sure(sure)), _) => question(sure),
            (_, Some(message)) => message.clone(),
            (_, None) => status.clone(),
        };
        let second = match preview {
            _ if !self.drawn.has_panel && self.live.analysis.is_on => {
                let looking = status::looking(&self.live).into_iter();
                looking.chain(self.live.thoughts()).format(", ").to_string()
            }
            Some(preview) => preview.text.clone(),
            // The result of a game is always visible.
            None if first != status && self.session().outcome().is_some() => status,
            None => String::new(),
        };
        let text = Paragraph::new(format!("{first}\n{second}")).wrap(Wrap { trim: false });
        frame.render_widget(text, area);
    }
}

/// As much of the title as fits: the first sentence, or the part before a colon or comma. The help shows the whole
/// title.
fn heading(title: &str, width: usize) -> &str {
    let sentence = title.split(". ").next().unwrap_or_default();
    let before = |mark| {
        sentence
            .rmatch_indices(mark)
            .map(|(end, _)| &sentence[..end])
    };
    let mut shorter = [sentence]
        .into_iter()
        .chain(before(": "))
        .chain(before(", "));
    let fits = |text: &&str| text.chars().count() <= width;
    shorter.find(fits).unwrap_or(sentence)
}

fn question(sure: &Sure) -> String {
    match sure {
        Sure::Replace(_, path) => format!(
            "The file exists. Replace it? y yes, n no: {}",
            path.display()
        ),
        Sure::Leave(leave) => {
            let what = match leave {
                Leave::Quit => "Quit",
                Leave::Menu => "Go to the menu",
                Leave::Load => "Open another game",
            };
            format!("The moves are not saved. {what} anyway? y yes, n no")
        }
    }
}

/// Draws a typed line with its prompt, or with the error.
fn draw_line(
    asks: Asks,
    text: &str,
    wrong: Option<&str>,
    hint: &str,
    frame: &mut Frame,
    area: Rect,
) {
    let (prompt, help) = match asks {
        Asks::Moves => ("moves", hint),
        Asks::Save(What::Game) => ("save to file", "Enter saves, Esc cancels"),
        Asks::Save(What::Picture) => ("draw to file", "Enter saves an SVG, Esc cancels"),
        Asks::LoadFrom => ("open file", "Enter opens, Esc cancels"),
    };
    let help = match wrong {
        Some(wrong) => Line::from(wrong),
        None => Line::styled(help, dim()),
    };
    draw_typed(prompt, text, help, frame, area);
}

/// Draws a typed line, scrolled to its end, with help below it.
pub(in crate::screen) fn draw_typed(
    prompt: &str,
    text: &str,
    help: Line<'_>,
    frame: &mut Frame,
    area: Rect,
) {
    let prompt = format!("{prompt} > ");
    let room = usize::from(area.width).saturating_sub(prompt.len() + 1);
    let too_long = text.chars().count().saturating_sub(room);
    let end: String = text.chars().skip(too_long).collect();
    let line = Line::from(prompt + &end);
    let x = area.x + u16::try_from(line.width()).unwrap_or(area.width);
    frame.set_cursor_position(Position::new(x.min(area.right().saturating_sub(1)), area.y));
    let lines = Paragraph::new(vec![line, help]).wrap(Wrap { trim: false });
    frame.render_widget(lines, area);
}
