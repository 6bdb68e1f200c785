use super::*;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn cells_go_where_the_symmetry_says_and_the_wrap_goes_with_them(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            prop_assert_eq!(
                mirror.there.bounds(),
                mirror.symmetry.map_bounds(grid.bounds())
            );
            for at in cells(grid.bounds()) {
                prop_assert_eq!(mirror.there[mirror.coord(at)], grid[at]);
            }
            let back = mirror.there.transformed(mirror.symmetry.inverse());
            prop_assert_eq!(&back, &grid);
            for next in Symmetry::ALL {
                let both = grid.transformed(mirror.symmetry.then(next));
                prop_assert_eq!(mirror.there.transformed(next), both);
            }
        }
    }

    #[test]
    fn steps_and_rays_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (here, there) = (grid.bounds(), mirror.there.bounds());
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            for steps in [0, 1, 2, 5, 100] {
                let found = here
                    .step_by(at, direction, steps)
                    .map(|at| mirror.coord(at));
                assert_mirrored!(mirror, found, there.step_by(to, way, steps));
            }
            let found = here.step(at, direction).map(|at| mirror.coord(at));
            assert_mirrored!(mirror, found, there.step(to, way));
            assert_mirrored!(mirror, here.is_ring(direction), there.is_ring(way));
            assert_mirrored!(mirror, here.ray_len(at, direction), there.ray_len(to, way));
            let (ray, seen) = (here.ray(at, direction).line(), there.ray(to, way).line());
            assert_mirrored!(mirror, mirror.list(ray), list(seen));
            let (ray, seen) = (
                here.ray_with_origin(at, direction),
                there.ray_with_origin(to, way),
            );
            assert_mirrored!(mirror, mirror.list(ray.line()), list(seen.line()));
            let found = here.line(at, direction, 3).map(|line| mirror.list(line));
            assert_mirrored!(mirror, found, there.line(to, way, 3).map(list));
        });
    }

    #[test]
    fn lines_and_windows_are_mirrored(grid in a_grid(), k in 0_usize..6) {
        for mirror in mirrors(&grid) {
            let (here, there) = (grid.bounds(), mirror.there.bounds());
            for direction in directions() {
                let way = mirror.direction(direction);
                let found: BTreeSet<_> =
                    here.lines(direction).map(|line| mirror.set(line)).collect();
                assert_mirrored!(mirror, found, there.lines(way).map(set).collect());
                let found: BTreeSet<_> = here
                    .windows(direction, k)
                    .map(|line| mirror.set(line))
                    .collect();
                assert_mirrored!(mirror, found, there.windows(way, k).map(set).collect());
            }
        }
    }

    #[test]
    fn what_lies_between_two_cells_is_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            let (here, there) = (grid.bounds(), mirror.there.bounds());
            for a in cells(here) {
                for b in cells(here) {
                    let (a_there, b_there) = (mirror.coord(a), mirror.coord(b));
                    let found = here.between(a, b).map(|line| mirror.list(line));
                    assert_mirrored!(mirror, found, there.between(a_there, b_there).map(list));
                    let way = a.direction_to(b).map(|way| mirror.direction(way));
                    assert_mirrored!(mirror, way, a_there.direction_to(b_there));
                    assert_mirrored!(mirror, a.distance(b), a_there.distance(b_there));
                    let third = here.coord_at(here.cell_count() / 2).expect("a cell");
                    let in_line = aligned(a_there, b_there, mirror.coord(third));
                    assert_mirrored!(mirror, aligned(a, b, third), in_line);
                }
            }
        }
    }

    #[test]
    fn neighbours_are_mirrored(grid in a_grid()) {
        for mirror in mirrors(&grid) {
            let ways = mirror.directions(Direction::ALL);
            let leaps = mirror.directions(Direction::KNIGHT);
            let of =
                |board: Bounds, at, ways| -> Vec<_> { board.neighbours(at, ways).collect() };
            for at in cells(grid.bounds()) {
                for (ways, there) in [(&Direction::ALL, &ways), (&Direction::KNIGHT, &leaps)] {
                    let found = of(grid.bounds(), at, ways);
                    let found: Vec<_> = found
                        .into_iter()
                        .map(|(way, at)| (mirror.direction(way), mirror.coord(at)))
                        .collect();
                    assert_mirrored!(
                        mirror,
                        found,
                        of(mirror.there.bounds(), mirror.coord(at), there)
                    );
                }
            }
        }
    }
}
