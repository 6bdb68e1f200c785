//! Each kind of mark draws the cells that it is about, and no others.

use collinear::{
    Bounds, Coord, Direction, Grid, Hop, Move, PathError, Segment, Stop, Token, Wrap,
    lines::Bracket,
    picture::{Colour, Figure, Margin, Mark, Picture, Style, Theme, Tiling},
};

use crate::{
    naive::{board, cells, directions},
    read::{Form, In, Point, Shape, added, centre, half_way, is_near, shapes, theme},
    xml::{SURFACES, TILINGS},
};

/// What a mark adds to an empty board.
pub(crate) fn drawn(bounds: Bounds, tiling: Tiling, mark: impl Into<Mark>) -> Vec<Shape> {
    let empty = Grid::filled(bounds.rows(), bounds.cols(), '.').expect("a small board");
    let style = Style {
        tiling,
        margin: Margin::Bare,
        ..Style::default()
    };
    let bare = Picture::new(empty.with_wrap(bounds.wrap())).with_style(style);
    added(&bare, &bare.clone().with_mark(mark))
}

/// Oblong boards, so that rows and columns can't be taken for each other.
pub(crate) fn oblong() -> [Bounds; 4] {
    [(3, 5), (5, 2), (1, 6), (4, 1)].map(|(rows, cols)| board(rows, cols, Wrap::None))
}

#[track_caller]
pub(crate) fn assert_near(found: &[Point], expected: &[Point]) {
    let fits = found.len() == expected.len()
        && expected
            .iter()
            .all(|&point| found.iter().any(|&it| is_near(it, point)));
    assert!(fits, "{found:?} should be {expected:?}");
}

#[track_caller]
pub(crate) fn assert_lines(found: &[[Point; 2]], expected: &[[Point; 2]]) {
    let is_there = |&line: &[Point; 2]| {
        found
            .iter()
            .any(|it| is_near(it[0], line[0]) && is_near(it[1], line[1]))
    };
    let fits = found.len() == expected.len() && expected.iter().all(is_there);
    assert!(fits, "{found:?} should be {expected:?}");
}

#[test]
fn a_line_is_a_band_from_its_first_cell_to_its_last() {
    for bounds in oblong() {
        for tiling in TILINGS {
            for start in cells(bounds) {
                for way in directions() {
                    for len in 0..=bounds.ray_len(start, way) + 1 {
                        let line = bounds.line(start, way, len).unwrap();
                        let shapes = drawn(bounds, tiling, line);
                        let ends: Vec<_> = [line.first(), line.last()]
                            .into_iter()
                            .flatten()
                            .map(|at| centre(tiling, at))
                            .collect();
                        let (dots, straight) = match ends[..] {
                            [a, b] if len > 1 => (vec![a, b], vec![[a, b]]),
                            [a, _] => (vec![a], vec![]),
                            _ => (vec![], vec![]),
                        };
                        for colour in [theme().band, theme().rim] {
                            let band = In(&shapes, colour.to_string());
                            assert_near(&band.dots(), &dots);
                            assert_lines(&band.lines(), &straight);
                        }
                    }
                }
            }
        }
    }
}

/// A kind of mark of one cell.
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
    for bounds in oblong() {
        for tiling in TILINGS {
            for at in cells(bounds) {
                let middle = centre(tiling, at);
                let [cell, last, target, blocker, taken] =
                    KINDS.map(|kind| drawn(bounds, tiling, kind(at)));
                assert_near(&In(&cell, theme().band.to_string()).dots(), &[middle]);
                assert_near(&In(&last, theme().hint.to_string()).rings(false), &[middle]);
                assert_near(&In(&target, theme().hint.to_string()).dots(), &[middle]);
                assert_near(
                    &In(&blocker, theme().stop.to_string()).rings(true),
                    &[middle],
                );
                let strokes = In(&taken, theme().stop.to_string()).lines();
                let middles: Vec<_> = strokes.iter().map(|[a, b]| half_way(*a, *b)).collect();
                assert_near(&middles, &[middle, middle]);
            }
            let off = Coord::new(bounds.rows(), 0);
            for kind in KINDS {
                assert_eq!(
                    drawn(bounds, tiling, kind(off)),
                    [],
                    "{off} is not on the board"
                );
            }
        }
    }
}

