//! [`Search`]: Monte Carlo tree search of many positions at once.
//!
//! Each round goes down each tree once, to a position that was not looked at before. These leaves are
//! evaluated together, by one call: by a network, which wants many positions at a time, or by random games.
//! What they are worth is added to the moves that led to them, and the moves that did well are tried more
//! often from then on.

mod tree;

use alloc::{vec, vec::Vec};
use core::fmt;

use self::tree::{Selection, Tree};
use super::{Batch, Encode, playouts::play_in_turn, random::Random};
use crate::{
    bits::PlaneValue,
    rules::{Side, View},
};

/// Monte Carlo tree search (MCTS) of many positions at once: plain UCT with random games, or with values and
/// priors of your own, as programs need that learn in the manner of `AlphaZero`.
///
/// ```
/// use collinear::{
///     batch::Search,
///     rules::{Notation, Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}},
/// };
///
/// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let mut state = rules.start();
/// for m in FOUR_IN_A_ROW.read_game(&FOUR_IN_A_ROW.start(), "4 1 4 1 4 2")? {
///     rules.apply(&mut state, m); // three discs in column 4
/// }
/// let mut search = Search::new(&rules, [state], 0);
/// search.run(200);
/// assert_eq!(search.best(0), Some(3)); // column 4, counted from 0
/// assert!(search.value(0) > 0.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// What ends a game is worth its [reward](Encode::reward), and what a network says should lie on the same
/// scale, from -1 to 1. Where [chance](crate::rules::Rules::is_chance) makes a move, it is drawn. A position
/// that two ways lead to is looked at twice.
#[doc(alias("MCTS", "UCT", "PUCT", "AlphaZero", "tree search"))]
pub struct Search<R: Encode> {
    rules: R,
    trees: Vec<Tree<R>>,
    exploration: f32,
    plies: usize,
}

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

impl<R: Encode> Search<R> {
    /// A search from positions, in which the game goes on. The seed is for random games and for chance.
    pub fn new(rules: R, states: impl IntoIterator<Item = R::State>, seed: u64) -> Self {
        let states = states.into_iter().map(|state| (state, None));
        Self::after(rules, states, seed)
    }

    /// A search from positions and the moves that led to them.
    fn after(
        rules: R,
        states: impl Iterator<Item = (R::State, Option<R::Move>)>,
        seed: u64,
    ) -> Self {
        let trees = states
            .enumerate()
            .map(|(index, (state, before))| Tree::new(state, before, Random::new(seed, index)));
        Self {
            trees: trees.collect(),
            rules,
            exploration: core::f32::consts::SQRT_2,
            plies: usize::MAX,
        }
    }

