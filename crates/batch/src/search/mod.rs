//! [`Search`]: Monte Carlo tree search of many positions at once.
//!
//! Each round descends each tree once, or a few times, to positions that were not visited before. These positions, the
//! leaves, are evaluated together: by one call of a network or by random games. The value of a leaf is added to each
//! move on its path, and moves with good results are tried more often.

mod edge;
mod options;
mod random_games;
mod round;
#[cfg(feature = "rayon")]
mod threads;
mod tree;

use alloc::{boxed::Box, vec::Vec};
use core::fmt;

use num_traits::ToPrimitive;

pub use self::round::{Evaluations, Leaves};
use self::{options::SearchOptions, random_games::run_trees, round::run_rounds, tree::Tree};
use crate::{Batch, StepError, seat::legal_move};
use collinear::{
    bits::PlaneValue,
    rules::{Encode, Random, View},
};

/// Monte Carlo tree search (MCTS) of many positions at once.
///
/// The search is plain UCT with random games, or PUCT with your own values and priors, as in `AlphaZero`.
///
/// ```
/// use collinear_batch::Search;
/// use collinear::{
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
/// A tree is [kept](Self::advance) after a move. If there are fewer trees than a network needs for a batch, collect
/// [several leaves](Self::with_leaves) from each tree.
///
/// The value of a finished game is its [reward](Encode::reward). Values from a network should be on the same scale, -1
/// to 1. At a [chance](collinear::rules::Rules::is_chance) move the search picks one result at random, by weight.
/// There is no transposition table: a position reached by two paths is searched twice.
#[doc(alias("MCTS", "UCT", "PUCT", "AlphaZero", "tree search"))]
pub struct Search<R: Encode> {
    rules: R,
    trees: Vec<Tree<R>>,
    settings: SearchOptions,
}

impl<R: Encode> Search<R> {
    /// Creates a search from positions of unfinished games. The seed is for random games and chance.
    pub fn new(rules: R, states: impl IntoIterator<Item = R::State>, seed: u64) -> Self {
        let states = states.into_iter().map(|state| (state, None, false));
        Self::after(rules, states, seed)
    }

    /// Creates a search from positions, each with the move before it and whether the game is over.
    fn after(
        rules: R,
        states: impl Iterator<Item = (R::State, Option<R::Move>, bool)>,
        seed: u64,
    ) -> Self {
        let trees = states.enumerate().map(|(index, (state, before, over))| {
            Tree::new(state, before, over, Random::of_game(seed, index))
        });
        Self {
            trees: trees.collect(),
            rules,
            settings: SearchOptions {
                exploration: core::f32::consts::SQRT_2,
                plies: 10_000,
                leaves: 1,
            },
        }
    }

