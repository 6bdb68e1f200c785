//! What the rest of this crate asks of a [`Playable`]: what the game tells, or else what is told by default.

use collinear::{
    Layout,
    rules::{CellOf, MoveCells, View},
};
use itertools::Itertools;

use super::{Playable, told::Shown};
use crate::{
    computer::legal::listed,
    core::plays::{CellIn, Plays},
};

impl<R: Plays> Playable<R> {
    pub(crate) fn hint(&self, state: &R::State) -> String {
        if let Some(hint) = &self.told.hint {
            return hint(&self.rules, state);
        }
        let moves = listed(&*self.rules, state);
        match moves.first() {
            Some(m) => "move such as ".to_owned() + &self.write(state, m),
            None => "move".to_owned(),
        }
    }

    pub(crate) fn write(&self, before: &R::State, m: &R::Move) -> String {
        self.words.write(&self.rules, before, m)
    }

    pub(crate) fn shown(&self, state: &R::State) -> Shown<R> {
        match &self.told.shown {
            Some(shown) => shown(&self.rules, state),
            None => state.glyphs(),
        }
    }

    pub(crate) fn touched(
        &self,
        before: &R::State,
        m: &R::Move,
        after: &R::State,
    ) -> Vec<CellIn<R>> {
        match &self.told.touched {
            Some(touched) => touched(&self.rules, before, m, after),
            None => changed(before, m, after).collect(),
        }
    }

    pub(crate) fn told(&self, before: &R::State, m: &R::Move, after: &R::State) -> Option<String> {
        match &self.told.of_last_move {
            Some(told) => told(&self.rules, after),
            None => self.captured(before, m, after),
        }
    }

    /// The pieces of the other player that a move has taken. Those that changed sides are none of them,
    /// unless the move was made there.
    fn captured(&self, before: &R::State, m: &R::Move, after: &R::State) -> Option<String> {
        let enemy = self.about.players.as_ref().map(|_| before.turn().other())?;
        let made_on: Vec<_> = m.cells(before).collect();
        let changes = before.changes_to(after);
        let mut names = changes.iter().filter_map(|change| {
            let was = self.about.owner(change.before);
            let is = self.about.owner(change.after);
            let gone = is.is_none() || is != was && made_on.contains(&change.at);
            let board = changes.board().topology();
            (was == Some(enemy) && gone).then(|| board.name(change.at))
        });
        let names = names.join(" ");
        (!names.is_empty()).then(|| format!("captured: {names}"))
    }

    pub(crate) fn deciding(&self, state: &R::State) -> Vec<CellIn<R>> {
        let deciding = self.told.deciding.as_ref();
        deciding.map_or_else(Vec::new, |deciding| deciding(&self.rules, state))
    }

    pub(crate) fn facts(&self, state: &R::State) -> Vec<String> {
        let facts = self.told.facts.as_ref();
        facts.map_or_else(Vec::new, |facts| facts(&self.rules, state))
    }

    pub(crate) fn unmarked_facts(&self, state: &R::State) -> Vec<String> {
        match &self.told.unmarked_facts {
            Some(facts) => facts(&self.rules, state),
            None => self.facts(state),
        }
    }
}

/// The cells that look different after a move, besides those that it was made on. Where the board has
/// changed as well, they are cells that both boards have.
pub fn changed<S: View>(
    before: &S,
    m: &impl MoveCells<S>,
    after: &S,
) -> impl Iterator<Item = CellOf<S>> {
    let made_on: Vec<_> = m.cells(before).collect();
    let changed: Vec<_> = before.changes_to(after).cells().collect();
    changed.into_iter().filter(move |at| !made_on.contains(at))
}
