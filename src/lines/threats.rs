//! Threats: pieces that lack one or two of k in a row, with the cells that make and that defend them.
//!
//! A *window* is k cells in a row, each a piece of mine or free; for exactly k, with no piece of mine right before
//! or behind it. It lacks as many pieces as it has free cells. A threat is windows side by side that lack equally
//! many: a stretch of the line in which k in a row can be made. A window is shifted by one in two ways:
//!
//! ```text
//! . X X X X          X X X X . X
//!   X X X X .          X X X . X
//! a free cell for a free cell      a piece for a piece
//! ```
//!
//! Where a free cell goes and another one comes, the pieces have room at both ends: the threat is *open*. What
//! the two windows share is k - 1 cells, and filling them leaves two cells of which each makes k in a row.
//! Allis, van den Herik and Huntjens ("Go-Moku and Threat-Space Search", 1993) say what follows from that: an
//! open four can't be defended, an open three becomes one.

use alloc::{collections::BTreeSet, vec::Vec};
use core::{
    fmt,
    iter::{self, FusedIterator},
};

use crate::geometry::{Board, Finite, Line, Ray, Rect, State, Topology};

use super::{Length, Stop};

/// How many pieces a threat lacks at most.
const MOST_LACKED: usize = 2;

/// Pieces that lack none, one or two of k in a row.
///
/// | at five in a row | `lacks` | `is_open` | the next piece makes | at Tic-tac-toe |
/// |---|---|---|---|---|
/// | five | 0 | | | three |
/// | open four, straight four | 1 | `true` | five, on either of two cells | |
/// | four | 1 | `false` | five, on one cell | two |
/// | open three | 2 | `true` | an open four | |
/// | three | 2 | `false` | a four | |
///
/// Two pieces may be threats of a four and a three at once, along two axes; along one axis the strongest counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[doc(alias(
    "four",
    "open four",
    "straight four",
    "three",
    "open three",
    "broken three"
))]
pub struct Threat<T: Topology = Rect> {
    /// How many pieces it lacks: 0 if k in a row stand there.
    pub lacks: usize,
    /// Whether there is room at both ends, so that the next piece leaves two cells of which each makes the line.
    pub is_open: bool,
    /// The stretch in which it can be made: of a line that stands there its pieces, otherwise the pieces and the
    /// free cells of all windows of k.
    pub line: Line<T>,
    gains: Few<T::Cell, 2>,
    defences: Few<T::Cell, 3>,
}

impl<T: Topology> Threat<T> {
    /// The free cells on which the next piece carries it out: makes the line of a four, an open four of an open
    /// three, a four of a three. At most two, and none if the line is there.
    #[doc(alias = "gain square")]
    pub fn gains(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.gains.cells()
    }

    /// The free cells on which a piece of the other player takes it down: no open four can be made of these
    /// pieces any more, no four of a three, no line of a four. At most three. Of an open four it leaves a
    /// four.
    #[doc(alias = "cost square")]
    pub fn defences(&self) -> impl DoubleEndedIterator<Item = T::Cell> + Clone + use<T> {
        self.defences.cells()
    }
}

