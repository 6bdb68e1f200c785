//! The board under the marks: its cells, its holes and what stands on them, where they have to be.

use collinear::{
    Coord, Direction, Grid,
    picture::{Body, Colour, Figure, Margin, Picture, Piece, Sign, Style, Surface, Theme, Tiling},
};
use proptest::{prelude::*, sample::select};

use crate::{
    marks::assert_near,
    naive::{a_grid, cases},
    read::{Form, In, Point, Shape, centre, is_near, shapes, theme},
    xml::TILINGS,
};

/// A board with holes at `#`, on this surface, and nothing on the margin.
fn drawn(board: &Grid<char>, tiling: Tiling, surface: Surface) -> Vec<Shape> {
    let style = Style {
        tiling,
        surface,
        margin: Margin::Bare,
        ..Style::default()
    };
    shapes(&Picture::new(board.clone()).with_style(style))
}

fn middles(board: &Grid<char>, tiling: Tiling, is: impl Fn(char) -> bool) -> Vec<Point> {
    let cells = board.cells_where(|&cell| is(cell));
    cells.map(|at| centre(tiling, at)).collect()
}

/// The middle of a closed outline whose corners lie evenly around it.
fn middle(corners: &[Point]) -> Point {
    let count = f64::from(u32::try_from(corners.len()).unwrap());
    let sum = |axis: fn(&Point) -> f64| corners.iter().map(axis).sum::<f64>() / count;
    (sum(|point| point.0), sum(|point| point.1))
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_cell_has_its_field_and_holes_have_none(board in a_grid(), tiling in select(&TILINGS[..])) {
        let board = board.map(char::to_ascii_uppercase);
        let fields = drawn(&board, tiling, Surface::Fields);
        let fields = fields.iter().filter(|shape| shape.fill == theme().board.to_string());
        let found: Vec<_> = fields.flat_map(Shape::paths).map(|corners| middle(corners)).collect();
        assert_near(&found, &middles(&board, tiling, |cell| cell != '#'));
    }

    #[test]
    fn every_piece_stands_on_its_cell(board in a_grid(), tiling in select(&TILINGS[..])) {
        let board = board.map(char::to_ascii_uppercase);
        let shapes = drawn(&board, tiling, Surface::Fields);
        for glyph in ['X', 'O'] {
            let Figure::Piece(piece) = theme().figure(glyph) else {
                panic!("{glyph} is a piece");
            };
            let found = In(&shapes, piece.fill.to_string()).dots();
            assert_near(&found, &middles(&board, tiling, |cell| cell == glyph));
        }
    }

    #[test]
    fn wells_and_pits_are_open_on_every_cell(board in a_grid(), tiling in select(&TILINGS[..])) {
        let board = board.map(|&cell| if cell == '#' { '#' } else { '.' });
        let expected = middles(&board, tiling, |cell| cell == '.');
        for (surface, colour) in [(Surface::Wells, theme().panel), (Surface::Pits, theme().shade)] {
            let shapes = drawn(&board, tiling, surface);
            assert_near(&In(&shapes, colour.to_string()).dots(), &expected);
        }
    }

    #[test]
    fn crossings_are_joined_to_their_neighbours_and_not_over_holes(
        board in a_grid(),
        tiling in select(&TILINGS[..]),
    ) {
        let board = board.map(|&cell| if cell == '#' { '#' } else { '.' });
        let lines = In(&drawn(&board, tiling, Surface::Crossings), theme().line.to_string()).lines();
        let ways: &[_] = match tiling {
            Tiling::Square => &Direction::ORTHOGONAL,
            Tiling::Hexagonal => &Direction::HEX,
        };
        let unwrapped = board.bounds().with_wrap(collinear::Wrap::None);
        for at in unwrapped.coords() {
            for &way in ways {
                let Some(next) = unwrapped.step(at, way) else { continue };
                let ends = [at, next].map(|at| centre(tiling, at));
                let is_joined = lines.iter().any(|&line| ends.iter().all(|&end| is_on(line, end)));
                let should = [at, next].iter().all(|&at| board[at] == '.');
                prop_assert_eq!(is_joined, should, "{} and {}", at, next);
            }
        }
    }
}

fn is_on([a, b]: [Point; 2], point: Point) -> bool {
    let distance = |a: Point, b: Point| (a.0 - b.0).hypot(a.1 - b.1);
    distance(a, point) + distance(point, b) - distance(a, b) < 0.6
}

