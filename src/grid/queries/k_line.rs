//! k in a row on a grid: the lines, what completes one, threats, and the census of windows.

use core::{iter::FusedIterator, ops::Sub};

use num_traits::Zero;

use crate::{
    geometry::{Finite, Line, TooLarge},
    grid::Grid,
    lines::{Census, Length, Threat},
};

/// # Queries: k in a row
impl<T, B: Finite> Grid<T, B> {
    /// Whether a line of k in a row runs through a cell: the win check after a move. Whether there are any
    /// [`k_lines_through`](Self::k_lines_through) it, found out without making one.
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

    /// The lines of k in a row through a cell, each whole: what to mark after a winning move.
    ///
    /// A line stands for its cells and comes once: a single cell, which is a run along every axis,
    /// and a ring that two axes share on a narrow torus, are given for the first axis only.
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

    /// Whether a line of k in a row is anywhere on the board: the win check of a position whose last
    /// move nobody knows.
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

    /// The lines of k in a row on the whole board, each whole and each once: axis after axis, and along
    /// each in the order of [`runs`](Self::runs).
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
    /// All free cells that close a line of k in a row: the winning moves. They come in the order of cells, each
    /// once. [`threats`](Self::threats) says which pieces they belong to.
    ///
    /// With gravity, `free` is asked of the cells on which a disc can land; on a
    /// [`Bitboard`](crate::bits::Bitboard) the same is [`completions`](crate::bits::Bitboard::completions) of a
    /// set.
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
    /// The threats of k in a row on the board, along some axes: five, open four, four, open three, three,
    /// whatever k is, each with the cells that carry it out and those that defend.
    ///
    /// First come the lines that stand there, as [`k_lines`](Self::k_lines) gives them; then what lacks one or two
    /// pieces, axis after axis and line by line. A [`Threat`] is a stretch of my pieces and of free cells, and each
    /// piece sees the strongest along the line: those that lack fewest. Each comes once, and what is part of another
    /// one that lacks as many is left out: of `X . X X . X .` the open three comes, and not the three of its first
    /// piece. Round a ring of few cells several threats may have the same cells. With [`Length::Exactly`], as for
    /// Black at Renju, a cell that makes too many in a row carries out nothing.
    ///
    /// What else looks for fours and threes is listed [there](Threat#what-looks-for-fours-and-threes).
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
    /// The threats through a cell are those of which the [line](Threat::line) contains it. What a move makes is
    /// asked with a piece that is only thought of, on a [`Board`](crate::Board):
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
