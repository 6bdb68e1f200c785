//! [`Census`]: sums for each window of a board, updated as pieces come and go.
//!
//! A *window* is k adjacent cells of a line. Windows are numbered line by line, so the windows through a cell are
//! ranges of numbers: at most k windows for each axis, stored as two numbers. A piece placed on the cell changes only
//! the sums of these windows. With joined sides, two windows can have the same cells. Each window is therefore compared
//! with the windows through its first cell, and no window stores its cells.

use alloc::{boxed::Box, vec, vec::Vec};
use core::ops::{Add, Range, Sub};

use itertools::Itertools;
use num_traits::Zero;

use crate::{
    geometry::{Board, Finite, Line, Pose, Rect, TooLarge},
    shared::Arc,
};

/// Sums for each window of k adjacent cells in a line, by kind: the number of my cells and of theirs, or any other
/// weights.
///
/// Made by [`Grid::census`](crate::Grid::census) or [`Board::census`]. [`put`](Self::put) changes the weight of a cell,
/// and returns the previous weight to undo the change. [`evaluate`](Self::evaluate) computes the value of a position,
/// and [`difference`](Self::difference) computes its change by a move. Both call a closure of yours that returns the
/// value of a window.
///
/// The numbers can be of any type that can be added and subtracted, and that can hold the sum of a window. With
/// floating-point numbers, rounding errors stay in the sums, and an infinite weight cannot be undone.
///
/// ```
/// use collinear::{Coord, Direction, Grid};
///
/// let board = Grid::parse("
///     . . . . .
///     . x x . .
///     . o x . .
///     . . . . .
/// ")?;
/// let weigh = |&cell: &char| [u8::from(cell == 'x'), u8::from(cell == 'o')];
/// let mut census = board.census(&Direction::AXES, 4, weigh)?;
///
/// // A window with only my pieces is worth more the fuller it is; with only theirs, the same for them.
/// let worth = |sums: [u8; 2]| match sums {
///     [mine, 0] => [0, 1, 4, 16, 1000][usize::from(mine)],
///     [0, theirs] => -[0, 1, 4, 16, 1000][usize::from(theirs)],
///     _ => 0,
/// };
/// let before = census.evaluate(worth);
/// let at = Coord::new(1, 3);
/// let gain = census.difference(at, [1, 0], worth);
/// let was = census.put(at, [1, 0]).unwrap();
/// assert_eq!(census.evaluate(worth), before + gain);
///
/// census.put(at, was);
/// assert_eq!(census.evaluate(worth), before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(alias("evaluation", "heuristic", "window count", "sliding window"))]
pub struct Census<N, const KINDS: usize, T: Finite = Rect> {
    windows: Arc<Numbered<T>>,
    /// The sums of each window, by its number.
    sums: Box<[[N; KINDS]]>,
    /// The weights of each cell, by its index.
    weights: Box<[[N; KINDS]]>,
}

/// The windows of a board, by number.
#[derive(PartialEq, Eq, Debug)]
struct Numbered<T: Finite> {
    board: Board<T>,
    k: usize,
    /// The first cell of each window, and the heading at that cell.
    starts: Box<[Pose<T>]>,
    /// The ranges of windows through each cell, cell by cell.
    stretches: Box<[Range<u32>]>,
    /// The index in `stretches` of each cell's first range, by the index of the cell. The last entry is the end.
    firsts: Box<[u32]>,
}

impl<T: Finite> Board<T> {
    /// The census of all windows of k cells along some axes. See [`Grid::census`](crate::Grid::census).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    pub fn census<N, const KINDS: usize>(
        &self,
        axes: &[T::Heading],
        k: usize,
        weigh: impl FnMut(T::Cell) -> [N; KINDS],
    ) -> Result<Census<N, KINDS, T>, TooLarge>
    where
        N: Zero + Sub<Output = N> + Copy,
    {
        let windows = Numbered::of(self, axes, k)?;
        let weights: Box<[_]> = self.cells().map(weigh).collect();
        let mut sums = vec![[N::zero(); KINDS]; windows.starts.len()];
        for (index, &weight) in weights.iter().enumerate() {
            for stretch in windows.stretches_through(index) {
                for sum in &mut sums[places(stretch)] {
                    *sum = together(*sum, weight, Add::add);
                }
            }
        }
        Ok(Census {
            windows: Arc::new(windows),
            sums: sums.into(),
            weights,
        })
    }
}

