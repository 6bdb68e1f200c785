//! Dots and Boxes: who draws the fourth side of a box has it, and goes on.

use collinear::{
    Coord, Direction, Grid,
    rules::{Notation, Outcome, Position, Rules, Side},
};

use crate::set_up::{SetUpError, at_least};

/// Dots and Boxes, by Édouard Lucas (1889), on 5x5 boxes.
///
/// - Each turn joins two neighbouring dots by a line.
/// - Who draws the fourth side of a box, or of two, has these, and has to draw again.
/// - When all lines are drawn, who has more boxes has won.
///
/// Dots, lines and boxes are all cells of one board: boxes where row and column are odd, lines where one of
/// them is. A move is the cell of its line.
///
/// ```
/// use collinear::rules::{Notation, Outcome, Rules, Side};
/// use collinear_games::dots_and_boxes::DotsAndBoxes;
///
/// let one = DotsAndBoxes::new(1, 1).unwrap();
/// let mut state = one.start();
/// for m in one.read_game(&state, "b1 a2 b3 c2").unwrap() {
///     one.apply(&mut state, m);
/// }
/// assert_eq!(state.grid().to_string(), "+ - +\n| O |\n+ - +");
/// assert_eq!(one.outcome(&state), Some(Outcome::Win(Side::Second)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DotsAndBoxes {
    empty: Grid<char>,
}

/// A dot.
const DOT: char = '+';
/// A line that is not drawn.
const FREE: char = '.';
/// A box that is nobody's.
const OPEN: char = ' ';

impl DotsAndBoxes {
    /// The game on this many rows and columns of boxes.
    ///
    /// # Errors
    ///
    /// [`SetUpError::TooFew`] if there are none; [`SetUpError::Picture`] if the board is more than memory can
    /// hold.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetUpError> {
        at_least("rows", rows, 1)?;
        at_least("columns", cols, 1)?;
        let kind = |at: Coord| match (at.row % 2, at.col % 2) {
            (0, 0) => DOT,
            (1, 1) => OPEN,
            _ => FREE,
        };
        let cells = |boxes: usize| boxes.saturating_mul(2).saturating_add(1);
        let empty = Grid::from_fn(cells(rows), cells(cols), kind).map_err(SetUpError::Picture)?;
        Ok(Self { empty })
    }

    /// How many boxes each player has.
    #[must_use]
    pub fn boxes(grid: &Grid<char>) -> [usize; 2] {
        Side::BOTH.map(|side| grid.count(|&cell| cell == side.into()))
    }
}

/// On 5x5 boxes.
impl Default for DotsAndBoxes {
    fn default() -> Self {
        Self::new(5, 5).expect("121 cells")
    }
}

impl Rules for DotsAndBoxes {
    type State = Position<char>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        Position::new(self.empty.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        state.grid().cells_where(|&cell| cell == FREE)
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        let mover = state.turn;
        state.put(at, if at.row.is_multiple_of(2) { '-' } else { '|' });
        let grid = state.grid();
        let is_drawn = |side: Option<&char>| side.is_some_and(|&cell| cell != FREE);
        let is_closed = |at| {
            grid.surround(at, &Direction::ORTHOGONAL, is_drawn)
                .is_enclosed()
        };
        let beside = grid.neighbours(at, &Direction::ORTHOGONAL);
        let closed = beside.filter(|&(_, at, &cell)| cell == OPEN && is_closed(at));
        let closed: Vec<_> = closed.map(|(_, at, _)| at).collect();
        if closed.is_empty() {
            state.turn = mover.other();
        }
        state.fill(closed, mover.into());
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = Self::boxes(state.grid());
        let is_over = !state.grid().iter().any(|&cell| cell == FREE);
        is_over.then(|| Outcome::by_score(first, second))
    }
}

