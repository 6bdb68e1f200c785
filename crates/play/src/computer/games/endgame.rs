//! Plays the end of Reversi perfectly.
//!
//! With few empty cells, the search reaches the end of the game, as in Othello programs (Logistello, Zebra, Edax).
//! [`Perfect`] asks whether a move wins by at least a number of discs. [`Endgame`] answers by alpha-beta search with a
//! null window.
//!
//! - Moves that leave the other side the fewest replies come first, and corners come before other cells.
//! - The bounds of a position are stored under its hash.
//! - With very few empty cells, counting replies takes too long. Instead, cells in quarters of the board with an odd
//!   number of empty cells come first: the side that begins in such a quarter also makes the last move in it (parity).

use std::cmp::Reverse;

use collinear::{
    Coord, Wrap,
    bits::{Bitboard, Rays, Word},
    rules::{
        Side, View,
        reversi::{PlaceOrPass, Reversi, Square, State},
    },
};

use super::perfect::{Perfect, Prove, Solving, Stage, Worth};
use crate::computer::{Score, Search, hash::hash};

/// A perfect search if the board is a common one with at most `most_empty` empty cells; the search `quick` gives the
/// result until more is known. On other boards and with more empty cells, only `quick`.
pub(super) fn perfect(
    game: &Reversi,
    state: &State,
    most_empty: usize,
    quick: Box<dyn Search<PlaceOrPass>>,
) -> Box<dyn Search<PlaceOrPass>> {
    let empty = state.grid().count(|&square| square == Square::Empty);
    let bounds = game.bounds();
    if empty > most_empty || bounds.wrap() != Wrap::None {
        return quick;
    }
    match (bounds.rows(), bounds.cols()) {
        (4, 4) => on::<u64, 4, 4>(state, quick),
        (6, 6) => on::<u64, 6, 6>(state, quick),
        (8, 8) => on::<u64, 8, 8>(state, quick),
        (10, 10) => on::<u128, 10, 10>(state, quick),
        _ => quick,
    }
}

fn on<W: Word, const ROWS: usize, const COLS: usize>(
    state: &State,
    quick: Box<dyn Search<PlaceOrPass>>,
) -> Box<dyn Search<PlaceOrPass>> {
    let of = |side: Side| state.grid().mask(|&square| square == Square::Of(side));
    let empty = state.grid().mask(|&square| square == Square::Empty);
    let (Ok(own), Ok(theirs), Ok(empty)) = (of(state.turn()), of(state.turn().other()), empty)
    else {
        return quick;
    };
    let root = Position { own, theirs, empty };
    Box::new(Perfect::new(quick, move |asked, _| match asked {
        None => next::<W, ROWS, COLS>(root),
        Some(_) => Stage::Found,
    }))
}

fn next<W: Word, const ROWS: usize, const COLS: usize>(
    root: Position<W, ROWS, COLS>,
) -> Stage<PlaceOrPass> {
    let endgame = Endgame::new(root);
    let mut placements: Vec<_> = root.placements(&endgame.rays).iter().collect();
    placements.sort_by_key(|&at| Reverse(endgame.merit(root.after(at, &endgame.rays), at)));
    let mut moves: Vec<_> = placements.into_iter().map(PlaceOrPass::Place).collect();
    if moves.is_empty() {
        if root.passed().placements(&endgame.rays).is_empty() {
            return Stage::Found;
        }
        moves.push(PlaceOrPass::Pass);
    }
    Stage::Solving(Solving::new(Box::new(endgame), moves, (-MOST, MOST)))
}

/// The number of cells of the largest board.
const MOST: Worth = 100;

/// A position from the point of view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Position<W: Word, const ROWS: usize, const COLS: usize> {
    own: Bitboard<W, ROWS, COLS>,
    theirs: Bitboard<W, ROWS, COLS>,
    empty: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Position<W, ROWS, COLS> {
    fn placements(self, rays: &Rays<W, ROWS, COLS>) -> Bitboard<W, ROWS, COLS> {
        self.empty & rays.bracket_starts(self.theirs, self.own)
    }

    fn after(self, at: Coord, rays: &Rays<W, ROWS, COLS>) -> Self {
        self.flipped(at, rays.brackets(at, self.theirs, self.own))
    }

    /// The position after a disc that turns these discs over.
    fn flipped(self, at: Coord, flipped: Bitboard<W, ROWS, COLS>) -> Self {
        let placed = Bitboard::cell(at);
        Self {
            own: self.theirs - flipped,
            theirs: self.own | flipped | placed,
            empty: self.empty - placed,
        }
    }

    fn passed(self) -> Self {
        Self {
            own: self.theirs,
            theirs: self.own,
            ..self
        }
    }

    /// The number of discs that the side to move is ahead.
    fn margin(self) -> Worth {
        let count = |set: Bitboard<W, ROWS, COLS>| Worth::try_from(set.len()).unwrap_or(MOST);
        count(self.own) - count(self.theirs)
    }
}

