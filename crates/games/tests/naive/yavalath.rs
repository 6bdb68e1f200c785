//! Yavalath: the longest run of stones of the player who moved last.

use super::{
    board::{Board, HEX_LINES},
    placing::Placing,
    told::Ended,
};

pub(crate) fn start() -> Placing {
    Placing::on(Board::hexagon(5), |board, last| {
        let runs = board.runs(&HEX_LINES, &|byte| byte == b"XO"[last]);
        match runs.into_iter().max() {
            Some(4..) => Some(Ended::Won(last)),
            Some(3) => Some(Ended::Won(1 - last)),
            _ => None,
        }
    })
}
