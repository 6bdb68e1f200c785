//! Traces: what a query looked at, step by step, and why it went no further.
//!
//! A query learns of a board in two ways only: it takes a step, and it asks its predicate. A [`Traced`] board
//! notes the steps, with those that lead over the edge; a predicate from [`Trace::ask`] notes what it is
//! asked and what it answers. Both write to one [`Trace`], so no query knows of it, one of your own needs no
//! more than the others, and what is not traced costs nothing.
//!
//! That a query went on from a cell is what its next steps show: it took one from there. Cells of a line
//! that is known to lie on the board (those of a whole row, of a pattern) are asked without a step, and
//! nothing is said of going on.

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{
    cell::RefCell,
    fmt::{self, Write},
    hash::{Hash, Hasher},
    mem,
};

use crate::geometry::{
    Aligned, Board, Coord, Direction, Finite, Headings, Layout, Rect, State, Tiled, Tiling,
    Topology,
};

/// What a query looked at: each cell in order, what was asked of it, what was answered, and whether the
/// query went on from there.
///
/// Ask a [traced](Board::traced) board, with predicates from [`ask`](Self::ask). A trace is of one query:
/// [`take`](Self::take) empties it for the next.
///
/// **Why is this no line of four?** A win check along the row, both ways from the last piece:
///
/// ```
/// use collinear::{Direction, Grid, Length, lines::Trace};
///
/// let board = Grid::parse("
///     . . . . . .
///     . X X X O .
/// ")?;
/// let trace = Trace::new();
/// let x = trace.ask("X?", |at| board[at] == 'X');
/// let last = board.bounds().cell_named("c1").unwrap();
/// let traced = board.bounds().traced(&trace);
/// assert!(!traced.has_k_line_through(last, &[Direction::E], Length::AtLeast(4), x));
/// assert_eq!(trace.named(board.board()), "\
/// c1: X? yes, go on
/// from c1 E to d1: X? yes, go on
/// from d1 E to e1: X? no, stop
/// from c1 W to b1: X? yes, go on
/// from b1 W to a1: X? no, stop
/// ");
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// The trace is whole: with predicates that answer from it, and never look at a cell, the same query answers
/// the same. [`Picture::frames`](crate::picture::Picture::frames) draws a picture of each look.
#[doc(alias("explain", "debug", "log", "record", "why"))]
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Trace<C = Coord, H = Direction> {
    // Borrowed for one note at a time, never while a predicate is asked.
    looks: RefCell<Vec<Look<C, H>>>,
}

/// One look of a query at a cell, or over the edge.
///
/// Its text names the cell as it is written; [`Trace::named`] as the board calls it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Look<C = Coord, H = Direction> {
    /// The step that led there: from which cell, along which heading. `None` for a cell that was asked
    /// without one: where a query begins, or what was asked before.
    pub step: Option<(C, H)>,
    /// The cell; `None` over the edge.
    pub at: Option<C>,
    /// What was asked; `None` if the step itself said enough.
    pub asked: Option<Asked>,
    /// Whether the query took a step from there; `None` where it was asked something else there, or needs
    /// no steps.
    pub goes_on: Option<bool>,
}

/// What was asked of a cell, and the answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Asked {
    /// What was asked, as it was given to [`Trace::ask`].
    pub question: Cow<'static, str>,
    /// The answer.
    pub answer: Answer,
}

/// What a traced predicate answered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Answer {
    /// That it matches.
    Yes,
    /// That it does not.
    No,
    /// Something else, as [`Debug`](fmt::Debug) writes it.
    Value(String),
}

impl From<bool> for Answer {
    fn from(matches: bool) -> Self {
        if matches { Self::Yes } else { Self::No }
    }
}

impl<C, H> Trace<C, H> {
    /// A trace of nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            looks: RefCell::new(Vec::new()),
        }
    }

    /// Empties the trace, and answers with what it was.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, lines::Trace};
    ///
    /// let trace = Trace::new();
    /// let board = Bounds::new(1, 3)?.traced(&trace);
    /// board.step(Coord::new(0, 0), Direction::E);
    /// assert_eq!(trace.take().to_string(), "from (0, 0) E to (0, 1), stop\n");
    /// assert_eq!(trace.to_string(), "");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use = "what is not kept is gone"]
    pub fn take(&self) -> Self {
        let looks = mem::take(&mut *self.looks.borrow_mut());
        Self {
            looks: RefCell::new(looks),
        }
    }
}