#[test]
fn hexagons_have_six_neighbours_at_the_same_distance() {
    let board = Grid::filled(3, 3, 'X').unwrap();
    let discs = drawn(&board, Tiling::Hexagonal, Surface::Pits);
    let dots: Vec<_> = discs.iter().filter_map(Shape::circle).collect();
    let point = |at: Coord| {
        let expected = centre(Tiling::Hexagonal, at);
        let found = dots.iter().find(|&&dot| is_near(dot, expected));
        *found.expect("a peg")
    };
    let middle = Coord::new(1, 1);
    let (x, y) = point(middle);
    for way in Direction::HEX {
        let next = point(board.bounds().step(middle, way).unwrap());
        let distance = (next.0 - x).hypot(next.1 - y);
        assert!((distance - 40.0).abs() < 0.1, "{way}: {distance}");
    }
}

#[test]
fn marked_cells_have_a_shade_and_a_sign() {
    for (at, sign) in [
        (Coord::new(1, 3), Sign::Crown),
        (Coord::new(0, 2), Sign::Cross),
    ] {
        let style = Style {
            signs: [
                (at, sign),
                (Coord::new(7, 7), sign),
                (Coord::new(0, 0), sign),
            ]
            .into(),
            ..Style::default()
        };
        let board = Grid::parse("# . . .\n. . . .").unwrap();
        let shapes = shapes(&Picture::new(board).with_style(style));
        let shaded = shapes
            .iter()
            .filter(|shape| shape.fill == theme().shade.to_string());
        let found: Vec<_> = shaded
            .flat_map(Shape::paths)
            .map(|corners| middle(corners))
            .collect();
        assert_near(&found, &[centre(Tiling::Square, at)]);
        let signs = shapes
            .iter()
            .filter(|shape| shape.stroke == theme().ink.to_string());
        let points = signs
            .flat_map(Shape::paths)
            .flatten()
            .copied()
            .collect::<Vec<_>>();
        let (x, y) = centre(Tiling::Square, at);
        let near = |&(px, py): &Point| (px - x).abs() < 20.0 && (py - y).abs() < 20.0;
        assert!(!points.is_empty() && points.iter().all(near), "{points:?}");
    }
}

#[test]
fn a_caller_may_replace_one_figure_or_all() {
    let tower = Piece {
        body: Some(Body::Square),
        sign: None,
        fill: Colour::rgb(0x11_22_33),
        ink: Colour::rgb(0xdd_ee_ff),
    };
    let board = Grid::parse("T X ?\n. . T").unwrap();
    let with = |theme: Theme| {
        let style = Style {
            theme,
            margin: Margin::Bare,
            ..Style::default()
        };
        shapes(&Picture::new(board.clone()).with_style(style))
    };
    let one = with(theme().with_figure('T', Figure::Piece(tower)));
    let squares = one.iter().filter(|shape| shape.fill == "#112233");
    let found: Vec<_> = squares
        .flat_map(Shape::paths)
        .map(|corners| middle(corners))
        .collect();
    assert_near(&found, &[(0.0, 0.0), (80.0, 40.0)]);
    let letters = |shapes: &[Shape]| -> Vec<String> {
        let texts = shapes.iter().filter_map(|shape| match &shape.form {
            Form::Text(_, text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    };
    assert_eq!(letters(&one), ["?"]);

    let all = with(Theme {
        figures: [('.', Figure::Nothing), ('T', Figure::Off)].into(),
        board: tower.fill,
        ..theme()
    });
    assert_eq!(letters(&all), ["?", "X"]);
    let fields = all.iter().filter(|shape| shape.fill == "#112233");
    assert_eq!(fields.flat_map(Shape::paths).count(), 4);
}

#[test]
fn a_piece_without_a_body_is_its_sign() {
    let nought = Piece {
        body: None,
        sign: Some(Sign::Ring),
        fill: Colour::rgb(0x11_22_33),
        ink: Colour::rgb(0x44_55_66),
    };
    let style = Style {
        theme: theme().with_figure('O', Figure::Piece(nought)),
        margin: Margin::Bare,
        ..Style::default()
    };
    let shapes = shapes(&Picture::new(Grid::parse(". . O").unwrap()).with_style(style));
    assert!(shapes.iter().all(|shape| shape.fill != "#112233"));
    assert_near(
        &In(&shapes, nought.ink.to_string()).rings(false),
        &[(80.0, 0.0)],
    );
}