/// # Queries: threats
impl<T: Topology> Board<T> {
    /// The threats of k in a row with a cell in them. See [`Grid::threats_through`](crate::Grid::threats_through).
    ///
    /// # Complexity
    ///
    /// At most `2 k` calls of each predicate an axis, and less than `6 k` more where enough pieces stand. A
    /// threat that may be an earlier axis's as well, on a board with rings or of turning headings, is compared
    /// with those there. No allocation.
    #[inline]
    pub fn threats_through<'a, P, F>(
        &self,
        at: T::Cell,
        axes: &'a [T::Heading],
        length: Length,
        mine: P,
        free: F,
    ) -> ThreatsThrough<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        ThreatsThrough {
            board: self.clone(),
            at,
            axes,
            next: 0,
            found: None,
            length,
            mine,
            free,
        }
    }

    /// Where a line can be made through a cell along an axis, if enough pieces stand there for a threat.
    #[inline]
    fn room(
        &self,
        at: T::Cell,
        axis: T::Heading,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        mut free: impl FnMut(T::Cell) -> bool,
    ) -> Option<Room<T>> {
        let is_exact = matches!(length, Length::Exactly(_));
        let most = length.k().max(usize::from(!is_exact)).checked_sub(1)?;
        if !self.contains(at) || !mine(at) {
            return None;
        }
        let mut pieces = 1;
        let mut fits = |cell| {
            let is_mine = mine(cell);
            pieces += usize::from(is_mine);
            is_mine || free(cell)
        };
        let ahead = self.walk_at_most(at, axis, most, &mut fits);
        if ahead.stop == Stop::Ring {
            // A ring of fewer cells.
            return None;
        }
        let there = self.heading_after(at, axis, ahead.len);
        let comes_back = self.0.has_rings()
            && ahead.len == most
            && self.0.step(ahead.last, there) == Some((at, axis));
        if comes_back {
            // The ring is the one window, and has no ends.
            return (pieces + MOST_LACKED > most).then(|| Room {
                stretch: Line::within(self.clone(), at, axis, most + 1),
                k: most + 1,
                ends: [false; 2],
                is_exact,
            });
        }
        let back = self.0.reversed(at, axis);
        let behind = self.walk_at_most(at, back, most, &mut fits);
        let cells = behind.len + 1 + ahead.len;
        if cells <= most || pieces + MOST_LACKED <= most {
            return None;
        }
        let back = self.heading_after(at, back, behind.len);
        let mut ends = [false; 2];
        if is_exact {
            let beyond = [(behind, back), (ahead, there)];
            for (end, (walk, heading)) in ends.iter_mut().zip(beyond) {
                // What else stopped it was no piece of mine.
                let next = if walk.stop == Stop::Limit {
                    self.0.step(walk.last, heading)
                } else {
                    None
                };
                *end = next.is_some_and(|(cell, _)| mine(cell));
            }
        }
        let heading = self.0.reversed(behind.last, back);
        Some(Room {
            stretch: Line::within(self.clone(), behind.last, heading, cells),
            k: most + 1,
            ends,
            is_exact,
        })
    }

    /// The strongest threats through a cell along an axis.
    #[inline]
    fn found_threats(
        &self,
        at: T::Cell,
        axis: T::Heading,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Option<Found<T>> {
        let room = self.room(at, axis, length, &mut mine, free)?;
        let mut slide = Slide::along(&room);
        let mut lacks = MOST_LACKED + 1;
        while let Some(window) = slide.next(&room, &mut mine) {
            lacks = lacks.min(window.lacks.unwrap_or(lacks));
        }
        (lacks <= MOST_LACKED).then_some(Found {
            at,
            axis,
            room,
            lacks,
            passed: 0,
        })
    }
}

impl<T: Finite> Board<T> {
    /// All threats of k in a row on the board. See [`Grid::threats`](crate::Grid::threats).
    ///
    /// # Complexity
    ///
    /// That of [`k_lines`](Self::k_lines), and of [`threats_through`](Self::threats_through) each cell that
    /// matches along each axis. What was found is kept, so that it comes once.
    pub fn threats<'a, P, F>(
        &self,
        axes: &'a [T::Heading],
        length: Length,
        mine: P,
        mut free: F,
    ) -> impl FusedIterator<Item = Threat<T>> + use<'a, P, F, T>
    where
        P: FnMut(T::Cell) -> bool,
        F: FnMut(T::Cell) -> bool,
    {
        let board = self.clone();
        let lines = axes.iter().flat_map({
            let board = self.clone();
            move |&axis| board.lines(axis)
        });
        let mut states = lines.flat_map(Line::into_states);
        let mut made = self.k_lines(axes, length, mine);
        let mut found: Option<Found<T>> = None;
        let mut seen = BTreeSet::new();
        iter::from_fn(move || {
            if let Some(line) = made.next() {
                return Some(Threat::made(line));
            }
            let mine = &mut made.matches;
            loop {
                if let Some(found) = &mut found {
                    let mut threats = iter::from_fn(|| found.next(&board, &mut *mine));
                    let new = threats.find(|threat| seen.insert(threat.key()));
                    if new.is_some() {
                        return new;
                    }
                }
                let (at, axis) = states.next()?;
                let threats = board.found_threats(at, axis, length, &mut *mine, &mut free);
                // The lines that stand there came first.
                found = threats.filter(|threats| threats.lacks > 0);
            }
        })
        .fuse()
    }
}

