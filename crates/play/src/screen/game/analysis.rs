//! [`Analysis`]: the computer's evaluations of the positions of a game.

use std::collections::BTreeMap;

use crate::core::{
    review::{Fault, Judged, Verdict, choices},
    session::Session,
    tree::Tree,
};

/// The computer's evaluations of the positions of a game and of the moves that were made.
#[derive(Default)]
pub(super) struct Analysis {
    /// The verdict on each position, by the turn before it; `None` if the computer cannot judge the position.
    verdicts: BTreeMap<usize, Option<Verdict>>,
    /// The judgements of the moves of each turn.
    judged: BTreeMap<usize, Vec<Option<Judged>>>,
    /// True if each position that is shown is evaluated.
    pub(super) is_on: bool,
    /// True if all positions of the current line are reviewed.
    pub(super) is_reviewing: bool,
}

/// A position to evaluate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// The position after this turn.
    After(usize),
    /// The position before a move of a turn, and the move.
    At { turn: usize, nth: usize },
}

impl Look {
    /// The position, and the index of the move made in it.
    pub(super) fn position(self, session: &Session) -> Option<(Session, Option<usize>)> {
        match self {
            Self::After(turn) => {
                let mut session = session.fork();
                session.go_to(turn)?;
                Some((session, None))
            }
            Self::At { turn, nth } => {
                let (session, place) = choices(session, turn).into_iter().nth(nth)?;
                Some((session, Some(place)))
            }
        }
    }

    /// The turn before the position. `None` if the position is within a turn.
    pub(super) fn after(self, tree: &Tree) -> Option<usize> {
        match self {
            Self::After(turn) => Some(turn),
            Self::At { turn, nth: 0 } => tree.before(turn),
            Self::At { .. } => None,
        }
    }
}

impl Analysis {
    /// Stores the result for a position and for the move made in it.
    pub(super) fn put(
        &mut self,
        look: Look,
        tree: &Tree,
        verdict: Option<Verdict>,
        judged: Option<Judged>,
    ) {
        if let Some(turn) = look.after(tree) {
            self.verdicts.insert(turn, verdict);
        }
        if let Look::At { turn, .. } = look {
            self.judged.entry(turn).or_default().push(judged);
        }
    }

    /// Returns whether the position after a turn was evaluated.
    pub(super) fn is_known(&self, turn: usize) -> bool {
        self.verdicts.contains_key(&turn)
    }

    pub(super) fn verdict(&self, turn: usize) -> Option<&Verdict> {
        self.verdicts.get(&turn)?.as_ref()
    }

    /// The next move of a turn that is not judged yet.
    fn next_of(&self, tree: &Tree, turn: usize) -> Option<Look> {
        let moves = tree.turn(turn).moves.iter();
        let players = moves.filter(|(mover, _)| mover.is_some()).count();
        let nth = self.judged.get(&turn).map_or(0, Vec::len);
        (nth < players).then_some(Look::At { turn, nth })
    }

    /// The next position to evaluate. If there is none, the review ends.
    pub(super) fn next(&mut self, session: &Session) -> Option<Look> {
        let (tree, at) = (session.tree(), session.tree().at());
        let (made, taken_back) = tree.line();
        if self.is_on && !self.verdicts.contains_key(&at) {
            let then = taken_back.first();
            let then = then.and_then(|&turn| self.next_of(tree, turn));
            return Some(then.unwrap_or(Look::After(at)));
        }
        // After the end of the game, all positions are evaluated.
        if !(self.is_reviewing || self.is_on && session.outcome().is_some()) {
            return None;
        }
        let mut all = made.iter().chain(taken_back);
        let next = all.find_map(|&turn| self.next_of(tree, turn));
        self.is_reviewing &= next.is_some();
        next
    }

    /// The progress of a review: `reviewed: 12 of 40`.
    pub(super) fn progress(&self, session: &Session) -> Option<String> {
        let tree = session.tree();
        let (made, taken_back) = tree.line();
        let all = made.iter().chain(taken_back);
        let known = all.filter(|&&turn| self.next_of(tree, turn).is_none());
        let (known, all) = (known.count(), made.len() + taken_back.len());
        self.is_reviewing
            .then(|| format!("reviewed: {known} of {all}"))
    }

    /// The result of a review: `7 turns reviewed, 2 marked`.
    pub(super) fn reviewed(&self, session: &Session) -> String {
        let (made, taken_back) = session.tree().line();
        let all = made.iter().chain(taken_back);
        let marked = all.filter(|&&turn| self.fault(turn).is_some()).count();
        format!(
            "{} turns reviewed, {marked} marked",
            made.len() + taken_back.len()
        )
    }

    /// The worst mark of the moves of a turn, if the moves are judged.
    pub(super) fn fault(&self, turn: usize) -> Option<Fault> {
        let judged = self.judged.get(&turn)?.iter().flatten();
        judged.filter_map(Judged::fault).max()
    }
}
