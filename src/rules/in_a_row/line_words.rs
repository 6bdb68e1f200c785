//! [`LineInARow`]: m,n,k games on a word for each row, column and diagonal.

use core::fmt;

use itertools::Either;

use super::{InARow, Square, State, words::Words};
use crate::{
    Coord, Direction, Grid, Rect,
    rules::{Bulk, Cell, Engine, Illegal, Outcome, Owned, Position, Rules, SetupError, Side, View},
};

/// An engine of [`InARow`] with a word for each row, column and diagonal. The size of the board, up to 32 rows and
/// columns, is a compile-time constant.
///
/// Gravity, the length of a line and its axes are those of the game. Sides must not be joined.
///
/// ```
/// use collinear::rules::{Finished, Rules, in_a_row::{GOMOKU, LineGomoku}, perft};
///
/// let fast = LineGomoku::new(GOMOKU)?;
/// let count = |depth| perft(&fast, &fast.start(), depth, Finished::Dropped);
/// assert_eq!(count(2), perft(&GOMOKU, &GOMOKU.start(), 2, Finished::Dropped));
/// assert_eq!(count(3), 225 * 224 * 223);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
///
/// The compiler refuses a board that is too large:
///
/// ```compile_fail
/// use collinear::{Length, rules::in_a_row::{InARow, LineInARow}};
///
/// let game = InARow::new(33, 8, Length::AtLeast(5)).unwrap();
/// let fast = LineInARow::<33, 8>::new(game);
/// ```
///
/// For winning lines and notation, use the [reference rules](Engine::rules) with a [converted
/// state](Engine::leave).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineInARow<const ROWS: usize, const COLS: usize> {
    rules: InARow,
    /// For each of [`Direction::AXES`], true if lines run along it.
    axes: [bool; 4],
    start: LineState<ROWS, COLS>,
}

/// The engine for Gomoku and all other variants on 15x15.
pub type LineGomoku = LineInARow<15, 15>;

impl<const ROWS: usize, const COLS: usize> LineInARow<ROWS, COLS> {
    /// Makes the engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if the board has another size or joined sides, discs fall in a direction other than down, or
    /// there are obstacles.
    ///
    /// ```
    /// use collinear::{Wrap, rules::in_a_row::{FOUR_IN_A_ROW, LineInARow}};
    ///
    /// assert!(LineInARow::<6, 7>::new(FOUR_IN_A_ROW).is_ok());
    ///
    /// let error = LineInARow::<7, 6>::new(FOUR_IN_A_ROW).unwrap_err();
    /// let size = "the board has 6 rows and 7 columns, but the engine is for 7 rows and 6 columns";
    /// assert_eq!(error.to_string(), size);
    ///
    /// let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)?;
    /// let error = LineInARow::<6, 7>::new(cylinder).unwrap_err();
    /// let joined = "the left and the right side of the board are joined, but the engine is for \
    ///               plain boards";
    /// assert_eq!(error.to_string(), joined);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rules: InARow) -> Result<Self, SetupError> {
        let start = LineState::of(&rules.start())?;
        rules.check_for_bits()?;
        let axes = Direction::AXES.map(|axis| rules.axes().contains(&axis));
        Ok(Self { rules, axes, start })
    }

    /// True if the disc on a cell is on a line of its owner.
    #[inline]
    fn closes_a_line(&self, discs: &Words<ROWS, COLS>, at: Coord) -> bool {
        let length = self.rules.length();
        let mut runs = self.axes.into_iter().zip(discs.run_lens_through(at));
        runs.any(|(played, run)| played && length.admits(run))
    }
}

impl<const ROWS: usize, const COLS: usize> Rules for LineInARow<ROWS, COLS> {
    type State = LineState<ROWS, COLS>;
    type Move = Coord;

    fn start(&self) -> LineState<ROWS, COLS> {
        self.start.clone()
    }

    #[inline]
    fn moves(&self, state: &LineState<ROWS, COLS>) -> impl Iterator<Item = Coord> {
        if self.rules.has_gravity() {
            Either::Left(state.landings())
        } else {
            let [first, second] = &state.discs;
            Either::Right(first.in_neither(second))
        }
    }

    #[inline]
    fn apply(&self, state: &mut LineState<ROWS, COLS>, at: Coord) {
        let mover = state.turn;
        let own = &mut state.discs[mover.index()];
        own.insert(at);
        state.open -= usize::from(self.rules.is_last_there(at));
        state.closed_line = self.closes_a_line(own, at);
        state.turn = mover.other();
        state.last = Some(at);
    }

    #[inline]
    fn outcome(&self, state: &LineState<ROWS, COLS>) -> Option<Outcome> {
        let mover = state.turn.other();
        self.rules
            .verdict(mover, state.closed_line, state.open == 0)
    }

    #[inline]
    fn count_moves(&self, state: &LineState<ROWS, COLS>) -> usize {
        state.open
    }

    /// Tries some random cells first. While much of the board is free, that is faster than counting free cells.
    #[inline]
    fn random_move(
        &self,
        state: &LineState<ROWS, COLS>,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Option<Coord> {
        const TRIES: usize = 4;
        let cells = ROWS * COLS;
        if !self.rules.has_gravity() && state.open > 0 {
            for _ in 0..TRIES {
                let index = pick(cells).min(cells - 1);
                let at = Coord::new(index / COLS, index % COLS);
                if state.discs.iter().all(|discs| !discs.contains(at)) {
                    return Some(at);
                }
            }
        }
        let last = state.open.checked_sub(1)?;
        self.moves(state).nth(pick(last + 1).min(last))
    }

    fn check(&self, state: &LineState<ROWS, COLS>, m: &Coord) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), m)
    }
}

