//! [`Tree`]: what is known of the moves from one position.

use alloc::vec::Vec;
use core::ops::Range;

use crate::{
    batch::{Encode, random::Random},
    rules::{Outcome, Side, View, draw},
};

/// A tree of positions from one on. A position is expanded when it was evaluated: then its moves are listed.
/// No state is kept but the first: the moves are made again on the way down.
#[derive(Clone, Debug)]
pub(super) struct Tree<R: Encode> {
    root: R::State,
    /// The move that led to the root, if it is known.
    before: Option<R::Move>,
    nodes: Vec<Node>,
    edges: Vec<Edge<R::Move>>,
    random: Random,
    /// The last way down: which edge was chosen, and whose turn it was.
    path: Vec<(usize, Side)>,
    /// The position at its end, and its node.
    pub(super) leaf: R::State,
    end: usize,
    pub(super) last: Option<R::Move>,
}

/// A position.
#[derive(Clone, Debug)]
struct Node {
    /// Its moves, once they are listed.
    edges: Option<Range<usize>>,
}

/// A move.
#[derive(Clone, Debug)]
pub(super) struct Edge<M> {
    pub(super) m: M,
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of what came of it for who chose it.
    pub(super) total: f32,
    /// The node that it leads to, once it was gone.
    node: Option<usize>,
}

/// Which of the moves of a position is looked at next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Selection {
    /// UCB1 (Auer, Cesa-Bianchi and Fischer, 2002), as in UCT (Kocsis and Szepesvári, 2006).
    Uct,
    /// With priors, as in `AlphaGo` Zero (Silver and others, 2017).
    Puct,
}

impl<M> Edge<M> {
    /// The mean of what came of it, or what is thought of a move that was not tried.
    #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    /// How urgent it is to look at the move. `spread` is what exploration comes to at this position.
    #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
    fn urgency(&self, selection: Selection, spread: f32) -> f32 {
        let own = self.visits as f32;
        match selection {
            Selection::Uct if self.visits == 0 => f32::INFINITY,
            Selection::Uct => self.mean() + spread / own.sqrt(),
            Selection::Puct => self.mean() + spread * self.prior / (1. + own),
        }
    }
}

impl Selection {
    /// What exploration comes to at a position with this number of visits.
    #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
    fn spread(self, exploration: f32, visits: u32) -> f32 {
        let visits = visits.max(1) as f32;
        match self {
            Self::Uct => exploration * visits.ln().sqrt(),
            Self::Puct => exploration * visits.sqrt(),
        }
    }
}

impl<R: Encode> Tree<R> {
    pub(super) fn new(root: R::State, before: Option<R::Move>, random: Random) -> Self {
        Self {
            leaf: root.clone(),
            root,
            before,
            nodes: [Node { edges: None }].into(),
            edges: Vec::new(),
            random,
            path: Vec::new(),
            end: 0,
            last: None,
        }
    }

    /// Goes down to a position whose moves are not listed: its outcome, if the game has ended there.
    pub(super) fn descend(
        &mut self,
        rules: &R,
        selection: Selection,
        exploration: f32,
    ) -> Option<Outcome> {
        self.leaf.clone_from(&self.root);
        self.path.clear();
        (self.end, self.last) = (0, self.before.clone());
        loop {
            let outcome = rules.outcome(&self.leaf);
            if outcome.is_some() {
                return outcome;
            }
            let is_chance = rules.is_chance(&self.leaf);
            if is_chance && self.nodes[self.end].edges.is_none() {
                self.list(rules, |_| 1.);
            }
            let edges = self.nodes[self.end].edges.clone()?;
            let chosen = if is_chance {
                let random = &mut self.random;
                let drawn = draw(rules, &self.leaf, |n| random.below(n))?;
                edges.clone().find(|&edge| self.edges[edge].m == drawn)?
            } else {
                self.most_urgent(edges, selection, exploration)?
            };
            self.path.push((chosen, self.leaf.turn()));
            let m = self.edges[chosen].m.clone();
            rules.apply(&mut self.leaf, m.clone());
            if !is_chance {
                self.last = Some(m);
            }
            let node = self.edges[chosen].node;
            self.end = node.unwrap_or(self.nodes.len());
            if node.is_none() {
                self.nodes.push(Node { edges: None });
                self.edges[chosen].node = Some(self.end);
            }
        }
    }

    /// The first of the most urgent moves.
    fn most_urgent(
        &self,
        edges: Range<usize>,
        selection: Selection,
        exploration: f32,
    ) -> Option<usize> {
        let of_moves = &self.edges[edges.clone()];
        let visits = of_moves.iter().map(|edge| edge.visits).sum();
        let spread = selection.spread(exploration, visits);
        let keys = edges.map(|index| (index, self.edges[index].urgency(selection, spread)));
        let best = keys.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map(|(index, _)| index)
    }

    /// Lists the moves of the leaf, each with its prior by its index.
    fn list(&mut self, rules: &R, prior: impl Fn(usize) -> f32) {
        let first = self.edges.len();
        let edges = rules.moves(&self.leaf).enumerate().map(|(index, m)| Edge {
            m,
            prior: prior(index),
            visits: 0,
            total: 0.,
            node: None,
        });
        self.edges.extend(edges);
        self.nodes[self.end].edges = Some(first..self.edges.len());
    }

    /// Lists the moves of the leaf, with priors by the numbers of their actions; those are made to add up to
    /// 1, and where they can't be, all moves are equal.
    pub(super) fn expand(&mut self, rules: &R, priors: &[f32]) {
        #[expect(clippy::cast_precision_loss, reason = "there are few moves")]
        let equal = 1. / rules.count_moves(&self.leaf).max(1) as f32;
        if priors.is_empty() {
            return self.list(rules, |_| equal);
        }
        let actions = rules.actions();
        let numbers = rules.moves(&self.leaf).map(|m| {
            let number = actions.number(rules.action_of(&self.leaf, &m));
            let prior = number.and_then(|number| priors.get(number)).copied();
            prior
                .filter(|prior| prior.is_finite() && *prior > 0.)
                .unwrap_or(0.)
        });
        let of_moves: Vec<f32> = numbers.collect();
        let sum: f32 = of_moves.iter().sum();
        let has_sum = sum.is_finite() && sum > 0.;
        self.list(rules, |index| {
            if has_sum {
                of_moves[index] / sum
            } else {
                equal
            }
        });
    }

    /// Adds what a position is worth to the first player to the moves that led there.
    pub(super) fn back_up(&mut self, to_first: f32) {
        for &(edge, mover) in &self.path {
            let edge = &mut self.edges[edge];
            edge.visits += 1;
            edge.total += match mover {
                Side::Second => -to_first,
                Side::First => to_first,
            };
        }
    }

    /// The moves of the first position.
    pub(super) fn moves(&self) -> &[Edge<R::Move>] {
        let edges = self.nodes[0].edges.clone();
        edges.map_or(&[], |edges| &self.edges[edges])
    }

    /// A seed for a random game from the leaf.
    pub(super) fn seed(&mut self) -> u64 {
        self.random.next()
    }

    pub(super) const fn root(&self) -> &R::State {
        &self.root
    }
}
