//! Boards drawn in text.

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};
use core::str::FromStr;

use super::{Tracks, TracksError};
use crate::geometry::gcd;

/// One step of the pen: rows down, columns to the right.
type Lean = (usize, isize);

/// The directions of lines, each with its character.
const LEANS: [(Lean, char); 6] = [
    ((0, 1), '-'),
    ((1, 0), '|'),
    ((1, 1), '\\'),
    ((1, 2), '\\'),
    ((1, -1), '/'),
    ((1, -2), '/'),
];

/// Parses a drawing of the board.
///
/// A point is an `o`, a `+` or its number; points without numbers are numbered in reading order. Lines between points
/// are drawn with `-`, `|`, `/` and `\`; an `x` is a crossing of two diagonals between points. A diagonal moves one or
/// two columns with every row. A straight line through several points is one track. A point on no line is on no track.
///
/// - Lines meet the first digit of a number; a line from the right meets the last digit.
/// - Tracks are sorted by direction: right, down, down right, down left; then by their first points in reading order.
/// - The [spot](Tracks::spot) of a point is its place in the drawing, in the largest possible units.
/// - Closed tracks can't be drawn; add them with [`with_loops`](Tracks::with_loops).
///
/// # Errors
///
/// [`TracksError`] with the row and column, counted from 1, of a character that has no meaning or is on no line, or of
/// a number that is missing or occurs twice. Also the errors of [`Tracks::new`] and [`with_spots`](Tracks::with_spots)
/// for a drawing that is too large.
///
/// ```
/// use collinear::boards::Tracks;
///
/// let board: Tracks = r"
///     o---o---o
///     | \ | / |
///     o---o---o
/// ".parse()?;
/// assert_eq!(board.tracks().len(), 7);
/// assert_eq!(board.tracks()[1].cells(), [3, 4, 5]);
/// assert_eq!(board.spot(4), Some((1, 1)));
///
/// let error = "o---o--\n".parse::<Tracks>().unwrap_err();
/// assert_eq!(error.to_string(), "row 1, column 6: '-' does not connect two points");
/// # Ok::<(), collinear::boards::TracksError>(())
/// ```
impl FromStr for Tracks {
    type Err = TracksError;

    fn from_str(text: &str) -> Result<Self, TracksError> {
        Drawing::read(text)?.tracks()
    }
}

/// The characters of a drawing, with its points.
struct Drawing {
    rows: Vec<Vec<char>>,
    /// The places of the points, in the order of their numbers.
    points: Vec<Point>,
    number_at: BTreeMap<(usize, usize), u16>,
}

#[derive(Clone, Copy)]
struct Point {
    row: usize,
    col: usize,
    width: usize,
    number: Option<usize>,
}

impl Drawing {
    fn read(text: &str) -> Result<Self, TracksError> {
        let rows: Vec<Vec<char>> = text.lines().map(|row| row.chars().collect()).collect();
        let mut points = Vec::new();
        for (row, glyphs) in rows.iter().enumerate() {
            let mut col = 0;
            while let Some(&glyph) = glyphs.get(col) {
                let digits = glyphs[col..]
                    .iter()
                    .take_while(|glyph| glyph.is_ascii_digit());
                let width = digits.count();
                match glyph {
                    'o' | '+' => points.push(Point {
                        row,
                        col,
                        width: 1,
                        number: None,
                    }),
                    '0'..='9' => {
                        // A number that overflows is also too high.
                        let digits = glyphs[col..col + width].iter();
                        let number = digits.fold(0_usize, |number, &digit| {
                            let digit = digit.to_digit(10).unwrap_or(0) as usize;
                            number.saturating_mul(10).saturating_add(digit)
                        });
                        points.push(Point {
                            row,
                            col,
                            width,
                            number: Some(number),
                        });
                    }
                    ' ' | 'x' | '-' | '|' | '/' | '\\' => {}
                    glyph => {
                        let why = format!(
                            "{glyph:?} is neither a point (o, + or a number) nor part of a line \
                             (-, |, /, \\ or x)"
                        );
                        return Err(error(row, col, why));
                    }
                }
                col += width.max(1);
            }
        }
        let points = in_order(points)?;
        let number_at = (0..=u16::MAX)
            .zip(&points)
            .map(|(number, at)| ((at.row, at.col), number));
        Ok(Self {
            number_at: number_at.collect(),
            rows,
            points,
        })
    }

    fn glyph(&self, row: usize, col: usize) -> Option<char> {
        self.rows.get(row)?.get(col).copied()
    }

