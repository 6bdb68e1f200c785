//! [`Trail`]: the states from the root of a search to the current one, and their numbered moves.

use std::{ops::Range, sync::Arc};

use collinear::rules::{Outcome, Rules, Side, View};

use super::{
    Opinion,
    legal::{list, place_of},
};

/// The states from the root of a search to the current one, and the moves listed in them.
///
/// A search uses the numbers of moves, so that it does not depend on the game and is compiled only once.
pub(super) struct Trail<R: Rules> {
    pub(super) rules: Arc<R>,
    /// The states. States beyond the last one are kept to reuse their memory.
    states: Vec<R::State>,
    /// The index of the last state.
    last: usize,
    moves: Vec<R::Move>,
}

impl<R: Rules<State: View>> Trail<R> {
    pub(super) fn new(rules: Arc<R>, root: &R::State) -> Self {
        Self {
            rules,
            states: vec![root.clone()],
            last: 0,
            moves: Vec::new(),
        }
    }

    pub(super) fn state(&self) -> &R::State {
        &self.states[self.last]
    }

    pub(super) fn root(&self) -> &R::State {
        &self.states[0]
    }

    pub(super) fn forward(&mut self, m: u32) {
        let (before, after) = self.states.split_at_mut(self.last + 1);
        let from = &before[self.last];
        if let Some(state) = after.first_mut() {
            state.clone_from(from);
        } else {
            let state = from.clone();
            self.states.push(state);
        }
        self.last += 1;
        let m = self.moves[m as usize].clone();
        self.rules.apply(&mut self.states[self.last], m);
    }

    /// The states before and after the last move.
    pub(super) fn last_two(&self) -> (&R::State, &R::State) {
        (&self.states[self.last - 1], self.state())
    }

    pub(super) fn back(&mut self) {
        self.last -= 1;
    }

    pub(super) fn back_to_the_root(&mut self) {
        self.last = 0;
    }

    pub(super) fn seen(&self) -> Seen {
        let state = self.state();
        Seen {
            turn: state.turn(),
            outcome: self.rules.outcome(state),
        }
    }

    pub(super) fn is_chance(&self) -> bool {
        self.rules.is_chance(self.state())
    }

    /// Lists the promising moves of the current state. Lists all legal moves if no move is promising.
    pub(super) fn list(&mut self, mut promising: Vec<R::Move>) -> Listed {
        let (rules, state) = (&*self.rules, &self.states[self.last]);
        let from = self.moves.len();
        self.moves.append(&mut promising);
        if from == self.moves.len() {
            list(rules, state, &mut self.moves);
        }
        let mut weights = None;
        if rules.is_chance(state) {
            let weights = weights.insert(Vec::new());
            for m in &self.moves[from..] {
                weights.push(rules.weight(state, m));
            }
        }
        Listed {
            moves: number(from)..number(self.moves.len()),
            weights,
        }
    }

    /// Drops the moves with this number or a larger one.
    pub(super) fn forget(&mut self, from: u32) {
        self.moves.truncate(from as usize);
    }

    pub(super) fn move_at(&self, m: u32) -> &R::Move {
        &self.moves[m as usize]
    }

    pub(super) fn moves_at(&self, moves: Range<u32>) -> &[R::Move] {
        &self.moves[moves.start as usize..moves.end as usize]
    }

    /// The number of a legal move of the root. The move is added if it is not listed.
    pub(super) fn number_of(&mut self, m: &R::Move) -> u32 {
        let place = place_of(m, &self.moves);
        number(place.unwrap_or_else(|| {
            self.moves.push(m.clone());
            self.moves.len() - 1
        }))
    }

    /// Converts the numbered moves of an opinion to moves of the game.
    pub(super) fn spelled(&self, Opinion { score, line }: Opinion<u32>) -> Opinion<R::Move> {
        let mut moves = Vec::with_capacity(line.len());
        for m in line {
            moves.push(self.move_at(m).clone());
        }
        Opinion::new(score, moves)
    }
}

fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

/// The numbers of the moves of a position, with their weights if chance moves.
pub(super) struct Listed {
    pub(super) moves: Range<u32>,
    pub(super) weights: Option<Vec<u32>>,
}

/// The facts about a state that are known before it is searched.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) turn: Side,
    pub(super) outcome: Option<Outcome>,
}

/// The result of a game: 1 if the first player wins, -1 if the second player wins, 0 otherwise. In a game for one
/// player, being stuck is a loss, and a score is neither a win nor a loss.
pub(super) fn result(outcome: Outcome) -> i8 {
    match outcome {
        Outcome::Win(Side::First) | Outcome::Solved => 1,
        Outcome::Win(Side::Second) | Outcome::Stuck { .. } | Outcome::Lost => -1,
        Outcome::Draw | Outcome::Score(_) => 0,
    }
}

/// Returns 1 for the first player and -1 for the second. This sign converts values between a side and the first player.
pub(super) fn sign(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}
