//! [`Strokes`]: draws the lines of a board of points with characters.

/// Lines between points, on a sheet of characters.
pub(crate) struct Strokes {
    /// The part of the sheet that has lines: its upper left corner, its width and its places.
    corner: Place,
    width: usize,
    joints: Vec<Joint>,
}

/// A line and a column of the sheet.
type Place = (usize, usize);

/// The distance between rows of points. One row of lines is between them.
pub(crate) const LEAP: usize = 2;

/// The lines that leave a place.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Joint {
    /// Horizontal and vertical lines: a sum of [`UP`], [`RIGHT`], [`DOWN`] and [`LEFT`].
    arms: u8,
    /// Diagonal lines: a sum of [`RISING`] and [`FALLING`].
    slants: u8,
}

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;
const RISING: u8 = 1;
const FALLING: u8 = 2;

impl Strokes {
    pub(crate) fn between(pairs: impl IntoIterator<Item = (Place, Place)>) -> Self {
        let pairs: Vec<_> = pairs.into_iter().collect();
        let ends = || pairs.iter().flat_map(|&(from, to)| [from, to]);
        let span = |of: fn(Place) -> usize| {
            let (first, last) = (ends().map(of).min(), ends().map(of).max());
            (first.unwrap_or(0), last.map_or(0, |last| last + 1))
        };
        let ((top, bottom), (left, right)) = (span(|place| place.0), span(|place| place.1));
        let mut strokes = Self {
            corner: (top, left),
            width: right - left,
            joints: vec![Joint::default(); (bottom - top) * (right - left)],
        };
        for (from, to) in pairs {
            strokes.draw(from.min(to), from.max(to));
        }
        strokes
    }

    /// Draws a line from its upper or left end to the other end.
    fn draw(&mut self, from: Place, to: Place) {
        let ((top, left), (bottom, right)) = (from, to);
        if top == bottom {
            for x in left..right {
                self.joint(top, x).arms |= RIGHT;
                self.joint(top, x + 1).arms |= LEFT;
            }
        } else if left == right {
            for line in top..bottom {
                self.joint(line, left).arms |= DOWN;
                self.joint(line + 1, left).arms |= UP;
            }
        } else {
            let (down, aside) = (bottom - top, left.abs_diff(right));
            for line in 1..down {
                let across = (2 * aside * line + down) / (2 * down);
                let (x, slant) = if right < left {
                    (left - across, RISING)
                } else {
                    (left + across, FALLING)
                };
                self.joint(top + line, x).slants |= slant;
            }
        }
    }

    fn joint(&mut self, line: usize, x: usize) -> &mut Joint {
        let (top, left) = self.corner;
        &mut self.joints[(line - top) * self.width + x - left]
    }

    /// The lines that leave a place; `None` if there are none.
    fn at(&self, line: usize, x: usize) -> Option<Joint> {
        let (line, x) = (
            line.checked_sub(self.corner.0)?,
            x.checked_sub(self.corner.1)?,
        );
        let joint = (x < self.width).then(|| self.joints.get(line * self.width + x))?;
        joint.copied().filter(|joint| *joint != Joint::default())
    }

    /// The ASCII character at a place.
    pub(crate) fn ascii(&self, line: usize, x: usize) -> Option<char> {
        let joint = self.at(line, x)?;
        Some(match (joint.arms, joint.slants) {
            (0, RISING) => '/',
            (0, FALLING) => '\\',
            (0, _) => 'x',
            (arms, 0) if arms & (UP | DOWN) == 0 => '-',
            (arms, 0) if arms & (LEFT | RIGHT) == 0 => '|',
            _ => '+',
        })
    }

    /// The box-drawing character at a place.
    #[cfg(feature = "screen")]
    pub(crate) fn boxes(&self, line: usize, x: usize) -> Option<char> {
        /// The index is the sum of the arms.
        const BOXES: [char; 16] = [
            ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
        ];
        let joint = self.at(line, x)?;
        Some(match (joint.arms, joint.slants) {
            (0, RISING) => '╱',
            (0, FALLING) => '╲',
            (0, _) => '╳',
            (arms, _) => BOXES[usize::from(arms)],
        })
    }
}

#[cfg(all(test, feature = "screen"))]
mod tests {
    use super::{Place, Strokes};

    /// The sheet, drawn with the characters that `at` returns.
    fn sheet(
        pairs: &[(Place, Place)],
        at: impl Fn(&Strokes, usize, usize) -> Option<char>,
    ) -> String {
        let strokes = Strokes::between(pairs.iter().copied());
        let line = |line| -> String {
            let chars = (0..5).map(|x| at(&strokes, line, x).unwrap_or(' '));
            chars.collect()
        };
        (0..3).map(line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn strokes_join() {
        let frame = [
            ((0, 0), (0, 4)),
            ((0, 0), (2, 0)),
            ((2, 0), (2, 4)),
            ((2, 4), (0, 4)),
            ((0, 2), (2, 2)),
        ];
        assert_eq!(sheet(&frame, Strokes::boxes), "┌─┬─┐\n│ │ │\n└─┴─┘");
        assert_eq!(sheet(&frame, Strokes::ascii), "+-+-+\n| | |\n+-+-+");
    }

    #[test]
    fn slanted_strokes_cross() {
        let cross = [((0, 1), (2, 3)), ((2, 1), (0, 3)), ((0, 3), (2, 5))];
        assert_eq!(sheet(&cross, Strokes::boxes), "     \n  ╳ ╲\n     ");
        assert_eq!(sheet(&cross, Strokes::ascii), "     \n  x \\\n     ");
    }
}
