use super::*;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn runs_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let (here, there) = (
                grid.run(at, direction, is_x),
                mirror.there.run(to, way, is_x),
            );
            assert_mirrored!(
                mirror,
                (mirror.list(here.line), mirror.stop(here.stop)),
                (list(there.line), there.stop)
            );

            let here = grid.run_at_most(at, direction, 2, is_x);
            let there = mirror.there.run_at_most(to, way, 2, is_x);
            assert_mirrored!(
                mirror,
                (mirror.list(here.line), mirror.stop(here.stop)),
                (list(there.line), there.stop)
            );

            let here = grid.run_through(at, direction, is_x);
            let there = mirror.there.run_through(to, way, is_x);
            assert_mirrored!(mirror, mirror.run_through(here), as_it_is(there));
        });
    }

    #[test]
    fn all_runs_are_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            for axis in directions() {
                let here = grid
                    .runs(axis, kind)
                    .map(|(kind, run)| (kind, mirror.run_through(run)));
                let there = mirror.there.runs(mirror.direction(axis), kind);
                let mut here: Vec<_> = here.collect();
                let mut there: Vec<_> =
                    there.map(|(kind, run)| (kind, as_it_is(run))).collect();
                here.sort_by_key(|(_, run)| run.0.clone());
                there.sort_by_key(|(_, run)| run.0.clone());
                assert_mirrored!(mirror, here, there);
            }
        }
    }

    #[test]
    fn matches_and_swaps_are_mirrored(grid in a_grid(), k in 1_usize..5) {
        for mirror in mirrors(&grid) {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                for axes in [&Direction::AXES[..], &Direction::HEX_AXES] {
                    let ways: Vec<_> = axes.iter().map(|&axis| mirror.direction(axis)).collect();
                    let here = grid.matches(axes, length, kind).into_iter().map(|found| {
                        let cells: CellSet =
                            found.cells.into_iter().map(|at| mirror.coord(at)).collect();
                        let lines: BTreeSet<_> =
                            found.lines.into_iter().map(|line| mirror.set(line)).collect();
                        (found.kind, cells, lines)
                    });
                    let there = mirror.there.matches(&ways, length, kind).into_iter().map(|found| {
                        let lines: BTreeSet<_> = found.lines.into_iter().map(set).collect();
                        (found.kind, found.cells.into_iter().collect(), lines)
                    });
                    let here: BTreeSet<_> = here.collect();
                    assert_mirrored!(mirror, here, there.collect());

                    let pair = |a: Coord, b: Coord| CellSet::from([a, b]);
                    let here = grid.matching_swaps(axes, length, kind);
                    let here: BTreeSet<_> = here
                        .map(|swap| pair(mirror.coord(swap.from), mirror.coord(swap.to)))
                        .collect();
                    let there = mirror.there.matching_swaps(&ways, length, kind);
                    assert_mirrored!(mirror, here, there.map(|swap| pair(swap.from, swap.to)).collect());
                }
            }
        }
    }

    #[test]
    fn lines_of_k_are_mirrored(grid in a_grid(), k in 0_usize..6) {
        for mirror in mirrors(&grid) {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                let axes = [
                    &Direction::AXES[..],
                    &Direction::HEX_AXES,
                    &Direction::KNIGHT[..4],
                ];
                for axes in axes {
                    let ways: Vec<_> =
                        axes.iter().map(|&axis| mirror.direction(axis)).collect();
                    let here = grid.k_lines(axes, length, is_x);
                    let here: BTreeSet<_> = here.map(|line| mirror.set(line)).collect();
                    let there = mirror.there.k_lines(&ways, length, is_x);
                    assert_mirrored!(mirror, here, there.map(set).collect());
                    for at in cells(grid.bounds()) {
                        let here = grid.k_lines_through(at, axes, length, is_x);
                        let there =
                            mirror
                                .there
                                .k_lines_through(mirror.coord(at), &ways, length, is_x);
                        // The axes keep their order, and so do the lines.
                        let here: Vec<_> = here.map(|line| mirror.set(line)).collect();
                        assert_mirrored!(mirror, here, there.map(set).collect::<Vec<_>>());
                    }
                }
            }
        }
    }

    #[test]
    fn completions_and_threats_are_mirrored(grid in a_grid(), k in 0_usize..6) {
        for mirror in mirrors(&grid) {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                for axes in [&Direction::AXES[..], &Direction::KNIGHT[..4]] {
                    let weigh = |cell: &char| [u32::from(is_x(cell)), u32::from(is_o(cell))];
                    let ways: Vec<_> =
                        axes.iter().map(|&axis| mirror.direction(axis)).collect();
                    let there = &mirror.there;
                    let sums = |grid: &Grid<char>, axes| {
                        let census = grid.census(axes, k, weigh).expect("a small board");
                        let mut sums: Vec<_> = census.windows().map(|(_, sums)| sums).collect();
                        sums.sort_unstable();
                        sums
                    };
                    assert_mirrored!(mirror, sums(&grid, axes), sums(there, &ways));
                    let here = grid.completions(axes, length, is_x, is_free);
                    let here: CellSet = here.map(|at| mirror.coord(at)).collect();
                    let found = there.completions(&ways, length, is_x, is_free);
                    assert_mirrored!(mirror, here, found.collect());
                    let threat = |threat: &Threat, to: &dyn Fn(Coord) -> Coord| {
                        let cells = |cells: &mut dyn Iterator<Item = Coord>| -> CellSet {
                            cells.map(to).collect()
                        };
                        (
                            (threat.lacks, threat.is_open),
                            cells(&mut threat.line.iter()),
                            cells(&mut threat.gains()),
                            cells(&mut threat.defences()),
                        )
                    };
                    let here = grid.threats(axes, length, is_x, is_free);
                    let here: BTreeSet<_> =
                        here.map(|found| threat(&found, &|at| mirror.coord(at))).collect();
                    let found = there.threats(&ways, length, is_x, is_free);
                    let found = found.map(|found| threat(&found, &|at| at));
                    assert_mirrored!(mirror, here, found.collect());
                    for at in cells(grid.bounds()) {
                        let to = mirror.coord(at);
                        let here = grid.completions_through(at, axes, length, is_x, is_free);
                        let here: CellSet = here.map(|at| mirror.coord(at)).collect();
                        let found = there.completions_through(to, &ways, length, is_x, is_free);
                        assert_mirrored!(mirror, here, found.collect());
                    }
                }
            }
        }
    }
}
