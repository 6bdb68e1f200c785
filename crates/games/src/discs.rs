//! Discs that fall into columns, and are taken out of them: what Pop Out and Complica share.

use collinear::{
    Coord, Direction, Gravity, Grid,
    picture::{Margin, Style, Surface, Theme},
    rules::{Cell, Settings, in_a_row::Refusal},
};

/// The cell that a disc falls to in a column, from 0.
pub(crate) fn landing(grid: &Grid<Cell>, column: usize) -> Result<Coord, Refusal> {
    let top = Coord::new(0, column);
    let lands = grid.drop_from(top, Direction::S, Cell::is_empty);
    lands.map_err(|_| Refusal::ColumnFull { column })
}

/// A disc is taken out, and those above it fall by one.
pub(crate) fn take_out(grid: &mut Grid<Cell>, at: Coord) {
    grid[at] = Cell::Empty;
    grid.compact(Direction::S, |cell| match cell {
        Cell::Empty => Gravity::Empty,
        Cell::Of(_) => Gravity::Falls,
    });
}

/// A column from 0 on, of one from 1 on as text.
pub(crate) fn read_column(text: &str, cols: usize) -> Result<usize, Refusal> {
    let number = Settings::whole_number(text).and_then(|number| number.checked_sub(1));
    let column = number.ok_or(Refusal::NotAColumn { cols })?;
    if column >= cols {
        return Err(Refusal::NoColumn { column, cols });
    }
    Ok(column)
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
