//! The results of queries: cells, and the reason why a walk ended. Results do not refer to the board's array.

mod captures;
mod census;
mod group;
mod hop;
mod miss;
mod pattern_match;
mod region;
mod run;
mod seen;
mod stop;
mod threat;

use pyo3::prelude::*;

pub(crate) use self::{
    captures::{Bracket, Surround},
    census::Census,
    group::Match,
    hop::Hop,
    miss::Miss,
    pattern_match::PatternMatch,
    region::Region,
    run::{Run, RunThrough},
    seen::Seen,
    stop::Stop,
    threat::Threat,
};

/// The result of a query, or the reason why it found nothing.
#[derive(IntoPyObject)]
pub(crate) enum Found<T> {
    Hit(T),
    Miss(Miss),
}

impl<T> Found<T> {
    pub(crate) fn of<U, E: Into<Miss>>(answer: Result<U, E>, hit: impl FnOnce(U) -> T) -> Self {
        match answer {
            Ok(found) => Self::Hit(hit(found)),
            Err(miss) => Self::Miss(miss.into()),
        }
    }
}
