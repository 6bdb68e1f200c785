//! k in a row on a grid: its lines, the cells that complete one, threats, and the census of windows.

use core::{iter::FusedIterator, ops::Sub};

use num_traits::Zero;

use crate::{
    geometry::{Finite, Line, TooLarge},
    grid::Grid,
    lines::{Census, Length, Threat},
};

/// # Queries: k in a row
impl<T, B: Finite> Grid<T, B> {
    /// True if a line of k in a row runs through a cell: the win check after a move.
    ///
    /// The result is true if [`k_lines_through`](Self::k_lines_through) would return a line, but no line is built.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("x x x . x")?;
    /// let wins = |col, length| {
    ///     let at = Coord::new(0, col);
    ///     board.has_k_line_through(at, &Direction::AXES, length, |&cell| cell == 'x')
    /// };
    /// assert!(wins(1, Length::AtLeast(3)));
    /// assert!(!wins(4, Length::AtLeast(3)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("win check", "n in a row", "m n k", "connect four", "five in a row"))]
    #[must_use]
    #[inline]
    pub fn has_k_line_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> bool {
        self.board
            .has_k_line_through(at, axes, length, |at| matches(self.at(at)))
    }

    /// The lines of k in a row through a cell, each at full length: the lines to mark after a winning move.
    ///
    /// Lines with the same cells count as one. A single cell, which is a run along every axis, and a ring that two
    /// axes share on a narrow torus are returned for the first axis only.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x . .
    ///     x x x
    ///     x . o
    /// ")?;
    /// let (at, three) = (Coord::new(1, 0), Length::AtLeast(3));
    /// let lines = board.k_lines_through(at, &Direction::AXES, three, |&cell| cell == 'x');
    /// let lines: Vec<_> = lines.map(|line| line.to_string()).collect();
    /// assert_eq!(lines, ["3 cells N from (2, 0)", "3 cells E from (1, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "winning line")]
    #[inline]
    pub fn k_lines_through(
        &self,
        at: B::Cell,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line<B>> {
        self.board
            .k_lines_through(at, axes, length, move |at| matches(self.at(at)))
    }

    /// True if the board has a line of k in a row: the win check when the last move is unknown.
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x . o
    ///     o x .
    ///     . . x
    /// ")?;
    /// let wins = |player| board.has_k_line(&Direction::AXES, Length::AtLeast(3), |&c| c == player);
    /// assert!(wins('x') && !wins('o'));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_k_line(
        &self,
        axes: &[B::Heading],
        length: Length,
        matches: impl FnMut(&T) -> bool,
    ) -> bool {
        self.k_lines(axes, length, matches).next().is_some()
    }

