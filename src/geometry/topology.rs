//! [`Topology`]: the cells of a board and where steps lead, which is all that the queries of [`lines`](crate::lines)
//! need.

use alloc::{vec, vec::Vec};
use core::{fmt::Debug, hash::Hash, iter};

/// The cells of a board, and where steps lead.
///
/// A step returns the next cell *and the heading at that cell*: the same heading on a rectangle, a mirrored one at a
/// twisted seam, the next index on a listed line. A line is the path of such a walk. It is a ring if cell *and* heading
/// come back. A loop that crosses itself visits a cell twice and does not close there. A row of a Möbius strip returns
/// to its first column in another row, and closes only after the second round.
///
/// Implement these five items, and [`Board::of`](super::Board::of) provides every query.
///
/// On boards without end a query walks at most 2^20 steps, then stops with [`Stop::Limit`](crate::Stop::Limit).
///
/// ```
/// use collinear::{Board, Stop, Topology};
///
/// /// Houses on both sides of a road: 0 and 1 face each other, then 2 and 3, and so on.
/// #[derive(Clone, PartialEq, Eq, Hash, Debug)]
/// struct Road {
///     houses: usize,
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// enum Heading {
///     On,
///     Back,
///     Across,
/// }
///
/// impl Topology for Road {
///     type Cell = usize;
///     type Heading = Heading;
///
///     fn contains(&self, at: usize) -> bool {
///         at < self.houses
///     }
///
///     fn step(&self, from: usize, heading: Heading) -> Option<(usize, Heading)> {
///         let (to, heading) = match heading {
///             Heading::On => (from.checked_add(2)?, Heading::On),
///             Heading::Back => (from.checked_sub(2)?, Heading::Back),
///             Heading::Across => (from ^ 1, Heading::Across),
///         };
///         self.contains(to).then_some((to, heading))
///     }
///
///     fn reversed(&self, _: usize, heading: Heading) -> Heading {
///         match heading {
///             Heading::On => Heading::Back,
///             Heading::Back => Heading::On,
///             Heading::Across => Heading::Across,
///         }
///     }
/// }
///
/// let road = Board::of(Road { houses: 20 });
/// let is_lit = |house: usize| house != 9;
/// let lit = road.run(3, Heading::On, is_lit);
/// assert_eq!((lit.line.len(), lit.stop), (3, Stop::Blocked(9)));
/// ```
///
/// # Laws
///
/// - For every cell `c` of the board, `step(c, h) == Some((d, g))` if and only if
///   `step(d, reversed(d, g)) == Some((c, reversed(c, h)))`: a walk that turns round comes back the same way.
/// - `reversed(c, reversed(c, h)) == h`.
///
/// [`check_topology`](crate::testing::check_topology) tests them on any board.
pub trait Topology: Clone + Eq + Hash + Debug {
    /// A cell: a small value. Cells are listed in its order.
    type Cell: Copy + Ord + Hash + Debug;
    /// A direction at a cell: a small value, such as a compass direction.
    type Heading: Copy + Ord + Hash + Debug;

    /// Whether the cell is on the board.
    fn contains(&self, at: Self::Cell) -> bool;

    /// The next cell and the heading at that cell, or `None` at an edge. Called only for cells on the board.
    fn step(&self, from: Self::Cell, heading: Self::Heading)
    -> Option<(Self::Cell, Self::Heading)>;

    /// The heading at this cell that leads back along a walk that arrives with `heading`.
    fn reversed(&self, at: Self::Cell, heading: Self::Heading) -> Self::Heading;

    // The rest is hidden from the docs: properties of a board, and faster versions of repeated steps.

    /// Whether a heading is the same translation everywhere on the board.
    #[doc(hidden)]
    const STRAIGHT: bool = false;

    /// The longest walk of a query, for boards without end. A finite board with longer lines sets it to `usize::MAX`.
    #[doc(hidden)]
    const REACH: usize = 1 << 20;

    /// Whether any line returns to its start. `true` is always correct, but slower.
    #[doc(hidden)]
    #[inline]
    fn has_rings(&self) -> bool {
        true
    }

    /// Takes `steps` steps that are known to stay on the board. The result is arbitrary for one step past the end of a
    /// line and, on a straight board, for a start off the board; but it does not panic.
    #[doc(hidden)]
    #[inline]
    fn leap(
        &self,
        from: Self::Cell,
        heading: Self::Heading,
        steps: usize,
    ) -> (Self::Cell, Self::Heading) {
        (0..steps).fold((from, heading), |(at, heading), _| {
            self.step(at, heading).unwrap_or((at, heading))
        })
    }

    /// The number of steps to an edge, or until the next one would close a ring, but at most `at_most`. The default
    /// also stops after [`REACH`](Self::REACH) steps, and then returns `at_most`.
    #[doc(hidden)]
    fn steps_ahead(&self, from: Self::Cell, heading: Self::Heading, at_most: usize) -> usize {
        let far = at_most.min(Self::REACH.saturating_add(1));
        let states = states(self, from, heading).skip(1).take(far);
        match states.count() {
            steps if steps <= Self::REACH => steps,
            _ => at_most,
        }
    }

    /// Whether a walk from here returns to this cell with this heading.
    #[doc(hidden)]
    fn is_ring(&self, from: Self::Cell, heading: Self::Heading) -> bool {
        let closes = |ahead| {
            let (last, there) = self.leap(from, heading, ahead);
            self.step(last, there) == Some((from, heading))
        };
        self.has_rings()
            && match self.steps_ahead(from, heading, usize::MAX) {
                usize::MAX => false,
                ahead => closes(ahead),
            }
    }
}

