//! [`check_aligned`]: whether a board knows the way between two cells.

use super::{Law, TopologyBreach, law::holds};
use crate::geometry::{Aligned, Board, Finite};

/// Checks the laws of [`Aligned`] for every two cells of a board.
///
/// ```
/// use collinear::{Bounds, testing::check_aligned};
///
/// check_aligned(&Bounds::new(4, 6)?).unwrap();
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// # Errors
///
/// The first [`TopologyBreach`]: the law, the cell from which and the heading with which it is broken.
///
/// # Complexity
///
/// For each two cells as many steps as they are apart.
pub fn check_aligned<T: Finite + Aligned>(
    board: &Board<T>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let topology = board.topology();
    let pairs = topology
        .cells()
        .flat_map(|from| topology.cells().map(move |to| (from, to)));
    for (from, to) in pairs {
        let back = topology.heading_to(to, from).map(|(_, steps)| steps);
        let Some((heading, steps)) = topology.heading_to(from, to) else {
            holds(Law::AlignedBack, back.is_none(), from, None)?;
            continue;
        };
        let holds = |law, kept| holds(law, kept, from, heading);
        holds(Law::Aligned, from != to && steps > 0)?;
        let state = Some((from, heading));
        let leads = (0..steps).try_fold(state, |state, _| {
            let (at, heading) = state?;
            Some(topology.step(at, heading))
        });
        holds(
            Law::Aligned,
            leads.flatten().is_some_and(|(at, _)| at == to),
        )?;
        holds(Law::AlignedBack, back == Some(steps))?;
    }
    Ok(())
}
