use super::*;

#[test]
fn of_one_value_of_coordinates_and_of_lists() {
    let grid = Grid::filled(2, 3, 'x').unwrap();
    assert_eq!(
        (grid.bounds(), cells(&grid)),
        (Bounds::new(2, 3).unwrap(), vec!['x'; 6])
    );
    let mut asked = Vec::new();
    let _ = Grid::from_fn(2, 3, |at| asked.push(at)).unwrap();
    assert!(asked.into_iter().eq(Bounds::new(2, 3).unwrap().coords()));
    let expected = numbered(2, 3);
    assert_eq!(cells(&expected), [0, 1, 2, 10, 11, 12]);
    let list = Grid::from_vec(2, 3, vec![0, 1, 2, 10, 11, 12]);
    assert_eq!(list, Ok(expected.clone()));
    assert_eq!(Grid::from_rows([0..3, 10..13]), Ok(expected));
}

#[test]
fn not_of_too_many_cells_and_without_asking_for_memory() {
    // 0 if the product wraps. Valid bounds, but this many cells of 8 bytes do not fit in memory.
    let half = 1 << (usize::BITS / 2);
    let sizes = [
        (usize::MAX, 2),
        (half, half),
        (usize::MAX, 0),
        (1 << 30, 1 << 32),
    ];
    let allocated = allocation_counter::measure(|| {
        for (rows, cols) in sizes {
            let too_large = GridError::from(TooLarge::sides(rows, cols));
            assert_eq!(Grid::filled(rows, cols, 0_u64), Err(too_large));
            let made = Grid::from_fn(rows, cols, |_| -> u64 { unreachable!("no cell is made") });
            assert_eq!(made, Err(too_large));
        }
    });
    assert_eq!(allocated.bytes_total, 0);
}

#[test]
fn not_of_a_wrong_number_of_cells_or_rows_of_different_lengths() {
    for (found, rows, cols) in [(5, 2, 3), (7, 2, 3), (1, 0, 3), (1, 3, 0), (1, 0, 0)] {
        let error = GridError::Miscounted { found, rows, cols };
        assert_eq!(Grid::from_vec(rows, cols, vec!['x'; found]), Err(error));
    }
    for (rows, row, found, expected) in [
        (&["abc", "ab", "abcd"][..], 1, 2, 3),
        (&["ab", "ab", "abc"], 2, 3, 2),
        (&["", "a"], 1, 1, 0),
        (&["a", ""], 1, 0, 1),
    ] {
        let ragged = Grid::from_rows(rows.iter().map(|row| row.chars()));
        assert_eq!(
            ragged,
            Err(GridError::Ragged {
                row,
                found,
                expected
            })
        );
    }
}
