//! [`Proof`]: finds whether a position is worth at least a value.

use super::{
    position::{CELLS, COLS, COLUMNS, Cells, Key, Position, column},
    table::{Bound, Table},
};
use crate::computer::games::perfect::Worth;

/// The value of a win with the next disc of the side to move, if this many discs are on the board. A win with a side's
/// last possible disc is worth 1, a win with the disc before that is worth 2, and so on.
#[expect(clippy::cast_possible_truncation, reason = "a board has few cells")]
pub(super) const fn win_next(discs: u32) -> Worth {
    (CELLS + 1).saturating_sub(discs) as Worth / 2
}

/// A search with a null window that can be interrupted.
pub(super) struct Proof {
    /// The positions from the root to the current one.
    frames: Vec<Frame>,
    table: Table,
    columns: [Cells; COLS],
    /// The number of positions searched.
    pub(super) looked_at: u64,
}

/// A position whose moves are being searched.
struct Frame {
    position: Position,
    key: Key,
    /// The moves of the position, the best one last.
    moves: [Move; COLS],
    left: usize,
    alpha: Worth,
    beta: Worth,
}

/// A move, and the key of the position after it.
#[derive(Clone, Copy)]
struct Move {
    disc: Cells,
    key: Key,
    merit: usize,
}

impl Proof {
    pub(super) fn new() -> Self {
        Self {
            frames: Vec::new(),
            table: Table::new(),
            columns: COLUMNS.map(column),
            looked_at: 0,
        }
    }

    /// Begins to find whether a position without an immediate win is worth at least `least`. Returns a bound if one is
    /// known already.
    pub(super) fn begin(&mut self, position: Position, least: Worth) -> Option<Worth> {
        self.frames.clear();
        self.enter(position, position.key(), least - 1, least)
    }

    /// Searches at most this many positions. When the search is complete, returns a bound of the value: a lower bound
    /// of at least `least`, or an upper bound below `least`.
    pub(super) fn work(&mut self, positions: u64) -> Option<Worth> {
        let until = self.looked_at.saturating_add(positions);
        while self.looked_at < until {
            let frame = self.frames.last_mut()?;
            frame.left -= 1;
            let Move { disc, key, .. } = frame.moves[frame.left];
            let next = frame.position.after(disc);
            let (alpha, beta) = (frame.alpha, frame.beta);
            if let Some(worth) = self.enter(next, key, -beta, -alpha)
                && let Some(worth) = self.hand_back(worth)
            {
                return Some(worth);
            }
        }
        None
    }

    /// Passes the value of a position to the positions before it. Returns the value of the first position, if known.
    fn hand_back(&mut self, mut worth: Worth) -> Option<Worth> {
        while let Some(frame) = self.frames.last_mut() {
            worth = -worth;
            let bound = if worth >= frame.beta {
                Bound::AtLeast(worth)
            } else {
                frame.alpha = frame.alpha.max(worth);
                if frame.left > 0 {
                    return None;
                }
                worth = frame.alpha;
                Bound::AtMost(worth)
            };
            self.table.put(frame.key, frame.position.discs(), bound);
            self.frames.pop();
        }
        Some(worth)
    }

    /// Returns a bound of the value of a position if a bound is known at once. Otherwise the moves of the position are
    /// searched next.
    fn enter(&mut self, position: Position, key: Key, alpha: Worth, beta: Worth) -> Option<Worth> {
        self.looked_at += 1;
        let (safe, discs) = (position.safe_moves(), position.discs());
        if safe.is_empty() {
            return Some(-win_next(discs + 1));
        }
        if discs + 2 >= CELLS {
            return Some(0);
        }
        // No side wins with the next two discs.
        let alpha = alpha.max(-win_next(discs + 3));
        if alpha >= beta {
            return Some(alpha);
        }
        let beta = beta.min(win_next(discs + 2));
        if alpha >= beta {
            return Some(beta);
        }
        if alpha >= 0 && !position.can_win() || beta <= 0 && !position.can_lose() {
            return Some(0);
        }
        let none = Move {
            disc: Cells::empty(),
            key: 0,
            merit: 0,
        };
        let (mut keys, mut moves, mut left) = ([0; COLS], [none; COLS], 0);
        for (key, &column) in keys.iter_mut().zip(&self.columns) {
            let disc = safe & column;
            if !disc.is_empty() {
                *key = position.after(disc).key();
            }
        }
        let entries = self.table.entries(keys, discs + 1);
        // The middle column is added last, because the last move is taken first.
        for ((&key, entry), &column) in keys.iter().zip(&entries).zip(&self.columns).rev() {
            let disc = safe & column;
            if disc.is_empty() {
                continue;
            }
            match entry.of(key) {
                Some(Bound::AtMost(worth)) if -worth >= beta => return Some(-worth),
                Some(Bound::AtLeast(worth)) if -worth <= alpha => continue,
                _ => {}
            }
            let merit = position.threats_after(disc);
            let mut at = left;
            while at > 0 && moves[at - 1].merit > merit {
                moves[at] = moves[at - 1];
                at -= 1;
            }
            moves[at] = Move { disc, key, merit };
            left += 1;
        }
        if left == 0 {
            return Some(alpha);
        }
        self.frames.push(Frame {
            position,
            key,
            moves,
            left,
            alpha,
            beta,
        });
        None
    }
}
