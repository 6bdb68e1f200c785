//! [`BitInARow`]: m,n,k games on bitboards.

use alloc::format;
use core::{fmt, marker::PhantomData};

use super::{InARow, Square, State, replies::count_replies};
use crate::{
    Coord, Direction, Grid, Length, Rect,
    bits::{Bitboard, Word},
    rules::{
        Bulk, Cell, Engine, Finished, Illegal, Outcome, Owned, Position, Rules, SetupError, Side,
        View,
    },
};

/// An engine of [`InARow`] on bitboards. A board must fit a word and have no joined sides.
///
/// `K` is the length of a line. The engine lists moves in reading order of their cells. With gravity the reference
/// rules list them column by column instead.
///
/// ```
/// use collinear::{
///     Length,
///     bits::Wide,
///     rules::{
///         Finished, Rules,
///         in_a_row::{BitFourInARow, BitInARow, FOUR_IN_A_ROW, GOMOKU, InARow},
///         perft_bulk,
///     },
/// };
///
/// let fast = BitFourInARow::new(FOUR_IN_A_ROW)?;
/// assert_eq!(perft_bulk(&fast, &fast.start(), 8, Finished::Dropped), 5_673_234);
///
/// // another board that fits a word, and one that needs a wide word
/// let small = InARow::new(5, 6, Length::AtLeast(3)).unwrap();
/// assert!(BitInARow::<u64, 5, 6, 3>::new(small).is_ok());
/// assert!(BitInARow::<Wide<4>, 15, 15, 5>::new(GOMOKU).is_ok());
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitInARow<W: Word, const ROWS: usize, const COLS: usize, const K: usize> {
    rules: InARow,
    word: PhantomData<W>,
}

/// The engine for four in a row on 6 rows and 7 columns. It uses 49 bits of a `u64`.
pub type BitFourInARow = BitInARow<u64, 6, 7, 4>;

/// The engine for tic-tac-toe.
pub type BitTicTacToe = BitInARow<u16, 3, 3, 3>;

impl<W: Word, const ROWS: usize, const COLS: usize, const K: usize> BitInARow<W, ROWS, COLS, K> {
    /// Makes the engine for a game.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if the size of the board or the length differs, sides are joined, discs fall in a direction
    /// other than down, or there are obstacles.
    ///
    /// ```
    /// use collinear::rules::{Engine, in_a_row::{BitFourInARow, FOUR_IN_A_ROW, TIC_TAC_TOE}};
    ///
    /// assert_eq!(BitFourInARow::new(FOUR_IN_A_ROW)?.rules(), &FOUR_IN_A_ROW);
    /// assert_eq!(
    ///     BitFourInARow::new(TIC_TAC_TOE).unwrap_err().to_string(),
    ///     "the board has 3 rows and 3 columns, but the engine is for 6 rows and 7 columns"
    /// );
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn new(rules: InARow) -> Result<Self, SetupError> {
        SetupError::check_plain(rules.bounds(), Bitboard::<W, ROWS, COLS>::BOUNDS)?;
        rules.check_for_bits()?;
        if rules.length().k() == K {
            Ok(Self {
                rules,
                word: PhantomData,
            })
        } else {
            let found = format!("lines have {} cells", rules.length().k());
            Err(SetupError::for_engine(found, format!("lines of {K}")))
        }
    }

    /// The cells where a disc can be placed.
    #[inline(always)]
    pub(super) fn open(&self, state: &BitState<W, ROWS, COLS>) -> Bitboard<W, ROWS, COLS> {
        let taken = state.own | state.theirs;
        if self.rules.has_gravity() {
            taken.landings()
        } else {
            !taken
        }
    }

    /// True if there is a line in a set of discs.
    #[inline(always)]
    fn has_line(&self, discs: Bitboard<W, ROWS, COLS>) -> bool {
        // In the usual games length and axes are constants, for fast shifts.
        let all = &Direction::AXES;
        match (self.rules.axes().len(), self.rules.length()) {
            (4, Length::AtLeast(_)) => discs.has_k_line(all, Length::AtLeast(K)),
            (4, Length::Exactly(_)) => discs.has_k_line(all, Length::Exactly(K)),
            _ => self.has_line_along_some(discs),
        }
    }

    #[inline(never)]
    fn has_line_along_some(&self, discs: Bitboard<W, ROWS, COLS>) -> bool {
        discs.has_k_line(self.rules.axes(), self.rules.length())
    }