    /// The point at the other end of a line, and the places of the line's characters.
    fn join(
        &self,
        from: Point,
        (down, right): Lean,
        pen: char,
    ) -> Option<(u16, Vec<(usize, usize)>)> {
        let next = |(row, col): (usize, usize)| Some((row + down, col.checked_add_signed(right)?));
        let first = if down == 0 {
            (from.row, from.col + from.width)
        } else {
            next((from.row, from.col))?
        };
        let (mut at, mut drawn) = (first, Vec::new());
        let is_diagonal = down != 0 && right != 0;
        while let Some(glyph) = self.glyph(at.0, at.1)
            && (glyph == pen || is_diagonal && glyph == 'x')
        {
            drawn.push(at);
            at = next(at)?;
        }
        let to = self.number_at.get(&at)?;
        (!drawn.is_empty()).then_some((*to, drawn))
    }

    fn tracks(&self) -> Result<Tracks, TracksError> {
        let mut tracks: Vec<Vec<u16>> = Vec::new();
        let mut drawn: BTreeMap<(usize, usize), Vec<char>> = BTreeMap::new();
        for (lean, pen) in LEANS {
            let joins = self.points.iter().map(|&from| self.join(from, lean, pen));
            let joins: Vec<_> = joins.collect();
            for &at in joins.iter().flatten().flat_map(|(_, drawn)| drawn) {
                let pens = drawn.entry(at).or_default();
                if pens.contains(&pen) {
                    return Err(error(at.0, at.1, format!("{pen:?} belongs to two lines")));
                }
                pens.push(pen);
            }
            let next = |from: u16| joins[usize::from(from)].as_ref().map(|&(to, _)| to);
            let mut begins = alloc::vec![true; self.points.len()];
            for (to, _) in joins.iter().flatten() {
                begins[usize::from(*to)] = false;
            }
            let starts = self
                .number_at
                .values()
                .filter(|&&at| begins[usize::from(at)]);
            let lines =
                starts.map(|&at| core::iter::successors(Some(at), |&at| next(at)).collect());
            tracks.extend(lines.filter(|line: &Vec<u16>| line.len() > 1));
        }
        self.check_ink(&drawn)?;
        let open: Vec<&[u16]> = tracks.iter().map(Vec::as_slice).collect();
        let board = Tracks::new(self.points.len(), &open, &[]);
        board.and_then(|board| board.with_spots(&self.spots()))
    }

    /// Checks that every character is part of a line, and every crossing part of two lines.
    fn check_ink(&self, drawn: &BTreeMap<(usize, usize), Vec<char>>) -> Result<(), TracksError> {
        for (row, glyphs) in self.rows.iter().enumerate() {
            for (col, &glyph) in glyphs.iter().enumerate() {
                let wanted = match glyph {
                    'x' => 2,
                    '-' | '|' | '/' | '\\' => 1,
                    _ => 0,
                };
                if drawn.get(&(row, col)).map_or(0, Vec::len) < wanted {
                    let why = format!("{glyph:?} does not connect two points");
                    return Err(error(row, col, why));
                }
            }
        }
        Ok(())
    }

    /// The places of the points, counted from the first row and column, in the largest possible units.
    fn spots(&self) -> Vec<(i32, i32)> {
        let in_units = |of: fn(&Point) -> usize| {
            let indices = self.points.iter().map(of);
            let least = indices.clone().min().unwrap_or(0);
            let unit = indices
                .clone()
                .fold(0, |unit, index| gcd(unit, index - least))
                .max(1);
            indices.map(move |index| i32::try_from((index - least) / unit).unwrap_or(i32::MAX))
        };
        in_units(|at| at.col).zip(in_units(|at| at.row)).collect()
    }
}

/// Sorts the points by their numbers. Either all points have numbers or none.
fn in_order(points: Vec<Point>) -> Result<Vec<Point>, TracksError> {
    let error = |at: Point, why: String| error(at.row, at.col, why);
    let Some(most) = points.get(usize::from(u16::MAX)).copied() else {
        let is_numbered = points.first().is_some_and(|at| at.number.is_some());
        if let Some(&odd) = points.iter().find(|at| at.number.is_some() != is_numbered) {
            let why = "either all points have numbers or none";
            return Err(error(odd, why.into()));
        }
        if !is_numbered {
            return Ok(points);
        }
        let mut ordered: Vec<Option<Point>> = alloc::vec![None; points.len()];
        for at in points {
            let number = at.number.unwrap_or(usize::MAX);
            match ordered.get_mut(number) {
                None => {
                    let why = "is too high: numbers start at 0 and have no gaps";
                    return Err(error(at, format!("point {number} {why}")));
                }
                Some(Some(_)) => return Err(error(at, format!("point {number} occurs twice"))),
                Some(free) => *free = Some(at),
            }
        }
        return Ok(ordered.into_iter().flatten().collect());
    };
    Err(error(most, format!("more than {} points", u16::MAX)))
}

const fn error(row: usize, col: usize, why: String) -> TracksError {
    let at = Some((row + 1, col + 1));
    TracksError { at, why }
}
