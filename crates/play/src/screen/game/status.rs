//! The default text of the message line.

use std::time::Duration;

use super::{live::Live, picking::Picking, thinker::Purpose};
use crate::core::player::ending;

/// The characters of the spinner, and the number of characters shown per second.
const SPINNER: [char; 4] = ['|', '/', '-', '\\'];
const A_SECOND: u128 = 8;

/// The index of the current character of the spinner; 0 if the computer is idle.
pub(super) fn spinner(live: &Live) -> usize {
    let waiting = live.waiting().map(|(_, since)| since);
    waiting.or_else(|| live.looking()).map_or(0, |since| {
        usize::try_from(1 + since.as_millis() * A_SECOND / 1000).unwrap_or(1)
    })
}

/// An activity of the computer, with a spinner.
fn at_work(live: &Live, what: &str, since: Duration) -> String {
    let picture = SPINNER[spinner(live) % SPINNER.len()];
    format!("{what} {picture} {} s", since.as_secs())
}

/// The text while the shown position is evaluated.
pub(super) fn looking(live: &Live) -> Option<String> {
    Some(at_work(live, "thinking", live.looking()?))
}

/// The state of the game, or what to do.
pub(super) fn status(live: &Live, picking: &Picking) -> String {
    let session = live.session();
    let name = |side| session.called(side);
    let who = name(session.turn());
    if live.table.computer_to_move().is_some() && live.pace.is_paused {
        return "paused; press . to continue".to_owned();
    }
    if let Some((purpose, since)) = live.waiting() {
        let what = match purpose {
            Purpose::Move => format!("{}: thinking", who.unwrap_or_default()),
            Purpose::Hint | Purpose::Opinion(_) => "looking for a hint".to_owned(),
        };
        return at_work(live, &what, since);
    }
    if let Some(outcome) = session.outcome() {
        let ending = ending(outcome, name);
        return format!("{ending}. n new game, u undo, v review, s save, m menu, q quit");
    }
    let who = who.map(|name| name + ": ").unwrap_or_default();
    if session.outcome().is_none() && !session.falls().is_empty() {
        return "left, right shift; up turns; down lowers; Space drops; . timer".to_owned();
    }
    if let Some(what_to_do) = picking.without_cells() {
        return format!("{who}{what_to_do}");
    }
    if !picking.picked().is_empty() {
        let names = session.board().names(picking.picked());
        return format!("{who}from {names} to where? Esc unpicks");
    }
    format!("{who}{}", session.hint())
}
