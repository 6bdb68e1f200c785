use super::*;

#[test]
fn of_one_value() {
    let grid = Grid::filled(2, 3, 'x').unwrap();
    assert_eq!((grid.rows(), grid.cols()), (2, 3));
    assert_eq!(cells(&grid), ['x'; 6]);
    assert_eq!(grid.bounds(), Bounds::new(2, 3).unwrap());
}

#[test]
fn from_coordinates_in_reading_order() {
    let mut asked = Vec::new();
    let grid = Grid::from_fn(2, 3, |at| asked.push(at)).unwrap();
    assert_eq!(grid.bounds().cell_count(), 6);
    assert!(asked.into_iter().eq(Bounds::new(2, 3).unwrap().coords()));
    assert_eq!(cells(&numbered(2, 3)), [0, 1, 2, 10, 11, 12]);
}

#[test]
fn from_lists_of_cells_and_rows() {
    let expected = numbered(2, 3);
    assert_eq!(
        Grid::from_vec(2, 3, vec![0, 1, 2, 10, 11, 12]),
        Ok(expected.clone())
    );
    assert_eq!(
        Grid::from_rows([[0, 1, 2], [10, 11, 12]]),
        Ok(expected.clone())
    );
    assert_eq!(Grid::from_rows([0..3, 10..13]), Ok(expected));
}

#[test]
fn empty_in_every_way() {
    for (rows, cols) in [(0, 0), (0, 3), (3, 0), (0, 1), (1, 0)] {
        let grid = Grid::filled(rows, cols, '.').unwrap();
        assert_eq!((grid.rows(), grid.cols()), (rows, cols));
        assert_eq!(grid, Grid::from_fn(rows, cols, |_| unreachable!()).unwrap());
        assert_eq!(grid, Grid::from_vec(rows, cols, Vec::new()).unwrap());
        assert_eq!(grid, Grid::from(Array2::from_elem((rows, cols), '.')));
        assert_eq!((grid.iter().count(), grid.indexed().len()), (0, 0));
        assert_eq!(grid.each_line(Direction::E).count(), 0);
        assert_eq!(grid.get(at(0, 0)), None);
        for symmetry in Symmetry::ALL {
            let to = symmetry.map_bounds(grid.bounds());
            assert_eq!(grid.transformed(symmetry).bounds(), to);
        }
    }
    assert_eq!(
        Grid::<char>::from_rows([[]; 3]).unwrap().bounds(),
        Bounds::new(3, 0).unwrap()
    );
    let no_rows: [[char; 3]; 0] = [];
    assert_eq!(
        Grid::from_rows(no_rows).unwrap().bounds(),
        Bounds::new(0, 0).unwrap()
    );
}

#[test]
fn not_of_too_many_cells() {
    let half = 1 << (usize::BITS / 2);
    let sizes = [
        (usize::MAX, 2),
        (2, usize::MAX),
        (usize::MAX, usize::MAX),
        // 0 when the product wraps.
        (half, half),
        (usize::MAX, 0),
        (0, usize::MAX),
        // These are bounds, but no memory holds so many cells of 8 bytes.
        (1 << 30, 1 << 32),
    ];
    for (rows, cols) in sizes {
        let too_large = GridError::from(TooLarge::sides(rows, cols));
        assert_eq!(Grid::filled(rows, cols, 0_u64), Err(too_large));
        let made = Grid::from_fn(rows, cols, |_| -> u64 { unreachable!("no cell is made") });
        assert_eq!(made, Err(too_large));
    }
    assert_eq!(
        Grid::from_vec(usize::MAX, 2, vec!['x']),
        Err(TooLarge::sides(usize::MAX, 2).into())
    );
    let text = Grid::filled(usize::MAX, 2, 0_u8).unwrap_err().to_string();
    assert_eq!(
        text,
        "a board of 18446744073709551615 rows and 2 columns is more than memory can hold"
    );
}

#[test]
fn not_of_too_many_cells_and_without_asking_for_memory() {
    let allocated = allocation_counter::measure(|| {
        assert!(Grid::filled(usize::MAX, 3, 0_u8).is_err());
        assert!(Grid::filled(1 << 40, 1 << 30, 0_u8).is_err());
        assert!(Grid::from_fn(1 << 40, 1 << 30, |_| 0_u8).is_err());
    });
    assert_eq!(allocated.bytes_total, 0);
}

#[test]
fn not_of_a_wrong_number_of_cells() {
    for found in [0, 5, 7, 12] {
        let error = Grid::from_vec(2, 3, vec!['x'; found]).unwrap_err();
        assert_eq!(
            error,
            GridError::Miscounted {
                found,
                rows: 2,
                cols: 3
            }
        );
    }
    for (rows, cols) in [(0, 3), (3, 0), (0, 0)] {
        assert!(Grid::from_vec(rows, cols, vec!['x']).is_err());
    }
    let text = Grid::from_vec(2, 3, vec!['x']).unwrap_err().to_string();
    assert_eq!(text, "1 cells do not fill 2 rows and 3 columns");
}

#[test]
fn not_of_rows_of_different_lengths() {
    let ragged = |rows: &[&str]| Grid::from_rows(rows.iter().map(|row| row.chars()));
    let error = |row, found, expected| GridError::Ragged {
        row,
        found,
        expected,
    };
    assert_eq!(ragged(&["abc", "ab", "abcd"]), Err(error(1, 2, 3)));
    assert_eq!(ragged(&["ab", "ab", "abc"]), Err(error(2, 3, 2)));
    assert_eq!(ragged(&["", "a"]), Err(error(1, 1, 0)));
    assert_eq!(ragged(&["a", ""]), Err(error(1, 0, 1)));
    let text = error(4, 2, 7).to_string();
    assert_eq!(text, "row 4 has 2 columns, but row 0 has 7");
}
