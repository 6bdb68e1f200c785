//! Cells that are written: several with one value, a piece that is carried, whole lines.

use alloc::vec::Vec;
use core::{iter, mem};

use super::{Grid, off_the_board};
use crate::geometry::Finite;

/// # Writing cells
///
/// A line, its [`cells`](crate::Line::cells), a region's cells or a list of them: whatever can be
/// iterated over.
impl<T, B: Finite> Grid<T, B> {
    /// Writes the same value to all these cells: captured pieces, discs that are flipped. A flood fill
    /// is [`flood`](Self::flood), whose cells can be filled.
    ///
    /// # Panics
    ///
    /// If one of them is off the board, as indexing does; those before it are written then.
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

    /// Writes values to cells, the first to the first and so on, as long as there are both.
    ///
    /// # Panics
    ///
    /// If one of these cells is off the board, as indexing does; those before it are written then.
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

    /// Moves a piece: what stands on `from` goes to `to`, `left` stays behind, and the answer is what stood on
    /// `to`, the piece that is captured.
    ///
    /// From a cell to itself nothing changes, and the answer is `left`.
    ///
    /// # Panics
    ///
    /// If one of the two cells is off the board, as indexing does; nothing is written then.
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
    /// Rewrites every whole line along a heading: it becomes what the closure makes of its values, which it gets
    /// in the order of the line.
    ///
    /// What is missing at the end of a line is `filling`; what is too much is left out. So things that are
    /// pushed to the west are rewritten along [`E`](crate::Direction::E): the first value ends up in
    /// the west. Where lines share cells, as listed lines may, a later one gets what an earlier one wrote.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // 2048, to the left: the tiles close up, and two that are equal and next to each other merge.
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
            // `collect` takes longer.
            let mut values = Vec::with_capacity(line.len());
            line.iter().for_each(|at| values.push(self.at(at).clone()));
            let values = becomes(values).into_iter().chain(rest.by_ref());
            self.write(&line, values);
        }
    }
}
