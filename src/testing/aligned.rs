//! [`check_aligned`]: tests the laws of [`Aligned`].

use super::breach::{Breach, holds_along, holds_at};
use crate::geometry::{Aligned, Board, Finite};

/// Checks the laws of [`Aligned`] for all pairs of cells.
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
/// The first [`Breach`]: the law, the start cell and the heading.
///
/// # Complexity
///
/// For each pair of cells, linear in their distance.
pub fn check_aligned<T: Finite + Aligned>(board: &Board<T>) -> Result<(), Breach> {
    let topology = board.topology();
    let pairs = topology
        .cells()
        .flat_map(|from| topology.cells().map(move |to| (from, to)));
    let both_ways = "two cells are aligned both ways";
    for (from, to) in pairs {
        let back = topology.heading_to(to, from).map(|(_, steps)| steps);
        let Some((heading, steps)) = topology.heading_to(from, to) else {
            holds_at(both_ways, back.is_none(), from)?;
            continue;
        };
        let holds = |kept| holds_along("heading_to leads to the cell", kept, from, heading);
        holds(from != to && steps > 0)?;
        let state = Some((from, heading));
        let leads = (0..steps).try_fold(state, |state, _| {
            let (at, heading) = state?;
            Some(topology.step(at, heading))
        });
        holds(leads.flatten().is_some_and(|(at, _)| at == to))?;
        holds_along(both_ways, back == Some(steps), from, heading)?;
    }
    Ok(())
}
