//! [`Topology`]: which cells a board has and where a step leads, which is all that the queries of
//! [`lines`](crate::lines) have to know.

use alloc::{vec, vec::Vec};
use core::{fmt::Debug, hash::Hash, iter};

/// The shape of a board: which cells it has, and where a step leads.
///
/// A heading travels with the walk. A step answers with the next cell *and the heading there*: the
/// same one on a rectangle, a mirrored one at a twisted seam, the next cell of the list on a listed
/// line. So a line is what is walked, not one step repeated, and it is a ring when cell *and* heading
/// come back: a loop that crosses itself passes a cell twice, and is not closed there. A row of a Möbius
/// strip comes back to its first column after once round, in another row, and is a ring after twice round.
///
/// Write these five items, and [`Board::of`](super::Board::of) gives your board every query.
///
/// For boards without end no query walks farther than 2^20 steps: one that has walked as far stops with
/// [`Stop::Limit`](crate::Stop::Limit).
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
/// - From every cell `c` of the board, `step(c, h) == Some((d, g))` if and only if
///   `step(d, reversed(d, g)) == Some((c, reversed(c, h)))`: who turns round comes back.
/// - `reversed(c, reversed(c, h)) == h`.
///
/// [`check_topology`](crate::testing::check_topology) tries them on any board.
pub trait Topology: Clone + Eq + Hash + Debug {
    /// A cell: a small value. Its order is the order in which the board is read.
    type Cell: Copy + Ord + Hash + Debug;
    /// How a cell is left: a small value, such as a compass direction.
    type Heading: Copy + Ord + Hash + Debug;

    /// Whether the cell lies on the board.
    fn contains(&self, at: Self::Cell) -> bool;

    /// The next cell and the heading there, or `None` at an edge. Asked of cells on the board only.
    fn step(&self, from: Self::Cell, heading: Self::Heading)
    -> Option<(Self::Cell, Self::Heading)>;

    /// The heading that leads back the way that one came who has this heading here.
    fn reversed(&self, at: Self::Cell, heading: Self::Heading) -> Self::Heading;

    // What follows is no part of the page: what a board can say about itself, or answer faster than by steps.

    /// Whether all headings are translations: the same everywhere on the board, never turned.
    #[doc(hidden)]
    const STRAIGHT: bool = false;

    /// The longest walk that a query takes. It is there for boards without end, on which a run of what
    /// matches everywhere would never end. A board that ends, and may have longer lines, says `usize::MAX`.
    #[doc(hidden)]
    const REACH: usize = 1 << 20;

    /// Whether any line comes back to where it began. `true` is never wrong, only slower.
    #[doc(hidden)]
    #[inline]
    fn has_rings(&self) -> bool {
        true
    }

    /// `steps` steps of a walk that is known to have them. By one step from the last cell of a line, and on a
    /// straight board from off the board, anything but a panic will do.
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

    /// How many steps there are until an edge, or until the next would close a ring, counted no farther
    /// than `at_most`, which is the answer where there is no end, or none within [`REACH`](Self::REACH), as
    /// far as this default looks.
    #[doc(hidden)]
    fn steps_ahead(&self, from: Self::Cell, heading: Self::Heading, at_most: usize) -> usize {
        let far = at_most.min(Self::REACH.saturating_add(1));
        let states = states(self, from, heading).skip(1).take(far);
        match states.count() {
            steps if steps <= Self::REACH => steps,
            _ => at_most,
        }
    }

    /// Whether this way leads back to this cell with this heading.
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

/// Where the ring through a cell begins: at the least cell (and heading), whichever of its cells that is
/// asked of.
#[cold]
#[inline(never)]
pub(crate) fn ring_start<T: Topology>(board: &T, through: Pose<T>) -> Pose<T> {
    let next = |&(at, heading): &Pose<T>| Some(board.leap(at, heading, 1));
    let ring = iter::successors(Some(through), |state| {
        next(state).filter(|&next| next != through)
    });
    ring.min().unwrap_or(through)
}

/// Where a walk is: a cell, and the heading there.
pub(crate) type Pose<T> = (<T as Topology>::Cell, <T as Topology>::Heading);

/// The cells from one on with the headings there, to an edge or once round a ring.
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

/// A board with an end: its cells can be listed and counted.
///
/// Queries about the whole board (all lines of k, all runs, a flood) need it. A line of it has at most 2^20 cells
/// besides its first.
pub trait Finite: Topology {
    /// Over all cells, in their order.
    type Cells: Iterator<Item = Self::Cell> + Clone + Debug;
    /// Over the first cells of whole lines; [`LineStarts`](super::LineStarts) finds them
    /// on a board on which every heading leads from every cell.
    type Starts: Iterator<Item = (Self::Cell, Self::Heading)> + Clone + Debug;

