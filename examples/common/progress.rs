//! A progress bar for a long count: on standard error, if that is a terminal.

use std::{thread, time::Duration};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// What a bar shows that moves.
pub(crate) const ADVANCING: &str = "{msg} [{bar:40}] {percent:>3}% {elapsed}";

/// What a bar shows that can only wait.
pub(crate) const WAITING: &str = "{msg} {spinner} {elapsed}";

/// How long to wait before there is something to see.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that shows itself after a while.
pub(crate) fn bar(template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let later = bar.clone();
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        later.set_draw_target(ProgressDrawTarget::stderr());
        later.enable_steady_tick(PATIENCE / 10);
    });
    bar
}
