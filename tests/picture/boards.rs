//! The board under the marks: its cells, holes and pieces are in their places.

use collinear::{
    Direction, Grid,
    picture::{
        Body, Colour, Figure, Form, Margin, Picture, Piece, Sign, Style, Surface, Theme, Tile,
        Tiling,
    },
};
use proptest::{prelude::*, sample::select};

use crate::{
    marks::assert_near,
    naive::{a_grid, cases},
    read::{In, Point, Shape, centre, shapes, theme},
    xml::TILINGS,
};

/// The centres of shapes that are filled with a colour.
fn filled(shapes: &[Shape], colour: Colour) -> Vec<Point> {
    let colour = colour.to_string();
    let shapes = shapes.iter().filter(|shape| shape.fill == colour);
    let outlines = shapes.flat_map(Shape::paths);
    outlines.map(|corners| middle(corners)).collect()
}

/// A board with holes at `#` on this surface, without names on the margin.
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

/// The centre of a closed outline with evenly spaced corners.
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
        assert_near(&filled(&fields, theme().board), &middles(&board, tiling, |cell| cell != '#'));
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

/// A board on which `X` is a tile of this form.
fn tiled(board: &str, tile: Tile) -> Vec<Shape> {
    let theme = Theme::letters().with_figure('X', Figure::Tile(tile));
    let style = Style {
        theme,
        margin: Margin::Bare,
        ..Style::default()
    };
    shapes(&Picture::new(Grid::parse(board).unwrap()).with_style(style))
}

#[test]
fn a_tile_covers_its_cell_and_a_bar_joins_its_neighbours() {
    let gold = Colour::rgb(0xed_c2_2e);
    for form in [Form::Field, Form::Card, Form::Raised] {
        let shapes = tiled("X . X\n. X .", Tile::new(form, gold));
        let cells = [(0.0, 0.0), (80.0, 0.0), (40.0, 40.0)];
        assert_near(&filled(&shapes, gold), &cells);
    }
    // Each cell, and then its joins to the right, below, and to all three.
    let shapes = tiled("X X\nX X", Tile::new(Form::Bar, gold));
    let (cells, joins) = ([0.0, 40.0], [(20.0, 0.0), (0.0, 20.0), (20.0, 20.0)]);
    let cells = cells.into_iter().flat_map(|y| cells.map(|x| (x, y)));
    let expected: Vec<_> = cells
        .chain(joins)
        .chain([(40.0, 20.0), (20.0, 40.0)])
        .collect();
    assert_near(&filled(&shapes, gold), &expected);
    let apart = tiled("X . X", Tile::new(Form::Bar, gold));
    assert_near(&filled(&apart, gold), &[(0.0, 0.0), (80.0, 0.0)]);
}

#[test]
fn walls_and_sides_are_where_the_cells_end() {
    let board = Grid::parse(". . .\n. . .\n. . .").unwrap();
    let (red, ink) = (Colour::rgb(0xc0_30_30), Theme::default().ink);
    let style = Style {
        margin: Margin::Bare,
        sides: [(Direction::W, red)].into(),
        ..Style::default()
    };
    let style = style.with_boxes(board.bounds(), 2, 0);
    let shapes = shapes(&Picture::new(board).with_style(style));
    let lines = |colour: Colour| In(&shapes, colour.to_string()).lines();
    let below = |x: f64| [(x + 20.0, 60.0), (x - 20.0, 60.0)];
    assert_eq!(lines(ink), [0.0, 40.0, 80.0].map(below));
    let left = |y: f64| [(-20.0, y + 20.0), (-20.0, y - 20.0)];
    assert_eq!(lines(red), [0.0, 40.0, 80.0].map(left));
}

fn is_on([a, b]: [Point; 2], point: Point) -> bool {
    let distance = |a: Point, b: Point| (a.0 - b.0).hypot(a.1 - b.1);
    distance(a, point) + distance(point, b) - distance(a, b) < 0.6
}

#[test]
fn a_caller_may_replace_one_figure_or_all() {
    let (fill, ink) = (Colour::rgb(0x11_22_33), Colour::rgb(0xdd_ee_ff));
    let piece = |body, sign| {
        Figure::Piece(Piece {
            body,
            sign,
            fill,
            ink,
        })
    };
    let board = Grid::parse("X ? .\n. . T").unwrap();
    let with = |theme: Theme| {
        let style = Style {
            theme,
            margin: Margin::Bare,
            ..Style::default()
        };
        shapes(&Picture::new(board.clone()).with_style(style))
    };
    let tower = [(80.0, 40.0)];
    let one = with(theme().with_figure('T', piece(Some(Body::Square), None)));
    assert_near(&filled(&one, fill), &tower);
    // A piece without a body is only its sign.
    let sign = with(theme().with_figure('T', piece(None, Some(Sign::Ring))));
    assert_near(&filled(&sign, fill), &[]);
    assert_near(&In(&sign, ink.to_string()).rings(false), &tower);

    let all = with(Theme {
        figures: [('.', Figure::Nothing), ('T', Figure::Off)].into(),
        board: fill,
        ..theme()
    });
    assert_eq!(filled(&all, fill).len(), 5);
}
