//! [`Mark`]: highlights and arrows on a picture.

use alloc::vec::Vec;

use super::plan::Plan;
use crate::{
    geometry::{Bounds, Coord, Direction, Line},
    lines::{Bracket, Hop, Miss, Move, PathError, Run, RunThrough, Stop, Surround, Wanted},
};

/// A highlight or an arrow on a [`Picture`](super::Picture): a result of [`lines`](crate::lines), or a single cell.
///
/// On a wrapped board a line is drawn in pieces that leave at one side and return at the other. A picture can show part
/// of a larger board: cells off the picture are left out, with the steps to and from them.
///
/// ```
/// use collinear::{Coord, Direction, Grid, picture::{Mark, Picture}};
///
/// let board = Grid::parse(". X X X O")?;
/// let run = board.run_through(Coord::new(0, 2), Direction::E, |&cell| cell == 'X');
/// let picture = Picture::new(board).with_mark(run).with_mark(Mark::Last(Coord::new(0, 2)));
/// assert!(picture.to_string().starts_with("<svg "));
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// A run, and the cells on both sides that stop it:
///
#[doc = include_str!("../../examples/pictures/run.svg")]
///
/// A bracket with a ring around its anchor. Below, a miss and the edge:
///
#[doc = include_str!("../../examples/pictures/bracket.svg")]
///
/// Slides, up to a blocker and up to the edge:
///
#[doc = include_str!("../../examples/pictures/slide.svg")]
///
/// A hop:
///
#[doc = include_str!("../../examples/pictures/hop.svg")]
///
/// A move, and the piece that it captures:
///
#[doc = include_str!("../../examples/pictures/hnefatafl.svg")]
///
/// # Which mark
///
/// | result | query | mark |
/// |---|---|---|
/// | [`Line`], [`Run`], [`RunThrough`], [`Bracket`], [`Hop`], [`Move`] | the queries that return them | itself, with `From` |
/// | a path, or what blocks it | [`Bounds::path`] | [`Mark::path`] |
/// | the cells that a piece can slide to, as a [`Run`] | [`Bounds::slide`] | [`Mark::reach`] |
/// | [`Surround`] | [`Bounds::surround`] | [`Mark::gap`] for the open side, [`Mark::Closed`] for a closed side |
/// | [`Miss`] | any query that can miss | [`Mark::miss`] |
/// | cells | [`Grid::cells_where`](crate::Grid::cells_where), [`Grid::sees`](crate::Grid::sees), a move | [`Mark::Cell`], [`Mark::Last`], [`Mark::Target`], [`Mark::Blocker`], [`Mark::Taken`] |
///
/// `path`, `gap` and `miss` also take the board, since these results have only a cell, a heading and a length.
#[doc(alias = "annotation")]
#[doc(alias = "highlight")]
#[doc(alias = "arrow")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Mark {
    /// Cells in a row: a band under their pieces.
    Line(Line),
    /// A run: a band, and at each known end a sign for what stopped it. A blocked run has a bar, and a broken ring
    /// around the blocking cell; if that cell can be captured, only the broken ring. The edge has two bars, a limit has
    /// dots. A band round a whole ring leaves the board at both sides.
    Run {
        /// The cells that match.
        line: Line,
        /// What stopped the run before its first cell; `None` if only one direction was looked at.
        behind: Option<Stop>,
        /// What stopped the run after its last cell.
        ahead: Stop,
    },
    /// A bracket: a band under the inner cells, a ring around the anchor, and a broken ring around the cell
    /// where it starts.
    Bracket(Bracket),
    /// A hop, near or far: an arc from cell to cell, and a cross over the cell that is jumped over.
    Hop(Hop),
    /// A move from cell to cell: a straight arrow, as if the board did not wrap.
    Move(Move),
    /// The path of a piece: an arrow from its cell along the line. The end has the signs of a
    /// [`Run`](Self::Run).
    Path {
        /// The cell of the piece.
        from: Coord,
        /// The cells after `from` that the piece can go to.
        line: Line,
        /// What ended the path; `None` if the piece reached its destination.
        stop: Option<Stop>,
    },
    /// A closed side of a cell, as counted by [`Bounds::surround`]: a bar across the side.
    Closed {
        /// The cell.
        at: Coord,
        /// The direction of the side.
        side: Direction,
    },
    /// One cell among many: a round band of its own.
    Cell(Coord),
    /// The cell of the last move: a ring.
    Last(Coord),
    /// A possible destination of a move: a dot.
    Target(Coord),
    /// A cell that blocks: a broken ring.
    Blocker(Coord),
    /// A piece that is captured: a cross.
    Taken(Coord),
}

