//! Each kind of mark draws its cells, and no others.

use collinear::{
    Bounds, Coord, Direction, Grid, Hop, Move, Pattern, Stop, Wrap,
    picture::{Margin, Mark, Picture, Style, Tiling},
};

use crate::{
    naive::{board, cells, directions},
    read::{In, Point, Shape, added, centre, half_way, is_near, theme},
    xml::TILINGS,
};

/// An empty board of this size, without names on its margin.
pub(crate) fn empty(bounds: Bounds, tiling: Tiling) -> Picture {
    let empty = Grid::filled(bounds.rows(), bounds.cols(), '.').expect("a small board");
    let style = Style {
        tiling,
        margin: Margin::Bare,
        ..Style::default()
    };
    Picture::new(empty.with_wrap(bounds.wrap())).with_style(style)
}

/// The shapes that a mark adds to an empty board.
pub(crate) fn drawn(bounds: Bounds, tiling: Tiling, mark: impl Into<Mark>) -> Vec<Shape> {
    let empty = empty(bounds, tiling);
    added(&empty, &empty.clone().with_mark(mark))
}

/// Every cell of oblong boards, on which a swap of rows and columns shows.
pub(crate) fn everywhere(mut check: impl FnMut(Bounds, Tiling, Coord)) {
    for (rows, cols) in [(3, 5), (5, 2), (1, 6), (4, 1)] {
        let bounds = board(rows, cols, Wrap::None);
        for tiling in TILINGS {
            for at in cells(bounds) {
                check(bounds, tiling, at);
            }
        }
    }
}

#[track_caller]
pub(crate) fn assert_near(found: &[Point], expected: &[Point]) {
    let is_there = |&point: &Point| found.iter().any(|&it| is_near(it, point));
    let fits = found.len() == expected.len() && expected.iter().all(is_there);
    assert!(fits, "{found:?} should be {expected:?}");
}

#[track_caller]
pub(crate) fn assert_lines(found: &[[Point; 2]], expected: &[[Point; 2]]) {
    let is_it =
        |it: &[Point; 2], line: &[Point; 2]| it.iter().zip(line).all(|(&a, &b)| is_near(a, b));
    let is_there = |line: &[Point; 2]| found.iter().any(|it| is_it(it, line));
    let fits = found.len() == expected.len() && expected.iter().all(is_there);
    assert!(fits, "{found:?} should be {expected:?}");
}

/// The first and the last of some points; one point if there are no others.
fn ends(points: &[Point]) -> Vec<Point> {
    match points {
        [first, .., last] => vec![*first, *last],
        few => few.to_vec(),
    }
}

fn middles(lines: &[[Point; 2]]) -> Vec<Point> {
    lines.iter().map(|&[a, b]| half_way(a, b)).collect()
}

#[test]
fn a_line_is_a_band_from_its_first_cell_to_its_last() {
    everywhere(|bounds, tiling, start| {
        for way in directions() {
            for len in 0..=bounds.ray_len(start, way) + 1 {
                let line = bounds.line(start, way, len).unwrap();
                let shapes = drawn(bounds, tiling, line);
                let points: Vec<_> = line.iter().map(|at| centre(tiling, at)).collect();
                let dots = ends(&points);
                let straight: Vec<_> = dots[..].try_into().into_iter().collect();
                for colour in [theme().band, theme().rim] {
                    let band = In(&shapes, colour.to_string());
                    assert_near(&band.dots(), &dots);
                    assert_lines(&band.lines(), &straight);
                }
            }
        }
    });
}

/// A mark of one cell.
type OfOneCell = fn(Coord) -> Mark;

#[test]
fn single_cells_are_marked_where_they_are() {
    const KINDS: [OfOneCell; 5] = [
        Mark::Cell,
        Mark::Last,
        Mark::Target,
        Mark::Blocker,
        Mark::Taken,
    ];
    everywhere(|bounds, tiling, at| {
        let (middle, theme) = (centre(tiling, at), theme());
        let [cell, last, target, blocker, taken] =
            KINDS.map(|kind| drawn(bounds, tiling, kind(at)));
        assert_near(&In(&cell, theme.band.to_string()).dots(), &[middle]);
        assert_near(&In(&last, theme.hint.to_string()).rings(false), &[middle]);
        assert_near(&In(&target, theme.hint.to_string()).dots(), &[middle]);
        assert_near(&In(&blocker, theme.stop.to_string()).rings(true), &[middle]);
        let strokes = In(&taken, theme.stop.to_string()).lines();
        assert_near(&middles(&strokes), &[middle, middle]);
        let off = Coord::new(bounds.rows(), at.col);
        assert!(
            KINDS
                .map(|kind| drawn(bounds, tiling, kind(off)))
                .concat()
                .is_empty()
        );
    });
}

