//! Floods: which cells are connected, and whether there is a way through them.

use alloc::{vec, vec::Vec};

use crate::geometry::{Board, Finite, Places, Rect};

/// Connected cells, the nearest first; made by [`Board::flood`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region<T: Finite = Rect> {
    bounds: Board<T>,
    cells: Vec<T::Cell>,
    /// The places of the same cells.
    places: Places,
}

impl<T: Finite> Region<T> {
    /// The cells: the start cells first, then those one step away, and so on.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let row = Bounds::new(1, 5)?;
    /// let region = row.flood([Coord::new(0, 1)], &Direction::ORTHOGONAL, |at| at.col < 3);
    /// assert!(region.cells().iter().map(|at| at.col).eq([1, 2, 0]));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn cells(&self) -> &[T::Cell] {
        &self.cells
    }

    /// Whether a cell belongs to it; off the board none does.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// let row = Bounds::new(1, 5)?;
    /// let region = row.flood([Coord::new(0, 1)], &Direction::ORTHOGONAL, |at| at.col < 3);
    /// assert!(region.contains(Coord::new(0, 2)));
    /// assert!(!region.contains(Coord::new(0, 3)));
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    #[must_use]
    pub fn contains(&self, at: T::Cell) -> bool {
        self.bounds
            .0
            .index_of(at)
            .is_some_and(|place| self.places.contains(place))
    }
}

impl<T: Finite> Board<T> {
    /// All cells that can be reached from the start cells over matching ones, in steps in these
    /// directions. The start cells are asked too, and those that do not match are left out.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // X X .
    /// // . . X   two groups of stones, if diagonals do not count
    /// let stones = [[true, true, false], [false, false, true]];
    /// let board = Bounds::new(2, 3)?;
    /// let own = |at: Coord| stones[at.row][at.col];
    /// let group = board.flood([Coord::new(0, 0)], &Direction::ORTHOGONAL, own);
    /// assert_eq!(group.cells(), [Coord::new(0, 0), Coord::new(0, 1)]);
    /// assert_eq!(board.flood([Coord::new(0, 0)], &Direction::ALL, own).cells().len(), 3);
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once. Allocates two bits for each cell of the board; if there are more
    /// than four million, only for the cells that are asked, and a step takes the logarithm of their
    /// number.
    #[must_use]
    pub fn flood(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        directions: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Region<T> {
        let mut spread = Spread::new(self.clone(), matches);
        spread.begin(from);
        let mut done = 0;
        while let Some(&at) = spread.reached.get(done) {
            spread.go_on(done, at, directions);
            done += 1;
        }
        let mut places = Places::none_of(self.0.cell_count());
        for &at in &spread.reached {
            if let Some(place) = self.0.index_of(at) {
                places.insert(place);
            }
        }
        Region {
            bounds: self.clone(),
            places,
            cells: spread.reached,
        }
    }

    /// A shortest way from one of the start cells to a goal over matching cells, in steps in these
    /// directions: its cells, the start and the goal among them, all of them matching. `None` if
    /// there is none.
    ///
    /// From side to side it is the win at Hex; from a piece to the edge it is the way out that an
    /// encircled piece does not have.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction};
    ///
    /// // X . .
    /// // X X .   from the left to the right? there is a gap
    /// // . . X
    /// let stones = [[true, false, false], [true, true, false], [false, false, true]];
    /// let board = Bounds::new(3, 3)?;
    /// let left = (0..3).map(|row| Coord::new(row, 0));
    /// let is_right = |at: Coord| at.col == 2;
    /// let own = |at: Coord| stones[at.row][at.col];
    /// assert_eq!(board.connect(left.clone(), is_right, &Direction::ORTHOGONAL, own), None);
    /// let way = board.connect(left, is_right, &Direction::HEX, own).unwrap();
    /// assert_eq!(way, [(0, 0), (1, 1), (2, 2)].map(Coord::from)); // SE is a side of a hexagon
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Each cell is asked at most once, and none after the goal is found. Allocates a bit for each cell
    /// of the board, or less, as [`flood`](Self::flood) does.
    #[must_use]
    pub fn connect(
        &self,
        from: impl IntoIterator<Item = T::Cell>,
        mut goal: impl FnMut(T::Cell) -> bool,
        directions: &[T::Heading],
        matches: impl FnMut(T::Cell) -> bool,
    ) -> Option<Vec<T::Cell>> {
        let mut spread = Spread::new(self.clone(), matches);
        spread.begin(from);
        let mut done = 0;
        while let Some(&at) = spread.reached.get(done) {
            if goal(at) {
                return Some(spread.way_to(done));
            }
            spread.go_on(done, at, directions);
            done += 1;
        }
        None
    }
}

/// A search in breadth that goes on from cell to cell.
struct Spread<T: Finite, M> {
    bounds: Board<T>,
    matches: M,
    /// The places of the cells that were asked.
    asked: Places,
    reached: Vec<T::Cell>,
    /// For each cell reached the place of the one before it; its own for a start cell.
    before: Vec<usize>,
}

impl<T: Finite, M: FnMut(T::Cell) -> bool> Spread<T, M> {
    fn new(bounds: Board<T>, matches: M) -> Self {
        Self {
            asked: Places::none_of(bounds.0.cell_count()),
            bounds,
            matches,
            reached: Vec::new(),
            before: Vec::new(),
        }
    }

    fn begin(&mut self, from: impl IntoIterator<Item = T::Cell>) {
        for at in from {
            self.reach(at, self.reached.len());
        }
    }

    /// Goes one step on from the cell at this place among those reached.
    fn go_on(&mut self, place: usize, at: T::Cell, directions: &[T::Heading]) {
        for &direction in directions {
            if let Some((next, _)) = self.bounds.0.step(at, direction) {
                self.reach(next, place);
            }
        }
    }

    fn reach(&mut self, at: T::Cell, before: usize) {
        let Some(place) = self.bounds.0.index_of(at) else {
            return;
        };
        if self.asked.insert(place) && (self.matches)(at) {
            self.reached.push(at);
            self.before.push(before);
        }
    }

    fn way_to(&self, mut place: usize) -> Vec<T::Cell> {
        let mut way = vec![self.reached[place]];
        while self.before[place] != place {
            place = self.before[place];
            way.push(self.reached[place]);
        }
        way.reverse();
        way
    }
}
