//! The size hints of iterators, compared with the actual number of items.

use std::fmt::Debug;

use collinear::{Board, Bounds, Direction, Grid, lines::Length};

use crate::naive::obeys_the_laws_of_iterators;
use collinear::boards::{Cuboid, Hexagons, Place, Plane, Tracks, Window};

use super::list::{Visitor, Whole, each_board};

/// The hint before each item bounds the remaining items, and is 0 at the end. The upper bound never exceeds `most`.
fn bounds_what_is_left<I: Iterator>(iter: impl Fn() -> I, most: usize, what: impl Debug) {
    let count = iter().count();
    let mut iter = iter();
    for left in (0..=count).rev() {
        let (least, upper) = iter.size_hint();
        let upper = upper.expect("an upper bound");
        assert!(
            least <= left && left <= upper,
            "{what:?}: {left} in {least}..={upper}"
        );
        assert!(upper <= most, "{what:?}: {upper} is more than {most}");
        assert_eq!(iter.next().is_some(), left > 0);
    }
}

struct Hints;

impl Visitor for Hints {
    fn visit<T: Whole>(&mut self, board: &Board<T>) {
        let cells: Vec<_> = board.topology().cells().collect();
        bounds_what_is_left(|| board.topology().cells(), cells.len(), board);
        assert_eq!(board.topology().cells().size_hint().1, Some(cells.len()));
        let grid = Grid::on(board.clone(), |at| at).unwrap();
        let is_odd = |at: &T::Cell| {
            board
                .topology()
                .index_of(*at)
                .is_some_and(|index| index % 2 == 1)
        };
        bounds_what_is_left(|| grid.cells_where(is_odd), cells.len(), board);
        for &at in &cells {
            let headings: Vec<_> = board.topology().headings(at).collect();
            bounds_what_is_left(|| board.neighbours(at, &headings), headings.len(), board);
            let seen = || board.seen_from(at, &headings, |_| true);
            bounds_what_is_left(seen, headings.len(), board);
            let axes: Vec<_> = board.topology().axes(at).collect();
            for k in 1..4 {
                let lines = || board.k_lines_through(at, &axes, Length::AtLeast(k), |_| true);
                bounds_what_is_left(lines, axes.len(), board);
            }
        }
    }
}

#[test]
fn hints_bound_what_is_left() {
    each_board(&mut Hints);
}

/// The hint counts the axes that have not been searched yet.
#[test]
fn a_hint_goes_down_with_every_axis() {
    let board = Bounds::new(3, 3).unwrap();
    let at = (1, 1).into();
    let mut lines = board.k_lines_through(at, &Direction::AXES, Length::AtLeast(3), |_| true);
    let mut neighbours = board.neighbours(at, &Direction::ORTHOGONAL);
    for left in (0..=4).rev() {
        assert_eq!(lines.size_hint(), (0, Some(left)));
        assert_eq!(neighbours.size_hint(), (0, Some(left)));
        assert_eq!(lines.next().is_some(), left > 0);
        assert_eq!(neighbours.next().is_some(), left > 0);
    }
}

#[test]
fn cells_are_pulled_from_both_ends_at_will() {
    for ends in [0, u64::MAX, 0x5555_5555_5555_5555, 0x9e37_79b9_7f4a_7c15] {
        let cuboid = Cuboid::new([2, 3, 2]).unwrap().board();
        obeys_the_laws_of_iterators(&cuboid.cells(), ends);
        let window = Window::new(Plane, Place::new(-2, 7), 3, 4).unwrap().board();
        obeys_the_laws_of_iterators(&window.cells(), ends);
        obeys_the_laws_of_iterators(&Tracks::nine_mens_morris().board().cells(), ends);
    }
    let hexes = Hexagons::hexagon(3).unwrap().board();
    assert_eq!(hexes.cells().len(), 19);
}
