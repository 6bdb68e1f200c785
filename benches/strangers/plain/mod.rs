//! Games written without a library: arrays, signed numbers and a list of moves.

pub(crate) mod dameo;
pub(crate) mod onitama;
pub(crate) mod tumbleweed;
pub(crate) mod yinsh;

pub(crate) trait Plain: Clone {
    type Move;

    fn is_over(&self) -> bool;

    fn moves(&self) -> Vec<Self::Move>;

    fn play(&mut self, m: Self::Move);
}

/// The number of games with exactly this number of plies.
pub(crate) fn perft<P: Plain>(position: &P, depth: usize) -> usize {
    if position.is_over() {
        return 0;
    }
    let moves = position.moves();
    if depth == 1 {
        return moves.len();
    }
    let below = moves.into_iter().map(|m| {
        let mut next = position.clone();
        next.play(m);
        perft(&next, depth - 1)
    });
    below.sum()
}

/// A row and a column, or a step in rows and columns.
pub(crate) type Pair = (i32, i32);

/// The six directions on hexagons.
const HEX: [Pair; 6] = [(-1, 0), (0, 1), (1, 1), (1, 0), (0, -1), (-1, -1)];

const fn after((row, col): Pair, (down, right): Pair) -> Pair {
    (row + down, col + right)
}
