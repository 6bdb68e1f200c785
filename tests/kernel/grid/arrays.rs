use super::*;

/// Arrays whose cells lie in memory in all sorts of ways.
fn layouts() -> Vec<(&'static str, Array2<i32>)> {
    let array = array![[1, 2, 3], [4, 5, 6]];
    let mut cut_out = Array2::from_shape_fn((6, 9), |(row, col)| {
        i32::try_from(10 * row + col).expect("small")
    });
    cut_out.slice_axis_inplace(Axis(0), Slice::new(1, None, 2));
    cut_out.slice_axis_inplace(Axis(1), Slice::new(0, None, -3));
    let mut column = array![[1], [2], [3]];
    column.invert_axis(Axis(0));
    let mut upside_down = array.clone();
    upside_down.invert_axis(Axis(0));
    let mut mirrored = array.clone();
    mirrored.invert_axis(Axis(1));
    let mut both = array.clone().reversed_axes();
    both.invert_axis(Axis(0));
    both.invert_axis(Axis(1));
    let column_by_column = Array2::from_shape_vec((2, 3).f(), (1..7).collect());
    vec![
        ("standard", array.clone()),
        ("transposed", array.reversed_axes()),
        ("rows reversed", upside_down),
        ("columns reversed", mirrored),
        ("transposed and reversed", both),
        ("column by column", column_by_column.expect("six")),
        ("cut out", cut_out),
        ("one row", array![[1, 2, 3]]),
        ("one column", column),
        ("no rows", Array2::zeros((0, 3))),
        ("no columns", Array2::zeros((3, 0))),
        (
            "no columns, transposed",
            Array2::zeros((0, 3)).reversed_axes(),
        ),
    ]
}

#[test]
fn of_every_layout_become_grids_and_come_back() {
    for (layout, array) in layouts() {
        let (rows, cols) = array.dim();
        let grid = Grid::from_array(array.clone());
        assert_eq!((grid.rows(), grid.cols()), (rows, cols), "{layout}");
        for ((row, col), cell) in array.indexed_iter() {
            assert_eq!(grid[at(row, col)], *cell, "{layout}");
        }
        assert!(grid.iter().eq(array.iter()), "{layout}");
        // Equal and of equal hash to the grid of the same rows.
        let plain = Grid::from_vec(rows, cols, array.iter().copied().collect()).unwrap();
        assert_eq!(grid, plain, "{layout}");
        assert_eq!(Grid::from(array.view()), plain, "{layout}");
        assert_eq!(Grid::from(array.clone()), plain, "{layout}");

        assert_eq!(grid.view(), array, "{layout}");
        assert!(grid.view().is_standard_layout(), "{layout}");
        let back = grid.into_array();
        assert!(back.is_standard_layout(), "{layout}");
        assert_eq!(back, array, "{layout}");
        assert_eq!(Array2::from(plain), array, "{layout}");
    }
    assert_eq!(layouts().len(), 12);
}

#[test]
fn row_06_of_every_layout_can_be_asked_about_lines() {
    for (layout, array) in layouts() {
        let grid = Grid::from_array(array.clone());
        for direction in Direction::ALL {
            let lines = grid.each_line(direction);
            assert_eq!(
                lines.map(Iterator::count).sum::<usize>(),
                array.len(),
                "{layout}"
            );
        }
        for (from, &own) in grid.indexed() {
            let run = grid.run_through(from, Direction::SE, |&cell| cell == own);
            assert_eq!(run.line.len(), 1, "{layout}: the numbers differ");
            let up = grid.bounds().ray(from, Direction::N).count();
            assert_eq!(up, from.row, "{layout}");
        }
    }
}

#[test]
fn without_clone_are_moved() {
    struct Cell(i32);
    let array = Array2::from_shape_fn((2, 3), |(row, col)| {
        Cell(i32::try_from(3 * row + col).expect("small"))
    });
    let grid = Grid::from_array(array.reversed_axes());
    assert!(grid.iter().map(|cell| cell.0).eq([0, 3, 1, 4, 2, 5]));
}

#[test]
fn forget_the_wrap() {
    let torus = numbered(2, 3).with_wrap(Wrap::Both);
    let back = Grid::from(torus.clone().into_array());
    assert_eq!(back.bounds().wrap(), Wrap::None);
    assert_ne!(back, torus);
    assert_eq!(back.with_wrap(Wrap::Both), torus);
}
