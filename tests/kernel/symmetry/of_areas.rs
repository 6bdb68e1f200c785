use super::*;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn surrounded_cells_are_mirrored(grid in a_grid()) {
        let closes = |side: Option<&char>| side.is_some_and(is_x);
        for mirror in mirrors(&grid) {
            let (sides, hexagon) = (Direction::ORTHOGONAL, Direction::HEX);
            let there = (mirror.directions(sides), mirror.directions(hexagon));
            for at in cells(grid.bounds()) {
                for (sides, there) in [(&sides[..], &there.0[..]), (&hexagon, &there.1)] {
                    let here = grid.surround(at, sides, closes);
                    let gap = here.gap.map(|gap| mirror.direction(gap));
                    let there = mirror.there.surround(mirror.coord(at), there, closes);
                    assert_mirrored!(mirror, Surround { at: mirror.coord(at), gap, ..here }, there);
                }
            }
        }
    }

    #[test]
    fn floods_and_connections_are_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            for sides in [&Direction::ORTHOGONAL[..], &Direction::HEX, &Direction::KNIGHT] {
                let ways: Vec<_> = sides.iter().map(|&side| mirror.direction(side)).collect();
                for at in cells(grid.bounds()) {
                    let here = grid.flood([at], sides, is_x);
                    let here: CellSet = here.cells().iter().map(|&at| mirror.coord(at)).collect();
                    let there = mirror.there.flood([mirror.coord(at)], &ways, is_x);
                    assert_mirrored!(mirror, here, there.cells().iter().copied().collect());

                    let goal = grid.bounds().coord_at(0).expect("a cell");
                    let here = grid.connect([at], |at| at == goal, sides, is_x);
                    let (from, goal) = ([mirror.coord(at)], mirror.coord(goal));
                    let there = mirror.there.connect(from, |at| at == goal, &ways, is_x);
                    // One of several shortest ways.
                    let steps = |way: Option<Vec<Coord>>| way.map(|way| way.len());
                    assert_mirrored!(mirror, steps(here), steps(there));
                }
            }
        }
    }

    #[test]
    fn regions_and_what_is_encircled_are_mirrored(grid in a_grid()) {
        /// The kind of a region, its cells and its border.
        type Seen = (char, CellSet, CellSet);
        /// The regions, and the cells in loops of x.
        fn areas(
            grid: &Grid<char>,
            ways: &[Direction],
            to: impl Fn(Coord) -> Coord,
        ) -> (BTreeSet<Seen>, CellSet, BTreeSet<CellSet>) {
            let set = |cells: &mut dyn Iterator<Item = Coord>| cells.map(&to).collect::<CellSet>();
            let regions = grid.regions(ways, |&cell| (!is_free(&cell)).then_some(cell));
            let regions = regions.map(|(kind, region)| {
                let cells = set(&mut region.cells().iter().copied());
                (kind, cells, set(&mut region.border(ways)))
            });
            let enclosed = grid.enclosed(ways, is_x);
            let enclosed = enclosed.map(|region| set(&mut region.cells().iter().copied()));
            (regions.collect(), set(&mut grid.encircled(ways, is_x)), enclosed.collect())
        }
        for mirror in mirrors(&grid) {
            for sides in [&Direction::ORTHOGONAL[..], &Direction::HEX, &Direction::KNIGHT] {
                let ways: Vec<_> = sides.iter().map(|&side| mirror.direction(side)).collect();
                let here = areas(&grid, sides, |at| mirror.coord(at));
                assert_mirrored!(mirror, here, areas(&mirror.there, &ways, |at| at));
            }
        }
    }

    #[test]
    fn cells_reached_by_hops_are_mirrored(grid in a_grid()) {
        fn reached(grid: &Grid<char>, at: Coord, ways: &[Direction]) -> CellSet {
            let hops = |at| {
                let hop = |&way| grid.hop(at, way, is_x, is_free).ok();
                ways.iter().filter_map(hop).map(|hop| hop.to).collect::<Vec<_>>()
            };
            grid.reach_by([at], hops).cells().iter().copied().collect()
        }
        for mirror in mirrors(&grid) {
            let ways: Vec<_> = Direction::ALL.map(|way| mirror.direction(way)).to_vec();
            for at in cells(grid.bounds()) {
                let here = reached(&grid, at, &Direction::ALL);
                let here: CellSet = here.into_iter().map(|at| mirror.coord(at)).collect();
                assert_mirrored!(mirror, here, reached(&mirror.there, mirror.coord(at), &ways));
            }
        }
    }
}
