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
            let (way, end) = naive::run(board, at, direction, free);
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

/// The cells at which a disc that moves along the heading comes in over the edge.
fn entries(board: Bounds, heading: Direction) -> Vec<Coord> {
    let mut entries = cells(board);
    entries.retain(|&at| naive::step(board, at, -heading).is_none());
    entries
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn discs_land_where_they_drop_from_each_cell_of_the_side_they_come_in(grid in a_grid()) {
        let (board, free) = (grid.bounds(), is(&grid, '.'));
        for heading in directions() {
            let drop = |at| naive::run(board, at, heading, free).0.last().copied();
            let mut expected: Vec<_> =
                entries(board, heading).into_iter().filter_map(drop).collect();
            let mut found: Vec<_> = board.landings(heading, free).collect();
            prop_assert!(grid.landings(heading, |&cell| cell == '.').eq(found.iter().copied()));
            expected.sort_unstable();
            found.sort_unstable();
            prop_assert_eq!(found, expected, "{} {:?}", heading, grid);
        }
    }

    #[test]
    fn what_is_let_in_drops_piece_by_piece(grid in a_grid(), pieces in 0_usize..60) {
        for heading in directions() {
            let mut expected = grid.clone();
            let mut left: Vec<usize> = (0..pieces).collect();
            let mut filled = Vec::new();
            'queue: for line in grid.bounds().lines(heading) {
                let Some(first) = line.first().filter(|&at| entries(grid.bounds(), heading).contains(&at))
                else { continue };
                while let Ok(at) = expected.drop_from(first, heading, |&cell| cell == '.') {
                    if left.is_empty() {
                        break 'queue;
                    }
                    expected[at] = piece(left.remove(0));
                    filled.push(at);
                }
            }
            let mut found = grid.clone();
            let mut queue = (0..pieces).map(piece);
            let cells = found.refill(heading, |&cell| cell == '.', queue.by_ref());
            prop_assert_eq!(&cells, &filled, "{} {:?}", heading, grid);
            prop_assert_eq!(found, expected);
            prop_assert_eq!(queue.count(), left.len(), "no more are taken than come in");
        }
    }

    #[test]
    fn cells_that_are_taken_out_leave_each_line_in_its_order(grid in a_grid(), seed in any::<u64>()) {
        let is_gone = |at: Coord| seed >> ((at.row * 7 + at.col) % 64) & 1 == 1;
        for heading in directions() {
            let mut expected = grid.clone();
            for line in naive::once_each(
                cells(grid.bounds())
                    .into_iter()
                    .filter_map(|at| naive::whole_line(grid.bounds(), at, heading)),
            ) {
                let (gone, kept): (Vec<Coord>, Vec<_>) =
                    line.cells.iter().partition(|&&at| is_gone(at));
                if line.ahead == Stop::Ring {
                    expected.fill(gone, '-');
                    continue;
                }
                let values = vec!['-'; gone.len()].into_iter().chain(kept.iter().map(|&at| grid[at]));
                for (&at, value) in line.cells.iter().zip(values.collect::<Vec<_>>()) {
                    expected[at] = value;
                }
            }
            let mut found = grid.clone();
            let off = cells_off(grid.bounds());
            let gone = cells(grid.bounds()).into_iter().filter(|&at| is_gone(at));
            found.remove_cells(gone.chain(off), heading, '-');
            prop_assert_eq!(found, expected, "{} {:?}", heading, grid);
        }
    }

    #[test]
    fn full_rows_go_and_those_above_them_drop_as_rows(grid in a_grid()) {
        let grid = grid.with_wrap(Wrap::None);
        let rows: Vec<Vec<char>> = grid.each_row().map(|row| row.copied().collect()).collect();
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
        let found: Vec<Vec<char>> = found.each_row().map(|row| row.copied().collect()).collect();
        prop_assert!(grid.cols() == 0 || found == expected, "{:?}", grid);
    }
}

/// The pieces of a queue, one after the other.
fn piece(number: usize) -> char {
    char::from(b'A' + u8::try_from(number % 26).expect("a letter"))
}

/// What stands over a gap stays there where rows drop, and falls where each piece falls for itself.
#[test]
fn rows_that_drop_keep_their_gaps() {
    let well = Grid::parse("x . .\nx x x\n. x x").unwrap();
    let (mut rows, mut pieces) = (well.clone(), well);
    assert_eq!(rows.remove_rows(is_x, '.').len(), 1);
    assert_eq!(rows.to_string(), ". . .\nx . .\n. x x");
    pieces.fill(
        pieces
            .bounds()
            .ray_with_origin(Coord::new(1, 0), Direction::E),
        '.',
    );
    pieces.compact(Direction::S, |&cell| matter(cell));
    assert_eq!(pieces.to_string(), ". . .\n. . .\nx x x");
}

/// Fall rows on a hexagon: each cell passes over those of its own line that went.
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
