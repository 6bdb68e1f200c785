//! The names of hexagonal cells: the letter of the column, the number of the row.

use core::fmt;

use crate::geometry::{CellName, Coord, NameError, Origin, Topology};

use super::{Hex, Hexagons};

impl Hexagons {
    /// The name of a cell, or `None` if it lies off the board. The origin says which row is called 1.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Hex, Hexagons}};
    ///
    /// let board = Hexagons::hexagon(3)?;
    /// let name = |q, r| board.name(Hex::new(q, r), Origin::TopLeft).map(|name| name.to_string());
    /// assert_eq!(name(4, 2).as_deref(), Some("e3"));
    /// assert_eq!(name(4, 0), None);
    /// # Ok::<(), collinear::boards::HexagonsError>(())
    /// ```
    #[must_use]
    pub fn name(self, at: Hex, origin: Origin) -> Option<CellName> {
        let place = |place: i32| usize::try_from(place).ok();
        let coord = Coord::new(place(at.r)?, place(at.q)?);
        self.contains(at)
            .then(|| self.bounds().name(coord, origin))?
    }

    /// The cell with this name; capital letters will do as well.
    ///
    /// # Errors
    ///
    /// [`HexNameError::Form`] if the text is not letters followed by a number,
    /// [`HexNameError::OffBoard`] if it is, but the board has no such cell.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Hex, Hexagons}};
    ///
    /// let board = Hexagons::hexagon(3)?;
    /// assert_eq!(board.parse_name("e3", Origin::TopLeft)?, Hex::new(4, 2));
    /// let error = board.parse_name("e1", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "off the board: its cells are a1 to e5 in a hexagon of side 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_name(self, name: &str, origin: Origin) -> Result<Hex, HexNameError> {
        let off_board = HexNameError::OffBoard { board: self };
        let at = match self.bounds().parse_name(name, origin) {
            Ok(coord) => coord,
            Err(NameError::Form) => return Err(HexNameError::Form),
            Err(_) => return Err(off_board),
        };
        let place = |place: usize| i32::try_from(place).ok();
        let at = place(at.col).zip(place(at.row));
        let at = at.map(|(q, r)| Hex::new(q, r));
        at.filter(|&at| self.contains(at)).ok_or(off_board)
    }
}

/// Why a text names no cell of a board of hexagons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HexNameError {
    /// The text is not letters and then a number, such as `e4`.
    Form,
    /// The board has no such cell.
    OffBoard {
        /// That board.
        board: Hexagons,
    },
}

impl fmt::Display for HexNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => fmt::Display::fmt(&NameError::Form, f),
            Self::OffBoard { board } => {
                let bounds = board.bounds();
                fmt::Display::fmt(&NameError::OffBoard { bounds }, f)?;
                if bounds.cell_count() == 0 {
                    return Ok(());
                }
                write!(f, " in {}", board.shape())
            }
        }
    }
}

impl core::error::Error for HexNameError {}
