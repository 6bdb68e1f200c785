//! Boards that are no rectangles: known facts, their laws, and each closed form beside what follows
//! from the steps alone.

use std::{
    collections::{BTreeSet, HashSet},
    fmt::Debug,
};

use collinear::{Board, Direction, Finite, Headings, Topology, geometry::LineStarts};

mod cuboid;
mod hexagons;
mod holed;
mod plane;
mod rings;
mod triangles;
mod twisted;

/// A board that knows the four required items and nothing better.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Bare<T>(T);

impl<T: Topology> Topology for Bare<T> {
    type Cell = T::Cell;
    type Heading = T::Heading;

    fn contains(&self, at: T::Cell) -> bool {
        self.0.contains(at)
    }

    fn step(&self, from: T::Cell, heading: T::Heading) -> Option<(T::Cell, T::Heading)> {
        self.0.step(from, heading)
    }

    fn reversed(&self, at: T::Cell, heading: T::Heading) -> T::Heading {
        self.0.reversed(at, heading)
    }
}

impl<T: Finite> Finite for Bare<T> {
    type Cells = std::vec::IntoIter<T::Cell>;
    type Starts = LineStarts<Self>;

    fn cells(&self) -> Self::Cells {
        self.0.cells().collect::<Vec<_>>().into_iter()
    }

    fn cell_count(&self) -> usize {
        self.0.cells().count()
    }

    fn index_of(&self, at: T::Cell) -> Option<usize> {
        self.0.cells().position(|cell| cell == at)
    }

    fn line_starts(&self, heading: T::Heading) -> LineStarts<Self> {
        LineStarts::new(self.clone(), heading)
    }
}

impl<T: Headings> Headings for Bare<T> {
    fn headings(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.0.headings(at)
    }
}

/// The laws of a topology, and its shortcuts beside the defaults, from these cells with these
/// headings. Rays of more than a hundred steps are not walked.
fn check_states<T: Topology>(board: &T, cells: &[T::Cell], headings: &[T::Heading]) {
    let bare = Bare(board.clone());
    for &at in cells {
        assert!(board.contains(at), "{board:?} {at:?}");
        for &heading in headings {
            let state = format!("{board:?} {at:?} {heading:?}");
            let back = board.reversed(at, heading);
            assert_eq!(board.reversed(at, back), heading, "{state}");
            let next = board.step(at, heading);
            assert_eq!(board.peek(at, heading).2, next.is_some(), "{state}");
            if let Some((to, there)) = next {
                assert!(board.contains(to), "{state}");
                let home = board.step(to, board.reversed(to, there));
                assert_eq!(home, Some((at, back)), "{state}");
                assert_eq!(board.glide(at, heading), (to, there), "{state}");
                assert_eq!(board.peek(at, heading), (to, there, true), "{state}");
                assert!(!T::STRAIGHT || there == heading, "{state}");
            }
            let len = board.steps_ahead(at, heading, usize::MAX);
            if len > 100 {
                continue;
            }
            for at_most in [0, len / 2, len, len + 1, usize::MAX] {
                let steps = board.steps_ahead(at, heading, at_most);
                assert_eq!(steps, bare.steps_ahead(at, heading, at_most), "{state}");
            }
            let is_ring = bare.is_ring(at, heading);
            assert_eq!(board.is_ring(at, heading), is_ring, "{state}");
            assert!(board.has_rings() || !is_ring, "{state}");
            for steps in 0..=len {
                let (leap, steps) = (
                    board.leap(at, heading, steps),
                    bare.leap(at, heading, steps),
                );
                assert_eq!(leap, steps, "{state}");
            }
            if is_ring {
                for steps in [1, len + 1, len + 2, 3 * len + 5] {
                    let (leap, steps) = (
                        board.leap(at, heading, steps),
                        bare.leap(at, heading, steps),
                    );
                    assert_eq!(leap, steps, "{state}");
                }
                let start = board.ring_start(at, heading);
                assert_eq!(start, bare.ring_start(at, heading), "{state}");
            }
            let line = Board::of(board.clone()).ray_with_origin(at, heading).line();
            let mut back: Vec<_> = line.reversed().iter().collect();
            back.reverse();
            assert!(line.iter().eq(back.iter().copied()), "{state}");
            assert!(line.iter().rev().eq(back.iter().rev().copied()), "{state}");
        }
    }
}

/// All of a finite board: its states, its cells in order, and where its lines begin.
fn check_all<T: Finite + Headings>(board: &T, more: &[T::Heading]) {
    let cells: Vec<_> = board.cells().collect();
    assert!(cells.is_sorted(), "{board:?}");
    assert_eq!(cells.len(), board.cell_count(), "{board:?}");
    for (index, &at) in cells.iter().enumerate() {
        assert_eq!(board.index_of(at), Some(index), "{board:?} {at:?}");
        let (headings, axes): (Vec<_>, Vec<_>) =
            (board.headings(at).collect(), board.axes(at).collect());
        let distinct: HashSet<_> = headings.iter().copied().collect();
        assert_eq!(distinct.len(), headings.len(), "{board:?} {at:?}");
        let both = axes
            .iter()
            .flat_map(|&axis| [axis, board.reversed(at, axis)]);
        assert_eq!(both.collect::<HashSet<_>>(), distinct, "{board:?} {at:?}");
        // By default, the first of each pair.
        let first = |&place: &usize| {
            let back = board.reversed(at, headings[place]);
            !headings[..place].contains(&back)
        };
        let firsts = (0..headings.len())
            .filter(first)
            .map(|place| headings[place]);
        assert!(Bare(board.clone()).axes(at).eq(firsts), "{board:?} {at:?}");
        check_states(board, &[at], &headings);
        check_states(board, &[at], more);
    }
    let headings = cells
        .iter()
        .flat_map(|&at| board.headings(at))
        .chain(more.iter().copied());
    for heading in headings.collect::<BTreeSet<_>>() {
        let starts: Vec<_> = board.line_starts(heading).collect();
        let expected: HashSet<_> = Bare(board.clone()).line_starts(heading).collect();
        let found: HashSet<_> = starts.iter().copied().collect();
        assert_eq!(
            (found.len(), &found),
            (starts.len(), &expected),
            "{board:?} {heading:?}"
        );
    }
}

fn long_steps() -> Vec<Direction> {
    let far = [
        (2, 2),
        (3, 3),
        (-3, 1),
        (5, -7),
        (0, 4),
        (-6, 0),
        (isize::MAX, -isize::MAX),
    ];
    let far = far.map(|(rows, cols)| Direction::new(rows, cols).unwrap());
    Direction::KNIGHT.into_iter().chain(far).collect()
}

/// Every cell that can be reached from one, with the steps that it takes.
fn steps_between<T: Headings>(board: &T, from: T::Cell) -> Vec<(T::Cell, u64)> {
    let mut found = vec![(from, 0)];
    let mut seen = HashSet::from([from]);
    let mut next = 0;
    while next < found.len() {
        let (at, steps) = found[next];
        next += 1;
        for heading in board.headings(at) {
            let to = board.step(at, heading).map(|(to, _)| to);
            found.extend(to.filter(|&to| seen.insert(to)).map(|to| (to, steps + 1)));
        }
    }
    found
}