    /// The open cells that complete a line of a set of discs.
    #[inline(always)]
    fn completions(
        &self,
        discs: Bitboard<W, ROWS, COLS>,
        open: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let all = &Direction::AXES;
        match (self.rules.axes().len(), self.rules.length()) {
            (4, Length::AtLeast(_)) => discs.completions(all, Length::AtLeast(K), open),
            (4, Length::Exactly(_)) => discs.completions(all, Length::Exactly(K), open),
            _ => self.completions_along_some(discs, open),
        }
    }

    #[inline(never)]
    fn completions_along_some(
        &self,
        discs: Bitboard<W, ROWS, COLS>,
        open: Bitboard<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        discs.completions(self.rules.axes(), self.rules.length(), open)
    }
}

/// Entering fails with the [`SetupError`] of [`set_up`](InARow::set_up). Leaving keeps the last move.
///
/// ```
/// use collinear::{Coord, Grid, rules::{Cell, Engine, Rules, in_a_row::{BitTicTacToe, TIC_TAC_TOE}}};
///
/// let board = Grid::parse_with("X O X\n. O .\n. . .", Cell::from_glyph).unwrap();
/// let mut slow = TIC_TAC_TOE.set_up(board).unwrap();
/// let fast = BitTicTacToe::new(TIC_TAC_TOE)?;
/// assert_eq!(fast.rules(), &TIC_TAC_TOE);
/// let mut state = fast.enter(&slow)?;
/// assert_eq!(fast.count_moves(&state), 5);
/// assert_eq!(fast.leave(&state), slow);
///
/// fast.apply(&mut state, Coord::new(2, 1));
/// TIC_TAC_TOE.apply(&mut slow, Coord::new(2, 1));
/// assert_eq!(fast.leave(&state), slow);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl<W: Word, const ROWS: usize, const COLS: usize, const K: usize> Engine
    for BitInARow<W, ROWS, COLS, K>
{
    type Reference = InARow;

    fn of(rules: InARow) -> Result<Self, SetupError> {
        Self::new(rules)
    }

    #[inline]
    fn rules(&self) -> &InARow {
        &self.rules
    }

    fn enter(&self, state: &State) -> Result<Self::State, SetupError> {
        let state = self.rules.for_an_engine(state)?;
        let discs = |side| state.grid().mask(|cell| cell.owner() == Some(side));
        let turn = state.turn();
        Ok(BitState {
            own: discs(turn)?,
            theirs: discs(turn.other())?,
            last: state.last().into_iter().collect(),
            turn,
            closed_line: matches!(state.outcome, Some(Outcome::Win(_))),
        })
    }

    fn leave(&self, state: &Self::State) -> State {
        let position = Position::new(state.grid()).with_turn(state.turn);
        self.rules.state_of(position.with_last(state.last()))
    }

    /// Finds all winning moves at once.
    // Inlined, as `apply` is.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn count_replies(&self, state: &Self::State, finished: Finished) -> Option<u128> {
        let open = self.open(state);
        let wins = self.completions(state.own, open);
        let going_on = open - wins;
        let on_top = if self.rules.has_gravity() {
            going_on.shift(Direction::N).len()
        } else {
            0
        };
        Some(count_replies(open.len(), wins.len(), on_top, finished))
    }
}

/// A state of an m,n,k game for [`BitInARow`]: the discs of both sides and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitState<W: Word, const ROWS: usize, const COLS: usize> {
    own: Bitboard<W, ROWS, COLS>,
    theirs: Bitboard<W, ROWS, COLS>,
    last: Bitboard<W, ROWS, COLS>,
    turn: Side,
    closed_line: bool,
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitState<W, ROWS, COLS> {
    /// The discs of a player.
    #[must_use]
    #[inline]
    pub fn discs(&self, side: Side) -> Bitboard<W, ROWS, COLS> {
        if side == self.turn {
            self.own
        } else {
            self.theirs
        }
    }

    /// The cell of the last disc; `None` at the start, or if the [entered](Engine::enter) state has no last disc.
    #[must_use]
    pub(crate) fn last(&self) -> Option<Coord> {
        self.last.first()
    }

    fn grid(&self) -> Grid<Square> {
        let (own, theirs) = (
            Square::Cell(Cell::Of(self.turn)),
            Square::Cell(Cell::Of(self.turn.other())),
        );
        let is_own = self.own.to_grid();
        let mut grid = is_own.map(|&is_own| {
            if is_own {
                own
            } else {
                Square::Cell(Cell::Empty)
            }
        });
        for at in self.theirs {
            grid[at] = theirs;
        }
        grid
    }
}

/// The board as text.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for BitState<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.grid(), f)
    }
}

/// The key is the discs of both sides, and whose turn it is.
impl<W: Word, const ROWS: usize, const COLS: usize> View for BitState<W, ROWS, COLS> {
    type Board = Rect;
    type Key = (Bitboard<W, ROWS, COLS>, Bitboard<W, ROWS, COLS>, Side);

