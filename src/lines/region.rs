//! [`Region`]: a set of cells of a board, the cells next to it, and the sides it touches.

use alloc::vec::Vec;

use crate::geometry::{Board, Finite, IndexSet, Layout, Rect, Shape};

/// A set of cells of a board: connected cells found by a query, such as [`Board::flood`] or [`Board::regions`], or any
/// cells [of your own](Self::of).
#[derive(Clone, Debug)]
pub struct Region<T: Finite = Rect> {
    board: Board<T>,
    cells: Vec<T::Cell>,
    /// The indices of the same cells.
    indices: IndexSet,
}

impl<T: Finite> Region<T> {
    /// Makes a region of these cells, such as the cells of one large piece or of all pieces of a player.
    ///
    /// Each cell is kept once, in the given order. The cells need not be connected. Cells off the board are left out.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Shape, lines::Region};
    ///
    /// // Blokus: what a piece touches with its sides
    /// let board = Bounds::new(14, 14)?;
    /// let tee = board.lay(&Shape::parse("# # #\n. # ."), Coord::new(0, 5)).expect("it fits");
    /// let border = Region::of(&board, tee).border(&Direction::ORTHOGONAL).collect::<Vec<_>>();
    /// assert_eq!(border, [(1, 5), (0, 4), (0, 8), (1, 7), (2, 6)].map(Coord::from));
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// The cost of a [`flood`](Board::flood) of the same number of cells.
    #[doc(alias("set of cells", "from cells"))]
    #[must_use]
    pub fn of(board: &Board<T>, cells: impl IntoIterator<Item = T::Cell>) -> Self {
        board.flood(cells, &[], |_| true)
    }

    /// Makes a region of different cells and the set of their indices.
    pub(super) fn new(board: &Board<T>, cells: Vec<T::Cell>, indices: IndexSet) -> Self {
        Self {
            board: board.clone(),
            cells,
            indices,
        }
    }

    /// The cells, in the order they were found: the start cells first, then their neighbours, and so on.
    #[must_use]
    pub fn cells(&self) -> &[T::Cell] {
        &self.cells
    }

    /// Takes the cells out of the region, in the order of [`cells`](Self::cells).
    #[must_use]
    pub fn into_cells(self) -> Vec<T::Cell> {
        self.cells
    }

    /// True if a cell is in the region. False for a cell off the board.
    #[must_use]
    pub fn contains(&self, at: T::Cell) -> bool {
        let index = self.board.0.index_of(at);
        index.is_some_and(|index| self.indices.contains(index))
    }

    /// The cells adjacent to the region but not in it, each once.
    ///
    /// In Go, the free cells of a group's border are its liberties. The border comes in the order of the region's
    /// cells.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     X X .
    ///     O . .
    /// ")?;
    /// let group = board.flood([Coord::new(0, 0)], &Direction::ORTHOGONAL, |&cell| cell == 'X');
    /// let border = group.border(&Direction::ORTHOGONAL);
    /// let liberties: Vec<_> = border.filter(|&at| board[at] == '.').collect();
    /// assert_eq!(liberties, [(0, 2), (1, 1)].map(Coord::from));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Takes a step for each cell and heading. Allocates a bit for each cell of the board, or less for a small region.
    #[doc(alias("liberties", "perimeter", "frontier", "adjacent cells"))]
    pub fn border<'a>(&'a self, headings: &'a [T::Heading]) -> impl Iterator<Item = T::Cell> + 'a {
        let most = self.cells.len().saturating_mul(headings.len());
        let mut seen = IndexSet::of_at_most(most, self.board.0.cell_count());
        let cells = self.cells.iter();
        let adjacent = cells.flat_map(move |&at| self.board.adjacent(at, headings));
        adjacent.filter(move |&at| {
            let index = self.board.0.index_inside(at);
            !self.indices.contains(index) && seen.insert(index)
        })
    }

    /// The kind of the border cells, if all are of the same kind: the owner of an empty region in Go.
    ///
    /// `None` if the border has two kinds, or no kind. Cells without a kind (a wall, a neutral stone) do not count.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// let board = Grid::parse("
    ///     . X . O
    ///     ~ X O .
    /// ")?;
    /// let stone = |at| Some(board[at]).filter(|&stone| stone != '~');
    /// let owner = |row, col| {
    ///     let region = board.flood([Coord::new(row, col)], &Direction::ORTHOGONAL, |&cell| cell == '.');
    ///     region.bordered_by(&Direction::ORTHOGONAL, stone)
    /// };
    /// assert_eq!([owner(0, 0), owner(0, 2), owner(1, 3)], [Some('X'), None, Some('O')]);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// The cost of the [`border`](Self::border), up to the first cell of a second kind.
    #[doc(alias = "territory")]
    pub fn bordered_by<K: PartialEq>(
        &self,
        headings: &[T::Heading],
        kind: impl FnMut(T::Cell) -> Option<K>,
    ) -> Option<K> {
        let mut kinds = self.border(headings).filter_map(kind);
        let first = kinds.next()?;
        kinds.all(|kind| kind == first).then_some(first)
    }

    /// True if the region touches the [side](Board::side) where this heading leaves the board.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid};
    ///
    /// // Hex: X has joined top and bottom
    /// let board = Grid::parse("
    ///     . X .
    ///     O X O
    ///     . O X
    /// ")?;
    /// let group = |at, stone| board.flood([at], &Direction::HEX, move |&cell| cell == stone);
    /// let x = group(Coord::new(0, 1), 'X');
    /// assert!(x.touches(Direction::N) && x.touches(Direction::S));
    /// let o = group(Coord::new(1, 0), 'O');
    /// assert!(o.touches(Direction::W) && !o.touches(Direction::E));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn touches(&self, heading: T::Heading) -> bool {
        let mut cells = self.cells.iter();
        cells.any(|&at| self.board.0.step(at, heading).is_none())
    }
}

impl<T: Layout> Region<T> {
    /// The shape of the region as drawn on paper, such as the tetromino that a group of four cells forms.
    ///
    /// If the region crosses joined sides, its parts are as far apart as on paper.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, Shape};
    ///
    /// let board = Grid::parse("
    ///     a a b
    ///     b a a
    /// ")?;
    /// let group = board.flood([Coord::new(0, 0)], &Direction::ORTHOGONAL, |&gem| gem == 'a');
    /// let ess = Shape::parse(". # #\n# # .");
    /// assert!(group.shape() != ess && ess.turns_and_mirrors().contains(&group.shape()));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[doc(alias("polyomino", "form"))]
    #[must_use]
    pub fn shape(&self) -> Shape {
        let board = &self.board.0;
        let cells = self.cells.iter().map(|&at| board.on_paper(at));
        Shape::new(board.tiling(), cells)
    }
}

/// Two regions are equal if they have the same board and the same cells in the same order.
impl<T: Finite> PartialEq for Region<T> {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && self.cells == other.cells
    }
}

impl<T: Finite> Eq for Region<T> {}
