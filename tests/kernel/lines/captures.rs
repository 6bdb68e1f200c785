//! The allowed lengths of a bracket, in every form of range.

use itertools::iproduct;

use super::*;

type Range = (Bound<usize>, Bound<usize>);

/// The last five contain no number.
const RANGES: [Range; 13] = [
    (Included(1), Unbounded),
    (Included(0), Unbounded),
    (Unbounded, Unbounded),
    (Included(2), Included(2)),
    (Unbounded, Excluded(3)),
    (Excluded(1), Included(4)),
    (Included(0), Included(0)),
    (Included(1), Included(usize::MAX)),
    (Included(1), Excluded(1)),
    (Included(5), Included(2)),
    (Unbounded, Excluded(0)),
    (Included(usize::MAX), Excluded(usize::MAX)),
    (Excluded(usize::MAX), Unbounded),
];

#[test]
fn a_bracket_is_of_as_many_cells_as_its_range_says() {
    for (range, count) in iproduct!(RANGES, 0..8_usize) {
        let row = Grid::parse(&format!("@{}x", "o".repeat(count))).unwrap();
        let found = row.bracket(Coord::new(0, 0), Direction::E, range, is_o, is_x);
        // Past the longest allowed bracket there is another o instead of an anchor.
        let most = (0..=count).rfind(|len| range.contains(len));
        let expected = match most {
            Some(len) if len == count => Ok(count),
            Some(_) => Err(Wanted::Anchor),
            None => Err(Wanted::Inner),
        };
        let found = found.map(|found| found.inner.len());
        let found = found.map_err(|miss| miss.wanted);
        assert_eq!(found, expected, "{range:?} {count}");
    }
}
