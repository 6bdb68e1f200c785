//! [`Deepening`]: the search, with numbered moves.

use std::ops::Range;

use collinear::rules::Outcome;

use super::{
    frame::{Found, Frame, Then, WON, is_proven},
    position::Position,
};
use crate::computer::{
    Opinion, Progress, Score,
    judge::MOST,
    table::{Bound, Entry, Table},
    trail::{Seen, result, sign},
};

/// A search of depth one, then of depth two, and so on. Its state is in `frames`, so that it can stop anywhere.
///
/// The code is compiled once for all games: a position becomes a `dyn Position` when the search begins.
pub(super) struct Deepening<P: ?Sized = dyn Position> {
    /// The positions from the root to the current one.
    frames: Vec<Frame>,
    table: Table,
    /// How often each move has caused a cutoff, by the judge's number of the move. Not used if the judge orders moves
    /// reliably.
    habits: Option<Vec<u32>>,
    plies: u8,
    /// The value of each move of the root at the last depth.
    found: Vec<Found>,
    /// The best move of the last completed depth, or a better one of the current depth.
    pub(super) best: u32,
    /// The value of the root so far.
    worth: Looks,
    /// The asked move of the root and its value. The move is searched first, so that the value is exact.
    asked: Option<(u32, Looks)>,
    progress: Progress,
    pub(super) position: P,
}

/// The search depth if there is only one move, to show what follows the move.
const SHORT: u8 = 4;

impl<P: Position> Deepening<P> {
    /// A search from the current position. Returns `None` if the game is over.
    pub(super) fn new(mut position: P, plies: u8, seed: u64) -> Option<Self> {
        let mut root = root(&mut position)?;
        let unknown = Found {
            turn: root.turn,
            worth: 0,
            settled: false,
        };
        let found = vec![unknown; root.moves.len()];
        // There is no advice for a move of chance.
        let progress = match root.chance {
            Some(_) => Progress::Done,
            None => Progress::Going,
        };
        let best = root.best;
        fastrand::Rng::with_seed(seed).shuffle(&mut root.order);
        Some(Self {
            frames: vec![root],
            table: Table::new(),
            habits: (!position.knows_the_order()).then(Vec::new),
            plies: plies.max(1),
            found,
            best,
            worth: Looks::default(),
            asked: None,
            progress,
            position,
        })
    }
}

/// The frame of the root; `None` if the game is over.
fn root(position: &mut dyn Position) -> Option<Frame> {
    let Seen { turn, outcome } = position.seen();
    let root = match outcome {
        None => Frame::new(turn, position.list()),
        Some(_) => None,
    };
    root.map(|root| Frame {
        hash: position.hash(),
        ..root
    })
}

impl<P: ?Sized> Deepening<P> {
    /// The value of the asked move, if known.
    pub(super) fn asked_score(&self) -> Option<Score> {
        self.asked?.1.told()
    }

    pub(super) fn moves(&self) -> Range<u32> {
        0..u32::try_from(self.found.len()).unwrap_or(u32::MAX)
    }

    /// Makes the search look at a move of the root first. Does nothing if the search has already begun.
    pub(super) fn ask_about(&mut self, m: u32) {
        let is_late = self.frames.len() > 1 || self.frames[0].depth > 1;
        let root = &mut self.frames[0];
        if is_late || root.next > 0 {
            return;
        }
        root.order.retain(|&other| other != m);
        root.order.insert(0, m);
        // The list of moves can lack the asked move.
        let count = self.found.len().max(m as usize + 1);
        self.found.resize(count, self.found[0]);
        self.asked = Some((m, Looks::default()));
    }
}

impl Deepening {
    /// The opinion on the root; `position` must be at the root. The line follows the best moves in the table and ends
    /// before a move of chance.
    pub(super) fn opinion(&self, position: &mut dyn Position) -> Option<Opinion<u32>> {
        let score = self.worth.told()?;
        let most = match score {
            Score::Wins { moves } | Score::Loses { moves } => 2 * moves.unwrap_or(0),
            _ => self.frames[0].depth.into(),
        };
        let mut line = vec![self.best];
        let mut last = self.best;
        while line.len() < most as usize && position.forward(last).outcome.is_none() {
            let best = self.table.get(position.hash()).map(|known| known.best);
            let listed = position.list();
            let best = best.and_then(|best| listed.moves.clone().nth(best.into()));
            let Some(best) = best.filter(|_| listed.weights.is_none()) else {
                break;
            };
            line.push(best);
            last = best;
        }
        Some(Opinion::new(score, line))
    }

