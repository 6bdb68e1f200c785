//! Positions that are set up, not played.

use alloc::{format, vec::Vec};

use super::{InARow, Square, State};
use crate::{
    Board, Grid, Headings, Layout, Line, WrongSize,
    rules::{Cell, Owned, Position, SetupError, Side},
};

impl<T: Headings + Layout> InARow<T> {
    /// The state with these discs on the board. It looks at the whole board once to find whose turn it is and whether
    /// the game has ended.
    ///
    /// The grid needs the same cells as the board of the game; how its sides are joined does not matter.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if no game can reach the position: the size or the obstacles differ from those of the game, a
    /// disc is in the air or on a cell that discs can't reach, one side has too many discs, or one last move can't have
    /// closed all lines. It does not check that the discs can be played in some order.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Side, View, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = |picture| Grid::parse_with(picture, Cell::from_glyph).unwrap();
    /// let state = TIC_TAC_TOE.set_up(board("X O X\n. O .\n. . ."))?;
    /// assert_eq!(state.turn(), Side::First);
    ///
    /// let error = TIC_TAC_TOE.set_up(board("X X X\n. . .\nO O O")).unwrap_err();
    /// assert_eq!(error.to_string(), "both players have a line");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[expect(clippy::needless_pass_by_value, reason = "a position is given away")]
    pub fn set_up<C>(&self, grid: Grid<C, T>) -> Result<State<T>, SetupError>
    where
        C: Copy + Into<Square>,
    {
        let grid = self.on_the_board(grid.map(|&cell| cell.into()))?;
        self.check_obstacles(&grid)?;
        self.check_gravity(&grid)?;
        let count = |side| grid.count(Square::is_of(side));
        let (first, second) = (count(Side::First), count(Side::Second));
        let turn = match first.checked_sub(second) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => {
                return Err(SetupError::new(format!(
                    "{first} discs of the first player and {second} of the second: players take turns"
                )));
            }
        };
        let axes = self.all_axes();
        let lines = |side| grid.k_lines(&axes, self.length, Square::is_of(side));
        let (mover, had_line) = (turn.other(), lines(turn).next().is_some());
        let closed: Vec<_> = lines(mover).collect();
        let last = match (closed.is_empty(), had_line) {
            (false, true) => return Err(SetupError::new("both players have a line")),
            (true, true) => {
                let why = format!("the {turn} player has a line, but the game was played on");
                return Err(SetupError::new(why));
            }
            (false, false) => Some(self.last_disc(&grid, &closed, mover)?),
            (true, false) => None,
        };
        Ok(self.state_of(Position::new(grid).with_turn(turn).with_last(last)))
    }

    /// The grid on the board of the game, if both have the same cells.
    fn on_the_board(&self, grid: Grid<Square, T>) -> Result<Grid<Square, T>, SetupError> {
        if *grid.board() == self.board {
            return Ok(grid);
        }
        let paper = |board: &Board<T>| board.topology().paper();
        WrongSize::check(paper(grid.board()), paper(&self.board))?;
        if !grid.board().cells().eq(self.board.cells()) {
            let why = "the board has other cells than the board of the game";
            return Err(SetupError::new(why));
        }
        let cells = grid.iter().copied().collect();
        Ok(Grid::from_cells(self.board.clone(), cells)?)
    }

    fn check_gravity(&self, grid: &Grid<Square, T>) -> Result<(), SetupError> {
        let is_empty = |at: Option<T::Cell>| at.is_some_and(|at| grid[at].is_empty());
        let mut discs = grid.cells_where(|square| square.owner().is_some());
        let Some(at) = discs.find(|&at| is_empty(self.below(at))) else {
            return Ok(());
        };
        let why = format!(
            "the disc on {} has nothing below it",
            self.board.names([at])
        );
        Err(SetupError::of_cell(self.board.topology().on_paper(at), why))
    }

    /// All axes of the board, each at least once.
    fn all_axes(&self) -> Vec<T::Heading> {
        if let Some(axes) = self.axes.everywhere() {
            return axes.to_vec();
        }
        let cells = self.board.cells();
        let mut axes: Vec<_> = cells.flat_map(|at| self.axes_at(at)).collect();
        axes.sort_unstable();
        axes.dedup();
        axes
    }

    /// A disc that the player with these lines can have placed last: it is on every line, and without it there was no
    /// line.
    fn last_disc(
        &self,
        grid: &Grid<Square, T>,
        lines: &[Line<T>],
        player: Side,
    ) -> Result<T::Cell, SetupError> {
        let own = |at: T::Cell| grid[at] == Square::Cell(Cell::Of(player));
        let on_top = |at: T::Cell| self.above(at).is_none_or(|above| grid[above].is_empty());
        // The disc may have joined two parts that were already lines.
        let closed_none_before = |last: T::Cell| {
            let before = |at: T::Cell| at != last && own(at);
            let both_ways = self.axes_at(last).flat_map(|axis| {
                let back = self.board.topology().reversed(last, axis);
                [axis, back]
            });
            let mut parts =
                both_ways.filter_map(|heading| self.board.step_with_heading(last, heading));
            !parts.any(|(next, heading)| {
                self.board
                    .has_k_line_through(next, &[heading], self.length, before)
            })
        };
        let mut candidates = lines.first().into_iter().flatten().filter(|&at| on_top(at));
        let last = candidates
            .find(|&at| lines.iter().all(|line| line.contains(at)) && closed_none_before(at));
        last.ok_or_else(|| {
            let why = format!("no last move can have closed all lines of the {player} player");
            SetupError::new(why)
        })
    }
}