impl<T: Finite> Numbered<T> {
    fn of(board: &Board<T>, axes: &[T::Heading], k: usize) -> Result<Self, TooLarge> {
        let topology = board.topology();
        let cells = topology.cell_count();
        let most = u32::MAX as usize;
        let too_large = TooLarge::cells(cells).over(most);
        let mut through: Vec<Vec<Range<u32>>> = Vec::new();
        if cells > most || through.try_reserve_exact(cells).is_err() {
            return Err(too_large);
        }
        through.resize(cells, Vec::new());
        let (mut starts, mut indices) = (Vec::new(), Vec::new());
        // The sum of the indices of each window's cells, by its number. Windows with the same cells have the same sum.
        let mut totals = Vec::new();
        let comes_once = k > 1 && board.is_flat() && are_different(board, axes);
        let lines = axes.iter().flat_map(|&axis| board.lines(axis));
        for window in lines.flat_map(|line| line.windows(k)) {
            indices.clear();
            indices.extend(window.iter().map(|at| topology.index_inside(at)));
            if !comes_once {
                indices.sort_unstable();
                let is_crossed = indices.windows(2).any(|cells| cells[0] == cells[1]);
                let total = indices.iter().copied().fold(0, usize::wrapping_add);
                let is_inside = |at| indices.binary_search(&topology.index_inside(at)).is_ok();
                let is_same = |number: usize| {
                    let (start, heading) = starts[number];
                    totals[number] == total
                        && Line::within(board.clone(), start, heading, k)
                            .iter()
                            .all(is_inside)
                };
                let earlier = &through[indices[0]];
                if is_crossed || earlier.iter().flat_map(places).any(is_same) {
                    continue;
                }
                totals.push(total);
            }
            let number = u32::try_from(starts.len()).map_err(|_| too_large)?;
            starts.push(window.state(0));
            for &index in &indices {
                match through[index].last_mut() {
                    Some(last) if last.end == number => last.end += 1,
                    _ => through[index].push(number..number + 1),
                }
            }
        }
        let mut end = 0;
        let mut firsts = vec![0];
        for stretches in &through {
            end = u32::try_from(stretches.len())
                .ok()
                .and_then(|more| more.checked_add(end))
                .ok_or(too_large)?;
            firsts.push(end);
        }
        Ok(Self {
            board: board.clone(),
            k,
            starts: starts.into(),
            stretches: through.into_iter().flatten().collect(),
            firsts: firsts.into(),
        })
    }

    #[inline]
    fn stretches_through(&self, index: usize) -> &[Range<u32>] {
        match self.firsts.get(index..) {
            Some(&[first, end, ..]) => &self.stretches[places(&(first..end))],
            _ => &[],
        }
    }

    fn line(&self, number: usize) -> Line<T> {
        let (start, heading) = self.starts[number];
        Line::within(self.board.clone(), start, heading, self.k)
    }
}

/// True if no two of these axes are equal or opposite.
fn are_different<T: Finite>(board: &Board<T>, axes: &[T::Heading]) -> bool {
    let Some(at) = board.cells().next() else {
        return true;
    };
    let back = |axis| board.topology().reversed(at, axis);
    let mut pairs = axes.iter().array_combinations();
    pairs.all(|[&one, &other]| other != one && other != back(one))
}

#[inline]
const fn places(numbers: &Range<u32>) -> Range<usize> {
    numbers.start as usize..numbers.end as usize
}

#[inline]
fn together<N: Copy, const KINDS: usize>(
    a: [N; KINDS],
    b: [N; KINDS],
    of: impl Fn(N, N) -> N,
) -> [N; KINDS] {
    core::array::from_fn(|kind| of(a[kind], b[kind]))
}

