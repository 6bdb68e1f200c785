//! Traces: what a query looked at, step by step, and where it stopped.
//!
//! A query learns about a board in only two ways: it takes a step, or it calls its predicate. A [`Traced`] board
//! records the steps, including those over the edge; a predicate from [`Trace::ask`] records its calls and answers.
//! Both write to one [`Trace`]. Queries therefore need no code for tracing, your own queries can be traced too, and
//! untraced queries cost nothing.
//!
//! A query that took a step from a cell *continued* from that cell. Lines known to be on the board, such as a whole
//! row, are read without steps. For their cells the trace does not say whether the query continued.

mod look;
mod traced;

use alloc::{borrow::Cow, collections::BTreeMap, format, string::String, vec::Vec};
use core::{cell::RefCell, fmt, mem};

pub use self::{
    look::{Answer, Asked, Look},
    traced::Traced,
};
use crate::geometry::{Board, Coord, Direction, Layout};

/// A record of the cells that a query looked at, what it asked about each, the answer, and whether it continued.
///
/// Run the query on a [traced](Board::traced) board, with predicates from [`ask`](Self::ask). Use a trace for one
/// query; [`take`](Self::take) empties it for the next query.
///
/// **Why is this not a line of four?** A win check along the row, both ways from the last piece:
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
/// c1: X? yes, continue
/// from c1 E to d1: X? yes, continue
/// from d1 E to e1: X? no, stop
/// from c1 W to b1: X? yes, continue
/// from b1 W to a1: X? no, stop
/// ");
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// The trace is complete: if the predicates took their answers from the trace, the query would return the same result.
/// [`Picture::frames`](crate::picture::Picture::frames) draws a picture of each look.
#[doc(alias("explain", "debug", "log", "record", "why"))]
#[derive(Clone)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Trace<C = Coord, H = Direction> {
    // Borrowed only while a look is recorded, never while a predicate runs.
    looks: RefCell<Vec<Look<C, H>>>,
    /// For each cell, the index of the look after which the query continues: the last look with an answer other than
    /// no, or the last look if there is none. A flood also looks at cells it has visited, and asks nothing about them.
    #[cfg_attr(feature = "serde", serde(skip, default = "RefCell::default"))]
    last_at: RefCell<BTreeMap<C, usize>>,
}

impl<C, H> Trace<C, H> {
    /// An empty trace.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            looks: RefCell::new(Vec::new()),
            last_at: RefCell::new(BTreeMap::new()),
        }
    }

    /// Empties the trace and returns what it held.
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
    #[must_use = "the trace is empty afterwards"]
    pub fn take(&self) -> Self {
        let looks = mem::take(&mut *self.looks.borrow_mut());
        Self {
            looks: RefCell::new(looks),
            last_at: RefCell::new(self.last_at.take()),
        }
    }
}

impl<C, H> Default for Trace<C, H> {
    fn default() -> Self {
        Self::new()
    }
}

impl<C: Copy + Ord, H: Copy> Trace<C, H> {
    /// All looks so far, in order.
    #[must_use]
    pub fn looks(&self) -> Vec<Look<C, H>> {
        self.looks.borrow().clone()
    }