    /// All cells, in their order.
    fn cells(&self) -> Self::Cells;

    /// The number of cells.
    fn cell_count(&self) -> usize;

    /// The number of a cell in the order of [`cells`](Self::cells), from 0; `None` off the board.
    fn index_of(&self, at: Self::Cell) -> Option<usize>;

    /// Where the whole lines begin that have this heading on one of their cells, each line once.
    fn line_starts(&self, heading: Self::Heading) -> Self::Starts;

    // What follows is no part of the page, as in `Topology`.

    /// [`index_of`](Self::index_of) a cell that is known to lie on the board. What it says of other
    /// cells is never used.
    #[doc(hidden)]
    #[inline]
    fn index_inside(&self, at: Self::Cell) -> usize {
        self.index_of(at).unwrap_or(usize::MAX)
    }

    /// The sides of an array that has room for exactly the cells, the last index running fastest, as
    /// [`index_of`](Self::index_of) numbers them: two for a rectangle, three for a box, else one.
    #[doc(hidden)]
    fn array_shape(&self) -> Vec<usize> {
        vec![self.cell_count()]
    }

    /// Where lines begin that have all cells of the board along a heading, in the order of
    /// [`line_starts`](Self::line_starts), perhaps with [holes](Self::is_hole) among them: for a scan, to which a
    /// hole is a cell that does not match.
    #[doc(hidden)]
    #[inline]
    fn scan_starts(&self, heading: Self::Heading) -> Self::Starts {
        self.line_starts(heading)
    }

    /// How many cells such a line has after its first.
    #[doc(hidden)]
    #[inline]
    fn scan_steps(&self, start: Self::Cell, heading: Self::Heading) -> usize {
        self.steps_ahead(start, heading, usize::MAX)
    }

    /// Whether a cell of such a line is no cell of the board.
    #[doc(hidden)]
    #[inline]
    fn is_hole(&self, _at: Self::Cell) -> bool {
        false
    }

    /// How many places there are in a frame around the board in which a [step](Self::frame_step) leads from each cell
    /// as far: what leaves the board comes to a place where no cell is. 0, the default, if there is none.
    #[doc(hidden)]
    #[inline]
    fn frame_len(&self) -> usize {
        0
    }

    /// The place of a cell in that frame.
    #[doc(hidden)]
    #[inline]
    fn frame_index(&self, _at: Self::Cell) -> usize {
        0
    }

    /// How far in the frame a step leads; `None` if it is too long for the frame.
    #[doc(hidden)]
    #[inline]
    fn frame_step(&self, _heading: Self::Heading) -> Option<isize> {
        None
    }

    /// Where the windows of `k` cells begin on the lines of [`line_starts`](Self::line_starts), each once:
    /// for a board that knows so by arithmetic. `None`, the default, has the lines gone through.
    #[doc(hidden)]
    fn window_starts(&self, _heading: Self::Heading, _k: usize) -> Option<Self::Starts> {
        None
    }
}

/// A board that knows which headings lead from a cell: those of its lines.
pub trait Headings: Topology {
    /// The headings of all lines through a cell, both headings of each, whether or not the board goes
    /// on there: the eight of a rectangle, the six of hexagons, those of the tracks through a point.
    fn headings(&self, at: Self::Cell) -> impl Iterator<Item = Self::Heading> + Clone;

    /// One heading of each line through a cell: what a win check needs.
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

/// A board on which two cells determine the straight way from one to the other, if there is one.
pub trait Aligned: Topology {
    /// The heading from one cell to another and the number of steps, if a line leads there.
    fn heading_to(&self, from: Self::Cell, to: Self::Cell) -> Option<(Self::Heading, usize)>;
}
