//! Lasca: draughts in which captured pieces go under the column that captured them.

use std::collections::BTreeMap;

use collinear::{
    Coord, Direction, Grid, Hop, Move, Origin, Rect, Removal,
    picture::{Margin, Style},
    rules::{
        Illegal, MoveOrCapture, Notation, Outcome, Owned, Position, Rules, Side, Stack, View,
        is_stuck, not_over, vacant,
    },
};

use crate::{
    draughts::{Draughts, ENGLISH},
    refused::owned,
    shown::{Shown, towers},
};

/// Lasca, by Emanuel Lasker (1911): draughts on 25 squares of seven rows by seven, with columns of pieces.
///
/// - A column belongs to the owner of its top piece. A soldier on top steps diagonally forward, an officer forward or
///   backward.
/// - A column captures by jumping over an enemy column next to it to the empty square behind. The top piece of that
///   column goes under the column that jumps. The rest stays, and belongs to the owner of its new top piece.
/// - Capturing is compulsory, and a capture continues with the same column as long as it can. No column is jumped
///   twice in a turn.
/// - A soldier that ends on the last row becomes an officer.
/// - A player who cannot move loses. Here the game is a draw after a [number of moves](Self::limit) without a capture.
///
/// A move is written as its squares, `c3-d4`. A capture includes every square on the way: `a1-c3-e5`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::lasca::Lasca;
///
/// let lasca = Lasca::default();
/// let mut state = lasca.start();
/// assert_eq!(perft(&lasca, &state, 4, Finished::Dropped), 54);
/// for m in lasca.read_game(&state, "c3-d4 e5-c3 b2-d4").unwrap() {
///     lasca.apply(&mut state, m);
/// }
/// let columns = state.grid().iter().filter(|column| column.height() > 1);
/// assert!(columns.map(|column| column.to_string()).eq(["bw"])); // its prisoner is free again
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lasca {
    /// The game is a draw after this many moves in a row without a capture; `None` for no limit. By default 100.
    pub limit: Option<usize>,
}

impl Default for Lasca {
    fn default() -> Self {
        Self { limit: Some(100) }
    }
}

/// A piece of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The owner of the piece.
    pub side: Side,
    /// True for an officer, which may also move backward.
    pub is_officer: bool,
}

/// The pieces on a square.
pub type Column = Stack<Piece, 22>;

/// The columns, and the number of moves in a row without a capture, if there is a limit.
pub type State = Position<Column, Rect, usize>;

impl Owned for Piece {
    fn owner(&self) -> Option<Side> {
        Some(self.side)
    }
}

/// `w` and `b` for soldiers, `W` and `B` for officers.
impl From<Piece> for char {
    fn from(Piece { side, is_officer }: Piece) -> Self {
        match (side, is_officer) {
            (Side::First, false) => 'w',
            (Side::First, true) => 'W',
            (Side::Second, false) => 'b',
            (Side::Second, true) => 'B',
        }
    }
}

impl Lasca {
    /// The same game without the limit, for counting positions: its states do not include the number of moves.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self { limit: None }
    }
}

/// The directions in which a column moves.
fn headings(column: &Column) -> &'static [Direction] {
    match column.top() {
        Some(piece) if piece.is_officer => &Direction::DIAGONAL,
        Some(Piece {
            side: Side::First, ..
        }) => &[Direction::NE, Direction::NW],
        Some(_) => &[Direction::SE, Direction::SW],
        None => &[],
    }
}

fn captures(state: &State) -> impl Iterator<Item = Vec<Hop>> {
    let (grid, enemy) = (state.grid(), state.theirs());
    let columns = grid.cells_where(state.own());
    columns.flat_map(move |at| {
        let headings = headings(&grid[at]);
        grid.chains(at, headings, enemy, Column::is_empty, Removal::AtEnd)
    })
}

fn steps(state: &State) -> impl Iterator<Item = Move> {
    let grid = state.grid();
    let ways = grid.headings_of(state.own(), |at| headings(&grid[at]).iter().copied());
    ways.filter_map(move |(from, heading)| {
        let to = grid.next(from, heading, Column::is_empty)?;
        Some(Move { from, to })
    })
}

impl Rules for Lasca {
    type State = State;
    type Move = MoveOrCapture;

