use collinear::Rect;

use super::*;
use crate::boards::naive as any_board;

/// The answer of the naive program of any board, if both ends are on this one.
fn between(
    board: Bounds,
    ends: [Coord; 2],
    path: impl FnOnce(&Rect) -> Result<Vec<Coord>, PathError>,
) -> Result<Vec<Coord>, PathError> {
    match ends.into_iter().find(|&at| !on_board(board, at)) {
        Some(at) => Err(PathError::OffBoard { at }),
        None => path(board.topology()),
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_path_is_the_way_if_all_of_it_is_clear(grid in a_grid()) {
        let (board, clear) = (grid.bounds(), is(&grid, 'x'));
        let ends: Vec<_> = cells(board).into_iter().chain(cells_off(board)).collect();
        for &from in &ends {
            for &to in &ends {
                let straight = naive::way(board, from, to).map(|(way, cells)| (way, cells.len()));
                let expected = between(board, [from, to], |rect| {
                    any_board::path(rect, (from, to), straight, clear)
                });
                let path = board.path(from, to, clear);
                prop_assert_eq!(path.map(list), expected, "{} {} {:?}", from, to, grid);
                prop_assert_eq!(grid.path(from, to, is_x), path);
            }
        }
    }

    #[test]
    fn a_path_along_a_direction_leads_over_its_ray(grid in a_grid()) {
        let (board, clear) = (grid.bounds(), is(&grid, 'x'));
        let ends: Vec<_> = cells(board).into_iter().chain(cells_off(board)).collect();
        for_every_ray(&grid, |from, direction| {
            for &to in ends.iter().step_by(2) {
                for limit in [0, 2, usize::MAX] {
                    let expected = between(board, [from, to], |rect| {
                        any_board::path_along(rect, (from, direction), to, limit, clear)
                    });
                    let path = board.path_along(from, direction, to, limit, clear);
                    assert_eq!(path.map(list), expected, "{from} {direction} {to} {grid:?}");
                    assert_eq!(grid.path_along(from, direction, to, limit, is_x), path);
                }
            }
        });
    }

    #[test]
    fn a_path_along_a_direction_asks_no_step_beyond_its_limit(
        first in 0_usize..100, steps in 1_usize..100, limit in 0_usize..100,
    ) {
        let row = board(1, isize::MAX.unsigned_abs(), Wrap::EastWest);
        let [from, to] = [first, first + steps].map(|col| Coord::new(0, col));
        let answer = row.path_along(from, Direction::E, to, limit, |_| true);
        let cut_off = |direction| PathError::NotWithin {
            from,
            heading: direction,
            to,
            limit,
        };
        let expected = if steps <= limit { Ok(steps) } else { Err(cut_off(Direction::E)) };
        prop_assert_eq!(answer.map(|way| way.len()), expected);
        let back = row.path_along(from, Direction::W, to, limit, |_| true);
        prop_assert_eq!(back, Err(cut_off(Direction::W)));
    }

    #[test]
    fn a_slide_is_the_cells_after_its_first_that_are_clear(grid in a_grid()) {
        let (board, clear) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |from, direction| {
            let slide = board.slide(from, direction, clear);
            let expected = naive::walk(board, from, direction, usize::MAX, clear);
            assert_eq!(as_pair(slide), expected, "{from} {direction} {grid:?}");
            assert_eq!(grid.slide(from, direction, is_x), slide);
            for steps in [0, 1, 2, 3, usize::MAX] {
                let slide = board.slide_at_most(from, direction, steps, clear);
                let (way, end) = naive::walk(board, from, direction, steps, clear);
                assert_eq!(
                    as_pair(slide),
                    (way.clone(), end),
                    "{steps} {from} {direction} {grid:?}"
                );
                assert_eq!(grid.slide_at_most(from, direction, steps, is_x), slide);

                let exactly = board.slide_exactly(from, direction, steps, clear);
                let miss = Miss::new(Wanted::Room, from, direction, way.len(), end);
                let whole = way.len() == steps && board.contains(from);
                let expected = whole.then_some(way).ok_or(miss);
                assert_eq!(
                    exactly.map(list),
                    expected,
                    "{steps} {from} {direction} {grid:?}"
                );
                assert_eq!(grid.slide_exactly(from, direction, steps, is_x), exactly);
            }
        });
    }
}
