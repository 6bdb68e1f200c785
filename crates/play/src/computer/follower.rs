//! [`Follower`]: an evaluation updated move by move.

use collinear::rules::Rules;

use super::{judge::Judge, legal::listed};

/// An evaluation that is updated as moves are made and taken back.
///
/// A [`Judge`] evaluates the whole state each time. A follower keeps data from state to state, such as the sum of the
/// values of pieces, or a [`Census`](collinear::lines::Census) of windows:
///
/// ```
/// use collinear::{
///     Coord, Direction,
///     lines::Census,
///     rules::{Owned, Rules, Side, View, in_a_row::{GOMOKU_FREESTYLE, InARow, Square, State}},
/// };
/// use collinear_play::{Playable, computer::Follower};
///
/// /// A window of five cells with stones of one side only: the more stones, the better.
/// struct Fives;
///
/// fn weigh(square: &Square) -> [usize; 2] {
///     Side::BOTH.map(|side| usize::from(square.owner() == Some(side)))
/// }
///
/// fn worth(sums: [usize; 2]) -> i32 {
///     const WORTH: [i32; 6] = [0, 1, 5, 25, 125, 625];
///     match sums {
///         [first, 0] => WORTH[first],
///         [0, second] => -WORTH[second],
///         _ => 0,
///     }
/// }
///
/// impl Follower<InARow> for Fives {
///     /// The windows, and their value for the first player.
///     type Kept = (Census<usize, 2>, i32);
///
///     fn begin(&self, _: &InARow, state: &State) -> Self::Kept {
///         let census = state.grid().census(&Direction::AXES, 5, weigh).expect("225 cells");
///         let sum = census.evaluate(worth);
///         (census, sum)
///     }
///
///     fn follow(&self, (census, sum): &mut Self::Kept, _: &InARow, _: &State, &at: &Coord, to: &State) {
///         let weight = weigh(&to.grid()[at]);
///         *sum += census.difference(at, weight, worth);
///         census.put(at, weight);
///     }
///
///     fn worth(&self, &(_, sum): &Self::Kept, _: &InARow, state: &State) -> i32 {
///         if state.turn() == Side::First { sum } else { -sum }
///     }
/// }
///
/// let game = Playable::new(GOMOKU_FREESTYLE).with_follower(Fives, [1, 1, 2, 2, 3]);
/// # use collinear_play::computer::{Effort, Level};
/// # let effort = Effort { level: Level::new(2).unwrap(), seed: 1 };
/// # assert!(game.session().search(effort).unwrap().finish().to_play().is_some());
/// ```
#[doc(alias(
    "incremental evaluation",
    "accumulator",
    "make and unmake",
    "efficiently updatable"
))]
pub trait Follower<R: Rules>: Send + Sync {
    /// The data that is kept from state to state.
    type Kept: Send + 'static;

    /// Computes the kept data for a state.
    fn begin(&self, rules: &R, state: &R::State) -> Self::Kept;

    /// Updates the kept data from one state to the next, after a move is made or taken back.
    ///
    /// The result must equal the result of [`begin`](Self::begin) in the state `to`.
    fn follow(&self, kept: &mut Self::Kept, rules: &R, from: &R::State, m: &R::Move, to: &R::State);

    /// Returns the value of the state: see [`Judge::worth`].
    fn worth(&self, kept: &Self::Kept, rules: &R, state: &R::State) -> i32;

    /// Returns the legal moves to search: see [`Judge::promising`].
    fn promising(&self, _: &Self::Kept, rules: &R, state: &R::State) -> Vec<R::Move> {
        listed(rules, state)
    }

    /// Returns whether a move that is not promising can be better than all promising ones: see [`Judge::leaves_out`].
    fn leaves_out(
        &self,
        _: &Self::Kept,
        rules: &R,
        state: &R::State,
        promising: &[R::Move],
    ) -> bool {
        promising.len() < rules.count_moves(state)
    }

    /// Returns whether promising moves are reliably ordered: see [`Judge::knows_the_order`].
    fn knows_the_order(&self) -> bool {
        false
    }

    /// Returns a small number for a move: see [`Judge::number`].
    fn number(&self, _: &R::Move) -> Option<u16> {
        None
    }
}

/// A [`Judge`] used as a [`Follower`] that keeps no data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looking<J>(pub J);

impl<R: Rules, J: Judge<R>> Follower<R> for Looking<J> {
    type Kept = ();

    fn begin(&self, _: &R, _: &R::State) {}

    fn follow(&self, (): &mut (), _: &R, _: &R::State, _: &R::Move, _: &R::State) {}

    fn worth(&self, (): &(), rules: &R, state: &R::State) -> i32 {
        self.0.worth(rules, state)
    }

    fn promising(&self, (): &(), rules: &R, state: &R::State) -> Vec<R::Move> {
        self.0.promising(rules, state)
    }

    fn leaves_out(&self, (): &(), rules: &R, state: &R::State, promising: &[R::Move]) -> bool {
        self.0.leaves_out(rules, state, promising)
    }

    fn knows_the_order(&self) -> bool {
        self.0.knows_the_order()
    }

    fn number(&self, m: &R::Move) -> Option<u16> {
        self.0.number(m)
    }
}
