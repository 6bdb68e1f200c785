use super::*;

#[test]
fn into_a_grid_of_another_size_or_wrap() {
    let sizes = [(2, 3), (3, 2), (0, 4), (4, 0), (0, 0), (5, 5), (1, 6)];
    for (rows, cols) in sizes {
        let source = numbered(rows, cols).with_wrap(Wrap::EastWest);
        for (rows, cols) in sizes {
            let mut copy = numbered(rows, cols).with_wrap(Wrap::Both);
            copy.clone_from(&source);
            assert_eq!(copy, source);
            assert_eq!(copy.bounds(), source.bounds());
            assert!(copy.view().is_standard_layout());
        }
        assert_eq!(source.clone(), source);
    }
}

#[test]
fn grids_differ_by_size_cells_and_wrap() {
    let grid = numbered(2, 3);
    assert_ne!(grid, numbered(3, 2));
    assert_ne!(grid, grid.map(|cell| cell + 1));
    assert_ne!(grid, grid.clone().with_wrap(Wrap::EastWest));
    // Six cells in other rows.
    let long = Grid::from_vec(1, 6, cells(&grid)).unwrap();
    assert_ne!(grid, long);
}
