//! Obstacles: cells of the board on which no disc can be placed.

use alloc::{format, string::String};

use super::{InARow, Square, variant::Obstacles};
use crate::{
    Grid, Headings, Layout, TooLarge,
    rules::{Cell, Illegal, Owned, SetupError},
};

/// The largest number of cells of a board with obstacles.
const MOST: usize = 64 * 6;

impl<T: Headings + Layout> InARow<T> {
    /// The game with obstacles on exactly these cells. No disc can be placed on an obstacle, and no line runs through
    /// it.
    ///
    /// With gravity, obstacles do not fall. Discs come to rest on them and can't reach the cells below. Those cells
    /// stay empty, and the board counts as full without them.
    ///
    /// A [hole](crate::Board::without) is different: it is not a cell of the board. A column ends above a hole, and
    /// another column begins below it. An obstacle splits no column, and does not change the numbers of columns.
    ///
    /// # Errors
    ///
    /// If a cell is off the board, or if the board has more than 384 cells. A 19x19 board has 361.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, in_a_row::FOUR_IN_A_ROW}};
    ///
    /// let [d3, e6] = [Coord::new(3, 3), Coord::new(0, 4)];
    /// let game = FOUR_IN_A_ROW.with_obstacles([d3, e6])?;
    /// let start = game.start();
    /// assert_eq!(game.landing(&start, 3).unwrap(), Coord::new(2, 3)); // on the obstacle
    /// assert_eq!(game.moves(&start).count(), 6); // column 5 is full from the start
    /// let refused = game.check(&start, &Coord::new(5, 3)).unwrap_err();
    /// assert_eq!(refused.to_string(), "no disc gets to d1: there is an obstacle on d3");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[doc(alias("blocked cells", "walls", "blockers"))]
    pub fn with_obstacles(
        self,
        cells: impl IntoIterator<Item = T::Cell>,
    ) -> Result<Self, SetupError> {
        let topology = self.board.topology();
        let mut obstacles = Obstacles::empty();
        for at in cells {
            let Some(index) = topology.index_of(at) else {
                let off = Illegal::off_board(&self.board, at);
                return Err(SetupError::new(format!("an obstacle on {off}")));
            };
            if topology.cell_count() > MOST {
                let error = TooLarge::cells(topology.cell_count()).over(MOST);
                return Err(SetupError::new(format!("with obstacles {error}")));
            }
            obstacles |= Obstacles::of_index(index);
        }
        Ok(Self {
            obstacles: Some(obstacles).filter(|obstacles| !obstacles.is_empty()),
            ..self
        })
    }

    /// The cells of the obstacles, in the order of the board.
    pub fn obstacles(&self) -> impl Iterator<Item = T::Cell> + Clone {
        let sets = self.obstacles.into_iter();
        sets.flat_map(|set| {
            let cells = self.board.cells().enumerate();
            cells.filter_map(move |(index, at)| set.contains_index(index).then_some(at))
        })
    }

    /// True if there is an obstacle on a cell.
    fn has_obstacle(&self, at: T::Cell) -> bool {
        let index = || self.board.topology().index_of(at);
        self.obstacles
            .is_some_and(|set| index().is_some_and(|index| set.contains_index(index)))
    }

    /// The obstacle that keeps discs from a cell: the one on the cell, or if discs fall, the nearest one above it.
    /// `None` if discs can reach the cell, or if it is off the board.
    ///
    /// ```
    /// use collinear::{Coord, rules::in_a_row::{FOUR_IN_A_ROW, TIC_TAC_TOE}};
    ///
    /// let d3 = Coord::new(3, 3);
    /// let game = FOUR_IN_A_ROW.with_obstacles([d3])?;
    /// let [d4, d1] = [Coord::new(2, 3), Coord::new(5, 3)];
    /// assert_eq!([d4, d3, d1].map(|at| game.obstacle_to(at)), [None, Some(d3), Some(d3)]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn obstacle_to(&self, at: T::Cell) -> Option<T::Cell> {
        let on_board = Some(at).filter(|&at| self.obstacles.is_some() && self.board.contains(at));
        // Columns are not rings, so this ends.
        let mut upwards = core::iter::successors(on_board, |&at| self.above(at));
        upwards.find(|&at| self.has_obstacle(at))
    }

    /// The board with only its obstacles.
    pub(super) fn empty_board(&self) -> Grid<Square, T> {
        let mut grid = Grid::filled_on(self.board.clone(), Square::Cell(Cell::Empty))
            .unwrap_or_else(|error| panic!("a board of at most 2^20 cells: {error}"));
        grid.fill(self.obstacles(), Square::Obstacle);
        grid
    }

    /// Checks that a position has the obstacles of the game, and no disc on a cell that discs can't reach.
    pub(super) fn check_obstacles(&self, grid: &Grid<Square, T>) -> Result<(), SetupError> {
        let is_one = |at: T::Cell| grid[at] == Square::Obstacle;
        let wrong = self
            .board
            .cells()
            .find(|&at| self.has_obstacle(at) != is_one(at));
        if let Some(at) = wrong {
            let which = if self.has_obstacle(at) { "an" } else { "no" };
            let at = self.board.names([at]);
            let why = format!("there is {which} obstacle on {at} in this game");
            return Err(SetupError::new(why));
        }
        let mut discs = grid.cells_where(|square| square.owner().is_some());
        match discs.find_map(|at| self.cut_off(at)) {
            Some((_, why)) => Err(SetupError::new(why)),
            None => Ok(()),
        }
    }

    /// The obstacle that keeps discs from a cell, and the reason in words.
    pub(super) fn cut_off(&self, at: T::Cell) -> Option<(T::Cell, String)> {
        let obstacle = self.obstacle_to(at)?;
        let [at, on] = [at, obstacle].map(|at| self.board.names([at]));
        let why = format!("no disc gets to {at}: there is an obstacle on {on}");
        Some((obstacle, why))
    }
}
