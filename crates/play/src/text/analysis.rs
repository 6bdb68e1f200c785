//! What the computer thinks of a position, and of the moves that were made, for people at a terminal.

use std::time::Duration;

use crate::{
    computer::{Level, think},
    core::{
        review::{Verdict, review},
        session::Session,
        table::Table,
    },
};

/// For how long the computer thinks about each position of a review, at most.
const EACH: Duration = Duration::from_secs(1);

/// What the computer thinks of the position.
pub(super) fn score(table: &Table) -> String {
    let session = &table.session;
    let verdict = Verdict::of_end(session);
    let verdict = verdict.or_else(|| verdict_of(table, session, table.seating.limit));
    verdict.map_or_else(
        || "The computer can't say.".to_owned(),
        |verdict| verdict.text(session),
    )
}

/// Goes through all moves of the line at hand, and tells of those that gave something away.
pub(super) fn reviewed(table: &Table) -> String {
    let limit = table.seating.limit.min(EACH);
    let session = &table.session;
    let judge = |session: &Session| verdict_of(table, session, limit);
    let (mut lines, mut known, mut turns) = (Vec::new(), 0, 0);
    for reviewed in review(session, judge) {
        turns += 1;
        let both = reviewed.before.as_ref().zip(reviewed.after.as_ref());
        known += usize::from(both.is_some());
        if let (Some(fault), Some((before, after))) = (reviewed.fault, both) {
            let turn = session.tree().turn(reviewed.turn).text();
            lines.push(format!("{} {turn} {}", reviewed.place, fault.mark()));
            lines.push(format!("  before: {}", before.text(session)));
            lines.push(format!("  after: {}", after.text(session)));
        }
    }
    let marked = lines.len() / 3;
    lines.push(format!(
        "{known} of {turns} turns reviewed, {marked} marked"
    ));
    lines.join("\n")
}

/// What the computer thinks of a position within this time.
fn verdict_of(table: &Table, session: &Session, limit: Duration) -> Option<Verdict> {
    let mut search = table.search_of(session, Level::STRONGEST)?;
    think(&mut *search, limit, || false);
    Verdict::of_search(session, &*search)
}
