//! [`Cascade`]: matches are cleared, what stands above falls, new pieces come in, and again, until nothing
//! matches.

use alloc::vec::Vec;
use core::{fmt, iter::FusedIterator};

use super::Grid;
use crate::{
    geometry::{Coord, Finite, Rect},
    lines::{Gravity, Length, Match, Move, room},
};

/// What happened when cells were cleared: made by [`Grid::collapse`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Collapse<C = Coord> {
    /// The cells that were cleared.
    pub cleared: Vec<C>,
    /// What fell then, in the order in which it did.
    pub falls: Vec<Move<C>>,
    /// The cells on which new pieces came to rest, in the order in which they came.
    pub refilled: Vec<C>,
}

/// One step of a [`Cascade`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CascadeStep<K, B: Finite = Rect> {
    /// What matched.
    pub matches: Vec<Match<K, B>>,
    /// What became of it and of what stood above.
    pub collapse: Collapse<B::Cell>,
}

/// # Cascades
impl<T: Clone, B: Finite> Grid<T, B> {
    /// Clears cells, lets what is loose fall along the heading, and new pieces in behind it; answers all of
    /// that, to be shown.
    ///
    /// One [line](crate::Board::lines) along the heading after the other is filled from its last
    /// [landing](Self::landings) back to the edge, until the queue is empty. No more pieces are taken from the
    /// queue than come in; what is left of one that is lent (`by_ref`) comes next time. Cells behind one that
    /// is not free get nothing, those of a ring neither.
    ///
    /// What is cleared is the game's business: [matches](Self::matches), groups of
    /// [connected](Self::flood) pieces. A game that clears again and again is a loop over this; where matches
    /// are what goes it is a [`cascade`](Self::cascade). A cell that is there twice is cleared once.
    ///
    /// # Panics
    ///
    /// If one of the cells is off the board, as indexing does.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Gravity, Grid};
    ///
    /// let mut board = Grid::parse("
    ///     a b c
    ///     a d e
    ///     x x x
    /// ")?;
    /// let gravity = |&gem: &char| if gem == '.' { Gravity::Empty } else { Gravity::Falls };
    /// let cells = board.cells_where(|&gem| gem == 'x').collect::<Vec<_>>();
    /// let collapse = board.collapse(cells, Direction::S, '.', gravity, "uv".chars());
    /// assert_eq!(board.to_string(), "u v .\na b c\na d e");
    /// assert_eq!((collapse.falls.len(), collapse.refilled.len()), (6, 2));
    ///
    /// // only new pieces
    /// let collapse = board.collapse([], Direction::S, '.', gravity, "xyz".chars());
    /// assert_eq!(collapse.refilled, [Coord::new(0, 2)]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`compact`](Self::compact); then one call for each cell that is filled, and for the one that ends
    /// them; quadratic in the length of a line on boards whose lines cross themselves.
    #[doc(alias("clear", "refill", "spawn", "SameGame", "Puyo Puyo"))]
    #[track_caller]
    pub fn collapse(
        &mut self,
        cells: impl IntoIterator<Item = B::Cell>,
        heading: B::Heading,
        empty: T,
        mut gravity: impl FnMut(&T) -> Gravity,
        queue: impl IntoIterator<Item = T>,
    ) -> Collapse<B::Cell> {
        let mut cleared: Vec<B::Cell> = cells.into_iter().collect();
        cleared.sort_unstable();
        cleared.dedup();
        self.fill(cleared.iter().copied(), empty);
        let mut falls = Vec::new();
        let mut falling = self.board.compact(heading);
        while let Some(fall) = falling.next_fall(|at| gravity(&self[at])) {
            self.swap(fall.from, fall.to);
            falls.push(fall);
        }
        let is_empty = |cell: &T| gravity(cell) == Gravity::Empty;
        let refilled = self.refill(heading, is_empty, queue);
        Collapse {
            cleared,
            falls,
            refilled,
        }
    }

    /// Lets new pieces in at the edge, and answers the cells on which they came to rest.
    fn refill(
        &mut self,
        heading: B::Heading,
        mut free: impl FnMut(&T) -> bool,
        queue: impl IntoIterator<Item = T>,
    ) -> Vec<B::Cell> {
        let (mut queue, mut filled) = (queue.into_iter(), Vec::new());
        for line in self.board.lines(heading) {
            let mut room = room(&line, |at| free(self.at(at)));
            while let Some(at) = room.last() {
                let Some(piece) = queue.next() else {
                    return filled;
                };
                self[at] = piece;
                filled.push(at);
                // A line that crosses itself is closed where it first comes by.
                let first = if B::STRAIGHT { None } else { room.index_of(at) };
                room = room.truncated(first.unwrap_or(room.len() - 1));
            }
        }
        filled
    }

