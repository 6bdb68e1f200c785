//! [`Step`]: which games move or start again in a step, and who answers.

use crate::StepError;

/// Which games move or start again in a step, and who answers. By default all games move, and nobody answers.
///
/// ```
/// use collinear::rules::reversi::{BitReversi8x8, Reversi};
/// use collinear_batch::{Batch, Step};
///
/// // The player has the first side against a random opponent.
/// let mut batch = Batch::new(BitReversi8x8::new(Reversi::default())?, 16, 0).without_reset();
/// let (mut out, mut actions) = (batch.buffers::<u8>(), [0; 16]);
/// while out.done.contains(&0) {
///     batch.random_actions(&mut actions); // your network here
///     let games: Vec<_> = out.done.iter().map(|&done| done == 0).collect();
///     let step = Step { games: Some(&games), sides: Some(&[0; 16]), ..Step::default() };
///     batch.step_with(step, &actions, &mut out)?;
///     assert!((0..16).all(|game| out.done[game] > 0 || out.turn[game] == 0));
/// }
/// assert!(out.reward.contains(&1.) && out.reward.contains(&-1.));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Step<'a> {
    /// True for each game that moves. The other games keep their state and their results.
    pub games: Option<&'a [bool]>,
    /// True for each game that starts again instead of a move. Its `reward` and `done` are 0.
    pub restart: Option<&'a [bool]>,
    /// The player's side in each game for two players: 0 for the first, 1 for the second. The other side makes random
    /// moves up to the player's next turn or the end of the game, and `reward` is the player's. After the end of a game
    /// the batch starts the next game, but makes no random move in it.
    pub sides: Option<&'a [u8]>,
}

impl Step<'_> {
    /// Checks that each list has one entry per game.
    pub(super) fn check(self, games: usize) -> Result<(), StepError> {
        let lens = [
            ("games", self.games.map(<[_]>::len)),
            ("restart", self.restart.map(<[_]>::len)),
            ("sides", self.sides.map(<[_]>::len)),
        ];
        for (buffer, found) in lens {
            if let Some(found) = found.filter(|&found| found != games) {
                return Err(StepError::Buffer {
                    buffer,
                    found,
                    expected: games,
                });
            }
        }
        Ok(())
    }

    /// True if a game moves.
    #[inline(always)]
    pub(super) fn moves(self, game: usize) -> bool {
        self.games.is_none_or(|games| games[game]) && !self.restarts(game)
    }

    /// True if a game starts again.
    #[inline(always)]
    pub(super) fn restarts(self, game: usize) -> bool {
        self.restart.is_some_and(|games| games[game])
    }
}