    /// Wraps a predicate so that the trace records its calls. Works for any query, including your own.
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
    /// (0, 0): left? yes, continue
    /// from (0, 0) E to (0, 1): left? yes, continue
    /// from (0, 1) E to (0, 2): left? no, stop
    /// ");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn ask(
        &self,
        what: impl Into<Cow<'static, str>>,
        predicate: impl Fn(C) -> bool,
    ) -> impl Fn(C) -> bool {
        let what = what.into();
        move |at| {
            let matches = predicate(at);
            self.note(Some(at), what.clone(), matches.into());
            matches
        }
    }

    /// Wraps a predicate that is also called for the edge, for [`surround`](Board::surround),
    /// [`custodial`](Board::custodial) and [`push`](Board::push).
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
        what: impl Into<Cow<'static, str>>,
        predicate: impl Fn(Option<C>) -> bool,
    ) -> impl Fn(Option<C>) -> bool {
        let what = what.into();
        move |at| {
            let matches = predicate(at);
            self.note(at, what.clone(), matches.into());
            matches
        }
    }

    /// Wraps a closure with any other result: the letter of a cell for a pattern, its kind for [`runs`](Board::runs),
    /// the steps of [`reach_by`](Board::reach_by).
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
        what: impl Into<Cow<'static, str>>,
        answer: impl Fn(C) -> A,
    ) -> impl Fn(C) -> A {
        let what = what.into();
        move |at| {
            let answer = answer(at);
            let value = Answer::Value(format!("{answer:?}"));
            self.note(Some(at), what.clone(), value);
            answer
        }
    }

    /// Records what was asked about a cell: in the last look if that look was at the cell, otherwise in a new look.
    fn note(&self, at: Option<C>, what: Cow<'static, str>, answer: Answer) {
        let asked = Some(Asked { what, answer });
        let mut looks = self.looks.borrow_mut();
        let mut continues = None;
        if let Some(last) = looks.last_mut().filter(|last| last.at == at) {
            if last.asked.is_none() {
                last.asked = asked;
                self.remember(&looks);
                return;
            }
            // Asked again: the later look says whether the query continues.
            continues = last.continues.take();
        }
        looks.push(Look {
            step: None,
            at,
            asked,
            continues,
        });
        self.remember(&looks);
    }

    /// Records a step, and that the query continued from its start.
    fn step(&self, from: C, heading: H, at: Option<C>) {
        let mut looks = self.looks.borrow_mut();
        if let Some(&index) = self.last_at.borrow().get(&from) {
            // Questions about the cell right after that look, such as one about a goal, came before the step.
            let rest = looks[index + 1..].iter();
            let once_more = rest.take_while(|look| look.at == Some(from) && look.step.is_none());
            let index = index + once_more.count();
            looks[index].continues = Some(true);
        }
        looks.push(Look {
            step: Some((from, heading)),
            at,
            asked: None,
            continues: Some(false),
        });
        self.remember(&looks);
    }

    /// Records that the last look is the last one at its cell, unless an earlier look at the cell matched and this one
    /// does not.
    fn remember(&self, looks: &[Look<C, H>]) {
        let is_match = |look: &Look<C, H>| {
            let asked = look.asked.as_ref();
            asked.is_some_and(|asked| asked.answer != Answer::No)
        };
        let [.., last] = looks else { return };
        if let Some(at) = last.at {
            let index = looks.len() - 1;
            let mut last_at = self.last_at.borrow_mut();
            let earlier = last_at.entry(at).or_insert(index);
            if is_match(last) || !is_match(&looks[*earlier]) {
                *earlier = index;
            }
        }
    }
}

/// Two traces are equal if their looks are equal.
impl<C: PartialEq, H: PartialEq> PartialEq for Trace<C, H> {
    fn eq(&self, other: &Self) -> bool {
        self.looks == other.looks
    }
}

impl<C: Eq, H: Eq> Eq for Trace<C, H> {}

impl<C: fmt::Debug, H: fmt::Debug> fmt::Debug for Trace<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trace")
            .field("looks", &self.looks)
            .finish_non_exhaustive()
    }
}

impl<C: Copy + fmt::Debug, H: fmt::Debug> Trace<C, H> {
    /// The text of the trace, one line per look, with the board's names of cells, such as `e4`.
    ///
    /// ```
    /// use collinear::{Headings, boards::Tracks, lines::Trace};
    ///
    /// let morris = Tracks::nine_mens_morris().board();
    /// let trace = Trace::new();
    /// let corner = morris.cell_named("a1").unwrap();
    /// let [heading, ..] = morris.topology().headings(corner).collect::<Vec<_>>()[..] else { panic!() };
    /// let free = trace.ask("free?", |_| true);
    /// assert_eq!(morris.traced(&trace).slide(corner, heading, .., free).line.len(), 2);
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

/// Writes one line per look.
impl<C: Copy + fmt::Display, H: fmt::Debug> fmt::Display for Trace<C, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.looks
            .borrow()
            .iter()
            .try_for_each(|look| writeln!(f, "{look}"))
    }
}
