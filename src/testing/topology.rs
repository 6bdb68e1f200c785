//! [`check_topology`] and [`check_walks`]: test the laws of a board's steps.

use alloc::{collections::BTreeSet, vec::Vec};

use super::breach::{Breach, holds, holds_along, holds_at};
use crate::geometry::{Board, Finite, Headings, Topology, ring_start};

/// The longest walk that is compared with the shortcuts.
const FAR: usize = 4096;

/// Checks the laws of [`Topology`], [`Finite`] and [`Headings`] for a board.
///
/// It tries every heading of every cell in both directions. If a board keeps the laws, all queries are correct. For the
/// laws of other traits see [`check_aligned`](super::check_aligned), [`check_tiled`](super::check_tiled) and
/// [`check_layout`](super::check_layout).
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
/// The first [`Breach`]: the law, the cell and the heading.
///
/// # Complexity
///
/// For each cell and heading, linear in the length of the line, plus the board's own shortcuts.
pub fn check_topology<T: Finite + Headings>(board: &Board<T>) -> Result<(), Breach> {
    let topology = board.topology();
    check_cells(topology)?;
    let cells = topology.cells();
    let poses = |at| topology.headings(at).map(move |heading| (at, heading));
    let both_ways = both_ways(topology, cells.clone().flat_map(poses))?;
    check_steps(topology, &both_ways)?;
    // Checked before any walk: with a heading that is not listed, a walk might never end.
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

/// Checks the laws of [`Topology`] for these cells and headings, and their reverses. For boards without end, and boards
/// without [`Headings`].
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
/// The first [`Breach`]: the law, the cell and the heading.
pub fn check_walks<T: Topology>(
    board: &Board<T>,
    states: impl IntoIterator<Item = (T::Cell, T::Heading)>,
) -> Result<(), Breach> {
    let topology = board.topology();
    let both_ways = both_ways(topology, states)?;
    check_steps(topology, &both_ways)?;
    for &(at, heading) in &both_ways {
        check_walk(topology, at, heading)?;
    }
    Ok(())
}

/// Cells, each with a heading.
type States<T> = Vec<(<T as Topology>::Cell, <T as Topology>::Heading)>;

/// The states and their reverses.
fn both_ways<T: Topology>(
    topology: &T,
    states: impl IntoIterator<Item = (T::Cell, T::Heading)>,
) -> Result<States<T>, Breach> {
    let mut both_ways = Vec::new();
    for (at, heading) in states {
        // Steps from off the board are not defined.
        let is_cell = topology.contains(at);
        holds_at("a listed cell is on the board", is_cell, at)?;
        both_ways.extend([(at, heading), (at, topology.reversed(at, heading))]);
    }
    Ok(both_ways)
}

// If every step can be reversed, no walk enters a ring from outside.
fn check_steps<T: Topology>(topology: &T, states: &[(T::Cell, T::Heading)]) -> Result<(), Breach> {
    for &(at, heading) in states {
        check_step(topology, at, heading)?;
    }
    Ok(())
}

fn check_cells<T: Finite>(board: &T) -> Result<(), Breach> {
    let mut before = None;
    for at in board.cells() {
        let is_cell = board.contains(at);
        holds_at("a listed cell is on the board", is_cell, at)?;
        let is_next = before < Some(at);
        holds_at("cells are listed in order, each once", is_next, at)?;
        before = Some(at);
    }
    for (index, at) in board.cells().enumerate() {
        let is_counted = board.index_of(at) == Some(index) && board.index_inside(at) == index;
        holds_at(
            "index_of is the index of a cell among all cells",
            is_counted,
            at,
        )?;
    }
    let count = board.cells().count();
    holds("cell_count counts the cells", board.cell_count() == count)?;
    let room = board.array_shape().into_iter().product::<usize>();
    holds("array_shape has room for exactly the cells", room == count)
}

/// Checks one step.
fn check_step<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> Result<(), Breach> {
    let holds = |law, kept| holds_along(law, kept, at, heading);
    let back = board.reversed(at, heading);
    let is_same = board.reversed(at, back) == heading;
    holds("a heading reversed twice is the same heading", is_same)?;
    let Some(next) = board.step(at, heading) else {
        return Ok(());
    };
    let is_cell = board.contains(next.0);
    holds("a step leads to a cell of the board", is_cell)?;
    let is_same = !T::STRAIGHT || next.1 == heading;
    holds(
        "on a straight board a heading is the same everywhere",
        is_same,
    )?;
    let returns = board.step(next.0, board.reversed(next.0, next.1));
    holds("a step can be taken back", returns == Some((at, back)))
}

/// Compares the shortcuts of a walk with its steps.
fn check_walk<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> Result<(), Breach> {
    let holds = |law, kept| holds_along(law, kept, at, heading);
    let origin = (at, heading);
    let leap = |steps: usize| board.leap(at, heading, steps);
    let ahead = |at_most: usize| board.steps_ahead(at, heading, at_most);
    let leaps = |kept| holds("leap equals repeated steps", kept);
    let (mut walked, mut last) = (0_usize, origin);
    let is_ring = loop {
        let is_tried = walked < 4 || walked.is_power_of_two();
        leaps(!is_tried || leap(walked) == last)?;
        match board.step(last.0, last.1) {
            None => break false,
            Some(next) if next == origin => break true,
            Some(_) if walked == FAR => {
                return holds("steps_ahead counts the steps", ahead(FAR) == FAR);
            }
            Some(next) => (walked, last) = (walked + 1, next),
        }
    };
    leaps(leap(walked) == last)?;
    for at_most in [walked / 2, walked, walked + 1, usize::MAX] {
        let counted = ahead(at_most) == walked.min(at_most);
        holds("steps_ahead counts the steps", counted)?;
    }
    let is_same = board.is_ring(at, heading) == is_ring;
    holds("is_ring is true exactly if the steps lead back", is_same)?;
    if is_ring {
        holds(
            "has_rings is true if the board has a ring",
            board.has_rings(),
        )?;
        let goes_round = leap(walked + 1) == origin && leap(2 * walked + 1) == last;
        leaps(goes_round)?;
    }
    Ok(())
}

fn check_headings<T: Headings>(board: &T, at: T::Cell) -> Result<(), Breach> {
    let headings: Vec<_> = board.headings(at).collect();
    let axes: Vec<_> = board.axes(at).collect();
    for (index, &heading) in headings.iter().enumerate() {
        let holds = |law, kept| holds_along(law, kept, at, heading);
        let is_new = !headings[..index].contains(&heading);
        holds("no heading is listed twice", is_new)?;
        let back = board.reversed(at, heading);
        let is_listed = headings.contains(&back);
        holds("the reverse of every heading is listed", is_listed)?;
        let continues = board
            .step(at, heading)
            .is_none_or(|(to, there)| board.headings(to).any(|listed| listed == there));
        holds("the heading after a step is listed at its cell", continues)?;
        let named = axes.iter().filter(|&&axis| axis == heading || axis == back);
        let is_one = named.count() == 1;
        holds("axes has one heading of each opposite pair", is_one)?;
    }
    for &axis in &axes {
        let is_listed = headings.contains(&axis);
        holds_along("an axis is a heading", is_listed, at, axis)?;
    }
    Ok(())
}

/// Checks that headings are translations: the same on all cells, and equal everywhere if they agree on one step.
fn check_straight<T: Finite + Headings>(board: &T) -> Result<(), Breach> {
    let Some(first) = board.cells().next() else {
        return Ok(());
    };
    let alike = "on a straight board a heading is the same everywhere";
    for at in board.cells() {
        let same = board.headings(at).eq(board.headings(first));
        holds_at(alike, same, at)?;
        for heading in board.headings(at) {
            let holds = |kept| holds_along(alike, kept, at, heading);
            holds(board.reversed(at, heading) == board.reversed(first, heading))?;
            let Some((next, _)) = board.step(at, heading) else {
                continue;
            };
            let leads_there = |other: &T::Heading| {
                let step = board.step(at, *other);
                step.is_some_and(|(to, _)| to == next)
            };
            let continues = board.step(next, heading).map(|(to, _)| to);
            let mut others = board.headings(at).filter(leads_there);
            holds(others.all(|other| board.step(next, other).map(|(to, _)| to) == continues))?;
        }
    }
    Ok(())
}

fn check_line_starts<T: Finite + Headings>(board: &T, heading: T::Heading) -> Result<(), Breach> {
    let has = |at: &T::Cell| board.headings(*at).any(|listed| listed == heading);
    let all = board.cells().filter(has);
    let expected: BTreeSet<_> = all.map(|at| line_of(board, at, heading)).collect();
    let (mut found, once) = (BTreeSet::new(), "line_starts lists every line once");
    for (at, there) in board.line_starts(heading) {
        let holds = |kept| holds_along(once, kept, at, there);
        holds(board.contains(at))?;
        let begins = if board.is_ring(at, there) {
            ring_start(board, (at, there)) == (at, there)
        } else {
            board.step(at, board.reversed(at, there)).is_none()
        };
        holds(begins)?;
        let line = line_of(board, at, there);
        holds(expected.contains(&line) && found.insert(line))?;
    }
    let mut missing = expected.difference(&found);
    missing
        .next()
        .map_or(Ok(()), |line| holds_along(once, false, line.0, heading))
}

/// Identifies a whole line, in either direction, by its smallest state.
fn line_of<T: Topology>(board: &T, at: T::Cell, heading: T::Heading) -> (T::Cell, T::Heading) {
    let mut least = (at, heading);
    for heading in [heading, board.reversed(at, heading)] {
        let mut state = (at, heading);
        loop {
            let reverse = (state.0, board.reversed(state.0, state.1));
            least = least.min(state).min(reverse);
            match board.step(state.0, state.1) {
                Some(next) if next != (at, heading) => state = next,
                _ => break,
            }
        }
    }
    least
}