#[test]
fn a_bracket_shows_where_it_was_asked_from_what_is_inside_and_its_anchor() {
    for bounds in oblong() {
        for tiling in TILINGS {
            for from in cells(bounds) {
                for way in Direction::ALL {
                    let ray: Vec<_> = bounds.ray(from, way).collect();
                    for (len, &anchor) in ray.iter().enumerate() {
                        let bracket = bounds.bracket(from, way, len..=len, |_| true, |_| true);
                        assert_eq!(bracket.map(|bracket| bracket.anchor), Ok(anchor));
                        let shapes = drawn(bounds, tiling, bracket.unwrap());
                        let rim = In(&shapes, theme().rim.to_string());
                        assert_near(&rim.rings(true), &[centre(tiling, from)]);
                        assert_near(&rim.rings(false), &[centre(tiling, anchor)]);
                        let inner: Vec<_> =
                            ray[..len].iter().map(|&at| centre(tiling, at)).collect();
                        let ends: Vec<_> = match inner[..] {
                            [] => vec![],
                            [one] => vec![one],
                            [first, .., last] => vec![first, last],
                        };
                        assert_near(&In(&shapes, theme().band.to_string()).dots(), &ends);
                    }
                }
            }
        }
    }
}

#[test]
fn a_hop_is_an_arc_over_what_it_takes() {
    for bounds in oblong() {
        for tiling in TILINGS {
            for from in cells(bounds) {
                for way in Direction::ALL {
                    let Ok(hop) = bounds.hop(from, way, |_| true, |_| true) else {
                        continue;
                    };
                    let Hop { over, to, .. } = hop;
                    let [a, b, c] = [from, over, to].map(|at| centre(tiling, at));
                    let shapes = drawn(bounds, tiling, hop);
                    let cross = In(&shapes, theme().stop.to_string()).lines();
                    let middles: Vec<_> = cross.iter().map(|[a, b]| half_way(*a, *b)).collect();
                    assert_near(&middles, &[b, b]);
                    let arrow = In(&shapes, theme().arrow.to_string());
                    assert_near(&arrow.tips(), &[c]);
                    let [[start, base]] = arrow.lines()[..] else {
                        panic!("an arc is one stroke: {shapes:?}");
                    };
                    assert!(is_near(start, a), "{start:?} should be {a:?}");
                    let head = (base.0 - c.0).hypot(base.1 - c.1);
                    assert!((head - 11.0).abs() < 0.2, "the head joins the arc: {head}");
                }
            }
        }
    }
}

/// Bent as high as a near one, whatever lies between.
#[test]
fn a_far_hop_is_an_arc_too() {
    for tiling in TILINGS {
        let bounds = board(1, 8, Wrap::None);
        let cell = |col| Coord::new(0, col);
        for (over, to) in [(1, 7), (5, 6), (3, 7)] {
            let hop = Hop {
                from: cell(0),
                over: cell(over),
                to: cell(to),
            };
            let shapes = drawn(bounds, tiling, hop);
            let arrow = In(&shapes, theme().arrow.to_string());
            assert_near(&arrow.tips(), &[centre(tiling, hop.to)]);
            assert_eq!(arrow.lines().len(), 1);
            let round = drawn(bounds.with_wrap(Wrap::Both), tiling, hop);
            assert_near(&In(&round, theme().arrow.to_string()).tips(), &[]);
        }
    }
}

