//! Qubic, and tic-tac-toe in four dimensions: lines from side to side of a box.

use collinear::{
    Length,
    boards::Cuboid,
    rules::in_a_row::{InARow, TableInARow},
};

/// Qubic: four in a row in a cube of 4x4x4 cells, on any of its 76 lines.
///
/// Players take turns to place a stone on any free cell. Four in a row win; a full cube without them is a draw. Parker
/// Brothers sold the game from 1953. The first player wins (Oren Patashnik, "Qubic: 4x4x4 tic-tac-toe", 1980). A move
/// is a cell: column, row and layer, as in `b2c`.
///
/// ```
/// use collinear::rules::{Game, Outcome, Side};
/// use collinear_games::qubic;
///
/// let mut game = Game::new(qubic::qubic());
/// game.play_all([[0, 0, 0], [0, 0, 1], [1, 1, 1], [0, 0, 2], [2, 2, 2], [0, 0, 3], [3, 3, 3]].map(Into::into))?;
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[doc(alias = "3D tic-tac-toe")]
#[must_use]
pub fn qubic() -> InARow<Cuboid<3>> {
    from_side_to_side(4)
}

/// Tic-tac-toe in four dimensions: three in a row on 3x3x3x3 cells, on any of their 272 lines. A first player who
/// begins in the middle wins.
#[doc(alias = "tesseract")]
#[must_use]
pub fn hypercube() -> InARow<Cuboid<4>> {
    from_side_to_side(3)
}

/// [`qubic`] on sets of cells.
pub type BitQubic = TableInARow<u64, Cuboid<3>>;

/// [`hypercube`] on sets of cells.
pub type BitHypercube = TableInARow<u128, Cuboid<4>>;

/// The game in a box with equal sides. Lines run from side to side.
fn from_side_to_side<const N: usize>(side: usize) -> InARow<Cuboid<N>> {
    let board = Cuboid::new([side; N]).unwrap_or_else(|_| unreachable!("a small box"));
    let game = InARow::on(board.board(), Length::AtLeast(side));
    game.unwrap_or_else(|_| unreachable!("a small box"))
}

#[cfg(test)]
mod tests {
    use collinear::{
        rules::{Engine, Rules},
        testing::check_engine,
    };

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in, counts};

    #[test]
    fn the_games_can_go_in_so_many_ways() {
        let [qubic_counts, hypercube_counts] = [
            [1, 64, 4032, 249_984, 15_249_024],
            [1, 81, 6480, 511_920, 39_929_760],
        ];
        counts(&qubic(), &qubic_counts[..3]);
        counts(&hypercube(), &hypercube_counts[..3]);
        counts(&BitQubic::of(qubic()).unwrap(), &qubic_counts);
        counts(&BitHypercube::of(hypercube()).unwrap(), &hypercube_counts);
    }

    #[test]
    fn they_keep_their_promises_on_both_engines() {
        agrees_with_its_promises_in(WALKS, &qubic());
        agrees_with_its_promises_in(WALKS, &hypercube());
        let engine = BitQubic::of(qubic()).unwrap();
        check_engine(&engine, &qubic().start(), WALKS).unwrap();
        let engine = BitHypercube::of(hypercube()).unwrap();
        check_engine(&engine, &hypercube().start(), WALKS).unwrap();
    }
}
