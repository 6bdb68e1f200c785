//! Tetris: pieces of four cells fall into a well, and full rows disappear. For one player and chance.

use collinear::picture::{Colour, Figure, Form, Style, Theme, Tile};

use crate::{
    falling::FallingBlocks,
    shown::{Shown, such_as},
};

/// Tetris in a well of 20 rows and 10 columns: [falling blocks](crate::falling) by chance, with the next piece visible.
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

/// Blocks in their usual colours, in a dark well.
#[must_use]
pub fn shown() -> Shown<FallingBlocks> {
    let well = Theme {
        board: Colour::rgb(0x20_24_33),
        line: Colour::rgb(0x2f_35_4a),
        hint: Colour::rgb(0xc8_d0_e8),
        ..Theme::letters()
    };
    let theme = BLOCKS.iter().fold(well, |theme, &(name, fill)| {
        let block = Tile::new(Form::Raised, Colour::rgb(fill));
        theme.with_figure(name, Figure::Tile(block))
    });
    Shown {
        style: Some(Style {
            theme,
            ..Style::default()
        }),
        falls: Some(FallingBlocks::rests),
        hint: Some(|rules, state| {
            such_as(
                "the final cell of the piece's first cell, and its turn",
                rules,
                state,
            )
        }),
        ..Shown::for_one(["", ""])
    }
}

const BLOCKS: [(char, u32); 7] = [
    ('I', 0x3f_c4_d6),
    ('O', 0xe8_c5_3a),
    ('T', 0xa3_5b_c8),
    ('S', 0x5b_b8_4f),
    ('Z', 0xd6_4a_44),
    ('J', 0x4a_6f_d0),
    ('L', 0xe0_8a_38),
];
