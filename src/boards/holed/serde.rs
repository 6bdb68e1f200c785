//! Boards with holes in files: the whole board and its holes, checked when they are read.

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::Holed;
use crate::geometry::Finite;

/// The board as stored in a file.
#[derive(Serialize, Deserialize)]
struct InFile<T, C> {
    whole: T,
    holes: Vec<C>,
}

impl<T: Finite<Cell: Serialize> + Serialize> Serialize for Holed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let whole = &self.whole;
        let holes = self.holes().collect();
        InFile { whole, holes }.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Holed<T>
where
    T: Finite<Cell: Deserialize<'de>> + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let InFile { whole, holes } = InFile::<T, T::Cell>::deserialize(deserializer)?;
        Self::new(whole, true, holes).map_err(D::Error::custom)
    }
}
