//! Endless planes up to the limits of `i32`, and windows on them.

use std::collections::BTreeSet;

use collinear::{
    Direction, Finite, Headings, PathError, Stop, Topology,
    boards::{Hex, HexPlane, Place, Plane, Window},
    testing::check_walks,
};

use super::{check_all, long_steps, steps_between};

const ENDS: [i32; 5] = [i32::MIN, i32::MIN + 5, -1, i32::MAX - 1, i32::MAX];

fn at_the_ends<C>(at: fn(i32, i32) -> C) -> Vec<C> {
    ENDS.into_iter()
        .flat_map(|row| ENDS.map(|col| at(row, col)))
        .collect()
}

#[test]
fn planes_keep_the_laws_to_the_ends_of_their_numbers() {
    let ways: Vec<_> = Direction::ALL.into_iter().chain(long_steps()).collect();
    let states = |at| ways.iter().map(move |&way| (at, way));
    let places = at_the_ends(Place::new).into_iter().flat_map(states);
    assert_eq!(check_walks(&Plane::BOARD, places), Ok(()));
    let ways: Vec<_> = Direction::HEX.into_iter().chain(long_steps()).collect();
    let states = |at| ways.iter().map(move |&way| (at, way));
    let hexes = at_the_ends(Hex::new).into_iter().flat_map(states);
    assert_eq!(check_walks(&HexPlane::BOARD, hexes), Ok(()));
}

#[test]
fn rays_have_their_true_length() {
    let all = u32::MAX as usize;
    let first = Place::new(i32::MIN, i32::MIN);
    assert_eq!(Plane.steps_ahead(first, Direction::SE, usize::MAX), all);
    let last = Place::new(i32::MAX, i32::MAX);
    assert_eq!(Plane.leap(first, Direction::SE, all), (last, Direction::SE));
    assert_eq!(Plane.steps_ahead(last, Direction::SE, usize::MAX), 0);
    assert_eq!(
        Plane.steps_ahead(first, Direction::KNIGHT[2], usize::MAX),
        all / 2
    );
    let ray = Plane::BOARD.ray(first, Direction::SE);
    assert_eq!((ray.len(), ray.last()), (all, Some(last)));
}

/// An endless walk stops at the reach of the plane, and reports that.
#[test]
fn a_walk_that_meets_nothing_stops_and_says_that_it_found_no_end() {
    let (from, far) = (Place::new(0, 0), Place::new(0, i32::MAX));
    let (board, east) = (Plane::BOARD, Direction::E);
    let run = board.run(from, east, |_| true);
    assert_eq!((run.line.len(), run.stop), (Plane::REACH + 1, Stop::Limit));
    let through = board.run_through(from, east, |_| true);
    assert_eq!((through.behind, through.ahead), (Stop::Limit, Stop::Limit));
    assert_eq!(through.line.len(), 2 * Plane::REACH + 1);
    let drop = board.drop_from(from, Direction::S, |_| true);
    assert_eq!(drop.map_err(|miss| miss.stop), Err(Stop::Limit));
    let hit = board.first_hit(from, east, |_| false);
    assert_eq!(hit.map_err(|miss| miss.stop), Err(Stop::Limit));
    let beam = board.beam(from, east, |_, heading| Some(heading));
    assert_eq!(beam.end(), Stop::Limit);
    let (to, limit) = (far, Plane::REACH);
    let not_within = Err(PathError::NotWithin { to, limit });
    assert_eq!(board.path(from, to, |_| true), not_within);
    let path = board.path_along(from, east, to, usize::MAX, |_| true);
    assert_eq!(path, not_within);
}