/// Where a line can be made through a cell.
#[derive(Clone, Debug)]
struct Room<T: Topology> {
    /// Pieces and free cells without a gap. All of its windows go through the cell.
    stretch: Line<T>,
    /// The cells of a window.
    k: usize,
    /// Whether a piece right before or behind a window makes what it holds too long ..
    is_exact: bool,
    /// .. and whether there is one before and behind the stretch.
    ends: [bool; 2],
}

/// A window while it is shifted along.
struct Slide<T: Topology> {
    /// The cells that come, and those that go.
    coming: Ray<T>,
    going: Ray<T>,
    /// How many pieces stand in the last window but for its first cell ..
    pieces: usize,
    /// .. and whether one stands there.
    is_piece_behind: bool,
    is_first: bool,
}

/// What is seen of a window.
struct Window<C> {
    /// How many pieces it lacks, if k in a row can be made in it.
    lacks: Option<usize>,
    first: C,
    /// Whether that is a piece.
    first_is_mine: bool,
    last: C,
}

impl<T: Topology> Slide<T> {
    #[inline]
    fn along(room: &Room<T>) -> Self {
        Self {
            coming: room.stretch.cells(),
            going: room.stretch.cells(),
            pieces: 0,
            is_piece_behind: room.ends[0],
            is_first: true,
        }
    }

    #[inline]
    fn next(
        &mut self,
        room: &Room<T>,
        mut mine: impl FnMut(T::Cell) -> bool,
    ) -> Option<Window<T::Cell>> {
        if self.is_first {
            let most = self.coming.by_ref().take(room.k - 1);
            self.pieces = most.filter(|&cell| mine(cell)).count();
            self.is_first = false;
        }
        // A line that crosses itself may have a cell twice.
        let is_line = T::STRAIGHT || room.is_line(&self.going.line().truncated(room.k));
        let last = self.coming.next()?;
        let first = self.going.next()?;
        let pieces = self.pieces + usize::from(mine(last));
        let first_is_mine = mine(first);
        let is_too_long = room.is_exact && {
            let next = self.coming.clone().next();
            self.is_piece_behind || next.map_or(room.ends[1], &mut mine)
        };
        let counts = is_line && !is_too_long;
        self.pieces = pieces - usize::from(first_is_mine);
        self.is_piece_behind = first_is_mine;
        Some(Window {
            lacks: counts.then(|| room.k - pieces),
            first,
            first_is_mine,
            last,
        })
    }
}

impl<T: Topology> Room<T> {
    /// Whether the cells of a window differ, and those right before and behind it are others if that matters.
    fn is_line(&self, window: &Line<T>) -> bool {
        let board = window.board();
        let ((first, heading), last) = (window.state(0), window.state(self.k - 1));
        let before = board.0.step(first, board.0.reversed(first, heading));
        let behind = board.0.step(last.0, last.1);
        let is_ring = behind == Some((first, heading));
        let comes_by = |state: Option<State<T>>| state.is_some_and(|(at, _)| window.contains(at));
        Length::Exactly(self.k).admits_line(window)
            && (!self.is_exact || is_ring || !comes_by(before) && !comes_by(behind))
    }

    /// Some windows side by side, together.
    fn windows(&self, first: usize, count: usize) -> Line<T> {
        let line = self.stretch.skip(first).truncated(self.k + count - 1);
        let (at, heading) = line.state(0);
        if line.is_on_ring() && line.len() > line.board().ray_len(at, heading) {
            line.board().whole_line(at, heading).unwrap_or(line)
        } else {
            line
        }
    }
}

