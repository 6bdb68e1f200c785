//! Four in a row on a Möbius strip.

use collinear::{
    Direction, Length,
    boards::Twisted,
    picture::{Margin, Style, Surface, Theme},
    rules::in_a_row::{InARow, TableInARow},
};

use crate::Shown;

/// Four in a row on a Möbius strip of 6 rows and 7 columns. The left and right sides are joined upside down: a row
/// continues in the row at the same distance from the other edge, and a diagonal is mirrored.
///
/// Players take turns to drop a disc into a column, as on a flat board. Four discs in a row win, also across the seam.
/// There are 105 such lines, compared with 69 on a flat board. A full board without them is a draw. A move is a column,
/// from 1.
///
/// ```
/// use collinear::rules::{Notation, Rules, Outcome, Side};
/// use collinear_games::moebius_four;
///
/// let game = moebius_four::moebius_four();
/// let mut state = game.start();
/// for m in game.read_game(&state, "1 2 1 2 1 2 1").unwrap() {
///     game.apply(&mut state, m);
/// }
/// assert_eq!(game.outcome(&state), Some(Outcome::Win(Side::First)));
/// ```
#[must_use]
pub fn moebius_four() -> InARow<Twisted> {
    let game = on_a_strip(6, 7, Length::AtLeast(4));
    game.unwrap_or_else(|| unreachable!("a small board with a floor"))
}

/// The same game on a strip of another size; `None` if it is too large.
#[must_use]
pub fn on_a_strip(rows: usize, cols: usize, length: Length) -> Option<InARow<Twisted>> {
    let board = Twisted::moebius(rows, cols).ok()?.board();
    let game = InARow::on(board, length).ok()?;
    game.with_gravity_towards(Direction::S).ok()
}

pub(crate) fn shown() -> Shown<InARow<Twisted>> {
    Shown {
        style: Some(Style {
            surface: Surface::Wells,
            margin: Margin::Columns,
            theme: Theme::sheet(),
            ..Style::default()
        }),
        ..Shown::for_two(["Red", "Yellow"])
    }
}

/// [`moebius_four`] on sets of cells.
pub type BitMoebiusFour = TableInARow<u64, Twisted>;

#[cfg(test)]
mod tests {
    use collinear::{
        rules::{Engine, Rules},
        testing::check_engine,
    };

    use super::*;
    use crate::test::{WALKS, agrees_with_its_promises_in, counts};

    const COUNTS: [u128; 9] = [1, 7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234];

    #[test]
    fn the_game_can_go_in_so_many_ways() {
        counts(&moebius_four(), &COUNTS[..6]);
        counts(&BitMoebiusFour::of(moebius_four()).unwrap(), &COUNTS);
    }

    #[test]
    fn it_keeps_its_promises_on_both_engines() {
        agrees_with_its_promises_in(WALKS, &moebius_four());
        let engine = BitMoebiusFour::of(moebius_four()).unwrap();
        check_engine(&engine, &moebius_four().start(), WALKS).unwrap();
    }
}
