//! Pentago: place a marble, turn a quadrant, get five in a row.

use collinear::{
    Coord, Direction, Grid, Length, Part, Symmetry,
    rules::{
        Cell, Illegal, MoveCells, Notation, Outcome, Owned, Position, Rules, Side, not_over, vacant,
    },
};

use crate::{
    looks::{self},
    shown::{Shown, such_as},
};

/// Pentago, by Tomas Flodén (2005), on 6x6 cells in four quadrants.
///
/// - A player places a marble on a free cell and then turns a quadrant by a quarter, either way.
/// - Five in a row win, no matter who turned the quadrant. A player with five before the turn wins at once, and nothing
///   is turned. If a turn makes five for both players the game is a draw, and so is a full board without five.
///
/// A move is the cell, the upper left cell of the quadrant, and the direction of the turn: `b2-d6=right` is clockwise.
/// Instead of the upper left cell, any cell of the quadrant is accepted. The first player wins (Geoffrey Irving,
/// "Pentago is a first player win", 2014).
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::pentago::Pentago;
///
/// let start = Pentago.start();
/// assert_eq!(perft(&Pentago, &start, 1, Finished::Dropped), 36 * 8);
/// assert_eq!(Pentago.read_game(&start, "b2-d6=right e5-a3=left").unwrap().len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentago;

/// A move: a marble is placed, and a quadrant is turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The cell of the marble.
    pub at: Coord,
    /// The quadrant.
    pub quadrant: Part,
    /// The turn of the quadrant: one quarter clockwise, or three quarters clockwise (one counterclockwise).
    pub turn: Symmetry,
}

impl MoveCells<Position<Cell>> for Move {
    fn cells(&self, _: &Position<Cell>) -> impl Iterator<Item = Coord> {
        [self.at, self.quadrant.corner()].into_iter()
    }

    fn label(&self, _: &Position<Cell>) -> Option<String> {
        let direction = if self.turn == Symmetry::QuarterTurn {
            "right"
        } else {
            "left"
        };
        Some(direction.to_owned())
    }

    fn of_cells(state: &Position<Cell>, cells: &[Coord], label: Option<&str>) -> Option<Self> {
        let (&[at, named], Some(direction)) = (cells, label) else {
            return None;
        };
        let mut quadrants = state.grid().bounds().parts(3, 3);
        let quadrant = quadrants.find(|part| part.contains(named))?;
        let turns = TURNS.map(|turn| Self { at, quadrant, turn });
        let is_called = |m: &Self| {
            m.label(state)
                .is_some_and(|it| it.eq_ignore_ascii_case(direction))
        };
        turns.into_iter().find(is_called)
    }
}

const TURNS: [Symmetry; 2] = [Symmetry::QuarterTurn, Symmetry::ThreeQuarterTurn];

const FIVE: Length = Length::AtLeast(5);

impl Rules for Pentago {
    type State = Position<Cell>;
    type Move = Move;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(6, 6, Cell::Empty).expect("36 cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        let quadrants = state.grid().bounds().parts(3, 3);
        let free = state.grid().cells_where(Cell::is_empty);
        free.flat_map(move |at| {
            quadrants
                .clone()
                .flat_map(move |quadrant| TURNS.map(|turn| Move { at, quadrant, turn }))
        })
    }

    fn apply(&self, state: &mut Self::State, Move { at, quadrant, turn }: Move) {
        state.place(at, Cell::Of(state.turn));
        if state.closed_line(&Direction::AXES, FIVE).is_none() {
            let turned = state.grid_mut().transform_part(quadrant, turn);
            turned.expect("a quadrant is a square");
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let grid = state.grid();
        let five =
            Side::BOTH.map(|side| grid.has_k_line(&Direction::AXES, FIVE, Cell::is_of(side)));
        match five {
            [true, false] => Some(Outcome::Win(Side::First)),
            [false, true] => Some(Outcome::Win(Side::Second)),
            [true, true] => Some(Outcome::Draw),
            [false, false] => (grid.count(Cell::is_empty) == 0).then_some(Outcome::Draw),
        }
    }

    fn check(&self, state: &Self::State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let grid = state.grid();
        let is_quadrant = grid.bounds().parts(3, 3).any(|part| part == m.quadrant);
        if !is_quadrant || !TURNS.contains(&m.turn) {
            return Err(Illegal::refused(
                "a quadrant must turn by a quarter, left or right",
            ));
        }
        vacant(grid, m.at, Cell::is_empty)
    }
}

impl Notation for Pentago {}

pub(crate) fn shown() -> Shown<Pentago> {
    let board = Pentago.start().grid().bounds();
    Shown {
        style: Some(looks::plain().with_boxes(board, 3, 3)),
        players: Some(["Black", "White"]),
        ..Shown::hinted(|rules, state| {
            such_as("a cell and a quadrant's upper left one", rules, state)
        })
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::test::{FEW, SHORT, agrees_with_its_promises_from, agrees_with_its_promises_in};

    fn after(picture: &str, moves: &str) -> Position<Cell> {
        let grid = Grid::parse_with(picture, Cell::from_glyph).unwrap();
        let mut state = Position::new(grid);
        for m in Pentago.read_game(&state, moves).unwrap() {
            Pentago.apply(&mut state, m);
        }
        state
    }

    const CORNER: &str = "
        X . . X X .
        X . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        O O O O . .
    ";

    #[test]
    fn both_is_a_draw_and_the_other_may_win() {
        let both = "
            X . O X X .
            X . O . . .
            . . O O O .
            . . . . . .
            . . . . . .
            . . . . . .
        ";
        assert_eq!(
            Pentago.outcome(&after(both, "a4-a6=right")),
            Some(Outcome::Draw)
        );
        let other = "
            O . . O O .
            O . . . . .
            O . . . . .
            . . . . . .
            . . . . . .
            X . X . X .
        ";
        let state = after(other, "f2-a6=right");
        assert_eq!(Pentago.outcome(&state), Some(Outcome::Win(Side::Second)));
    }

    #[test]
    fn five_before_the_turn_win_at_once() {
        let row = CORNER.replace("X . . X X", "X X . X X");
        let state = after(&row, "c6-a6=right");
        assert_eq!(Pentago.outcome(&state), Some(Outcome::Win(Side::First)));
        assert_eq!(state.grid().to_string().lines().next(), Some("X X X X X ."));
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(SHORT, &Pentago);
        let late = Grid::parse_with(
            "X O X O X O\nX O X O X O\nO X O X O X\nO X O X O X\nX O X O . .\nX O X . . .",
            Cell::from_glyph,
        );
        agrees_with_its_promises_from(&Position::new(late.unwrap()), FEW, &Pentago);
    }
}
