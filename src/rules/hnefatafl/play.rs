//! The legal moves, and how a move is made.

use alloc::{format, string::String, vec::Vec};

use super::{Hnefatafl, Repetition, Square, State};
use crate::{
    Move,
    rules::{Bulk, Illegal, Outcome, Rules, not_over},
    shared::Arc,
};

impl Rules for Hnefatafl {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        state.slides.iter().copied()
    }

    #[inline]
    fn count_moves(&self, state: &State) -> usize {
        state.slides.len()
    }

    fn apply(&self, state: &mut State, slide: Move) {
        let (mover, Move { from, to }) = (state.army, slide);
        let repeats = self.variant.ending.repetition != Repetition::Ignored;
        let before = repeats.then(|| Arc::new(state.grid.clone()));
        state.grid.swap(from, to);
        if state.king == Some(from) {
            state.king = Some(to);
        }
        self.capture(&state.grid, state.king, to, &mut state.captured);
        let captured = state.captured.iter().copied();
        state.grid.fill(captured, Square::Empty);
        state.king = state.king.filter(|king| !state.captured.contains(king));
        state.last = Some(slide);
        state.turn = state.turn.other();
        state.army = mover.other();
        if let Some(before) = before {
            state.past.record(before, !state.captured.is_empty());
        }
        state.over = self.end_after(state, mover);
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.map(|(_, outcome)| outcome)
    }

    fn check(&self, state: &State, slide: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.refusal(&state.grid, state.army, *slide)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let end = state.end().map(|end| format!("reason: {end}"));
        end.into_iter().collect()
    }
}

crate::reference_engine!(Hnefatafl);

impl Bulk for Hnefatafl {}
