//! [`Reading`]: a text on a page that scrolls.

use ratatui::{
    Frame,
    crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseEventKind},
    layout::{Constraint, Rect},
    style::Modifier,
    text::Line,
    widgets::{Block, Clear, Paragraph},
};

use crate::text::page;

/// The number of lines that one step of the wheel scrolls.
pub(crate) const NOTCH: isize = 3;

/// A text on a page that scrolls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reading {
    text: String,
    top: usize,
    /// The number of lines that are shown, and the number of all lines.
    shown: usize,
    all: usize,
}

impl Reading {
    /// A page that shows a text from its top. The text has the form of [`page::lines`].
    pub(crate) fn of(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// Scrolls with a key or the wheel. Returns `None` if the page should close: another key or a click.
    pub(crate) fn handle(&mut self, event: &Event) -> Option<()> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse.kind),
            _ => Some(()),
        }
    }

    /// Scrolls with a key. Returns `None` for other keys.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> Option<()> {
        // One line of the old page stays visible, to show where to continue.
        let leap = self.shown.saturating_sub(1).max(1);
        self.top = match key.code {
            KeyCode::Down | KeyCode::Char('j') => self.top + 1,
            KeyCode::Up | KeyCode::Char('k') => self.top.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top + leap,
            KeyCode::PageUp => self.top.saturating_sub(leap),
            KeyCode::Home => 0,
            KeyCode::End => self.all,
            _ => return None,
        };
        self.stop();
        Some(())
    }

    /// Scrolls with the wheel. Returns `None` if a button was pressed.
    pub(crate) fn mouse(&mut self, mouse: MouseEventKind) -> Option<()> {
        let lines = match mouse {
            MouseEventKind::ScrollUp => -NOTCH,
            MouseEventKind::ScrollDown => NOTCH,
            MouseEventKind::Down(_) => return None,
            _ => 0,
        };
        self.top = self.top.saturating_add_signed(lines);
        self.stop();
        Some(())
    }

    /// Stops scrolling when the last line is at the bottom.
    fn stop(&mut self) {
        self.top = self.top.min(self.all.saturating_sub(self.shown));
    }

    /// Draws the page in the middle of the screen, over the full height.
    pub(crate) fn draw(&mut self, frame: &mut Frame, keys: &str) {
        /// The width of the frame and of a space on both sides of the text.
        const SIDES: usize = 4;
        let widest = u16::try_from(page::WIDEST + SIDES).unwrap_or(u16::MAX);
        let area = frame.area();
        let area = area.centered_horizontally(Constraint::Max(widest));
        let block = Block::bordered();
        let inner = block.inner(area);
        let text = Rect {
            x: inner.x + 1,
            width: inner.width.saturating_sub(2),
            ..inner
        };
        let lines = page::lines(&self.text, text.width.into());
        (self.shown, self.all) = (text.height.into(), lines.len());
        self.stop();
        let end = (self.top + self.shown).min(self.all);
        let place = if self.shown < self.all {
            format!(" {}-{end} of {} ", self.top + 1, self.all)
        } else {
            String::new()
        };
        let block = block
            .title(" rules ")
            .title(Line::from(place).right_aligned())
            .title_bottom(format!(" {keys} "));
        let shown = lines.into_iter().skip(self.top).take(self.shown);
        let shown = shown.map(|line| {
            let style = if line.is_heading {
                Modifier::BOLD
            } else {
                Modifier::empty()
            };
            Line::styled(line.text, style)
        });
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), text);
    }
}
