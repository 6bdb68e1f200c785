//! [`Buffers`]: what a step answers, for all games; [`Slices`]: the same in memory of the caller's.

use alloc::vec::Vec;

use collinear::bits::PlaneValue;

use crate::StepError;

/// What a step of a batch answers, game after game. It is made once and written again by each step.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffers<V = u8> {
    /// What the player to move sees: the [planes](collinear::rules::Encode::shape) of each game.
    pub observation: Vec<V>,
    /// For each action of each game 1 if it is legal, else 0; all 0 if the game is over.
    pub legal: Vec<u8>,
    /// What the action was worth to the player who chose it, whose [`turn`](Self::turn) it was before the
    /// step: 0 but at the end of a game. In a game for two the other player's is the negative.
    pub reward: Vec<f32>,
    /// 0 while the game goes on, [`ENDED`](Self::ENDED) or [`CUT_OFF`](Self::CUT_OFF) where this step was its
    /// last.
    pub done: Vec<u8>,
    /// Whose turn it is: 0 for the first player, 1 for the second.
    pub turn: Vec<u8>,
}

impl<V: PlaneValue> Buffers<V> {
    /// In [`done`](Self::done): the game has come to its end.
    pub const ENDED: u8 = ENDED;

    /// In [`done`](Self::done): the game went on for [too long](crate::Batch::with_ply_limit).
    pub const CUT_OFF: u8 = CUT_OFF;
}

pub(super) const ENDED: u8 = 1;
pub(super) const CUT_OFF: u8 = 2;

/// Slices to write what a step answers to: of [`Buffers`], or of memory that another language owns. What they
/// mean is said there.
#[derive(Debug)]
pub struct Slices<'a, V = u8> {
    /// Of [`Buffers::observation`].
    pub observation: &'a mut [V],
    /// Of [`Buffers::legal`].
    pub legal: &'a mut [u8],
    /// Of [`Buffers::reward`].
    pub reward: &'a mut [f32],
    /// Of [`Buffers::done`].
    pub done: &'a mut [u8],
    /// Of [`Buffers::turn`].
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
    /// Whether each has room for these games, no more and no less.
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

    /// Those of the first games, and those of the others.
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
