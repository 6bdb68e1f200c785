//! [`WrongSize`]: the error for a board of another size than expected.

use core::fmt;

use super::Bounds;

/// The error for a board whose size does not fit a set of bits, an engine or a state.
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
    /// The expected size.
    pub expected: Bounds,
}

impl WrongSize {
    /// Checks that two boards have the same number of rows and columns. Joined sides are ignored.
    ///
    /// # Errors
    ///
    /// [`WrongSize`] with both sizes, if they differ.
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