impl<C, H> Default for Trace<C, H> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Copy + PartialEq, H: Copy> Trace<C, H> {
    /// All looks so far, the first one first.
    #[must_use]
    pub fn looks(&self) -> Vec<Look<C, H>> {
        self.looks.borrow().clone()
    }

    /// The same predicate, which notes what it is asked: for any query, one of your own too.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, lines::Trace};
    ///
    /// let board = Bounds::new(1, 4)?;
    /// let trace = Trace::new();
    /// let first = Coord::new(0, 0);
    /// let run = board.traced(&trace).run(first, Direction::E, trace.ask("left?", |at| at.col < 2));
    /// assert_eq!(run.line.len(), 2);
    /// assert_eq!(trace.to_string(), "\
    /// (0, 0): left? yes, go on
    /// from (0, 0) E to (0, 1): left? yes, go on
    /// from (0, 1) E to (0, 2): left? no, stop
    /// ");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn ask(
        &self,
        question: impl Into<Cow<'static, str>>,
        predicate: impl Fn(C) -> bool,
    ) -> impl Fn(C) -> bool {
        let question = question.into();
        move |at| {
            let matches = predicate(at);
            self.note(Some(at), question.clone(), matches.into());
            matches
        }
    }

    /// The same for a predicate that is asked of the edge too, as [`surround`](Board::surround),
    /// [`custodial`](Board::custodial) and [`push`](Board::push) do.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, lines::Trace};
    ///
    /// let trace = Trace::new();
    /// let board = Bounds::new(2, 2)?.traced(&trace);
    /// let closed = trace.ask_or_edge("closed?", |side| side.is_none());
    /// let sides = board.surround(Coord::new(0, 0), &[Direction::N, Direction::E], closed);
    /// assert_eq!(sides.open, 1);
    /// assert_eq!(trace.to_string(), "\
    /// from (0, 0) N over the edge: closed? yes, stop
    /// from (0, 0) E to (0, 1): closed? no, stop
    /// ");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn ask_or_edge(
        &self,
        question: impl Into<Cow<'static, str>>,
        predicate: impl Fn(Option<C>) -> bool,
    ) -> impl Fn(Option<C>) -> bool {
        let question = question.into();
        move |at| {
            let matches = predicate(at);
            self.note(at, question.clone(), matches.into());
            matches
        }
    }

    /// The same for what does not answer with yes or no: the letter on a cell for a pattern, its kind for
    /// [`runs`](Board::runs), the steps of [`reach_by`](Board::reach_by).
    ///
    /// ```
    /// use collinear::{Bounds, Direction, lines::Trace};
    ///
    /// let row = ['a', 'a', 'b'];
    /// let board = Bounds::new(1, 3)?;
    /// let trace = Trace::new();
    /// let letter = trace.ask_for("letter", |at: collinear::Coord| Some(row[at.col]));
    /// assert_eq!(board.traced(&trace).runs(Direction::E, letter).count(), 2);
    /// assert!(trace.to_string().ends_with("(0, 2): letter Some('b')\n"));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn ask_for<A: fmt::Debug>(
        &self,
        question: impl Into<Cow<'static, str>>,
        answer: impl Fn(C) -> A,
    ) -> impl Fn(C) -> A {
        let question = question.into();
        move |at| {
            let answer = answer(at);
            let value = Answer::Value(format!("{answer:?}"));
            self.note(Some(at), question.clone(), value);
            answer
        }
    }

    /// Notes what was asked of a cell: at the step that led there, or as a look of its own.
    fn note(&self, at: Option<C>, question: Cow<'static, str>, answer: Answer) {
        let asked = Some(Asked { question, answer });
        let mut looks = self.looks.borrow_mut();
        let mut goes_on = None;
        if let Some(last) = looks.last_mut().filter(|last| last.at == at) {
            if last.asked.is_none() {
                last.asked = asked;
                return;
            }
            // Asked once more: whether it goes on is said there.
            goes_on = last.goes_on.take();
        }
        looks.push(Look {
            step: None,
            at,
            asked,
            goes_on,
        });
    }

    /// Notes a step, and that the query went on from where it begins.
    fn step(&self, from: C, heading: H, at: Option<C>) {
        let mut looks = self.looks.borrow_mut();
        let before = looks.iter_mut().rfind(|look| look.at == Some(from));
        if let Some(before) = before {
            before.goes_on = Some(true);
        }
        looks.push(Look {
            step: Some((from, heading)),
            at,
            asked: None,
            goes_on: Some(false),
        });
    }
}

