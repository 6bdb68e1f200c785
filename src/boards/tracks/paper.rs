//! [`Paper`]: the places of cells on paper.

use alloc::{boxed::Box, format, vec::Vec};

use super::TracksError;
use crate::geometry::{Bounds, Coord};

/// A spot for each cell, with its row and column.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Paper {
    pub(super) spots: Box<[(i32, i32)]>,
    /// The row and column of each cell.
    pub(super) coords: Box<[Coord]>,
    /// The cells, sorted by row and column.
    pub(super) order: Box<[u16]>,
    pub(super) chart: Bounds,
}

/// The largest number of places (rows times columns) of a paper.
const MOST_CHARACTERS: usize = 1 << 24;

impl Paper {
    /// All cells in one row.
    pub(super) fn row(cells: u16) -> Self {
        let cells = 0..cells;
        Self {
            spots: cells.clone().map(|cell| (i32::from(cell), 0)).collect(),
            coords: cells
                .clone()
                .map(|cell| Coord::new(0, cell.into()))
                .collect(),
            chart: Bounds::of_array(1, cells.len()),
            order: cells.collect(),
        }
    }

    pub(super) fn new(spots: &[(i32, i32)]) -> Result<Self, TracksError> {
        let ranks = |of: fn(&(i32, i32)) -> i32| {
            let mut all: Vec<_> = spots.iter().map(of).collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let (across, down) = (ranks(|spot| spot.0), ranks(|spot| spot.1));
        let (rows, cols) = (down.len(), across.len());
        // Text has a character for each row and column.
        let chart = Bounds::new(rows, cols).ok();
        let chart = chart.filter(|chart| chart.cell_count() <= MOST_CHARACTERS);
        let chart = chart.ok_or_else(|| {
            TracksError::new(format!(
                "spots in {rows} rows and {cols} columns do not fit in memory"
            ))
        })?;
        let coord = |&(x, y): &_| {
            Coord::new(
                down.partition_point(|&other| other < y),
                across.partition_point(|&other| other < x),
            )
        };
        let coords: Box<[Coord]> = spots.iter().map(coord).collect();
        let mut order: Box<[u16]> = (0..=u16::MAX).zip(&coords).map(|(cell, _)| cell).collect();
        order.sort_unstable_by_key(|&cell| (coords[usize::from(cell)], cell));
        let at = |cell: u16| coords[usize::from(cell)];
        if let Some(two) = order.windows(2).find(|two| at(two[0]) == at(two[1])) {
            let (earlier, cell) = (two[0], two[1]);
            let why = format!("cell {cell} has the same spot as cell {earlier}");
            return Err(TracksError::new(why));
        }
        Ok(Self {
            spots: spots.into(),
            coords,
            order,
            chart,
        })
    }
}
