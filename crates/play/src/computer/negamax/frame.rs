//! What is known of a position while its moves are looked at.

use std::ops::Range;

use collinear::rules::Side;

use super::position::Position;
use crate::computer::{judge::MOST, table::Bound, trail::Listed};

/// What a win is worth that is there already; one that takes more moves is worth less.
pub(super) const WON: i32 = 2 * MOST;

/// Whether a number stands for a win or a loss.
pub(super) fn is_proven(worth: i32) -> bool {
    worth.abs() > MOST
}

/// A position whose moves are looked at.
pub(super) struct Frame {
    pub(super) turn: Side,
    pub(super) hash: u64,
    /// What was listed.
    pub(super) moves: Range<u32>,
    /// What is looked at, in this order.
    pub(super) order: Vec<u32>,
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
    /// The best move so far, and what it is worth.
    pub(super) worth: i32,
    pub(super) best: u32,
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

impl Frame {
    /// One in which nothing was looked at; `None` if there is nothing to look at.
    pub(super) fn new(turn: Side, Listed { moves, weights }: Listed) -> Option<Self> {
        let is_possible = |place: usize| weights.as_ref().is_none_or(|weights| weights[place] > 0);
        // The table has room for the place of one of the first 65536.
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

    /// The move that is looked at now.
    pub(super) fn at_hand(&self) -> u32 {
        self.order[self.next]
    }

    /// Which of those that were listed a move is.
    pub(super) fn place(&self, m: u32) -> usize {
        (m - self.moves.start) as usize
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
        // With one move to look ahead what is found is no bound.
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

/// The mean of what the moves of chance are worth.
pub(super) struct Mean {
    /// How likely each of them is.
    weights: Vec<u32>,
    /// The sum of what they are worth, each times its weight; of `likely` a win or a loss is worth [`MOST`].
    sure: i128,
    likely: i128,
    /// Whether a win, or a loss, was found of some move, and whether anything else was.
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

    /// Takes the worth of the move at a place.
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

    /// The mean of all moves. It is a win only if all of them are.
    fn worth(&self) -> i32 {
        let all: i128 = self.weights.iter().copied().map(i128::from).sum();
        let is_sure = matches!(self.found, [true, false, false] | [false, true, false]);
        let sum = if is_sure { self.sure } else { self.likely };
        let mean = sum.checked_div(all);
        mean.and_then(|mean| i32::try_from(mean).ok()).unwrap_or(0)
    }
}