impl<C: Copy + fmt::Debug, H: fmt::Debug> Trace<C, H> {
    /// The trace with the board's own names of the cells, `e4`: a line for each look.
    ///
    /// ```
    /// use collinear::{Headings, boards::Tracks, lines::Trace};
    ///
    /// let morris = Tracks::nine_mens_morris().board();
    /// let trace = Trace::new();
    /// let corner = morris.cell_named("a1").unwrap();
    /// let [heading, ..] = morris.topology().headings(corner).collect::<Vec<_>>()[..] else { panic!() };
    /// let free = trace.ask("free?", |_| true);
    /// assert_eq!(morris.traced(&trace).slide(corner, heading, free).line.len(), 2);
    /// assert_eq!(trace.named(&morris).lines().count(), 3);
    /// ```
    #[must_use]
    pub fn named<T: Layout<Cell = C, Heading = H>>(&self, board: &Board<T>) -> String {
        let mut text = String::new();
        for look in &*self.looks.borrow() {
            text.push_str(&look.named(board));
            text.push('\n');
        }
        text
    }
}

impl<C: Copy + fmt::Debug, H: fmt::Debug> Look<C, H> {
    /// Its text with the board's own names of the cells; [`Trace::named`] is that of all looks.
    #[must_use]
    pub fn named<T: Layout<Cell = C, Heading = H>>(&self, board: &Board<T>) -> String {
        let mut text = String::new();
        let name = |at| match board.named(at) {
            Some(named) => named.to_string(),
            None => format!("{at:?}"),
        };
        // A `String` takes all that is written to it.
        let _ = self.write(&mut text, name);
        text
    }
}

impl<C: Copy, H: fmt::Debug> Look<C, H> {
    fn write<N: fmt::Display>(&self, f: &mut impl Write, name: impl Fn(C) -> N) -> fmt::Result {
        if let Some((from, heading)) = &self.step {
            write!(f, "from {} {heading:?} ", name(*from))?;
        }
        match (self.at, &self.step) {
            (Some(at), Some(_)) => write!(f, "to {}", name(at))?,
            (Some(at), None) => write!(f, "{}", name(at))?,
            (None, Some(_)) => f.write_str("over the edge")?,
            (None, None) => f.write_str("the edge")?,
        }
        if let Some(Asked { question, answer }) = &self.asked {
            write!(f, ": {question} {answer}")?;
        }
        f.write_str(match self.goes_on {
            Some(true) => ", go on",
            Some(false) => ", stop",
            None => "",
        })
    }
}

impl<C: Copy + fmt::Display, H: fmt::Debug> fmt::Display for Look<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |at| at)
    }
}

/// `yes`, `no` or the value.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Value(value) => value,
        })
    }
}

/// A line for each look.
impl<C: Copy + fmt::Display, H: fmt::Debug> fmt::Display for Trace<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.looks
            .borrow()
            .iter()
            .try_for_each(|look| writeln!(f, "{look}"))
    }
}

/// A board whose steps are noted in a [`Trace`]; made by [`Board::traced`]. It equals every other one of the
/// same board.
#[derive(Clone, Copy)]
pub struct Traced<'a, T: Topology = Rect> {
    topology: T,
    trace: &'a Trace<T::Cell, T::Heading>,
}

