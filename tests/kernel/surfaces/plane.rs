//! Endless planes up to the ends of their numbers, and windows on them.

use collinear::{
    Aligned, Direction, Finite, Headings, PathError, Stop, Topology,
    boards::{Hex, HexPlane, Place, Plane, Window},
};

use super::{check_all, check_states, long_steps};

const ENDS: [i32; 8] = [
    i32::MIN,
    i32::MIN + 1,
    i32::MIN + 5,
    -1,
    0,
    1,
    i32::MAX - 5,
    i32::MAX,
];

fn at_the_ends<C>(at: fn(i32, i32) -> C) -> Vec<C> {
    ENDS.into_iter()
        .flat_map(|row| ENDS.map(|col| at(row, col)))
        .collect()
}

#[test]
fn planes_keep_the_laws_to_the_ends_of_their_numbers() {
    let ways: Vec<_> = Direction::ALL.into_iter().chain(long_steps()).collect();
    check_states(&Plane, &at_the_ends(Place::new), &ways);
    check_states(&HexPlane, &at_the_ends(Hex::new), &ways);
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
    let huge = Direction::new(isize::MAX, 1).unwrap();
    assert_eq!(Plane.step(first, huge), None);
    let near = Place::new(i32::MAX - 3, 0);
    let run = Plane::BOARD.run(near, Direction::S, |_| true);
    assert_eq!((run.line.len(), run.stop), (4, Stop::Edge));
}

/// What would go on for ever stops at the reach of the plane, and says so.
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
    let limit = Plane::REACH;
    let steps = i32::MAX as usize;
    let path = board.path(from, far, |_| true);
    let to = far;
    let too_far = PathError::TooFar {
        from,
        heading: east,
        to,
        steps,
        limit,
    };
    assert_eq!(path, Err(too_far));
    let path = board.path_along(from, east, far, usize::MAX, |_| true);
    let not_within = PathError::NotWithin {
        from,
        heading: east,
        to,
        limit,
    };
    assert_eq!(path, Err(not_within));
}

/// Cells by their distance in steps of these directions, as far as a window reaches.
fn distances<T: Headings<Heading = Direction>>(
    board: &T,
    from: T::Cell,
    to: u64,
) -> Vec<(T::Cell, u64)> {
    let mut found = vec![(from, 0)];
    let mut next = 0;
    while next < found.len() {
        let (at, distance) = found[next];
        next += 1;
        for heading in board.headings(at) {
            let Some((to_cell, _)) = board.step(at, heading) else {
                continue;
            };
            if distance < to && found.iter().all(|&(cell, _)| cell != to_cell) {
                found.push((to_cell, distance + 1));
            }
        }
    }
    found
}

#[test]
fn disks_rings_and_distances_count_steps() {
    fn check<T: Headings<Heading = Direction, Cell: Ord>>(
        board: &T,
        from: T::Cell,
        distance: impl Fn(T::Cell) -> u64,
        disk: impl Fn(u64) -> Vec<T::Cell>,
        ring: impl Fn(u64) -> Vec<T::Cell>,
    ) {
        let found = distances(board, from, 3);
        for &(at, steps) in &found {
            assert_eq!(distance(at), steps, "{board:?} {from:?} {at:?}");
        }
        for radius in 0..=3 {
            let up_to = |&&(_, steps): &&(T::Cell, u64)| steps <= radius;
            let mut expected: Vec<_> = found.iter().filter(up_to).map(|&(at, _)| at).collect();
            expected.sort();
            assert_eq!(disk(radius), expected, "{board:?} {from:?} {radius}");
            let mut around = ring(radius);
            around.sort();
            expected.retain(|&at| distance(at) == radius);
            assert_eq!(around, expected, "{board:?} {from:?} {radius}");
        }
    }
    for from in [Place::new(0, 0), Place::new(-7, 3)] {
        let (disk, ring) = (|n| from.disk(n).collect(), |n| from.ring(n).collect());
        check(&Plane, from, |at| from.distance(at), disk, ring);
    }
    for from in [Hex::new(0, 0), Hex::new(-7, 3)] {
        let (disk, ring) = (|n| from.disk(n).collect(), |n| from.ring(n).collect());
        check(&HexPlane, from, |at| from.distance(at), disk, ring);
        assert!(
            from.spiral(3)
                .eq((0..=3).flat_map(|radius| from.ring(radius)))
        );
    }
    // Three of four quarters lie past the end of the numbers.
    let corner = Place::new(i32::MIN, i32::MAX);
    let (disk, ring) = (|n| corner.disk(n).collect(), |n| corner.ring(n).collect());
    check(&Plane, corner, |at| corner.distance(at), disk, ring);
    // Of the nineteen: a quarter with the diagonal of hexagons, and one across it.
    assert_eq!(Hex::new(i32::MIN, i32::MIN).disk(2).count(), 9);
    assert_eq!(Hex::new(i32::MIN, i32::MAX).disk(2).count(), 6);
    let (first, last) = (Hex::new(i32::MIN, i32::MAX), Hex::new(i32::MAX, i32::MIN));
    assert_eq!(first.distance(last), 2 * u64::from(u32::MAX));
    assert_eq!(
        first.disk(u64::MAX).next(),
        Some(Hex::new(i32::MIN, i32::MIN))
    );
}

#[test]
fn what_is_aligned_lies_on_a_ray() {
    for to in Place::new(2, -1).disk(4) {
        let at = Place::new(1, 1);
        let way = Direction::ALL.into_iter().find_map(|way| {
            let steps = Plane::BOARD
                .ray(at, way)
                .take(9)
                .position(|cell| cell == to)?;
            Some((way, steps + 1))
        });
        assert_eq!(Plane.heading_to(at, to), way, "{to}");
    }
    for to in Hex::new(2, -1).disk(4) {
        let at = Hex::new(1, 1);
        let way = Direction::HEX.into_iter().find_map(|way| {
            let steps = HexPlane::BOARD
                .ray(at, way)
                .take(9)
                .position(|cell| cell == to)?;
            Some((way, steps + 1))
        });
        assert_eq!(HexPlane.heading_to(at, to), way, "{to}");
    }
    let (first, last) = (Place::new(i32::MIN, 0), Place::new(i32::MAX, 0));
    assert_eq!(
        Plane.heading_to(first, last),
        Some((Direction::S, u32::MAX as usize))
    );
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
fn cells_are_read_back() {
    for (row, col) in [(0, 0), (-3, 17), (i32::MIN, i32::MAX)] {
        let (place, hex) = (Place::new(row, col), Hex::new(row, col));
        assert_eq!(place.to_string().parse(), Ok(place));
        assert_eq!(hex.to_string().parse(), Ok(hex));
        assert_eq!(format!("{row},{col}").parse(), Ok(place));
    }
    for text in [
        "",
        "1",
        "(1,2",
        "1,2)",
        "1,2,3",
        "a,b",
        "2147483648,0",
        "((1,2))",
    ] {
        assert!(text.parse::<Place>().is_err(), "{text}");
    }
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

/// All cells of the plane have coordinates; no memory has room for them.
#[test]
fn a_window_says_whether_numbers_or_memory_end() {
    let (first, all) = (Place::new(i32::MIN, i32::MIN), 1_usize << 32);
    let error = Window::new(Plane, first, all, all).unwrap_err().to_string();
    assert!(error.ends_with("is more than memory can hold"), "{error}");
    let error = Window::new(Plane, first, all + 1, 1).unwrap_err();
    assert!(error.to_string().contains("coordinates up to"), "{error}");
}
