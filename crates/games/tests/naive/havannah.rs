//! Havannah: the connections of each stone, and the cells that are enclosed.

use super::{
    board::{At, Board, HEX, OFF},
    placing::Placing,
    told::Ended,
};

pub(crate) fn start(side: usize) -> Placing {
    Placing::on(Board::hexagon(side), |board, last| {
        has_won(board, b"XO"[last]).then_some(Ended::Won(last))
    })
}

fn has_won(board: &Board, stone: u8) -> bool {
    let is_joined = board.with(stone).into_iter().any(|at| {
        let group = board.reached(at, &HEX, &|byte| byte == stone);
        let on_sides: Vec<_> = group.into_iter().map(|at| sides(board, at)).collect();
        let corners = on_sides.iter().filter(|sides| sides.len() == 2).count();
        let is_reached = |side: &usize| on_sides.contains(&vec![*side]);
        corners >= 2 || (0..6).filter(is_reached).count() >= 3
    });
    is_joined
        || board
            .all()
            .into_iter()
            .any(|at| is_in_a_ring(board, at, stone))
}

/// The sides of a cell; a corner is on two.
fn sides(board: &Board, (row, col): At) -> Vec<usize> {
    let (last, half) = (board.rows - 1, board.rows / 2);
    let is_on = [
        row == 0,
        row == last,
        col == 0,
        col == last,
        col - row == half,
        row - col == half,
    ];
    (0..6).filter(|&side| is_on[side]).collect()
}

/// Enclosed cells of another kind, or a stone with six stones around it.
fn is_in_a_ring(board: &Board, at: At, stone: u8) -> bool {
    if board.at(at) == stone {
        let around = HEX.map(|(down, right)| board.at((at.0 + down, at.1 + right)));
        return around == [stone; 6];
    }
    let others = |byte| byte != stone && byte != OFF;
    let reached = board.reached(at, &HEX, &others);
    reached.into_iter().all(|at| sides(board, at).is_empty())
}