impl Notation for DotsAndBoxes {}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use collinear::rules::{Finished, game_value, perft};

    use super::*;
    use crate::test::{FEW, QUICK, agrees_with_its_promises_in, counts};

    /// The naive game: lines are bits, each box the four that are its sides.
    struct Naive {
        lines: u32,
        boxes: Vec<u32>,
    }

    impl Naive {
        fn new(rows: u32, cols: u32) -> Self {
            let across = |row, col| 1_u32 << (row * cols + col);
            let first_down = (rows + 1) * cols;
            let down = |row, col| 1_u32 << (first_down + row * (cols + 1) + col);
            let sides = |row, col| {
                across(row, col) | across(row + 1, col) | down(row, col) | down(row, col + 1)
            };
            let boxes = (0..rows).flat_map(|row| (0..cols).map(move |col| sides(row, col)));
            Self {
                lines: first_down + rows * (cols + 1),
                boxes: boxes.collect(),
            }
        }

        fn closed(&self, drawn: u32) -> i32 {
            let closed = self.boxes.iter().filter(|&&sides| drawn & sides == sides);
            i32::try_from(closed.count()).unwrap()
        }

        /// By how many boxes more the player to move gets of those that are left.
        fn value(&self, drawn: u32, known: &mut HashMap<u32, i32>) -> i32 {
            if let Some(&value) = known.get(&drawn) {
                return value;
            }
            let free = (0..self.lines)
                .map(|n| 1 << n)
                .filter(|line| drawn & line == 0);
            let values = free.map(|line| {
                let taken = self.closed(drawn | line) - self.closed(drawn);
                let rest = self.value(drawn | line, known);
                if taken > 0 { taken + rest } else { -rest }
            });
            let best = values.max().unwrap_or(0);
            known.insert(drawn, best);
            best
        }
    }

    /// The second player gets a single box; of four boxes the first player gets three (a win in Berlekamp,
    /// Conway and Guy, *Winning Ways*, 1982).
    #[test]
    fn small_boards_are_worth_what_the_naive_program_says() {
        let known = [(1, 1, -1), (2, 2, 2)];
        for (rows, cols) in [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3)] {
            let naive = Naive::new(rows, cols).value(0, &mut HashMap::new());
            if let Some((.., value)) = known.iter().find(|it| (it.0, it.1) == (rows, cols)) {
                assert_eq!(naive, *value, "{rows}x{cols}");
            }
            if rows * cols <= if QUICK { 3 } else { 4 } {
                let game = DotsAndBoxes::new(rows as usize, cols as usize).unwrap();
                let value = game_value(&game, &game.start());
                assert_eq!(value, Ok(Outcome::by_score(naive, 0)), "{rows}x{cols}");
            }
        }
    }

    #[test]
    fn every_order_of_the_lines_is_a_game() {
        counts(&DotsAndBoxes::default(), &[1, 60, 60 * 59]);
        counts(
            &DotsAndBoxes::new(2, 2).unwrap(),
            &[1, 12, 132, 1320, 11_880],
        );
        let one = DotsAndBoxes::new(1, 1).unwrap();
        assert_eq!(perft(&one, &one.start(), 4, Finished::Counted), 24);
    }

    #[test]
    fn it_keeps_its_promises() {
        agrees_with_its_promises_in(FEW, &DotsAndBoxes::default());
        agrees_with_its_promises_in(FEW, &DotsAndBoxes::new(1, 3).unwrap());
    }

    #[test]
    fn one_line_can_close_two_boxes_and_who_closes_goes_on() {
        let game = DotsAndBoxes::new(1, 2).unwrap();
        let mut state = game.start();
        for m in game.read_game(&state, "b1 b3 a2 d1 d3 e2 c2").unwrap() {
            game.apply(&mut state, m);
        }
        assert_eq!(state.grid().to_string(), "+ - + - +\n| X | X |\n+ - + - +");
        assert_eq!(game.outcome(&state), Some(Outcome::Win(Side::First)));
        assert_eq!(state.turn, Side::First);
    }

    #[test]
    fn a_board_has_boxes() {
        let error = DotsAndBoxes::new(3, 0).unwrap_err();
        assert_eq!(
            error.to_string(),
            "columns: 0, but there has to be 1 at least"
        );
        let huge = DotsAndBoxes::new(usize::MAX, 2);
        assert!(matches!(huge, Err(SetUpError::Picture(_))));
    }
}
