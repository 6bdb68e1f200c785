//! Turn or reflect a board, and every answer turns or reflects with it.
//!
//! Each query runs on a board and on its image under each of the eight symmetries, including wraps and holes. An oblong
//! board can get the other shape. The result is brought into one form, an [`Answer`], and a [`View`] maps its cells and
//! directions.

use crate::naive::{
    a_grid,
    ask::{is_free, is_o, is_x, kind},
    cases, cells, directions,
};
use collinear::{
    Grid,
    geometry::{Bounds, Coord, Direction, Line, Symmetry, aligned},
    lines::{
        Bracket, Corners, Gravity, Hop, Length, Match, Miss, Move, PathError, Pattern,
        PatternMatch, Push, Removal, Run, RunThrough, Seen as SeenCell, SlideTogether, Stop,
        Surround, Threat,
    },
};
use proptest::prelude::*;

mod at_a_cell;
mod on_the_board;

/// A view of a board through a symmetry.
#[derive(Clone, Copy)]
struct View {
    symmetry: Symmetry,
    bounds: Bounds,
}

impl View {
    fn cell(self, at: Coord) -> Coord {
        let to = self.symmetry.map_coord(at, self.bounds);
        to.expect("a cell of the board")
    }

    fn way(self, way: Direction) -> Direction {
        self.symmetry.map_direction(way)
    }

    fn ways(self, ways: &[Direction]) -> Vec<Direction> {
        ways.iter().map(|&way| self.way(way)).collect()
    }
}

/// The answer of a query of any type.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Answer {
    Plain(String),
    Cell(Coord),
    Way(Direction),
    List(Vec<Answer>),
}

trait Seen {
    fn seen(self, by: View) -> Answer;
}

/// Answers whose order, or whose starts of lines, can differ.
struct Unordered<T>(Vec<T>);

fn unordered<T>(all: impl IntoIterator<Item = T>) -> Unordered<T> {
    Unordered(all.into_iter().collect())
}

impl<T: Seen> Seen for Unordered<T> {
    fn seen(self, by: View) -> Answer {
        let mut all: Vec<_> = self.0.into_iter().map(|it| it.seen(by)).collect();
        all.sort_unstable();
        Answer::List(all)
    }
}

impl Seen for Coord {
    fn seen(self, by: View) -> Answer {
        Answer::Cell(by.cell(self))
    }
}

impl Seen for Direction {
    fn seen(self, by: View) -> Answer {
        Answer::Way(by.way(self))
    }
}

/// A value that stays as it is, or is mapped part by part.
macro_rules! seen {
    (plain: $($plain:ty),+) => {$(
        impl Seen for $plain {
            fn seen(self, _: View) -> Answer {
                Answer::Plain(format!("{self:?}"))
            }
        }
    )+};
    ($(<$($generic:ident),+>)? $it:ident: $kind:ty => $parts:expr) => {
        impl$(<$($generic: Seen),+>)? Seen for $kind {
            fn seen(self, by: View) -> Answer {
                let $it = self;
                $parts.seen(by)
            }
        }
    };
    ($($generic:ident $part:tt),+) => {
        impl<$($generic: Seen),+> Seen for ($($generic,)+) {
            fn seen(self, by: View) -> Answer {
                Answer::List(vec![$(self.$part.seen(by)),+])
            }
        }
    };
}

