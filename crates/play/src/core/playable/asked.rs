//! Calls the functions that a [`Playable`] sets, or the defaults.

use collinear::rules::{CellOf, MoveCells, View};

use super::{Playable, changes, told::Shown};
use crate::{
    computer::legal::listed,
    core::plays::{CellIn, Plays, made_on},
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
            None => changed(before, m, after),
        }
    }

    pub(crate) fn told(&self, before: &R::State, m: &R::Move, after: &R::State) -> Option<String> {
        match &self.told.of_last_move {
            Some(told) => told(&self.rules, after),
            None => self.captured(before, m, after),
        }
    }

    /// The pieces of the other player that a move captured.
    fn captured(&self, before: &R::State, m: &R::Move, after: &R::State) -> Option<String> {
        self.about.players.as_ref()?;
        let (enemy, made_on) = (before.turn().other(), made_on(m, before));
        let (before, after) = (before.glyphs(), after.glyphs());
        let names = changes::captured(&self.about, enemy, &before, &after, &made_on);
        (!names.is_empty()).then(|| format!("captured: {names}"))
    }

    pub(crate) fn deciding(&self, state: &R::State) -> Vec<CellIn<R>> {
        let deciding = self.told.deciding.as_ref();
        deciding.map_or_else(Vec::new, |deciding| deciding(&self.rules, state))
    }

    pub(crate) fn facts(&self, state: &R::State) -> Vec<String> {
        let marked = self.told.marked_facts.as_ref();
        let mut facts = marked.map_or_else(Vec::new, |marked| marked(&self.rules, state));
        facts.extend(self.unmarked_facts(state));
        facts
    }

    pub(crate) fn unmarked_facts(&self, state: &R::State) -> Vec<String> {
        self.rules.facts(state)
    }
}

/// Returns the cells that look different after a move, except those of the move itself.
///
/// If the board has grown or shrunk, only cells that are on both boards are compared.
pub fn changed<S: View>(before: &S, m: &impl MoveCells<S>, after: &S) -> Vec<CellOf<S>> {
    changes::changed(&before.glyphs(), &after.glyphs(), &made_on(m, before))
}