    fn key(&self) -> Self::Key {
        (self.own, self.theirs, self.turn)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        self.grid().map(|&cell| cell.into())
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize, const K: usize> Rules
    for BitInARow<W, ROWS, COLS, K>
{
    type State = BitState<W, ROWS, COLS>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        BitState {
            own: Bitboard::empty(),
            theirs: Bitboard::empty(),
            last: Bitboard::empty(),
            turn: Side::First,
            closed_line: false,
        }
    }

    #[inline(always)]
    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        self.open(state).iter()
    }

    // Without optimization, inlined copies would be half of the code in the tests.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn apply(&self, state: &mut Self::State, at: Coord) {
        let last = Bitboard::cell(at);
        let own = state.own | last;
        *state = BitState {
            own: state.theirs,
            theirs: own,
            last,
            turn: state.turn.other(),
            closed_line: self.has_line(own),
        };
    }

    #[inline(always)]
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is_full = state.own | state.theirs == Bitboard::full();
        self.rules
            .verdict(state.turn.other(), state.closed_line, is_full)
    }

    #[inline(always)]
    fn count_moves(&self, state: &Self::State) -> usize {
        self.open(state).len()
    }

    /// Calls the reference rules, which give the reasons.
    fn check(&self, state: &Self::State, at: &Coord) -> Result<(), Illegal> {
        self.rules.check(&self.leave(state), at)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize, const K: usize> Bulk
    for BitInARow<W, ROWS, COLS, K>
{
    #[inline(always)]
    fn is_legal(&self, state: &Self::State, at: &Coord) -> bool {
        self.open(state).contains(*at)
    }

    /// Makes the moves of many states at once in SIMD lanes, if discs fall and lines run along all axes.
    fn random_moves(
        &self,
        states: &mut [Self::State],
        pick: impl FnMut(usize, usize) -> usize,
    ) -> bool {
        let falls = self.rules.has_gravity();
        let lanes = falls && self.rules.axes().len() == 4;
        match self.rules.length() {
            Length::AtLeast(_) if lanes => drop_discs::<W, ROWS, COLS, K, false>(states, pick),
            Length::Exactly(_) if lanes => drop_discs::<W, ROWS, COLS, K, true>(states, pick),
            _ => return false,
        }
        true
    }
}

/// The number of discs dropped at once.
const LANES: usize = 64;

/// Drops a disc in each state, into the open column whose index `pick` returns.
///
/// Each step is a separate loop over all states, so that the compiler can vectorize it.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx512f+avx512vl+avx512vpopcntdq",
        "x86_64+avx2+popcnt+bmi1"
    ))
)]
fn drop_discs<
    W: Word,
    const ROWS: usize,
    const COLS: usize,
    const K: usize,
    const EXACTLY: bool,
>(
    states: &mut [BitState<W, ROWS, COLS>],
    mut pick: impl FnMut(usize, usize) -> usize,
) {
    let length = if EXACTLY {
        Length::Exactly(K)
    } else {
        Length::AtLeast(K)
    };
    for (chunk, states) in states.chunks_mut(LANES).enumerate() {
        let len = states.len();
        let none = [Bitboard::<W, ROWS, COLS>::empty(); LANES];
        let (mut own, mut landings) = (none, none);
        let (mut columns, mut closed_line) = ([0; LANES], [false; LANES]);
        for (lane, state) in states.iter().enumerate() {
            own[lane] = state.own;
            landings[lane] = (state.own | state.theirs).landings();
        }
        for (column, landings) in columns[..len].iter_mut().zip(&landings) {
            *column = landings.len();
        }
        for (lane, column) in columns[..len].iter_mut().enumerate() {
            let last = column.saturating_sub(1);
            *column = pick(chunk * LANES + lane, *column).min(last);
        }
        for (landings, &column) in landings[..len].iter_mut().zip(&columns) {
            let mut left = landings.word();
            for skipped in 1..COLS {
                left = if skipped <= column {
                    left.without_lowest()
                } else {
                    left
                };
            }
            *landings = Bitboard::from_word(left ^ left.without_lowest());
        }
        let placed = &landings[..len];
        for ((own, &placed), closed_line) in own.iter_mut().zip(placed).zip(&mut closed_line) {
            *own |= placed;
            *closed_line = own.has_k_line(&Direction::AXES, length);
        }
        for (lane, state) in states.iter_mut().enumerate() {
            *state = BitState {
                own: state.theirs,
                theirs: own[lane],
                last: placed[lane],
                turn: state.turn.other(),
                closed_line: closed_line[lane],
            };
        }
    }
}
