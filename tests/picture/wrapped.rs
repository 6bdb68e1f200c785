//! On wrapped boards a line leaves at one side and comes in at the other; it never crosses the whole board.

use collinear::{
    Bounds, Coord, Direction, Grid, Line, Stop, Wrap,
    picture::{Mark, Picture, Tiling},
};
use roxmltree::Document;

use crate::{
    marks::{assert_lines, drawn},
    naive::{WRAPS, board, cells, directions},
    read::{In, Point, centre, step, theme},
    xml::TILINGS,
};

/// The position of a point along a step, in steps; `None` if it is off to a side.
fn along(step: Point, from: Point, to: Point) -> Option<f64> {
    let way = (to.0 - from.0, to.1 - from.1);
    let square = step.0 * step.0 + step.1 * step.1;
    let aside = (step.0 * way.1 - step.1 * way.0).abs() / square.sqrt();
    (aside < 0.6).then_some((step.0 * way.0 + step.1 * way.1) / square)
}

/// The pieces have the direction of the step, and cover all cells of the line.
fn check(bounds: Bounds, tiling: Tiling, line: Line) {
    let step = step(tiling, line.heading());
    let shapes = drawn(bounds, tiling, line);
    let pieces = In(&shapes, theme().band.to_string()).lines();
    for &[from, to] in &pieces {
        let steps = along(step, from, to);
        assert!(
            steps.is_some_and(|steps| steps > 0.0),
            "{line}: {from:?} to {to:?}"
        );
    }
    for at in line.iter().filter(|_| line.len() > 1) {
        let at = centre(tiling, at);
        let is_on = |&[from, to]: &[Point; 2]| {
            let (Some(whole), Some(part)) = (along(step, from, to), along(step, from, at)) else {
                return false;
            };
            (-0.02..=whole + 0.02).contains(&part)
        };
        assert!(
            pieces.iter().any(is_on),
            "{line} goes over {at:?}: {pieces:?}"
        );
    }
}

#[test]
fn lines_go_on_round_the_board_in_their_direction() {
    for wrap in WRAPS {
        for (rows, cols) in [(3, 5), (4, 2), (1, 4)] {
            let bounds = board(rows, cols, wrap);
            for tiling in TILINGS {
                for at in cells(bounds) {
                    for way in directions() {
                        check(bounds, tiling, bounds.ray_with_origin(at, way).line());
                    }
                }
            }
        }
    }
}

/// A band continues beyond the side where it leaves, so it is clipped there.
#[test]
fn bands_are_cut_off_at_the_sides_of_a_board_that_is_wrapped() {
    for wrap in WRAPS {
        let board = Grid::filled(2, 3, 'X').unwrap().with_wrap(wrap);
        let line = board.bounds().line(Coord::new(0, 2), Direction::E, 1);
        let text = Picture::new(board).with_marks(line).to_string();
        let document = Document::parse(&text).unwrap();
        let inner = document
            .descendants()
            .filter(|node| node.has_tag_name("svg"))
            .nth(1);
        let cut = inner.and_then(|node| node.attribute("viewBox"));
        let expected = (wrap != Wrap::None).then_some("-20 -20 120 80");
        assert_eq!(cut, expected, "{wrap:?}");
        let band = theme().band.to_string();
        let bands = document
            .descendants()
            .filter(|node| node.attribute("fill") == Some(&band));
        for node in bands {
            let is_cut = node.ancestors().any(|node| Some(node) == inner);
            assert_eq!(is_cut, wrap != Wrap::None);
        }
    }
}

/// A picture may show a part of a larger board, or a board that wraps differently. It shows the steps between
/// cells that are adjacent on the picture, however often the line comes by.
#[test]
fn a_line_that_is_longer_than_the_picture_is_shown_where_it_crosses_it() {
    let shown = board(2, 3, Wrap::None);
    for (rows, cols) in [(3, 2), (5, 7), (1, 30), (8, 12)] {
        for wrap in WRAPS {
            let other = board(rows, cols, wrap);
            let all = cells(other);
            let ways = all
                .into_iter()
                .flat_map(|at| directions().into_iter().map(move |way| (at, way)));
            for (start, way) in ways.step_by(7) {
                let line = other.ray_with_origin(start, way).line();
                let mut steps: Vec<[Coord; 2]> = Vec::new();
                for (from, to) in line.iter().zip(line.iter().skip(1)) {
                    let is_step = shown.step(from, way) == Some(to);
                    match steps.last_mut() {
                        Some([_, end]) if is_step && *end == from => *end = to,
                        _ if is_step => steps.push([from, to]),
                        _ => {}
                    }
                }
                let points = steps
                    .iter()
                    .map(|step| step.map(|at| centre(Tiling::Square, at)));
                let points: Vec<_> = points.collect();
                // If the sides of the other board are outside the picture, the wrapping of the picture makes no
                // difference.
                let is_larger = rows > 4 && cols > 5;
                for own in WRAPS
                    .into_iter()
                    .filter(|&own| is_larger || own == Wrap::None)
                {
                    let shapes = drawn(board(2, 3, own), Tiling::Square, line);
                    let band = In(&shapes, theme().band.to_string());
                    assert_lines(&band.lines(), &points);
                }
            }
        }
    }
}

/// No such line is walked: that would take hours, and its list of cells too much memory.
#[test]
fn marks_of_an_immense_board_are_skipped_where_they_lie_off_the_picture() {
    let far = 1 << 61;
    for (rows, cols, wrap) in [
        (1, far, Wrap::None),
        (2, far, Wrap::Both),
        ((1 << 30) + 1, 1 << 31, Wrap::EastWest),
    ] {
        let (immense, shown) = (board(rows, cols, wrap), board(1, 4, Wrap::None));
        for way in directions() {
            let from = Coord::new(0, 1);
            let line = immense.ray_with_origin(from, way).line();
            let (behind, ahead) = (Some(Stop::Edge), Stop::Blocked((rows - 1, cols - 1).into()));
            let run = Mark::Run {
                line,
                behind,
                ahead,
            };
            let line_on = immense.ray(from, way).line();
            let way_on = Mark::Path {
                from,
                line: line_on,
                stop: Some(Stop::Ring),
            };
            for mark in [Mark::Line(line), run, way_on] {
                assert!(drawn(shown, Tiling::Square, mark).len() < 200, "{mark:?}");
            }
            let part = |len| drawn(shown, Tiling::Square, line.truncated(len));
            assert!(way != Direction::E || part(5) == part(line.len() / 2));
        }
    }
}
