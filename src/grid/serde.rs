//! Stores grids in files: rows, columns, wrap, and the cells row by row. The size is checked on reading.

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::Grid;
use crate::geometry::Wrap;

#[derive(Serialize, Deserialize)]
struct InFile<C> {
    rows: usize,
    cols: usize,
    #[serde(default)]
    wrap: Wrap,
    cells: C,
}

impl<T: Serialize> Serialize for Grid<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stored = InFile {
            rows: self.rows(),
            cols: self.cols(),
            wrap: self.bounds().wrap(),
            cells: self.iter().collect::<Vec<_>>(),
        };
        stored.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Grid<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let InFile {
            rows,
            cols,
            wrap,
            cells,
        } = InFile::<Vec<T>>::deserialize(deserializer)?;
        let grid = Self::from_vec(rows, cols, cells).map_err(D::Error::custom)?;
        Ok(grid.with_wrap(wrap))
    }
}
