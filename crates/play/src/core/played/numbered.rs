//! [`Numbered`]: a search whose moves are indices of legal moves.

use std::sync::Arc;

use crate::{
    computer::{
        Advice, Opinion, Progress, Score, Search,
        legal::{make_by_place, place_of},
    },
    core::plays::Plays,
};

/// A search whose moves are indices of legal moves.
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
                // The caller refuses an index that is out of range.
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

    /// Converts each move of the line to an index; the line ends at a move that is not legal.
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