    /// Sets the exploration constant of UCB1 and PUCT. With a larger constant, moves with few visits are tried more
    /// often. The default, the square root of 2, suits rewards of -1 to 1. For games that end with a score, set the
    /// constant to the typical size of a score.
    #[doc(alias("c_puct", "cpuct", "temperature"))]
    #[must_use]
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.settings.exploration = exploration;
        self
    }

    /// Ends random games as draws after this number of plies. The default is 10,000.
    #[must_use]
    pub fn with_ply_limit(mut self, plies: usize) -> Self {
        self.settings.plies = plies;
        self
    }

    /// Sets the number of leaves per tree and round. The default is one. With more leaves, a network gets full batches
    /// from a few positions, or from a single position.
    ///
    /// Until a leaf is evaluated, each move on its path counts as one more lost game, so that the next path takes other
    /// moves. A few leaves cost almost no strength; very many make the trees shallow. A tree can give fewer leaves than
    /// this: its descents stop if one reaches a leaf of the same round, or if most of them reach finished games. The
    /// first round has one leaf per tree.
    ///
    /// ```
    /// use collinear::rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
    /// use collinear_batch::{Leaves, Search};
    ///
    /// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
    /// let mut search = Search::new(&rules, [rules.start()], 0).with_leaves(7);
    /// let mut sizes = Vec::new();
    /// search.run_with(3, |leaves: &Leaves, _| sizes.push(leaves.len()));
    /// assert_eq!(sizes, [1, 7, 7]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[doc(alias("virtual loss", "batch size"))]
    #[must_use]
    pub fn with_leaves(mut self, leaves: usize) -> Self {
        self.settings.leaves = leaves.max(1);
        self
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.trees.len()
    }

    /// True if there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }

    /// Runs rounds of plain UCT: a random game gives the value of each leaf. A round is one simulation per tree, or
    /// [several](Self::with_leaves).
    #[doc(alias("simulations", "rollout"))]
    pub fn run(&mut self, rounds: usize) {
        run_trees(&self.rules, &mut self.trees, rounds, self.settings);
    }

    /// Runs rounds of PUCT: `evaluate` gives values and priors for the leaves of a round.
    ///
    /// In the first round the leaves are the searched positions themselves. To make self-play games differ, add
    /// noise to the priors of the first round.
    ///
    /// ```
    /// use collinear::rules::{Rules, in_a_row::{BitTicTacToe, TIC_TAC_TOE}};
    /// use collinear_batch::Search;
    ///
    /// let rules = BitTicTacToe::new(TIC_TAC_TOE)?;
    /// let mut search = Search::new(&rules, vec![rules.start(); 8], 0);
    /// search.run_with(100, |leaves: &collinear_batch::Leaves<f32>, out| {
    ///     assert_eq!(leaves.observation.len(), leaves.len() * 27);
    ///     out.values.fill(0.); // your network here
    ///     for priors in out.priors.chunks_exact_mut(9) {
    ///         priors[4] = 5.; // the centre looks good
    ///     }
    /// });
    /// assert!((0..8).all(|tree| search.best(tree) == Some(4)));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn run_with<V: PlaneValue>(
        &mut self,
        rounds: usize,
        evaluate: impl FnMut(&Leaves<'_, V>, Evaluations<'_>),
    ) {
        let (rules, settings) = (&self.rules, self.settings);
        run_rounds(rules, &mut self.trees, rounds, evaluate, |shares, work| {
            for share in shares {
                work(rules, settings, share);
            }
        });
    }

    /// Moves to the position after an action and keeps its subtree, for games with a search before each move. The
    /// results of chance are actions too: pass the real result to `advance`. Until you do, each round picks its own
    /// result.
    ///
    /// ```
    /// use collinear_batch::{Batch, Search};
    /// use collinear::{
    ///     rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}},
    /// };
    ///
    /// // Games of self-play, 16 side by side.
    /// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
    /// let mut batch = Batch::new(&rules, 16, 0);
    /// let mut out = batch.buffers::<u8>();
    /// let mut search = Search::new(&rules, batch.states().cloned(), 0);
    /// for _ in 0..10 {
    ///     search.run(20);
    ///     let actions: Vec<_> = (0..16).filter_map(|game| search.best(game)).collect();
    ///     batch.step(&actions, &mut out)?;
    ///     for (game, state) in batch.states().enumerate() {
    ///         if out.done[game] == 0 {
    ///             search.advance(game, actions[game])?;
    ///         } else {
    ///             search.set_state(game, state); // the next game
    ///         }
    ///     }
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A [`StepError`] if the action is out of range or illegal. Its `game` is the number of the position. The search
    /// is unchanged.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    ///
    /// # Complexity
    ///
    /// Linear in the size of the tree.
    #[doc(alias("tree reuse", "subtree", "self-play"))]
    pub fn advance(&mut self, position: usize, action: usize) -> Result<(), StepError> {
        let (rules, tree) = (&self.rules, &mut self.trees[position]);
        let count = rules.actions().count();
        if action >= count {
            return Err(StepError::OutOfRange {
                game: position,
                action: action.to_i128(),
                count,
            });
        }
        let is_over = tree.is_over() || rules.outcome(tree.root()).is_some();
        let m = legal_move(rules, tree.root(), is_over, action);
        let m = m.map_err(|reason| StepError::Illegal {
            game: position,
            action,
            reason: Box::new(reason),
        })?;
        tree.advance(rules, m);
        Ok(())
    }

    /// Leaves a position out of the search: it has no leaves and no best action, as if its game were over.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    pub fn skip(&mut self, position: usize) {
        self.trees[position].close();
    }

    /// Replaces a position by another state and drops its tree. The search does not know the last move of the new
    /// state.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    pub fn set_state(&mut self, position: usize, state: &R::State) {
        self.trees[position].set_root(state);
    }

    /// The legal actions of a position, each with its visit count: the target for a policy. Empty before the first
    /// round. If several moves [share](Encode::shares_actions) an action, only the move that the action makes is
    /// counted.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    #[doc(alias("visit counts", "policy target"))]
    pub fn visits(&self, position: usize) -> impl Iterator<Item = (usize, u32)> {
        let (tree, actions) = (&self.trees[position], self.rules.actions());
        tree.moves().iter().filter_map(move |edge| {
            let number = actions.number(self.rules.action_of(tree.root(), &edge.m))?;
            Some((number, edge.visits))
        })
    }

    /// The action with the most visits; in a tie, the first. `None` before the first round and if the game is over.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    #[must_use]
    pub fn best(&self, position: usize) -> Option<usize> {
        let visits: Vec<_> = self.visits(position).collect();
        let best = visits.into_iter().rev().max_by_key(|&(_, visits)| visits);
        best.map(|(action, _)| action)
    }

    /// The value of a position for the player to move: the mean of all rounds, or 0 before the second round. If the
    /// game is over, the value is its [reward](Encode::reward), or 0 if the game was cut off.
    ///
    /// # Panics
    ///
    /// If there is no position with this number.
    #[must_use]
    pub fn value(&self, position: usize) -> f32 {
        let tree = &self.trees[position];
        if let Some(outcome) = self.rules.outcome(tree.root()) {
            return self.rules.reward(outcome, tree.root().turn());
        }
        let edges = tree.moves().iter();
        let (total, visits) = edges.fold((0., 0_u32), |(total, visits), edge| {
            (total + edge.total, visits + edge.visits)
        });
        #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^24 visits")]
        let visits = visits.max(1) as f32;
        total / visits
    }
}

/// Shows the number of positions and the settings.
impl<R: Encode> fmt::Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("positions", &self.len())
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

impl<R: Encode> Batch<R> {
    /// Creates a search from the current positions of the games, with their last moves. Games that are over or were cut
    /// off have no leaves and no best action.
    ///
    /// ```
    /// use collinear::rules::reversi::{BitReversi8x8, Reversi};
    /// use collinear_batch::Batch;
    ///
    /// let batch = Batch::new(BitReversi8x8::new(Reversi::default())?, 16, 0);
    /// let mut search = batch.search(0);
    /// search.run(20);
    /// assert!((0..16).all(|game| search.best(game).is_some()));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn search(&self, seed: u64) -> Search<&R> {
        let seats = self.seats.iter();
        let states = seats.map(|seat| (seat.state.clone(), seat.last.clone(), seat.is_over()));
        Search::after(self.rules(), states, seed)
    }
}
