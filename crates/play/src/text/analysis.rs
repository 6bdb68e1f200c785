//! The computer's evaluation of a position and of the moves, as text.

use std::time::Duration;

use crate::{
    computer::{Level, think},
    core::{
        review::{Judged, Verdict, review},
        session::Session,
        table::Table,
    },
};

/// The time limit for each position of a review.
const EACH: Duration = Duration::from_secs(1);

/// The computer's evaluation of the position.
pub(super) fn score(table: &Table) -> String {
    let session = &table.session;
    let verdict = Verdict::of_end(session);
    let thought = || {
        let mut search = table.search_of(session, Level::STRONGEST)?;
        think(&mut *search, table.seating.limit, || false);
        Some(Verdict::of(session, &search.opinion()?))
    };
    let verdict = verdict.or_else(thought);
    verdict.map_or_else(
        || "The computer cannot judge this position.".to_owned(),
        |verdict| verdict.text(),
    )
}

/// Reviews the moves of the current line and lists the moves that gave something away.
pub(super) fn reviewed(table: &Table) -> String {
    let limit = table.seating.limit.min(EACH);
    let session = &table.session;
    let judge = |session: &Session, place| {
        let mut search = table.search_of(session, Level::STRONGEST)?;
        search.ask(&place);
        think(&mut *search, limit, || false);
        let opinion = search.opinion()?;
        Some(Judged::of(session, &opinion, search.asked(), place))
    };
    let (mut lines, mut known, mut turns) = (Vec::new(), 0, 0);
    for reviewed in review(session, judge) {
        turns += 1;
        let Some(Judged {
            best,
            played: Some((played, _)),
        }) = &reviewed.judged
        else {
            continue;
        };
        known += 1;
        if let Some(fault) = reviewed.judged.as_ref().and_then(Judged::fault) {
            let turn = session.tree().turn(reviewed.turn).text();
            lines.push(format!("{} {turn} {}", reviewed.place, fault.mark()));
            lines.push(format!("  best: {}", best.text()));
            lines.push(format!("  played: {}", played.text()));
        }
    }
    let marked = lines.len() / 3;
    lines.push(format!(
        "{known} of {turns} turns reviewed, {marked} marked"
    ));
    lines.join("\n")
}
