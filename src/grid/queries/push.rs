//! Pushes on a grid.

use core::mem;

use crate::{
    geometry::Finite,
    grid::Grid,
    lines::{MissOn, Push},
};

/// # Queries: pushes
impl<T, B: Finite> Grid<T, B> {
    /// The pieces that move on by one cell when the one on `from` pushes along a heading: that piece, then at
    /// most `max` that it pushes, one behind the other, if there is room behind the last. What stands on `from`
    /// is not asked, and the board stays as it is; [`push_line`](Self::push_line) moves them.
    ///
    /// The cell behind the last has room or not as the game has it. It may be the edge (`None`): where
    /// pieces can be pushed out (Abalone, Quixo), there is room. `max` is the strength of the push: 1 for the man of
    /// Sokoban, at Abalone one less than those who push. With `usize::MAX` all that stand in the row are pushed;
    /// on a plane without end that are at most 2^20.
    ///
    /// On a ring a row that is full all round has no room, and no piece is pushed twice where a line
    /// crosses itself.
    ///
    /// # Errors
    ///
    /// [`Wanted::Room`](crate::Wanted::Room) if there is no room behind the last piece, because of what stands
    /// there or at the edge, or if the push starts off the board.
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
    /// assert_eq!(man(2, Direction::W).unwrap().line.len(), 1); // he walks, and pushes nothing
    /// assert_eq!(man(1, Direction::W).unwrap_err().to_string(), "no room: blocked at (0, 0) after 0");
    /// assert_eq!(man(4, Direction::E).unwrap_err().to_string(), "no room: blocked at (0, 6) after 1");
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

    /// Moves the pieces of a [push](Self::push) on by one cell each, and answers with the one that is pushed
    /// out over the edge, if one is. On the cell that the first leaves stands `left` afterwards; what stood on
    /// the cell that the last comes to is overwritten. Of a push on another board the cells that this one has not
    /// are passed over: what would come to one of them comes to the next.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // at Quixo a cube comes in at one end of a row, and all move on to the other
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
        // A chain folds its two parts in two places, and is not inlined.
        for at in push.line.iter().chain(push.to) {
            if let Some(cell) = self.get_mut(at) {
                mem::swap(cell, &mut carried);
            }
        }
        push.to.is_none().then_some(carried)
    }
}