#[test]
fn a_move_is_an_arrow_from_cell_to_cell() {
    for bounds in oblong() {
        for tiling in TILINGS {
            for from in cells(bounds) {
                for to in cells(bounds).into_iter().filter(|&to| to != from) {
                    let [start, tip] = [from, to].map(|at| centre(tiling, at));
                    for mark in [Mark::from(Move { from, to }), Move { from, to }.into()] {
                        let shapes = drawn(bounds, tiling, mark);
                        let arrow = In(&shapes, theme().arrow.to_string());
                        assert_near(&arrow.tips(), &[tip]);
                        let [[begins, ends]] = arrow.lines()[..] else {
                            panic!("a shaft is one stroke: {shapes:?}");
                        };
                        assert!(is_near(begins, start));
                        let length = (tip.0 - start.0).hypot(tip.1 - start.1);
                        let part = (length - 11.0) / length;
                        let base = (
                            start.0 + part * (tip.0 - start.0),
                            start.1 + part * (tip.1 - start.1),
                        );
                        assert!(is_near(ends, base), "{ends:?} should be {base:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_path_leads_to_its_end_or_to_what_blocks_it() {
    let bounds = board(3, 6, Wrap::None);
    let (from, wall) = (Coord::new(1, 1), Coord::new(1, 4));
    let path = |to| Mark::path(bounds, bounds.path(from, to, |at| at != wall));
    let row = |col: usize| centre(Tiling::Square, Coord::new(1, col));

    let clear = drawn(bounds, Tiling::Square, path(Coord::new(1, 3)).unwrap());
    let arrow = In(&clear, theme().arrow.to_string());
    assert_near(&arrow.tips(), &[row(3)]);
    assert!(In(&clear, theme().stop.to_string()).lines().is_empty());

    let blocked = drawn(bounds, Tiling::Square, path(Coord::new(1, 5)).unwrap());
    let border = half_way(row(3), row(4));
    let stop = In(&blocked, theme().stop.to_string());
    assert_near(&stop.rings(true), &[row(4)]);
    let [[top, bottom]] = stop.lines()[..] else {
        panic!("one bar: {blocked:?}");
    };
    assert!(is_near(half_way(top, bottom), border));
    let arrow = In(&blocked, theme().arrow.to_string());
    assert_near(&arrow.tips(), &[]);
    let shaft = arrow.lines().concat();
    assert!(is_near(shaft[0], row(1)) && is_near(shaft[shaft.len() - 1], border));

    assert_eq!(path(Coord::new(2, 3)), None, "not in line");
    let not_within = bounds.path_along(from, Direction::E, wall, 2, |_| true);
    assert!(matches!(not_within, Err(PathError::NotWithin { .. })));
    assert_eq!(Mark::path(bounds, not_within), None);
}

#[test]
fn marks_are_what_was_answered() {
    let bounds = board(1, 5, Wrap::None);
    let at = Coord::new(0, 1);
    let run = bounds.run(at, Direction::E, |at| at.col < 3);
    let through = bounds.run_through(at, Direction::E, |at| at.col < 3);
    let (line, behind) = (run.line, None);
    assert_eq!(
        Mark::from(run),
        Mark::Run {
            line,
            behind,
            ahead: run.stop
        }
    );
    let (line, behind) = (through.line, Some(Stop::Edge));
    assert_eq!(
        Mark::from(through),
        Mark::Run {
            line,
            behind,
            ahead: run.stop
        }
    );
    let bracket: Bracket = bounds
        .bracket(at, Direction::E, 1..=1, |_| true, |_| true)
        .unwrap();
    assert_eq!(Mark::from(bracket), Mark::Bracket(bracket));
    let miss = bounds.bracket(at, Direction::E, 9.., |at| at.col < 3, |_| true);
    let miss = Mark::miss(bounds, miss.unwrap_err());
    let line = bounds.line(Coord::new(0, 2), Direction::E, 1).unwrap();
    let stop = Some(Stop::Blocked(Coord::new(0, 3)));
    assert_eq!(
        miss,
        Mark::Way {
            from: at,
            line,
            stop
        }
    );
}

/// A pattern begins on the cell that it is asked from, which counts to the cells that it passed.
#[test]
fn the_miss_of_a_pattern_stops_before_the_cell_that_blocks_it() {
    let row = |col| Coord::new(0, col);
    for (text, passed) in [("X X O", 1), ("X O O", 0), ("X X X O", 2)] {
        let board = Grid::parse(text).unwrap();
        let pattern = [Segment::one(Token::Is('X')); 4];
        let miss = board.match_pattern(row(0), Direction::E, &pattern, |&cell| cell);
        let mark = Mark::miss(board.bounds(), miss.unwrap_err());
        let blocker = row(passed + 1);
        let Mark::Way { from, line, stop } = mark else {
            panic!("a miss is a way: {mark:?}");
        };
        assert_eq!((from, line.len()), (row(0), passed), "{text}");
        assert_eq!(stop, Some(Stop::Blocked(blocker)), "{text}");

        let shapes = drawn(board.bounds(), Tiling::Square, mark);
        let border = half_way(
            centre(Tiling::Square, row(passed)),
            centre(Tiling::Square, blocker),
        );
        let ends = In(&shapes, theme().stop.to_string());
        let bars: Vec<_> = ends.lines().iter().map(|[a, b]| half_way(*a, *b)).collect();
        assert_near(&bars, &[border]);
    }
}

#[test]
fn a_miss_on_its_own_first_cell_is_a_broken_ring_alone() {
    let board = Grid::parse("O X X").unwrap();
    let from = Coord::new(0, 0);
    let pattern = [Segment::one(Token::Is('X')); 2];
    let of_pattern = board.match_pattern(from, Direction::E, &pattern, |&cell| cell);
    let of_drop = board.drop_from(from, Direction::E, |&cell| cell == '.');
    for miss in [of_pattern.unwrap_err(), of_drop.unwrap_err()] {
        assert_eq!((miss.after, miss.stop), (0, Stop::Blocked(from)));
        let mark = Mark::miss(board.bounds(), miss);
        let shapes = drawn(board.bounds(), Tiling::Square, mark);
        let ends = In(&shapes, theme().stop.to_string());
        assert_near(&ends.rings(true), &[centre(Tiling::Square, from)]);
        let arrow = In(&shapes, theme().arrow.to_string());
        assert!(
            ends.lines().is_empty() && arrow.lines().is_empty(),
            "{shapes:?}"
        );
    }
}

#[test]
fn bands_lie_under_the_pieces_and_over_the_board_and_rings_above_all() {
    let board = Grid::parse("X X O").unwrap();
    let [first, last] = [0, 2].map(|col| Coord::new(0, col));
    let line = board.bounds().line(first, Direction::E, 3).unwrap();
    for surface in SURFACES {
        let style = Style {
            surface,
            ..Style::default()
        };
        let picture = Picture::new(board.clone()).with_style(style);
        // The order in which marks are added makes no difference to what lies under the pieces.
        let picture = picture.with_mark(Mark::Last(last)).with_mark(line);
        let shapes = shapes(&picture);
        let point = |is: &dyn Fn(&Shape) -> bool| shapes.iter().position(is).expect("it is drawn");
        let ground = point(&|shape| shape.fill == theme().board.to_string());
        let band = point(&|shape| shape.fill == theme().band.to_string());
        let Figure::Piece(piece) = theme().figure('X') else {
            panic!("X is a piece");
        };
        let disc = point(&|shape| shape.fill == piece.fill.to_string());
        let ring = point(&|shape| shape.stroke == theme().hint.to_string());
        assert!(ground < band && band < disc && disc < ring, "{surface:?}");
    }
}

#[test]
fn a_label_stands_in_the_middle_of_its_cell_and_the_last_one_counts() {
    let style = Style {
        margin: Margin::Bare,
        ..Style::default()
    };
    let board = Picture::new(Grid::filled(3, 5, '.').unwrap()).with_style(style);
    let at = Coord::new(2, 4);
    let off = Coord::new(3, 0);
    let picture = board
        .clone()
        .with_label(at, "b")
        .with_label(at, "c")
        .with_label(off, "d");
    let texts: Vec<_> = added(&board, &picture)
        .into_iter()
        .map(|shape| shape.form)
        .collect();
    let [Form::Text(point, text)] = &texts[..] else {
        panic!("{texts:?}");
    };
    assert_eq!(text, "c");
    assert!(is_near(*point, centre(Tiling::Square, at)));
}

#[test]
fn arrows_keep_off_pieces_and_reach_into_empty_cells() {
    let board = Grid::parse("X . O").unwrap();
    let bare = Picture::new(board);
    let [from, to, beyond] = [0, 1, 2].map(|col| Coord::new(0, col));
    let tip = |from, to| {
        let shapes = added(&bare, &bare.clone().with_mark(Move { from, to }));
        In(&shapes, theme().arrow.to_string()).tips()
    };
    assert_near(&tip(from, to), &[(40.0, 0.0)]);
    assert_near(&tip(to, beyond), &[(64.0, 0.0)]);
}

#[test]
fn arrows_have_a_colour_of_their_own() {
    let green = Colour::rgb(0x11_99_22);
    let style = Style {
        theme: Theme {
            arrow: green,
            ..theme()
        },
        ..Style::default()
    };
    let bare = Picture::new(Grid::filled(1, 3, '.').unwrap()).with_style(style);
    let [from, to] = [0, 2].map(|col| Coord::new(0, col));
    let shapes = added(&bare, &bare.clone().with_mark(Move { from, to }));
    assert_near(&In(&shapes, green.to_string()).tips(), &[(80.0, 0.0)]);
    assert_near(&In(&shapes, theme().ink.to_string()).tips(), &[]);
}
