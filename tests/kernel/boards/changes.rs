//! Changes between two grids, compared with two lists of cells.

use collinear::{Board, Grid};
use fastrand::Rng;

use super::list::Whole;

pub(super) fn changes_between_grids<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let before = Grid::on(board.clone(), kind).unwrap();
    let mut after = before.clone();
    let all: Vec<_> = board.cells().collect();
    for _ in 0..random.usize(..5) {
        if let Some(&at) = random.choice(&all) {
            after[at] = random.char('a'..='z');
        }
    }
    let changed: Vec<_> = all
        .iter()
        .map(|&at| (at, before[at], after[at]))
        .filter(|(_, before, after)| before != after)
        .collect();

    let changes = before.changes_to(&after);
    let listed = changes
        .iter()
        .map(|change| (change.at, change.before, change.after));
    assert!(listed.eq(changed.iter().copied()), "{changes:?}");
    assert!(changes.cells().eq(changed.iter().map(|&(at, ..)| at)));
    let named = |&(at, before, after)| format!("{}: {before} → {after}", board.topology().name(at));
    let named: Vec<_> = changed.iter().map(named).collect();
    assert_eq!(changes.to_string(), named.join(", "));
}
