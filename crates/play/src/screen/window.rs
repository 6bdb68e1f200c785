//! The least window that a screen needs.

use ratatui::{
    Frame,
    layout::Rect,
    widgets::{Paragraph, Wrap},
};

const LEAST_WIDTH: u16 = 80;
const LEAST_HEIGHT: u16 = 24;

pub(super) const fn is_too_small(area: Rect) -> bool {
    area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT
}

/// Says how small the window is, how large it has to be, and how to leave.
pub(super) fn draw_too_small(frame: &mut Frame, leaving: &str) {
    let Rect { width, height, .. } = frame.area();
    let text = format!(
        "the window is too small: {LEAST_WIDTH}x{LEAST_HEIGHT} is needed, it is {width}x{height}; \
         {leaving}"
    );
    let text = Paragraph::new(text).wrap(Wrap { trim: false });
    frame.render_widget(text, frame.area());
}
