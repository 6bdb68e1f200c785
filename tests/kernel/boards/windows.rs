//! The census of windows, compared with the windows of all whole lines.

use std::collections::BTreeMap;

use collinear::{Board, Grid};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, sorted},
    queries::all_ways,
};

type Sums = [i32; 2];

/// Neither linear nor symmetric.
fn worth([a, b]: Sums) -> i32 {
    a * a * 5 - a * b + 7 * i32::from(b == 0)
}

pub(super) fn census_of_windows<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    let ways = |at| topology.headings(at).collect::<Vec<_>>();
    let mut axes = all_ways(board, ways);
    random.shuffle(&mut axes);
    axes.truncate(4);
    let k = random.usize(..6);
    let mut grid = Grid::on(board.clone(), kind).unwrap();
    let weigh = |cell: &char| [i32::from(*cell == 'x'), 3 * i32::from(*cell == 'o')];
    let mut census = grid.census(&axes, k, weigh).unwrap();
    for at in random.choose_multiple(board.cells(), 3) {
        let lines = axes
            .iter()
            .flat_map(|&axis| naive::lines(topology, ways, axis));
        let windows = lines
            .flat_map(|line| naive::windows::<T>(&line, k))
            .map(sorted);
        let windows = windows.filter(|cells| cells.windows(2).all(|cells| cells[0] != cells[1]));
        let sums = |cells: Vec<T::Cell>| {
            let weights = cells.iter().map(|&at| weigh(&grid[at]));
            let sums = weights.fold([0; 2], |[a, b], [c, d]| [a + c, b + d]);
            (cells, sums)
        };
        let expected: BTreeMap<_, Sums> = windows.map(sums).collect();
        let found = census
            .windows()
            .map(|(window, sums)| (sorted(window), sums));
        let found = sorted(found);
        assert_eq!(found, Vec::from_iter(expected), "{board:?} {axes:?} {k}");
        assert_eq!(census.window_count(), found.len());
        assert_eq!(census.sums(found.len()), None);
        let value = found.iter().map(|&(_, sums)| worth(sums)).sum::<i32>();
        assert_eq!(census.evaluate(worth), value);
        // A change is reported window by window, has the predicted worth, and can be undone.
        let (before, now) = (census.clone(), weigh(&'o'));
        let difference = census.difference(at, now, worth);
        let mut told = Vec::new();
        let was = census.put_with(at, now, |window, was, now| told.push((window, was, now)));
        assert_eq!(was, Some(weigh(&grid[at])));
        assert_eq!(census.weight(at), Some(now));
        let changed = before.windows().zip(census.windows()).enumerate();
        let through = changed.filter(|(_, ((line, _), _))| line.contains(at));
        let through = through.map(|(window, ((_, was), (_, now)))| (window, was, now));
        assert_eq!(
            sorted(told),
            sorted(through),
            "{board:?} {axes:?} {k} {at:?}"
        );
        assert_eq!(census.evaluate(worth), value + difference);
        let mut undone = census.clone();
        undone.put(at, was.expect("a cell"));
        assert_eq!(undone, before);
        grid[at] = 'o';
    }
}
