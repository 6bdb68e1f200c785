//! [`Rules`] of [`InARow`]: moves, their effect, and the lines that win.

use alloc::{format, vec::Vec};

use super::{InARow, Square, State, check_landing};
use crate::{
    Grid, Headings, Layout, Line,
    rules::{Bulk, Cell, Illegal, Outcome, Position, Rules, Side, not_over, vacant},
};

impl<T: Headings + Layout> InARow<T> {
    /// The complete lines that decided the game; none if the game continues or is a draw. They are the winner's lines,
    /// or the loser's in [misère](InARow::misere).
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = Grid::parse_with("X X X\nO O .\n. . .", Cell::from_glyph).unwrap();
    /// let state = TIC_TAC_TOE.set_up(board)?;
    /// let lines: Vec<_> = TIC_TAC_TOE.winning_lines(&state).collect();
    /// assert_eq!(lines.len(), 1);
    /// assert_eq!(lines[0].to_string(), "3 cells E from (0, 0)");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Looks only at lines through the last disc.
    pub fn winning_lines<'a>(&'a self, state: &'a State<T>) -> impl Iterator<Item = Line<T>> + 'a {
        let last = state.last().into_iter();
        last.flat_map(|at| self.lines_through(state.grid(), at))
    }

    /// The lines through a disc that belong to its owner.
    fn lines_through(&self, grid: &Grid<Square, T>, at: T::Cell) -> Vec<Line<T>> {
        let (axes, own): (Vec<_>, _) = (self.axes_at(at).collect(), grid[at]);
        let lines = grid.k_lines_through(at, &axes, self.length, |&cell| cell == own);
        lines.collect()
    }

    /// True if a player has a line through a cell.
    #[inline]
    pub(super) fn closes_a_line(&self, grid: &Grid<Square, T>, at: T::Cell, player: Side) -> bool {
        let own = Square::Cell(Cell::Of(player));
        match self.axes.everywhere() {
            Some(axes) => grid.has_k_line_through(at, axes, self.length, |&cell| cell == own),
            None => self.closes_a_line_of_the_cell(grid, at, own),
        }
    }

    // A separate function, so that the usual walks along a few axes are inlined into the loop over moves.
    #[cold]
    #[inline(never)]
    fn closes_a_line_of_the_cell(&self, grid: &Grid<Square, T>, at: T::Cell, own: Square) -> bool {
        let mut axes = self.board.topology().axes(at);
        axes.any(|axis| grid.has_k_line_through(at, &[axis], self.length, |&cell| cell == own))
    }

    fn refusal(&self, state: &State<T>, m: T::Cell) -> Result<(), Illegal> {
        let (board, grid) = (&self.board, state.grid());
        if !board.contains(m) {
            return Err(Illegal::off_board(board, m));
        }
        if grid.get(m) == Some(&Square::Obstacle) {
            let why = format!("there is an obstacle on {}", board.names([m]));
            return Err(Illegal::refused_at(why, [m]));
        }
        vacant(grid, m, Square::is_empty)?;
        if let Some((obstacle, why)) = self.cut_off(m) {
            return Err(Illegal::refused_at(why, [m, obstacle]));
        }
        match self.column_of(m) {
            Some(column) => check_landing(board, m, self.landing(state, column)?),
            None => Ok(()),
        }
    }
}

impl<T: Headings + Layout> Rules for InARow<T> {
    type State = State<T>;
    type Move = T::Cell;

    fn start(&self) -> State<T> {
        self.state_of(Position::new(self.empty_board()))
    }

    fn moves(&self, state: &State<T>) -> impl Iterator<Item = T::Cell> {
        // One iterator for both cases: an `Either` would compile the loops over moves twice, and their calls would no
        // longer be inlined.
        let (columns, has_obstacles, grid) = (self.columns, self.obstacles.is_some(), state.grid());
        let board = grid.board();
        let one_a_move = match columns {
            Some(columns) if columns.rows.is_some() => columns.count,
            _ => board.topology().cell_count(),
        };
        let cells = board.cells().take(one_a_move);
        cells.filter_map(move |at| match columns {
            Some(columns) => columns.landing(grid, at, has_obstacles),
            None => grid[at].is_empty().then_some(at),
        })
    }

    #[inline]
    fn apply(&self, state: &mut State<T>, at: T::Cell) {
        let mover = state.position.turn;
        state.position.place(at, Square::Cell(Cell::Of(mover)));
        state.open -= usize::from(self.is_last_there(at));
        let closes_a_line = self.closes_a_line(state.grid(), at, mover);
        state.outcome = self.verdict(mover, closes_a_line, state.open == 0);
    }

    #[inline]
    fn outcome(&self, state: &State<T>) -> Option<Outcome> {
        state.outcome
    }

    #[inline]
    fn count_moves(&self, state: &State<T>) -> usize {
        state.open
    }

    fn check(&self, state: &State<T>, m: &T::Cell) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.refusal(state, *m)
    }
}

crate::reference_engine!(InARow<T> where T: Headings + Layout);

impl<T: Headings + Layout> Bulk for InARow<T> {}