impl<N, const KINDS: usize, T: Finite> Census<N, KINDS, T>
where
    N: Zero + Sub<Output = N> + Copy,
{
    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board<T> {
        &self.windows.board
    }

    /// The number of windows.
    #[must_use]
    pub fn window_count(&self) -> usize {
        self.sums.len()
    }

    /// All windows with their sums, line by line along each axis.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // Which windows are one short of four in a row?
    /// let board = Grid::parse("x x . x . x x o")?;
    /// let weigh = |&cell: &char| [i32::from(cell == 'x'), i32::from(cell == 'o')];
    /// let census = board.census(&[Direction::E], 4, weigh)?;
    /// let short = census.windows().filter(|&(_, sums)| sums == [3, 0]);
    /// let short: Vec<_> = short.map(|(window, _)| window.to_string()).collect();
    /// assert_eq!(short, ["4 cells E from (0, 0)", "4 cells E from (0, 3)"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn windows(&self) -> impl Iterator<Item = (Line<T>, [N; KINDS])> {
        let numbers = 0..self.sums.len();
        numbers.map(|number| (self.windows.line(number), self.sums[number]))
    }

    /// The weight of a cell, or `None` if it is off the board.
    #[must_use]
    pub fn weight(&self, at: T::Cell) -> Option<[N; KINDS]> {
        self.index_of(at).map(|index| self.weights[index])
    }

    /// Sets the weight of a cell and returns the previous weight; put that weight back to undo the change. Returns
    /// `None` for a cell off the board, and changes nothing.
    ///
    /// # Panics
    ///
    /// If an addition of `N` panics, because a sum does not fit.
    ///
    /// # Complexity
    ///
    /// An addition and a subtraction per kind for each window through the cell, at most k per axis; no allocation.
    #[inline]
    pub fn put(&mut self, at: T::Cell, weight: [N; KINDS]) -> Option<[N; KINDS]> {
        self.put_with(at, weight, |_, _, _| {})
    }

    /// Sets the weight of a cell, and reports each window through it with its sums before and after.
    ///
    /// Like [`put`](Self::put), for values of your own that depend on the sums. The closure gets the number of a
    /// window, which is its index among the [windows](Self::windows), and its sums before and after.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("x . x x .")?;
    /// let mut census = board.census(&[Direction::E], 3, |&cell: &char| [u8::from(cell == 'x')])?;
    /// let mut full = Vec::new();
    /// census.put_with(Coord::new(0, 1), [1], |window, _, after| {
    ///     if after == [3] {
    ///         full.push(window);
    ///     }
    /// });
    /// assert_eq!(full, [0, 1]);
    /// assert_eq!(census.sums(1), Some([3]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// As for [`put`](Self::put).
    ///
    /// # Complexity
    ///
    /// As for [`put`](Self::put), and a call for each window through the cell.
    #[inline]
    pub fn put_with(
        &mut self,
        at: T::Cell,
        weight: [N; KINDS],
        mut changed: impl FnMut(usize, [N; KINDS], [N; KINDS]),
    ) -> Option<[N; KINDS]> {
        let index = self.index_of(at)?;
        let before = self.weights[index];
        for stretch in self.windows.stretches_through(index) {
            let numbers = places(stretch);
            for (number, sum) in numbers.clone().zip(&mut self.sums[numbers]) {
                let was = *sum;
                // Subtracts first: an unsigned sum never gets below 0.
                *sum = together(together(was, before, Sub::sub), weight, Add::add);
                changed(number, was, *sum);
            }
        }
        self.weights[index] = weight;
        Some(before)
    }

    /// The sums of the window with this number, which is its index among the [windows](Self::windows). `None` if there
    /// is no such window.
    #[must_use]
    #[inline]
    pub fn sums(&self, window: usize) -> Option<[N; KINDS]> {
        self.sums.get(window).copied()
    }

    /// The value of the position: the sum of the values of all windows.
    ///
    /// # Complexity
    ///
    /// A call for each window. A search keeps the value instead, and adds the [`difference`](Self::difference) of each
    /// move.
    #[must_use]
    pub fn evaluate<S: Zero>(&self, worth: impl FnMut([N; KINDS]) -> S) -> S {
        let all = self.sums.iter().copied().map(worth);
        all.fold(S::zero(), Add::add)
    }

    /// The change in [`evaluate`](Self::evaluate) if a cell got this weight. Use it to order moves, or to update an
    /// evaluation.
    ///
    /// The census does not change. Off the board the result is zero. The values must be signed.
    ///
    /// # Complexity
    ///
    /// Two calls for each window through the cell, at most k per axis; no allocation.
    #[must_use]
    #[inline]
    pub fn difference<S: Zero + Sub<Output = S>>(
        &self,
        at: T::Cell,
        weight: [N; KINDS],
        mut worth: impl FnMut([N; KINDS]) -> S,
    ) -> S {
        let Some(index) = self.index_of(at) else {
            return S::zero();
        };
        let before = self.weights[index];
        let stretches = self.windows.stretches_through(index).iter();
        let sums = stretches.flat_map(|stretch| &self.sums[places(stretch)]);
        sums.fold(S::zero(), |more, &sum| {
            let then = together(together(sum, before, Sub::sub), weight, Add::add);
            more + (worth(then) - worth(sum))
        })
    }

    #[inline]
    fn index_of(&self, at: T::Cell) -> Option<usize> {
        self.windows.board.topology().index_of(at)
    }
}