/// The threats that were found along an axis.
#[derive(Clone, Debug)]
struct Found<T: Topology> {
    at: T::Cell,
    axis: T::Heading,
    room: Room<T>,
    /// How many pieces they lack.
    lacks: usize,
    /// How many windows are done.
    passed: usize,
}

impl<T: Topology> Found<T> {
    /// The next of them.
    fn next(
        &mut self,
        board: &Board<T>,
        mut mine: impl FnMut(T::Cell) -> bool,
    ) -> Option<Threat<T>> {
        let Self {
            at, axis, lacks, ..
        } = *self;
        let room = &self.room;
        let mut slide = Slide::along(room);
        let (mut index, mut first, mut last) = (0, None, None);
        let mut ran_out = true;
        let mut threat = Threat {
            lacks,
            is_open: false,
            line: room.stretch.truncated(0),
            gains: Few::none(),
            defences: Few::none(),
        };
        while let Some(window) = slide.next(room, &mut mine) {
            index += 1;
            if index <= self.passed {
                continue;
            }
            if window.lacks != Some(lacks) {
                if first.is_some() {
                    ran_out = false;
                    break;
                }
                continue;
            }
            if lacks == 0 {
                // One run, however many windows it has.
                self.passed = usize::MAX;
                return Some(Threat::made(board.run_around(at, axis, mine).line));
            }
            first = first.or(Some(index - 1));
            // On a line that crosses itself the same cell may come again.
            let opens = |before: &Window<_>| !before.first_is_mine && before.first != window.last;
            if let Some(before) = last.filter(opens) {
                let shared = room.stretch.skip(index - 1).truncated(room.k - 1);
                threat.opens(
                    [before.first, window.last],
                    shared.iter().find(|&cell| !mine(cell)),
                );
            }
            last = Some(window);
        }
        self.passed = index;
        let first = first?;
        if !threat.is_open {
            let window = room.stretch.skip(first).truncated(room.k);
            for cell in window.iter().filter(|&cell| !mine(cell)) {
                threat.gains.add(cell);
                threat.defences.add(cell);
            }
        }
        let windows = index - first - usize::from(!ran_out);
        threat.line = room.windows(first, windows);
        threat.defences = threat.defences.along(&threat.line);
        Some(threat)
    }
}

impl<T: Topology> Threat<T> {
    /// A line that stands there.
    const fn made(line: Line<T>) -> Self {
        Self {
            lacks: 0,
            is_open: false,
            line,
            gains: Few::none(),
            defences: Few::none(),
        }
    }

    /// Its windows are shifted by one, a free cell for a free cell; what they share may have another.
    fn opens(&mut self, ends: [T::Cell; 2], shared: Option<T::Cell>) {
        let mut cells = Few::none();
        let all = ends.into_iter().chain(shared);
        all.for_each(|cell| cells.add(cell));
        match shared {
            Some(cell) => self.gains.add(cell),
            None => ends.into_iter().for_each(|cell| self.gains.add(cell)),
        }
        if self.is_open {
            self.defences.keep(&cells);
        } else {
            (self.is_open, self.defences) = (true, cells);
        }
    }

    /// What tells it from all others that lack something: its gains, and which line it is.
    ///
    /// Asked through another cell it may have windows more or less; the line is told by the cells beside a gain.
    /// Where headings turn, lines part and cross, and it is told by all of its cells.
    fn key(&self) -> (usize, Few<T::Cell, 2>, Vec<T::Cell>) {
        let mut gains = self.gains;
        gains.0.sort_unstable();
        let mut cells: Vec<_> = if T::STRAIGHT {
            let (board, heading) = (self.line.board(), self.line.heading());
            let beside = gains.cells().take(1).flat_map(|at| {
                let ways = [heading, board.0.reversed(at, heading)];
                ways.map(|way| board.step(at, way))
            });
            beside.flatten().collect()
        } else {
            self.line.iter().collect()
        };
        cells.sort_unstable();
        (self.lacks, gains, cells)
    }
}

