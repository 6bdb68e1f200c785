//! Pushes on a grid.

use core::mem;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{MissOn, Push},
};

/// # Queries: pushes
impl<T, B: Finite> Grid<T, B> {
    /// The pieces that move by one cell when the piece on `from` pushes along a heading.
    ///
    /// These are the piece on `from` and the row of pieces that it pushes, at most `max`. There must be room behind the
    /// last piece. The value on `from` is not tested, and the board does not change; [`push_line`](Self::push_line)
    /// moves the pieces.
    ///
    /// `room` gets the cell behind the last piece, or `None` at the edge. Return true for the edge if pieces can be
    /// pushed out (Abalone, Quixo). `max` is the strength of the push: 1 in Sokoban, and in Abalone one less than the
    /// number of pieces that push. With `usize::MAX` the whole row is pushed; on a plane without end, at most 2^20
    /// pieces.
    ///
    /// A full ring has no room, and no piece is pushed twice if a line crosses itself.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if there is no room behind the last piece, or if the push starts off
    /// the board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("# . @ o . o o")?;
    /// let (is_box, free) = (|cell: &char| *cell == 'o', |cell: &char| *cell == '.');
    /// let man = |col, heading| {
    ///     board.push(Coord::new(0, col), heading, 1, is_box, |to| to.is_some_and(free))
    /// };
    /// let push = man(2, Direction::E).unwrap();
    /// assert_eq!((push.line.len(), push.to), (2, Some(Coord::new(0, 4))));
    /// assert_eq!(man(2, Direction::W).unwrap().line.len(), 1); // he walks and pushes nothing
    /// assert_eq!(man(1, Direction::W).unwrap_err().to_string(), "no room: blocked at (0, 0) after 0 cells");
    /// assert_eq!(man(4, Direction::E).unwrap_err().to_string(), "no room: blocked at (0, 6) after 1 cell");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("Sokoban", "Abalone", "Quixo", "shove"))]
    #[inline(always)]
    pub fn push(
        &self,
        from: B::Cell,
        heading: B::Heading,
        max: usize,
        mut pushed: impl FnMut(&T) -> bool,
        mut room: impl FnMut(Option<&T>) -> bool,
    ) -> Result<Push<B>, MissOn<B>> {
        let pushed = |at| pushed(self.at(at));
        let room = |to: Option<B::Cell>| room(to.map(|at| self.at(at)));
        self.board.push(from, heading, max, pushed, room)
    }

    /// Moves the pieces of a [push](Self::push) by one cell each, and returns the piece that is pushed out over the
    /// edge.
    ///
    /// `left` is written to the cell that the first piece leaves. The value on the cell that the last piece moves to is
    /// overwritten. If the push was made on another board, cells that are not on this board are skipped: a piece that
    /// would move to such a cell moves to the next one.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // in Quixo a cube comes in at one end of a row, and the others move towards the other end
    /// let mut board = Grid::parse("x o . x o")?;
    /// let any = |_: &char| true;
    /// let push = board.push(Coord::new(0, 0), Direction::E, 9, any, |to| to.is_none()).unwrap();
    /// assert_eq!(board.push_line(&push, 'x'), Some('o'));
    /// assert_eq!(board.to_string(), "x x o . x");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the pieces that move; no allocation.
    #[doc(alias("shift", "shove"))]
    #[inline]
    pub fn push_line(&mut self, push: &Push<B>, left: T) -> Option<T> {
        let mut carried = left;
        // Not `for_each`: the `fold` of a chain has its body twice and is not inlined.
        for at in push.line.iter().chain(push.to) {
            if let Some(cell) = self.get_mut(at) {
                mem::swap(cell, &mut carried);
            }
        }
        push.to.is_none().then_some(carried)
    }
}
