//! All pieces at once, slides that take and what is seen from a cell, next to the naive program.

use std::fmt::Debug;

use collinear::{Board, Move, Stop, Topology, lines::Seen};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, CellOf, State, cells},
    naive_hops,
    queries::{all_ways, states},
};

/// Begun one by one, and then gone through by `fold`, which has a loop of its own, an iterator gives the same.
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

/// The cells of a slide, with that which is taken as the last, and what ended it.
fn slide_or_take<T: Topology>(
    board: &T,
    from: State<T>,
    max: usize,
    passable: impl Fn(CellOf<T>) -> bool,
    target: impl Fn(CellOf<T>) -> bool,
) -> (Vec<CellOf<T>>, Stop<CellOf<T>>) {
    let (walked, stop) = naive::walk(board, from, max, passable);
    match stop {
        Stop::Blocked(at) if target(at) && at != from.0 => {
            ([cells(&walked), vec![at]].concat(), Stop::Taken(at))
        }
        _ => (cells(&walked), stop),
    }
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
        for max in [0, 1, 2, usize::MAX] {
            let slide = board.slide_or_take(at, way, max, is('.'), is('x'));
            let found: (Vec<_>, _) = (slide.line.iter().collect(), slide.stop);
            let expected = slide_or_take(topology, state, max, is('.'), is('x'));
            assert_eq!(found, expected, "{board:?} {at:?} {way:?} {max}");
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
    let topology = board.topology();
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
    let found = || board.ways(is('x'), &all);
    assert!(found().eq(expected.iter().copied()), "{board:?} {all:?}");
    assert_goes_on(found);

    let mut own = Vec::new();
    for at in board.cells().filter(|&at| kind(at) == 'x') {
        own.extend(ways(at).into_iter().map(|way| (at, way)));
    }
    assert!(board.ways_by(is('x'), ways).eq(own), "{board:?}");

    let slides = || board.slides(is('x'), &all, is('.'));
    assert_goes_on(slides);
    let slides = slides();
    let slides: Vec<_> = slides
        .map(|run| (run.from, run.line.iter().collect::<Vec<_>>(), run.stop))
        .collect();
    let naive_slides = expected.iter().map(|&(at, way)| {
        let (walked, stop) = naive::walk(topology, (at, way), usize::MAX, is('.'));
        (at, cells(&walked), stop)
    });
    let naive_slides: Vec<_> = naive_slides.filter(|slide| !slide.1.is_empty()).collect();
    assert_eq!(slides, naive_slides, "{board:?} {all:?}");

    for landing in ['.', 'o'] {
        let mut hops = Vec::new();
        for &state in &expected {
            let hop = naive_hops::hop(topology, state, is('x'), is(landing));
            hops.extend(hop.ok().filter(|hop| !hops.contains(hop)));
        }
        let found = || board.hops(is('x'), &all, is('x'), is(landing));
        assert_eq!(found().collect::<Vec<_>>(), hops, "{board:?} {all:?}");
        assert_goes_on(found);
    }

    for (min, max) in [(1, usize::MAX), (0, 1), (2, 2)] {
        assert_goes_on(|| board.brackets(is('x'), &all, min..=max, is('o'), is('x')));
        let found = board.brackets(is('x'), &all, min..=max, is('o'), is('x'));
        let found = found.map(|bracket| {
            let inner: Vec<_> = bracket.inner.iter().collect();
            (bracket.from, bracket.heading, inner, bracket.anchor)
        });
        let brackets = expected.iter().filter_map(|&(at, way)| {
            let bracket = naive::bracket(topology, (at, way), (min, max), is('o'), is('x'));
            let (inner, anchor) = bracket.ok()?;
            Some((at, way, inner, anchor))
        });
        assert_eq!(found.collect::<Vec<_>>(), brackets.collect::<Vec<_>>());
    }
}

/// One piece along some headings does what it does along each of them, and what it does among all pieces.
pub(super) fn one_piece_along_its_headings<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let is = |wanted| move |at| kind(at) == wanted;
    let (free, x, o) = (is('.'), is('x'), is('o'));
    let mut all = all_ways(board, ways);
    random.shuffle(&mut all);
    all.truncate(5);
    all.extend(all.first().copied());

    let pieces = || board.cells().filter(|&at| x(at));
    let slides = pieces().flat_map(|at| board.slides_from(at, &all, free));
    assert!(slides.eq(board.slides(x, &all, free)), "{board:?} {all:?}");
    let hops = pieces().flat_map(|at| board.hops_from(at, &all, x, free));
    assert!(hops.eq(board.hops(x, &all, x, free)), "{board:?} {all:?}");
    let brackets = pieces().flat_map(|at| board.brackets_from(at, &all, 1..=2, o, x));
    let expected = board.brackets(x, &all, 1..=2, o, x);
    assert!(brackets.eq(expected), "{board:?} {all:?}");

    let cells: Vec<_> = board.cells().collect();
    for &at in &cells {
        let far = |&way| board.far_hops(at, way, ..=2, 1.., free, x, is('.'));
        let hops = || board.far_hops_from(at, &all, ..=2, 1.., free, x, is('.'));
        let expected: Vec<_> = all.iter().flat_map(far).collect();
        assert_eq!(hops().collect::<Vec<_>>(), expected, "{board:?} {at:?}");
        let left = *random.choice(&cells).expect("a cell");
        let shots = all.iter().map(|&way| board.shoot(at, way, left, free));
        let shots = shots.filter(|shot| !shot.line.is_empty());
        assert!(
            board.shots_from(at, &all, left, free).eq(shots),
            "{board:?} {at:?}"
        );
    }
}