    /// All lines of k in a row on the board, each at full length and only once.
    ///
    /// Lines come axis by axis, and along each axis in the order of [`runs`](Self::runs).
    ///
    /// ```
    /// use collinear::{Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     x x x x
    ///     . . . x
    ///     x x x .
    /// ")?;
    /// let strings = |length| -> Vec<String> {
    ///     let lines = board.k_lines(&Direction::AXES, length, |&cell| cell == 'x');
    ///     lines.map(|line| line.to_string()).collect()
    /// };
    /// assert_eq!(strings(Length::AtLeast(3)), ["4 cells E from (0, 0)", "3 cells E from (2, 0)"]);
    /// assert_eq!(strings(Length::Exactly(3)), ["3 cells E from (2, 0)"]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias = "n in a row")]
    #[inline]
    pub fn k_lines(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Line<B>> {
        self.board
            .k_lines_by_index(axes, length, move |index, _| matches(&self.cells[index]))
    }
}

/// # Queries: what completes k in a row
impl<T, B: Finite> Grid<T, B> {
    /// All free cells that complete a line of k in a row: the winning moves.
    ///
    /// Cells come in the order of the board, each once. [`threats`](Self::threats) also returns the pieces of each
    /// line. With gravity, `free` should match only cells on which a disc can land. On a
    /// [`Bitboard`](crate::bits::Bitboard), use the [`completions`](crate::bits::Bitboard::completions) of a set.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     X X .
    ///     O X .
    ///     . O .
    /// ")?;
    /// let (x, free) = (|&c: &char| c == 'X', |&c: &char| c == '.');
    /// let wins = board.completions(&Direction::AXES, Length::AtLeast(3), x, free);
    /// assert!(wins.eq([(0, 2), (2, 2)].map(Coord::from)));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("threats", "winning moves", "gain square"))]
    #[inline]
    pub fn completions(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut matches: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = B::Cell> {
        let matches = move |at| matches(self.at(at));
        let free = move |at| free(self.at(at));
        self.board.completions(axes, length, matches, free)
    }
}

/// # Queries: threats of k in a row
impl<T, B: Finite> Grid<T, B> {
    /// All threats of k in a row along some axes, with the cells that carry them out and that defend against them.
    ///
    /// Complete lines come first, as from [`k_lines`](Self::k_lines). Then come the threats that lack one or two pieces
    /// (fours and threes if k is five), axis by axis and line by line. A [`Threat`] is a stretch of my pieces and free
    /// cells. Each piece counts only for its strongest threats along a line: the threats that lack the fewest pieces.
    ///
    /// Each threat comes once. A threat is left out if it is part of another threat that lacks the same number of
    /// pieces: `X . X X . X .` gives the open three, not the three of its first piece. On a short ring, several threats
    /// can have the same cells. With [`Length::Exactly`], as for Black in Renju, a cell that makes too many in a row
    /// does not carry out a threat.
    ///
    /// See also the [ways to find fours and threes](Threat#what-looks-for-fours-and-threes).
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// let board = Grid::parse("
    ///     . . . . . . .
    ///     . . X X X . .
    ///     . . X . . . .
    ///     . . . . . . .
    ///     . . X . . . .
    /// ")?;
    /// let (x, free) = (|&c: &char| c == 'X', |&c: &char| c == '.');
    /// let five = Length::AtLeast(5);
    /// let mut threats = board.threats(&[Direction::S, Direction::E], five, x, free);
    ///
    /// // A broken three down the column has no room to be open.
    /// let three = threats.next().unwrap();
    /// assert_eq!((three.lacks, three.is_open), (2, false));
    /// assert!(three.gains().eq([(0, 2), (3, 2)].map(Coord::from)));
    ///
    /// let open_three = threats.next().unwrap();
    /// assert_eq!((open_three.lacks, open_three.is_open), (2, true));
    /// assert_eq!(open_three.line.to_string(), "7 cells E from (1, 0)");
    /// assert!(open_three.defences().eq([(1, 1), (1, 5)].map(Coord::from)));
    /// assert!(threats.next().is_none());
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Through a cell
    ///
    /// The threats through a cell are those whose [line](Threat::line) contains it. To see the threats after a move,
    /// let the predicate of a [`Board`](crate::Board) count the new piece:
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Length};
    ///
    /// // Four in a row: a third X makes an open three.
    /// let board = Grid::parse(". X . X . O")?;
    /// let at = Coord::new(0, 2);
    /// let (x, free) = (|cell| cell == at || board[cell] == 'X', |cell| board[cell] == '.');
    /// let threats = board.bounds().threats(&[Direction::E], Length::AtLeast(4), x, free);
    /// let through: Vec<_> = threats.filter(|threat| threat.line.contains(at)).collect();
    /// assert_eq!((through[0].lacks, through[0].is_open), (1, true));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias(
        "four",
        "open four",
        "straight four",
        "open three",
        "broken three",
        "double four",
        "threat-space search"
    ))]
    #[inline]
    pub fn threats(
        &self,
        axes: &[B::Heading],
        length: Length,
        mut mine: impl FnMut(&T) -> bool,
        mut free: impl FnMut(&T) -> bool,
    ) -> impl FusedIterator<Item = Threat<B>> {
        let mine = move |at| mine(self.at(at));
        let free = move |at| free(self.at(at));
        self.board.threats(axes, length, mine, free)
    }
}

/// # Queries: windows
impl<T, B: Finite> Grid<T, B> {
    /// The census of all windows of k cells along some axes, for evaluating positions.
    ///
    /// The [`Census`] keeps, for each window, the sums of its cells' weights. A cell has a weight for each kind. With
    /// two kinds, for example, my piece has the weights 1 and 0, and the opponent's piece 0 and 1. With one kind, the
    /// weights can be any numbers. You update the census as pieces come and go; it does not read the grid again.
    ///
    /// Windows with the same cells count as one. A window that has a cell twice, on a line that crosses itself,
    /// does not count.
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
    /// Reads the cells of all windows. Keeps a start and sums for each window, and two numbers per axis for each cell.
    /// On boards with joined sides or headings that turn, building the census compares each window with the windows
    /// through one of its cells, at most k per axis.
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
