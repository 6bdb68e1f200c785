//! [`Predicate`]: what is asked of a cell.

use collinear::Coord;
use numpy::PyReadonlyArray2;

use super::codes::Codes;

/// Which cells match: those of some values, those of any other value, or those that an array says.
pub(super) enum Predicate<'py> {
    Is(Vec<u64>),
    IsNot(Vec<u64>),
    Mask(PyReadonlyArray2<'py, bool>),
}

impl Predicate<'_> {
    /// Whether it matches a cell of the board.
    pub(super) fn holds(&self, codes: &Codes<'_>, at: Coord) -> bool {
        match self {
            Self::Is(values) => values.contains(&codes.at(at)),
            Self::IsNot(values) => !values.contains(&codes.at(at)),
            Self::Mask(mask) => mask.get([at.row, at.col]).is_some_and(|&holds| holds),
        }
    }
}
