//! [`InARow`]: the parameters of an m,n,k game.

use itertools::Either;

use super::{axes::Axes, columns::Columns};
use crate::{
    Board, Headings, Layout, Length, Rect, TooLarge, Topology,
    bits::{CellSet, Wide},
    rules::{MAX_CELLS, SetupError},
};

/// The cells of obstacles, by index. The set has a fixed size, so that a game is `Copy` and can be a constant.
pub(super) type Obstacles = CellSet<Wide<6>>;

/// An m,n,k game: the board, the length of a line, and variations.
///
/// [`new`](Self::new) makes one on rows and columns, [`on`](Self::on) on any other board. The length can be longer than
/// every line of the board; the game is then always a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InARow<T: Topology = Rect> {
    pub(super) board: Board<T>,
    pub(super) length: Length,
    /// The columns that discs fall in, if they fall.
    pub(super) columns: Option<Columns<T::Heading>>,
    pub(super) axes: Axes<T::Heading>,
    /// Never empty.
    pub(super) obstacles: Option<Obstacles>,
    /// True if a player who closes a line loses.
    pub(super) misere: bool,
}

impl<T: Headings + Layout> InARow<T> {
    /// The game on any finite board, without gravity, with lines along all [axes](Headings::axes) of its cells.
    ///
    /// # Errors
    ///
    /// If the board has more than [`MAX_CELLS`] cells, if it has more rows or columns than that on
    /// [paper](Layout::paper), or if the length is 0.
    ///
    /// ```
    /// use collinear::{Length, boards::Cuboid, rules::{Rules, in_a_row::InARow}};
    ///
    /// let qubic = InARow::on(Cuboid::new([4, 4, 4])?.board(), Length::AtLeast(4))?;
    /// let start = qubic.start();
    /// assert_eq!(qubic.moves(&start).count(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on(board: Board<T>, length: Length) -> Result<Self, SetupError> {
        let (topology, paper) = (board.topology(), board.topology().paper());
        let (rows, cols) = (paper.rows(), paper.cols());
        let cells = topology.cell_count();
        if cells > MAX_CELLS {
            return Err(TooLarge::cells(cells).over(MAX_CELLS).into());
        }
        if rows > MAX_CELLS || cols > MAX_CELLS {
            return Err(TooLarge::sides(rows, cols).over(MAX_CELLS).into());
        }
        check_length(length)?;
        Ok(Self {
            axes: Axes::of_board(topology, topology.cells().next()),
            board,
            length,
            columns: None,
            obstacles: None,
            misere: false,
        })
    }

    /// The game with gravity: a disc falls along a heading until the next cell is occupied or the board ends.
    ///
    /// A column is then a line along that heading, from its first cell to its floor.
    ///
    /// # Errors
    ///
    /// If a line along the heading has no end, if a step along it changes the heading, or if a cell is on no such line.
    ///
    /// ```
    /// use collinear::{Direction, Length, boards::Twisted, rules::{Rules, in_a_row::InARow}};
    ///
    /// let strip = InARow::on(Twisted::moebius(6, 7)?.board(), Length::AtLeast(4))?;
    /// let game = strip.with_gravity_towards(Direction::S)?;
    /// assert_eq!(game.moves(&game.start()).count(), 7);
    /// assert!(strip.with_gravity_towards(Direction::E).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_gravity_towards(self, heading: T::Heading) -> Result<Self, SetupError> {
        let columns = Some(Columns::on(&self.board, heading)?);
        Ok(Self { columns, ..self })
    }

    /// The axes of lines through a cell.
    ///
    /// ```
    /// use collinear::{Coord, Direction, rules::in_a_row::TIC_TAC_TOE};
    ///
    /// let rows_only = TIC_TAC_TOE.with_axes(&[Direction::E])?;
    /// assert!(rows_only.axes_at(Coord::new(1, 1)).eq([Direction::E]));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn axes_at(&self, at: T::Cell) -> impl Iterator<Item = T::Heading> {
        match self.axes.everywhere() {
            Some(axes) => Either::Left(axes.iter().copied()),
            None => Either::Right(self.board.topology().axes(at)),
        }
    }
}

/// A line of no cells would win before the first move.
pub(super) fn check_length(length: Length) -> Result<(), SetupError> {
    if length.k() == 0 {
        return Err(SetupError::new("a line has to be at least 1 cell long"));
    }
    Ok(())
}

impl<T: Topology> InARow<T> {
    /// The game in which a player who closes a line loses.
    ///
    /// A full board without a line is still a draw.
    ///
    /// ```
    /// use collinear::rules::{Game, Notation, Outcome, Rules, Side, in_a_row::TIC_TAC_TOE};
    ///
    /// let game = TIC_TAC_TOE.misere();
    /// let moves = game.read_game(&game.start(), "a1 b1 a2 b2 a3").unwrap();
    /// let mut played = Game::new(game);
    /// played.play_all(moves)?;
    /// assert_eq!(played.outcome(), Some(Outcome::Win(Side::Second)));
    /// # Ok::<(), collinear::rules::GameError>(())
    /// ```
    #[doc(alias("misère", "avoidance", "toe-tac-tic", "reverse"))]
    #[must_use]
    pub fn misere(self) -> Self {
        Self {
            misere: true,
            ..self
        }
    }

    /// True if a player who closes a line loses.
    #[must_use]
    pub const fn is_misere(&self) -> bool {
        self.misere
    }

    /// The board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board<T> {
        &self.board
    }

    /// The length of a winning line.
    #[must_use]
    pub const fn length(&self) -> Length {
        self.length
    }

    /// True if discs fall.
    #[must_use]
    #[inline]
    pub const fn has_gravity(&self) -> bool {
        self.columns.is_some()
    }

    /// The heading along which discs fall, if they fall.
    #[must_use]
    #[inline]
    pub const fn gravity(&self) -> Option<T::Heading> {
        match &self.columns {
            Some(columns) => Some(columns.heading),
            None => None,
        }
    }
}
