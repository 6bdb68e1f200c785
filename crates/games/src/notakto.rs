//! Notakto and wild tic-tac-toe: three in a row of a mark that is nobody's own.

use collinear::{
    Coord, Direction, Grid, Length,
    rules::{Cell, Illegal, Notation, Outcome, Position, Put, Rules, Side, goes_on, vacant},
};

/// Three in a row on 3x3 cells with marks that belong to nobody: each player puts any of them on a free
/// cell.
///
/// - [`NOTAKTO`]: both put an X, and who closes a row of three has lost. Who begins wins, by the centre and
///   by no other cell (Thane Plambeck and Greg Whitehead, "The Secrets of Notakto", 2012).
/// - [`WILD`] tic-tac-toe: X or O as they like, and who closes a row wins. Who begins wins.
/// - [`WILD_MISERE`]: the same, but who closes a row has lost: a draw.
///
/// A move is a cell and a mark, `b2=X`.
///
/// ```
/// use collinear::rules::{Outcome, Rules, Side, game_value};
/// use collinear_games::notakto::{NOTAKTO, SharedMarks, WILD, WILD_MISERE};
///
/// let value = |rules: SharedMarks| game_value(&rules, &rules.start()).unwrap();
/// assert_eq!(value(NOTAKTO), Outcome::Win(Side::First));
/// assert_eq!(value(WILD), Outcome::Win(Side::First));
/// assert_eq!(value(WILD_MISERE), Outcome::Draw);
/// ```
#[doc(alias = "wild tic-tac-toe")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedMarks {
    marks: &'static [Cell],
    /// Whether who closes a row has lost.
    misere: bool,
}

const X: Cell = Cell::Of(Side::First);
const O: Cell = Cell::Of(Side::Second);

/// One mark, and who closes a row has lost.
pub const NOTAKTO: SharedMarks = SharedMarks {
    marks: &[X],
    misere: true,
};

/// Two marks, and who closes a row wins.
pub const WILD: SharedMarks = SharedMarks {
    marks: &[X, O],
    misere: false,
};

/// Two marks, and who closes a row has lost.
pub const WILD_MISERE: SharedMarks = SharedMarks {
    misere: true,
    ..WILD
};

impl Rules for SharedMarks {
    type State = Position<Cell>;
    type Move = Put<Cell>;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(3, 3, Cell::Empty).expect("nine cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Put<Cell>> {
        let free = state.grid().cells_where(Cell::is_empty);
        free.flat_map(|at| self.marks.iter().map(move |&piece| Put { piece, at }))
    }

    fn apply(&self, state: &mut Self::State, Put { piece, at }: Put<Cell>) {
        state.place(at, piece);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is_closed = state
            .closed_line(&Direction::AXES, Length::AtLeast(3))
            .is_some();
        let winner = if self.misere {
            state.turn
        } else {
            state.turn.other()
        };
        let is_full = state.grid().count(Cell::is_empty) == 0;
        let won = is_closed.then_some(Outcome::Win(winner));
        won.or(is_full.then_some(Outcome::Draw))
    }

    fn check(&self, state: &Self::State, m: &Put<Cell>) -> Result<(), Illegal> {
        goes_on(self, state)?;
        if !self.marks.contains(&m.piece) {
            let why = match m.piece {
                Cell::Empty => "a mark is X or O".to_owned(),
                mark @ Cell::Of(_) => format!("nobody puts an {}", char::from(mark)),
            };
            return Err(Illegal::refused(why));
        }
        vacant(state.grid(), m.at, Cell::is_empty)
    }
}

impl Notation for SharedMarks {
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
    use collinear::rules::game_value;

    use super::*;

    #[test]
    fn notakto_is_won_by_the_centre_alone() {
        let start = NOTAKTO.start();
        let wins = NOTAKTO.moves(&start).filter(|&m| {
            let mut after = start.clone();
            NOTAKTO.apply(&mut after, m);
            game_value(&NOTAKTO, &after) == Ok(Outcome::Win(Side::First))
        });
        assert!(wins.map(|m| m.at).eq([Coord::new(1, 1)]));
    }
}
