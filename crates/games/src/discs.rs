//! Discs that fall into columns, and are taken out of them: what Pop Out and Complica share.

use collinear::{
    Coord, Direction, Gravity, Grid,
    picture::{Margin, Style, Surface, Theme},
    rules::Cell,
};

/// The cell that a disc falls to in a column, from 0.
pub(crate) fn landing(grid: &Grid<Cell>, column: usize) -> Option<Coord> {
    let top = Coord::new(0, column);
    grid.drop_from(top, Direction::S, Cell::is_empty).ok()
}

/// A disc is taken out, and those above it fall by one.
pub(crate) fn take_out(grid: &mut Grid<Cell>, at: Coord) {
    grid[at] = Cell::Empty;
    grid.compact(Direction::S, |cell| match cell {
        Cell::Empty => Gravity::Empty,
        Cell::Of(_) => Gravity::Falls,
    });
}

/// A sheet with wells, as in four in a row.
pub(crate) fn style() -> Style {
    Style {
        surface: Surface::Wells,
        margin: Margin::Columns,
        theme: Theme::sheet(),
        ..Style::default()
    }
}
