//! A window that is too small for what it should show.

use ratatui::{
    Frame,
    layout::{Rect, Size},
    widgets::{Paragraph, Wrap},
};

pub(super) const fn is_too_small(area: Rect, least: Size) -> bool {
    area.width < least.width || area.height < least.height
}

/// Says how small the window is, how large it has to be, and how to leave.
pub(super) fn draw_too_small(frame: &mut Frame, least: Size, leaving: &str) {
    let Rect { width, height, .. } = frame.area();
    let Size {
        width: least_width,
        height: least_height,
    } = least;
    let text = format!(
        "the window is too small: {least_width}x{least_height} is needed, it is {width}x{height}; \
         {leaving}"
    );
    let text = Paragraph::new(text).wrap(Wrap { trim: false });
    frame.render_widget(text, frame.area());
}
