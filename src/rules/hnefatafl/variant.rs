//! [`Variant`], a rule set, and [`Hnefatafl`], the game made from it.

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString},
};
use core::hash::{Hash, Hasher};

use itertools::Itertools;

use super::{
    Army, Corners, Ending, Escape, King, Reach, Soldiers, Square, State, Throne, board::read_board,
};
use crate::{
    Bounds, Coord, Grid, GridError, TooLarge,
    rules::{MAX_CELLS, SetupError, Side},
};

/// A rule set of a tafl game: the starting board, who moves first, and the settings of the throne, the
/// corners, the king, the soldiers and the end.
///
/// All fields are public: take a preset and change fields, or read a variant from [text](#impl-FromStr-for-Variant).
/// Its `Debug` output is the same text. [`Hnefatafl::new`] makes a game from it, or returns an error. Two variants are
/// equal if their rules are, even if their starting boards are written differently.
///
/// ```
/// use collinear::rules::hnefatafl::{Army, COPENHAGEN, Ending, Repetition, Variant};
///
/// assert_eq!(format!("{COPENHAGEN:?}"), "copenhagen");
///
/// let mine = Variant { first: Army::Defenders, ..COPENHAGEN };
/// assert_eq!(format!("{mine:?}"), "copenhagen begins=defenders");
/// ```
#[derive(Clone)]
pub struct Variant {
    /// The starting board: rows of `.`, `a`, `d` and `K`, one row per line. It can also be a single line, such as
    /// `3a3/7/3K3`, in which a number is that many empty cells.
    pub start: Cow<'static, str>,
    /// Who moves first.
    pub first: Army,
    /// The cell in the middle of the board.
    pub throne: Throne,
    /// The four corners.
    pub corners: Corners,
    /// The king.
    pub king: King,
    /// All other pieces.
    pub soldiers: Soldiers,
    /// What ends a game.
    pub ending: Ending,
}

impl Variant {
    /// The starting board.
    ///
    /// # Errors
    ///
    /// [`GridError`] if [`start`](Self::start) is not a board.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{COPENHAGEN, Square, Variant};
    ///
    /// assert_eq!(COPENHAGEN.start_board()?.count(|&square| square == Square::Attacker), 24);
    ///
    /// let compact = Variant { start: "3a3/11/1K".into(), ..COPENHAGEN };
    /// let error = compact.start_board().unwrap_err();
    /// assert_eq!(error.to_string(), "row 1 has 11 columns, but row 0 has 7");
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    pub fn start_board(&self) -> Result<Grid<Square>, GridError> {
        read_board(&self.start)
    }

    /// The rows of the starting board, separated by `/`. If the text is not a board, the result is not a board either.
    pub(super) fn rows(&self) -> String {
        if let Ok(board) = self.start_board() {
            return board.to_string().replace(' ', "").replace('\n', "/");
        }
        let has_numbers = self.start.contains(|letter: char| letter.is_ascii_digit());
        // The `_` is not a cell. Without it, two adjacent numbers would become one.
        let between = if has_numbers { "_" } else { "" };
        let rows = self.start.lines();
        rows.map(|row| row.split_whitespace().join(between))
            .join("/")
    }

    fn texts(&self) -> impl Iterator<Item = String> {
        Self::SETTINGS.iter().map(|setting| (setting.write)(self))
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

impl Eq for Variant {}

impl Hash for Variant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.texts().for_each(|text| text.hash(state));
    }
}

/// A tafl game on a [`Grid`]. [`new`](Self::new) makes it from a [`Variant`]. The engines on bitboards follow these
/// rules.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hnefatafl {
    pub(super) variant: Variant,
    pub(super) start: State,
    pub(super) throne: Coord,
}

impl Hnefatafl {
    /// Makes the game of a variant.
    ///
    /// # Errors
    ///
    /// If the starting board can't be read, has no cell in the middle, or has pieces on cells where they may not be. If
    /// the game would be over before the first move, or the king can't move. If [`Escape::Edge`] is combined with
    /// hostile corners or with exit forts.
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
    ///     "corners can't be hostile if the king escapes to any edge"
    /// );
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let refused = |why| Err(SetupError::new(why));
        if variant.ending.escape == Escape::Edge {
            if variant.corners != Corners::ORDINARY {
                return refused("corners can't be hostile if the king escapes to any edge");
            }
            if variant.ending.exit_fort {
                return refused(
                    "exit forts have no use if the king escapes to any edge: he wins when he reaches it",
                );
            }
        }
        if variant.king.reach == Reach::AtMost(0) {
            return refused("a king who moves at most 0 cells can't move");
        }
        let grid = read_board(&variant.start)?;
        let (rows, cols) = (grid.rows(), grid.cols());
        TooLarge::check(rows, cols, MAX_CELLS)?;
        if rows % 2 == 0 || cols % 2 == 0 {
            return Err(SetupError::new(format!(
                "a board of {rows} rows and {cols} columns has no cell in the middle for a throne"
            )));
        }
        let mut rules = Self {
            throne: Coord::new(rows / 2, cols / 2),
            start: State::new(grid.clone(), Army::Attackers),
            variant,
        };
        let turn = rules.variant.first;
        rules.start = rules.set_up(grid, turn)?;
        match (rules.start.end(), rules.winner(&rules.start)) {
            (Some(end), Some(winner)) => Err(SetupError::new(format!(
                "the game would be over before the first move: the {winner} have won, {end}"
            ))),
            _ => Ok(rules),
        }
    }

    /// The size of the board.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.start.grid.bounds()
    }

    /// The cell in the middle of the board.
    #[must_use]
    #[inline]
    pub fn throne(&self) -> Coord {
        self.throne
    }

    /// The player of an army. The first player has the army that moves first.
    #[must_use]
    #[inline]
    pub fn side(&self, army: Army) -> Side {
        if army == self.variant.first {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The army of a player.
    #[must_use]
    #[inline]
    pub fn army(&self, side: Side) -> Army {
        match side {
            Side::First => self.variant.first,
            Side::Second => self.variant.first.other(),
        }
    }
}
