//! The census of the windows of a grid.

use core::ops::Sub;

use num_traits::Zero;

use crate::{
    geometry::{Finite, TooLarge},
    grid::Grid,
    lines::Census,
};

/// # Queries: windows
impl<T, B: Finite> Grid<T, B> {
    /// The census of all windows of k cells along some axes: for each window the sums of what its cells weigh, kind
    /// by kind. What to evaluate a game of k in a row with.
    ///
    /// A cell has a weight for each kind: 1 and 0 where I stand, 0 and 1 where the other player does, or one kind
    /// of any numbers. The [`Census`] is kept up as pieces come and go; it does not look at the grid any
    /// more. Windows of the same cells are one, and one that has a cell twice, on a line that
    /// crosses itself, is none.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board has more cells or windows than a `u32` can count.
    ///
    /// ```
    /// use collinear::{Direction, Grid};
    ///
    /// // The largest sum of two neighbours in a row or a column.
    /// let board = Grid::from_rows([[3, 1, 4], [1, 5, 9], [2, 6, 3]])?;
    /// let census = board.census(&[Direction::E, Direction::S], 2, |&cell| [cell])?;
    /// let (best, sum) = census.windows().max_by_key(|&(_, sum)| sum).unwrap();
    /// assert_eq!((best.to_string(), sum), ("2 cells E from (1, 1)".into(), [14]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// It goes through the cells of all windows, and keeps a start and sums for each window, and for each cell two
    /// numbers an axis. Where sides are joined or headings turn it looks, while it is made, for each window at
    /// those through one of its cells, at most k an axis.
    #[doc(alias("evaluation", "heuristic", "sliding window"))]
    pub fn census<N, const KINDS: usize>(
        &self,
        axes: &[B::Heading],
        k: usize,
        mut weigh: impl FnMut(&T) -> [N; KINDS],
    ) -> Result<Census<N, KINDS, B>, TooLarge>
    where
        N: Zero + Sub<Output = N> + Copy,
    {
        self.board.census(axes, k, |at| weigh(self.at(at)))
    }
}
