use super::*;

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn hits_are_the_cells_of_the_ray_that_match(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |from, direction| {
            let (ray, end) = whole_ray(board, from, direction);
            let hits: Vec<_> = ray.iter().copied().filter(|&at| x(at)).collect();
            let miss = Miss::new(Wanted::Hit, from, direction, ray.len(), end);
            for n in (0..5).chain([usize::MAX]) {
                let hit = board.nth_hit(from, direction, n, x);
                let expected = hits.get(n).copied().ok_or(miss);
                assert_eq!(hit, expected, "{n} {from} {direction} {grid:?}");
                assert_eq!(grid.nth_hit(from, direction, n, is_x), hit);
            }
            let first = hits.first().copied().ok_or(miss);
            assert_eq!(board.first_hit(from, direction, x), first);
            assert_eq!(grid.first_hit(from, direction, is_x), first);
        });
    }

    #[test]
    fn the_last_free_cell_ends_the_way_over_free_ones(grid in a_grid()) {
        let (board, free) = (grid.bounds(), is(&grid, '.'));
        for_every_ray(&grid, |from, direction| {
            let (way, end) = naive::walk(board, from, direction, usize::MAX, free);
            let miss = Miss::new(Wanted::Room, from, direction, 0, end);
            let last = way.last().copied().ok_or(miss);
            assert_eq!(
                board.last_free(from, direction, free),
                last,
                "{from} {direction} {grid:?}"
            );
            assert_eq!(grid.last_free(from, direction, |&cell| cell == '.'), last);
        });
    }

    #[test]
    fn a_whole_line_is_the_one_that_the_cell_lies_on(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |through, axis| {
            let line = board.whole_line(through, axis);
            let expected = naive::whole_line(board, through, axis).map(|line| line.cells);
            assert_eq!(line.map(list), expected, "{through} {axis} {board:?}");
            let count = expected.into_iter().flatten().filter(|&at| x(at)).count();
            assert_eq!(board.count_on_line(through, axis, x), count);
            assert_eq!(grid.count_on_line(through, axis, is_x), count);
        });
    }

    #[test]
    fn whole_lines_are_those_that_the_board_lists(grid in a_grid()) {
        let board = grid.bounds();
        for axis in directions() {
            for line in board.lines(axis) {
                for at in line {
                    prop_assert_eq!(board.whole_line(at, axis), Some(line));
                }
            }
        }
    }
}
