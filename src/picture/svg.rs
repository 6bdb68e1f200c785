//! The elements of SVG: points, outlines, and text that is valid in XML.

use alloc::{string::String, vec::Vec};
use core::{
    fmt::{self, Write},
    ops::{Add, Neg, Sub},
};

/// A point of a picture, or a vector: in tenths of a pixel, to the right and down.
///
/// With integers a picture is the same on every machine, even without `std`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Point {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Point {
    pub(super) const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// The point at a distance from this one towards another; this one if they are the same.
    pub(super) fn towards(self, other: Self, distance: i64) -> Self {
        self + (other - self).with_length(distance)
    }

    pub(super) fn middle(self, other: Self) -> Self {
        Self::new(
            i64::midpoint(self.x, other.x),
            i64::midpoint(self.y, other.y),
        )
    }

    /// Whether this point is on the segment between two points, and is neither of them.
    pub(super) fn is_between(self, start: Self, end: Self) -> bool {
        let (there, back) = (self - start, self - end);
        let product = |a: i64, b: i64| i128::from(a) * i128::from(b);
        product(there.x, back.y) == product(there.y, back.x)
            && product(there.x, back.x) + product(there.y, back.y) < 0
    }

    /// The vector of the same length, turned left by a quarter.
    pub(super) const fn turned(self) -> Self {
        Self::new(self.y, -self.x)
    }

    /// The vector of a given length in the same direction; the zero vector stays zero.
    pub(super) fn with_length(self, length: i64) -> Self {
        let (x, y) = (i128::from(self.x), i128::from(self.y));
        match (x * x + y * y).isqrt() {
            0 => self,
            now => self.times(i128::from(length), now),
        }
    }

    /// The vector multiplied by a factor and divided by a divisor that is not 0.
    pub(super) fn times(self, factor: i128, divisor: i128) -> Self {
        let part = |n: i64| {
            let rounded = (2 * i128::from(n) * factor + divisor).div_euclid(2 * divisor);
            i64::try_from(rounded).unwrap_or(i64::MAX)
        };
        Self::new(part(self.x), part(self.y))
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

/// In pixels: `20 -3.5`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Pixels(self.x), Pixels(self.y))
    }
}

/// A number of tenths, written as pixels: `20`, `-3.5`.
#[derive(Clone, Copy)]
pub(super) struct Pixels(pub(super) i64);

impl fmt::Display for Pixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.0.unsigned_abs();
        if self.0 < 0 {
            f.write_str("-")?;
        }
        match tenths % 10 {
            0 => write!(f, "{}", tenths / 10),
            rest => write!(f, "{}.{rest}", tenths / 10),
        }
    }
}

/// The outline of a path: the value of its `d`.
#[derive(Default)]
pub(super) struct Outline(String);

impl Outline {
    pub(super) const fn new() -> Self {
        Self(String::new())
    }

    /// Straight lines from point to point of each piece.
    pub(super) fn through(pieces: &[Vec<Point>]) -> Self {
        let mut outline = Self::new();
        for piece in pieces {
            outline.lines(piece.iter().copied());
        }
        outline
    }

    pub(super) fn move_to(&mut self, to: Point) -> &mut Self {
        self.add(format_args!("M{to}"))
    }

    pub(super) fn line_to(&mut self, to: Point) -> &mut Self {
        self.add(format_args!("L{to}"))
    }

    /// A curve to a point, with `drawn` as its control point.
    pub(super) fn curve_to(&mut self, drawn: Point, to: Point) -> &mut Self {
        self.add(format_args!("Q{drawn} {to}"))
    }

    /// Three quarters of a circle around a point, from one point to another.
    pub(super) fn arc(&mut self, from: Point, centre: Point, to: Point) -> &mut Self {
        let (start, end) = (from - centre, to - centre);
        let r = Pixels(start.x.abs().max(start.y.abs()));
        let clockwise = u8::from(start.x * end.y < start.y * end.x);
        self.add(format_args!("M{from}A{r} {r} 0 1 {clockwise} {to}"))
    }

    pub(super) fn close(&mut self) -> &mut Self {
        self.add(format_args!("Z"))
    }

    pub(super) fn segment(&mut self, from: Point, to: Point) -> &mut Self {
        self.move_to(from).line_to(to)
    }

    /// A closed outline through these corners; there must be at least one.
    pub(super) fn polygon(&mut self, corners: impl IntoIterator<Item = Point>) -> &mut Self {
        self.lines(corners).close()
    }

    pub(super) fn lines(&mut self, points: impl IntoIterator<Item = Point>) -> &mut Self {
        let mut points = points.into_iter();
        if let Some(first) = points.next() {
            self.move_to(first);
            for point in points {
                self.line_to(point);
            }
        }
        self
    }

    pub(super) fn circle(&mut self, centre: Point, radius: i64) -> &mut Self {
        let aside = Point::new(radius, 0);
        let (left, right) = (centre - aside, centre + aside);
        let r = Pixels(radius);
        let arcs = format_args!("M{left}A{r} {r} 0 1 1 {right}A{r} {r} 0 1 1 {left}Z");
        self.add(arcs)
    }

    fn add(&mut self, text: fmt::Arguments<'_>) -> &mut Self {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(text);
        self
    }

    /// Writes the path with these attributes, unless it is empty.
    pub(super) fn draw(&self, out: &mut dyn Write, attributes: fmt::Arguments<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        writeln!(out, r#"<path d="{}" {attributes}/>"#, self.0)
    }
}

pub(super) fn circle(
    out: &mut dyn Write,
    centre: Point,
    radius: i64,
    attributes: fmt::Arguments<'_>,
) -> fmt::Result {
    let (x, y, radius) = (Pixels(centre.x), Pixels(centre.y), Pixels(radius));
    writeln!(
        out,
        r#"<circle cx="{x}" cy="{y}" r="{radius}"{attributes}/>"#
    )
}

/// Writes a text centred at a point, in a given size and with these attributes.
pub(super) fn text(
    out: &mut dyn Write,
    centre: Point,
    size: i64,
    text: &str,
    attributes: fmt::Arguments<'_>,
) -> fmt::Result {
    // SVG places letters by their baseline, and capitals are 0.7 times as high as the font size.
    let (x, y) = (Pixels(centre.x), Pixels(centre.y + size * 35 / 100));
    let (size, text) = (Pixels(size), Escaped(text));
    writeln!(
        out,
        r#"<text x="{x}" y="{y}" font-size="{size}"{attributes}>{text}</text>"#
    )
}

/// Writes a text for XML and Markdown: on one line, with special characters escaped, and characters that XML cannot
/// represent replaced.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\t' | '\n' | '\r' => f.write_char(' '),
            '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {
                f.write_char(char::REPLACEMENT_CHARACTER)
            }
            c => f.write_char(c),
        })
    }
}
