//! Unfinished positions of Renju, from random stones near each other.

use collinear::rules::{Cell, Rules, Side};
use collinear::{Coord, Grid};
use collinear_games::renju::{RENJU, Renju, State};

/// A position, and free cells near its stones.
pub(crate) struct Position {
    pub(crate) state: State,
    pub(crate) cells: Vec<Coord>,
}

fn free_near_stones(grid: &Grid<Cell>) -> Vec<Coord> {
    let stones: Vec<_> = grid.cells_where(|cell| !cell.is_empty()).collect();
    let is_near = |&at: &Coord| {
        let near = |stone: &Coord| stone.row.abs_diff(at.row) < 3 && stone.col.abs_diff(at.col) < 3;
        stones.iter().any(near)
    };
    grid.cells_where(Cell::is_empty).filter(is_near).collect()
}

/// Positions with the first player to move. Each has a number of stones, of which every n-th is the second player's,
/// and a number of free cells.
pub(crate) fn positions(
    mut pick: impl FnMut(usize) -> usize,
    count: usize,
    (stones, every): (usize, usize),
    cells: usize,
) -> Vec<Position> {
    let rules = Renju::new(RENJU).expect("Renju");
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut grid = rules.start().grid().clone();
        grid[Coord::new(7, 7)] = Cell::Of(Side::First);
        for number in 1..stones {
            let side = if number % every == 0 {
                Side::Second
            } else {
                Side::First
            };
            let near = free_near_stones(&grid);
            grid[near[pick(near.len())]] = Cell::Of(side);
        }
        let mut near = free_near_stones(&grid);
        let cells = (0..cells).map(|_| near.swap_remove(pick(near.len())));
        let cells = cells.collect();
        if let Ok(state) = rules.set_up(grid, Side::First)
            && rules.outcome(&state).is_none()
        {
            positions.push(Position { state, cells });
        }
    }
    positions
}
