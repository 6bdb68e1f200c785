use super::*;

fn matter(cell: char) -> Gravity {
    match cell {
        '.' => Gravity::Empty,
        HOLE => Gravity::Fixed,
        _ => Gravity::Falls,
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_drop_ends_on_the_last_free_cell(grid in a_grid()) {
        let (board, free) = (grid.bounds(), is(&grid, '.'));
        for_every_ray(&grid, |at, direction| {
            let (way, end) = naive::run(board, at, direction, usize::MAX, free);
            let miss = Miss::new(Wanted::Room, at, direction, way.len(), end);
            let rest = way.last().copied().filter(|_| end != Stop::Ring).ok_or(miss);
            assert_eq!(
                board.drop_from(at, direction, free),
                rest,
                "{at} {direction} {grid:?}"
            );
            assert_eq!(grid.drop_from(at, direction, |&cell| cell == '.'), rest);
        });
    }

    #[test]
    fn a_compact_board_is_its_lines_with_what_is_loose_at_their_ends(grid in a_grid()) {
        for direction in directions() {
            let expected = naive::compacted(&grid, direction, matter);
            let mut compact = grid.clone();
            let fell = compact.compact(direction, |&cell| matter(cell));
            prop_assert_eq!(&compact, &expected, "{} {:?}", direction, grid);
            prop_assert_eq!(
                compact.compact(direction, |&cell| matter(cell)),
                0,
                "nothing falls twice"
            );
            prop_assert_eq!(fell == 0, compact == grid);
        }
    }

    #[test]
    fn every_fall_is_a_clear_way_down(grid in a_grid()) {
        for direction in directions() {
            let mut now = grid.clone();
            let mut landed = CellSet::new();
            let mut falling = grid.bounds().compact(direction);
            while let Some(Move { from, to }) = falling.next_fall(|at| matter(now[at])) {
                let way = now.path_along(from, direction, to, usize::MAX, |&cell| cell == '.');
                prop_assert!(way.is_ok(), "{} to {} {:?}", from, to, now);
                prop_assert!(!landed.contains(&from), "a piece falls once");
                now.swap(from, to);
                landed.insert(to);
            }
            prop_assert_eq!(falling.next_fall(|at| matter(now[at])), None);
            let mut again = grid.clone();
            prop_assert_eq!(again.compact(direction, |&cell| matter(cell)), landed.len());
            prop_assert_eq!(again, now);
        }
    }
}
