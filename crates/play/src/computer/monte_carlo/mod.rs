//! [`MonteCarlo`]: playing at random, for games that are known by nothing but their rules.

mod node;
mod played;

use std::{fmt::Debug, ops::Range, sync::Arc};

use collinear::rules::{Outcome, Rules, Side, View};
use fastrand::Rng;

use self::{
    node::{Node, proven, real},
    played::{Played, Position, any},
};
use super::{
    Advice, Computer, Effort, Opinion, Over, Progress, Score, Search,
    trail::{Seen, sign},
};

/// Plays any game, with nothing but its rules to go by: it makes the move that wins more random games
/// than others.
///
/// Monte Carlo tree search by upper confidence bounds; wins, losses and draws that are proven in the
/// tree are not played out again. A side may move twice in a row. Where chance moves, a move is drawn by
/// its weight, in the tree and in random games. In a game for one who is stuck has lost, and it says so
/// if nothing leads to the goal; a score is a win if it is above the mean of the games before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonteCarlo;

/// How many positions each level looks at, in the tree and in random games.
const POSITIONS: [u64; 5] = [4_000, 8_000, 40_000, 200_000, 1_000_000];

/// How many positions the tree has, about, before it grows no more.
const NODES: usize = 1 << 20;

impl<R> Computer<R> for MonteCarlo
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
{
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>> {
        Tree::begin(Box::new(Played::new(rules, state)), effort)
    }
}

/// A search by random games.
struct Tree<M> {
    position: Box<dyn Position<M>>,
    /// Those that follow a position stand side by side.
    nodes: Vec<Node<M>>,
    /// Whose turn it is at the root, and what can be played.
    sign: i8,
    root: Range<u32>,
    root_proven: Option<i8>,
    root_games: u32,
    /// Whether it is a game for one.
    is_for_one: bool,
    /// How many positions are left to look at.
    left: u64,
    rng: Rng,
    /// The nodes from the root to where it looks.
    path: Vec<usize>,
    /// Whether a random game from there is under way.
    is_playing: bool,
}

