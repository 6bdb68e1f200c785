//! Reads a picture back, as any reader of XML would.

use collinear::{
    Bounds, Coord, Direction,
    picture::{Picture, Style, Theme, Tiling},
};
use roxmltree::{Document, Node};

pub(crate) type Point = (f64, f64);

/// The drawing of an element.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    pub(crate) fill: String,
    pub(crate) stroke: String,
    pub(crate) is_broken: bool,
    /// The width of the stroke.
    pub(crate) width: f64,
    pub(crate) form: Form,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Form {
    /// The points of each piece of a path.
    Path(Vec<Vec<Point>>),
    /// A circle around a point.
    Circle(Point, f64),
    /// A text around a point.
    Text(Point, String),
}

/// The shapes that a picture draws on its panel, from the bottom up.
pub(crate) fn shapes(picture: &Picture) -> Vec<Shape> {
    let text = picture.to_string();
    let document = Document::parse(&text).expect("XML");
    let nodes = document.descendants();
    nodes.filter_map(shape).collect()
}

/// The shapes that marks and labels add to a board.
pub(crate) fn added(bare: &Picture, picture: &Picture) -> Vec<Shape> {
    let mut before = shapes(bare);
    let mut after = shapes(picture);
    after.retain(|shape| {
        let known = before.iter().position(|other| other == shape);
        known.map(|point| before.swap_remove(point)).is_none()
    });
    assert_eq!(before, [], "a mark takes nothing away");
    after
}

pub(crate) fn shape(node: Node) -> Option<Shape> {
    let form = match node.tag_name().name() {
        "path" => Form::Path(pieces(node.attribute("d")?)),
        "circle" => Form::Circle((number(node, "cx"), number(node, "cy")), number(node, "r")),
        "text" => {
            // The point is on the base line, below the middle.
            let size = number(node, "font-size");
            let at = (number(node, "x"), number(node, "y") - 0.35 * size);
            Form::Text(at, node.text().unwrap_or_default().to_owned())
        }
        _ => return None,
    };
    let inherited = |name| {
        let found = node.ancestors().find_map(|node| node.attribute(name));
        found.unwrap_or("none").to_owned()
    };
    Some(Shape {
        fill: inherited("fill"),
        stroke: inherited("stroke"),
        is_broken: node.attribute("stroke-dasharray").is_some(),
        width: inherited("stroke-width").parse().unwrap_or(1.0),
        form,
    })
}

fn number(node: Node, name: &str) -> f64 {
    let number = node.attribute(name).and_then(|text| text.parse().ok());
    number.unwrap_or_else(|| panic!("{node:?} has no number {name}"))
}

/// The end points of the commands of an outline, piece by piece.
fn pieces(outline: &str) -> Vec<Vec<Point>> {
    let starts = outline.char_indices().filter(|(_, c)| c.is_alphabetic());
    let starts: Vec<_> = starts.map(|(start, _)| start).collect();
    let ends = starts.iter().skip(1).copied().chain([outline.len()]);
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    for (&start, end) in starts.iter().zip(ends) {
        let (command, numbers) = outline[start..end].split_at(1);
        let numbers = numbers.split_whitespace().map(str::parse);
        let numbers: Vec<f64> = numbers.collect::<Result<_, _>>().expect("numbers");
        let point = match (command, &numbers[..]) {
            ("M", &[x, y]) => {
                pieces.push(Vec::new());
                (x, y)
            }
            ("L", &[x, y]) | ("Q", &[_, _, x, y]) | ("A", &[_, _, _, _, _, x, y]) => (x, y),
            ("Z", &[]) => continue,
            _ => panic!("{command} {numbers:?} is no command of ours"),
        };
        pieces.last_mut().expect("a move comes first").push(point);
    }
    pieces
}

/// The expected centre of a cell: the pitch is 40 pixels, and the centres of hexagons are the corners of
/// equilateral triangles.
pub(crate) fn centre(tiling: Tiling, at: Coord) -> Point {
    #[expect(clippy::cast_precision_loss, reason = "boards here are small")]
    let (row, col) = (at.row as f64, at.col as f64);
    match tiling {
        Tiling::Square => (40.0 * col, 40.0 * row),
        Tiling::Hexagonal => (40.0 * col - 20.0 * row, 40.0 * row * 0.75_f64.sqrt()),
    }
}

/// The vector of a step between cells far from all sides.
pub(crate) fn step(tiling: Tiling, way: Direction) -> Point {
    let (sheet, far) = (
        Bounds::new(200, 200).expect("a sheet"),
        Coord::new(100, 100),
    );
    let next = sheet.step(far, way).expect("it is a small step");
    let (a, b) = (centre(tiling, far), centre(tiling, next));
    (b.0 - a.0, b.1 - a.1)
}

pub(crate) fn half_way(a: Point, b: Point) -> Point {
    (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1))
}

/// Whether two points look the same: rows of hexagons are rounded.
pub(crate) fn is_near(a: Point, b: Point) -> bool {
    (a.0 - b.0).hypot(a.1 - b.1) < 0.6
}

impl Shape {
    /// The pieces, if it is a path.
    pub(crate) fn paths(&self) -> &[Vec<Point>] {
        match &self.form {
            Form::Path(pieces) => pieces,
            _ => &[],
        }
    }

    /// The centre of a ring: half way between the end points of its two arcs.
    pub(crate) fn ring(&self) -> Option<Point> {
        match self.paths() {
            [piece] if piece.len() == 3 && piece[0] == piece[2] => {
                Some(half_way(piece[0], piece[1]))
            }
            _ => None,
        }
    }

    pub(crate) fn circle(&self) -> Option<Point> {
        match self.form {
            Form::Circle(at, _) => Some(at),
            _ => None,
        }
    }
}

/// The strokes and circles of a colour.
pub(crate) struct In<'a>(pub(crate) &'a [Shape], pub(crate) String);

impl In<'_> {
    fn stroked(&self) -> impl Iterator<Item = &Shape> {
        self.0.iter().filter(|shape| shape.stroke == self.1)
    }

    /// The centres of rings, broken or whole.
    pub(crate) fn rings(&self, is_broken: bool) -> Vec<Point> {
        let rings = self.stroked().filter(|shape| shape.is_broken == is_broken);
        rings.filter_map(Shape::ring).collect()
    }

    /// The straight lines.
    pub(crate) fn lines(&self) -> Vec<[Point; 2]> {
        let pieces = self.stroked().flat_map(Shape::paths);
        pieces
            .filter_map(|piece| piece[..].try_into().ok())
            .collect()
    }

    /// The centres of circles.
    pub(crate) fn dots(&self) -> Vec<Point> {
        let filled = self.0.iter().filter(|shape| shape.fill == self.1);
        filled.filter_map(Shape::circle).collect()
    }

    /// The first corner of each filled outline.
    pub(crate) fn tips(&self) -> Vec<Point> {
        let filled = self.0.iter().filter(|shape| shape.fill == self.1);
        let pieces = filled.flat_map(Shape::paths);
        pieces.map(|piece| piece[0]).collect()
    }
}

/// The default theme.
pub(crate) fn theme() -> Theme {
    Style::default().theme
}
