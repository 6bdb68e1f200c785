//! The game as a picture.

use collinear::{
    picture::{Mark, Picture},
    rules::View,
};

use super::session::Session;
use crate::common::computer::Computer;

/// The board, with the cells of the last turn and those that decided the game.
pub(super) fn picture<G: Computer>(session: &Session<G>) -> Picture {
    let (game, state) = (session.rules(), session.state());
    let last = session.turns().last().map(|turn| turn.cells.clone());
    Picture::new(state.glyphs())
        .with_look(game.look())
        .with_marks(game.deciding(state).into_iter().map(Mark::Cell))
        .with_marks(last.unwrap_or_default().into_iter().map(Mark::Last))
        .with_title(game.title())
}
