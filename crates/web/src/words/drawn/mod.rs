//! [`Drawn`]: an answer as text, cells and marks of a picture, with a function for each kind of answer.

mod cells;
mod lines;
mod ways;

use collinear::{Coord, Direction, Grid, Line, Miss, Stop, picture::Mark};

pub(super) use self::{cells::*, lines::*, ways::*};
use super::asked::{Asked, Sheet};

/// The largest number of answers drawn for one query.
const MOST: usize = 200;

/// An answer as text, cells and marks of a picture.
#[derive(Default)]
pub(super) struct Drawn {
    /// The answer, or the reason why nothing was found.
    pub(super) text: String,
    pub(super) found: bool,
    /// The cells of the answer, or the cells that explain the reason.
    pub(super) cells: Vec<Coord>,
    pub(super) marks: Vec<Mark>,
    pub(super) trails: Vec<Vec<Coord>>,
    /// The board after the query, if it changes.
    pub(super) after: Option<Grid<char>>,
}

impl Drawn {
    fn found(text: impl Into<String>, cells: impl IntoIterator<Item = Coord>) -> Self {
        Self {
            text: text.into(),
            found: true,
            cells: cells.into_iter().collect(),
            ..Self::default()
        }
    }

    fn missed(reason: impl Into<String>, cells: impl IntoIterator<Item = Coord>) -> Self {
        Self {
            found: false,
            ..Self::found(reason, cells)
        }
    }

    /// An answer made from cells. It is a miss if there are no cells.
    fn found_if_any(text: String, cells: impl IntoIterator<Item = Coord>) -> Self {
        let drawn = Self::found(text, cells);
        Self {
            found: !drawn.cells.is_empty(),
            ..drawn
        }
    }

    fn with(mut self, marks: impl IntoIterator<Item = Mark>) -> Self {
        self.marks.extend(marks);
        self
    }

    fn with_board(self, after: Grid<char>) -> Self {
        Self {
            after: Some(after),
            ..self
        }
    }

    /// Combines several answers.
    fn all(drawn: impl IntoIterator<Item = Self>, [one, many]: [&str; 2]) -> Self {
        let mut all = Self::default();
        let mut texts = Vec::new();
        for mut part in drawn.into_iter().take(MOST) {
            all.cells.append(&mut part.cells);
            all.marks.append(&mut part.marks);
            texts.push(part.text);
        }
        all.found = !texts.is_empty();
        all.cells.sort_unstable();
        all.cells.dedup();
        all.text = match texts.len() {
            0 => format!("no {one}"),
            1 => format!("1 {one}: {}", texts[0]),
            MOST => format!("at least {MOST} {many}: {}", texts.join("; ")),
            count => format!("{count} {many}: {}", texts.join("; ")),
        };
        all
    }
}

/// The cell that stopped a walk.
fn blocker(stop: Stop) -> Option<Coord> {
    match stop {
        Stop::Blocked(at) | Stop::Taken(at) => Some(at),
        _ => None,
    }
}

fn listed(cells: &[Coord]) -> String {
    let cells: Vec<_> = cells.iter().map(ToString::to_string).collect();
    cells.join(" ")
}

impl<B: Sheet> Asked<B> {
    /// Converts a line to a line of the board without holes, which contains all cells of the line.
    fn whole_line(&self, line: &Line<B>) -> Line {
        let first = line.first().unwrap_or(self.from);
        let same = self.whole.line(first, line.heading(), line.len());
        same.unwrap_or_else(|| self.whole.ray(first, line.heading()).line().truncated(0))
    }

    /// The path of a piece over a number of cells.
    fn way(&self, from: Coord, heading: Direction, steps: usize, stop: Option<Stop>) -> Mark {
        Mark::Path {
            from,
            line: self.whole.ray(from, heading).line().truncated(steps),
            stop,
        }
    }

    fn miss(&self, miss: Miss) -> Drawn {
        let mark = Mark::miss(self.whole, miss);
        Drawn::missed(miss.to_string(), blocker(miss.stop)).with([mark])
    }
}
