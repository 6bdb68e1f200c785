//! [`check_layout`]: whether names and paper of a board fit.

use alloc::collections::BTreeSet;

use super::breach::{Breach, holds, holds_at};
use crate::geometry::{Board, Layout};

/// Checks the laws of [`Layout`]: that no two cells lie on one cell of the paper or have one name,
/// and that names, labels and strokes fit.
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
/// As the board reads its names: quadratic in the number of cells where it has no
/// [`cell_named`](Layout::cell_named) of its own.
pub fn check_layout<T: Layout>(board: &Board<T>) -> Result<(), Breach> {
    let layout = board.topology();
    let paper = layout.paper();
    let (mut coords, mut names) = (BTreeSet::new(), BTreeSet::new());
    for at in layout.cells() {
        let coord = layout.on_paper(at);
        let is_alone = paper.contains(coord) && coords.insert(coord);
        holds_at(
            "each cell lies on the paper, and no other cell there",
            is_alone,
            at,
        )?;
        let named = |kept| {
            holds_at(
                "each cell has a name of its own, which is read back",
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
        "has_labels says whether there are labels, one for each row and column of the paper",
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