seen!(plain: usize, i32, bool, char, &'static str);
seen!(A 0, B 1);
seen!(A 0, B 1, C 2);
seen!(A 0, B 1, C 2, D 3);
seen!(<A> it: Option<A> => it.into_iter().collect::<Vec<_>>());
seen!(it: Line => it.iter().collect::<Vec<_>>());
seen!(it: Run => (it.line, it.stop));
seen!(it: Hop => (it.from, it.over, it.to));
seen!(it: Bracket => (it.from, it.inner, it.anchor));
seen!(it: Push => (it.line, it.to));
seen!(it: Surround => (it.closed, it.open, it.gap));
seen!(it: SeenCell => (it.at, it.heading, it.steps));
seen!(it: PatternMatch => it.segments);
seen!(it: Match<char> => (it.kind, unordered(it.cells), unordered(it.lines.into_iter().map(unordered))));
seen!(it: Threat => (
    (it.lacks, it.is_open),
    unordered(it.line),
    unordered(it.gains()),
    unordered(it.defences())
));

impl<T: Seen> Seen for Vec<T> {
    fn seen(self, by: View) -> Answer {
        Answer::List(self.into_iter().map(|it| it.seen(by)).collect())
    }
}

impl<A: Seen, const N: usize> Seen for [A; N] {
    fn seen(self, by: View) -> Answer {
        Vec::from(self).seen(by)
    }
}

impl<A: Seen, E: Seen> Seen for Result<A, E> {
    fn seen(self, by: View) -> Answer {
        self.map_or_else(|error| ("error", error).seen(by), |it| it.seen(by))
    }
}

impl Seen for Grid<char> {
    fn seen(self, by: View) -> Answer {
        Answer::Plain(format!("{:?}", self.transformed(by.symmetry)))
    }
}

impl Seen for Stop {
    fn seen(self, by: View) -> Answer {
        match self {
            Self::Blocked(at) => ("blocked", at).seen(by),
            Self::Taken(at) => ("taken", at).seen(by),
            other => Answer::Plain(format!("{other:?}")),
        }
    }
}

impl Seen for Miss {
    fn seen(self, by: View) -> Answer {
        let wanted = Answer::Plain(format!("{:?}", self.wanted));
        let miss = (self.from, self.heading, self.after, self.stop);
        Answer::List(vec![wanted, miss.seen(by)])
    }
}

impl Seen for PathError {
    fn seen(self, by: View) -> Answer {
        match self {
            Self::OffBoard { at } | Self::Nowhere { at } => at.seen(by),
            Self::NotAligned { from, to } => (from, to).seen(by),
            Self::NotWithin { to, .. } => to.seen(by),
            Self::Blocked {
                from,
                heading,
                after,
                at,
            } => (from, heading, after, at).seen(by),
            other => panic!("a reason that was not mirrored: {other:?}"),
        }
    }
}

/// A whole ring starts at its first cell in reading order, which is another cell in the image.
impl Seen for RunThrough {
    fn seen(self, by: View) -> Answer {
        if self.ahead == Stop::Ring {
            unordered(self.line).seen(by)
        } else {
            (self.line, self.behind, self.ahead).seen(by)
        }
    }
}

impl Seen for SlideTogether {
    fn seen(self, by: View) -> Answer {
        let stop = format!("{:?}", std::mem::discriminant(&self.stop));
        let slide = (self.steps, unordered(self.to), unordered(self.blockers));
        Answer::List(vec![Answer::Plain(stop), slide.seen(by)])
    }
}

/// The answers of several queries.
macro_rules! answers {
    ($by:expr; $($answer:expr),+ $(,)?) => { vec![$($answer.seen($by)),+] };
}
use answers;

/// Runs queries on a board and on its eight images. The closure gets a view for its cells and directions, and one for
/// its answers.
fn mirrored(grid: &Grid<char>, ask: impl Fn(&Grid<char>, View, View) -> Vec<Answer>) {
    let view = |symmetry, grid: &Grid<char>| View {
        symmetry,
        bounds: grid.bounds(),
    };
    for symmetry in Symmetry::ALL {
        let there = grid.transformed(symmetry);
        let as_it_is = |grid| view(Symmetry::Identity, grid);
        let seen = view(symmetry, grid);
        let answers = ask(grid, as_it_is(grid), seen);
        let answers_there = ask(&there, seen, as_it_is(&there));
        for (number, (answer, other)) in answers.iter().zip(&answers_there).enumerate() {
            assert_eq!(answer, other, "answer {number}, {symmetry:?} of {grid:?}");
        }
        assert_eq!(answers.len(), answers_there.len());
    }
}