    /// The search that tries moves it knows little of as much as this says: the constant of UCB1 and of PUCT;
    /// the square root of 2 unless it is set.
    #[doc(alias("c_puct", "cpuct", "temperature"))]
    #[must_use]
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.exploration = exploration;
        self
    }

    /// The search whose random games are cut off after this number of plies, as a draw: not every game ends
    /// by itself.
    #[must_use]
    pub fn with_ply_limit(mut self, plies: usize) -> Self {
        self.plies = plies;
        self
    }

    /// How many positions are searched.
    #[must_use]
    pub fn len(&self) -> usize {
        self.trees.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }

    /// Simulations by plain UCT, this number in each tree: a leaf is worth what a random game from it comes
    /// to.
    #[doc(alias("simulations", "rollout"))]
    pub fn run(&mut self, rounds: usize) {
        for _ in 0..rounds {
            let leaves = self.descend(Selection::Uct);
            let mut to_first = vec![0.; leaves.len()];
            let (rules, trees) = (&self.rules, &mut self.trees);
            let games = leaves.iter().enumerate().map(|(leaf, &tree)| {
                let tree = &mut trees[tree];
                (leaf, tree.leaf.clone(), Random::new(tree.seed(), 0))
            });
            play_in_turn(rules, games, self.plies, |leaf, _, outcome| {
                let reward = |outcome| rules.reward(outcome, Side::First);
                to_first[leaf] = outcome.map_or(0., reward);
            });
            for (&tree, to_first) in leaves.iter().zip(to_first) {
                self.trees[tree].expand(&self.rules, &[]);
                self.trees[tree].back_up(to_first);
            }
        }
    }

    /// Simulations by PUCT, this number in each tree: `evaluate` says what the leaves of a round are worth
    /// and which of their moves look promising. A batch of positions goes out, numbers come in.
    ///
    /// In the first round the leaves are the positions of the search themselves: there noise on the priors
    /// makes games of self-play differ.
    ///
    /// ```
    /// use collinear::{batch::Search, rules::{Rules, in_a_row::{BitTicTacToe, TIC_TAC_TOE}}};
    ///
    /// let rules = BitTicTacToe::new(TIC_TAC_TOE)?;
    /// let mut search = Search::new(&rules, vec![rules.start(); 8], 0);
    /// search.run_with(100, |leaves: &collinear::batch::Leaves<f32>, out| {
    ///     assert_eq!(leaves.observation.len(), leaves.len() * 27);
    ///     out.values.fill(0.); // your network here
    ///     for priors in out.priors.chunks_exact_mut(9) {
    ///         priors[4] = 5.; // the centre looks good
    ///     }
    /// });
    /// assert!((0..8).all(|tree| search.best(tree) == Some(4)));
    /// # Ok::<(), collinear::rules::EngineError>(())
    /// ```
    pub fn run_with<V: PlaneValue>(
        &mut self,
        rounds: usize,
        mut evaluate: impl FnMut(&Leaves<'_, V>, Evaluations<'_>),
    ) {
        let (planes, actions) = (self.rules.shape().len(), self.rules.actions().count());
        let (mut observation, mut legal) = (Vec::new(), Vec::new());
        let (mut values, mut priors) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            let trees = self.descend(Selection::Puct);
            if trees.is_empty() {
                continue;
            }
            observation.resize(trees.len() * planes, V::default());
            legal.resize(trees.len() * actions, 0);
            for (leaf, &tree) in trees.iter().enumerate() {
                let tree = &self.trees[tree];
                let seen = &mut observation[leaf * planes..][..planes];
                self.rules
                    .write_planes(&tree.leaf, tree.last.as_ref(), seen);
                self.rules
                    .write_legal(&tree.leaf, &mut legal[leaf * actions..][..actions]);
            }
            values.clear();
            values.resize(trees.len(), 0.);
            priors.clear();
            priors.resize(trees.len() * actions, 1.);
            let leaves = Leaves {
                observation: &observation,
                legal: &legal,
                trees: &trees,
            };
            let said = Evaluations {
                values: &mut values,
                priors: &mut priors,
            };
            evaluate(&leaves, said);
            for (leaf, &tree) in trees.iter().enumerate() {
                let tree = &mut self.trees[tree];
                tree.expand(&self.rules, &priors[leaf * actions..][..actions]);
                let value = values[leaf];
                let value = if value.is_nan() { 0. } else { value };
                let value = value.clamp(-LARGEST, LARGEST);
                tree.back_up(match tree.leaf.turn() {
                    Side::First => value,
                    Side::Second => -value,
                });
            }
        }
    }

    /// Goes down each tree, and answers in which of them a leaf wants to be evaluated. Where the game has
    /// ended its reward is added at once.
    fn descend(&mut self, selection: Selection) -> Vec<usize> {
        let mut leaves = Vec::new();
        for (index, tree) in self.trees.iter_mut().enumerate() {
            match tree.descend(&self.rules, selection, self.exploration) {
                Some(outcome) => tree.back_up(self.rules.reward(outcome, Side::First)),
                None => leaves.push(index),
            }
        }
        leaves
    }

    /// The number of visits of each legal action of a position: what a policy learns from. None before the
    /// first round.
    ///
    /// # Panics
    ///
    /// If there is no such position.
    #[doc(alias("visit counts", "policy target"))]
    pub fn visits(&self, position: usize) -> impl Iterator<Item = (usize, u32)> {
        let (tree, actions) = (&self.trees[position], self.rules.actions());
        tree.moves().iter().filter_map(move |edge| {
            let number = actions.number(self.rules.action_of(tree.root(), &edge.m))?;
            Some((number, edge.visits))
        })
    }

    /// The action with the most visits, the first of equals; `None` before the first round and where the game
    /// is over.
    ///
    /// # Panics
    ///
    /// If there is no such position.
    #[must_use]
    pub fn best(&self, position: usize) -> Option<usize> {
        let visits: Vec<_> = self.visits(position).collect();
        let best = visits.into_iter().rev().max_by_key(|&(_, visits)| visits);
        best.map(|(action, _)| action)
    }

    /// What a position is worth to the player to move, by the mean of all rounds; 0 before the second one.
    ///
    /// # Panics
    ///
    /// If there is no such position.
    #[must_use]
    pub fn value(&self, position: usize) -> f32 {
        let edges = self.trees[position].moves().iter();
        let (total, visits) = edges.fold((0., 0_u32), |(total, visits), edge| {
            (total + edge.total, visits + edge.visits)
        });
        #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
        let visits = visits.max(1) as f32;
        total / visits
    }
}

/// How many positions, and how far it explores.
impl<R: Encode> fmt::Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("positions", &self.len())
            .field("exploration", &self.exploration)
            .finish_non_exhaustive()
    }
}

impl<R: Encode> Batch<R> {
    /// A search from where the games of the batch are, each with its last move; in those that are over there is
    /// nothing to find.
    ///
    /// ```
    /// use collinear::{batch::Batch, rules::reversi::{BitReversi8x8, Reversi}};
    ///
    /// let batch = Batch::new(BitReversi8x8::new(Reversi::default())?, 16, 0);
    /// let mut search = batch.search(0);
    /// search.run(20);
    /// assert!((0..16).all(|game| search.best(game).is_some()));
    /// # Ok::<(), collinear::rules::EngineError>(())
    /// ```
    #[must_use]
    pub fn search(&self, seed: u64) -> Search<&R> {
        let seats = self.seats.iter();
        let states = seats.map(|seat| (seat.state.clone(), seat.last.clone()));
        Search::after(self.rules(), states, seed)
    }
}
