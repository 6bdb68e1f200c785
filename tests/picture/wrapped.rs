//! On boards with joined sides a line leaves at one side and comes in at the other; it never leads
//! straight across.

use collinear::{
    Bounds, Coord, Direction, Grid, Hop, Line, Stop, Wrap,
    lines::Bracket,
    picture::{Mark, Picture, Tiling},
};
use roxmltree::Document;

use crate::{
    marks::{assert_lines, assert_near, drawn},
    naive::{WRAPS, board, cells, directions},
    read::{In, Point, centre, is_near, theme},
    xml::TILINGS,
};

/// How far it is along a step from one point to another, in steps; `None` if it is off to a side.
fn along(step: Point, from: Point, to: Point) -> Option<f64> {
    let way = (to.0 - from.0, to.1 - from.1);
    let square = step.0 * step.0 + step.1 * step.1;
    let aside = (step.0 * way.1 - step.1 * way.0).abs() / square.sqrt();
    (aside < 0.6).then_some((step.0 * way.0 + step.1 * way.1) / square)
}

/// The way of a step, seen from a cell far from all sides.
fn step(tiling: Tiling, way: Direction) -> Point {
    let far = Coord::new(100, 100);
    let next = Coord::new(
        far.row
            .checked_add_signed(way.rows())
            .expect("on the sheet"),
        far.col
            .checked_add_signed(way.cols())
            .expect("on the sheet"),
    );
    let (a, b) = (centre(tiling, far), centre(tiling, next));
    (b.0 - a.0, b.1 - a.1)
}

/// The pieces lead the way of the step, and go over all cells of the line.
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

