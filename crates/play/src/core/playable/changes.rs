//! Finds the cells that a move changes. The code is generic over the board only, so it is compiled once per type of
//! board.

use collinear::{Grid, Layout, rules::Side};
use itertools::Itertools;

use crate::core::about::About;

/// The cells that look different after a move, except the cells of the move itself.
pub(super) fn changed<B: Layout>(
    before: &Grid<char, B>,
    after: &Grid<char, B>,
    made_on: &[B::Cell],
) -> Vec<B::Cell> {
    let changes = before.changes_to(after);
    let cells = changes.cells().filter(|at| !made_on.contains(at));
    cells.collect()
}

/// The names of the cells where a piece of this side was captured. A cell that changed sides counts only if it is a
/// cell of the move.
pub(super) fn captured<B: Layout>(
    about: &About,
    side: Side,
    before: &Grid<char, B>,
    after: &Grid<char, B>,
    made_on: &[B::Cell],
) -> String {
    let changes = before.changes_to(after);
    let mut names = changes.iter().filter_map(|change| {
        let was = about.owner(change.before);
        let is = about.owner(change.after);
        let gone = is.is_none() || is != was && made_on.contains(&change.at);
        let board = changes.board().topology();
        (was == Some(side) && gone).then(|| board.name(change.at))
    });
    names.join(" ")
}
