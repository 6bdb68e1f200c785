//! Tetris: pieces of four cells fall into a well, and full rows go out, for one and chance.

use collinear::picture::{Style, Theme};

use crate::{
    falling::FallingBlocks,
    shown::{Shown, such_as},
};

/// Tetris in a well of 20 rows and 10 columns: [falling blocks](crate::falling) by chance, of which the next one
/// is seen.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
///
/// let game = collinear_games::tetris::tetris();
/// assert!(game.is_chance(&game.start()));
/// assert_eq!(perft(&game, &game.start(), 2, Finished::Dropped), 7 * 7);
/// ```
#[must_use]
pub fn tetris() -> FallingBlocks {
    FallingBlocks::tetris().with_next()
}

/// What comes, and what has gone, is told.
#[must_use]
pub fn shown() -> Shown<FallingBlocks> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|rules, state| {
            such_as(
                "where the piece's first cell comes, and its turns",
                rules,
                state,
            )
        }),
        ..Shown::for_one(["", ""])
    }
}
