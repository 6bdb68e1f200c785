//! [`Numbered`]: a search for whoever knows moves by their places.

use std::sync::Arc;

use crate::{
    computer::{
        Advice, Opinion, Progress, Score, Search,
        legal::{make_by_place, place_of},
    },
    core::plays::Plays,
};

/// A search whose moves are called by their places among the legal ones.
pub(super) struct Numbered<R: Plays> {
    pub(super) search: Box<dyn Search<R::Move>>,
    pub(super) rules: Arc<R>,
    pub(super) state: R::State,
    pub(super) legal: Vec<R::Move>,
}

impl<R: Plays> Search<usize> for Numbered<R> {
    fn work(&mut self, positions: u64) -> Progress {
        self.search.work(positions)
    }

    fn advice(&self) -> Advice<usize> {
        match self.search.advice() {
            Advice::Play(m) => {
                let place = place_of(&m, &self.legal);
                // What is no legal move is refused as such by who makes it.
                Advice::Play(place.unwrap_or(usize::MAX))
            }
            Advice::Hopeless => Advice::Hopeless,
            Advice::Unknown => Advice::Unknown,
        }
    }

    fn ask(&mut self, m: &usize) {
        if let Some(m) = self.legal.get(*m) {
            self.search.ask(m);
        }
    }

    fn asked(&self) -> Option<Score> {
        self.search.asked()
    }

    /// Each move of the line is called by its place among those that are legal after the ones before; it ends
    /// where there is no such move.
    fn opinion(&self) -> Option<Opinion<usize>> {
        let Opinion { score, line, .. } = self.search.opinion()?;
        let (mut state, mut places) = (self.state.clone(), Vec::new());
        for m in line {
            if self.rules.is_chance(&state) || self.rules.outcome(&state).is_some() {
                break;
            }
            match make_by_place(&*self.rules, &mut state, m) {
                Some(place) => places.push(place),
                None => break,
            }
        }
        Some(Opinion::new(score, places))
    }
}
