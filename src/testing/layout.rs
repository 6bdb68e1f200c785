//! [`check_layout`]: whether names and paper of a board fit.

use alloc::collections::BTreeSet;

use super::{Law, TopologyBreach, law::holds};
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
/// The first [`TopologyBreach`]: the law and the cell.
///
/// # Complexity
///
/// As the board reads its names: quadratic in the number of cells where it has no
/// [`cell_named`](Layout::cell_named) of its own.
pub fn check_layout<T: Layout>(
    board: &Board<T>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let layout = board.topology();
    let paper = layout.paper();
    let (mut coords, mut names) = (BTreeSet::new(), BTreeSet::new());
    for at in layout.cells() {
        let holds = |law, kept| holds(law, kept, at, None);
        let coord = layout.on_paper(at);
        holds(Law::OnPaper, paper.contains(coord) && coords.insert(coord))?;
        let name = layout.name(at);
        for name in [
            &name,
            &name.to_ascii_uppercase(),
            &name.to_ascii_lowercase(),
        ] {
            holds(Law::Name, layout.cell_named(name) == Ok(at))?;
        }
        holds(Law::Name, !name.is_empty() && names.insert(name))?;
    }
    let labels = layout.labels();
    let is_said = layout.has_labels() == labels.is_some();
    holds(Law::Labels, is_said, None, None)?;
    if let Some(labels) = labels {
        let fit = (labels.rows.len(), labels.columns.len()) == (paper.rows(), paper.cols());
        holds(Law::Labels, fit, None, None)?;
    }
    let mut pairs = BTreeSet::new();
    for (from, to) in layout.strokes().chain(layout.corner_arcs()) {
        let is_new = pairs.insert((from.min(to), from.max(to)));
        let is_inside = layout.contains(from) && layout.contains(to);
        holds(Law::Strokes, is_new && is_inside && from != to, from, None)?;
    }
    Ok(())
}