/// Proves the values of moves in a position, in discs.
struct Endgame<W: Word, const ROWS: usize, const COLS: usize> {
    root: Position<W, ROWS, COLS>,
    rays: Rays<W, ROWS, COLS>,
    corners: Bitboard<W, ROWS, COLS>,
    quarters: [Bitboard<W, ROWS, COLS>; 4],
    /// The positions from the root to the current one.
    frames: Vec<Frame<W, ROWS, COLS>>,
    table: Vec<Entry>,
    looked_at: u64,
}

/// A position whose moves are being searched.
struct Frame<W: Word, const ROWS: usize, const COLS: usize> {
    hash: u64,
    /// The positions after the moves of this one. The best move comes last.
    after: Vec<(Coord, Position<W, ROWS, COLS>)>,
    at: Option<Coord>,
    alpha: Worth,
    beta: Worth,
    worth: Worth,
}

/// The bounds of the value of a position, and the best move of the position.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    low: Worth,
    high: Worth,
    best: Option<(u8, u8)>,
}

/// The logarithm of the number of entries of the table, which takes 16 mebibytes.
const ENTRIES: u32 = 20;

/// A position with at most this many empty cells is searched in one go, without interruptions.
const FEW: usize = 6;

impl<W: Word, const ROWS: usize, const COLS: usize> Endgame<W, ROWS, COLS> {
    fn new(root: Position<W, ROWS, COLS>) -> Self {
        let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
        let cells =
            |is_in: &dyn Fn(Coord) -> bool| bounds.coords().filter(|&at| is_in(at)).collect();
        let quarter = |lower: bool, right: bool| {
            cells(&|at| (at.row >= ROWS / 2, at.col >= COLS / 2) == (lower, right))
        };
        Self {
            root,
            rays: Rays::new(),
            corners: bounds.corners().collect(),
            quarters: [(false, false), (false, true), (true, false), (true, true)]
                .map(|(lower, right)| quarter(lower, right)),
            frames: Vec::new(),
            table: Vec::new(),
            looked_at: 0,
        }
    }

    /// The order of a move: moves with fewer replies come first.
    fn merit(&self, after: Position<W, ROWS, COLS>, at: Coord) -> (bool, Reverse<usize>) {
        let replies = after.placements(&self.rays).len();
        (self.corners.contains(at) && replies > 0, Reverse(replies))
    }

    fn entry(&mut self, hash: u64) -> &mut Entry {
        if self.table.is_empty() {
            let unknown = Entry {
                hash: 0,
                low: -MOST,
                high: MOST,
                best: None,
            };
            self.table = vec![unknown; 1 << ENTRIES];
        }
        let place = (hash >> (u64::BITS - ENTRIES)) as usize;
        &mut self.table[place]
    }

    /// Returns a bound of the value of a position if a bound is known at once. Otherwise the moves of the position are
    /// searched next.
    fn enter(
        &mut self,
        position: Position<W, ROWS, COLS>,
        alpha: Worth,
        beta: Worth,
    ) -> Option<Worth> {
        if position.empty.len() <= FEW {
            return Some(self.solve(position, alpha, beta));
        }
        self.looked_at += 1;
        let hash = hash(&position);
        let known = *self.entry(hash);
        let mut best = None;
        if known.hash == hash {
            if known.low >= beta {
                return Some(known.low);
            }
            if known.high <= alpha {
                return Some(known.high);
            }
            best = known.best;
        }
        let placements = position.placements(&self.rays);
        let mut after = Vec::with_capacity(placements.len().max(1));
        if placements.is_empty() {
            let passed = position.passed();
            if passed.placements(&self.rays).is_empty() {
                return Some(position.margin());
            }
            after.push((Coord::new(0, 0), passed));
        } else {
            after.extend(
                placements
                    .iter()
                    .map(|at| (at, position.after(at, &self.rays))),
            );
            after.sort_by_cached_key(|&(at, after)| (short(at) == best, self.merit(after, at)));
        }
        self.frames.push(Frame {
            hash,
            after,
            at: None,
            alpha,
            beta,
            worth: -MOST,
        });
        None
    }

