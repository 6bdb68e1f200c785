use collinear::{Headings, Match, boards::Cuboid};

use super::*;

/// The groups of long runs: sets of cells that are joined as long as two have a cell in common.
fn groups(grid: &Grid<char>, axes: &[Direction], length: Length) -> BTreeSet<CellSet> {
    let kind_at = |at: Coord| kind(&grid[at]);
    let mut sets: Vec<CellSet> = Vec::new();
    for &axis in axes {
        let runs = naive::runs(grid.bounds(), axis, kind_at).into_iter();
        let runs = runs.map(|(_, run)| run.set());
        sets.extend(runs.filter(|set| length.admits(set.len())));
    }
    while let Some((a, b)) = (0..sets.len())
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .find(|&(a, b)| !sets[a].is_disjoint(&sets[b]))
    {
        let joined = sets.remove(b);
        sets[a].extend(joined);
    }
    sets.into_iter().collect()
}

/// Swaps of neighbours after which one of the two is on a long run of what it has got.
fn swaps(grid: &Grid<char>, axes: &[Direction], length: Length) -> BTreeSet<[Coord; 2]> {
    let mut pairs = BTreeSet::new();
    for from in cells(grid.bounds()) {
        for &axis in axes {
            let Some(to) = naive::step(grid.bounds(), from, axis) else {
                continue;
            };
            let (here, there) = (kind(&grid[from]), kind(&grid[to]));
            let mut swapped = grid.clone();
            swapped.swap(from, to);
            let makes = |at: Coord| {
                let own = kind(&swapped[at]);
                axes.iter().any(|&axis| {
                    let is_own = |other| kind(&swapped[other]) == own;
                    let run = naive::stretch(grid.bounds(), at, axis, is_own);
                    run.is_some_and(|run| length.admits(run.cells.len()))
                })
            };
            let differ = here.is_some() && there.is_some() && here != there;
            if differ && (makes(from) || makes(to)) {
                pairs.insert([from.min(to), from.max(to)]);
            }
        }
    }
    pairs
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn matches_are_long_runs_that_are_joined(
        grid in a_grid(),
        axes in some_axes(),
        length in a_length(),
    ) {
        let matches = grid.matches(&axes, length, kind);
        let of_board = grid.bounds().matches(&axes, length, |at| kind(&grid[at]));
        prop_assert_eq!(&matches, &of_board);

        let found: Vec<CellSet> =
            matches.iter().map(|found| found.cells.iter().copied().collect()).collect();
        prop_assert!(found.iter().map(CellSet::first).is_sorted(), "by their first cells");
        let groups = groups(&grid, &axes, length);
        prop_assert_eq!(found.iter().cloned().collect::<BTreeSet<_>>(), groups, "{:?}", grid);

        let mut lines = BTreeSet::new();
        for Match { kind: own, lines: runs, cells } in &matches {
            prop_assert!(cells.is_sorted_by(|a, b| a < b), "each once, in their order");
            prop_assert!(cells.iter().all(|&at| kind(&grid[at]) == Some(*own)));
            let of_runs: CellSet = runs.iter().flatten().collect();
            prop_assert_eq!(of_runs.into_iter().collect::<Vec<_>>(), cells.clone());
            for &run in runs {
                prop_assert!(lines.insert(set(run)), "each run once: {} {:?}", run, grid);
            }
        }
        let mut expected = BTreeSet::new();
        for own in ['x', 'o'] {
            let counts = |len| length.admits(len);
            expected.extend(naive::k_lines(grid.bounds(), &axes, counts, is(&grid, own)));
        }
        prop_assert_eq!(lines, expected, "{:?}", grid);
    }

    #[test]
    fn a_swap_matches_if_it_makes_a_run(
        grid in a_grid(),
        axes in some_axes(),
        length in a_length(),
    ) {
        let swaps_found: Vec<_> = grid.matching_swaps(&axes, length, kind).collect();
        let of_board = grid.bounds().matching_swaps(&axes, length, |at| kind(&grid[at]));
        prop_assert!(of_board.eq(swaps_found.iter().copied()));
        let pairs: Vec<_> =
            swaps_found.iter().map(|swap| [swap.from.min(swap.to), swap.from.max(swap.to)]).collect();
        let expected = swaps(&grid, &axes, length);
        prop_assert_eq!(pairs.len(), expected.len(), "each pair once {:?} {:?}", axes, grid);
        prop_assert_eq!(pairs.into_iter().collect::<BTreeSet<_>>(), expected, "{:?}", grid);
        for Move { from, to } in swaps_found {
            let leads = |&axis: &_| naive::step(grid.bounds(), from, axis) == Some(to);
            prop_assert!(axes.iter().any(leads));
        }
    }
}

/// The shapes that have names: their runs and cells.
#[test]
fn shapes_of_runs_have_names() {
    let shapes = [
        ("x x x", 1, 3),
        ("x x x x x", 1, 5),
        ("x . .\nx . .\nx x x", 2, 5),
        ("x x x\n. x .\n. x .", 2, 5),
        (". x .\nx x x\n. x .", 2, 5),
        ("x x x\nx x x\nx x x", 6, 9),
        ("x x x\nx . .\nx x x", 3, 7),
    ];
    for (picture, lines, cells) in shapes {
        let grid = Grid::parse(picture).unwrap();
        let matches = grid.matches(&[Direction::E, Direction::S], Length::AtLeast(3), kind);
        let shape: Vec<_> = matches
            .iter()
            .map(|found| (found.lines.len(), found.cells.len()))
            .collect();
        assert_eq!(shape, [(lines, cells)], "{picture}");
    }
}

/// Two groups that touch, but have no run in common, are two.
#[test]
fn groups_that_touch_are_not_joined() {
    let grid = Grid::parse("x x x .\n. x x x").unwrap();
    assert_eq!(
        grid.matches(&[Direction::E], Length::AtLeast(3), kind)
            .len(),
        2
    );
    assert_eq!(
        grid.matches(&[Direction::E, Direction::S], Length::AtLeast(3), kind)
            .len(),
        2
    );
    assert_eq!(
        grid.matches(&[Direction::E, Direction::S], Length::AtLeast(2), kind)
            .len(),
        1
    );
}

/// Nothing is reserved for a board that is only stated, and what equals nothing is in no group of several.
#[test]
fn matches_of_odd_boards() {
    let empty = Bounds::new(0, 1 << 40).unwrap();
    assert_eq!(
        empty.matches(&[Direction::E], Length::AtLeast(1), |_| Some(())),
        []
    );
    assert_eq!(
        empty
            .matching_swaps(&[Direction::E], Length::AtLeast(1), |_| Some(()))
            .count(),
        0
    );
    let row = board(1, 3, Wrap::None);
    let alone = row.matches(&[Direction::E], Length::AtLeast(1), |_| Some(f64::NAN));
    assert_eq!(alone.len(), 3);
    let cube = Cuboid::new([3, 3, 3]).unwrap().board();
    let axes: Vec<_> = cube.topology().axes(cube.cells().next().unwrap()).collect();
    let all = cube.matches(&axes, Length::AtLeast(3), |_| Some(()));
    assert_eq!(
        (all.len(), all[0].lines.len(), all[0].cells.len()),
        (1, 49, 27)
    );
}
