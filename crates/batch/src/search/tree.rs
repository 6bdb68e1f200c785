//! [`Tree`]: the search tree of one position.

use alloc::vec::Vec;
use core::{mem::take, ops::Range};

use itertools::Itertools;

use super::{
    edge::{Edge, Selection},
    options::SearchOptions,
};
use collinear::rules::{Encode, Outcome, Random, Side, View, draw};

/// The search tree of one position. Evaluating a node expands it: its moves are listed. Only the state of the root is
/// kept; each descent makes the moves again.
#[derive(Clone, Debug)]
pub(super) struct Tree<R: Encode> {
    root: R::State,
    /// The move before the root, if known.
    before: Option<R::Move>,
    /// True if the game was cut off or left out. It is not searched, although the rules report no outcome.
    over: bool,
    nodes: Vec<Node>,
    edges: Vec<Edge<R::Move>>,
    random: Random,
    /// The descents of this round whose leaves are not evaluated yet.
    branches: Vec<Branch<R>>,
    /// Old branches, kept for their allocations.
    spare: Vec<Branch<R>>,
}

#[derive(Clone, Default, Debug)]
struct Node {
    /// The moves of the node, if it is expanded.
    edges: Option<Range<usize>>,
    /// True if the node is a leaf that is not evaluated yet.
    waiting: bool,
}

/// A descent to a leaf.
#[derive(Clone, Debug)]
pub(super) struct Branch<R: Encode> {
    /// The chosen edges, each with the player to move.
    path: Vec<(usize, Side)>,
    /// The position at the leaf; `end` is its node.
    pub(super) leaf: R::State,
    end: usize,
    /// The last move made by a player.
    pub(super) last: Option<R::Move>,
}

/// How a descent ended.
enum Met {
    Leaf,
    /// The leaf was already found by another descent of this round.
    Waiting,
    End(Outcome),
}

