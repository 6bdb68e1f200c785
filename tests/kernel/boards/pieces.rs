//! Pieces, slides and sight from a cell, compared with the naive program.

use std::fmt::Debug;

use collinear::{Board, Move, Run, Stop, Topology, lines::Seen};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, CellOf, State, cells},
    queries::{all_ways, states},
};

/// A partly consumed iterator continues the same in `fold`, which has its own loop.
fn assert_goes_on<I: Iterator<Item: PartialEq + Debug>>(found: impl Fn() -> I) {
    let mut all = Vec::new();
    for item in found() {
        all.push(item);
    }
    for begun in [0, 1, 2, all.len() / 2, all.len() + 1] {
        let mut rest = found();
        let mut listed: Vec<_> = rest.by_ref().take(begun).collect();
        rest.for_each(|item| listed.push(item));
        assert_eq!(listed, all);
    }
}

/// The cells where a slide can stop, with the captured cell as the last, and what ended it.
fn slide_or_take<T: Topology>(
    board: &T,
    from: State<T>,
    (min, max): (usize, usize),
    passable: impl Fn(CellOf<T>) -> bool,
    target: impl Fn(CellOf<T>) -> bool,
) -> (Vec<CellOf<T>>, Stop<CellOf<T>>) {
    let (walked, stop) = naive::walk(board, from, max, passable);
    let (mut cells, mut end) = (cells(&walked), stop);
    if let Stop::Blocked(at) = stop
        && target(at)
        && at != from.0
        && cells.len() + 1 >= min
    {
        cells.push(at);
        end = Stop::Taken(at);
    }
    let stops = cells.into_iter().skip(min.saturating_sub(1));
    (stops.collect(), end)
}

fn seen<T: Topology>(
    board: &T,
    from: State<T>,
    matches: impl Fn(CellOf<T>) -> bool,
) -> Option<Seen<CellOf<T>, T::Heading>> {
    let (ray, _) = naive::sight(board, from);
    let index = ray.iter().position(|&at| matches(at))?;
    Some(Seen {
        at: ray[index],
        heading: from.1,
        steps: index + 1,
    })
}

pub(super) fn pieces_that_take_and_see<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let is = |wanted| move |at| kind(at) == wanted;
    for state @ (at, way) in states(board, ways) {
        let most = usize::MAX;
        for lengths @ (min, max) in [(0, 0), (0, 1), (1, 2), (2, 2), (0, most), (3, most)] {
            let stops = |slide: &Run<T>| (slide.line.iter().collect::<Vec<_>>(), slide.stop);
            let slide = board.slide(at, way, min..=max, is('.'));
            let expected = slide_or_take(topology, state, lengths, is('.'), |_| false);
            assert_eq!(
                stops(&slide),
                expected,
                "{board:?} {at:?} {way:?} {lengths:?}"
            );
            let slide = board.slide_or_take(at, way, min..=max, is('.'), is('x'));
            let expected = slide_or_take(topology, state, lengths, is('.'), is('x'));
            assert_eq!(
                stops(&slide),
                expected,
                "{board:?} {at:?} {way:?} {lengths:?}"
            );
            let moves = expected.0.iter().map(|&to| Move { from: at, to });
            let moves: Vec<_> = moves.collect();
            assert!(slide.moves().eq(moves.iter().copied()));
            assert!(slide.moves().rev().eq(moves.iter().rev().copied()));
            assert_eq!(slide.moves().len(), moves.len());
            assert_eq!(slide.moves().nth(1), moves.get(1).copied());
            let last = slide.moves().fold(None, |_, last| Some(last));
            assert_eq!(last, moves.last().copied());
        }
    }
    let all = all_ways(board, ways);
    for at in board.cells() {
        assert_goes_on(|| board.seen_from(at, &all, is('x')));
        let found: Vec<_> = board.seen_from(at, &all, is('x')).collect();
        let expected = all.iter().map(|&way| seen(topology, (at, way), is('x')));
        let expected: Vec<_> = expected.flatten().collect();
        assert_eq!(found, expected, "{board:?} {at:?}");
    }
}

pub(super) fn all_pieces_at_once<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let is = |wanted| move |at| kind(at) == wanted;
    let mut all = all_ways(board, ways);
    random.shuffle(&mut all);
    all.truncate(7);
    all.extend(all.first().copied());

    let mut expected = Vec::new();
    for at in board.cells() {
        for &way in all.iter().filter(|_| kind(at) == 'x') {
            expected.push((at, way));
        }
    }
    let found = || board.headings_of(is('x'), |_| all.iter().copied());
    assert!(found().eq(expected.iter().copied()), "{board:?} {all:?}");
    assert_goes_on(found);

    let mut own = Vec::new();
    for at in board.cells().filter(|&at| kind(at) == 'x') {
        own.extend(ways(at).into_iter().map(|way| (at, way)));
    }
    assert!(board.headings_of(is('x'), ways).eq(own), "{board:?}");
}
