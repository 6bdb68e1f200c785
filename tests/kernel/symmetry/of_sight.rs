use super::*;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn hits_and_free_cells_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            let through = |found: Result<Coord, Miss>| {
                found
                    .map(|at| mirror.coord(at))
                    .map_err(|miss| mirror.miss(miss))
            };
            let there = &mirror.there;
            assert_mirrored!(
                mirror,
                through(grid.first_hit(at, direction, is_x)),
                there.first_hit(to, way, is_x)
            );
            assert_mirrored!(
                mirror,
                through(grid.nth_hit(at, direction, 2, is_x)),
                there.nth_hit(to, way, 2, is_x)
            );
            assert_mirrored!(
                mirror,
                through(grid.last_free(at, direction, is_free)),
                there.last_free(to, way, is_free)
            );
            assert_mirrored!(
                mirror,
                through(grid.drop_from(at, direction, is_free)),
                there.drop_from(to, way, is_free)
            );
        });
    }

    #[test]
    fn what_is_seen_from_a_cell_is_mirrored(grid in a_grid()) {
        let headings = directions();
        for mirror in mirrors(&grid) {
            let turned: Vec<_> = headings.iter().map(|&way| mirror.direction(way)).collect();
            for at in cells(grid.bounds()) {
                let here = grid.seen_from(at, &headings, is_x).map(|seen| Seen {
                    at: mirror.coord(seen.at),
                    heading: mirror.direction(seen.heading),
                    steps: seen.steps,
                });
                let there = mirror.there.seen_from(mirror.coord(at), &turned, is_x);
                // The headings keep their order.
                assert_mirrored!(mirror, here.collect::<Vec<_>>(), there.collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn whole_lines_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, axis| {
            let (to, way) = (mirror.coord(at), mirror.direction(axis));
            let here = grid.bounds().whole_line(at, axis).expect("on the board");
            let there = mirror
                .there
                .bounds()
                .whole_line(to, way)
                .expect("on the board");
            assert_mirrored!(mirror, mirror.set(here), set(there));
            if !grid.bounds().is_ring(axis) {
                assert_mirrored!(mirror, mirror.list(here), list(there));
            }
            let counts = (
                grid.count_on_line(at, axis, is_x),
                mirror.there.count_on_line(to, way, is_x),
            );
            assert_mirrored!(mirror, counts.0, counts.1);
        });
    }

    #[test]
    fn vision_is_mirrored(grid in a_grid(), radius in 0_usize..8) {
        for mirror in mirrors(&grid) {
            for corners in [Corners::Strict, Corners::Lenient] {
                for from in cells(grid.bounds()) {
                    let start = mirror.coord(from);
                    let here = grid.field_of_view(from, radius, corners, is_x);
                    let here: CellSet = here.map(|at| mirror.coord(at)).collect();
                    let there = mirror.there.field_of_view(start, radius, corners, is_x);
                    assert_mirrored!(mirror, here, there.collect());
                }
            }
        }
    }

    #[test]
    fn paths_are_mirrored(grid in a_grid(), limit in 0_usize..8) {
        for mirror in mirrors(&grid) {
            for from in cells(grid.bounds()).into_iter().step_by(2) {
                for to in cells(grid.bounds()) {
                    let (start, target) = (mirror.coord(from), mirror.coord(to));
                    let through = |path: Result<Line, PathError>| {
                        path.map(|line| mirror.list(line))
                            .map_err(|error| mirror.path_error(error))
                    };
                    let there = mirror.there.path(start, target, is_x);
                    assert_mirrored!(
                        mirror,
                        through(grid.path(from, to, is_x)),
                        there.map(list)
                    );
                    for way in [Direction::NE, Direction::W, Direction::KNIGHT[0]] {
                        let here = grid.path_along(from, way, to, limit, is_x);
                        let way = mirror.direction(way);
                        let there = mirror.there.path_along(start, way, target, limit, is_x);
                        assert_mirrored!(mirror, through(here), there.map(list));
                    }
                }
            }
        }
    }

    #[test]
    fn slides_are_mirrored(grid in a_grid()) {
        in_every_mirror(&grid, |mirror, at, direction| {
            let (to, way) = (mirror.coord(at), mirror.direction(direction));
            for (here, there) in [
                (
                    grid.slide(at, direction, is_free),
                    mirror.there.slide(to, way, is_free),
                ),
                (
                    grid.slide_at_most(at, direction, 2, is_free),
                    mirror.there.slide_at_most(to, way, 2, is_free),
                ),
                (
                    grid.slide_or_take(at, direction, 3, is_free, is_x),
                    mirror.there.slide_or_take(to, way, 3, is_free, is_x),
                ),
            ] {
                let expected = (mirror.list(here.line), mirror.stop(here.stop));
                assert_mirrored!(mirror, expected, (list(there.line), there.stop));
            }
            let here = grid.slide_exactly(at, direction, 2, is_free);
            let expected = here
                .map(|line| mirror.list(line))
                .map_err(|miss| mirror.miss(miss));
            assert_mirrored!(
                mirror,
                expected,
                mirror.there.slide_exactly(to, way, 2, is_free).map(list)
            );
        });
    }
}
