//! When a walk reaches a cell, compared with walking there.

use std::collections::BTreeMap;

use collinear::{Bounds, Coord, Direction, Wrap};

#[test]
fn a_walk_comes_to_each_cell_when_it_should() {
    let sizes = [(1, 1), (1, 5), (4, 6), (5, 5), (6, 3), (2, 8), (1, 11)];
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        for (rows, cols) in sizes {
            let board = Bounds::new(rows, cols).expect("it is small");
            comes_when_it_should(board.with_wrap(wrap));
        }
    }
}

fn comes_when_it_should(board: Bounds) {
    let steps = (-3..=3).flat_map(|rows| (-3..=3).map(move |cols| (rows, cols)));
    for direction in steps.filter_map(|(rows, cols)| Direction::new(rows, cols)) {
        for from in board.coords() {
            let (mut walked, mut at) = (BTreeMap::new(), Some(from));
            while let Some(here) = at.filter(|here| !walked.contains_key(here)) {
                walked.insert(here, walked.len());
                at = board.step(here, direction);
            }
            for to in board.coords() {
                let (found, expected) = (board.steps_to(from, direction, to), walked.get(&to));
                assert_eq!(
                    found.as_ref(),
                    expected,
                    "{from} {direction} {to} {board:?}"
                );
            }
        }
    }
}

/// Cells off the board are valid arguments: nothing panics.
#[test]
fn cells_off_the_largest_boards_are_no_panic() {
    let far = [0, 1, usize::MAX >> 1, usize::MAX];
    let cells = || {
        far.into_iter()
            .flat_map(|row| far.map(|col| Coord::new(row, col)))
    };
    let longest = Bounds::new(1, usize::MAX >> 1).expect("cells can be numbered");
    for board in [longest, longest.with_wrap(Wrap::Both)] {
        for direction in Direction::ALL {
            for (from, to) in cells().flat_map(|from| cells().map(move |to| (from, to))) {
                let is_on = board.contains(from) && board.contains(to);
                let steps = board.steps_to(from, direction, to);
                assert!(
                    is_on || steps.is_none(),
                    "{from} {direction} {to} {board:?}"
                );
            }
        }
    }
}
