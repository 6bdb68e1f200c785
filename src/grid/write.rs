//! Writes cells: fills several, moves a piece, rewrites or removes whole lines.

use alloc::{collections::BTreeSet, vec::Vec};
use core::{iter, mem};

use super::{Grid, off_the_board};
use crate::{
    geometry::{Direction, Finite, Line},
    lines::{Gravity, Move},
};

/// # Writing cells
///
/// The cells can be anything that iterates over cells: a line, its [`cells`](crate::Line::cells), the cells of a
/// region, or a list.
impl<T, B: Finite> Grid<T, B> {
    /// Writes the same value to all these cells, such as captured pieces or flipped discs.
    ///
    /// For a flood fill, fill the cells of a [`flood`](Self::flood).
    ///
    /// # Panics
    ///
    /// If a cell is off the board. The cells before it are written.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let mut board = Grid::parse("@ o o x .")?;
    /// let (is_o, is_x) = (|cell: &char| *cell == 'o', |cell: &char| *cell == 'x');
    /// let flips = board.bracket(Coord::new(0, 0), Direction::E, 1.., is_o, is_x).unwrap();
    /// board.fill(flips.inner, 'x');
    /// assert_eq!(board.to_string(), "@ x x x .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("flip", "clear", "set all"))]
    #[track_caller]
    #[inline]
    pub fn fill(&mut self, cells: impl IntoIterator<Item = B::Cell>, value: T)
    where
        T: Clone,
    {
        cells.into_iter().for_each(|at| self[at] = value.clone());
    }

    /// Changes the value of each of these cells.
    ///
    /// # Panics
    ///
    /// If a cell is off the board. The cells before it are changed.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let mut board = Grid::parse("@ o x o .")?;
    /// let line = board.slide(Coord::new(0, 0), Direction::E, .., |&cell| cell != '.').line;
    /// board.update(line, |cell| *cell = if *cell == 'o' { 'x' } else { 'o' });
    /// assert_eq!(board.to_string(), "@ x o x .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("flip", "toggle", "for each"))]
    #[track_caller]
    #[inline]
    pub fn update(
        &mut self,
        cells: impl IntoIterator<Item = B::Cell>,
        mut change: impl FnMut(&mut T),
    ) {
        cells.into_iter().for_each(|at| change(&mut self[at]));
    }

    /// Writes values to cells, in order, until the values or the cells run out.
    ///
    /// # Panics
    ///
    /// If a cell is off the board. The cells before it are written.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let mut board = Grid::filled(2, 5, '.')?;
    /// let cells = board.bounds().ray_with_origin(Coord::new(1, 1), Direction::E);
    /// board.write(cells, "line of sight".chars());
    /// assert_eq!(board.to_string(), ". . . . .\n. l i n e");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("word search", "copy from slice"))]
    #[track_caller]
    #[inline]
    pub fn write(
        &mut self,
        cells: impl IntoIterator<Item = B::Cell>,
        values: impl IntoIterator<Item = T>,
    ) {
        for (at, value) in cells.into_iter().zip(values) {
            self[at] = value;
        }
    }

    /// Moves the value on `from` to `to`, writes `left` to `from`, and returns the value that was on `to`: the
    /// captured piece.
    ///
    /// If both cells are the same, nothing changes, and `left` is returned.
    ///
    /// # Panics
    ///
    /// If one of the two cells is off the board. In that case nothing is written.
    ///
    /// ```
    /// use collinear::{Coord, Grid};
    ///
    /// let mut board = Grid::parse("R . n")?;
    /// let taken = board.carry(Coord::new(0, 0), Coord::new(0, 2), '.');
    /// assert_eq!((board.to_string().as_str(), taken), (". . R", 'n'));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("move piece", "capture", "make move"))]
    #[track_caller]
    #[inline]
    pub fn carry(&mut self, from: B::Cell, to: B::Cell, left: T) -> T {
        if !self.board.contains(to) {
            off_the_board(to);
        }
        let piece = mem::replace(&mut self[from], left);
        mem::replace(&mut self[to], piece)
    }
}