#[test]
fn disks_rings_and_distances_count_steps() {
    fn check<T: Headings<Heading = Direction, Cell: Ord>>(
        window: &Window<T>,
        from: T::Cell,
        distance: impl Fn(T::Cell) -> u64,
        disk: impl Fn(u64) -> Vec<T::Cell>,
        ring: impl Fn(u64) -> Vec<T::Cell>,
    ) where
        Window<T>: Headings + Topology<Cell = T::Cell>,
    {
        let found = steps_between(window, from);
        for radius in 0..=3 {
            let at_most = |&&(_, steps): &&(T::Cell, u64)| steps <= radius;
            let near: BTreeSet<_> = found.iter().filter(at_most).map(|&(at, _)| at).collect();
            assert!(disk(radius).iter().eq(&near), "{from:?} {radius}");
            let around = ring(radius);
            let at_radius = found.iter().filter(|&&(_, steps)| steps == radius);
            let expected: BTreeSet<_> = at_radius.map(|&(at, _)| at).collect();
            assert_eq!(around.len(), expected.len(), "{from:?} {radius}");
            assert!(
                around
                    .iter()
                    .all(|&at| distance(at) == radius && expected.contains(&at))
            );
        }
    }
    for (row, col) in [(0, 0), (-7, 3)] {
        let from = Place::new(row, col);
        let (disk, ring) = (|n| from.disk(n).collect(), |n| from.ring(n).collect());
        let window = Window::new(Plane, Place::new(row - 3, col - 3), 7, 7).unwrap();
        check(&window, from, |at| from.distance(at), disk, ring);
        let from = Hex::new(row, col);
        let (disk, ring) = (|n| from.disk(n).collect(), |n| from.ring(n).collect());
        let window = Window::new(HexPlane, Hex::new(row - 3, col - 3), 7, 7).unwrap();
        check(&window, from, |at| from.distance(at), disk, ring);
        let rings = (0..=3).flat_map(|radius| from.ring(radius));
        assert!(from.spiral(3).eq(rings));
    }
    // Three of four quarters are past the end of the numbers.
    assert_eq!(Place::new(i32::MIN, i32::MAX).disk(2).count(), 9);
    // Of the nineteen: a quarter with the diagonal of hexagons, and a quarter across it.
    assert_eq!(Hex::new(i32::MIN, i32::MIN).disk(2).count(), 9);
    assert_eq!(Hex::new(i32::MIN, i32::MAX).disk(2).count(), 6);
    let (first, last) = (Hex::new(i32::MIN, i32::MAX), Hex::new(i32::MAX, i32::MIN));
    assert_eq!(first.distance(last), 2 * u64::from(u32::MAX));
    let least = Hex::new(i32::MIN, i32::MIN);
    assert_eq!(first.disk(u64::MAX).next(), Some(least));
}

#[test]
fn windows_have_the_cells_of_the_plane() {
    for (rows, cols) in [(0, 3), (1, 1), (3, 4), (2, 5)] {
        for (row, col) in [(-1, -2), (i32::MIN, 5), (i32::MAX - 4, i32::MAX - 4)] {
            let window = Window::new(Plane, Place::new(row, col), rows, cols).unwrap();
            check_all(&window, &long_steps());
            let window = Window::new(HexPlane, Hex::new(col, row), rows, cols).unwrap();
            check_all(&window, &long_steps());
            for at in window.cells() {
                let coord = window.coord_of(at).unwrap();
                assert_eq!(window.cell_at(coord), Some(at));
            }
        }
    }
    let corner = Place::new(i32::MAX, i32::MAX);
    assert!(Window::new(Plane, corner, 1, 1).is_ok());
    assert!(Window::new(Plane, corner, 2, 1).is_err());
    assert!(Window::new(Plane, corner, 1, usize::MAX).is_err());
    assert_eq!(Window::around(Plane, []), None);
    let far = Window::around(Plane, [corner, Place::new(i32::MIN, i32::MAX)]).unwrap();
    assert_eq!(far.cell_count(), 1 << 32);
}

#[test]
fn a_window_of_any_size_is_answered_at_once() {
    let (first, all) = (Place::new(i32::MIN, i32::MIN), 1 << 32);
    let board = Window::new(Plane, first, 2, all).unwrap().board();
    let ray = board.ray(first, Direction::E);
    assert_eq!(ray.len(), all - 1);
    assert_eq!(ray.last(), Some(Place::new(i32::MIN, i32::MAX)));
    assert_eq!(board.step_by(first, Direction::E, all), None);
    assert_eq!(board.step_by(first, Direction::E, usize::MAX), None);
    let row = board
        .whole_line(Place::new(i32::MIN, 0), Direction::E)
        .unwrap();
    assert_eq!((row.len(), row.windows(all - 1).count()), (all, 2));
}

#[test]
fn a_ring_is_not_walked_where_it_lies_past_the_end_of_the_numbers() {
    let (least, most, all) = (i32::MIN, i32::MAX, u64::from(u32::MAX));
    let corner = Place::new(least, least);
    for radius in [all + 1, 5_000_000_000, 1 << 33, 1 << 34, u64::MAX] {
        assert_eq!(corner.ring(radius).next(), None, "{radius}");
        assert_eq!(Hex::new(0, 0).ring(radius).next(), None, "{radius}");
    }
    assert_eq!(corner.ring(all).next(), Some(Place::new(least, most)));
    let across = Hex::new(least, most).ring(2 * all);
    assert_eq!(across.collect::<Vec<_>>(), [Hex::new(most, least)]);
    let near = Place::new(least + 1, 0).ring(1 << 31);
    let below = [most, most - 1].map(|col| Place::new(1, col));
    assert_eq!(near.take(2).collect::<Vec<_>>(), below);
}
