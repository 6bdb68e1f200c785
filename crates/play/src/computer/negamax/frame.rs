//! What is known of a position while its moves are looked at.

use collinear::rules::Side;

use super::{mean::Mean, position::Position};
use crate::computer::{judge::MOST, table::Bound};

/// What a win is worth that is there already; one that takes more moves is worth less.
pub(super) const WON: i32 = 2 * MOST;

/// Whether a number stands for a win or a loss.
pub(super) fn is_proven(worth: i32) -> bool {
    worth.abs() > MOST
}

/// A position whose moves are looked at.
pub(super) struct Frame<M> {
    pub(super) turn: Side,
    pub(super) hash: u64,
    pub(super) moves: Vec<M>,
    /// The places of the moves, in the order in which they are looked at.
    pub(super) order: Vec<u16>,
    /// Which of the order is looked at now.
    pub(super) next: usize,
    /// How many moves to look ahead from here.
    pub(super) depth: u8,
    /// More than this is sought, and it is known that no more than `beta` is of use.
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// What `alpha` was at first.
    pub(super) floor: i32,
    /// Whether the move is only asked whether it is better than `alpha`.
    pub(super) probing: bool,
    /// What the best move so far is worth, and its place.
    pub(super) worth: i32,
    pub(super) best: u16,
    /// Whether all moves so far were seen to the end of the game.
    pub(super) settled: bool,
    /// The mean so far, where chance moves.
    pub(super) chance: Option<Mean>,
}

/// What has come of a position.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) turn: Side,
    /// What it is worth to that side.
    pub(super) worth: i32,
    pub(super) settled: bool,
}

impl Found {
    /// What it is worth to a side.
    pub(super) fn to(self, side: Side) -> i32 {
        if self.turn == side {
            self.worth
        } else {
            -self.worth
        }
    }
}

/// What is to be done after a move was looked at.
pub(super) enum Then {
    /// Look at it anew: it is better than was thought.
    Again,
    Next,
    Finished,
}

impl<M> Frame<M> {
    /// One in which nothing was looked at.
    pub(super) fn new(turn: Side, moves: Vec<M>, (alpha, beta): (i32, i32)) -> Self {
        Self {
            turn,
            hash: 0,
            moves,
            order: Vec::new(),
            next: 0,
            depth: 1,
            alpha,
            beta,
            floor: alpha,
            probing: false,
            worth: -WON - 1,
            best: 0,
            settled: true,
            chance: None,
        }
    }

    /// The move that is looked at now.
    pub(super) fn at_hand(&self) -> &M {
        &self.moves[usize::from(self.order[self.next])]
    }

    /// What is known of the position if nothing more is looked at.
    pub(super) fn bound(&self) -> Bound {
        match self.worth {
            worth if worth >= self.beta => Bound::AtLeast,
            worth if worth > self.floor => Bound::Exact,
            _ => Bound::AtMost,
        }
    }

    /// Takes the end that was seen, unless it is a win, for an estimate if a move that was not looked at may lead
    /// to a better one: a loss for the worst estimate there is, a later one being better still. The position has
    /// to be that of the frame; chance has no moves besides.
    pub(super) fn doubt(&mut self, position: &dyn Position<M>) {
        let is_seen = self.worth <= MOST && (self.settled || self.worth < -MOST);
        let leaves_out = || self.order.len() < self.moves.len() || position.leaves_out(&self.moves);
        if is_seen && self.chance.is_none() && leaves_out() {
            self.settled = false;
            if self.worth < -MOST {
                self.worth += WON - MOST;
            }
        }
    }

    /// From what to what the worth of the next move is sought.
    pub(super) fn window(&self) -> (i32, i32) {
        let to = if self.probing {
            self.alpha + 1
        } else {
            self.beta
        };
        (self.alpha, to)
    }

    pub(super) fn take(&mut self, found: Found) -> Then {
        let worth = found.to(self.turn);
        if let Some(mean) = &mut self.chance {
            let place = self.order[self.next];
            mean.take(place.into(), worth);
            self.settled &= found.settled;
            self.next += 1;
            if self.next < self.order.len() {
                return Then::Next;
            }
            (self.worth, self.best) = (mean.worth(), place);
            return Then::Finished;
        }
        // With one move to look ahead what is found is no bound.
        if self.probing && self.depth > 1 && worth > self.alpha && worth < self.beta {
            self.probing = false;
            return Then::Again;
        }
        if worth > self.worth {
            (self.worth, self.best) = (worth, self.order[self.next]);
        }
        self.alpha = self.alpha.max(worth);
        if self.alpha >= self.beta {
            self.settled = found.settled;
            return Then::Finished;
        }
        self.settled &= found.settled;
        self.probing = self.alpha > self.floor;
        self.next += 1;
        if self.next == self.order.len() {
            Then::Finished
        } else {
            Then::Next
        }
    }
}
