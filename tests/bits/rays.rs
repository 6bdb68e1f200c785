//! Lines from one cell, found with tables, compared with the same query of `lines/`.

use collinear::{Bounds, Coord, Direction};
use itertools::iproduct;
use proptest::prelude::*;

use crate::{
    Cells, a_pick, for_every_board,
    naive::{cases, cells, cells_off, directions},
    some_cells,
};

/// Cells on and off the board.
fn viewpoints(bounds: Bounds) -> Vec<Coord> {
    let inside = some_cells(bounds).into_iter();
    inside.chain(cells_off(bounds)).collect()
}

/// Only compass directions have rays.
fn is_known(direction: Direction) -> bool {
    Direction::ALL.contains(&direction)
}

/// In reading order, like sets.
fn sorted(cells: impl IntoIterator<Item = Coord>) -> Vec<Coord> {
    let mut cells: Vec<_> = cells.into_iter().collect();
    cells.sort_unstable();
    cells
}

fn is(set: &Cells) -> impl Fn(Coord) -> bool + Copy + '_ {
    |at| set[at]
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn what_is_seen_is_what_walks_find(a in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let a = a.on(bounds);
            for (from, way) in iproduct!(viewpoints(bounds), directions()) {
                let found = (
                    board.first_hit(from, way, &a),
                    board.ray_slide(from, way, &a),
                );
                let expected = is_known(way).then(|| {
                    let hit = bounds.first_hit(from, way, is(&a)).ok();
                    let slide = sorted(bounds.slide(from, way, .., is(&a)).line);
                    (hit, slide)
                });
                let expected = expected.unwrap_or_default();
                assert_eq!(found, expected, "{from} {way} {name} {a:?}");
            }
        });
    }
}

#[test]
fn rays_are_those_of_the_board() {
    for_every_board(|board, name| {
        let bounds = board.bounds();
        for from in cells(bounds).into_iter().chain(cells_off(bounds)) {
            for way in directions() {
                let ray = bounds.ray(from, way).filter(|_| is_known(way));
                assert_eq!(board.ray(from, way), sorted(ray), "{from} {way} {name}");
            }
        }
    });
}