/// A way out and in together are one step, so that the pieces of an arrow are as long as the steps.
#[test]
fn the_pieces_of_a_way_are_as_long_as_its_steps() {
    for wrap in WRAPS {
        let bounds = board(3, 5, wrap);
        for tiling in TILINGS {
            for from in cells(bounds) {
                for way in Direction::ALL {
                    let line = bounds.ray(from, way).line();
                    if line.is_empty() {
                        continue;
                    }
                    let shapes = drawn(
                        bounds,
                        tiling,
                        Mark::Way {
                            from,
                            line,
                            stop: None,
                        },
                    );
                    let pieces = In(&shapes, theme().arrow.to_string()).lines();
                    let length = |[a, b]: &[Point; 2]| (a.0 - b.0).hypot(a.1 - b.1);
                    let found: f64 = pieces.iter().map(length).sum();
                    let step = step(tiling, way);
                    let steps = f64::from(u32::try_from(line.len()).unwrap());
                    let expected = steps * step.0.hypot(step.1) - 11.0;
                    assert!(
                        (found - expected).abs() < 2.0,
                        "{wrap:?} {from} {way}: {pieces:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_hop_over_joined_sides_goes_round() {
    let ring = board(1, 5, Wrap::EastWest);
    let [from, over, to] = [3, 4, 0].map(|col| Coord::new(0, col));
    let shapes = drawn(ring, Tiling::Square, Hop { from, over, to });
    let arrow = In(&shapes, theme().arrow.to_string());
    let pieces = arrow.lines();
    assert_eq!(pieces.len(), 2);
    assert!(is_near(pieces[0][0], (120.0, 0.0)) && is_near(pieces[0][1], (180.0, 0.0)));
    assert!(is_near(pieces[1][0], (-20.0, 0.0)), "{pieces:?}");
    assert!(is_near(arrow.tips()[0], (0.0, 0.0)));
}

#[test]
fn joined_sides_have_broken_lines() {
    for wrap in WRAPS {
        let picture = Picture::new(Grid::filled(2, 3, '.').unwrap().with_wrap(wrap));
        let shapes = crate::read::shapes(&picture);
        let sides: Vec<_> = shapes.iter().filter(|shape| shape.is_broken).collect();
        let mut found: Vec<_> = sides.iter().flat_map(|shape| shape.paths()).collect();
        found.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let (left, right, top, bottom) = (-20.0, 100.0, -20.0, 60.0);
        let mut expected: Vec<Vec<Point>> = Vec::new();
        if wrap.joins_east_west() {
            expected.push(vec![(left, top), (left, bottom)]);
            expected.push(vec![(right, top), (right, bottom)]);
        }
        if wrap.joins_north_south() {
            expected.push(vec![(left, top), (right, top)]);
            expected.push(vec![(left, bottom), (right, bottom)]);
        }
        expected.sort_by(|a, b| a.partial_cmp(b).unwrap());
        assert_eq!(found, expected.iter().collect::<Vec<_>>(), "{wrap:?}");
    }
}

/// A band goes on beyond the side where it leaves, so it has to be cut off there.
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

/// A picture may show a part of a larger board, or one whose sides it does not join.
#[test]
fn a_line_of_another_board_leads_only_over_the_cells_that_are_shown() {
    let torus = board(9, 9, Wrap::Both);
    let ring = torus.run(Coord::new(1, 1), Direction::E, |_| true);
    assert_eq!((ring.stop, ring.line.len()), (Stop::Ring, 9));
    let point = |col: usize| centre(Tiling::Square, Coord::new(1, col));
    for wrap in WRAPS {
        for mark in [Mark::from(ring.line), Mark::from(ring)] {
            let shapes = drawn(board(3, 3, wrap), Tiling::Square, mark);
            let band = In(&shapes, theme().band.to_string());
            assert_lines(&band.lines(), &[[point(1), point(2)]]);
            assert_near(&band.dots(), &[point(1), point(2), point(0)]);
        }
    }
    let row = board(1, 3, Wrap::EastWest).run(Coord::new(0, 1), Direction::E, |_| true);
    let shapes = drawn(board(1, 3, Wrap::None), Tiling::Square, row);
    let band = In(&shapes, theme().band.to_string());
    assert_lines(&band.lines(), &[[(40.0, 0.0), (80.0, 0.0)]]);
    assert_near(&band.dots(), &[(40.0, 0.0), (80.0, 0.0), (0.0, 0.0)]);
}

/// However often the line comes by, and wherever: what is shown are the steps between cells that lie
/// beside each other on the picture.
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
                // Where the sides of the other board lie beyond it, it makes no difference that its own
                // are joined.
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

/// None of these is walked: it would take hours, and a list of its cells more than memory.
#[test]
fn marks_of_an_immense_board_are_skipped_where_they_lie_off_the_picture() {
    let far = 1 << 61;
    for (rows, cols, wrap) in [
        (1, far, Wrap::None),
        (2, far, Wrap::Both),
        (1 << 30, 1 << 31, Wrap::Both),
        ((1 << 30) + 1, 1 << 31, Wrap::EastWest),
    ] {
        let immense = board(rows, cols, wrap);
        for way in directions() {
            let at = Coord::new(0, 1);
            let line = immense.ray_with_origin(at, way).line();
            let beyond = Coord::new(rows - 1, cols - 1);
            let marks = [
                Mark::Line(line),
                Mark::Run {
                    line,
                    behind: Some(Stop::Edge),
                    ahead: Stop::Blocked(beyond),
                },
                Mark::Way {
                    from: at,
                    line: immense.ray(at, way).line(),
                    stop: Some(Stop::Ring),
                },
                Mark::Bracket(Bracket {
                    from: at,
                    heading: way,
                    inner: line,
                    anchor: beyond,
                }),
            ];
            for mark in marks {
                let empty = Grid::filled(3, 3, '.').unwrap();
                let svg = Picture::new(empty).with_mark(mark).to_string();
                assert!(svg.len() < 20_000, "{mark:?}");
            }
            let band = Mark::Line(line.truncated(5));
            let long = Mark::Line(line.truncated(line.len() / 2));
            let near = drawn(board(1, 4, Wrap::None), Tiling::Square, band);
            let cut = drawn(board(1, 4, Wrap::None), Tiling::Square, long);
            if way == Direction::E {
                assert_eq!(near, cut);
            }
        }
    }
}