/// The smallest cell (and heading) of the ring through a cell: the same start for all of its cells.
#[cold]
#[inline(never)]
pub(crate) fn ring_start<T: Topology>(board: &T, through: Pose<T>) -> Pose<T> {
    let next = |&(at, heading): &Pose<T>| Some(board.leap(at, heading, 1));
    let ring = iter::successors(Some(through), |state| {
        next(state).filter(|&next| next != through)
    });
    ring.min().unwrap_or(through)
}

/// A cell of a walk and the heading at that cell.
pub(crate) type Pose<T> = (<T as Topology>::Cell, <T as Topology>::Heading);

/// The walk from a cell, up to an edge or once round a ring.
pub(crate) fn states<T: Topology>(
    board: &T,
    from: T::Cell,
    heading: T::Heading,
) -> impl Iterator<Item = (T::Cell, T::Heading)> {
    let origin = (from, heading);
    iter::successors(Some(origin), move |&(at, heading)| {
        board.step(at, heading).filter(|&next| next != origin)
    })
}

/// A board with finitely many cells.
///
/// Queries about the whole board (all lines of k, all runs, a flood) need it. A line has at most 2^20 + 1 cells.
pub trait Finite: Topology {
    /// The iterator over all cells, in their order.
    type Cells: Iterator<Item = Self::Cell> + Clone + Debug;
    /// The iterator over the first cells of whole lines. [`LineStarts`](super::LineStarts) works for any board on which
    /// every heading leads from every cell.
    type Starts: Iterator<Item = (Self::Cell, Self::Heading)> + Clone + Debug;

    /// All cells, in their order.
    fn cells(&self) -> Self::Cells;

    /// The number of cells.
    fn cell_count(&self) -> usize;

    /// The index of a cell in the order of [`cells`](Self::cells), from 0; `None` off the board.
    fn index_of(&self, at: Self::Cell) -> Option<usize>;

    /// The starts of the whole lines that have this heading at one of their cells, each line once.
    fn line_starts(&self, heading: Self::Heading) -> Self::Starts;

    // The rest is hidden from the docs, as in `Topology`.

    /// [`index_of`](Self::index_of) a cell that is known to be on the board. Arbitrary for other cells.
    #[doc(hidden)]
    #[inline]
    fn index_inside(&self, at: Self::Cell) -> usize {
        self.index_of(at).unwrap_or(usize::MAX)
    }

    /// The shape of an array with exactly one element for each cell, in the order of [`index_of`](Self::index_of): two
    /// sides for a rectangle, three for a box, otherwise one.
    #[doc(hidden)]
    fn array_shape(&self) -> Vec<usize> {
        vec![self.cell_count()]
    }

    /// The starts of lines that together visit all cells along a heading, in the order of
    /// [`line_starts`](Self::line_starts). They may include [holes](Self::is_hole), which a scan treats as cells that
    /// do not match.
    #[doc(hidden)]
    #[inline]
    fn scan_starts(&self, heading: Self::Heading) -> Self::Starts {
        self.line_starts(heading)
    }

    /// The number of cells after the first on a line of [`scan_starts`](Self::scan_starts).
    #[doc(hidden)]
    #[inline]
    fn scan_steps(&self, start: Self::Cell, heading: Self::Heading) -> usize {
        self.steps_ahead(start, heading, usize::MAX)
    }

    /// Whether a cell on a line of [`scan_starts`](Self::scan_starts) is a hole, not a cell of the board.
    #[doc(hidden)]
    #[inline]
    fn is_hole(&self, _at: Self::Cell) -> bool {
        false
    }

    /// The number of places of a frame around the board, in which a [step](Self::frame_step) is the same offset from
    /// every cell and a step off the board leads to an empty place. 0 if there is no frame.
    #[doc(hidden)]
    #[inline]
    fn frame_len(&self) -> usize {
        0
    }

    /// The place of a cell in the frame.
    #[doc(hidden)]
    #[inline]
    fn frame_index(&self, _at: Self::Cell) -> usize {
        0
    }

    /// The offset of a step in the frame; `None` if it is too long for the frame.
    #[doc(hidden)]
    #[inline]
    fn frame_step(&self, _heading: Self::Heading) -> Option<isize> {
        None
    }

    /// The starts of the windows of `k` cells on the lines of [`line_starts`](Self::line_starts), each once, if a
    /// formula gives them. `None` if the lines must be walked.
    #[doc(hidden)]
    fn window_starts(&self, _heading: Self::Heading, _k: usize) -> Option<Self::Starts> {
        None
    }
}

/// A board with a list of headings for each cell: the headings of its lines.
pub trait Headings: Topology {
    /// The headings of all lines through a cell, two for each line, even if one leaves the board: eight on a rectangle,
    /// six on hexagons, two for each track on a board of listed lines.
    fn headings(&self, at: Self::Cell) -> impl Iterator<Item = Self::Heading> + Clone;

    /// One heading of each line through a cell, as a win check needs.
    #[doc(alias = "orientation")]
    fn axes(&self, at: Self::Cell) -> impl Iterator<Item = Self::Heading> + Clone {
        let headings = self.headings(at);
        let earlier = headings.clone();
        headings.enumerate().filter_map(move |(index, heading)| {
            let back = self.reversed(at, heading);
            let is_named = earlier.clone().take(index).any(|named| named == back);
            (!is_named).then_some(heading)
        })
    }
}

/// A board on which at most one straight line leads from one cell to another.
pub trait Aligned: Topology {
    /// The heading and the number of steps from one cell to another, if a line leads there.
    fn heading_to(&self, from: Self::Cell, to: Self::Cell) -> Option<(Self::Heading, usize)>;
}
