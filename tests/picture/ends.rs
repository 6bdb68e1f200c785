//! The end of a run: a bar before a blocker, two bars at the edge, dots at a limit, nothing on a ring.

use collinear::{
    Bounds, Coord, Direction, Grid, RunThrough, Stop, Wrap,
    picture::{Mark, Tiling},
};
use proptest::{prelude::*, sample::select};

use crate::{
    marks::{assert_near, drawn},
    naive::{a_grid, cases},
    read::{In, Point, Shape, centre, half_way, is_near, step, theme},
    xml::TILINGS,
};

/// The middles of the bars at an end.
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

/// The shapes that a mark adds to a row.
fn end(row: &str, mark: impl Into<Mark>) -> Vec<Shape> {
    let board = Grid::parse(row).unwrap();
    drawn(board.bounds(), Tiling::Square, mark)
}

#[test]
fn what_is_taken_has_a_ring_and_no_bar_and_a_limit_has_dots_beyond_it() {
    let row = "R . n n";
    let board = Grid::parse(row).unwrap();
    let (free, enemy) = (|&cell: &char| cell == '.', |&cell: &char| cell == 'n');
    let rook = Coord::new(0, 0);
    let shapes = end(
        row,
        board.slide_or_take(rook, Direction::E, .., free, enemy),
    );
    let stop = In(&shapes, theme().stop.to_string());
    assert_near(&stop.rings(true), &[(80.0, 0.0)]);
    assert!(stop.lines().is_empty());

    let slide = board.slide(rook, Direction::E, ..=1, free);
    assert_eq!(slide.stop, Stop::Limit);
    let shapes = end(row, slide);
    let stop = In(&shapes, theme().stop.to_string());
    assert!(stop.lines().is_empty());
    let dots = stop.dots();
    let is_beyond = |dot: &Point| (60.0..80.0).contains(&dot.0) && dot.1 == 0.0;
    assert!(dots.len() == 3 && dots.iter().all(is_beyond), "{dots:?}");
}

/// A run in one direction shows nothing at its start. A path shows what ended it even if it has no cells.
#[test]
fn one_end_is_shown_of_what_leads_one_way() {
    let row = "R # .";
    let board = Grid::parse(row).unwrap();
    let rook = Coord::new(0, 0);
    let run = board.run(rook, Direction::E, |&cell| cell == 'R');
    let reach = |way| Mark::reach(board.slide(rook, way, .., |&cell| cell == '.'));
    for (mark, bars) in [
        (run.into(), 1),
        (reach(Direction::E), 1),
        (reach(Direction::W), 2),
    ] {
        let shapes = end(row, mark);
        let stop = In(&shapes, theme().stop.to_string());
        assert_eq!(stop.lines().len(), bars);
        let shafts = In(&shapes, theme().arrow.to_string()).lines();
        assert!(shafts.iter().all(|shaft| is_near(shaft[0], (0.0, 0.0))));
    }
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
    assert!(xs.iter().any(|&x| x < -20.0) && xs.iter().any(|&x| x > 100.0));
}
