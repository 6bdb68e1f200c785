//! The search beside one that leaves nothing out, in trees of random numbers.

use std::sync::Arc;

use collinear::{
    Grid,
    rules::{Outcome, Rules, Side, View},
};
use collinear_play::computer::{Effort, Judge, Negamax};

use crate::{level, move_of};

/// A game whose turns, ends and worths are random numbers; each way leads to a position of its own.
struct Tree {
    seed: u64,
}

/// The moves so far, and a random number for them.
#[derive(Clone)]
struct Node {
    path: Vec<u8>,
    number: u64,
}

impl Tree {
    fn node(&self, path: Vec<u8>) -> Node {
        let digits = path.iter().map(|&m| u64::from(m) + 1);
        let seed = digits.fold(self.seed, |seed, digit| {
            fastrand::Rng::with_seed(seed * 4 + digit).u64(..1 << 60)
        });
        let number = fastrand::Rng::with_seed(seed).u64(..);
        Node { path, number }
    }
}

impl Rules for Tree {
    type State = Node;
    type Move = u8;

    fn start(&self) -> Node {
        self.node(Vec::new())
    }

    fn moves(&self, node: &Node) -> impl Iterator<Item = u8> {
        0..2 + u8::from(node.number & 1 == 0)
    }

    fn apply(&self, node: &mut Node, m: u8) {
        let mut path = node.path.clone();
        path.push(m);
        *node = self.node(path);
    }

    fn outcome(&self, node: &Node) -> Option<Outcome> {
        match node.number >> 8 & 31 {
            _ if node.path.is_empty() => None,
            0 => Some(Outcome::Win(Side::First)),
            1 => Some(Outcome::Win(Side::Second)),
            2 => Some(Outcome::Draw),
            _ => None,
        }
    }
}

impl View for Node {
    type Board = collinear::Rect;
    type Key = Vec<u8>;

    fn key(&self) -> Vec<u8> {
        self.path.clone()
    }

    fn turn(&self) -> Side {
        Side::BOTH[usize::from(self.number & 2 != 0)]
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::filled(1, 1, '.').expect("a cell")
    }
}

/// Says that the order of the moves can be relied on; the closure below does not.
struct Judging;

fn judged(node: &Node) -> i32 {
    i32::try_from(node.number >> 20 & 15).expect("a small number") - 8
}

impl Judge<Tree> for Judging {
    fn worth(&self, _: &Tree, node: &Node) -> i32 {
        judged(node)
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}

const WON: i32 = 1_000_000_000;

/// What a node is worth to the first player, if so many moves are looked ahead from it.
fn worth(tree: &Tree, node: &Node, depth: usize) -> i32 {
    let sign = |side| if side == Side::First { 1 } else { -1 };
    let soon = WON - i32::try_from(node.path.len()).expect("a short path");
    match tree.outcome(node) {
        Some(outcome) => outcome.winner().map_or(0, |side| soon * sign(side)),
        None if depth == 0 => judged(node) * sign(node.turn()),
        None => {
            let worths = tree.moves(node).map(|m| after(tree, node, m, depth));
            let best = worths.max_by_key(|worth| worth * sign(node.turn()));
            best.expect("the game goes on")
        }
    }
}

/// What it is worth after a move.
fn after(tree: &Tree, node: &Node, m: u8, depth: usize) -> i32 {
    let mut after = node.clone();
    tree.apply(&mut after, m);
    worth(tree, &after, depth - 1)
}

/// Nothing that is cut off would have made a difference.
#[test]
fn the_best_move_is_found() {
    for seed in 0..400 {
        let tree = Arc::new(Tree { seed });
        let start = tree.start();
        for plies in 1..=6_u8 {
            let effort = Effort { seed, ..level(1) };
            let found = if seed % 2 == 0 {
                move_of(&Negamax::new(Judging, [plies; 5]), &tree, &start, effort)
            } else {
                let judge = |_: &Tree, node: &Node| judged(node);
                move_of(&Negamax::new(judge, [plies; 5]), &tree, &start, effort)
            };
            let depth = usize::from(plies);
            let best = worth(&tree, &start, depth);
            assert_eq!(
                after(&tree, &start, found, depth),
                best,
                "tree {seed}, {plies} moves ahead"
            );
        }
    }
}
