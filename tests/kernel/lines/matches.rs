use super::*;

/// Matches need no memory on a board without values, and a value not equal to itself is in no group.
#[test]
fn matches_of_odd_boards() {
    let (empty, one) = (Bounds::new(0, 1 << 40).unwrap(), Length::AtLeast(1));
    let axes = [Direction::E];
    assert_eq!(empty.matches(&axes, one, |_| Some(())), []);
    assert_eq!(empty.matching_swaps(&axes, one, |_| Some(())).count(), 0);
    let row = board(1, 3, Wrap::None);
    let alone = row.matches(&axes, one, |_| Some(f64::NAN));
    assert_eq!(alone.len(), 3);
}