impl<R: Encode> Tree<R> {
    pub(super) fn new(root: R::State, before: Option<R::Move>, over: bool, random: Random) -> Self {
        Self {
            root,
            before,
            over,
            nodes: [Node::default()].into(),
            edges: Vec::new(),
            random,
            branches: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// Ends the search of this position.
    pub(super) fn close(&mut self) {
        self.over = true;
    }

    /// Descends to the wanted number of leaves. If a descent reaches the end of the game, adds the reward at once.
    pub(super) fn descend(&mut self, rules: &R, selection: Selection, settings: SearchOptions) {
        if self.over || rules.outcome(&self.root).is_some() {
            return;
        }
        let mut ends = 0;
        // If most paths lead to ends, the loop could run very long.
        while self.branches.len() < settings.leaves && ends <= self.branches.len() {
            let mut branch = self.spare.pop().unwrap_or_else(|| Branch {
                path: Vec::new(),
                leaf: self.root.clone(),
                end: 0,
                last: None,
            });
            match self.go_down(&mut branch, rules, selection, settings.exploration) {
                Met::Leaf => {
                    self.nodes[branch.end].waiting = true;
                    self.branches.push(branch);
                }
                Met::End(outcome) => {
                    self.back_up(&branch, rules.reward(outcome, Side::First));
                    self.spare.push(branch);
                    ends += 1;
                }
                Met::Waiting => {
                    for &(edge, _) in &branch.path {
                        self.edges[edge].waiting -= 1;
                    }
                    self.spare.push(branch);
                    return;
                }
            }
        }
    }

    fn go_down(
        &mut self,
        branch: &mut Branch<R>,
        rules: &R,
        selection: Selection,
        exploration: f32,
    ) -> Met {
        branch.leaf.clone_from(&self.root);
        branch.path.clear();
        (branch.end, branch.last) = (0, self.before.clone());
        loop {
            if let Some(outcome) = rules.outcome(&branch.leaf) {
                return Met::End(outcome);
            }
            if self.nodes[branch.end].waiting {
                return Met::Waiting;
            }
            let is_chance = rules.is_chance(&branch.leaf);
            if is_chance && self.nodes[branch.end].edges.is_none() {
                self.list(branch, rules.moves(&branch.leaf).collect(), |_| 1.);
            }
            let Some(edges) = self.nodes[branch.end].edges.clone() else {
                return Met::Leaf;
            };
            let place = if is_chance {
                let drawn = draw(rules, &branch.leaf, |n| self.random.below(n));
                let edges = &self.edges[edges.clone()];
                drawn.and_then(|drawn| edges.iter().position(|edge| edge.m == drawn))
            } else {
                selection.most_urgent(&self.edges[edges.clone()], exploration)
            };
            // Rules that list no moves and report no outcome are stuck.
            let Some(place) = place else { return Met::Leaf };
            self.follow(branch, rules, edges.start + place, is_chance);
        }
    }

    fn follow(&mut self, branch: &mut Branch<R>, rules: &R, edge: usize, is_chance: bool) {
        branch.path.push((edge, branch.leaf.turn()));
        let nodes = self.nodes.len();
        let edge = &mut self.edges[edge];
        edge.waiting += 1;
        rules.apply(&mut branch.leaf, edge.m.clone());
        if !is_chance {
            branch.last = Some(edge.m.clone());
        }
        branch.end = *edge.node.get_or_insert(nodes);
        if branch.end == nodes {
            self.nodes.push(Node::default());
        }
    }

    /// Lists the moves of a leaf. `prior` returns the prior of a move from its index.
    fn list(&mut self, branch: &Branch<R>, moves: Vec<R::Move>, prior: impl Fn(usize) -> f32) {
        let first = self.edges.len();
        let moves = moves.into_iter().enumerate();
        self.edges
            .extend(moves.map(|(place, m)| Edge::new(m, prior(place))));
        self.nodes[branch.end] = Node {
            edges: Some(first..self.edges.len()),
            waiting: false,
        };
    }

    /// Lists the moves of a leaf, with priors given by action. The priors are scaled to a sum of 1, or all equal if
    /// their sum is not valid.
    fn expand(&mut self, branch: &Branch<R>, rules: &R, priors: &[f32]) {
        let moves = moves_to_try(rules, &branch.leaf);
        #[expect(clippy::cast_precision_loss, reason = "there are few moves")]
        let equal = 1. / moves.len().max(1) as f32;
        if priors.is_empty() {
            return self.list(branch, moves, |_| equal);
        }
        let actions = rules.actions();
        let numbers = moves.iter().map(|m| {
            let number = actions.number(rules.action_of(&branch.leaf, m));
            let prior = number.and_then(|number| priors.get(number)).copied();
            prior
                .filter(|prior| prior.is_finite() && *prior > 0.)
                .unwrap_or(0.)
        });
        let of_moves: Vec<f32> = numbers.collect();
        let sum: f32 = of_moves.iter().sum();
        let has_sum = sum.is_finite() && sum > 0.;
        self.list(branch, moves, |place| {
            if has_sum {
                of_moves[place] / sum
            } else {
                equal
            }
        });
    }

    /// Adds the value of a leaf, for the first player, to the moves that led to it.
    fn back_up(&mut self, branch: &Branch<R>, to_first: f32) {
        for &(edge, mover) in &branch.path {
            let edge = &mut self.edges[edge];
            edge.waiting -= 1;
            edge.visits += 1;
            edge.total += match mover {
                Side::Second => -to_first,
                Side::First => to_first,
            };
        }
    }

    pub(super) fn branches(&self) -> &[Branch<R>] {
        &self.branches
    }

    /// The leaves of this round, each with random numbers for a game.
    pub(super) fn games(&mut self) -> impl Iterator<Item = (R::State, Random)> {
        let Self {
            branches, random, ..
        } = self;
        branches
            .iter()
            .map(|branch| (branch.leaf.clone(), Random::of_game(random.any(), 0)))
    }

    /// Expands and values the leaves of this round. `said` returns the priors (empty if all moves are equal) and the
    /// value for the first player.
    pub(super) fn take_in<'a>(
        &mut self,
        rules: &R,
        said: impl Fn(usize, &Branch<R>) -> (&'a [f32], f32),
    ) {
        let mut branches = take(&mut self.branches);
        for (leaf, branch) in branches.iter().enumerate() {
            let (priors, to_first) = said(leaf, branch);
            self.expand(branch, rules, priors);
            self.back_up(branch, to_first);
        }
        self.spare.append(&mut branches);
        self.branches = branches;
    }

    /// Makes a move at the root and keeps its subtree.
    pub(super) fn advance(&mut self, rules: &R, m: R::Move) {
        self.branches.clear();
        let known = self.moves().iter().find(|edge| edge.m == m);
        let known = known.and_then(|edge| edge.node);
        let is_chance = rules.is_chance(&self.root);
        rules.apply(&mut self.root, m.clone());
        if !is_chance {
            self.before = Some(m);
        }
        let (nodes, edges) = (take(&mut self.nodes), take(&mut self.edges));
        self.nodes.push(Node::default());
        // Breadth first. `kept[new]` is the old index of a node.
        let mut kept: Vec<usize> = known.into_iter().collect();
        let mut next = 0;
        while let Some(&node) = kept.get(next) {
            if let Some(moves) = nodes[node].edges.clone() {
                let first = self.edges.len();
                for edge in &edges[moves] {
                    let node = edge.node.map(|node| {
                        kept.push(node);
                        kept.len() - 1
                    });
                    self.edges.push(Edge {
                        node,
                        ..edge.clone()
                    });
                }
                self.nodes.resize_with(kept.len(), Node::default);
                self.nodes[next].edges = Some(first..self.edges.len());
            }
            next += 1;
        }
    }

    pub(super) fn moves(&self) -> &[Edge<R::Move>] {
        let edges = self.nodes[0].edges.clone();
        edges.map_or(&[], |edges| &self.edges[edges])
    }

    pub(super) const fn root(&self) -> &R::State {
        &self.root
    }

    /// True if the game was cut off.
    pub(super) const fn is_over(&self) -> bool {
        self.over
    }

    /// Starts over from another position.
    pub(super) fn set_root(&mut self, root: &R::State) {
        self.root.clone_from(root);
        (self.before, self.over) = (None, false);
        self.branches.clear();
        self.edges.clear();
        self.nodes.clear();
        self.nodes.push(Node::default());
    }
}

/// The moves of a position to try. If several moves share an action, only the move that the action makes is listed.
fn moves_to_try<R: Encode>(rules: &R, state: &R::State) -> Vec<R::Move> {
    let mut moves: Vec<_> = rules.moves(state).collect();
    let actions = moves.iter().map(|m| rules.action_of(state, m));
    if rules.shares_actions()
        && !actions
            .map(|action| rules.actions().number(action))
            .all_unique()
    {
        moves.retain(|m| {
            let chosen = rules.move_of(state, rules.action_of(state, m));
            chosen.is_ok_and(|chosen| chosen == *m)
        });
    }
    moves
}
