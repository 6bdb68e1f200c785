//! [`Deepening`]: the search itself, among numbers.

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

/// A search that looks one move ahead, then two, and so on. All that it has to remember between two
/// positions is in `frames`, so that it can be left anywhere.
///
/// It is compiled once: a position becomes a `dyn Position` when the search begins to work.
pub(super) struct Deepening<P: ?Sized = dyn Position> {
    /// The positions on the way to where it looks, the root first.
    frames: Vec<Frame>,
    table: Table,
    /// How often a move has cut the search short, by the number that the judge has for it, if the judge doesn't
    /// know the order.
    habits: Option<Vec<u32>>,
    plies: u8,
    /// What each move of the root was found to be worth at the last look.
    found: Vec<Found>,
    /// The best move of the last depth that was looked at to the end, or a better one of this depth.
    pub(super) best: u32,
    /// What the root is worth, as far as it is known.
    worth: Looks,
    /// The move of the root that is looked at first of all, so that its worth is no bound, and what it is worth.
    asked: Option<(u32, Looks)>,
    progress: Progress,
    pub(super) position: P,
}

/// How far ahead it looks where there is but one move, to tell what it leads to.
const SHORT: u8 = 4;

impl<P: Position> Deepening<P> {
    /// A search from where the position looks; `None` if the game is over.
    pub(super) fn new(mut position: P, plies: u8, seed: u64) -> Option<Self> {
        let mut root = root(&mut position)?;
        let unknown = Found {
            turn: root.turn,
            worth: 0,
            settled: false,
        };
        let found = vec![unknown; root.moves.len()];
        // Chance takes no advice.
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

/// The frame of a position in which the game continues.
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
    /// What the move is worth that was asked about, if it is known.
    pub(super) fn asked_score(&self) -> Option<Score> {
        self.asked?.1.told()
    }

    /// The moves of the root.
    pub(super) fn moves(&self) -> Range<u32> {
        0..u32::try_from(self.found.len()).unwrap_or(u32::MAX)
    }

    /// Looks at a move of the root first of all, unless it is too late for that.
    pub(super) fn ask_about(&mut self, m: u32) {
        let is_late = self.frames.len() > 1 || self.frames[0].depth > 1;
        let root = &mut self.frames[0];
        if is_late || root.next > 0 {
            return;
        }
        root.order.retain(|&other| other != m);
        root.order.insert(0, m);
        // It may be none of those that were listed.
        let count = self.found.len().max(m as usize + 1);
        self.found.resize(count, self.found[0]);
        self.asked = Some((m, Looks::default()));
    }
}

impl Deepening {
    /// What it thinks of the root, from which a fresh position looks: the line has in each position the move that the
    /// table says, and ends where chance moves.
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

    /// Looks at the next position.
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

    /// How many moves were made from the root.
    fn ply(&self) -> i32 {
        i32::try_from(self.frames.len()).unwrap_or(MOST)
    }

    /// What a position is worth if that can be told at once; otherwise its moves are to be looked at.
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
        // Moves that are mirror images are worth the same only if all positions are looked at as deep.
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
        // Chance comes to each of its moves, whatever they are worth.
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

    /// Moves that cut the search short elsewhere come first.
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

    /// Notes that a move has cut the search short.
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

    /// Hands what was found of the position last looked at to the one before it, and so on.
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
            // With an asked move, only depths that were completed are reported.
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

    /// Notes what the root is worth now that one of its moves is better than those before.
    fn note(&mut self) {
        let worth = self.frames[0].worth;
        // If it loses, another move may not.
        if worth >= -MOST {
            self.worth
                .take(self.frames[0].depth, score(worth, false), false);
        }
        self.best = self.frames[0].best;
    }

    /// Begins anew at the root, one move deeper, unless all is known.
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
            // Nobody waits for the only move.
            self.plies.min(SHORT)
        } else {
            self.plies
        };
        self.best = best;
        if depth >= plies || root.settled || is_known {
            self.progress = Progress::Done;
            return;
        }
        // What is worth the same as the best may be worth less: it was only seen not to be better.
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

/// What the last two looks said, the one that looked an even number of moves ahead first.
#[derive(Clone, Copy, Default)]
struct Looks([Option<Score>; 2]);

impl Looks {
    /// Takes what a look said, which stands for both if all was seen to the end.
    fn take(&mut self, depth: u8, score: Score, settled: bool) {
        self.0[usize::from(depth % 2)] = Some(score);
        if settled {
            self.0 = [Some(score); 2];
        }
    }

    /// The mean of two estimates, since who makes the last move of a look seems to be ahead.
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

/// A number as what it stands for; `settled` if all was seen to the end of the game.
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

/// A worth counted from a position that is so many moves farther on; wins and losses are nearer there.
fn from_here(worth: i32, moves: i32) -> i32 {
    match worth {
        _ if worth > MOST => worth + moves,
        _ if worth < -MOST => worth - moves,
        _ => worth,
    }
}