impl<T: Clone, B: Finite> Grid<T, B> {
    /// Rewrites every whole line along a heading: a closure maps the values of the line, in order, to new values.
    ///
    /// Missing values at the end of a line become `filling`, and surplus values are dropped. To push values to the
    /// west, rewrite along [`E`](crate::Direction::E), because the first value is written to the first cell along the
    /// heading. If lines share cells, as listed lines can, a later line gets the values that an earlier line wrote.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // 2048, to the left: the tiles close up, and two adjacent equal ones merge.
    /// let mut board = Grid::from_rows([[2, 0, 2, 4], [4, 4, 4, 4], [0, 0, 0, 2]])?;
    /// board.rewrite_lines(Direction::E, 0, |tiles| {
    ///     let mut tiles = tiles.into_iter().filter(|&tile| tile > 0).peekable();
    ///     std::iter::from_fn(move || {
    ///         let tile = tiles.next()?;
    ///         Some(tile + tiles.next_if_eq(&tile).unwrap_or(0))
    ///     })
    /// });
    /// assert_eq!(board, Grid::from_rows([[4, 4, 0, 0], [8, 8, 0, 0], [2, 0, 0, 0]])?);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call and one list for each line.
    ///
    #[doc = include_str!("../../examples/pictures/rewrite_lines.svg")]
    #[doc(alias("2048", "shift", "rotate", "merge"))]
    pub fn rewrite_lines<I: IntoIterator<Item = T>>(
        &mut self,
        heading: B::Heading,
        filling: T,
        mut becomes: impl FnMut(Vec<T>) -> I,
    ) {
        let mut rest = iter::repeat(filling);
        for line in self.board.lines(heading) {
            // `collect` would be slower.
            let mut values = Vec::with_capacity(line.len());
            line.iter().for_each(|at| values.push(self.at(at).clone()));
            let values = becomes(values).into_iter().chain(rest.by_ref());
            self.write(&line, values);
        }
    }

    /// Removes every full line along an axis, closes the gaps along a heading, and returns the removed lines.
    ///
    /// Each cell, empty or not, moves by one for each removed cell ahead on its line, and `empty` comes in at the edge.
    /// The cells that move keep their arrangement, while [`compact`](Self::compact) lets each piece fall on its own. On
    /// a ring, which has no edge, nothing moves: removed cells become empty. If lines cross, as listed lines can, they
    /// move one after the other, and the first line removes a shared cell.
    ///
    /// For the rows of a rectangle use [`remove_rows`](Self::remove_rows). Empty columns can be closed to the west, as
    /// in `SameGame`. If lines differ in length, as on a hexagon, each cell moves by the number of removed cells on its
    /// own line.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // an empty column is removed, and the others close up to the west
    /// let mut board = Grid::parse("a . b\nc . d")?;
    /// let gone = board.remove_lines(Direction::S, Direction::W, |&cell| cell == '.', '.');
    /// assert_eq!(gone[0].to_string(), "2 cells S from (0, 1)");
    /// assert_eq!(board.to_string(), "a b .\nc d .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call for each cell of a line, up to its first cell that is not full. Then a swap and a look-up for each cell
    /// that moves.
    #[doc(alias("line clear", "full line", "SameGame"))]
    pub fn remove_lines(
        &mut self,
        axis: B::Heading,
        heading: B::Heading,
        mut full: impl FnMut(&T) -> bool,
        empty: T,
    ) -> Vec<Line<B>> {
        let lines = self.board.lines(axis);
        let is_full = |line: &Line<B>| line.iter().all(|at| full(self.at(at)));
        let gone: Vec<Line<B>> = lines.filter(is_full).collect();
        let mut out: BTreeSet<B::Cell> = gone.iter().flatten().collect();
        let mut falling = self.board.compact(heading);
        while let Some(Move { from, to }) = falling.next_fall(|at| {
            if out.contains(&at) {
                Gravity::Empty
            } else {
                Gravity::Falls
            }
        }) {
            self.swap(from, to);
            // A line that crosses itself can pass a filled cell again.
            if out.remove(&to) {
                out.insert(from);
            }
        }
        self.fill(out, empty);
        gone
    }
}

impl<T: Clone> Grid<T> {
    /// Removes every full row, and returns the removed rows from the top.
    ///
    /// The rows above drop unchanged, and empty rows come in at the top.
    ///
    /// ```
    /// use collinear::Grid;
    ///
    /// let mut well = Grid::parse("
    ///     . I . .
    ///     I I I I
    ///     . I . I
    ///     I I I I
    /// ")?;
    /// let gone = well.remove_rows(|&cell| cell == 'I', '.');
    /// assert_eq!(gone.len(), 2);
    /// assert_eq!(well.to_string(), ". . . .\n. . . .\n. I . .\n. I . I"); // the gap in the last row stays
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// The cost of [`remove_lines`](Self::remove_lines).
    ///
    #[doc = include_str!("../../examples/pictures/remove_rows.svg")]
    #[doc(alias("Tetris", "line clear", "full rows"))]
    pub fn remove_rows(&mut self, full: impl FnMut(&T) -> bool, empty: T) -> Vec<Line> {
        self.remove_lines(Direction::E, Direction::S, full, empty)
    }
}
