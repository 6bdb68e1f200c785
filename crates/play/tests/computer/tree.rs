//! Compares the search with an exhaustive one, in trees of random numbers.

use std::sync::Arc;

use collinear::{
    Grid,
    rules::{Outcome, Rules, Side, View},
};
use collinear_play::computer::{Effort, Judge, MOST, Negamax, Score};

use crate::{asked::asked, level, move_of};

/// A game with random turns, ends and values. Each path leads to its own position.
struct Tree {
    seed: u64,
    /// Whether chance moves now and then.
    has_chance: bool,
}

/// The moves so far, and a random number that belongs to them.
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
            3 if self.has_chance => Some(Outcome::Score(node.number >> 40 & 15)),
            _ => None,
        }
    }

    fn is_chance(&self, node: &Node) -> bool {
        self.has_chance && !node.path.is_empty() && (node.number >> 16).is_multiple_of(4)
    }

    /// Only the first move is sure to have a weight above 0.
    fn weight(&self, node: &Node, &m: &u8) -> u32 {
        let weight = node.number >> (30 + 3 * m) & 7;
        u32::try_from(weight).expect("a small number") + u32::from(m == 0)
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

/// A judge that says that moves are reliably ordered. The closure below does not say so.
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

/// The value of a node for the first player at this depth.
fn worth(tree: &Tree, node: &Node, depth: usize) -> i32 {
    let sign = |side| if side == Side::First { 1 } else { -1 };
    let soon = WON - i32::try_from(node.path.len()).expect("a short path");
    match tree.outcome(node) {
        Some(Outcome::Score(score)) => i32::try_from(score).expect("a small number"),
        Some(outcome) => outcome.winner().map_or(0, |side| soon * sign(side)),
        None if depth == 0 => judged(node) * sign(node.turn()),
        None if tree.is_chance(node) => {
            let likely = tree.moves(node).map(|m| {
                let worth = after(tree, node, m, depth);
                (i64::from(tree.weight(node, &m)), i64::from(worth))
            });
            mean(likely.collect())
        }
        None => {
            let worths = tree.moves(node).map(|m| after(tree, node, m, depth));
            let best = worths.max_by_key(|worth| worth * sign(node.turn()));
            best.expect("the game goes on")
        }
    }
}

/// The mean by weight. A win or a loss that is not certain counts as [`MOST`].
fn mean(mut likely: Vec<(i64, i64)>) -> i32 {
    likely.retain(|&(weight, _)| weight > 0);
    let most = i64::from(MOST);
    let all = |is_it: fn(i64, i64) -> bool| likely.iter().all(|&(_, worth)| is_it(worth, most));
    if !all(|worth, most| worth > most) && !all(|worth, most| worth < -most) {
        for (_, worth) in &mut likely {
            *worth = (*worth).clamp(-most, most);
        }
    }
    let sum: i64 = likely.iter().map(|(weight, worth)| weight * worth).sum();
    let weights: i64 = likely.iter().map(|(weight, _)| weight).sum();
    i32::try_from(sum / weights).expect("a mean")
}

/// The value after a move.
fn after(tree: &Tree, node: &Node, m: u8, depth: usize) -> i32 {
    let mut after = node.clone();
    tree.apply(&mut after, m);
    worth(tree, &after, depth - 1)
}

/// Converts a value for the first player to a score for the side to move at the start.
fn score(worth: i32, turn: Side) -> Score {
    let worth = if turn == Side::First { worth } else { -worth };
    let plies = u32::try_from(WON - worth.abs()).expect("no more than that");
    let moves = Some(plies.div_ceil(2));
    match worth {
        _ if worth > MOST => Score::Wins { moves },
        _ if worth < -MOST => Score::Loses { moves },
        _ => Score::Worth(worth),
    }
}

/// Cutoffs do not change the best move or the asked move.
#[test]
fn the_best_move_is_found() {
    for (seed, has_chance) in (0..400).flat_map(|seed| [(seed, false), (seed, true)]) {
        let tree = Arc::new(Tree { seed, has_chance });
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
                "tree {seed}, chance {has_chance}, {plies} moves ahead"
            );
            let m = u8::from(seed % 3 == 0);
            let looks = |depth| {
                let worths = [worth(&tree, &start, depth), after(&tree, &start, m, depth)];
                worths.map(|worth| score(worth, start.turn()))
            };
            let (last, before) = (looks(depth), looks(depth.saturating_sub(1).max(1)));
            let (score_of_best, of_asked) = asked(
                &Negamax::new(Judging, [plies; 5]),
                &tree,
                &start,
                effort,
                &m,
            );
            let found = [score_of_best, of_asked.expect("it is searched")];
            for ((found, last), before) in found.into_iter().zip(last).zip(before) {
                let found = match found {
                    Score::Draws => Score::Worth(0),
                    found => found,
                };
                let mean = match (before, last) {
                    (Score::Worth(before), Score::Worth(last)) => {
                        Score::Worth(i32::midpoint(before, last))
                    }
                    _ => last,
                };
                // A search to the end of the game gives no estimate.
                assert!(
                    [mean, last].contains(&found),
                    "move {m} of tree {seed}, {plies} moves ahead: {found}"
                );
            }
        }
    }
}
