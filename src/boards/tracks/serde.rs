//! Listed lines in files: the number of cells, the open and closed tracks, and the spots, checked when they are read.

use alloc::vec::Vec;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Track, Tracks};
use crate::geometry::Finite;

#[derive(Serialize, Deserialize)]
struct Stored {
    cells: usize,
    #[serde(default)]
    open: Vec<Vec<u16>>,
    #[serde(default)]
    closed: Vec<Vec<u16>>,
    /// Without spots all cells are in a row.
    #[serde(default)]
    spots: Option<Vec<(i32, i32)>>,
}

impl Serialize for Tracks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let listed = |closed| {
            let tracks = self.tracks().iter();
            let tracks = tracks.filter(|track| track.is_closed() == closed);
            tracks.map(|track| Track::cells(track).to_vec()).collect()
        };
        let stored = Stored {
            cells: self.cell_count(),
            open: listed(false),
            closed: listed(true),
            spots: Some(self.cells().filter_map(|at| self.spot(at)).collect()),
        };
        stored.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tracks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Stored {
            cells,
            open,
            closed,
            spots,
        } = Stored::deserialize(deserializer)?;
        let [open, closed] = [&open, &closed].map(|tracks| {
            let tracks = tracks.iter().map(Vec::as_slice);
            tracks.collect::<Vec<_>>()
        });
        let board = Self::new(cells, &open, &closed).map_err(D::Error::custom)?;
        match spots {
            Some(spots) => board.with_spots(&spots).map_err(D::Error::custom),
            None => Ok(board),
        }
    }
}
