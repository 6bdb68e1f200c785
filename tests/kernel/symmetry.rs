//! Turn or reflect a board, and every answer turns or reflects with it.
//!
//! Each verdict of the crate is asked for on a board and on the same board seen through each of the
//! eight symmetries, wraps and holes included; oblong boards become boards of the other shape.

use std::{
    collections::BTreeSet,
    ops::Bound::{Excluded, Included, Unbounded},
};

use crate::naive::{
    CellSet, a_grid,
    ask::{is_free, is_o, is_x, kind},
    cases, cells, directions, list, set,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Symmetry, aligned},
    lines::{
        Bracket, Gravity, Hop, Length, Miss, PathError, Pattern, Removal, RunThrough, Segment,
        Stop, Surround, Token,
    },
};
use proptest::prelude::*;

/// A board as it is and as it is seen through a symmetry.
struct Mirror {
    symmetry: Symmetry,
    here: Grid<char>,
    there: Grid<char>,
}

impl Mirror {
    fn coord(&self, at: Coord) -> Coord {
        let to = self.symmetry.map_coord(at, self.here.bounds());
        to.expect("a cell of the board")
    }

    fn direction(&self, direction: Direction) -> Direction {
        self.symmetry.map_direction(direction)
    }

    fn directions<const N: usize>(&self, directions: [Direction; N]) -> [Direction; N] {
        directions.map(|direction| self.direction(direction))
    }

    fn list(&self, line: Line) -> Vec<Coord> {
        line.iter().map(|at| self.coord(at)).collect()
    }

    fn set(&self, line: Line) -> CellSet {
        line.iter().map(|at| self.coord(at)).collect()
    }

    fn hop(&self, hop: Hop) -> Hop {
        Hop {
            from: self.coord(hop.from),
            over: self.coord(hop.over),
            to: self.coord(hop.to),
        }
    }

    fn stop(&self, stop: Stop) -> Stop {
        match stop {
            Stop::Blocked(at) => Stop::Blocked(self.coord(at)),
            same => same,
        }
    }

    fn miss(&self, miss: Miss) -> Miss {
        let (from, direction) = (self.coord(miss.from), self.direction(miss.direction));
        Miss::new(
            miss.wanted,
            from,
            direction,
            miss.after,
            self.stop(miss.stop),
        )
    }

    fn path_error(&self, mut error: PathError) -> PathError {
        let mirrored = |cells: &mut [&mut Coord]| {
            for at in cells {
                **at = self.coord(**at);
            }
        };
        match &mut error {
            PathError::OffBoard { at } | PathError::Nowhere { at } => mirrored(&mut [at]),
            PathError::NotAligned { from, to } => mirrored(&mut [from, to]),
            PathError::TooFar {
                from,
                direction,
                to,
                ..
            }
            | PathError::NotWithin {
                from,
                direction,
                to,
                ..
            }
            | PathError::Blocked {
                from,
                direction,
                at: to,
                ..
            } => {
                mirrored(&mut [from, to]);
                *direction = self.direction(*direction);
            }
            other => panic!("a reason that was not mirrored: {other:?}"),
        }
        error
    }

    /// A whole ring starts at its first cell in reading order, here and there: another one.
    fn run_through(&self, run: RunThrough) -> (Vec<Coord>, Stop, Stop) {
        let mut cells = self.list(run.line);
        if run.ahead == Stop::Ring {
            cells.sort_unstable();
        }
        (cells, self.stop(run.behind), self.stop(run.ahead))
    }
}

fn as_it_is(run: RunThrough) -> (Vec<Coord>, Stop, Stop) {
    let mut cells = list(run.line);
    if run.ahead == Stop::Ring {
        cells.sort_unstable();
    }
    (cells, run.behind, run.ahead)
}

fn mirrors(grid: &Grid<char>) -> [Mirror; 8] {
    Symmetry::ALL.map(|symmetry| Mirror {
        symmetry,
        here: grid.clone(),
        there: grid.transformed(symmetry),
    })
}

/// Calls back with all eight mirrors, and with every cell and direction there is.
fn in_every_mirror(grid: &Grid<char>, mut check: impl FnMut(&Mirror, Coord, Direction)) {
    for mirror in &mirrors(grid) {
        for at in cells(grid.bounds()) {
            for direction in directions() {
                check(mirror, at, direction);
            }
        }
    }
}

/// What a grid answers to one question, whatever its type, through a symmetry and straight.
macro_rules! assert_mirrored {
    ($mirror:expr, $through:expr, $straight:expr) => {
        assert_eq!(
            $through, $straight,
            "{:?} of {:?}",
            $mirror.symmetry, $mirror.here
        )
    };
}

mod of_geometry {
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
                        .windows(k, direction)
                        .map(|line| mirror.set(line))
                        .collect();
                    assert_mirrored!(mirror, found, there.windows(k, way).map(set).collect());
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
}

mod of_runs {
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
    }
}

