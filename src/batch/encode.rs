//! [`Encode`]: positions and moves of a game as numbers.

use alloc::{format, vec, vec::Vec};

use super::{Action, Actions, PlaneShape};
use crate::{
    Bounds, Symmetry,
    bits::PlaneValue,
    rules::{Illegal, Outcome, Rules, Side, View},
};

/// Positions and moves of a game as numbers, for programs that learn: planes that a network sees, and actions
/// that it chooses from.
///
/// The engines of the games in a row, Reversi, peg solitaire, Hnefatafl and draughts have it, and so have
/// their reference rules, with the same numbers. [`Encoded`](super::Encoded) gives it to any game on rows and
/// columns whose moves [name their cells](crate::rules::MoveCells).
///
/// ```
/// use collinear::{
///     batch::{Action, Encode},
///     rules::{Rules, in_a_row::{BitFourInARow, FOUR_IN_A_ROW}},
/// };
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
pub trait Encode: Rules<State: View> {
    /// The planes that a network sees.
    fn shape(&self) -> PlaneShape;

    /// How moves are numbered.
    fn actions(&self) -> Actions;

    /// The action of a legal move, one of [`actions`](Self::actions). Where two legal moves have the same, as
    /// captures of draughts can and moves that are [`Encoded`](super::Encoded), it stands for one of them.
    fn action_of(&self, state: &Self::State, m: &Self::Move) -> Action;

    /// Whether two legal moves can have the same action, as captures of draughts can. Then a search tries
    /// only the one that the action stands for.
    fn shares_actions(&self) -> bool {
        false
    }

    /// The move that an action stands for in a state, legal or not.
    ///
    /// # Errors
    ///
    /// [`Illegal`] if it stands for no move here, such as a column that is full.
    fn move_of(&self, state: &Self::State, action: Action) -> Result<Self::Move, Illegal>;

    /// Writes all planes, as [`shape`](Self::shape) says, as the player to move sees them, whose pieces are
    /// in the plane of the own ones. The last move is given by who keeps it, since not every state does.
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Self::Move>,
        planes: &mut [V],
    );

    /// Writes the legal mask: for each action 1 if it is legal, else 0. It is called only while the game goes
    /// on.
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

    /// What the end of a game is worth to a player: 1 for a win, -1 for a loss, 0 for a draw; of a game for
    /// one 1 if it is solved, the score if it ends with one, else -1.
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

    /// The symmetries of the game, the identity among them: those after which planes and actions are those of
    /// a position as good as before. They turn the board onto itself.
    fn symmetries(&self) -> Vec<Symmetry> {
        vec![Symmetry::Identity]
    }

    /// The number of an action after one of the [`symmetries`](Self::symmetries), as [`Actions::mapped`] has
    /// it: but a game whose actions are [bare numbers](Actions::Numbers) knows alone what they stand for.
    fn mapped(&self, symmetry: Symmetry, number: usize) -> Option<usize> {
        self.actions().mapped(symmetry, number)
    }
}

/// The symmetries that map a board onto itself and of which this holds.
pub(super) fn symmetries_where(board: Bounds, holds: impl Fn(Symmetry) -> bool) -> Vec<Symmetry> {
    let onto_itself = |&symmetry: &Symmetry| symmetry.map_bounds(board) == board && holds(symmetry);
    Symmetry::ALL.into_iter().filter(onto_itself).collect()
}

/// What is said of an action that no move of this game has.
pub(super) fn no_move(action: Action) -> Illegal {
    Illegal::refused(format!("{action} is no move of this game"))
}

/// Rules can be borrowed.
impl<R: Encode> Encode for &R {
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
}
