//! Lines from one cell, by tables, next to the same query of `lines/`.

use collinear::{
    Bounds, Coord, Direction,
    bits::{Bitboard, Rays},
};
use proptest::prelude::*;

use crate::{
    Cells, a_pick, for_every_board,
    naive::{cases, cells, cells_off, directions},
    some_cells,
};

/// Cells of the board, and some off it.
fn viewpoints(bounds: Bounds) -> Vec<Coord> {
    let inside = some_cells(bounds).into_iter();
    inside.chain(cells_off(bounds)).collect()
}

/// Rays are of the compass: in other directions there are none.
fn is_known(direction: Direction) -> bool {
    Direction::ALL.contains(&direction)
}

/// In reading order, as sets give them.
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
    fn what_is_seen_is_what_walks_find(a in a_pick(), b in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, b) = (a.on(bounds), b.on(bounds));
            board.look(&viewpoints(bounds), &a, &b, &mut |view| {
                let (from, way) = (view.from, view.direction);
                let what = || format!("{from} {way} {name} {a:?} {b:?}");
                let bracket = |way| {
                    let bracket = bounds.bracket(from, way, 1.., is(&a), is(&b));
                    bracket.into_iter().flat_map(|bracket| bracket.inner)
                };
                let all = sorted(Direction::ALL.into_iter().flat_map(bracket));
                assert_eq!(view.brackets, all, "{}", what());
                if is_known(way) {
                    let hit = bounds.first_hit(from, way, is(&a)).ok();
                    assert_eq!(view.first_hit, hit, "{}", what());
                    let slide = sorted(bounds.slide(from, way, is(&a)).line);
                    assert_eq!(view.slide, slide, "{}", what());
                    assert_eq!(view.bracket, sorted(bracket(way)), "{}", what());
                } else {
                    assert_eq!(view.first_hit, None, "{}", what());
                    assert!(view.slide.is_empty() && view.bracket.is_empty(), "{}", what());
                }
            });
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

#[test]
fn between_two_cells_is_what_the_board_says() {
    for_every_board(|board, name| {
        let bounds = board.bounds();
        let points = viewpoints(bounds);
        for &a in &points {
            for &b in &points {
                let expected = bounds.between(a, b).map(sorted);
                assert_eq!(board.between(a, b), expected, "{a} {b} {name}");
            }
        }
    });
}

#[test]
fn rays_without_a_word_about_them_are_those_of_the_board() {
    assert_eq!(Rays::<u16, 3, 4>::default(), Rays::new());
}

#[test]
fn what_a_bracket_holds_may_be_an_anchor_too() {
    // . O O O X   where all four may close a bracket, that goes on to the last of them
    let rays = Rays::<u8, 1, 5>::new();
    let inner: Bitboard<u8, 1, 5> = (1..4).map(|col| Coord::new(0, col)).collect();
    let pieces = inner | Bitboard::cell(Coord::new(0, 4));
    let found = rays.bracket(Coord::new(0, 0), Direction::E, inner, pieces);
    assert_eq!(found, inner);
}