    fn start(&self) -> State {
        let soldiers = |side| {
            Column::from_iter([Piece {
                side,
                is_officer: false,
            }])
        };
        let column = |at: Coord| match at.row {
            _ if (at.row + at.col) % 2 == 1 => Column::default(),
            0..3 => soldiers(Side::Second),
            3 => Column::default(),
            _ => soldiers(Side::First),
        };
        Position::new(Grid::from_fn(7, 7, column).expect("49 cells")).with_extra(0)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = MoveOrCapture> {
        let mut captures = captures(state).map(MoveOrCapture::Capture).peekable();
        let has_to = captures.peek().is_some();
        let steps = steps(state).filter(move |_| !has_to);
        captures.chain(steps.map(MoveOrCapture::Move))
    }

    fn apply(&self, state: &mut State, m: MoveOrCapture) {
        let (side, from, to) = (state.turn, m.from(), m.to());
        let is_counted = self.limit.is_some() && matches!(m, MoveOrCapture::Move(_));
        state.extra = if is_counted { state.extra + 1 } else { 0 };
        for at in m.taken() {
            let mut taken = Column::default();
            state.update([at], |column| taken = column.lift(1));
            state.update([from], |column| column.put_under(taken));
        }
        state.carry(from, to, Column::default());
        if state.rank_of(side, to) == 6 {
            state.update([to], |column| {
                let top = column.lift(1);
                column.extend(top.pieces().map(|_| Piece {
                    side,
                    is_officer: true,
                }));
            });
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_drawn = self.limit.is_some_and(|limit| state.extra >= limit);
        let lost = is_stuck(self, state).then_some(Outcome::Win(state.turn.other()));
        lost.or(is_drawn.then_some(Outcome::Draw))
    }

    /// Lists columns, because the board shows only their top pieces.
    fn facts(&self, state: &State) -> Vec<String> {
        towers(state.grid())
    }

    fn check(&self, state: &State, m: &MoveOrCapture) -> Result<(), Illegal> {
        not_over(self, state)?;
        if matches!(m, MoveOrCapture::Capture(hops) if hops.is_empty()) {
            return Err(Illegal::refused("a capture needs at least one jump"));
        }
        let (grid, from, to) = (state.grid(), m.from(), m.to());
        let board = grid.board();
        owned(grid, from, state.own())?;
        let mut captures = captures(state).peekable();
        match m {
            MoveOrCapture::Capture(hops) => {
                let found = captures.find(|capture| capture.starts_with(hops));
                match found {
                    Some(capture) if capture.len() == hops.len() => Ok(()),
                    Some(_) => Err(Illegal::about(
                        board,
                        to,
                        "is not the end: the capture must continue",
                    )),
                    None => {
                        let why = format!(
                            "no capture leads from {} to {}",
                            board.names([from]),
                            board.names([to])
                        );
                        Err(Illegal::refused_at(why, [from, to]))
                    }
                }
            }
            MoveOrCapture::Move(m) => {
                vacant(grid, to, Column::is_empty)?;
                if let Some(capture) = captures.peek() {
                    return Err(Illegal::about(board, capture[0].from, "must capture"));
                }
                let is_beside = Direction::DIAGONAL
                    .iter()
                    .any(|&way| board.step(from, way) == Some(to));
                match steps(state).any(|step| step == *m) {
                    true => Ok(()),
                    false if is_beside => Err(Illegal::about(
                        board,
                        from,
                        "has a soldier on top, which only moves forward",
                    )),
                    false => Err(Illegal::about(board, to, "is not one diagonal step away")),
                }
            }
        }
    }
}

impl Notation for Lasca {
    /// Two squares that are two steps apart are a capture.
    fn move_of_cells(
        &self,
        before: &State,
        cells: &[Coord],
        label: Option<&str>,
    ) -> Option<MoveOrCapture> {
        let (&[from, .., to], None) = (cells, label) else {
            return None;
        };
        let hops = cells.windows(2).map(|two| {
            let (from, to) = (two[0], two[1]);
            let line = before.grid().bounds().between(from, to)?;
            let over = line.first().filter(|_| line.len() == 1)?;
            Some(Hop { from, over, to })
        });
        let capture = hops.collect::<Option<_>>().map(MoveOrCapture::Capture);
        Some(capture.unwrap_or(MoveOrCapture::Move(Move { from, to })))
    }
}

pub(crate) fn shown() -> Shown<Lasca> {
    Shown {
        players: Some(["White", "Black"]),
        pieces: ["wW", "bB"],
        style: Draughts::new(ENGLISH).ok().map(|draughts| Style {
            names: BTreeMap::new(),
            margin: Margin::Chart(Origin::BottomLeft),
            ..draughts.style()
        }),
        board: Some(|_, state| {
            let mut glyphs = state.glyphs();
            let is_light = |at: &Coord| (at.row + at.col) % 2 == 1;
            let light: Vec<_> = glyphs.bounds().coords().filter(is_light).collect();
            glyphs.fill(light, ' ');
            glyphs
        }),
        ..Shown::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test::counts;

    #[test]
    fn its_first_moves_are_forced() {
        counts(&Lasca::default(), &[1, 6, 6, 18, 54, 116, 324, 846, 2148]);
    }

    #[test]
    fn it_is_a_draw_at_the_limit() {
        let (rules, limited) = (Lasca::default(), Lasca { limit: Some(1) });
        let mut state = limited.start();
        let moves = rules.read_game(&state, "c3-d4 e5-c3 b2-d4");
        let mut outcomes = Vec::new();
        for m in moves.unwrap() {
            limited.apply(&mut state, m);
            outcomes.push(limited.outcome(&state));
        }
        assert_eq!(outcomes, [Some(Outcome::Draw), None, None]);
    }

    #[test]
    fn a_capture_of_nothing_is_refused() {
        let lasca = Lasca::default();
        let nothing = MoveOrCapture::Capture(Vec::new());
        assert!(lasca.check(&lasca.start(), &nothing).is_err());
    }
}