mod of_sight {
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
        fn paths_are_mirrored(grid in a_grid(), limit in 0_usize..8) {
            for mirror in mirrors(&grid) {
                for from in cells(grid.bounds()).into_iter().step_by(2) {
                    for to in cells(grid.bounds()) {
                        let (start, target) = (mirror.coord(from), mirror.coord(to));
                        let through = |path: Result<Line, PathError>| {
                            path.map(|line| mirror.list(line))
                                .map_err(|error| mirror.path_error(error))
                        };
                        let here = grid.path_within(from, to, limit, is_x);
                        let there = mirror.there.path_within(start, target, limit, is_x);
                        assert_mirrored!(mirror, through(here), there.map(list));
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
}

mod of_pieces {
    use super::*;

    proptest! {
        #![proptest_config(cases(40))]

        #[test]
        fn brackets_are_mirrored(grid in a_grid()) {
            let ranges = [
                (Included(1), Unbounded),
                (Included(1), Included(1)),
                (Included(2), Included(2)),
                (Unbounded, Excluded(3)),
            ];
            in_every_mirror(&grid, |mirror, at, direction| {
                let (to, way) = (mirror.coord(at), mirror.direction(direction));
                for range in ranges {
                    let through =
                        |found: Bracket| (mirror.list(found.inner), mirror.coord(found.anchor));
                    let straight = |found: Bracket| (list(found.inner), found.anchor);
                    let here = grid.bracket(at, direction, range, is_x, is_o);
                    let there = mirror.there.bracket(to, way, range, is_x, is_o);
                    let here = here.map(through).map_err(|miss| mirror.miss(miss));
                    assert_mirrored!(mirror, here, there.map(straight));
                }
            });
        }

        #[test]
        fn hops_are_mirrored(grid in a_grid()) {
            in_every_mirror(&grid, |mirror, at, direction| {
                let (to, way) = (mirror.coord(at), mirror.direction(direction));
                let here = grid.hop(at, direction, is_x, is_free);
                let here = here.map(|hop| mirror.hop(hop)).map_err(|miss| mirror.miss(miss));
                assert_mirrored!(mirror, here, mirror.there.hop(to, way, is_x, is_free));
            });
        }

        #[test]
        fn custodial_captures_are_mirrored(grid in a_grid()) {
            let anvil = |behind: Option<&char>| behind.is_none_or(is_o);
            in_every_mirror(&grid, |mirror, at, direction| {
                let (to, way) = (mirror.coord(at), mirror.direction(direction));
                let here = grid.custodial(at, direction, is_x, anvil);
                let here = here.map(|at| mirror.coord(at)).map_err(|miss| mirror.miss(miss));
                assert_mirrored!(mirror, here, mirror.there.custodial(to, way, is_x, anvil));
            });
        }

        #[test]
        fn chains_are_mirrored(grid in a_grid()) {
            const MOST: usize = 50;
            for mirror in mirrors(&grid) {
                for ways in [Direction::DIAGONAL, Direction::ORTHOGONAL] {
                    let turned = mirror.directions(ways);
                    for at in cells(grid.bounds()) {
                        let here = grid.chains(at, &ways, is_x, is_free, Removal::AtOnce);
                        let here = here.take(MOST).flatten().map(|hop| mirror.hop(hop));
                        let to = mirror.coord(at);
                        let there = &mirror.there;
                        let there = there.chains(to, &turned, is_x, is_free, Removal::AtOnce);
                        let there = there.take(MOST).flatten();
                        // The directions keep their order, and so do the chains.
                        let (here, there): (Vec<_>, Vec<_>) = (here.collect(), there.collect());
                        assert_mirrored!(mirror, here, there);
                    }
                }
            }
        }

        #[test]
        fn compact_boards_are_mirrored(grid in a_grid()) {
            let matter = |cell: &char| match cell {
                '.' => Gravity::Empty,
                'o' => Gravity::Fixed,
                _ => Gravity::Falls,
            };
            for mirror in mirrors(&grid) {
                for direction in directions() {
                    let (mut here, mut there) = (grid.clone(), mirror.there.clone());
                    let fell = here.compact(direction, matter);
                    let fell_there = there.compact(mirror.direction(direction), matter);
                    assert_mirrored!(mirror, here.transformed(mirror.symmetry), there);
                    assert_mirrored!(mirror, fell, fell_there);
                }
            }
        }

        #[test]
        fn patterns_are_mirrored(grid in a_grid(), which in 0_usize..5) {
            let pattern = [
                vec![
                    Segment::at_least(1, Token::Is('x')),
                    Segment::one(Token::Not('x')),
                ],
                vec![
                    Segment::edge(),
                    Segment::between(0, 3, Token::Not('o')),
                    Segment::edge(),
                ],
                vec![Segment::at_least(0, Token::Any), Segment::one(Token::Is('x'))],
                vec![
                    Segment::one(Token::Is('.')),
                    Segment::exactly(2, Token::Is('x')),
                    Segment::between(0, 1, Token::Any),
                ],
                vec![Segment::at_least(1, Token::Is('o')), Segment::edge()],
            ];
            let pattern = Pattern::new(pattern[which].clone());
            in_every_mirror(&grid, |mirror, at, direction| {
                let (to, way) = (mirror.coord(at), mirror.direction(direction));
                let here = grid.match_pattern(at, direction, &pattern, |&cell| cell);
                let there = mirror.there.match_pattern(to, way, &pattern, |&cell| cell);
                let lists = |lines: Vec<Line>| -> Vec<_> { lines.into_iter().map(list).collect() };
                let through = |lines: Vec<Line>| -> Vec<_> {
                    lines.into_iter().map(|line| mirror.list(line)).collect()
                };
                let here = here.map(through).map_err(|miss| mirror.miss(miss));
                assert_mirrored!(mirror, here, there.map(lists));
            });
            for mirror in mirrors(&grid) {
                let ways = mirror.directions(Direction::ALL);
                let here = grid.find_pattern(&Direction::ALL, &pattern, |&cell| cell);
                let there = mirror.there.find_pattern(&ways, &pattern, |&cell| cell);
                let mut here: Vec<_> = here.map(|line| mirror.list(line)).collect();
                let mut there: Vec<_> = there.map(list).collect();
                here.sort_unstable();
                there.sort_unstable();
                assert_mirrored!(mirror, here, there);
            }
        }
    }
}

mod of_areas {
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
    }
}