    pub(super) fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && self.progress == Progress::Going {
            self.step();
            left -= 1;
        }
        self.progress
    }

    /// Searches the next position.
    fn step(&mut self) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (turn, depth) = (frame.turn, frame.depth - 1);
        let (alpha, beta) = frame.window();
        let seen = self.position.forward(frame.at_hand());
        let window = if seen.turn == turn {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        if let Some(found) = self.look(seen, depth, window) {
            self.hand_back(found);
        }
    }

    /// The number of moves from the root.
    fn ply(&self) -> i32 {
        i32::try_from(self.frames.len()).unwrap_or(MOST)
    }

    /// Returns the value of a position if it is known at once. Otherwise the moves of the position are searched next.
    fn look(&mut self, seen: Seen, depth: u8, (alpha, beta): (i32, i32)) -> Option<Found> {
        let Seen { turn, outcome } = seen;
        let found = |worth, settled| {
            Some(Found {
                turn,
                worth,
                settled,
            })
        };
        if let Some(Outcome::Score(score)) = outcome {
            let score = i32::try_from(score).map_or(MOST, |score| score.min(MOST));
            return found(score * i32::from(sign(turn)), true);
        }
        if let Some(outcome) = outcome {
            let sign = i32::from(result(outcome) * sign(turn));
            return found(sign * (WON - self.ply()), true);
        }
        if depth == 0 {
            return found(self.position.worth(), false);
        }
        let hash = self.position.hash();
        let (mut low, mut high) = (alpha, beta);
        let known = self.table.get(hash);
        // Mirror images have equal values only at equal depths.
        let is_too_deep = |entry: &Entry| self.asked.is_some() && entry.depth > depth;
        if let Some(entry) = known.filter(|entry| !is_too_deep(entry))
            && (entry.depth >= depth || entry.settled)
        {
            let worth = from_here(entry.worth, -self.ply());
            match entry.bound {
                Bound::None => {}
                Bound::Exact => return found(worth, entry.settled),
                Bound::AtLeast => low = low.max(worth),
                Bound::AtMost => high = high.min(worth),
            }
            if low >= high {
                return found(worth, entry.settled);
            }
        }
        let Some(mut frame) = Frame::new(turn, self.position.list()) else {
            return found(self.position.worth(), false);
        };
        (frame.hash, frame.depth) = (hash, depth);
        // All moves of chance are possible, so a move of chance causes no cutoff.
        if frame.chance.is_none() {
            (frame.alpha, frame.beta, frame.floor) = (alpha, beta, alpha);
            self.sort(&mut frame.order);
            let best = known.map(|entry| frame.moves.start + u32::from(entry.best));
            let good = frame.order.iter().position(|&m| Some(m) == best);
            if let Some(good) = good {
                frame.order[..=good].rotate_right(1);
            }
        }
        self.frames.push(frame);
        None
    }

    /// Puts moves first that caused cutoffs in other positions.
    fn sort(&self, order: &mut [u32]) {
        let Some(counts) = &self.habits else {
            return;
        };
        order.sort_by_cached_key(|&m| {
            let (is_killer, number) = self.position.recall(m, self.frames.len());
            let count = number.and_then(|number| counts.get(usize::from(number)));
            (!is_killer, u32::MAX - count.copied().unwrap_or(0))
        });
    }

    /// Counts a cutoff of a move.
    fn note_cut(&mut self, m: u32, depth: u8) {
        let Some(counts) = &mut self.habits else {
            return;
        };
        if let Some(number) = self.position.remember(m, self.frames.len()) {
            let number = usize::from(number);
            if counts.len() <= number {
                counts.resize(number + 1, 0);
            }
            let count = &mut counts[number];
            *count = count.saturating_add(u32::from(depth) * u32::from(depth));
        }
    }

    /// Passes the value of the last position to the positions before it.
    fn hand_back(&mut self, mut found: Found) {
        loop {
            let is_root = self.frames.len() == 1;
            let Some(frame) = self.frames.last_mut() else {
                return;
            };
            let m = frame.at_hand();
            self.position.back(m);
            if is_root {
                self.found[m as usize] = found;
            }
            let before = frame.worth;
            let then = frame.take(found);
            // If a move was asked about, only completed depths are reported.
            if is_root && frame.worth > before && frame.depth > 1 && self.asked.is_none() {
                self.note();
            }
            match then {
                Then::Again | Then::Next => return,
                Then::Finished if is_root => return self.deepen(),
                Then::Finished => {}
            }
            let Some(mut frame) = self.frames.pop() else {
                return;
            };
            let bound = frame.bound();
            frame.doubt(&self.position);
            let ply = self.ply();
            if bound == Bound::AtLeast {
                self.note_cut(frame.best, frame.depth);
            }
            self.position.forget(frame.moves.start);
            self.table.put(Entry {
                hash: frame.hash,
                worth: from_here(frame.worth, ply),
                best: u16::try_from(frame.place(frame.best)).unwrap_or(0),
                depth: frame.depth,
                bound,
                settled: frame.settled,
            });
            found = Found {
                turn: frame.turn,
                worth: frame.worth,
                settled: frame.settled,
            };
        }
    }

    /// Stores the value of the root after a better move was found.
    fn note(&mut self) {
        let worth = self.frames[0].worth;
        // If the best move loses, a move that was not searched may not lose.
        if worth >= -MOST {
            self.worth
                .take(self.frames[0].depth, score(worth, false), false);
        }
        self.best = self.frames[0].best;
    }

    /// Begins again at the root with a larger depth, unless more depth would change nothing.
    fn deepen(&mut self) {
        let root = &mut self.frames[0];
        root.doubt(&self.position);
        let worth = score(root.worth, root.settled);
        self.worth.take(root.depth, worth, root.settled);
        let mut is_known = is_proven(root.worth);
        if let Some((m, asked)) = &mut self.asked {
            let found = self.found[*m as usize];
            let of_asked = found.to(root.turn);
            is_known &= is_proven(of_asked);
            let of_asked = if root.best == *m {
                worth
            } else {
                score(of_asked, found.settled)
            };
            asked.take(root.depth, of_asked, found.settled);
        }
        let (best, depth) = (root.best, root.depth);
        let plies = if root.order.len() == 1 {
            // The only move needs no deep search.
            self.plies.min(SHORT)
        } else {
            self.plies
        };
        self.best = best;
        if depth >= plies || root.settled || is_known {
            self.progress = Progress::Done;
            return;
        }
        // A value equal to the best value is only an upper bound.
        let (root, asked) = (&mut self.frames[0], self.asked.map(|(m, _)| m));
        let worth = |m: u32| self.found[m as usize].to(root.turn);
        root.order
            .sort_by_key(|&m| (Some(m) != asked, m != best, -worth(m)));
        root.depth += 1;
        root.next = 0;
        (root.alpha, root.worth) = (-WON, -WON - 1);
        (root.probing, root.settled) = (false, true);
    }
}

