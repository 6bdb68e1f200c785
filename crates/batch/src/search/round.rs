//! A round of the search with evaluations of the caller's: down all trees, out with the leaves, in with the
//! numbers.

use alloc::vec::Vec;

use super::{edge::Selection, options::SearchOptions, tree::Tree};
use collinear::{
    bits::PlaneValue,
    rules::{Encode, Side, View},
};

/// What a position is worth at most: a sum of more could come to infinity.
const LARGEST: f32 = 1e6;

/// The positions of a round that want to be evaluated: those of all trees but where the game has ended.
#[derive(Debug)]
pub struct Leaves<'a, V = u8> {
    /// What the player to move sees, [planes](Encode::shape) by planes.
    pub observation: &'a [V],
    /// For each action of each leaf 1 if it is legal, else 0.
    pub legal: &'a [u8],
    /// Of which position of the search each is a leaf.
    pub trees: &'a [usize],
}

impl<V> Leaves<'_, V> {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.trees.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }
}

/// What is to be said of the leaves of a round.
#[derive(Debug)]
pub struct Evaluations<'a> {
    /// For each leaf what it is worth to the player to move, -1 to 1; 0 before.
    pub values: &'a mut [f32],
    /// For each action of each leaf how promising it is: of the legal ones the sum is made 1. All equal
    /// before.
    pub priors: &'a mut [f32],
}

/// What goes out and comes in, for all trees one after the other. It is made once and written by each round.
pub(super) struct Round<V> {
    /// How many numbers a leaf has.
    planes: usize,
    actions: usize,
    observation: Vec<V>,
    legal: Vec<u8>,
    values: Vec<f32>,
    priors: Vec<f32>,
    /// Of which tree each leaf is.
    trees: Vec<usize>,
}

/// A tree, and what belongs to its leaves. One doesn't ask for another, so threads can share them.
pub(super) struct Share<'a, R: Encode, V> {
    tree: &'a mut Tree<R>,
    observation: &'a mut [V],
    legal: &'a mut [u8],
    values: &'a [f32],
    priors: &'a [f32],
}

/// What is done with each tree.
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

    /// Makes room for the leaves that were found.
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

/// The parts of a list that belong to each leaf; also where they are empty.
fn of_leaf<T>(list: &[T], leaf: usize, leaves: usize) -> &[T] {
    let each = list.len() / leaves;
    &list[leaf * each..][..each]
}

impl<R: Encode, V: PlaneValue> Share<'_, R, V> {
    /// Writes what the players to move see at the leaves, and may do.
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

/// Makes rounds. `each` has some work done with each tree, in whichever order.
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