/// # Traces
impl<T: Topology> Board<T> {
    /// The board whose queries note their steps in a [`Trace`], edges and all.
    ///
    /// It has the queries of the board itself and answers the same. A grid is asked by its board, with
    /// predicates that look up the cell: `|at| grid[at] == 'X'`.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, lines::Trace};
    ///
    /// let board = Grid::parse("@ O O O")?;
    /// let trace = Trace::new();
    /// let (o, x) = (trace.ask("O?", |at| board[at] == 'O'), trace.ask("X?", |at| board[at] == 'X'));
    /// let traced = board.bounds().traced(&trace);
    /// let miss = traced.bracket(Coord::new(0, 0), Direction::E, 1.., o, x).unwrap_err();
    /// assert_eq!(miss.to_string(), "no anchor: edge after 3");
    /// let last = trace.looks().pop().unwrap();
    /// assert_eq!(last.to_string(), "from (0, 3) E over the edge, stop");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("trace", "explain"))]
    pub fn traced<'a>(&self, trace: &'a Trace<T::Cell, T::Heading>) -> Board<Traced<'a, T>> {
        Board::of(Traced {
            topology: self.topology().clone(),
            trace,
        })
    }
}

impl<T: Topology> Topology for Traced<'_, T> {
    type Cell = T::Cell;
    type Heading = T::Heading;

    const STRAIGHT: bool = T::STRAIGHT;
    const REACH: usize = T::REACH;

    fn contains(&self, at: T::Cell) -> bool {
        self.topology.contains(at)
    }

    fn step(&self, from: T::Cell, heading: T::Heading) -> Option<State<T>> {
        let next = self.topology.step(from, heading);
        self.trace.step(from, heading, next.map(|(at, _)| at));
        next
    }

    fn reversed(&self, at: T::Cell, heading: T::Heading) -> T::Heading {
        self.topology.reversed(at, heading)
    }

    fn has_rings(&self) -> bool {
        self.topology.has_rings()
    }

    // What follows is how answers are made and read: nothing is looked at there.

    fn glide(&self, from: T::Cell, heading: T::Heading) -> State<T> {
        self.topology.glide(from, heading)
    }

    fn leap(&self, from: T::Cell, heading: T::Heading, steps: usize) -> State<T> {
        self.topology.leap(from, heading, steps)
    }

    fn steps_ahead(&self, from: T::Cell, heading: T::Heading, at_most: usize) -> usize {
        self.topology.steps_ahead(from, heading, at_most)
    }

    fn is_ring(&self, from: T::Cell, heading: T::Heading) -> bool {
        self.topology.is_ring(from, heading)
    }

    fn ring_start(&self, through: T::Cell, heading: T::Heading) -> State<T> {
        self.topology.ring_start(through, heading)
    }
}

impl<T: Finite> Finite for Traced<'_, T> {
    type Cells = T::Cells;
    type Starts = T::Starts;

    fn cells(&self) -> T::Cells {
        self.topology.cells()
    }

    fn cell_count(&self) -> usize {
        self.topology.cell_count()
    }

    fn index_of(&self, at: T::Cell) -> Option<usize> {
        self.topology.index_of(at)
    }

    fn index_inside(&self, at: T::Cell) -> usize {
        self.topology.index_inside(at)
    }

    fn array_shape(&self) -> Vec<usize> {
        self.topology.array_shape()
    }

    fn line_starts(&self, heading: T::Heading) -> T::Starts {
        self.topology.line_starts(heading)
    }
}

impl<T: Headings> Headings for Traced<'_, T> {
    fn headings(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.topology.headings(at)
    }

    fn axes(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> + Clone {
        self.topology.axes(at)
    }
}

impl<T: Aligned> Aligned for Traced<'_, T> {
    fn heading_to(&self, from: T::Cell, to: T::Cell) -> Option<(T::Heading, usize)> {
        self.topology.heading_to(from, to)
    }
}

impl<T: Tiled> Tiled for Traced<'_, T> {
    const TILING: Tiling = T::TILING;

    fn row_and_col(&self, at: T::Cell) -> [i64; 2] {
        self.topology.row_and_col(at)
    }

    fn cell_in(&self, row: i64, col: i64) -> Option<T::Cell> {
        self.topology.cell_in(row, col)
    }
}

impl<T: Topology> PartialEq for Traced<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.topology == other.topology
    }
}

impl<T: Topology> Eq for Traced<'_, T> {}

impl<T: Topology> Hash for Traced<'_, T> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.topology.hash(state);
    }
}

/// As the board itself.
impl<T: Topology> fmt::Debug for Traced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.topology.fmt(f)
    }
}