#[test]
fn a_bracket_shows_where_it_was_asked_from_what_is_inside_and_its_anchor() {
    everywhere(|bounds, tiling, from| {
        for way in Direction::ALL {
            let ray: Vec<_> = bounds.ray(from, way).collect();
            for (len, &anchor) in ray.iter().enumerate() {
                let bracket = bounds.bracket(from, way, len..=len, |_| true, |_| true);
                let shapes = drawn(bounds, tiling, bracket.unwrap());
                let rim = In(&shapes, theme().rim.to_string());
                assert_near(&rim.rings(true), &[centre(tiling, from)]);
                assert_near(&rim.rings(false), &[centre(tiling, anchor)]);
                let inner: Vec<_> = ray[..len].iter().map(|&at| centre(tiling, at)).collect();
                assert_near(&In(&shapes, theme().band.to_string()).dots(), &ends(&inner));
            }
        }
    });
}

#[test]
fn a_hop_is_an_arc_over_what_it_takes() {
    let check = |bounds: Bounds, tiling: Tiling, hop: Hop| {
        let [a, b, c] = [hop.from, hop.over, hop.to].map(|at| centre(tiling, at));
        let shapes = drawn(bounds, tiling, hop);
        let cross = In(&shapes, theme().stop.to_string()).lines();
        assert_near(&middles(&cross), &[b, b]);
        let arrow = In(&shapes, theme().arrow.to_string());
        assert_near(&arrow.tips(), &[c]);
        let [[start, base]] = arrow.lines()[..] else {
            panic!("an arc is one stroke: {shapes:?}");
        };
        assert!(is_near(start, a), "{start:?} should be {a:?}");
        let head = (base.0 - c.0).hypot(base.1 - c.1);
        assert!((head - 11.0).abs() < 0.2, "the head joins the arc: {head}");
    };
    everywhere(|bounds, tiling, from| {
        let hops = Direction::ALL.map(|way| bounds.hop(from, way, |_| true, |_| true));
        hops.into_iter()
            .flatten()
            .for_each(|hop| check(bounds, tiling, hop));
        // Far hops too. On a wrapped board a far hop may go round, and is not drawn.
        let ends = [from, Coord::new(0, 4), Coord::new(0, 5)];
        if let ([from, over, to], true) = (ends, bounds.cols() == 6 && from.col < 3) {
            let hop = Hop { from, over, to };
            check(bounds, tiling, hop);
            let round = drawn(bounds.with_wrap(Wrap::Both), tiling, hop);
            assert_near(&In(&round, theme().arrow.to_string()).tips(), &[]);
        }
    });
}

#[test]
fn a_move_is_an_arrow_from_cell_to_cell() {
    everywhere(|bounds, tiling, from| {
        for to in cells(bounds).into_iter().filter(|&to| to != from) {
            let [start, tip] = [from, to].map(|at| centre(tiling, at));
            let shapes = drawn(bounds, tiling, Move { from, to });
            let arrow = In(&shapes, theme().arrow.to_string());
            assert_near(&arrow.tips(), &[tip]);
            let length = (tip.0 - start.0).hypot(tip.1 - start.1);
            let part = (length - 11.0) / length;
            let base = |from: f64, to: f64| from + part * (to - from);
            let base = (base(start.0, tip.0), base(start.1, tip.1));
            assert_lines(&arrow.lines(), &[[start, base]]);
        }
    });
}

/// The path ends where the query missed. A pattern begins on its own cell, which is one of the cells passed; if
/// that cell fails, only a broken ring is drawn.
#[test]
fn a_miss_stops_before_the_cell_that_blocks_it() {
    let row = |col| Coord::new(0, col);
    let pattern: Pattern<char> = "X{4}".parse().unwrap();
    for (text, passed) in [("X X O", Some(1)), ("X O O", Some(0)), ("O X X", None)] {
        let board = Grid::parse(text).unwrap();
        let miss = board.match_pattern(row(0), Direction::E, &pattern, |&cell| cell);
        let shapes = drawn(
            board.bounds(),
            Tiling::Square,
            Mark::miss(board.bounds(), miss.unwrap_err()),
        );
        let blocker = centre(Tiling::Square, row(passed.map_or(0, |passed| passed + 1)));
        let stop = In(&shapes, theme().stop.to_string());
        assert_near(&stop.rings(true), &[blocker]);
        let bars = passed.map(|passed| half_way(centre(Tiling::Square, row(passed)), blocker));
        assert_near(&middles(&stop.lines()), bars.as_slice());
        let arrow = In(&shapes, theme().arrow.to_string()).lines();
        assert_eq!(arrow.is_empty(), passed.is_none(), "{text}");
    }
    let bounds = board(1, 5, Wrap::None);
    let miss = bounds.bracket(row(1), Direction::E, 9.., |at| at.col < 3, |_| true);
    let line = bounds.line(row(2), Direction::E, 1).unwrap();
    let (from, stop) = (row(1), Some(Stop::Blocked(row(3))));
    let way = Mark::Path { from, line, stop };
    assert_eq!(Mark::miss(bounds, miss.unwrap_err()), way);
}