impl<const ROWS: usize, const COLS: usize> Bulk for LineInARow<ROWS, COLS> {
    #[inline]
    fn is_legal(&self, state: &LineState<ROWS, COLS>, at: &Coord) -> bool {
        let is_free = |at: Coord| state.discs.iter().all(|discs| !discs.contains(at));
        let rests = || {
            !self.rules.has_gravity()
                || at.row + 1 == ROWS
                || !is_free(Coord::new(at.row + 1, at.col))
        };
        at.row < ROWS && at.col < COLS && is_free(*at) && rests()
    }
}

/// Entering fails with the [`SetupError`] of [`set_up`](InARow::set_up). Leaving keeps the last move.
///
/// ```
/// use collinear::{Grid, rules::{Cell, Engine, Rules, in_a_row::{LineInARow, TIC_TAC_TOE}}};
///
/// let fast = LineInARow::<3, 3>::new(TIC_TAC_TOE)?;
/// assert_eq!(fast.rules(), &TIC_TAC_TOE);
/// assert_eq!(fast.leave(&fast.start()), TIC_TAC_TOE.start());
/// let board = Grid::parse_with("X X .\nO O .\n. . .", Cell::from_glyph)?;
/// let state = fast.enter(&TIC_TAC_TOE.set_up(board)?)?;
/// assert_eq!(fast.count_moves(&state), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<const ROWS: usize, const COLS: usize> Engine for LineInARow<ROWS, COLS> {
    type Reference = InARow;

    fn of(rules: InARow) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    fn rules(&self) -> &InARow {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<LineState<ROWS, COLS>, SetupError> {
        LineState::of(&self.rules.for_an_engine(state)?)
    }

    fn leave(&self, state: &LineState<ROWS, COLS>) -> State {
        let position = Position::new(state.grid()).with_turn(state.turn);
        self.rules.state_of(position.with_last(state.last))
    }
}

/// A state of an m,n,k game for [`LineInARow`]: the discs of both players, whose turn it is, the last move, and the
/// result if the game has ended.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct LineState<const ROWS: usize, const COLS: usize> {
    /// The discs of the first and the second player.
    discs: [Words<ROWS, COLS>; 2],
    turn: Side,
    last: Option<Coord>,
    /// The number of legal moves while the game continues: open columns with gravity, else empty cells.
    open: usize,
    closed_line: bool,
}

impl<const ROWS: usize, const COLS: usize> LineState<ROWS, COLS> {
    fn of(state: &State) -> Result<Self, SetupError> {
        let expected = Words::<ROWS, COLS>::BOUNDS;
        SetupError::check_plain(state.grid().bounds(), expected)?;
        let discs = |side| {
            state
                .grid()
                .cells_where(move |cell| cell.owner() == Some(side))
        };
        Ok(Self {
            discs: [Side::First, Side::Second].map(|side| discs(side).collect()),
            turn: state.position.turn,
            last: state.last(),
            open: state.open,
            closed_line: matches!(state.outcome, Some(Outcome::Win(_))),
        })
    }

    /// The discs of a player.
    pub(crate) const fn discs(&self, side: Side) -> &Words<ROWS, COLS> {
        &self.discs[side.index()]
    }

    fn cell(&self, at: Coord) -> Square {
        let mut sides = [Side::First, Side::Second].into_iter();
        let owner = sides.find(|&side| self.discs(side).contains(at));
        owner.map_or(Cell::Empty, Cell::Of).into()
    }

    fn grid(&self) -> Grid<Square> {
        Grid::from_fn(ROWS, COLS, |at| self.cell(at))
            .unwrap_or_else(|error| panic!("a board of at most 2^10 cells: {error}"))
    }

    /// The lowest free cell of each column that has one, from the left.
    #[inline]
    fn landings(&self) -> impl Iterator<Item = Coord> {
        let [first, second] = self.discs.each_ref().map(Words::cols);
        let on_board = (0..ROWS).fold(0, |word, row| word | 1_u32 << row);
        (0..COLS).filter_map(move |col| {
            let free = !(first[col] | second[col]) & on_board;
            let row = free.checked_ilog2()?;
            Some(Coord::new(row as usize, col))
        })
    }
}

impl<const ROWS: usize, const COLS: usize> Clone for LineState<ROWS, COLS> {
    fn clone(&self) -> Self {
        Self {
            discs: self.discs.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.discs.clone_from(&source.discs);
        (self.turn, self.last) = (source.turn, source.last);
        (self.open, self.closed_line) = (source.open, source.closed_line);
    }
}

/// The key is the rows of both players' discs, and whose turn it is.
impl<const ROWS: usize, const COLS: usize> View for LineState<ROWS, COLS> {
    type Board = Rect;
    type Key = ([[u32; ROWS]; 2], Side);

    fn key(&self) -> Self::Key {
        (self.discs.each_ref().map(|discs| *discs.rows()), self.turn)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid().map(|&cell| cell.into())
    }
}

/// The board as text.
impl<const ROWS: usize, const COLS: usize> fmt::Display for LineState<ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid(), f)
    }
}
