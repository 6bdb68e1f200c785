//! What falls: gems and blobs in a well, and those that go.

use super::board::{At, Board};

/// Lets everything fall, cell by cell.
pub(crate) fn fall(board: &mut Board) {
    loop {
        let before = board.clone();
        for (row, col) in before.all() {
            let gem = board.at((row, col));
            if gem != b'.' && board.at((row + 1, col)) == b'.' {
                board.put((row, col), b'.');
                board.put((row + 1, col), gem);
            }
        }
        if *board == before {
            break;
        }
    }
}

/// The gems in rows of three and more alike along any of these steps.
pub(crate) fn in_rows_of_three(board: &Board, steps: &[At]) -> Vec<At> {
    let mut gems = board.all();
    gems.retain(|&(row, col)| {
        let gem = board.at((row, col));
        let is_in_one = |&(down, right): &At| {
            let run = |down, right| board.ray((row, col), (down, right), &|byte| byte == gem);
            run(down, right) + run(-down, -right) > 3
        };
        gem != b'.' && steps.iter().any(is_in_one)
    });
    gems
}

/// Takes what goes, step by step, until nothing does; a point for each gem, two in the second step, and so on.
pub(crate) fn chain(board: &mut Board, goes: impl Fn(&Board) -> Vec<At>) -> u64 {
    let mut score = 0;
    for step in 1.. {
        let gone = goes(board);
        if gone.is_empty() {
            break;
        }
        score += step * gone.len() as u64;
        for at in gone {
            board.put(at, b'.');
        }
        fall(board);
    }
    score
}