    /// Passes the value of a position to the positions before it. Returns the value of the first position, if known.
    fn hand_back(&mut self, mut worth: Worth) -> Option<Worth> {
        while let Some(frame) = self.frames.last_mut() {
            worth = -worth;
            let mut best = None;
            if worth > frame.worth {
                frame.worth = worth;
                best = frame.at;
            }
            if frame.worth < frame.beta && !frame.after.is_empty() {
                return None;
            }
            let Some(frame) = self.frames.pop() else {
                break;
            };
            worth = frame.worth;
            let entry = self.entry(frame.hash);
            if entry.hash != frame.hash {
                *entry = Entry {
                    hash: frame.hash,
                    low: -MOST,
                    high: MOST,
                    best: None,
                };
            }
            if worth > frame.alpha {
                entry.low = worth;
                entry.best = best.and_then(short);
            } else {
                entry.high = worth;
            }
        }
        Some(worth)
    }

    /// The value of a position with few empty cells, or a bound outside the window.
    fn solve(&mut self, position: Position<W, ROWS, COLS>, alpha: Worth, beta: Worth) -> Worth {
        self.looked_at += 1;
        let is_odd =
            |quarter: &&Bitboard<W, ROWS, COLS>| (position.empty & **quarter).len() % 2 == 1;
        let odd = self.quarters.iter().filter(is_odd);
        let odd = odd.fold(Bitboard::empty(), |all, &quarter| all | quarter);
        let mut worth = None;
        for cells in [position.empty & odd, position.empty - odd] {
            for at in cells {
                let flipped = self.rays.brackets(at, position.theirs, position.own);
                if flipped.is_empty() {
                    continue;
                }
                let least = worth.map_or(alpha, |worth: Worth| worth.max(alpha));
                let after = position.flipped(at, flipped);
                let found = -self.solve(after, -beta, -least);
                if found >= beta {
                    return found;
                }
                worth = worth.max(Some(found));
            }
        }
        worth.unwrap_or_else(|| {
            let passed = position.passed();
            if passed.placements(&self.rays).is_empty() {
                position.margin()
            } else {
                -self.solve(passed, -beta, -alpha)
            }
        })
    }
}

/// A cell as two bytes, which are large enough for these boards.
fn short(at: Coord) -> Option<(u8, u8)> {
    Some((at.row.try_into().ok()?, at.col.try_into().ok()?))
}

impl<W: Word, const ROWS: usize, const COLS: usize> Prove<PlaceOrPass> for Endgame<W, ROWS, COLS> {
    fn begin(&mut self, &m: &PlaceOrPass, least: Worth) -> Option<Worth> {
        self.frames.clear();
        let after = match m {
            PlaceOrPass::Place(at) => self.root.after(at, &self.rays),
            PlaceOrPass::Pass => self.root.passed(),
        };
        Some(-self.enter(after, -least, 1 - least)?)
    }

    fn work(&mut self, positions: u64) -> Option<Worth> {
        let until = self.looked_at.saturating_add(positions);
        while self.looked_at < until {
            let frame = self.frames.last_mut()?;
            let (at, after) = frame.after.pop()?;
            frame.at = Some(at);
            let (alpha, beta) = (frame.alpha.max(frame.worth), frame.beta);
            if let Some(worth) = self.enter(after, -beta, -alpha)
                && let Some(worth) = self.hand_back(worth)
            {
                return Some(-worth);
            }
        }
        None
    }

    fn looked_at(&self) -> u64 {
        self.looked_at
    }

    fn score(&self, low: Worth, high: Worth) -> Option<Score> {
        match (low, high) {
            (low, high) if low >= high => Some(Score::By(low.into())),
            (1.., _) => Some(Score::Wins { moves: None }),
            (_, ..0) => Some(Score::Loses { moves: None }),
            _ => None,
        }
    }
}
