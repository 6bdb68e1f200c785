//! Rounds with the caller's evaluations.

use alloc::vec::Vec;

use super::{edge::Selection, options::SearchOptions, tree::Tree};
use collinear::{
    bits::PlaneValue,
    rules::{Encode, Side, View},
};

/// The bound for values, so that their sums stay finite.
const LARGEST: f32 = 1e6;

/// The leaves of a round, which `evaluate` must value. A tree whose game is over has no leaves.
#[derive(Debug)]
pub struct Leaves<'a, V = u8> {
    /// The [planes](Encode::shape) that the player to move sees, leaf after leaf.
    pub observation: &'a [V],
    /// 1 for each legal action of each leaf, 0 for all other actions.
    pub legal: &'a [u8],
    /// The index of the searched position that each leaf belongs to.
    pub trees: &'a [usize],
}

impl<V> Leaves<'_, V> {
    /// The number of leaves.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.trees.len()
    }

    /// True if there are no leaves.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }
}

/// The evaluations of the leaves of a round, to be filled in.
#[derive(Debug)]
pub struct Evaluations<'a> {
    /// The value of each leaf for the player to move, -1 to 1. Initially 0.
    pub values: &'a mut [f32],
    /// The prior of each action of each leaf. Initially all are equal. The priors of legal actions are scaled to a sum
    /// of 1.
    pub priors: &'a mut [f32],
}

/// The buffers of a round, for all trees. They are allocated once, and each round overwrites them.
pub(super) struct Round<V> {
    planes: usize,
    actions: usize,
    observation: Vec<V>,
    legal: Vec<u8>,
    values: Vec<f32>,
    priors: Vec<f32>,
    trees: Vec<usize>,
}

/// A tree, and the buffers of its leaves. Threads can work on several shares in parallel.
pub(super) struct Share<'a, R: Encode, V> {
    tree: &'a mut Tree<R>,
    observation: &'a mut [V],
    legal: &'a mut [u8],
    values: &'a [f32],
    priors: &'a [f32],
}

pub(super) type Work<R, V> = fn(&R, SearchOptions, &mut Share<'_, R, V>);

impl<V: PlaneValue> Round<V> {
    fn new<R: Encode>(rules: &R) -> Self {
        Self {
            planes: rules.shape().len(),
            actions: rules.actions().count(),
            observation: Vec::new(),
            legal: Vec::new(),
            values: Vec::new(),
            priors: Vec::new(),
            trees: Vec::new(),
        }
    }

    /// Resizes the buffers for the leaves that were found.
    fn make_room<R: Encode>(&mut self, trees: &[Tree<R>]) {
        self.trees.clear();
        for (index, tree) in trees.iter().enumerate() {
            self.trees.extend(tree.branches().iter().map(|_| index));
        }
        let (leaves, actions) = (self.trees.len(), self.actions);
        self.observation.resize(leaves * self.planes, V::default());
        self.legal.resize(leaves * actions, 0);
        self.values.clear();
        self.values.resize(leaves, 0.);
        self.priors.clear();
        self.priors.resize(leaves * actions, 1.);
    }

    fn shares<'a, R: Encode>(&'a mut self, trees: &'a mut [Tree<R>]) -> Vec<Share<'a, R, V>> {
        let (mut observation, mut legal) = (&mut self.observation[..], &mut self.legal[..]);
        let (mut values, mut priors) = (&self.values[..], &self.priors[..]);
        let (planes, actions) = (self.planes, self.actions);
        let shares = trees.iter_mut().map(|tree| {
            let leaves = tree.branches().len();
            let seen = observation.split_off_mut(..leaves * planes);
            let mask = legal.split_off_mut(..leaves * actions);
            let of_leaves = priors.split_off(..leaves * actions);
            Share {
                tree,
                observation: seen.unwrap_or_default(),
                legal: mask.unwrap_or_default(),
                values: values.split_off(..leaves).unwrap_or_default(),
                priors: of_leaves.unwrap_or_default(),
            }
        });
        shares.collect()
    }
}

/// The part of a list that belongs to a leaf. Parts may be empty.
fn of_leaf<T>(list: &[T], leaf: usize, leaves: usize) -> &[T] {
    let each = list.len() / leaves;
    &list[leaf * each..][..each]
}

impl<R: Encode, V: PlaneValue> Share<'_, R, V> {
    fn show(&mut self, rules: &R) {
        let branches = self.tree.branches();
        let (planes, actions) = (rules.shape().len(), rules.actions().count());
        for (leaf, branch) in branches.iter().enumerate() {
            let seen = &mut self.observation[leaf * planes..][..planes];
            rules.write_planes(&branch.leaf, branch.last.as_ref(), seen);
            rules.write_legal(&branch.leaf, &mut self.legal[leaf * actions..][..actions]);
        }
    }

    fn take_in(&mut self, rules: &R) {
        let (values, priors) = (self.values, self.priors);
        self.tree.take_in(rules, |leaf, branch| {
            let value = values[leaf];
            let value = if value.is_nan() { 0. } else { value };
            let value = value.clamp(-LARGEST, LARGEST);
            let to_first = match branch.leaf.turn() {
                Side::First => value,
                Side::Second => -value,
            };
            (of_leaf(priors, leaf, values.len()), to_first)
        });
    }
}

/// Runs rounds. `each` does some work on each tree, in any order.
pub(super) fn run_rounds<R: Encode, V: PlaneValue>(
    rules: &R,
    trees: &mut [Tree<R>],
    rounds: usize,
    mut evaluate: impl FnMut(&Leaves<'_, V>, Evaluations<'_>),
    each: impl Fn(&mut [Share<'_, R, V>], Work<R, V>),
) {
    let mut round = Round::new(rules);
    for _ in 0..rounds {
        round.make_room(trees);
        each(&mut round.shares(trees), |rules, settings, share| {
            share.tree.descend(rules, Selection::Puct, settings);
        });
        round.make_room(trees);
        if round.trees.is_empty() {
            continue;
        }
        each(&mut round.shares(trees), |rules, _, share| {
            share.show(rules);
        });
        let leaves = Leaves {
            observation: &round.observation,
            legal: &round.legal,
            trees: &round.trees,
        };
        let said = Evaluations {
            values: &mut round.values,
            priors: &mut round.priors,
        };
        evaluate(&leaves, said);
        each(&mut round.shares(trees), |rules, _, share| {
            share.take_in(rules);
        });
    }
}