/// The scores of the last two depths, the score of the even depth first.
#[derive(Clone, Copy, Default)]
struct Looks([Option<Score>; 2]);

impl Looks {
    /// Stores the score of a depth. If the search reached the end of the game, stores it for both depths.
    fn take(&mut self, depth: u8, score: Score, settled: bool) {
        self.0[usize::from(depth % 2)] = Some(score);
        if settled {
            self.0 = [Some(score); 2];
        }
    }

    /// The mean of the two estimates. A single one is too good for the side that made the last move.
    fn told(self) -> Option<Score> {
        match self.0 {
            [Some(Score::Worth(even)), Some(Score::Worth(odd))] => {
                Some(Score::Worth(i32::midpoint(even, odd)))
            }
            [Some(Score::Worth(_)) | None, odd @ Some(_)] => odd,
            [even, _] => even,
        }
    }
}

/// Converts a value to a score. `settled` says that the search reached the end of the game.
fn score(worth: i32, settled: bool) -> Score {
    let plies = WON - worth.abs();
    let moves = u32::try_from(plies).ok().map(|plies| plies.div_ceil(2));
    match worth {
        _ if worth > MOST => Score::Wins { moves },
        _ if worth < -MOST => Score::Loses { moves },
        0 if settled => Score::Draws,
        _ => Score::Worth(worth),
    }
}

/// Converts a value that is counted from a position to one that is counted from `moves` moves later, when wins and
/// losses are nearer.
fn from_here(worth: i32, moves: i32) -> i32 {
    match worth {
        _ if worth > MOST => worth + moves,
        _ if worth < -MOST => worth - moves,
        _ => worth,
    }
}
