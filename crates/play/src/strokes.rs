//! [`Strokes`]: the lines of a board of points, drawn with characters.

use std::{cmp::Ordering, collections::BTreeMap};

use crate::board::Board;

/// The lines of a board of points on a sheet of characters, from point to point. The points themselves
/// are no part of them.
///
/// Two lines of the sheet belong to a row of the board: its points, and what leads down from them.
pub(crate) struct Strokes {
    chars: BTreeMap<(usize, usize), char>,
}

/// From a row of points to the next, where there are strokes between them.
pub(crate) const LEAP: usize = 2;

impl Strokes {
    /// Those of a board that has `step` characters from column to column; the first column is the
    /// second character, after a mark.
    pub(crate) fn of(board: &Board, step: usize) -> Self {
        let place = |cell: usize| {
            let cell = &board.cells()[cell];
            (cell.y * LEAP, 1 + cell.x * step / 2)
        };
        let mut strokes = Self {
            chars: BTreeMap::new(),
        };
        for &(from, to) in board.strokes() {
            let (from, to) = (place(from), place(to));
            strokes.draw(from.min(to), from.max(to));
        }
        strokes
    }

    /// Draws from the upper or the left one of two places to the other.
    fn draw(&mut self, from: (usize, usize), to: (usize, usize)) {
        let down = to.0 - from.0;
        if down == 0 {
            for x in from.1 + 1..to.1 {
                self.put((from.0, x), '-');
            }
            return;
        }
        let (aside, char) = match from.1.cmp(&to.1) {
            Ordering::Equal => (0, '|'),
            Ordering::Less => (to.1 - from.1, '\\'),
            Ordering::Greater => (from.1 - to.1, '/'),
        };
        for line in 1..down {
            let across = (2 * aside * line + down) / (2 * down);
            let x = if to.1 < from.1 {
                from.1 - across
            } else {
                from.1 + across
            };
            self.put((from.0 + line, x), char);
        }
    }

    fn put(&mut self, place: (usize, usize), char: char) {
        let there = self.chars.entry(place).or_insert(char);
        *there = match (*there, char) {
            (there, char) if there == char => char,
            ('\\', '/') | ('/', '\\') => 'x',
            _ => '+',
        };
    }

    /// What is drawn on a place of the sheet.
    pub(crate) fn at(&self, line: usize, x: usize) -> Option<char> {
        self.chars.get(&(line, x)).copied()
    }
}
