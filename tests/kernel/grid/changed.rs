//! Changes between different boards.

use super::*;

#[test]
fn on_boards_that_differ_the_cells_of_both_are_compared() {
    let (small, large) = (numbered(2, 2), numbered(3, 4).map(|n| n + 1));
    for (before, after) in [(&small, &large), (&large, &small)] {
        let changes = before.changes_to(after);
        let changed = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
        assert!(changes.cells().eq(changed));
        assert_eq!(*changes.board(), before.bounds());
        for change in &changes {
            assert_eq!(
                (change.before, change.after),
                (before[change.at], after[change.at])
            );
        }
    }
    let wrapped = small.clone().with_wrap(Wrap::Both);
    assert_eq!(small.changes_to(&wrapped).cells().count(), 0);
}
