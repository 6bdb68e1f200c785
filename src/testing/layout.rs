//! [`check_layout`]: tests the names and the paper of a board.

use alloc::collections::BTreeSet;

use super::breach::{Breach, holds, holds_at};
use crate::geometry::{Board, Layout};

/// Checks the laws of [`Layout`]: cells have distinct names and places on paper, each name is read as its cell, and
/// labels and strokes fit the board.
///
/// ```
/// use collinear::{boards::Tracks, testing::check_layout};
///
/// check_layout(&Tracks::nine_mens_morris().board()).unwrap();
/// ```
///
/// # Errors
///
/// The first [`Breach`]: the law and the cell.
///
/// # Complexity
///
/// One call of [`cell_named`](Layout::cell_named) for each cell. With the default implementation that is quadratic in
/// the number of cells.
pub fn check_layout<T: Layout>(board: &Board<T>) -> Result<(), Breach> {
    let layout = board.topology();
    let paper = layout.paper();
    let (mut coords, mut names) = (BTreeSet::new(), BTreeSet::new());
    for at in layout.cells() {
        let coord = layout.on_paper(at);
        let is_alone = paper.contains(coord) && coords.insert(coord);
        holds_at("each cell has its own place on the paper", is_alone, at)?;
        let named = |kept| {
            holds_at(
                "each cell has its own name, which is read as that cell",
                kept,
                at,
            )
        };
        let name = layout.name(at);
        for name in [
            &name,
            &name.to_ascii_uppercase(),
            &name.to_ascii_lowercase(),
        ] {
            named(layout.cell_named(name) == Ok(at))?;
        }
        named(!name.is_empty() && names.insert(name))?;
    }
    let labels = layout.labels();
    let is_said = layout.has_labels() == labels.is_some();
    let fit = labels.is_none_or(|labels| {
        (labels.rows.len(), labels.columns.len()) == (paper.rows(), paper.cols())
    });
    holds(
        "there are labels exactly if has_labels is true, one for each row and column of the paper",
        is_said && fit,
    )?;
    let mut pairs = BTreeSet::new();
    for (from, to) in layout.strokes().chain(layout.corner_arcs()) {
        let is_new = pairs.insert((from.min(to), from.max(to)));
        let is_inside = layout.contains(from) && layout.contains(to);
        let is_stroke = is_new && is_inside && from != to;
        holds_at("strokes join two cells, each pair once", is_stroke, from)?;
    }
    Ok(())
}
