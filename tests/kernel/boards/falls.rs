//! Matches, swaps that make matches, discs that are dropped in, lines that are removed.

use std::collections::{BTreeMap, BTreeSet};

use collinear::{Board, Gravity, Grid, Length, Line, Stop};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, sorted},
    queries::all_ways,
};

pub(super) fn matches_and_swaps<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let piece = |at| Some(kind(at)).filter(|&kind| kind != '.');
    let mut axes = all_ways(board, ways);
    random.shuffle(&mut axes);
    axes.truncate(3);
    for length in [Length::AtLeast(2), Length::AtLeast(3), Length::Exactly(2)] {
        let mut sets: Vec<BTreeSet<T::Cell>> = Vec::new();
        for &axis in &axes {
            let runs = naive::runs(topology, ways, axis, piece).into_iter();
            let runs = runs.filter(|(_, run)| naive::admits::<T>(length, run));
            sets.extend(runs.map(|(_, run)| run.cells().into_iter().collect()));
        }
        while let Some((a, b)) = (0..sets.len())
            .flat_map(|b| (0..b).map(move |a| (a, b)))
            .find(|&(a, b)| !sets[a].is_disjoint(&sets[b]))
        {
            let joined = sets.remove(b);
            sets[a].extend(joined);
        }
        let matches = board.matches(&axes, length, piece);
        let found = matches.iter().map(|found| found.cells.clone());
        let expected = sets
            .into_iter()
            .map(|set| set.into_iter().collect::<Vec<_>>());
        assert_eq!(
            found.collect::<Vec<_>>(),
            sorted(expected),
            "{board:?} {axes:?} {length}"
        );
        for found in &matches {
            assert!(found.cells.iter().all(|&at| piece(at) == Some(found.kind)));
            let of_lines: BTreeSet<_> = found.lines.iter().flatten().collect();
            assert!(of_lines.into_iter().eq(found.cells.iter().copied()));
            for (index, line) in found.lines.iter().enumerate() {
                assert!(
                    !found.lines[..index]
                        .iter()
                        .any(|other| other.same_cells(line))
                );
            }
        }

        let mut expected = BTreeSet::new();
        for from in board.cells() {
            for to in axes.iter().filter_map(|&axis| board.step(from, axis)) {
                let swapped = |at| match at {
                    at if at == from => piece(to),
                    at if at == to => piece(from),
                    at => piece(at),
                };
                let makes = |at| {
                    axes.iter().any(|&axis| {
                        let is_own = |other| swapped(other) == swapped(at);
                        let run = naive::stretch(topology, (at, axis), is_own);
                        naive::admits::<T>(length, &run)
                    })
                };
                let differ = piece(from).is_some() && piece(to).is_some() && kind(from) != kind(to);
                if differ && (makes(from) || makes(to)) {
                    expected.insert([from.min(to), from.max(to)]);
                }
            }
        }
        let found = board.matching_swaps(&axes, length, piece);
        let found = found.map(|swap| [swap.from.min(swap.to), swap.from.max(swap.to)]);
        let found: Vec<_> = sorted(found);
        assert!(
            found.iter().eq(&expected),
            "{board:?} {axes:?} {length} {found:?} {expected:?}"
        );
    }
}

pub(super) fn lines_that_are_let_into_and_taken_out<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let is_free = |at| kind(at) == '.';
    let is_ring = |line: &Line<T>| {
        let first = line.first().map(|at| (at, line.heading()));
        first.is_some_and(|first| naive::ray(board.topology(), first).1 == Stop::Ring)
    };
    let axes = all_ways(board, ways);
    for &way in &axes {
        let mut rests = BTreeSet::new();
        for line in board.lines(way).filter(|line| !is_ring(line)) {
            rests.extend(line.iter().take_while(|&at| is_free(at)).last());
        }
        let found: Vec<_> = sorted(board.landings(way, is_free));
        assert!(found.iter().eq(&rests), "{board:?} {way:?} {found:?}");

        let before = Grid::on(board.clone(), kind).unwrap();
        assert!(
            before
                .landings(way, |&cell| cell == '.')
                .eq(board.landings(way, is_free))
        );

        // One after the other, while the first line with a landing has one.
        let mut expected = before.clone();
        let pieces = random.usize(..12);
        let (mut filled, mut left) = (Vec::new(), pieces);
        for line in board.lines(way).filter(|line| !is_ring(line)) {
            while left > 0 {
                let mut room = line.iter().take_while(|&at| expected[at] == '.');
                let Some(at) = room.by_ref().last() else {
                    break;
                };
                expected[at] = '+';
                filled.push(at);
                left -= 1;
            }
        }
        let mut refilled = before.clone();
        let mut queue = std::iter::repeat_n('+', pieces);
        let fixed = |&cell: &char| {
            if cell == '.' {
                Gravity::Empty
            } else {
                Gravity::Fixed
            }
        };
        let collapse = refilled.collapse([], way, '.', fixed, queue.by_ref());
        let cells = collapse.refilled;
        assert_eq!((cells, queue.len()), (filled, left), "{board:?} {way:?}");
        assert!(refilled == expected);

        // Full lines are gone, other values remain, and new cells are empty.
        let mut before = before;
        let axis = *random.choice(&axes).unwrap();
        for line in board.lines(axis) {
            if random.bool() {
                before.fill(&line, '*');
            }
        }
        let is_full = |line: &Line<T>| line.iter().all(|at| before[at] == '*');
        let full: Vec<_> = board.lines(axis).filter(is_full).collect();
        let gone: BTreeSet<_> = full.iter().flatten().collect();
        let mut after = before.clone();
        let lines = after.remove_lines(axis, way, |&cell| cell == '*', '-');
        assert_eq!(lines.len(), full.len());
        assert!((lines.iter().zip(&full)).all(|(line, other)| line.same_cells(other)));
        let kept = before.indexed().filter(|(at, _)| !gone.contains(at));
        let kept = kept.map(|(_, &cell)| cell);
        let new = gone.iter().map(|_| '-');
        assert_eq!(
            sorted(after.iter().copied()),
            sorted(kept.chain(new)),
            "{board:?} {way:?}"
        );
        if T::STRAIGHT {
            let mut expected: BTreeMap<_, _> = BTreeMap::new();
            for line in board.lines(way) {
                let (out, kept): (Vec<_>, Vec<_>) = line.iter().partition(|at| gone.contains(at));
                if is_ring(&line) {
                    expected.extend(kept.iter().map(|&at| (at, before[at])));
                    expected.extend(out.iter().map(|&at| (at, '-')));
                    continue;
                }
                let values = out
                    .iter()
                    .map(|_| '-')
                    .chain(kept.iter().map(|&at| before[at]));
                expected.extend(line.iter().zip(values));
            }
            assert!(
                after.indexed().all(|(at, cell)| expected[&at] == *cell),
                "{board:?} {way:?}"
            );
        }
    }
}
