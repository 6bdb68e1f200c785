//! Draws a message for windows that are too small.

use ratatui::{
    Frame,
    layout::{Rect, Size},
    widgets::{Paragraph, Wrap},
};

pub(super) const fn is_too_small(area: Rect, least: Size) -> bool {
    area.width < least.width || area.height < least.height
}

/// Draws the size of the window, the size that is needed, and how to leave.
pub(super) fn draw_too_small(frame: &mut Frame, least: Size, leaving: &str) {
    let Rect { width, height, .. } = frame.area();
    let Size {
        width: least_width,
        height: least_height,
    } = least;
    let text = format!(
        "the window is too small: it is {width}x{height} and has to be at least {least_width}x{least_height}; \
         {leaving}"
    );
    let text = Paragraph::new(text).wrap(Wrap { trim: false });
    frame.render_widget(text, frame.area());
}
