//! Rounds in which a random game gives the value of each leaf.

use alloc::vec::Vec;

use super::{edge::Selection, options::SearchOptions, tree::Tree};
use crate::playouts::play_in_turn;
use collinear::rules::{Encode, Side};

/// Runs rounds on some trees, with their random games interleaved.
pub(super) fn run_trees<R: Encode>(
    rules: &R,
    trees: &mut [Tree<R>],
    rounds: usize,
    settings: SearchOptions,
) {
    let mut to_first = Vec::new();
    for _ in 0..rounds {
        for tree in &mut *trees {
            tree.descend(rules, Selection::Uct, settings);
        }
        to_first.clear();
        to_first.resize(trees.iter().map(|tree| tree.branches().len()).sum(), 0.);
        let games = trees.iter_mut().flat_map(Tree::games).enumerate();
        let games = games.map(|(leaf, (state, random))| (leaf, state, random));
        play_in_turn(rules, games, settings.plies, |leaf, _, outcome| {
            let reward = |outcome| rules.reward(outcome, Side::First);
            to_first[leaf] = outcome.map_or(0., reward);
        });
        let mut first = 0;
        for tree in &mut *trees {
            let leaves = tree.branches().len();
            let of_tree = &to_first[first..first + leaves];
            tree.take_in(rules, |leaf, _| (&[], of_tree[leaf]));
            first += leaves;
        }
    }
}
