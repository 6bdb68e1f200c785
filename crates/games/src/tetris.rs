//! Tetris: pieces of four cells fall into a well, and full rows go out, for one and chance.

use collinear::{
    picture::{Style, Theme},
    rules::falling::FallingBlocks,
};

use crate::shown::{Shown, such_as};

/// Tetris in a well of 20 rows and 10 columns: [falling blocks](collinear::rules::falling) by chance.
///
/// ```
/// use collinear::rules::{Finished, Rules, perft};
///
/// let game = collinear_games::tetris::tetris();
/// assert!(game.is_chance(&game.start()));
/// assert_eq!(perft(&game, &game.start(), 2, Finished::Dropped), 162);
/// ```
#[must_use]
pub fn tetris() -> FallingBlocks {
    FallingBlocks::tetris()
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
        facts: Some(|_, state| {
            let falls = state.piece().map(|name| format!("falling: {name}"));
            let gone = format!("rows: {}, score: {}", state.rows(), state.score());
            falls.into_iter().chain([gone]).collect()
        }),
        ..Shown::for_one(["", ""])
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::falling::FallingBlocks;

    use super::*;
    use crate::test::{FEW, agrees_with_its_promises_in, counts};

    /// Seven pieces, 162 places for them all on an empty floor.
    #[test]
    fn the_first_moves_can_go_in_known_ways() {
        counts(&tetris(), &[1, 7, 162, 7 * 162]);
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(FEW, &FallingBlocks::new(6, 5).unwrap());
    }
}
