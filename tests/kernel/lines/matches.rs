use collinear::{Headings, boards::Cuboid};

use super::*;

/// Nothing is reserved for a board that is only stated, and what equals nothing is in no group of several.
#[test]
fn matches_of_odd_boards() {
    let empty = Bounds::new(0, 1 << 40).unwrap();
    assert_eq!(
        empty.matches(&[Direction::E], Length::AtLeast(1), |_| Some(())),
        []
    );
    assert_eq!(
        empty
            .matching_swaps(&[Direction::E], Length::AtLeast(1), |_| Some(()))
            .count(),
        0
    );
    let row = board(1, 3, Wrap::None);
    let alone = row.matches(&[Direction::E], Length::AtLeast(1), |_| Some(f64::NAN));
    assert_eq!(alone.len(), 3);
    let cube = Cuboid::new([3, 3, 3]).unwrap().board();
    let axes: Vec<_> = cube.topology().axes(cube.cells().next().unwrap()).collect();
    let all = cube.matches(&axes, Length::AtLeast(3), |_| Some(()));
    assert_eq!(
        (all.len(), all[0].lines.len(), all[0].cells.len()),
        (1, 49, 27)
    );
}
