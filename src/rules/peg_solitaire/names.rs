//! The names of holes.

use alloc::format;

use super::Square;
use crate::{Bounds, CellName, Coord, Grid, NameError, Origin, rules::Illegal};

/// Rows are counted from the top.
pub(super) const ORIGIN: Origin = Origin::TopLeft;

/// The name of a cell of this board; `None` if it is off the board.
pub(super) const fn name(bounds: Bounds, at: Coord) -> Option<CellName> {
    bounds.name_from(at, ORIGIN)
}

pub(super) fn read_hole(bounds: Bounds, text: &str) -> Result<Coord, NameError> {
    bounds.cell_named_from(text, ORIGIN)
}

pub(super) fn on_board(grid: &Grid<Square>, at: Coord) -> Result<CellName, Illegal> {
    let bounds = grid.bounds();
    name(bounds, at).ok_or_else(|| Illegal::off_board(&bounds, at))
}

pub(super) fn hole(grid: &Grid<Square>, at: Coord) -> Result<CellName, Illegal> {
    let name = on_board(grid, at)?;
    if grid[at].is_hole() {
        return Ok(name);
    }
    let why = format!("there is no hole at {name}");
    Err(Illegal::refused_at(why, [at]))
}
