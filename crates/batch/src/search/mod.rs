//! [`Search`]: Monte Carlo tree search of many positions at once.
//!
//! Each round goes down each tree once, or a few times, to positions that were not looked at before. These
//! leaves are evaluated together, by one call: by a network, which wants many positions at a time, or by
//! random games. What they are worth is added to the moves that led to them, and the moves that did well are
//! tried more often from then on.

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

/// Monte Carlo tree search (MCTS) of many positions at once: plain UCT with random games, or with values and
/// priors of your own, as programs need that learn in the manner of `AlphaZero`.
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
/// Trees are [kept](Self::advance) after a move. A network that wants more positions at a time than there are
/// trees gets [several leaves](Self::with_leaves) of each.
///
/// What ends a game is worth its [reward](Encode::reward), and what a network says should lie on the same
/// scale, from -1 to 1. Where [chance](collinear::rules::Rules::is_chance) makes a move, it is drawn. A position
/// that two ways lead to is looked at twice.
#[doc(alias("MCTS", "UCT", "PUCT", "AlphaZero", "tree search"))]
pub struct Search<R: Encode> {
    rules: R,
    trees: Vec<Tree<R>>,
    settings: SearchOptions,
}

impl<R: Encode> Search<R> {
    /// A search from positions, in which the game goes on. The seed is for random games and for chance.
    pub fn new(rules: R, states: impl IntoIterator<Item = R::State>, seed: u64) -> Self {
        let states = states.into_iter().map(|state| (state, None, false));
        Self::after(rules, states, seed)
    }

    /// A search from positions, the moves that led to them, and whether the game is over there.
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

    /// The search that tries moves it knows little of as much as this says: the constant of UCB1 and of PUCT;
    /// the square root of 2 unless it is set, for rewards of -1 to 1. Where a game ends with a score, set it to about
    /// the size of the scores.
    #[doc(alias("c_puct", "cpuct", "temperature"))]
    #[must_use]
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.settings.exploration = exploration;
        self
    }

    /// The search whose random games are cut off after this number of plies, as a draw: not every game ends
    /// by itself. 10,000 unless it is set.
    #[must_use]
    pub fn with_ply_limit(mut self, plies: usize) -> Self {
        self.settings.plies = plies;
        self
    }

    /// The search that looks at this number of leaves of each tree in a round, before it knows what the first
    /// of them is worth: so a network gets full batches from few positions, even from one. One unless it is
    /// set.
    ///
    /// Until a leaf is evaluated, the moves that led there count as lost once more, so that the next way goes
    /// elsewhere. With a few leaves the trees are almost as good as with one at a time, with very many they
    /// are shallow. A round has fewer where the most urgent way leads to a leaf that is waiting, as in the
    /// first round, and where most ways lead to ends of the game.
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

    /// Rounds of plain UCT: a leaf is worth what a random game from it comes to. A round is a simulation in
    /// each tree, or [several](Self::with_leaves).
    #[doc(alias("simulations", "rollout"))]
    pub fn run(&mut self, rounds: usize) {
        run_trees(&self.rules, &mut self.trees, rounds, self.settings);
    }

    /// Rounds of PUCT: `evaluate` says what the leaves of a round are worth and which of their moves look
    /// promising. A batch of positions goes out, numbers come in.
    ///
    /// In the first round the leaves are the positions of the search themselves: there noise on the priors
    /// makes games of self-play differ.
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

    /// Goes on from the position after an action, and keeps what is known of the positions behind it: as in a
    /// game, in which each move is searched for. Where chance is next, what it brought is an action as well;
    /// until that is told, it is drawn in each round.
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
    /// [`StepError`] if it is no action, or not legal: nothing has changed then. It has the number of the position as
    /// that of the game.
    ///
    /// # Panics
    ///
    /// If there is no such position.
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

    /// Goes on from another state of the rules, without a last move; nothing is kept.
    ///
    /// # Panics
    ///
    /// If there is no such position.
    pub fn set_state(&mut self, position: usize, state: &R::State) {
        self.trees[position].set_root(state);
    }

    /// The number of visits of each legal move of a position, with its action: what a policy learns from.
    /// None before the first round. Of moves that [share](Encode::shares_actions) an action it is the one
    /// that is made.
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
    /// Where the game is over, the [reward](Encode::reward), and 0 where it was cut off.
    ///
    /// # Panics
    ///
    /// If there is no such position.
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

/// How many positions, and how far it explores.
impl<R: Encode> fmt::Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search")
            .field("positions", &self.len())
            .field("settings", &self.settings)
            .finish_non_exhaustive()
    }
}

impl<R: Encode> Batch<R> {
    /// A search from where the games of the batch are, each with its last move. In those that are over or
    /// were cut off there is nothing to find: no leaf and no best action.
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
