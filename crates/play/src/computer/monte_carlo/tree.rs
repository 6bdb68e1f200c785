//! [`Tree`]: the search, with numbered moves.

use std::ops::Range;

use collinear::rules::{Outcome, Side};
use fastrand::Rng;

use super::{
    node::{Node, proven, real},
    played::{Position, Random, any},
};
use crate::computer::{
    Advice, Opinion, Progress, Score,
    trail::{Listed, Seen, result, sign},
};

/// The tree stops growing at about this many positions.
const NODES: usize = 1 << 20;

/// A search by random games.
///
/// The code is compiled once for all games: a position becomes a `dyn Position` when the search begins.
pub(super) struct Tree<P: ?Sized = dyn Position> {
    /// The next positions of each position are adjacent in the list.
    nodes: Vec<Node>,
    /// The side to move at the root, and its moves.
    sign: i8,
    root: Range<u32>,
    root_proven: Option<i8>,
    root_games: u32,
    /// True in a game for one.
    is_for_one: bool,
    /// The number of positions left to search.
    left: u64,
    /// The node of the asked move.
    asked: Option<usize>,
    /// The final scores of games.
    scores: Scores,
    scores_of: Vec<Scores>,
    rng: Rng,
    /// The nodes from the root to the current one.
    path: Vec<usize>,
    /// True while a random game is in progress.
    is_playing: bool,
    /// True if the current game begins with the asked move.
    is_for_asked: bool,
    pub(super) position: P,
}

impl<P: Position + 'static> Tree<P> {
    /// A search of this many positions. Returns `None` if the game is over.
    pub(super) fn new(position: P, positions: u64, seed: u64) -> Option<Self> {
        let Seen { turn, outcome } = position.seen();
        let mut tree = Self {
            nodes: Vec::new(),
            sign: sign(turn),
            root: 0..0,
            root_proven: None,
            root_games: 0,
            is_for_one: false,
            left: positions,
            asked: None,
            scores: Scores::default(),
            scores_of: Vec::new(),
            rng: Rng::with_seed(seed),
            path: Vec::new(),
            is_playing: false,
            is_for_asked: false,
            position,
        };
        if outcome.is_none() {
            let search: &mut Tree = &mut tree;
            search.root = search.expand(turn);
            search
                .scores_of
                .resize(search.nodes.len(), Scores::default());
        }
        (!tree.root.is_empty()).then_some(tree)
    }
}

impl Tree {
    /// Adds nodes for all moves of the current position, in random order.
    fn expand(&mut self, turn: Side) -> Range<u32> {
        let Listed { moves, weights } = self.position.list();
        let length = |nodes: &Vec<_>| u32::try_from(nodes.len()).unwrap_or(u32::MAX);
        let from = length(&self.nodes);
        let nodes = moves.enumerate().map(|(place, m)| Node {
            m,
            sign: sign(turn),
            weight: weights.as_ref().map(|weights| weights[place]),
            proven: None,
            games: 0,
            sum: 0,
            children: None,
        });
        self.nodes.extend(nodes);
        let nodes = &mut self.nodes[from as usize..];
        for end in (1..nodes.len()).rev() {
            nodes.swap(any(end + 1, &mut self.rng), end);
        }
        from..length(&self.nodes)
    }

