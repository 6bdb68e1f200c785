//! The look of a board.

use collinear::{
    Coord, Direction, Grid, Origin, Removal,
    lines::longest_of,
    picture::{Margin, Picture},
};
use collinear_games::draughts::{RUSSIAN, Variant};

use super::{game, styled::assert_known};

#[test]
fn the_style_knows_every_piece() {
    for (name, variant) in Variant::PRESETS {
        let rules = game(variant);
        assert_known(&rules, &rules.style(), ".wWbB");
        // The numbers of squares are drawn on them.
        let style = rules.style();
        let margin = if style.names.is_empty() {
            Margin::Chart(Origin::BottomLeft)
        } else {
            Margin::Bare
        };
        assert_eq!(style.margin, margin, "{name}");
    }
}

/// The picture of the docs. To accept a change, write the picture found to its file.
#[test]
fn the_picture_of_the_docs_is_up_to_date() {
    let men = Grid::parse(
        ". . . . . . . .
         . . . . . . . .
         . . . b . b . b
         . . . . . . . .
         . b . . . . . .
         w . . . w . . .
         . . . . . . . .
         . . . . . . . .",
    )
    .expect("a picture");
    let (theirs, free) = (|&man: &char| man == 'b', |&man: &char| man == '.');
    let (a3, diagonals) = (Coord::new(5, 0), &Direction::DIAGONAL);
    let chains = longest_of(men.chains(a3, diagonals, theirs, free, Removal::AtOnce));
    let chain = chains.into_iter().next().unwrap_or_default();
    let found = Picture::new(men)
        .with_style(game(RUSSIAN).style())
        .with_marks(chain)
        .with_title("Russian draughts: the man on a3 takes three, and lands on c5, e7 and g5");
    assert_eq!(
        found.to_string(),
        include_str!("../../src/draughts/draughts.svg")
    );
}
