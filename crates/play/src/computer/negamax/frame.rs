//! A position whose moves are being searched.

use std::ops::Range;

use collinear::rules::Side;

use super::position::Position;
use crate::computer::{judge::MOST, table::Bound, trail::Listed};

/// The value of a won game. Wins that take more moves have smaller values.
pub(super) const WON: i32 = 2 * MOST;

/// Returns whether a number is a win or a loss.
pub(super) fn is_proven(worth: i32) -> bool {
    worth.abs() > MOST
}

/// A position whose moves are being searched.
pub(super) struct Frame {
    pub(super) turn: Side,
    pub(super) hash: u64,
    pub(super) moves: Range<u32>,
    /// The moves in the order in which they are searched.
    pub(super) order: Vec<u32>,
    /// The index of the current move in the order.
    pub(super) next: usize,
    pub(super) depth: u8,
    /// The lower bound of the window, and the upper bound.
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// The value of `alpha` at the beginning.
    pub(super) floor: i32,
    /// True while a null window is used to find whether the move is better than `alpha`.
    pub(super) probing: bool,
    /// The value of the best move so far, and that move.
    pub(super) worth: i32,
    pub(super) best: u32,
    /// True if all moves so far were searched to the end of the game.
    pub(super) settled: bool,
    /// The mean of the values so far, if chance moves.
    pub(super) chance: Option<Mean>,
}

/// The value found for a position.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) turn: Side,
    /// The value for the side to move.
    pub(super) worth: i32,
    pub(super) settled: bool,
}

impl Found {
    pub(super) fn to(self, side: Side) -> i32 {
        if self.turn == side {
            self.worth
        } else {
            -self.worth
        }
    }
}

/// What to do after a move was searched.
pub(super) enum Then {
    /// Search the move again, because its value is above the null window.
    Again,
    Next,
    Finished,
}

impl Frame {
    /// A frame before its first move. Returns `None` if there are no moves.
    pub(super) fn new(turn: Side, Listed { moves, weights }: Listed) -> Option<Self> {
        let is_possible = |place: usize| weights.as_ref().is_none_or(|weights| weights[place] > 0);
        // An index in the table has 16 bits.
        let order = moves.clone().zip(0..=usize::from(u16::MAX));
        let order = order.filter(|&(_, place)| is_possible(place));
        let order: Vec<_> = order.map(|(m, _)| m).collect();
        let best = *order.first()?;
        Some(Self {
            turn,
            hash: 0,
            moves,
            order,
            next: 0,
            depth: 1,
            alpha: -WON,
            beta: WON,
            floor: -WON,
            probing: false,
            worth: -WON - 1,
            best,
            settled: true,
            chance: weights.map(Mean::of),
        })
    }

    pub(super) fn at_hand(&self) -> u32 {
        self.order[self.next]
    }

    /// The index of a move among the listed moves.
    pub(super) fn place(&self, m: u32) -> usize {
        (m - self.moves.start) as usize
    }

    /// What the value means if no more moves are searched.
    pub(super) fn bound(&self) -> Bound {
        match self.worth {
            worth if worth >= self.beta => Bound::AtLeast,
            worth if worth > self.floor => Bound::Exact,
            _ => Bound::AtMost,
        }
    }

    /// Turns a value that is not a win into an estimate if a move that was left out can be better. A loss becomes the
    /// worst possible estimate; a later loss becomes a better estimate. `position` must be the position of the frame.
    /// Chance leaves out no moves.
    pub(super) fn doubt(&mut self, position: &dyn Position) {
        let is_seen = self.worth <= MOST && (self.settled || self.worth < -MOST);
        let leaves_out =
            || self.order.len() < self.moves.len() || position.leaves_out(self.moves.clone());
        if is_seen && self.chance.is_none() && leaves_out() {
            self.settled = false;
            if self.worth < -MOST {
                self.worth += WON - MOST;
            }
        }
    }

    /// The window for the next move.
    pub(super) fn window(&self) -> (i32, i32) {
        let to = if self.probing {
            self.alpha + 1
        } else {
            self.beta
        };
        (self.alpha, to)
    }

    pub(super) fn take(&mut self, found: Found) -> Then {
        let (worth, m) = (found.to(self.turn), self.at_hand());
        let place = self.place(m);
        if let Some(mean) = &mut self.chance {
            mean.take(place, worth);
            self.settled &= found.settled;
            self.next += 1;
            if self.next < self.order.len() {
                return Then::Next;
            }
            (self.worth, self.best) = (mean.worth(), m);
            return Then::Finished;
        }
        // At depth one, the value is exact.
        if self.probing && self.depth > 1 && worth > self.alpha && worth < self.beta {
            self.probing = false;
            return Then::Again;
        }
        if worth > self.worth {
            (self.worth, self.best) = (worth, m);
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

/// The mean of the values of all moves of chance.
pub(super) struct Mean {
    weights: Vec<u32>,
    /// The sums of the values, each multiplied by its weight. In `likely`, a win or a loss counts as [`MOST`].
    sure: i128,
    likely: i128,
    /// Whether a win, a loss and another value were found.
    found: [bool; 3],
}

impl Mean {
    const fn of(weights: Vec<u32>) -> Self {
        Self {
            weights,
            sure: 0,
            likely: 0,
            found: [false; 3],
        }
    }

    /// Adds the value of a move.
    fn take(&mut self, place: usize, worth: i32) {
        let weight = i128::from(self.weights[place]);
        self.sure += weight * i128::from(worth);
        self.likely += weight * i128::from(worth.clamp(-MOST, MOST));
        self.found[match worth {
            _ if worth > MOST => 0,
            _ if worth < -MOST => 1,
            _ => 2,
        }] = true;
    }

    /// The mean of all moves. It is a win only if all moves win, and a loss only if all lose.
    fn worth(&self) -> i32 {
        let all: i128 = self.weights.iter().copied().map(i128::from).sum();
        let is_sure = matches!(self.found, [true, false, false] | [false, true, false]);
        let sum = if is_sure { self.sure } else { self.likely };
        let mean = sum.checked_div(all);
        mean.and_then(|mean| i32::try_from(mean).ok()).unwrap_or(0)
    }
}
