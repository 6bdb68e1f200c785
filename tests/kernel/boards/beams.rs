//! Beams that turn at what they meet, compared with a program that remembers where they were.

use collinear::{Board, Stop, Topology};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{CellOf, State},
    queries::{all_ways, states},
};

/// The cells and headings of a beam, each once, and why it ends.
fn beam<T: Topology>(
    board: &T,
    from: State<T>,
    leaves: impl Fn(CellOf<T>, T::Heading) -> Option<T::Heading>,
) -> (Vec<State<T>>, Stop<CellOf<T>>) {
    let (mut passed, mut last) = (Vec::new(), from);
    loop {
        let Some(next) = board.step(last.0, last.1) else {
            return (passed, Stop::Edge);
        };
        if passed.contains(&next) {
            return (passed, Stop::Ring);
        }
        passed.push(next);
        let Some(turned) = leaves(next.0, next.1) else {
            return (passed, Stop::Blocked(next.0));
        };
        last = (next.0, turned);
    }
}

pub(super) fn beams_that_turn<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let all = all_ways(board, ways);
    let after = |heading| {
        let index = all.binary_search(&heading).expect("a heading of the board");
        all[(index + 1) % all.len()]
    };
    for state @ (at, way) in states(board, ways) {
        // Mirrors never send two headings into one.
        let leaves = |at, heading| match kind(at) {
            'x' => Some(after(heading)),
            'o' => None,
            _ => Some(heading),
        };
        let (poses, stop) = beam(board.topology(), state, leaves);
        let mut found = board.beam(at, way, leaves);
        assert!(found.by_ref().eq(poses), "{board:?} {state:?}");
        assert_eq!(found.next(), None);
        assert_eq!(found.end(), stop, "{board:?} {state:?}");
        assert_eq!(board.beam(at, way, leaves).end(), stop);

        // Arrows send all headings into one.
        let leaves = |at, heading| match kind(at) {
            'x' => Some(after(heading)),
            'o' => Some(all[0]),
            _ => Some(heading),
        };
        let (poses, stop) = beam(board.topology(), state, leaves);
        let mut found = board.beam(at, way, leaves);
        let cells: Vec<_> = found.by_ref().collect();
        assert!(cells.starts_with(&poses), "{board:?} {state:?}");
        assert!(cells.len() <= 3 * poses.len());
        assert!(stop == Stop::Ring || cells == poses);
        assert_eq!(found.end(), stop, "{board:?} {state:?}");
    }
}
