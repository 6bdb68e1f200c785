//! Cell names as on a chart, such as `e4`: a letter for the column, a number for the row.

use alloc::{format, string::String};
use core::fmt;

use super::{Bounds, Coord};

/// Which row is called 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The top row, as in Reversi and peg solitaire.
    TopLeft,
    /// The bottom row, as in chess, Gomoku and Hnefatafl.
    BottomLeft,
}

/// A cell with its name on a chart, such as `e4`; made by [`Bounds::name_from`] for an [`Origin`].
///
/// Columns are a to z, then aa, ab and so on; rows are counted from 1. For the names on other boards see
/// [`Named`](super::Named).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellName {
    at: Coord,
    number: usize,
}

impl CellName {
    /// The cell.
    #[must_use]
    pub const fn coord(self) -> Coord {
        self.at
    }
}

/// ```
/// use collinear::{Bounds, Coord, Origin};
///
/// let board = Bounds::new(15, 30)?;
/// let name = |row, col| board.name_from(Coord::new(row, col), Origin::BottomLeft).unwrap().to_string();
/// assert_eq!(name(7, 7), "h8");
/// assert_eq!(name(14, 26), "aa1");
/// # Ok::<(), collinear::TooLarge>(())
/// ```
impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", column_name(self.at.col), self.number))
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The name of a column counted from 0: a to z, then aa, ab and so on.
///
/// ```
/// use collinear::geometry::column_name;
///
/// assert_eq!(column_name(0), "a");
/// assert_eq!(column_name(25), "z");
/// assert_eq!(column_name(26), "aa");
/// assert_eq!(column_name(701), "zz");
/// ```
#[must_use]
pub fn column_name(col: usize) -> String {
    let letter = |n: usize| char::from(b'a' + u8::try_from(n % 26).unwrap_or(0));
    let mut name = String::from(letter(col));
    let mut rest = col / 26;
    while rest > 0 {
        name.insert(0, letter(rest - 1));
        rest = (rest - 1) / 26;
    }
    name
}

/// The column with this name, counted from 0; `None` on overflow.
pub(crate) fn column_number(letters: &str) -> Option<usize> {
    let number = letters.bytes().try_fold(0_usize, |number, byte| {
        let letter = usize::from(byte.to_ascii_lowercase().checked_sub(b'a')?) + 1;
        number.checked_mul(26)?.checked_add(letter)
    });
    number?.checked_sub(1)
}

impl Bounds {
    /// The name of a cell, such as `e4`, or `None` off the board.
    #[doc(alias = "algebraic")]
    #[must_use]
    pub const fn name_from(self, at: Coord, origin: Origin) -> Option<CellName> {
        if !self.0.contains(at) {
            return None;
        }
        let number = match origin {
            Origin::TopLeft => at.row + 1,
            Origin::BottomLeft => self.rows() - at.row,
        };
        Some(CellName { at, number })
    }

    /// The cell with this name; upper case is accepted.
    ///
    /// # Errors
    ///
    /// [`NameError::Form`] if the text is not letters followed by ASCII digits without a leading zero,
    /// [`NameError::NoCell`] if the board has no cell with this name.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Origin, geometry::NameError};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(board.cell_named_from("b1", Origin::BottomLeft), Ok(Coord::new(5, 1)));
    /// assert_eq!(board.cell_named_from("b1", Origin::TopLeft), Ok(Coord::new(0, 1)));
    /// assert_eq!(board.cell_named_from("e2e", Origin::TopLeft), Err(NameError::Form));
    /// let error = board.cell_named_from("h1", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "off the board: its cells are a1 to g6");
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub fn cell_named_from(self, name: &str, origin: Origin) -> Result<Coord, NameError> {
        let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (column, number) = name.split_at(letters);
        let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        if letters == 0 || !digits || number.starts_with('0') {
            return Err(NameError::Form);
        }
        // A number that overflows is off every board.
        let off_board = || NameError::off_bounds(self);
        let (Some(col), Ok(number)) = (column_number(column), number.parse::<usize>()) else {
            return Err(off_board());
        };
        let row = match origin {
            Origin::TopLeft => Some(number - 1),
            Origin::BottomLeft => self.rows().checked_sub(number),
        };
        let at = row.map(|row| Coord::new(row, col));
        at.filter(|&at| self.contains(at)).ok_or_else(off_board)
    }
}

/// Why a text is not the name of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NameError {
    /// The text is not letters followed by a number, such as `e4`.
    Form,
    /// The board has no cell with this name, for this reason.
    NoCell(String),
}

impl NameError {
    /// A name off the board; `ends` are the names of its first and last cell, if it has cells.
    pub(crate) fn off_board(ends: Option<[&dyn fmt::Display; 2]>) -> Self {
        Self::NoCell(match ends {
            Some([first, last]) => format!("off the board: its cells are {first} to {last}"),
            None => "off the board: it has no cells".into(),
        })
    }

    /// A name off the rectangle, or of a place in it where the board has no cell.
    pub(crate) fn no_cell(bounds: Bounds, at: Coord, origin: Origin) -> Self {
        match bounds.name_from(at, origin) {
            Some(name) => Self::NoCell(format!("the board has no cell at {name}")),
            None => Self::off_bounds(bounds),
        }
    }

    fn off_bounds(bounds: Bounds) -> Self {
        if bounds.cell_count() == 0 {
            return Self::off_board(None);
        }
        let last = format!("{}{}", column_name(bounds.cols() - 1), bounds.rows());
        Self::off_board(Some([&"a1", &last]))
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "not a cell: a cell is letters and a number, such as e4",
            Self::NoCell(why) => why,
        })
    }
}

impl core::error::Error for NameError {}
