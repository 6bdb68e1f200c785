use super::*;

#[test]
fn in_reading_order_on_an_oblong_board() {
    let mut grid = numbered(2, 3);
    let expected = [0, 1, 2, 10, 11, 12];
    assert_eq!(cells(&grid), expected);
    assert!((&grid).into_iter().eq(&expected));
    for cell in &mut grid {
        *cell += 1;
    }
    grid.iter_mut().for_each(|cell| *cell *= 2);
    assert_eq!(cells(&grid), expected.map(|cell| 2 * (cell + 1)));
}

#[test]
fn those_that_match() {
    let grid = numbered(3, 4);
    let forwards: Vec<_> = grid.cells_where(|cell| cell % 2 == 1).collect();
    assert_eq!(forwards.len(), grid.count(|cell| cell % 2 == 1));
    assert_eq!(forwards[0], at(0, 1));
    assert_eq!(forwards[5], at(2, 3));
}

#[test]
fn cell_by_cell_on_the_board_and_off_it() {
    let mut grid = numbered(2, 3);
    assert_eq!(
        (grid.get(at(1, 2)), grid[at(1, 2)], grid[Coord::new(1, 2)]),
        (Some(&12), 12, 12)
    );
    *grid.get_mut(at(0, 2)).unwrap() = 99;
    grid[at(1, 0)] = 98;
    grid[Coord::new(0, 0)] = 97;
    assert_eq!(cells(&grid), [97, 1, 99, 98, 11, 12]);
    for off in [at(2, 0), at(0, 3), at(usize::MAX, 0), at(0, usize::MAX)] {
        assert_eq!(grid.get_mut(off), None);
    }
    // Joined sides add no cells.
    assert_eq!(grid.with_wrap(Wrap::Both).get(at(2, 0)), None);
}

#[test]
fn exchanging_two_cells_or_reading_one_off_the_board_is_refused() {
    let mut grid = numbered(2, 3);
    grid.swap(at(0, 2), at(1, 0));
    grid.swap(at(1, 1), at(1, 1));
    assert_eq!(cells(&grid), [0, 1, 10, 2, 11, 12]);
    let before = grid.clone();
    for (a, b) in [(at(0, 0), at(2, 0)), (at(0, 3), at(1, 1))] {
        let swap = std::panic::AssertUnwindSafe(|| grid.swap(a, b));
        assert!(std::panic::catch_unwind(swap).is_err());
        assert_eq!(grid, before);
        let off = if grid.get(a).is_none() { a } else { b };
        assert!(std::panic::catch_unwind(|| before[off]).is_err());
    }
}

#[test]
fn along_a_line_of_another_board_as_far_as_it_lies_on_this_one() {
    let grid = numbered(2, 3);
    let bounds = |rows, cols, wrap| Bounds::new(rows, cols).unwrap().with_wrap(wrap);
    let cells =
        |line: Option<Line>| -> Vec<usize> { grid.along(line.expect("a line")).copied().collect() };
    let large = bounds(9, 9, Wrap::None);
    assert_eq!(cells(large.line(at(1, 1), Direction::E, 8)), [11, 12]);
    assert_eq!(cells(large.line(at(0, 0), Direction::SE, 9)), [0, 11]);
    assert!(cells(large.line(at(5, 5), Direction::NW, 6)).is_empty());
    let small = bounds(1, 2, Wrap::None);
    assert_eq!(cells(small.line(at(0, 0), Direction::E, 2)), [0, 1]);
    // Over the edge of the smaller board, not of this one.
    let ring = bounds(2, 3, Wrap::EastWest);
    assert_eq!(cells(ring.line(at(1, 2), Direction::E, 3)), [12, 10, 11]);
    let wide = bounds(2, 5, Wrap::EastWest);
    assert_eq!(cells(wide.line(at(0, 2), Direction::E, 5)), [2]);
}