    /// The steps of a cascade as they are made on this board: the [matches](Self::matches) are cleared, what
    /// stands above falls along the heading, new pieces come in from a queue, and again until nothing
    /// matches.
    ///
    /// Each step is made when it is asked for, so that the board can be [looked at](Cascade::grid) after
    /// each; [`changes_to`](Self::changes_to) the board before has all of them in one. `kind` sorts the
    /// pieces: those that have a kind fall, and match their like. A cell that has none and is not `empty` is
    /// a wall.
    ///
    /// A queue without end may bring matches for ever; with pieces of one kind it does. With two kinds in any order
    /// a board of 8 x 8 takes most often more than a thousand steps to rest, with three about ten, with five two or
    /// three. The caller asks for steps, and may stop: [`take`](Iterator::take) some, and what still matches stays.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let mut board = Grid::parse("
    ///     . b .
    ///     . a .
    ///     . a .
    ///     b a b
    /// ")?;
    /// let before = board.clone();
    /// let (axes, three) = ([Direction::E, Direction::S], Length::AtLeast(3));
    /// let mut steps = board.cascade(&axes, three, Direction::S, '.', |&gem| Some(gem), "cd".chars());
    ///
    /// let first = steps.next().expect("three a");
    /// assert_eq!(first.matches[0].kind, 'a');
    /// assert_eq!(first.collapse.falls.len(), 1); // the b above them
    /// assert_eq!(steps.grid().to_string(), ". . .\nd . .\nc . .\nb b b");
    /// assert_eq!(steps.next().expect("three b").matches[0].kind, 'b');
    /// assert!(steps.next().is_none());
    ///
    /// let changes = before.changes_to(&board);
    /// board.revert(&changes)?;
    /// assert_eq!(board, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Two kinds that come without end, and never rest: five steps are taken.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let mut board = Grid::parse("
    ///     a b a
    ///     b a b
    ///     a a a
    /// ")?;
    /// let (axes, three) = ([Direction::E, Direction::S], Length::AtLeast(3));
    /// let queue = "aaabbb".chars().cycle();
    /// let steps = board.cascade(&axes, three, Direction::S, '.', |&gem| Some(gem), queue);
    /// assert_eq!(steps.take(5).count(), 5);
    /// assert!(board.indexed().all(|(_, &gem)| gem != '.'));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// That of `matches` and [`collapse`](Self::collapse) for each step.
    #[doc(alias("chain reaction", "match three", "match-3", "combo"))]
    pub fn cascade<'a, K, F: FnMut(&T) -> Option<K>, Q: IntoIterator<Item = T>>(
        &'a mut self,
        axes: &'a [B::Heading],
        length: Length,
        heading: B::Heading,
        empty: T,
        kind: F,
        queue: Q,
    ) -> Cascade<'a, T, B, F, Q::IntoIter> {
        Cascade {
            grid: self,
            axes,
            length,
            heading,
            empty,
            kind,
            queue: queue.into_iter(),
        }
    }
}

/// The steps of a cascade, each made when it is asked for; made by [`Grid::cascade`].
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Cascade<'a, T, B: Finite, F, Q> {
    grid: &'a mut Grid<T, B>,
    axes: &'a [B::Heading],
    length: Length,
    heading: B::Heading,
    empty: T,
    kind: F,
    queue: Q,
}

impl<T, B: Finite, F, Q> Cascade<'_, T, B, F, Q> {
    /// The board after the steps that were made.
    #[must_use]
    pub const fn grid(&self) -> &Grid<T, B> {
        self.grid
    }
}

impl<T: fmt::Debug, B: Finite, F, Q> fmt::Debug for Cascade<'_, T, B, F, Q> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cascade")
            .field("grid", &self.grid)
            .field("axes", &self.axes)
            .field("length", &self.length)
            .field("heading", &self.heading)
            .finish_non_exhaustive()
    }
}

impl<T, B, K, F, Q> Iterator for Cascade<'_, T, B, F, Q>
where
    T: Clone + PartialEq,
    B: Finite,
    K: PartialEq,
    F: FnMut(&T) -> Option<K>,
    Q: Iterator<Item = T>,
{
    type Item = CascadeStep<K, B>;

    fn next(&mut self) -> Option<Self::Item> {
        let (kind, empty) = (&mut self.kind, &self.empty);
        let mut kind = |cell: &T| if cell == empty { None } else { kind(cell) };
        let matches = self.grid.matches(self.axes, self.length, &mut kind);
        if matches.is_empty() {
            return None;
        }
        let gravity = |cell: &T| match kind(cell) {
            Some(_) => Gravity::Falls,
            None if cell == empty => Gravity::Empty,
            None => Gravity::Fixed,
        };
        let cells = matches.iter().flat_map(|found| found.cells.iter().copied());
        let (heading, queue) = (self.heading, self.queue.by_ref());
        let collapse = self
            .grid
            .collapse(cells, heading, empty.clone(), gravity, queue);
        Some(CascadeStep { matches, collapse })
    }
}

impl<T, B, K, F, Q> FusedIterator for Cascade<'_, T, B, F, Q>
where
    T: Clone + PartialEq,
    B: Finite,
    K: PartialEq,
    F: FnMut(&T) -> Option<K>,
    Q: Iterator<Item = T>,
{
}
