//! [`Buffers`]: the results of a step for all games. [`Slices`]: the same results in borrowed memory.

use alloc::vec::Vec;

use collinear::bits::PlaneValue;

use crate::StepError;

/// The results of a step, game after game. The buffers are allocated once, and each step overwrites them.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffers<V = u8> {
    /// What the player to move sees: the [planes](collinear::rules::Encode::shape) of each game.
    pub observation: Vec<V>,
    /// 1 for each legal action of each game, 0 for all other actions. All 0 if the game is over.
    pub legal: Vec<u8>,
    /// The reward of the player who made the move: the player in [`turn`](Self::turn) before the step. The reward is 0
    /// except at the end of a game. In a two-player game the opponent's reward is its negative.
    pub reward: Vec<f32>,
    /// 0 while the game continues; [`ENDED`](Self::ENDED) or [`CUT_OFF`](Self::CUT_OFF) if this step was its last.
    pub done: Vec<u8>,
    /// The player to move: 0 for the first, 1 for the second.
    pub turn: Vec<u8>,
}

impl<V: PlaneValue> Buffers<V> {
    /// Value of [`done`](Self::done): the game ended by its rules.
    pub const ENDED: u8 = ENDED;

    /// Value of [`done`](Self::done): the game reached its [ply limit](crate::Batch::with_ply_limit).
    pub const CUT_OFF: u8 = CUT_OFF;
}

pub(super) const ENDED: u8 = 1;
pub(super) const CUT_OFF: u8 = 2;

/// Slices that a step writes to: parts of [`Buffers`], or memory owned by another language. The fields mean the same as
/// in [`Buffers`].
#[derive(Debug)]
pub struct Slices<'a, V = u8> {
    /// See [`Buffers::observation`].
    pub observation: &'a mut [V],
    /// See [`Buffers::legal`].
    pub legal: &'a mut [u8],
    /// See [`Buffers::reward`].
    pub reward: &'a mut [f32],
    /// See [`Buffers::done`].
    pub done: &'a mut [u8],
    /// See [`Buffers::turn`].
    pub turn: &'a mut [u8],
}

impl<'a, V> From<&'a mut Buffers<V>> for Slices<'a, V> {
    fn from(buffers: &'a mut Buffers<V>) -> Self {
        Self {
            observation: &mut buffers.observation,
            legal: &mut buffers.legal,
            reward: &mut buffers.reward,
            done: &mut buffers.done,
            turn: &mut buffers.turn,
        }
    }
}

impl<V> Slices<'_, V> {
    /// Checks that each slice has exactly the length that these games need.
    pub(super) fn check(
        &self,
        games: usize,
        planes: usize,
        actions: usize,
    ) -> Result<(), StepError> {
        let lens = [
            ("observation", self.observation.len(), games * planes),
            ("legal", self.legal.len(), games * actions),
            ("reward", self.reward.len(), games),
            ("done", self.done.len(), games),
            ("turn", self.turn.len(), games),
        ];
        let wrong = lens
            .into_iter()
            .find(|(_, found, expected)| found != expected);
        wrong.map_or(Ok(()), |(buffer, found, expected)| {
            Err(StepError::Buffer {
                buffer,
                found,
                expected,
            })
        })
    }

    /// The slices of the first games, and the slices of the others.
    #[cfg(feature = "rayon")]
    pub(super) fn split_at(self, games: usize, planes: usize, actions: usize) -> (Self, Self) {
        let (observation, observations) = self.observation.split_at_mut(games * planes);
        let (legal, legals) = self.legal.split_at_mut(games * actions);
        let (reward, rewards) = self.reward.split_at_mut(games);
        let (done, dones) = self.done.split_at_mut(games);
        let (turn, turns) = self.turn.split_at_mut(games);
        let first = Self {
            observation,
            legal,
            reward,
            done,
            turn,
        };
        let others = Self {
            observation: observations,
            legal: legals,
            reward: rewards,
            done: dones,
            turn: turns,
        };
        (first, others)
    }
}
