//! Games and positions that are set up: from a variant, and from a board.

use alloc::{borrow::Cow, string::String, vec::Vec};
use core::fmt;

use super::{Army, Corners, End, Escape, Hnefatafl, Reach, Square, State, Variant};
use crate::{
    CellName, Coord, Grid, GridError, Origin, TooLarge, WrongSize,
    rules::{
        MAX_CELLS,
        size::{check_sides, check_size},
    },
};

impl Hnefatafl {
    /// The game of a variant.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if there is no such game: the picture is none, or has no cell in the middle,
    /// its pieces stand where they may not, the game would be over before the first move, the king
    /// can't move at all, or he escapes to any edge, where corners are ordinary cells and exit forts
    /// have no use.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{Corners, Hnefatafl, TABLUT, Variant};
    ///
    /// assert!(Hnefatafl::new(TABLUT).is_ok());
    ///
    /// let corners = Corners { hostile_to_attackers: true, ..TABLUT.corners };
    /// let error = Hnefatafl::new(Variant { corners, ..TABLUT }).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "corners can't be hostile where the king escapes to any edge"
    /// );
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        if variant.king.reach == Reach::AtMost(0) {
            return Err(SetupError::KingCantMove);
        }
        if variant.ending.escape == Escape::Edge {
            if variant.corners != Corners::ORDINARY {
                return Err(SetupError::HostileCorners);
            }
            if variant.ending.exit_fort {
                return Err(SetupError::FortAtGoal);
            }
        }
        let grid = read_board(&variant.start).map_err(SetupError::Picture)?;
        let (rows, cols) = (grid.rows(), grid.cols());
        check_sides(rows, cols).map_err(SetupError::TooLarge)?;
        if rows % 2 == 0 || cols % 2 == 0 {
            return Err(SetupError::NoMiddle { rows, cols });
        }
        let mut rules = Self {
            throne: Coord::new(rows / 2, cols / 2),
            start: State::new(grid.clone(), Army::Attackers),
            variant,
        };
        let turn = rules.variant.first;
        rules.start = rules.set_up(grid, turn)?;
        match (rules.start.end(), rules.winner(&rules.start)) {
            (Some(end), Some(winner)) => Err(SetupError::Over { end, winner }),
            _ => Ok(rules),
        }
    }

    /// The state with these pieces on the board and this army to move.
    ///
    /// No piece is captured for where it stands. The game is over if a move of the other army to this
    /// position would have ended it, if this army can't move, or if the king has escaped already.
    ///
    /// How the grid wraps makes no difference: boards of this game have edges.
    ///
    /// # Errors
    ///
    /// A [`SetupError`] if no game can come to this: a board of another size, no king or two, a
    /// soldier on the throne or on a corner that is the king's.
    ///
    /// # Complexity
    ///
    /// The board is looked at once for each of these, and the moves are listed.
    ///
    /// ```
    /// use collinear::{Grid, rules::hnefatafl::{Army, BRANDUBH, End, Hnefatafl, Square}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let mut board = rules.variant().board().unwrap();
    /// board.swap((3, 3).into(), (0, 0).into());
    /// let state = rules.set_up(board.clone(), Army::Attackers).unwrap();
    /// assert_eq!(state.end(), Some(End::Escaped));
    ///
    /// board[(3, 3)] = Square::Attacker;
    /// let error = rules.set_up(board, Army::Attackers).unwrap_err();
    /// assert_eq!(error.to_string(), "row 3, column 3: a soldier on the throne at d4");
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    pub fn set_up(&self, grid: Grid<Square>, turn: Army) -> Result<State, SetupError> {
        let bounds = self.bounds();
        check_size(grid.bounds(), bounds).map_err(SetupError::Size)?;
        let grid = grid.with_wrap(bounds.wrap());
        let kings = grid.count(|&square| square == Square::King);
        if kings != 1 {
            return Err(SetupError::Kings { found: kings });
        }
        let is_soldier = |at: &Coord| !matches!(grid[*at], Square::Empty | Square::King);
        let misplaced = |at: &Coord| is_soldier(at) && !self.may_stop(grid[*at], *at);
        let misplaced = bounds.coords().find(misplaced);
        if let Some(at) = misplaced.and_then(|at| bounds.name(at, Origin::BottomLeft)) {
            return Err(if at.coord() == self.throne {
                SetupError::SoldierOnThrone { at }
            } else {
                SetupError::SoldierOnCorner { at }
            });
        }
        let mut state = State::new(grid, turn);
        state.turn = self.side(turn);
        state.over = self.end_after(&mut state, turn.other());
        Ok(state)
    }
}

