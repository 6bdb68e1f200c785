//! Paths over matching cells, compared with the naive program: floods, connections, straight paths.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

use collinear::Board;
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, cells, sorted},
    queries::{all_ways, states},
};

pub(super) fn floods_and_ways_through<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let all: Vec<_> = board.cells().collect();
    let ways = all_ways(board, ways);
    let passable = |at| kind(at) != 'o';
    if let Some(&from) = random.choice(&all) {
        let other = *random.choice(&all).unwrap();
        let expected = naive::distances(topology, &[from, other], &ways, passable);
        // No cell is queried twice.
        let asked = RefCell::new(BTreeSet::new());
        let once = |at| {
            assert!(asked.borrow_mut().insert(at), "{board:?} {at:?}");
            passable(at)
        };
        let flood = board.flood([from, other], &ways, once);
        let reached = expected.iter().map(|&(at, _)| at);
        let steps: BTreeMap<_, _> = expected.iter().copied().collect();
        let nearest_first = flood.cells().is_sorted_by_key(|at| steps[at]);
        assert!(nearest_first, "{board:?} {flood:?}");
        assert_eq!(
            sorted(flood.cells().iter().copied()),
            sorted(reached),
            "{board:?}"
        );
        assert!(
            all.iter()
                .all(|&at| flood.contains(at) == expected.iter().any(|&(other, _)| other == at))
        );

        let goal = |at| kind(at) == 'x';
        let nearest = expected
            .iter()
            .filter(|&&(at, _)| goal(at))
            .map(|&(_, steps)| steps)
            .min();
        asked.take();
        let way = board.connect([from, other], goal, &ways, once);
        assert_eq!(way.as_ref().map(|way| way.len() - 1), nearest);
        let way = way.unwrap_or_default();
        assert!(way.iter().all(|&at| passable(at)));
        assert!(way.windows(2).all(|two| {
            let next = |&way: &_| {
                topology
                    .step(two[0], way)
                    .is_some_and(|(at, _)| at == two[1])
            };
            ways.iter().any(next)
        }));
        assert!(
            way.first()
                .is_none_or(|first| [from, other].contains(first))
        );
        assert!(way.last().is_none_or(|&last| goal(last)));
    }
}

pub(super) fn paths_along_a_way<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let all: Vec<_> = board.cells().collect();
    let passable = |at| kind(at) != 'o';
    for state @ (at, way) in states(board, ways) {
        for _ in 0..3 {
            let (to, limit) = (*random.choice(&all).unwrap(), random.usize(..9));
            for limit in [limit, usize::MAX] {
                let found = board.path_along(at, way, to, limit, passable);
                let found = found.map(|line| line.iter().collect());
                let expected = naive::path_along(board.topology(), state, to, limit, passable);
                assert_eq!(found, expected, "{board:?} {at:?} {way:?} {to:?}");
            }
        }
    }
}

pub(super) fn paths_between_two_cells<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let topology = board.topology();
    let passable = |at| kind(at) != 'o';
    for from in board.cells() {
        for to in board.cells() {
            let straight = topology.heading_to(from, to);
            let path = board.path(from, to, passable);
            let path = path.map(|line| line.iter().collect());
            let expected = naive::path(topology, (from, to), straight, passable);
            assert_eq!(path, expected, "{board:?} {from:?} {to:?}");
            let Some((way, steps)) = straight else {
                assert_eq!(board.between(from, to), None);
                continue;
            };
            let (walked, _) = naive::walk(topology, (from, way), steps, |_| true);
            assert_eq!(walked.last().map(|&(at, _)| at), Some(to), "{board:?}");
            let between = board.between(from, to).unwrap();
            assert!(between.iter().eq(cells(&walked[..steps - 1])));
            assert_eq!(board.between(to, from), Some(between.reversed()));
        }
    }
}

/// A graph of steps unrelated to the lines of the board.
pub(super) fn reached_in_steps_of_ones_own<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let all: Vec<_> = board.cells().collect();
    let Some(&from) = random.choice(&all) else {
        return;
    };
    let other = *random.choice(&all).unwrap();
    let salt = random.usize(..all.len());
    let steps = |at| {
        let index = all.iter().position(|&other| other == at).unwrap();
        let to = [3 * index + salt, index * index + 1, index / 2];
        let to = to.map(|index| all[index % all.len()]);
        to[..if kind(at) == 'x' { 1 } else { 3 }].to_vec()
    };
    let expected = naive::distances_by(&[from, other], steps);
    let region = board.reach_by([from, other], steps);
    let reached: Vec<_> = expected.iter().map(|&(at, _)| at).collect();
    assert_eq!(region.cells(), reached, "{board:?}");
    assert!(
        all.iter()
            .all(|&at| region.contains(at) == reached.contains(&at))
    );
}