    fn nodes(&self, range: &Range<u32>) -> &[Node] {
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// The next node to visit: drawn by weight if chance moves, otherwise the most urgent one.
    fn next(&mut self, children: &Range<u32>, games: u32) -> usize {
        let weights = self.nodes(children).iter().filter_map(|node| node.weight);
        let sum = weights.map(u64::from).sum::<u64>();
        if sum == 0 {
            return self.most_urgent(children, games);
        }
        let mut left = self.rng.u64(..sum);
        for (place, node) in (children.start as usize..).zip(self.nodes(children)) {
            let weight = u64::from(node.weight.unwrap_or(0));
            if left < weight {
                return place;
            }
            left -= weight;
        }
        children.start as usize
    }

    /// The most urgent node: a node that was never visited, or else the node with the highest upper confidence bound.
    fn most_urgent(&self, children: &Range<u32>, games: u32) -> usize {
        let log = real(games.max(1)).log2();
        let urgency = |node: &Node| match node.proven {
            Some(result) if result * node.sign < 0 => -1.0,
            Some(result) if result * node.sign > 0 => f32::INFINITY,
            _ if node.games == 0 => f32::INFINITY,
            _ => node.share() + (2.0 * log / real(node.games)).sqrt(),
        };
        let mut best = (children.start as usize, f32::NEG_INFINITY);
        for (place, node) in (children.start as usize..).zip(self.nodes(children)) {
            let urgency = urgency(node);
            if urgency > best.1 {
                best = (place, urgency);
            }
        }
        best.0
    }

    /// Goes down the tree to a position that needs a random game or is proven. Returns the number of moves made.
    fn descend(&mut self) -> u64 {
        self.position.back_to_the_root();
        self.path.clear();
        // Every second game begins with the asked move, so that this move and the best move are known equally well.
        let is_next = self.is_searched() || !self.is_for_asked;
        self.is_for_asked = is_next && self.is_asked_due();
        let (mut children, mut games) = (self.root.clone(), self.root_games);
        let mut made = 0;
        let (result, is_proven) = loop {
            let place = match self.asked {
                Some(asked) if self.path.is_empty() && self.is_for_asked => asked,
                _ => self.next(&children, games),
            };
            self.path.push(place);
            if let Some(result) = self.nodes[place].proven {
                break (result, true);
            }
            self.position.forward(self.nodes[place].m);
            made += 1;
            let is_leaf = self.nodes[place].children.is_none();
            if is_leaf && let Some(outcome) = self.position.seen().outcome {
                self.is_for_one |= outcome.is_for_one();
                let result = self.result_of(outcome);
                let is_proven = !matches!(outcome, Outcome::Score(_));
                self.nodes[place].proven = is_proven.then_some(result);
                break (result, is_proven);
            }
            let is_full = self.nodes.len() >= NODES;
            if is_leaf && (is_full || self.nodes[place].games == 0) {
                self.position.begin_random_game();
                self.is_playing = true;
                return made;
            }
            games = self.nodes[place].games;
            children = if let Some(children) = &self.nodes[place].children {
                children.clone()
            } else {
                let turn = self.position.seen().turn;
                let children = self.expand(turn);
                self.nodes[place].children = Some(children.clone());
                children
            };
            if children.is_empty() {
                break (0, false);
            }
        };
        self.note(result, is_proven);
        made
    }

    /// Continues the random game for at most this many moves; returns how many were made.
    fn play_on(&mut self, most: u64) -> u64 {
        let (made, random) = self.position.play_on(most, &mut self.rng);
        let result = match random {
            Random::Going => return made,
            Random::Over(outcome) => self.result_of(outcome),
            Random::Cut => 0,
        };
        self.is_playing = false;
        self.note(result, false);
        made
    }

    /// The result for the first player. A score is compared with earlier scores.
    fn result_of(&mut self, outcome: Outcome) -> i8 {
        let Outcome::Score(score) = outcome else {
            return result(outcome);
        };
        let result = self.scores.result(score);
        self.scores.add(score);
        self.scores_of[self.nodes[self.path[0]].m as usize].add(score);
        result
    }

    /// Adds the result of a random game to the path, with everything that the result proves.
    fn note(&mut self, result: i8, mut is_proven: bool) {
        self.root_games += u32::from(!self.is_for_asked);
        let path = std::mem::take(&mut self.path);
        for (depth, &place) in path.iter().enumerate().rev() {
            let node = &mut self.nodes[place];
            node.games += 1;
            node.sum += i32::from(result * node.sign);
            if is_proven {
                let before = depth.checked_sub(1).map(|depth| path[depth]);
                let siblings =
                    before.map_or(Some(&self.root), |at| self.nodes[at].children.as_ref());
                let proven = siblings.and_then(|siblings| proven(self.nodes(siblings)));
                is_proven = proven.is_some();
                match before {
                    Some(before) => self.nodes[before].proven = proven,
                    None => self.root_proven = proven,
                }
            }
        }
        self.path = path;
    }

    /// The node that proves the result of the position. If no node does, the node with the most games.
    fn best(&self, children: &Range<u32>, proven: Option<i8>) -> Option<&Node> {
        let merit = |node: &&Node| {
            let result = node.proven.map(|result| result * node.sign);
            let goal = proven.map(|result| result * node.sign);
            let is_goal = goal.is_some() && result == goal;
            (is_goal, result != Some(-1), node.games, node.sum)
        };
        self.nodes(children).iter().max_by_key(merit)
    }

    /// Returns whether the goal of a game for one cannot be reached any more.
    fn is_hopeless(&self) -> bool {
        self.is_for_one && self.root_proven == Some(-1)
    }

    /// Returns whether the work of the level is done.
    const fn is_searched(&self) -> bool {
        self.left == 0 || self.root_proven.is_some()
    }

    fn is_done(&self) -> bool {
        self.is_searched() && !self.is_asked_due()
    }

    /// Returns whether the asked move needs more games: as many as the best move has, or the number of games of the
    /// level if the best move is proven to win.
    fn is_asked_due(&self) -> bool {
        let asked = self.asked.map(|asked| &self.nodes[asked]);
        asked
            .filter(|asked| asked.proven.is_none())
            .is_some_and(|asked| match self.root_proven {
                Some(_) => self.left > 0,
                None => self
                    .best(&self.root, None)
                    .is_some_and(|best| asked.games < best.games),
            })
    }

    pub(super) fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            let most = if self.left > 0 { self.left } else { left };
            let made = if self.is_playing {
                self.play_on(left.min(most))
            } else {
                self.descend().max(1)
            };
            left = left.saturating_sub(made);
            if !self.is_for_asked || self.root_proven.is_some() {
                self.left = self.left.saturating_sub(made);
            }
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    pub(super) fn advice(&self) -> Advice<u32> {
        if self.is_hopeless() {
            return Advice::Hopeless;
        }
        let best = self.best(&self.root, self.root_proven);
        best.map_or(Advice::Unknown, |node| Advice::Play(node.m))
    }

    pub(super) fn opinion(&self) -> Option<Opinion<u32>> {
        if self.is_hopeless() {
            return Some(Opinion::new(Score::Hopeless, Vec::new()));
        }
        let best = self.best(&self.root, self.root_proven)?;
        let score = self.score(best, self.root_proven)?;
        let next = |node: &&Node| {
            let children = node.children.as_ref().filter(|_| node.games >= KNOWN)?;
            self.best(children, node.proven)
        };
        let line = std::iter::successors(Some(best), next);
        let line = line.take_while(|node| node.weight.is_none());
        Some(Opinion::new(score, line.map(|node| node.m).collect()))
    }

    /// The score of a move of the root with this proven result.
    fn score(&self, node: &Node, proven: Option<i8>) -> Option<Score> {
        match proven.map(|result| result * self.sign) {
            _ if node.weight.is_some() || node.games == 0 => None,
            Some(1) => Some(Score::Wins { moves: None }),
            Some(-1) if self.is_for_one => Some(Score::Hopeless),
            Some(-1) => Some(Score::Loses { moves: None }),
            Some(_) => Some(Score::Draws),
            None => match self.scores_of[node.m as usize].mean() {
                Some(score) => Some(Score::Worth(score)),
                None => Some(Score::Chance(node.share())),
            },
        }
    }

    pub(super) fn ask(&mut self, m: u32) {
        self.asked = self.nodes(&self.root).iter().position(|node| node.m == m);
    }

    pub(super) fn asked(&self) -> Option<Score> {
        let node = &self.nodes[self.asked?];
        let is_known = node.proven.is_some() || node.games >= TOLD;
        is_known.then(|| self.score(node, node.proven))?
    }
}

/// After this many games, the difference between two equal moves is rarely a quarter of a point.
const TOLD: u32 = 100;

/// The line continues after a position with at least this many games.
const KNOWN: u32 = 20;

/// The final scores of games for one.
#[derive(Clone, Default)]
struct Scores {
    games: u128,
    sum: u128,
}

impl Scores {
    /// Returns 1 for a score above the mean, and -1 for a score below it.
    fn result(&self, score: u64) -> i8 {
        u128::from(score).saturating_mul(self.games).cmp(&self.sum) as i8
    }

    fn add(&mut self, score: u64) {
        self.games += 1;
        self.sum = self.sum.saturating_add(score.into());
    }

    fn mean(&self) -> Option<i32> {
        let mean = self.sum.checked_div(self.games)?;
        Some(i32::try_from(mean).unwrap_or(i32::MAX))
    }
}
