//! Why a cell can't be picked, in the words of the game.

use collinear::{
    Coord,
    rules::{Place, View},
};
use itertools::Itertools;

use super::picking::Picking;
use crate::common::{TextGame, margin::Labels};

/// Why no legal move goes on with a cell.
///
/// If a move would end there, the game is asked about that move as if it had been typed. If the cell
/// is that of a piece that ought to move, it is asked about moves to every other cell; what it says of
/// more than one of them is not about where they go.
pub(super) fn why_not<G: TextGame>(
    game: &G,
    state: &G::State,
    picking: &Picking<G::Move>,
    at: Coord,
) -> String
where
    G::Move: Place,
{
    let bounds = state.glyphs().bounds();
    let name = |at| game.margin().name(bounds, at);
    let reason = |word: &str| {
        let refused = game.read(state, word).err();
        refused.map(|illegal| game.refusal(&illegal))
    };
    let cells = picking.picked().iter().copied().chain([at]);
    let word = cells.map(name).join("-");
    let why = if game.outcome(state).is_some() || !picking.needs_more() {
        reason(&word)
    } else {
        let others = bounds.coords().filter(|&other| other != at);
        let reasons = others.filter_map(|other| reason(&format!("{word}-{}", name(other))));
        let counted = reasons.sorted().dedup_with_count();
        let often = counted.filter(|&(count, _)| count > 1);
        often.max().map(|(_, reason)| reason)
    };
    let why = why.unwrap_or_else(|| "nothing there can move".to_owned());
    format!("{word}: {why}")
}
