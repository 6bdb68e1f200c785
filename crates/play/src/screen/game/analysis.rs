//! [`Analysis`]: what is thought of the positions of a game.

use std::collections::BTreeMap;

use crate::core::{
    review::{Fault, Verdict},
    session::Session,
};

/// What is thought of the positions of a game, each by the turn before it.
#[derive(Default)]
pub(super) struct Analysis {
    /// `None`: nobody can say.
    verdicts: BTreeMap<usize, Option<Verdict>>,
    /// Whether the position that is shown is looked at.
    pub(super) is_on: bool,
    /// Whether all positions of the line at hand are.
    pub(super) is_reviewing: bool,
}

impl Analysis {
    pub(super) fn put(&mut self, turn: usize, verdict: Option<Verdict>) {
        self.verdicts.insert(turn, verdict);
    }

    pub(super) fn verdict(&self, turn: usize) -> Option<&Verdict> {
        self.verdicts.get(&turn)?.as_ref()
    }

    /// Which position is to be looked at next; once there is none, the review is over.
    pub(super) fn next(&mut self, session: &Session) -> Option<usize> {
        let tree = session.tree();
        let is_new = |turn: &usize| !self.verdicts.contains_key(turn);
        if self.is_on && is_new(&tree.at()) {
            return Some(tree.at());
        }
        // After the end all of it is worth a look.
        if !(self.is_reviewing || self.is_on && session.outcome().is_some()) {
            return None;
        }
        let (made, taken_back) = tree.line();
        let mut all = [0].iter().chain(made).chain(taken_back);
        let next = all.find(|turn| is_new(turn)).copied();
        self.is_reviewing &= next.is_some();
        next
    }

    /// How far a review is: `reviewed: 12 of 40`.
    pub(super) fn progress(&self, session: &Session) -> Option<String> {
        let (made, taken_back) = session.tree().line();
        let all = made.iter().chain(taken_back);
        let known = all.filter(|turn| self.verdicts.contains_key(turn)).count();
        let all = made.len() + taken_back.len();
        self.is_reviewing
            .then(|| format!("reviewed: {known} of {all}"))
    }

    /// The mark of a turn, where what is before and after it is known.
    pub(super) fn fault(&self, session: &Session, turn: usize) -> Option<Fault> {
        let before = self.verdict(session.tree().before(turn)?)?;
        let after = self.verdict(turn)?;
        Fault::of(session, session.tree().turn(turn), before, after)
    }
}
