//! The promises of iterators.

use super::*;

proptest! {
    #![proptest_config(naive::cases(60))]

    #[test]
    fn rays_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
        let board = grid.bounds();
        for at in cells(board).into_iter().step_by(5) {
            for direction in directions() {
                obeys_the_laws_of_iterators(&board.ray(at, direction), ends);
                obeys_the_laws_of_iterators(&board.ray_with_origin(at, direction), ends);
            }
        }
        for at in cells_off(board) {
            obeys_the_laws_of_iterators(&board.ray(at, Direction::SE), ends);
        }
    }

    #[test]
    fn cells_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
        obeys_the_laws_of_iterators(&grid.bounds().coords(), ends);
        obeys_the_laws_of_iterators(&grid.indexed(), ends);
        prop_assert!(
            grid.indexed()
                .eq(cells(grid.bounds()).into_iter().map(|at| (at, &grid[at])))
        );
    }

    #[test]
    fn whole_lines_and_windows_are_pulled_from_both_ends_at_will(
        grid in naive::a_grid(),
        k in 0_usize..8,
        ends: u64,
    ) {
        let board = grid.bounds();
        for direction in directions() {
            obeys_the_laws_of_iterators(&board.lines(direction), ends);
            obeys_the_laws_of_iterators(&board.windows(direction, k), ends);
        }
    }

    #[test]
    fn cells_along_lines_are_pulled_from_both_ends_at_will(grid in naive::a_grid(), ends: u64) {
        for direction in directions() {
            for line in grid.bounds().lines(direction) {
                let cells = grid.along(line);
                prop_assert!(cells.clone().eq(line.iter().map(|at| &grid[at])));
                obeys_the_laws_of_iterators(&cells, ends);
            }
        }
    }
}
