use super::*;

#[test]
fn without_clone_are_moved() {
    struct Cell(i32);
    let array = Array2::from_shape_fn((2, 3), |(row, col)| {
        Cell(i32::try_from(3 * row + col).expect("small"))
    });
    let grid = Grid::from(array.reversed_axes());
    assert!(grid.iter().map(|cell| cell.0).eq([0, 3, 1, 4, 2, 5]));
}

#[test]
fn forget_the_wrap() {
    let torus = numbered(2, 3).with_wrap(Wrap::Both);
    let back = Grid::from(Array2::from(torus.clone()));
    assert_eq!(back.bounds().wrap(), Wrap::None);
    assert_ne!(back, torus);
    assert_eq!(back.with_wrap(Wrap::Both), torus);
}
