//! [`Rules`]: what a game implements; [`is_stuck`], [`after`] and [`not_over`]: helpers for any game.

use alloc::{string::String, vec::Vec};
use core::fmt::Debug;

use super::{Illegal, Outcome};
use crate::shared::Arc;

/// The rules of a turn-based game: its states, the legal moves, what a move does, how the game ends.
///
/// The rules are an ordinary value: the size of the board and the variant are its fields. Four methods are
/// required. The others have defaults. Override them for speed, to say why a move is illegal, or for games with chance.
/// [`check_rules`](crate::testing::check_rules) tests a game against this contract.
#[doc(alias("game", "move generator", "environment"))]
pub trait Rules {
    /// The state of a game: the board, whose turn it is, and whatever else decides how the game continues. It can
    /// cache results that [`apply`](Self::apply) computes, such as the legal moves.
    ///
    /// [`perft`](super::perft()) calls `clone_from` at every node: implement it by hand if that saves an allocation.
    type State: Clone;

    /// A move. A pass is one move, too, and so is a whole chain of hops. A move is cloned when it is recorded, and when
    /// it is made in several states; [`perft`](super::perft()) clones no moves.
    type Move: Clone + Eq + Debug;

    /// The initial state; every call returns the same one.
    fn start(&self) -> Self::State;

    /// The legal moves, each once, and at least one. Called only while [`outcome`](Self::outcome) is `None`.
    #[doc(alias("legal_moves", "move generation"))]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move>;

    /// Makes a legal move on a state. The same move in the same state must always have the same
    /// result, because [`Game`](super::Game) replays moves.
    ///
    /// # Panics
    ///
    /// May panic if the move is not legal. If it does not panic, the state is meaningless afterwards.
    /// [`Game`](super::Game) [checks](Self::check) each move first.
    #[doc(alias("make_move", "do_move", "play"))]
    fn apply(&self, state: &mut Self::State, m: Self::Move);

    /// The result of the game, or `None` while it continues. If a player who cannot move loses, use [`is_stuck`]. If
    /// that is too slow, cache the moves in the state.
    ///
    /// A game for two ends with [`Outcome::Win`] or [`Outcome::Draw`]. In a game for one it is always the first
    /// player's turn, and the game ends with one of the other outcomes: Sokoban with [`Outcome::Solved`] or
    /// [`Outcome::Stuck`], Minesweeper with `Solved` or [`Outcome::Lost`], 2048 with [`Outcome::Score`].
    #[doc(alias("result", "is_terminal", "winner"))]
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The number of legal moves. [`perft`](super::perft()) uses it for the last ply. Called only while
    /// [`outcome`](Self::outcome) is `None`.
    fn count_moves(&self, state: &Self::State) -> usize {
        self.moves(state).count()
    }

