//! Cells that are written: several with one value, a piece that is carried, whole lines that are rewritten
//! or taken out.

use alloc::{collections::BTreeSet, vec::Vec};
use core::{iter, mem};

use super::{Grid, off_the_board};
use crate::{
    geometry::{Direction, Finite, Line},
    lines::{Gravity, Move},
};

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

    /// Changes what stands on each of these cells.
    ///
    /// # Panics
    ///
    /// If one of them is off the board, as indexing does; those before it are changed then.
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

    /// Takes every whole line along an axis that is full out of the board, and answers which these were. What
    /// stands before their cells on the lines along the heading moves on by one cell for each of them, empty
    /// cells and all, and `empty` comes in at the edge.
    ///
    /// So what moves keeps its shape, where [`compact`](Self::compact) lets each piece fall for itself. On a
    /// ring, which has no edge, nothing moves: what is taken out of it becomes empty. Where lines cross, as
    /// listed lines may, one moves after the other, and a cell is taken out by the first.
    ///
    /// The rows of a rectangle drop as rows: [`remove_rows`](Self::remove_rows). Columns may close up to
    /// the west, as where an empty column of a clicking game goes. On a board whose lines differ in length, a
    /// hexagon say, each cell moves on by the number of cells of its own line that went.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // an empty column goes, and the others close up to the west
    /// let mut board = Grid::parse("a . b\nc . d")?;
    /// let gone = board.remove_lines(Direction::S, Direction::W, |&cell| cell == '.', '.');
    /// assert_eq!(gone[0].to_string(), "2 cells S from (0, 1)");
    /// assert_eq!(board.to_string(), "a b .\nc d .");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// One call for each cell, none after the first of a line that is not full; then a swap for each cell that
    /// moves, each of which is looked up among those that are taken out.
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
            // A line that crosses itself comes by a cell again that is filled.
            if out.remove(&to) {
                out.insert(from);
            }
        }
        self.fill(out, empty);
        gone
    }
}

impl<T: Clone> Grid<T> {
    /// Takes every full row out, and answers which these were, from the top: the rows above drop as they
    /// are, and empty ones come in at the top.
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
    /// As for [`remove_lines`](Self::remove_lines).
    ///
    #[doc = include_str!("../../examples/pictures/remove_rows.svg")]
    #[doc(alias("Tetris", "line clear", "full rows"))]
    pub fn remove_rows(&mut self, full: impl FnMut(&T) -> bool, empty: T) -> Vec<Line> {
        self.remove_lines(Direction::E, Direction::S, full, empty)
    }
}
