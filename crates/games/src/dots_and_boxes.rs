//! Dots and Boxes: draw the fourth side of a box to win it and move again.

use collinear::{
    Coord, Direction, Grid,
    picture::{Body, Figure, Form, Style},
    rules::{Illegal, Notation, Outcome, Position, Rules, SetupError, Side, not_over},
};

use crate::{
    looks::{self, piece, written},
    set_up::at_least,
    shown::{Shown, such_as},
};

/// Dots and Boxes, by Édouard Lucas (1889), on 5x5 boxes.
///
/// - Each turn joins two neighbouring dots by a line.
/// - A player who draws the fourth side of one or two boxes owns them, and must draw again.
/// - When all lines are drawn, the player with more boxes wins.
///
/// Dots, lines and boxes are all cells of one board. A box has an odd row and an odd column. A line has either an odd
/// row or an odd column. A move is the cell of its line.
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

const DOT: char = '+';
/// A line that is not drawn.
const FREE: char = '.';
/// A box that nobody owns.
const OPEN: char = ' ';

impl DotsAndBoxes {
    /// Makes the game on this many rows and columns of boxes.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if a size is zero or the board is too large for memory.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetupError> {
        at_least("rows", rows, 1)?;
        at_least("columns", cols, 1)?;
        let kind = |at: Coord| match (at.row % 2, at.col % 2) {
            (0, 0) => DOT,
            (1, 1) => OPEN,
            _ => FREE,
        };
        let cells = |boxes: usize| boxes.saturating_mul(2).saturating_add(1);
        let empty = Grid::from_fn(cells(rows), cells(cols), kind)?;
        Ok(Self { empty })
    }

    /// The number of boxes of each player.
    #[must_use]
    pub fn boxes(grid: &Grid<char>) -> [usize; 2] {
        Side::BOTH.map(|side| grid.count(|&cell| cell == side.into()))
    }
}

/// The default board has 5x5 boxes.
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

    fn check(&self, state: &Self::State, &at: &Coord) -> Result<(), Illegal> {
        not_over(self, state)?;
        let refused = |why| Err(Illegal::about(state.grid().board(), at, why));
        match state.grid().get(at) {
            Some(&FREE) => Ok(()),
            Some('-' | '|') => refused("is drawn already"),
            Some(&DOT) => refused("is a dot, not a line"),
            Some(_) => refused("is a box, not a line"),
            None => Err(Illegal::off_board(state.grid().board(), at)),
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let [first, second] = Self::boxes(state.grid());
        let is_over = !state.grid().iter().any(|&cell| cell == FREE);
        is_over.then(|| Outcome::by_score(first, second))
    }
}

impl Notation for DotsAndBoxes {}

pub(crate) fn shown() -> Shown<DotsAndBoxes> {
    let figures = [
        (FREE, Figure::Nothing),
        (OPEN, Figure::Nothing),
        (DOT, piece(Body::Square, 0x3d_3c_38, None)),
        ('-', piece(Body::Flat, 0x3d_3c_38, None)),
        ('|', piece(Body::Upright, 0x3d_3c_38, None)),
        ('X', written(Form::Field, 0x2b_30_3b, 0xff_ff_ff, Some("X"))),
        ('O', written(Form::Field, 0xff_ff_ff, 0x2b_30_3b, Some("O"))),
    ];
    Shown {
        style: Some(Style {
            theme: looks::theme(0xf2_e8_d5, 0xf2_e8_d5, figures),
            ..Style::default()
        }),
        players: Some(["Black", "White"]),
        ..Shown::hinted(|rules, state| such_as("a line between two dots", rules, state))
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::game_value;

    use super::*;
    use crate::test::QUICK;

    /// A single box goes to the second player. Of four boxes the first player gets three (Berlekamp, Conway and Guy,
    /// *Winning Ways*, 1982).
    #[test]
    fn small_boards_are_worth_what_is_known() {
        for (side, winner) in [(1, Side::Second), (2, Side::First)] {
            if side == 1 || !QUICK {
                let game = DotsAndBoxes::new(side, side).unwrap();
                let value = game_value(&game, &game.start());
                assert_eq!(value, Ok(Outcome::Win(winner)), "{side}");
            }
        }
    }

    #[test]
    fn a_board_has_boxes() {
        let error = DotsAndBoxes::new(3, 0).unwrap_err();
        assert_eq!(
            error.to_string(),
            "columns: 0, but there must be at least 1"
        );
        let huge = DotsAndBoxes::new(usize::MAX, 2);
        let error = huge.unwrap_err().to_string();
        assert!(error.ends_with("is too large for memory"), "{error}");
    }
}