    /// A random legal move; `None` if there is no move. `pick(n)` must return a number below `n`. If these numbers are
    /// equally likely, so are the moves. A larger number picks the last move.
    ///
    /// Called only while [`outcome`](Self::outcome) is `None`, and never for [chance](Self::is_chance):
    /// [`draw`](super::draw) picks its results. An engine can call `pick` several times and with other values of `n`.
    /// So the same `pick` can lead to different games with a fast [`Engine`](super::Engine) and with the plain rules
    /// that it plays.
    ///
    /// ```
    /// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE};
    ///
    /// let start = TIC_TAC_TOE.start();
    /// assert_eq!(TIC_TAC_TOE.random_move(&start, |_| 4), Some((1, 1).into()));
    /// ```
    fn random_move(
        &self,
        state: &Self::State,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Option<Self::Move> {
        let last = self.count_moves(state).checked_sub(1)?;
        self.moves(state).nth(pick(last + 1).min(last))
    }

    /// True if chance makes the next move: a die is thrown, a tile spawns, a card is drawn. Then
    /// [`moves`](Self::moves) lists the possible results, and [`weight`](Self::weight) says how likely each is.
    ///
    /// [`playout`](super::playout()) picks one result at random, by weight, and a search averages over all results.
    /// [`perft`](super::perft()) and `distinct_positions` count every result. Called only while
    /// [`outcome`](Self::outcome) is `None`. By default no move is left to chance.
    ///
    /// ```
    /// use collinear::rules::{Outcome, Rules, playout};
    ///
    /// /// Throws a die until it shows six: a game for one, with nothing to decide.
    /// struct Six;
    ///
    /// impl Rules for Six {
    ///     /// The number of throws, and the last result.
    ///     type State = (u64, u8);
    ///     type Move = u8;
    ///
    ///     fn start(&self) -> (u64, u8) { (0, 1) }
    ///     fn moves(&self, _: &(u64, u8)) -> impl Iterator<Item = u8> { 1..=6 }
    ///     fn apply(&self, state: &mut (u64, u8), shown: u8) { *state = (state.0 + 1, shown); }
    ///     fn is_chance(&self, _: &(u64, u8)) -> bool { true }
    ///
    ///     fn outcome(&self, &(throws, shown): &(u64, u8)) -> Option<Outcome> {
    ///         (shown == 6).then_some(Outcome::Score(throws))
    ///     }
    /// }
    ///
    /// let mut state = Six.start();
    /// let outcome = playout(&Six, &mut state, 100, |n| n - 1);
    /// assert_eq!(outcome, Some(Outcome::Score(1)));
    /// ```
    #[doc(alias("chance node", "dice", "random event", "stochastic", "expectimax"))]
    fn is_chance(&self, _: &Self::State) -> bool {
        false
    }

    /// How likely a chance move is, relative to the others. If one tile spawns nine times as often as another,
    /// their weights are 9 and 1. By default all are equally likely. At least one weight must not be 0.
    #[doc(alias = "probability")]
    fn weight(&self, _: &Self::State, _: &Self::Move) -> u32 {
        1
    }

    /// Checks that a move is legal, and says why if it is not. Replace it to give better reasons than
    /// [`Illegal::NotLegal`].
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended; otherwise the game's own reason, which names cells if it is made with
    /// [`Illegal::refused_at`].
    ///
    /// ```
    /// use collinear::rules::{Illegal, Outcome, Rules, not_over};
    ///
    /// /// The player who takes the last stone loses; a move takes up to three.
    /// struct Stones(usize);
    ///
    /// impl Rules for Stones {
    ///     type State = usize;
    ///     type Move = usize;
    ///     // ..
    /// #   fn start(&self) -> usize { self.0 }
    /// #   fn moves(&self, &left: &usize) -> impl Iterator<Item = usize> { 1..=left.min(3) }
    /// #   fn apply(&self, left: &mut usize, taken: usize) { *left -= taken; }
    /// #   fn outcome(&self, &left: &usize) -> Option<Outcome> { (left == 0).then_some(Outcome::Draw) }
    ///
    ///     fn check(&self, state: &usize, &taken: &usize) -> Result<(), Illegal> {
    ///         not_over(self, state)?;
    ///         match taken {
    ///             _ if taken > *state => Err(Illegal::refused(format!("only {state} stones are left"))),
    ///             1..=3 => Ok(()),
    ///             _ => Err(Illegal::refused("a move takes up to three")),
    ///         }
    ///     }
    /// }
    ///
    /// let refused = Stones(2).check(&2, &3).unwrap_err();
    /// assert_eq!(refused.to_string(), "only 2 stones are left");
    /// ```
    fn check(&self, state: &Self::State, m: &Self::Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        if self.moves(state).any(|legal| legal == *m) {
            Ok(())
        } else {
            Err(Illegal::NotLegal)
        }
    }

    /// What the board does not show of a state, as lines of text: stones in hand, cards, the score. Front ends show
    /// these lines. By default there are none.
    ///
    /// If [extra](super::Position::extra) implements `Display`, return `vec![state.extra.to_string()]`.
    #[doc(alias("hand", "cards", "score", "captured"))]
    fn facts(&self, _: &Self::State) -> Vec<String> {
        Vec::new()
    }
}

/// True if a state has no legal move. Use it in [`outcome`](Rules::outcome) if a player who cannot move loses, or if
/// the game ends in this case.
///
/// ```
/// use collinear::rules::{Outcome, Rules, Side, is_stuck};
///
/// /// Nim with one heap: the player who takes the last stone wins. A state is the stones left and whose turn it is.
/// struct Heap;
///
/// impl Rules for Heap {
///     type State = (usize, Side);
///     type Move = usize;
///
///     fn start(&self) -> (usize, Side) { (5, Side::First) }
///     fn moves(&self, state: &(usize, Side)) -> impl Iterator<Item = usize> { 1..=state.0.min(3) }
///     fn apply(&self, state: &mut (usize, Side), taken: usize) {
///         *state = (state.0 - taken, state.1.other());
///     }
///
///     fn outcome(&self, state: &(usize, Side)) -> Option<Outcome> {
///         is_stuck(self, state).then_some(Outcome::Win(state.1.other()))
///     }
/// }
///
/// assert_eq!(Heap.outcome(&(0, Side::Second)), Some(Outcome::Win(Side::First)));
/// assert_eq!(Heap.outcome(&(1, Side::Second)), None);
/// ```
#[must_use]
#[doc(alias("no legal moves", "stalemate", "normal play", "blocked"))]
pub fn is_stuck<R: Rules + ?Sized>(rules: &R, state: &R::State) -> bool {
    rules.moves(state).next().is_none()
}

/// The state after a move, made on a clone of the state. Use it if the legality of a move depends on the result, for
/// example on whether a king is attacked or a position is repeated.
///
/// ```
/// use collinear::{Coord, rules::{Rules, after, in_a_row::TIC_TAC_TOE}};
///
/// let start = TIC_TAC_TOE.start();
/// let after = after(&TIC_TAC_TOE, &start, Coord::new(1, 1));
/// assert_eq!(after.grid().to_string(), ". . .\n. X .\n. . .");
/// assert_eq!(start, TIC_TAC_TOE.start());
/// ```
#[must_use]
#[doc(alias("try", "make", "unmake", "leaves the king in check"))]
pub fn after<R: Rules + ?Sized>(rules: &R, state: &R::State, m: R::Move) -> R::State {
    let mut after = state.clone();
    rules.apply(&mut after, m);
    after
}

/// The legal moves as a list, for code that is compiled once and not for each game.
#[inline(never)]
pub(super) fn listed<R: Rules + ?Sized>(rules: &R, state: &R::State) -> Vec<R::Move> {
    let mut moves = Vec::new();
    moves.extend(rules.moves(state));
    moves
}

/// Returns an error if the game has ended: the first step of [`Rules::check`] and
/// [`Notation::read_move`](super::Notation::read_move).
///
/// # Errors
///
/// [`Illegal::Over`] if it has ended.
pub fn not_over<R: Rules + ?Sized>(rules: &R, state: &R::State) -> Result<(), Illegal> {
    let ended = rules.outcome(state).map(Illegal::Over);
    ended.map_or(Ok(()), Err)
}

/// Forwards every method of [`Rules`] to the rules that a value dereferences to. Use it in `impl Rules` for a pointer
/// to rules `R`, or for a wrapper of them.
///
/// ```
/// use collinear::{forward_rules, rules::{Rules, in_a_row::TIC_TAC_TOE}};
///
/// /// Rules with a name.
/// struct WithName<R>(R, &'static str);
///
/// impl<R> std::ops::Deref for WithName<R> {
///     type Target = R;
///
///     fn deref(&self) -> &R { &self.0 }
/// }
///
/// impl<R: Rules> Rules for WithName<R> {
///     forward_rules!(R);
/// }
///
/// let game = WithName(TIC_TAC_TOE, "noughts and crosses");
/// assert_eq!(game.count_moves(&game.start()), 9);
/// ```
#[macro_export]
macro_rules! forward_rules {
    ($R:ident) => {
        type State = $R::State;
        type Move = $R::Move;

        fn start(&self) -> Self::State {
            (**self).start()
        }

        fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
            (**self).moves(state)
        }

        fn apply(&self, state: &mut Self::State, m: Self::Move) {
            (**self).apply(state, m);
        }

        fn outcome(&self, state: &Self::State) -> Option<$crate::rules::Outcome> {
            (**self).outcome(state)
        }

        fn count_moves(&self, state: &Self::State) -> usize {
            (**self).count_moves(state)
        }

        fn random_move(
            &self,
            state: &Self::State,
            pick: impl FnMut(usize) -> usize,
        ) -> Option<Self::Move> {
            (**self).random_move(state, pick)
        }

        fn is_chance(&self, state: &Self::State) -> bool {
            (**self).is_chance(state)
        }

        fn weight(&self, state: &Self::State, m: &Self::Move) -> u32 {
            (**self).weight(state, m)
        }

        fn check(&self, state: &Self::State, m: &Self::Move) -> Result<(), $crate::rules::Illegal> {
            (**self).check(state, m)
        }

        fn facts(&self, state: &Self::State) -> $crate::__private::Vec<$crate::__private::String> {
            (**self).facts(state)
        }
    };
}

/// Rules can be borrowed.
impl<R: Rules> Rules for &R {
    forward_rules!(R);
}

/// Rules can be shared between threads.
///
/// ```
/// use std::{sync::Arc, thread};
/// use collinear::rules::{Finished, Game, in_a_row::TIC_TAC_TOE, perft};
///
/// let rules = Arc::new(TIC_TAC_TOE);
/// let game = Game::new(Arc::clone(&rules));
/// let state = game.state().clone();
/// let counted = thread::spawn(move || perft(&rules, &state, 3, Finished::Dropped));
/// assert_eq!(game.moves().count(), 9); // meanwhile
/// assert_eq!(counted.join().unwrap(), 504);
/// ```
impl<R: Rules> Rules for Arc<R> {
    forward_rules!(R);
}
