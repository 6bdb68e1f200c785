//! Batches of games compared with the plain rules, ply by ply.

mod expected;
#[path = "../lockstep/mod.rs"]
mod lockstep;
mod observe;
mod playouts;
mod refusals;
mod search;
mod seeds;
mod some_games;
#[path = "../symmetric/mod.rs"]
mod symmetric;
mod symmetry;
mod trees;

use collinear::{Bounds, Coord, Direction, Move};

/// The action number of a move, computed independently of the library.
fn of_cell(board: Bounds, at: Coord) -> usize {
    at.row * board.cols() + at.col
}

fn of_slide(board: Bounds, Move { from, to }: Move) -> usize {
    let line = if from.row == to.row {
        to.col
    } else {
        board.cols() + to.row
    };
    of_cell(board, from) * (board.rows() + board.cols()) + line
}

fn of_hop(board: Bounds, from: Coord, to: Coord) -> usize {
    let clockwise = [
        (-2, 0),
        (-2, 2),
        (0, 2),
        (2, 2),
        (2, 0),
        (2, -2),
        (0, -2),
        (-2, -2),
    ];
    let steps = (
        to.row.cast_signed() - from.row.cast_signed(),
        to.col.cast_signed() - from.col.cast_signed(),
    );
    let way = clockwise
        .iter()
        .position(|&way| way == steps)
        .expect("a hop");
    assert_eq!(Direction::ALL[way].rows() * 2, steps.0);
    of_cell(board, from) * 8 + way
}
