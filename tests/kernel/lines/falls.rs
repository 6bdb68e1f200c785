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

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn full_rows_go_and_those_above_them_drop_as_rows(grid in a_grid()) {
        let grid = grid.with_wrap(Wrap::None);
        let rows_of = |grid: &Grid<char>| -> Vec<Vec<char>> {
            let rows = grid.board().lines(Direction::E);
            rows.map(|row| grid.along(row).copied().collect()).collect()
        };
        let rows = rows_of(&grid);
        let is_full = |row: &Vec<char>| row.iter().all(|&cell| cell == 'x');
        let (full, open): (Vec<Vec<char>>, Vec<_>) = rows.iter().cloned().partition(is_full);
        let fresh = vec![vec!['.'; grid.cols()]; full.len()];
        let expected: Vec<Vec<char>> = [fresh, open].concat();

        let mut found = grid.clone();
        let gone = found.remove_rows(is_x, '.');
        let indices: Vec<_> = (0..rows.len()).filter(|&row| is_full(&rows[row])).collect();
        let firsts: Vec<_> = gone.iter().filter_map(Line::first).map(|at| at.row).collect();
        prop_assert!(grid.cols() == 0 || firsts == indices, "{:?}", grid);
        prop_assert!(gone.iter().all(|line| line.len() == grid.cols()));
        prop_assert!(grid.cols() == 0 || rows_of(&found) == expected, "{:?}", grid);
    }
}

/// Falling rows on a hexagon: each cell passes over the removed cells of its own line.
#[test]
fn a_row_of_a_hexagon_goes() {
    let board = collinear::boards::Hexagons::hexagon(2).unwrap().board();
    let [upper, middle, lower] = board
        .lines(Direction::E)
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    let mut grid = Grid::filled_on(board, 'o').unwrap();
    grid.fill(&middle, 'x');
    assert_eq!(
        grid.remove_lines(Direction::E, Direction::S, is_x, '.'),
        [middle]
    );
    let row = |line| grid.along(line).collect::<String>();
    assert_eq!([upper, middle, lower].map(row), ["..", "oo.", "oo"]);
}
