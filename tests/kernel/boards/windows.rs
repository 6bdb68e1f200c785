//! The census of windows beside the windows of all whole lines.

use std::collections::BTreeMap;

use collinear::{Board, Grid};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, sorted},
    queries::all_ways,
};

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
    let weigh = |cell: &char| [i8::from(*cell == 'x'), i8::from(*cell == 'o')];
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
            let count = |piece| cells.iter().filter(|&&at| grid[at] == piece).count();
            let sums = [count('x'), count('o')];
            (cells, sums)
        };
        let expected: BTreeMap<_, _> = windows.map(sums).collect();
        let found = census.windows().map(|(window, sums)| {
            let sums = sums.map(|sum| usize::try_from(sum).expect("a count"));
            (sorted(window), sums)
        });
        let found = sorted(found);
        assert_eq!(found, Vec::from_iter(expected), "{board:?} {axes:?} {k}");
        let was = weigh(&grid[at]);
        grid[at] = 'o';
        assert_eq!(census.put(at, weigh(&'o')), Some(was));
    }
}
