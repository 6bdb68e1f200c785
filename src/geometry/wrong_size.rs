//! [`WrongSize`]: a board of another size.

use core::fmt;

use super::Bounds;

/// A board has another size than what it was given to: a set of bits, an engine, a state of a game.
///
/// ```
/// use collinear::{Bounds, Grid};
///
/// let error = Grid::filled(6, 7, '.')?.mask::<u64, 8, 8>(|_| true).unwrap_err();
/// assert_eq!(error.found, Bounds::new(6, 7)?);
/// assert_eq!(
///     error.to_string(),
///     "the board has 6 rows and 7 columns instead of 8 rows and 8 columns"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(alias("size mismatch", "shape mismatch"))]
pub struct WrongSize {
    /// The size of the board, and how it is wrapped.
    pub found: Bounds,
    /// The size that it should have.
    pub expected: Bounds,
}

impl WrongSize {
    /// Refuses a board of other rows and columns than expected; how its sides are joined makes no
    /// difference.
    ///
    /// # Errors
    ///
    /// The two sizes, if they differ.
    ///
    /// ```
    /// use collinear::{Bounds, Wrap, WrongSize};
    ///
    /// let board = Bounds::new(6, 7)?;
    /// assert_eq!(WrongSize::check(board.with_wrap(Wrap::Both), board), Ok(()));
    /// assert!(WrongSize::check(Bounds::new(7, 6)?, board).is_err());
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    pub const fn check(found: Bounds, expected: Bounds) -> Result<(), Self> {
        if found.rows() == expected.rows() && found.cols() == expected.cols() {
            Ok(())
        } else {
            Err(Self { found, expected })
        }
    }
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { found, expected } = self;
        write!(f, "the board has {found} instead of {expected}")
    }
}

impl core::error::Error for WrongSize {}
