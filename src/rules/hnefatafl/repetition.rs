//! Positions that occur again.

use alloc::vec::Vec;

use super::{Square, State};
use crate::rules::Side;

impl State {
    /// How often the position, whose turn it is included, has occurred, this time included: 1 for a
    /// new one. Always 1 where repetition is ignored.
    ///
    /// ```
    /// use collinear::rules::{Game, Notation, hnefatafl::{BRANDUBH, Hnefatafl}};
    ///
    /// let mut game = Game::new(Hnefatafl::new(BRANDUBH)?);
    /// for text in ["d6-c6", "d5-c5", "c6-d6", "c5-d5"] {
    ///     let slide = game.rules().read_move(game.state(), text).unwrap();
    ///     game.play(slide).unwrap();
    /// }
    /// assert_eq!(game.state().occurrences(), 2);
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the number of moves since the last capture; one board is allocated if there are at
    /// least four.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        if self.since_capture.len() < 4 {
            return 1;
        }
        let mut past = self.grid.clone();
        let (mut differing, mut count) = (0_usize, 1);
        for (back, slide) in (1_usize..).zip(self.since_capture.iter().rev()) {
            for at in [slide.from, slide.to] {
                differing -= usize::from(past[at] != self.grid[at]);
            }
            past.swap(slide.from, slide.to);
            for at in [slide.from, slide.to] {
                differing += usize::from(past[at] != self.grid[at]);
            }
            count += usize::from(back % 2 == 0 && differing == 0);
        }
        count
    }

    /// The positions since the last capture: what decides, besides the board, when one will have
    /// occurred three times. Sorted, since their order does not.
    pub(super) fn earlier(&self) -> Vec<(Side, Vec<Square>)> {
        let (mut board, mut turn) = (self.grid.clone(), self.turn);
        let earlier = self.since_capture.iter().rev().map(|slide| {
            board.swap(slide.from, slide.to);
            turn = turn.other();
            (turn, board.iter().copied().collect())
        });
        let mut earlier: Vec<_> = earlier.collect();
        earlier.sort_unstable();
        earlier
    }
}
