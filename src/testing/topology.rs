//! [`check_topology`] and [`check_walks`]: whether a board keeps the laws of its steps.

use alloc::{collections::BTreeSet, vec::Vec};

use super::{Law, TopologyBreach, law::holds};
use crate::geometry::{Board, Finite, Headings, Topology, ring_start};

/// How far a walk is followed. Farther on only its shortcuts know, and they are believed.
const FAR: usize = 4096;

/// Checks that a board keeps the laws of [`Topology`], [`Finite`] and [`Headings`]: yours as well.
///
/// It tries every heading of every cell, both ways: each [`Law`] says what has to be so. Queries are
/// right on a board that keeps the laws, since they ask for nothing else. [`check_aligned`](super::check_aligned),
/// [`check_tiled`](super::check_tiled) and [`check_layout`](super::check_layout) try the laws of the traits that
/// a board may have besides.
///
/// ```
/// use collinear::{Board, Bounds, Wrap, boards::Tracks, testing::check_topology};
///
/// check_topology(&Bounds::new(4, 6)?.with_wrap(Wrap::Both)).unwrap();
/// check_topology(&Tracks::surakarta().board()).unwrap();
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// # Errors
///
/// The first [`TopologyBreach`]: the law, the cell and the heading.
///
/// # Complexity
///
/// For each cell and heading as many steps as its line has, and those of the board's own shortcuts.
pub fn check_topology<T: Finite + Headings>(
    board: &Board<T>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let topology = board.topology();
    check_cells(topology)?;
    let cells = topology.cells();
    let ways = |at| topology.headings(at).map(move |heading| (at, heading));
    let both_ways = both_ways(topology, cells.clone().flat_map(ways))?;
    check_steps(topology, &both_ways)?;
    // Before any walk, so that none leads to a heading that is not listed, and on for ever.
    for at in cells.clone() {
        check_headings(topology, at)?;
    }
    for &(at, heading) in &both_ways {
        check_walk(topology, at, heading)?;
    }
    if T::STRAIGHT {
        check_straight(topology)?;
    }
    let headings: BTreeSet<_> = cells.flat_map(|at| topology.headings(at)).collect();
    for heading in headings {
        check_line_starts(topology, heading)?;
    }
    Ok(())
}

/// Checks the laws of [`Topology`] for these cells and headings and their reverses: for boards without
/// end, and for those that don't know their [`Headings`].
///
/// ```
/// use collinear::{Direction, boards::{Place, Plane}, testing::check_walks};
///
/// let cells = [Place::new(0, 0), Place::new(-7, 9)];
/// let states = cells.iter().flat_map(|&at| Direction::ALL.map(|direction| (at, direction)));
/// check_walks(&Plane::BOARD, states).unwrap();
/// ```
///
/// # Errors
///
/// The first [`TopologyBreach`]: the law, the cell and the heading.
pub fn check_walks<T: Topology>(
    board: &Board<T>,
    states: impl IntoIterator<Item = (T::Cell, T::Heading)>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let topology = board.topology();
    let both_ways = both_ways(topology, states)?;
    check_steps(topology, &both_ways)?;
    for &(at, heading) in &both_ways {
        check_walk(topology, at, heading)?;
    }
    Ok(())
}

/// Cells with headings there.
type States<T> = Vec<(<T as Topology>::Cell, <T as Topology>::Heading)>;

/// The states and those that lead back from their cells.
fn both_ways<T: Topology>(
    topology: &T,
    states: impl IntoIterator<Item = (T::Cell, T::Heading)>,
) -> Result<States<T>, TopologyBreach<T::Cell, T::Heading>> {
    let mut both_ways = Vec::new();
    for (at, heading) in states {
        // Off the board nothing may be asked.
        holds(Law::Listed, topology.contains(at), at, None)?;
        both_ways.extend([(at, heading), (at, topology.reversed(at, heading))]);
    }
    Ok(both_ways)
}

/// Where every step can be taken back, no walk runs into a ring that it did not begin on.
fn check_steps<T: Topology>(topology: &T, states: &[(T::Cell, T::Heading)]) -> Answer<T> {
    for &(at, heading) in states {
        check_step(topology, at, heading)?;
    }
    Ok(())
}

type Answer<T> = Result<(), TopologyBreach<<T as Topology>::Cell, <T as Topology>::Heading>>;

fn check_cells<T: Finite>(board: &T) -> Answer<T> {
    let mut before = None;
    for at in board.cells() {
        holds(Law::Listed, board.contains(at), at, None)?;
        holds(Law::Order, before < Some(at), at, None)?;
        before = Some(at);
    }
    for (index, at) in board.cells().enumerate() {
        let is_counted = board.index_of(at) == Some(index) && board.index_inside(at) == index;
        holds(Law::Index, is_counted, at, None)?;
    }
    let count = board.cells().count();
    holds(Law::Count, board.cell_count() == count, None, None)?;
    let room = board.array_shape().into_iter().product::<usize>();
    holds(Law::Shape, room == count, None, None)
}

/// What has to be so of one step.
fn check_step<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> Answer<T> {
    let holds = |law, kept| holds(law, kept, at, heading);
    let back = board.reversed(at, heading);
    holds(Law::Reversed, board.reversed(at, back) == heading)?;
    let Some(next) = board.step(at, heading) else {
        return Ok(());
    };
    holds(Law::Inside, board.contains(next.0))?;
    holds(Law::Straight, !T::STRAIGHT || next.1 == heading)?;
    let returns = board.step(next.0, board.reversed(next.0, next.1));
    holds(Law::Back, returns == Some((at, back)))
}

