//! The names of hexagonal cells: the letter of the column, the number of the row.

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
    /// # Ok::<(), collinear::boards::SizeError>(())
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
    /// As for [`Bounds::parse_name`](crate::Bounds::parse_name), and [`NameError::NoCell`] where a row
    /// and a column meet in no cell.
    ///
    /// ```
    /// use collinear::{Origin, boards::{Hex, Hexagons}};
    ///
    /// let board = Hexagons::hexagon(3)?;
    /// assert_eq!(board.parse_name("e3", Origin::TopLeft)?, Hex::new(4, 2));
    /// let error = board.parse_name("e1", Origin::TopLeft).unwrap_err();
    /// assert_eq!(error.to_string(), "the board has no cell at e1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_name(self, name: &str, origin: Origin) -> Result<Hex, NameError> {
        let bounds = self.bounds();
        let coord = bounds.parse_name(name, origin)?;
        let place = |place: usize| i32::try_from(place).ok();
        let at = place(coord.col).zip(place(coord.row));
        let at = at.map(|(q, r)| Hex::new(q, r));
        let at = at.filter(|&at| self.contains(at));
        at.ok_or_else(|| NameError::no_cell(bounds, coord, origin))
    }
}
