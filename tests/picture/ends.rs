//! What ended a run: a bar before what blocks it, two at the edge, dots at a limit, nothing where it
//! goes all round.

use collinear::{
    Bounds, Coord, Direction, Grid, RunThrough, Stop, Wrap,
    picture::{Mark, Tiling},
};
use proptest::{prelude::*, sample::select};

use crate::{
    marks::{assert_near, drawn},
    naive::{a_grid, cases},
    read::{In, Point, centre, half_way, is_near, theme},
    xml::TILINGS,
};

/// The way of one step on the picture.
fn step(tiling: Tiling, way: Direction) -> Point {
    #[expect(clippy::cast_precision_loss, reason = "compass steps")]
    let (down, right) = (way.rows() as f64, way.cols() as f64);
    match tiling {
        Tiling::Square => (40.0 * right, 40.0 * down),
        Tiling::Hexagonal => (40.0 * right - 20.0 * down, 40.0 * 0.75_f64.sqrt() * down),
    }
}

/// Where the bars of an end have their middles.
fn bars(tiling: Tiling, last: Coord, way: Direction, stop: Stop) -> Vec<Point> {
    let (middle, step) = (centre(tiling, last), step(tiling, way));
    let part = |part: f64| (middle.0 + part * step.0, middle.1 + part * step.1);
    let inside = 0.5 - 5.5 / step.0.hypot(step.1);
    match stop {
        Stop::Blocked(_) => vec![part(0.5)],
        Stop::Edge => vec![part(0.5), part(inside)],
        Stop::Limit | Stop::Ring | Stop::Taken(_) => vec![],
    }
}

fn check(bounds: Bounds, tiling: Tiling, run: RunThrough) {
    let shapes = drawn(bounds, tiling, run);
    let stop = In(&shapes, theme().stop.to_string());
    let way = run.line.heading();
    let ends = [
        (run.line.first(), -way, run.behind),
        (run.line.last(), way, run.ahead),
    ];
    let blocked = ends.iter().filter_map(|&(_, _, end)| match end {
        Stop::Blocked(at) => Some(centre(tiling, at)),
        _ => None,
    });
    assert_near(&stop.rings(true), &blocked.collect::<Vec<_>>());
    let expected = ends.iter().flat_map(|&(last, way, end)| {
        let last = last.into_iter();
        last.flat_map(move |last| bars(tiling, last, way, end))
    });
    let found: Vec<_> = stop.lines().iter().map(|[a, b]| half_way(*a, *b)).collect();
    assert_near(&found, &expected.collect::<Vec<_>>());
    let along = step(tiling, way);
    for [a, b] in stop.lines() {
        let across = along.0 * (a.0 - b.0) + along.1 * (a.1 - b.1);
        assert!(across.abs() < 20.0, "a bar lies across: {a:?} {b:?}");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn both_ends_of_a_run_say_what_ended_it(
        board in a_grid(),
        tiling in select(&TILINGS[..]),
        way in select(&Direction::ALL[..]),
    ) {
        for at in board.bounds().coords() {
            let run = board.run_through(at, way, |&cell| cell == 'x');
            check(board.bounds(), tiling, run);
        }
    }
}

#[test]
fn a_run_one_way_says_nothing_of_where_it_began() {
    let board = Grid::parse("X X O").unwrap();
    let run = board.run(Coord::new(0, 0), Direction::E, |&cell| cell == 'X');
    let shapes = drawn(board.bounds(), Tiling::Square, run);
    let stop = In(&shapes, theme().stop.to_string());
    assert_near(&stop.rings(true), &[(80.0, 0.0)]);
    assert_eq!(stop.lines().len(), 1);
}

#[test]
fn what_is_taken_has_a_ring_and_no_bar() {
    let board = Grid::parse("R . n n").unwrap();
    let (free, enemy) = (|&cell: &char| cell == '.', |&cell: &char| cell == 'n');
    let slide = board.slide_or_take(Coord::new(0, 0), Direction::E, usize::MAX, free, enemy);
    let shapes = drawn(board.bounds(), Tiling::Square, slide);
    let stop = In(&shapes, theme().stop.to_string());
    assert_near(&stop.rings(true), &[(80.0, 0.0)]);
    assert!(stop.lines().is_empty());
}

#[test]
fn a_limit_has_dots_beyond_it() {
    let board = Grid::parse("X X X X").unwrap();
    let slide = board.slide_at_most(Coord::new(0, 0), Direction::E, 1, |_| true);
    assert_eq!(slide.stop, Stop::Limit);
    let shapes = drawn(board.bounds(), Tiling::Square, slide);
    let stop = In(&shapes, theme().stop.to_string());
    assert!(stop.lines().is_empty());
    let dots = stop.dots();
    assert_eq!(dots.len(), 3);
    assert!(
        dots.iter()
            .all(|dot| (60.0..80.0).contains(&dot.0) && dot.1 == 0.0),
        "{dots:?}"
    );
}

#[test]
fn a_ring_has_no_ends() {
    let ring = Grid::parse("X X X").unwrap().with_wrap(Wrap::EastWest);
    let run = ring.run_through(Coord::new(0, 1), Direction::E, |&cell| cell == 'X');
    assert_eq!(run.ahead, Stop::Ring);
    let shapes = drawn(ring.bounds(), Tiling::Square, run);
    let band = In(&shapes, theme().band.to_string());
    assert_eq!(band.dots(), []);
    let xs: Vec<_> = band.lines().concat().iter().map(|point| point.0).collect();
    assert!(
        xs.iter().any(|&x| x < -20.0) && xs.iter().any(|&x| x > 100.0),
        "{xs:?}"
    );
    assert!(In(&shapes, theme().stop.to_string()).lines().is_empty());
}

#[test]
fn a_way_shows_the_cell_that_ended_it_also_where_it_has_no_cells() {
    let board = Grid::parse("R # .").unwrap();
    let rook = Coord::new(0, 0);
    for (way, bars) in [(Direction::E, 1), (Direction::W, 2)] {
        let mark = Mark::reach(board.slide(rook, way, |&cell| cell == '.'));
        let shapes = drawn(board.bounds(), Tiling::Square, mark);
        assert_eq!(
            In(&shapes, theme().stop.to_string()).lines().len(),
            bars,
            "{way}"
        );
        let shaft = In(&shapes, theme().arrow.to_string()).lines();
        assert!(is_near(shaft[0][0], (0.0, 0.0)), "{shaft:?}");
    }
}