/// The threats with a cell in them; made by [`Board::threats_through`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct ThreatsThrough<'a, P, F, T: Topology = Rect> {
    board: Board<T>,
    at: T::Cell,
    axes: &'a [T::Heading],
    /// The index of the axis after the one that is looked along.
    next: usize,
    found: Option<Found<T>>,
    length: Length,
    mine: P,
    free: F,
}

impl<P, F, T> ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    /// Whether a threat along the last axis is one along an earlier one as well.
    fn came_before(&mut self, threat: &Threat<T>) -> bool {
        let Self {
            ref board,
            at,
            axes,
            next,
            length,
            ref mut mine,
            ref mut free,
            ..
        } = *self;
        let Some((&axis, earlier)) = axes[..next].split_last() else {
            return false;
        };
        if board.is_flat() && threat.line.len() > 1 {
            // A line of several cells has one axis, but that may be named twice, or both ways.
            let back = board.0.reversed(at, axis);
            return earlier.iter().any(|&other| other == axis || other == back);
        }
        earlier.iter().any(|&axis| {
            let found = board.found_threats(at, axis, length, &mut *mine, &mut *free);
            let mut found = found.filter(|found| found.lacks == threat.lacks);
            let threats = iter::from_fn(|| found.as_mut()?.next(board, &mut *mine));
            let mut lines = threats.map(|threat| threat.line);
            lines.any(|line| line.same_cells(&threat.line))
        })
    }
}

impl<P, F, T> Iterator for ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
    type Item = Threat<T>;

    #[inline]
    fn next(&mut self) -> Option<Threat<T>> {
        loop {
            if let Some(found) = &mut self.found {
                match found.next(&self.board, &mut self.mine) {
                    Some(threat) if !self.came_before(&threat) => return Some(threat),
                    Some(_) => {}
                    None => self.found = None,
                }
                continue;
            }
            let &axis = self.axes.get(self.next)?;
            self.next += 1;
            let (mine, free) = (&mut self.mine, &mut self.free);
            self.found = self
                .board
                .found_threats(self.at, axis, self.length, mine, free);
        }
    }
}

impl<P, F, T> FusedIterator for ThreatsThrough<'_, P, F, T>
where
    P: FnMut(T::Cell) -> bool,
    F: FnMut(T::Cell) -> bool,
    T: Topology,
{
}

impl<P, F, T: Topology> fmt::Debug for ThreatsThrough<'_, P, F, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreatsThrough")
            .field("board", &self.board)
            .field("at", &self.at)
            .field("axes_left", &&self.axes[self.next..])
            .field("length", &self.length)
            .finish_non_exhaustive()
    }
}

/// A few cells, each once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Few<C, const N: usize>([Option<C>; N]);

impl<C: Copy + PartialEq, const N: usize> Few<C, N> {
    const fn none() -> Self {
        Self([None; N])
    }

    fn add(&mut self, cell: C) {
        if !self.has(cell)
            && let Some(place) = self.0.iter_mut().find(|place| place.is_none())
        {
            *place = Some(cell);
        }
    }

    fn has(&self, cell: C) -> bool {
        self.0.contains(&Some(cell))
    }

    /// Those that lie among others as well.
    fn keep(&mut self, others: &Self) {
        let both = self.0.map(|cell| cell.filter(|&cell| others.has(cell)));
        *self = Self::none();
        both.into_iter().flatten().for_each(|cell| self.add(cell));
    }

    /// In the order of a line on which they lie.
    fn along<T: Topology<Cell = C>>(&self, line: &Line<T>) -> Self {
        let mut ordered = Self::none();
        let cells = line.iter().filter(|&cell| self.has(cell));
        cells.for_each(|cell| ordered.add(cell));
        ordered
    }

    fn cells(&self) -> impl DoubleEndedIterator<Item = C> + Clone + use<C, N> {
        self.0.into_iter().flatten()
    }
}

impl<C: Copy + fmt::Debug, const N: usize> fmt::Debug for Few<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().flatten()).finish()
    }
}
