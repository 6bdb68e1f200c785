//! [`Encode`]: positions and moves of a game as numbers.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::{Action, Actions, Bulk, Illegal, Outcome, PlaneShape, Side, View};
use crate::{Coord, Origin, Symmetry, bits::PlaneValue, shared::Arc};

/// Positions and moves of a game as numbers, for programs that learn: planes as input of a network, and actions as its
/// output.
///
/// An engine and its reference rules use the same numbers. In the crate `collinear-batch`, `Encoded` numbers any game
/// on rows and columns whose moves [list their cells](super::MoveCells).
///
/// ```
/// use collinear::rules::{Action, Encode, Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}};
///
/// let rules = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// let mut state = rules.start();
/// let m = rules.move_of(&state, Action::Column(3))?;
/// rules.apply(&mut state, m);
///
/// let mut legal = [0; 7];
/// rules.write_legal(&state, &mut legal);
/// assert_eq!(legal, [1; 7]);
/// let mut planes = [0_u8; 3 * 42]; // own, theirs, the last move
/// rules.write_planes(&state, Some(&m), &mut planes);
/// assert_eq!(planes.iter().position(|&one| one == 1), Some(42 + 38)); // theirs, in the lowest row
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("observation", "environment", "gym", "tensor"))]
pub trait Encode: Bulk<State: View> {
    /// The shape of the planes.
    fn shape(&self) -> PlaneShape;

    /// How moves are numbered.
    fn actions(&self) -> Actions;

    /// The action of a legal move, one of [`actions`](Self::actions). If two legal moves [share](Self::shares_actions)
    /// an action, [`move_of`](Self::move_of) returns one of them.
    fn action_of(&self, state: &Self::State, m: &Self::Move) -> Action;

    /// True if two legal moves can share an action, as captures in draughts can. A search then tries only the move that
    /// [`move_of`](Self::move_of) returns.
    fn shares_actions(&self) -> bool {
        false
    }

    /// The move of an action in a state, legal or not.
    ///
    /// # Errors
    ///
    /// [`Illegal`] if the action is not a move in this state, such as a disc in a full column.
    fn move_of(&self, state: &Self::State, action: Action) -> Result<Self::Move, Illegal>;

    /// What an action means, as the game writes its moves: `4`, `d4`, `b1-a3`. Different legal actions have different
    /// texts. The text has no captures, except where the number says what is captured. Returns `None` for a
    /// move that leads off the board or ends where it starts, and by default for [`Numbers`](Actions::Numbers).
    ///
    /// By default the cells are named from the bottom left, as on a chart.
    ///
    /// ```
    /// use collinear::rules::{Encode, in_a_row::{FOUR_IN_A_ROW, GOMOKU}, reversi::Reversi};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.write_action(3).as_deref(), Some("4"));
    /// assert_eq!(GOMOKU.write_action(112).as_deref(), Some("h8"));
    /// assert_eq!(Reversi::default().write_action(64).as_deref(), Some("pa"));
    /// ```
    fn write_action(&self, number: usize) -> Option<String> {
        let board = self.shape().board;
        let name = |at| board.name_from(at, Origin::BottomLeft);
        let action = self.actions().action(number)?;
        action.written(|at| name(at).map(|name| name.to_string()))
    }

    /// Writes all planes of the [`shape`](Self::shape), as the player to move sees them: the player's own pieces are
    /// in the plane for own pieces. The caller passes the last move, since not every state stores it.
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Self::Move>,
        planes: &mut [V],
    );

    /// Writes the legal mask: 1 for each legal action, else 0. Called only while the game continues.
    #[doc(alias("action_mask", "legal_action_mask"))]
    fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
        legal.fill(0);
        let actions = self.actions();
        self.moves(state).for_each(|m| {
            let number = actions.number(self.action_of(state, &m));
            if let Some(legal) = number.and_then(|number| legal.get_mut(number)) {
                *legal = 1;
            }
        });
    }

    /// The reward of a player at the end of a game: 1 for a win, -1 for a loss, 0 for a draw. In a game for one: 1 if
    /// it is solved, the score if it ends with a score, and -1 otherwise.
    fn reward(&self, outcome: Outcome, side: Side) -> f32 {
        match outcome {
            Outcome::Win(winner) if winner == side => 1.,
            Outcome::Solved => 1.,
            Outcome::Draw => 0.,
            #[expect(clippy::cast_precision_loss, reason = "scores are far smaller")]
            Outcome::Score(score) => score as f32,
            Outcome::Win(_) | Outcome::Stuck { .. } | Outcome::Lost => -1.,
        }
    }

    /// The symmetries of the game, including the identity. They map the board onto itself, and each position to an
    /// equivalent one.
    fn symmetries(&self) -> Vec<Symmetry> {
        vec![Symmetry::Identity]
    }

    /// Maps the number of an action by one of the [`symmetries`](Self::symmetries), as [`Actions::mapped`] does. A game
    /// with symmetries has to replace this method if its actions are [`Numbers`](Actions::Numbers).
    fn mapped(&self, symmetry: Symmetry, number: usize) -> Option<usize> {
        self.actions().mapped(symmetry, number)
    }
}

/// Writes a plane with this number of columns: ones on these cells, zeros elsewhere.
#[inline(always)]
pub fn write_cells<V: PlaneValue>(
    plane: &mut [V],
    cols: usize,
    cells: impl IntoIterator<Item = Coord>,
) {
    plane.fill(V::default());
    for at in cells {
        if let Some(cell) = plane.get_mut(at.row * cols + at.col) {
            *cell = V::ONE;
        }
    }
}

/// Forwards every method to the rules behind a pointer.
macro_rules! encode_behind_pointer {
    () => {
        fn shape(&self) -> PlaneShape {
            (**self).shape()
        }

        fn actions(&self) -> Actions {
            (**self).actions()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn action_of(&self, state: &Self::State, m: &Self::Move) -> Action {
            (**self).action_of(state, m)
        }

        fn shares_actions(&self) -> bool {
            (**self).shares_actions()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn move_of(&self, state: &Self::State, action: Action) -> Result<Self::Move, Illegal> {
            (**self).move_of(state, action)
        }

        fn write_action(&self, number: usize) -> Option<String> {
            (**self).write_action(number)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write_planes<V: PlaneValue>(
            &self,
            state: &Self::State,
            last: Option<&Self::Move>,
            planes: &mut [V],
        ) {
            (**self).write_planes(state, last, planes);
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
            (**self).write_legal(state, legal);
        }

        fn reward(&self, outcome: Outcome, side: Side) -> f32 {
            (**self).reward(outcome, side)
        }

        fn symmetries(&self) -> Vec<Symmetry> {
            (**self).symmetries()
        }

        fn mapped(&self, symmetry: Symmetry, number: usize) -> Option<usize> {
            (**self).mapped(symmetry, number)
        }
    };
}

/// Rules can be borrowed.
impl<R: Encode> Encode for &R {
    encode_behind_pointer!();
}

/// Rules can be shared.
impl<R: Encode> Encode for Arc<R> {
    encode_behind_pointer!();
}
