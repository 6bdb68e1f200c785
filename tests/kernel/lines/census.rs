//! The census of windows beside one that counts everything anew.

use std::collections::BTreeMap;

use collinear::lines::Census;

use super::*;

type Sums = [i64; 2];

/// What the cells of a picture weigh: an x one, an o more the farther it lies in the other kind.
fn weight(grid: &Grid<char>, at: Coord) -> Sums {
    [
        i64::from(grid[at] == 'x'),
        if grid[at] == 'o' {
            3 + i64::try_from(at.col).expect("a column")
        } else {
            0
        },
    ]
}

fn counted(grid: &Grid<char>, axes: &[Direction], k: usize) -> BTreeMap<CellSet, Sums> {
    let windows = axes
        .iter()
        .flat_map(|&axis| naive::windows(grid.bounds(), k, axis));
    let sum = |cells: &CellSet| {
        let weights = cells.iter().map(|&at| weight(grid, at));
        weights.fold([0, 0], |[a, b], [c, d]| [a + c, b + d])
    };
    windows.map(|cells| (cells.clone(), sum(&cells))).collect()
}

fn by_cells(windows: impl Iterator<Item = (Line, Sums)>) -> Vec<(CellSet, Sums)> {
    let mut windows: Vec<_> = windows.map(|(line, sums)| (set(line), sums)).collect();
    windows.sort_unstable();
    windows
}

/// Neither linear nor even.
fn worth([a, b]: Sums) -> i64 {
    a * a * 5 - a * b + 7 * i64::from(b == 0)
}

fn census(grid: &Grid<char>, axes: &[Direction], k: usize) -> Census<i64, 2> {
    let census = grid.bounds().census(axes, k, |at| weight(grid, at));
    census.expect("a small board")
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn each_window_is_counted_and_stays_so(
        mut grid in a_grid(),
        axes in some_axes(),
        k in 0_usize..8,
        changes in proptest::collection::vec((0_usize..49, 0_usize..3), 0..6),
    ) {
        let mut census = census(&grid, &axes, k);
        let board = grid.bounds();
        let mut undo = Vec::new();
        let before = census.clone();
        for (number, piece) in changes {
            let expected = counted(&grid, &axes, k);
            let all: Vec<_> = expected.clone().into_iter().collect();
            prop_assert_eq!(by_cells(census.windows()), all, "{} {:?} {:?}", k, axes, grid);
            prop_assert_eq!(census.window_count(), expected.len());
            let value: i64 = expected.values().copied().map(worth).sum();
            prop_assert_eq!(census.evaluate(worth), value);
            for (window, sums) in census.windows() {
                let x: i64 = grid.along(window).map(|&cell| i64::from(cell == 'x')).sum();
                prop_assert_eq!(x, sums[0]);
            }

            let Some(&at) = cells(board).get(number) else { continue };
            let was = weight(&grid, at);
            grid[at] = ['x', 'o', '.'][piece];
            let now = weight(&grid, at);
            let difference = census.difference(at, now, worth);
            prop_assert_eq!(census.weight(at), Some(was));
            let numbered: Vec<_> = census.windows().collect();
            let mut changed = Vec::new();
            let put = census.put_with(at, now, |window, before, after| changed.push((window, before, after)));
            prop_assert_eq!(put, Some(was));
            for (window, (line, before)) in numbered.into_iter().enumerate() {
                let after = census.sums(window);
                let told = changed.iter().find(|&&(number, ..)| number == window);
                let told = told.map(|&(_, before, after)| (before, after));
                let is_through = line.contains(at);
                prop_assert_eq!(told, is_through.then_some((before, after.unwrap_or_default())));
                prop_assert!(is_through || after == Some(before));
            }
            prop_assert_eq!(census.sums(census.window_count()), None);
            prop_assert_eq!(census.weight(at), Some(now));
            prop_assert_eq!(census.evaluate(worth), value + difference);
            undo.push((at, was));
        }
        for at in cells_off(board) {
            prop_assert_eq!(census.put_with(at, [9, 9], |_, _, _| panic!("off the board")), None);
            prop_assert_eq!(census.weight(at), None);
            prop_assert_eq!(census.difference(at, [9, 9], worth), 0);
        }
        for (at, was) in undo.into_iter().rev() {
            census.put(at, was);
        }
        prop_assert_eq!(census, before);
    }
}

#[test]
fn small_numbers_without_a_sign_do_not_pass_below_nothing() {
    let grid = Grid::parse("x x o x .").unwrap();
    let weigh = |&cell: &char| [u8::from(cell == 'x'), u8::from(cell == 'o')];
    let mut census = grid.census(&[Direction::E], 5, weigh).unwrap();
    for (col, weight) in [(0, [0, 1]), (2, [1, 0]), (4, [0, 1]), (0, [252, 0])] {
        census.put(Coord::new(0, col), weight);
    }
    let sums: Vec<_> = census.windows().map(|(_, sums)| sums).collect();
    assert_eq!(sums, [[255, 1]]);
}

#[test]
fn a_board_that_is_only_stated_has_no_census() {
    let board = board(1 << 31, 1 << 31, Wrap::None);
    let error = board.census(&[Direction::E], 5, |_| [0_u8]).unwrap_err();
    assert!(error.to_string().contains("too large"), "{error}");
}
