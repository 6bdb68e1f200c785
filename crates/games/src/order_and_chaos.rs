//! Order and Chaos: both players place both marks. One wants five in a row, and the other tries to prevent five.

use collinear::{
    Coord, Direction, Grid, Length,
    rules::{Cell, Illegal, Notation, Outcome, Position, Put, Rules, Side, not_over, vacant},
};

/// Order and Chaos, by Stephen Sniderman (1981), on 6x6 cells.
///
/// - Each turn places either X or O on a free cell.
/// - Order, who begins, wins with five of the same mark in a row. Six do not count, as the inventor proposed later.
/// - Chaos wins when the board is full without a five.
///
/// A move is a cell and a mark, `b2=X`.
///
/// ```
/// use collinear::rules::{Game, Notation, Outcome, Rules, Side};
/// use collinear_games::order_and_chaos::OrderAndChaos;
///
/// let mut game = Game::new(OrderAndChaos);
/// // Chaos helps.
/// let moves = OrderAndChaos.read_game(game.state(), "a1=X b2=X c3=X d4=X e5=X").unwrap();
/// game.play_all(moves)?;
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
/// # Ok::<(), collinear::rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OrderAndChaos;

impl Rules for OrderAndChaos {
    type State = Position<Cell>;
    type Move = Put<Cell>;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(6, 6, Cell::Empty).expect("36 cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Put<Cell>> {
        let free = state.grid().cells_where(Cell::is_empty);
        free.flat_map(|at| {
            Side::BOTH.map(|side| Put {
                piece: Cell::Of(side),
                at,
            })
        })
    }

    fn apply(&self, state: &mut Self::State, Put { piece, at }: Put<Cell>) {
        state.place(at, piece);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [order, chaos] = Side::BOTH.map(Outcome::Win);
        let five = state.closed_line(&Direction::AXES, Length::Exactly(5));
        let is_full = state.grid().count(Cell::is_empty) == 0;
        five.map(|_| order).or(is_full.then_some(chaos))
    }

    fn check(&self, state: &Self::State, m: &Put<Cell>) -> Result<(), Illegal> {
        not_over(self, state)?;
        if m.piece.is_empty() {
            return Err(Illegal::refused("the mark must be X or O"));
        }
        vacant(state.grid(), m.at, Cell::is_empty)
    }
}

impl Notation for OrderAndChaos {
    fn move_of_cells(
        &self,
        _: &Self::State,
        cells: &[Coord],
        label: Option<&str>,
    ) -> Option<Put<Cell>> {
        Put::of(cells, label, Cell::from_glyph)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_of_any_mark_are_order_and_six_are_not() {
        let after = |picture: &str, moves: &str| {
            let grid = Grid::parse_with(picture, Cell::from_glyph).unwrap();
            let mut state = Position::new(grid);
            for m in OrderAndChaos.read_game(&state, moves).unwrap() {
                OrderAndChaos.apply(&mut state, m);
            }
            OrderAndChaos.outcome(&state)
        };
        let row = |cells: &str| format!("{cells}{}", "\n......".repeat(5));
        let (order, chaos) = (Side::First, Side::Second);
        assert_eq!(after(&row("OO.OO."), "c6=O"), Some(Outcome::Win(order)));
        assert_eq!(after(&row("OO.OO."), "c6=X"), None);
        assert_eq!(after(&row("OO.OOO"), "c6=O"), None);
        let full = "XXOOXX\nOOXXOO\n".repeat(3);
        let full = full.replacen('X', ".", 1);
        assert_eq!(after(&full, "a6=X"), Some(Outcome::Win(chaos)));
    }
}