/// What has to be so of a walk: its shortcuts answer what the steps give.
fn check_walk<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> Answer<T> {
    let holds = |law, kept| holds(law, kept, at, heading);
    let origin = (at, heading);
    let leap = |steps: usize| board.leap(at, heading, steps);
    let ahead = |at_most: usize| board.steps_ahead(at, heading, at_most);
    let (mut walked, mut last) = (0_usize, origin);
    let is_ring = loop {
        let is_tried = walked < 4 || walked.is_power_of_two();
        holds(Law::Leap, !is_tried || leap(walked) == last)?;
        match board.step(last.0, last.1) {
            None => break false,
            Some(next) if next == origin => break true,
            Some(_) if walked == FAR => {
                return holds(Law::StepsAhead, ahead(FAR) == FAR);
            }
            Some(next) => (walked, last) = (walked + 1, next),
        }
    };
    holds(Law::Leap, leap(walked) == last)?;
    for at_most in [walked / 2, walked, walked + 1, usize::MAX] {
        holds(Law::StepsAhead, ahead(at_most) == walked.min(at_most))?;
    }
    holds(Law::IsRing, board.is_ring(at, heading) == is_ring)?;
    if is_ring {
        holds(Law::HasRings, board.has_rings())?;
        let goes_round = leap(walked + 1) == origin && leap(2 * walked + 1) == last;
        holds(Law::Leap, goes_round)?;
    }
    Ok(())
}

fn check_headings<T: Headings>(board: &T, at: T::Cell) -> Answer<T> {
    let headings: Vec<_> = board.headings(at).collect();
    let axes: Vec<_> = board.axes(at).collect();
    for (index, &heading) in headings.iter().enumerate() {
        let holds = |law, kept| holds(law, kept, at, heading);
        holds(Law::HeadingsOnce, !headings[..index].contains(&heading))?;
        let back = board.reversed(at, heading);
        holds(Law::HeadingsBothWays, headings.contains(&back))?;
        let goes_on = board
            .step(at, heading)
            .is_none_or(|(to, there)| board.headings(to).any(|listed| listed == there));
        holds(Law::HeadingsGoOn, goes_on)?;
        let named = axes.iter().filter(|&&axis| axis == heading || axis == back);
        holds(Law::Axes, named.count() == 1)?;
    }
    let stray = axes.iter().find(|axis| !headings.contains(axis));
    holds(Law::Axes, stray.is_none(), at, stray.copied())
}

/// What has to be so where headings are translations: they are alike on all cells, and what two of them
/// have in common at one step they have at all.
fn check_straight<T: Finite + Headings>(board: &T) -> Answer<T> {
    let Some(first) = board.cells().next() else {
        return Ok(());
    };
    for at in board.cells() {
        let alike = board.headings(at).eq(board.headings(first));
        holds(Law::Straight, alike, at, None)?;
        for heading in board.headings(at) {
            let holds = |kept| holds(Law::Straight, kept, at, heading);
            holds(board.reversed(at, heading) == board.reversed(first, heading))?;
            let Some((next, _)) = board.step(at, heading) else {
                continue;
            };
            let leads_there = |other: &T::Heading| {
                let step = board.step(at, *other);
                step.is_some_and(|(to, _)| to == next)
            };
            let goes_on = board.step(next, heading).map(|(to, _)| to);
            let mut others = board.headings(at).filter(leads_there);
            holds(others.all(|other| board.step(next, other).map(|(to, _)| to) == goes_on))?;
        }
    }
    Ok(())
}

fn check_line_starts<T: Finite + Headings>(board: &T, heading: T::Heading) -> Answer<T> {
    let has = |at: &T::Cell| board.headings(*at).any(|listed| listed == heading);
    let all = board.cells().filter(has);
    let expected: BTreeSet<_> = all.map(|at| line_of(board, at, heading)).collect();
    let mut found = BTreeSet::new();
    for (at, there) in board.line_starts(heading) {
        let holds = |law, kept| holds(law, kept, at, there);
        holds(Law::LineStarts, board.contains(at))?;
        let begins = if board.is_ring(at, there) {
            ring_start(board, (at, there)) == (at, there)
        } else {
            board.step(at, board.reversed(at, there)).is_none()
        };
        holds(Law::LineStarts, begins)?;
        let line = line_of(board, at, there);
        holds(
            Law::LineStarts,
            expected.contains(&line) && found.insert(line),
        )?;
    }
    let missing = expected.difference(&found).next();
    holds(
        Law::LineStarts,
        missing.is_none(),
        missing.map(|line| line.0),
        heading,
    )
}

/// What tells a whole line from all others, whichever way it is walked: its least state.
fn line_of<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> (T::Cell, T::Heading) {
    let mut least = (at, heading);
    for way in [heading, board.reversed(at, heading)] {
        let mut state = (at, way);
        loop {
            let reverse = (state.0, board.reversed(state.0, state.1));
            least = least.min(state).min(reverse);
            match board.step(state.0, state.1) {
                Some(next) if next != (at, way) => state = next,
                _ => break,
            }
        }
    }
    least
}