impl State {
    /// These pieces with no moves behind them, for the first player.
    pub(super) fn new(grid: Grid<Square>, army: Army) -> Self {
        let king = grid.cells_where(|&square| square == Square::King).next();
        Self {
            grid,
            king,
            turn: crate::rules::Side::First,
            army,
            last: None,
            captured: Vec::new(),
            over: None,
            since_capture: Vec::new(),
            slides: Vec::new(),
            way_out: Vec::new(),
        }
    }
}

impl Variant {
    /// The board at the start.
    ///
    /// # Errors
    ///
    /// [`GridError`] if [`start`](Self::start) is no picture of a board.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{COPENHAGEN, Square, Variant};
    ///
    /// assert_eq!(COPENHAGEN.board()?.count(|&square| square == Square::Attacker), 24);
    ///
    /// let compact = Variant { start: "3a3/11/1K".into(), ..COPENHAGEN };
    /// let error = compact.board().unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has 11 columns, but row 0 has 7");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn board(&self) -> Result<Grid<Square>, GridError> {
        read_board(&self.start)
    }
}

/// The board of a picture, or of the compact form with `/` and numbers.
pub(super) fn read_board(text: &str) -> Result<Grid<Square>, GridError> {
    let is_compact = |letter: char| letter == '/' || letter.is_ascii_digit();
    let picture = if text.contains(is_compact) {
        Cow::Owned(in_full(text))
    } else {
        Cow::Borrowed(text)
    };
    Grid::parse_with(&picture, Square::from_glyph)
}

/// The picture of a compact form. A number is all of its digits: `11` is eleven cells. What stands
/// behind more cells than a board may have is left out, so that a short text can't fill memory.
fn in_full(text: &str) -> String {
    let mut picture = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next()
        && picture.len() <= 4 * MAX_CELLS
    {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let count = rest[..digits].parse().unwrap_or(usize::MAX);
            let count = count.min(MAX_CELLS + 1);
            picture.extend(core::iter::repeat_n('.', count));
            rest = &rest[digits..];
        } else {
            picture.push(if first == '/' { '\n' } else { first });
            rest = &rest[first.len_utf8()..];
        }
    }
    picture
}

/// Why a variant is no game, or a board no position of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The start is no picture of a board.
    Picture(GridError),
    /// The board has more than [`MAX_CELLS`] cells.
    TooLarge(TooLarge),
    /// No cell is in the middle of a board with an even number of rows or columns.
    NoMiddle {
        /// Its rows.
        rows: usize,
        /// Its columns.
        cols: usize,
    },
    /// A position has another size than the board of the game.
    Size(WrongSize),
    /// There is not exactly one king.
    Kings {
        /// How many there are.
        found: usize,
    },
    /// A soldier stands on the throne.
    SoldierOnThrone {
        /// The throne.
        at: CellName,
    },
    /// A soldier stands on a corner that is the king's.
    SoldierOnCorner {
        /// The corner.
        at: CellName,
    },
    /// The game would be over before the first move.
    Over {
        /// Why.
        end: End,
        /// Who would have won.
        winner: Army,
    },
    /// Where the king escapes to any edge, corners have to be [`Corners::ORDINARY`].
    HostileCorners,
    /// Where the king escapes to any edge, there are no exit forts: at the edge he has won.
    FortAtGoal,
    /// A king who moves at most no cell can't move.
    KingCantMove,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |f: &mut fmt::Formatter<'_>, at: &CellName| {
            write!(f, "row {}, column {}: ", at.coord().row, at.coord().col)
        };
        match self {
            Self::Picture(error) => fmt::Display::fmt(error, f),
            Self::TooLarge(error) => fmt::Display::fmt(error, f),
            Self::NoMiddle { rows, cols } => write!(
                f,
                "a board of {rows} rows and {cols} columns has no cell in the middle for a throne"
            ),
            Self::Size(error) => fmt::Display::fmt(error, f),
            Self::Kings { found: 0 } => f.write_str("there is no king"),
            Self::Kings { found } => write!(f, "there are {found} kings instead of one"),
            Self::SoldierOnThrone { at } => {
                place(f, at)?;
                write!(f, "a soldier on the throne at {at}")
            }
            Self::SoldierOnCorner { at } => {
                place(f, at)?;
                write!(f, "a soldier on the corner at {at}, which is the king's")
            }
            Self::Over { end, winner } => write!(
                f,
                "the game would be over before the first move: the {winner} have won, {end}"
            ),
            Self::HostileCorners => {
                f.write_str("corners can't be hostile where the king escapes to any edge")
            }
            Self::FortAtGoal => f.write_str(
                "there are no exit forts where the king escapes to any edge: he has won when he \
                 is there",
            ),
            Self::KingCantMove => f.write_str("a king who moves at most 0 cells can't move"),
        }
    }
}

impl core::error::Error for SetupError {}
