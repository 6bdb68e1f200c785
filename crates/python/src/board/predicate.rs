//! [`Predicate`]: a condition on cells.

use collinear::Coord;
use numpy::PyReadonlyArray2;

use super::codes::Codes;

/// The cells that match: cells with certain values, cells without certain values, or cells marked in an array.
pub(super) enum Predicate<'py> {
    Is(Vec<u64>),
    IsNot(Vec<u64>),
    Mask(PyReadonlyArray2<'py, bool>),
}

impl Predicate<'_> {
    pub(super) fn holds(&self, codes: &Codes<'_>, at: Coord) -> bool {
        match self {
            Self::Is(values) => values.contains(&codes.at(at)),
            Self::IsNot(values) => !values.contains(&codes.at(at)),
            Self::Mask(mask) => mask.get([at.row, at.col]).is_some_and(|&holds| holds),
        }
    }
}