impl Mark {
    /// The result of [`Bounds::path`]: the path, or its clear part and the cell that blocks it. `None` if there is no
    /// straight path, or if it is too long.
    ///
    /// The line of such a result begins after the cell of the piece, so one step back finds the piece. For any other
    /// line that begins at an edge, this is `None`.
    ///
    /// ```
    /// use collinear::{Coord, Stop, Grid, picture::Mark};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let [rook, beyond] = [0, 4].map(|col| Coord::new(0, col));
    /// let answer = board.path(rook, beyond, |&cell| cell == '.');
    /// let Some(Mark::Path { line, stop, .. }) = Mark::path(board.bounds(), answer) else {
    ///     panic!("they are in line");
    /// };
    /// assert_eq!(line.len(), 2);
    /// assert_eq!(stop, Some(Stop::Blocked(Coord::new(0, 3))));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn path(bounds: Bounds, answer: Result<Line, PathError>) -> Option<Self> {
        match answer {
            Ok(line) => Some(Self::Path {
                from: line.board().step(line.first()?, -line.heading())?,
                line,
                stop: None,
            }),
            Err(PathError::Blocked {
                from,
                heading,
                after,
                at,
            }) => Some(Self::Path {
                from,
                line: bounds.ray(from, heading).line().truncated(after),
                stop: Some(Stop::Blocked(at)),
            }),
            Err(_) => None,
        }
    }

    /// The result of [`Bounds::slide`]: how far a piece can go, and why no farther.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, picture::Mark};
    ///
    /// let board = Grid::parse("R . . # .")?;
    /// let slide = board.slide(Coord::new(0, 0), Direction::E, .., |&cell| cell == '.');
    /// let mark = Mark::reach(slide);
    /// assert!(matches!(mark, Mark::Path { line, .. } if line.len() == 2));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub const fn reach(answer: Run) -> Self {
        Self::Path {
            from: answer.from,
            line: answer.line,
            stop: Some(answer.stop),
        }
    }

    /// The open side found by [`Bounds::surround`]: an arrow to the neighbour on that side. `None` if the cell is
    /// surrounded, or if the gap is at the edge.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, picture::Mark};
    ///
    /// let board = Grid::parse(". a .\na K .")?;
    /// let king = Coord::new(1, 1);
    /// let sides = board.surround(king, &Direction::ORTHOGONAL, |side| side == Some(&'a'));
    /// let Some(Mark::Path { line, .. }) = Mark::gap(board.bounds(), sides) else {
    ///     panic!("there is a gap");
    /// };
    /// assert_eq!(line.first(), Some(Coord::new(1, 2)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn gap(bounds: Bounds, answer: Surround) -> Option<Self> {
        let line = bounds.ray(answer.at, answer.gap?).line().truncated(1);
        (!line.is_empty()).then_some(Self::Path {
            from: answer.at,
            line,
            stop: None,
        })
    }

    /// How far a query that missed got, and what ended it.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Stop, Grid, picture::Mark};
    ///
    /// let board = Grid::parse("@ O O .")?;
    /// let at = Coord::new(0, 0);
    /// let miss = board.bracket(at, Direction::E, 1.., |&cell| cell == 'O', |&cell| cell == 'X').unwrap_err();
    /// let mark = Mark::miss(board.bounds(), miss);
    /// let Mark::Path { line, stop, .. } = mark else { panic!("a miss is a way") };
    /// assert_eq!(line.len(), 2);
    /// assert_eq!(stop, Some(Stop::Blocked(Coord::new(0, 3))));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn miss(bounds: Bounds, miss: Miss) -> Self {
        let len = match miss.wanted {
            // A pattern begins on the cell itself, not after it.
            Wanted::Segment(_) => miss.after.saturating_sub(1),
            _ => miss.after,
        };
        let ray = bounds.ray(miss.from, miss.heading);
        Self::Path {
            from: miss.from,
            line: ray.line().truncated(len),
            stop: Some(miss.stop),
        }
    }
}

impl Mark {
    /// The cells of the mark; for a line, at least all cells that are drawn.
    pub(super) fn cells(self, plan: Plan) -> Vec<Coord> {
        let blocked = |end| match end {
            Some(Stop::Blocked(at)) => Some(at),
            _ => None,
        };
        match self {
            Self::Line(line) => plan.shown(&line),
            Self::Run {
                line,
                behind,
                ahead,
            } => {
                let ends = [behind, Some(ahead)].into_iter().filter_map(blocked);
                plan.shown(&line).into_iter().chain(ends).collect()
            }
            Self::Bracket(bracket) => {
                let inner = plan.shown(&bracket.inner).into_iter();
                inner.chain([bracket.from, bracket.anchor]).collect()
            }
            Self::Hop(Hop { from, over, to }) => [from, over, to].into(),
            Self::Move(Move { from, to }) => [from, to].into(),
            Self::Path { from, line, stop } => {
                let line = plan.shown(&line);
                line.into_iter()
                    .chain([from])
                    .chain(blocked(stop))
                    .collect()
            }
            Self::Closed { at, .. }
            | Self::Cell(at)
            | Self::Last(at)
            | Self::Target(at)
            | Self::Blocker(at)
            | Self::Taken(at) => [at].into(),
        }
    }
}

impl From<Line> for Mark {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl From<Run> for Mark {
    fn from(Run { line, stop, .. }: Run) -> Self {
        Self::Run {
            line,
            behind: None,
            ahead: stop,
        }
    }
}

impl From<RunThrough> for Mark {
    fn from(run: RunThrough) -> Self {
        Self::Run {
            line: run.line,
            behind: Some(run.behind),
            ahead: run.ahead,
        }
    }
}

impl From<Bracket> for Mark {
    fn from(bracket: Bracket) -> Self {
        Self::Bracket(bracket)
    }
}

impl From<Hop> for Mark {
    fn from(hop: Hop) -> Self {
        Self::Hop(hop)
    }
}

impl From<Move> for Mark {
    fn from(m: Move) -> Self {
        Self::Move(m)
    }
}