impl<M: Clone + Debug + Send + Sync + 'static> Tree<M> {
    fn begin(position: Box<dyn Position<M>>, effort: Effort) -> Box<dyn Search<M>> {
        let Seen { turn, outcome } = position.seen();
        if outcome.is_some() {
            return Box::new(Over);
        }
        let mut tree = Self {
            position,
            nodes: Vec::new(),
            sign: sign(turn),
            root: 0..0,
            root_proven: None,
            root_games: 0,
            is_for_one: false,
            left: effort.level.of(POSITIONS),
            rng: Rng::with_seed(effort.seed),
            path: Vec::new(),
            is_playing: false,
        };
        tree.root = tree.expand(turn);
        if tree.root.is_empty() {
            return Box::new(Over);
        }
        Box::new(tree)
    }

    /// Nodes for all that can be played where it looks, in random order.
    fn expand(&mut self, turn: Side) -> Range<u32> {
        let mut moves = self.position.moves();
        for end in (1..moves.len()).rev() {
            moves.swap(any(end + 1, &mut self.rng), end);
        }
        let nodes = moves.into_iter().map(|(m, weight)| Node {
            m,
            sign: sign(turn),
            weight,
            proven: None,
            games: 0,
            sum: 0,
            children: None,
        });
        let length = |nodes: &Vec<_>| u32::try_from(nodes.len()).unwrap_or(u32::MAX);
        let from = length(&self.nodes);
        self.nodes.extend(nodes);
        from..length(&self.nodes)
    }

    fn nodes(&self, range: &Range<u32>) -> &[Node<M>] {
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// The node to look at among those that follow a position: where chance moves one that is drawn by
    /// its weight, else the most urgent.
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

    /// The node to look at among those that follow a position where a player moves: one that was not looked at yet, or else
    /// one that promises much or is little known.
    fn most_urgent(&self, children: &Range<u32>, games: u32) -> usize {
        let log = real(games.max(1)).log2();
        let urgency = |node: &Node<M>| match node.proven {
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

    /// Goes down the tree to where a random game begins, or to where none is needed; answers how many moves
    /// were made.
    fn descend(&mut self) -> u64 {
        self.position.back_to_the_root();
        self.path.clear();
        let (mut children, mut games) = (self.root.clone(), self.root_games);
        let mut made = 0;
        let (result, is_proven) = loop {
            let place = self.next(&children, games);
            self.path.push(place);
            if let Some(result) = self.nodes[place].proven {
                break (result, true);
            }
            self.position.forward(self.nodes[place].m.clone());
            made += 1;
            let is_leaf = self.nodes[place].children.is_none();
            if is_leaf && let Some(outcome) = self.position.seen().outcome {
                self.is_for_one |= outcome.is_for_one();
                let result = self.position.result_of(outcome);
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

    /// Plays the random game on for so many moves at most; answers how many were made.
    fn play_on(&mut self, most: u64) -> u64 {
        let (made, result) = self.position.play_on(most, &mut self.rng);
        if let Some(result) = result {
            self.is_playing = false;
            self.note(result, false);
        }
        made
    }

    /// Notes the result of a random game on all of the path, and what is proven by it.
    fn note(&mut self, result: i8, mut is_proven: bool) {
        self.root_games += 1;
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

    /// The node with the move that leads to what is proven of the position before it, or else the one that most
    /// games were played with.
    fn best(&self, children: &Range<u32>, proven: Option<i8>) -> Option<&Node<M>> {
        let merit = |node: &&Node<M>| {
            let result = node.proven.map(|result| result * node.sign);
            let goal = proven.map(|result| result * node.sign);
            let is_goal = goal.is_some() && result == goal;
            (is_goal, result != Some(-1), node.games, node.sum)
        };
        self.nodes(children).iter().max_by_key(merit)
    }

    /// Whether it is known of a game for one that nothing leads to the goal.
    fn is_hopeless(&self) -> bool {
        self.is_for_one && self.root_proven == Some(-1)
    }

    fn is_done(&self) -> bool {
        self.left == 0 || self.root_proven.is_some()
    }
}

impl<M: Clone + Debug + Send + Sync + 'static> Search<M> for Tree<M> {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            let made = if self.is_playing {
                self.play_on(left.min(self.left))
            } else {
                self.descend().max(1)
            };
            left = left.saturating_sub(made);
            self.left = self.left.saturating_sub(made);
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    fn advice(&self) -> Advice<M> {
        if self.is_hopeless() {
            return Advice::Hopeless;
        }
        let best = self.best(&self.root, self.root_proven);
        best.map_or(Advice::Unknown, |node| Advice::Play(node.m.clone()))
    }

    fn opinion(&self) -> Option<Opinion<M>> {
        if self.is_hopeless() {
            return Some(Opinion::new(Score::Hopeless, Vec::new()));
        }
        let best = self.best(&self.root, self.root_proven)?;
        let score = match self.root_proven.map(|result| result * self.sign) {
            _ if best.weight.is_some() || best.games == 0 => return None,
            Some(1) => Score::Wins { moves: None },
            Some(-1) => Score::Loses { moves: None },
            Some(_) => Score::Draws,
            None => match self.position.score() {
                Some(score) => Score::Worth(score),
                None => Score::Chance(best.share()),
            },
        };
        let next = |node: &&Node<M>| {
            let children = node.children.as_ref().filter(|_| node.games >= KNOWN)?;
            self.best(children, node.proven)
        };
        let line = std::iter::successors(Some(best), next);
        let line = line.take_while(|node| node.weight.is_none());
        let line = line.map(|node| node.m.clone()).collect();
        Some(Opinion::new(score, line))
    }
}

/// The line goes on after a position that so many random games were played from.
const KNOWN: u32 = 20;
