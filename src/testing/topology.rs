//! [`check_topology`], [`check_walks`], [`check_aligned`], [`check_tiled`] and [`check_layout`]: whether a
//! board keeps its laws.

use alloc::{collections::BTreeSet, vec::Vec};

use super::{Law, TopologyBreach};
use crate::{
    geometry::{Aligned, Board, Finite, Headings, Layout, Tiled, Topology},
    lines::Corners,
};

/// How far a walk is followed. Farther on only its shortcuts know, and they are believed.
const FAR: usize = 4096;

/// Checks that a board keeps the laws of [`Topology`], [`Finite`] and [`Headings`]: yours as well.
///
/// It tries every heading of every cell, both ways: each [`Law`] says what has to be so. Queries are
/// right on a board that keeps the laws, since they ask for nothing else. [`check_aligned`], [`check_tiled`] and
/// [`check_layout`] try those of [`Aligned`], [`Tiled`] and [`Layout`].
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

/// Checks the laws of [`Tiled`] for every two cells of a board.
///
/// ```
/// use collinear::{boards::Hexagons, testing::check_tiled};
///
/// check_tiled(&Hexagons::hexagon(4)?.board()).unwrap();
/// # Ok::<(), collinear::TooLarge>(())
/// ```
///
/// # Errors
///
/// The first [`TopologyBreach`]: the law and the cell.
///
/// # Complexity
///
/// For each two cells linear in how far they are apart.
pub fn check_tiled<T: Finite + Headings + Tiled>(
    board: &Board<T>,
) -> Result<(), TopologyBreach<T::Cell, T::Heading>> {
    let topology = board.topology();
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        let found = topology.cell_in(row, col) == Some(at);
        holds(Law::Tiled, found, at, None)?;
    }
    for at in topology.cells() {
        let [row, col] = topology.row_and_col(at);
        for side in T::TILING.sides() {
            let (row, col) = (row + side.rows() as i64, col + side.cols() as i64);
            let mut steps = topology.headings(at).map(|way| board.step(at, way));
            let is_next = topology
                .cell_in(row, col)
                .is_none_or(|beside| steps.any(|to| to == Some(beside)));
            holds(Law::TiledSides, is_next, at, None)?;
        }
        for to in topology.cells() {
            let is_clear = board.sees(at, to, Corners::Lenient, |_| false).is_ok();
            holds(Law::Convex, is_clear, at, None)?;
        }
    }
    Ok(())
}

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

fn holds<C, H>(
    law: Law,
    kept: bool,
    cell: impl Into<Option<C>>,
    heading: impl Into<Option<H>>,
) -> Result<(), TopologyBreach<C, H>> {
    if kept {
        return Ok(());
    }
    Err(TopologyBreach {
        law,
        cell: cell.into(),
        heading: heading.into(),
    })
}

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
    let (to, there, is_inside) = board.peek(at, heading);
    let Some(next) = board.step(at, heading) else {
        return holds(Law::Peek, !is_inside);
    };
    holds(Law::Inside, board.contains(next.0))?;
    holds(Law::Straight, !T::STRAIGHT || next.1 == heading)?;
    let returns = board.step(next.0, board.reversed(next.0, next.1));
    holds(Law::Back, returns == Some((at, back)))?;
    holds(Law::Peek, is_inside && (to, there) == next)?;
    holds(Law::Glide, board.glide(at, heading) == next)
}

/// What has to be so of a walk: its shortcuts answer what the steps give.
fn check_walk<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> Answer<T> {
    let holds = |law, kept| holds(law, kept, at, heading);
    let origin = (at, heading);
    let leap = |steps: usize| board.leap(at, heading, steps);
    let ahead = |at_most: usize| board.steps_ahead(at, heading, at_most);
    let (mut walked, mut last, mut least) = (0_usize, origin, origin);
    let is_ring = loop {
        let is_tried = walked < 4 || walked.is_power_of_two();
        holds(Law::Leap, !is_tried || leap(walked) == last)?;
        match board.step(last.0, last.1) {
            None => break false,
            Some(next) if next == origin => break true,
            Some(_) if walked == FAR => {
                return holds(Law::StepsAhead, ahead(FAR) == FAR);
            }
            Some(next) => (walked, last, least) = (walked + 1, next, least.min(next)),
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
        holds(Law::RingStart, board.ring_start(at, heading) == least)?;
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
            board.ring_start(at, there) == (at, there)
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
