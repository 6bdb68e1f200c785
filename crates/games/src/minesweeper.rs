//! Minesweeper: open all cells that have no mine, for one player.

use std::fmt;

use collinear::{
    Coord, Direction, Grid, Rect,
    picture::{Form, Style},
    rules::{
        CellOf, EitherMove, Illegal, MoveCells, Notation, Outcome, Position, Rules, SetupError,
        View, not_over, read_by_cells, vacant, write_by_cells,
    },
};

use crate::{
    looks::{self, tile, written},
    set_up::at_least,
    shown::Shown,
};

/// Minesweeper, by Robert Donner and Curt Johnson (1990): by default 9x9 cells with ten mines.
///
/// - A move opens a cell. The first cell has no mine: only after the move does chance lay the mines on other cells, one
///   by one.
/// - An open cell shows the number of mines in the eight cells around it. If there is no mine, all eight cells are
///   opened too, and so on.
/// - A player who has opened all cells without mines wins. A player who opens a mine loses.
/// - [With flags](Self::with_flags) the player may also put a flag on a closed cell once the mines are laid, and take
///   it off again. A cell with a flag cannot be opened.
///
/// The state includes the mines, so a computer that searches it sees them. So does the record of a game, in which the
/// moves of chance are `mine`, `mine#2` and so on. The board that the player sees hides the mines. A move is its cell;
/// a flag adds `=flag`.
///
/// ```
/// use collinear::rules::{Outcome, Rules, playout};
/// use collinear_games::minesweeper::Minesweeper;
///
/// let game = Minesweeper::default();
/// let mut state = game.start();
/// let outcome = playout(&game, &mut state, 1000, |n| n / 3);
/// assert!(matches!(outcome, Some(Outcome::Solved | Outcome::Lost)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minesweeper {
    closed: Grid<Spot>,
    mines: usize,
    has_flags: bool,
}

impl Minesweeper {
    /// Makes the game on a board of this size with this many mines.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if there are at least as many mines as cells, or if the board is too large for memory.
    pub fn new(rows: usize, cols: usize, mines: usize) -> Result<Self, SetupError> {
        let closed = Grid::filled(rows, cols, Spot::default())?;
        at_least(
            "cells",
            closed.bounds().cell_count(),
            mines.saturating_add(1),
        )?;
        Ok(Self {
            closed,
            mines,
            has_flags: false,
        })
    }

    /// The game in which cells can have flags.
    #[must_use]
    pub fn with_flags(self) -> Self {
        Self {
            has_flags: true,
            ..self
        }
    }
}

/// The beginners' size: ten mines on 9x9 cells.
impl Default for Minesweeper {
    fn default() -> Self {
        Self::new(9, 9, 10).expect("81 cells")
    }
}

const OPEN: u32 = 0xde_de_da;

const CLOSED: u32 = 0xb4_b6_ba;

const FLAG: char = 'F';

/// An unopened mine at the end, or a flag without a mine.
const MINE: char = 'm';
const WRONG: char = 'w';

/// Closed cells in relief, digits in their usual colours, and all mines at the end.
#[must_use]
pub fn shown() -> Shown<Minesweeper> {
    let inks = [
        0x1d_33_e0, 0x1a_7a_1a, 0xd8_1e_1e, 0x10_12_80, 0x7c_10_10, 0x0c_7c_80, 0x10_10_10,
        0x70_70_70,
    ];
    let digits = ('1'..).zip(inks.map(|ink| written(Form::Field, OPEN, ink, None)));
    let figures = [
        ('.', tile(Form::Raised, CLOSED)),
        ('0', written(Form::Field, OPEN, OPEN, Some(" "))),
        ('*', written(Form::Field, 0xe8_4a_3c, 0x10_10_10, Some("✹"))),
        (MINE, written(Form::Field, OPEN, 0x10_10_10, Some("✹"))),
        (FLAG, written(Form::Raised, CLOSED, 0xc8_1e_1e, Some("⚑"))),
        (WRONG, written(Form::Field, OPEN, 0xc8_1e_1e, Some("✗"))),
    ];
    Shown {
        style: Some(Style {
            theme: looks::theme(OPEN, 0x9a_9c_a0, figures.into_iter().chain(digits)),
            ..Style::default()
        }),
        board: Some(|rules, state| {
            let mut glyphs = state.glyphs();
            let end = match rules.outcome(state) {
                None => return glyphs,
                Some(Outcome::Solved) => FLAG,
                Some(_) => MINE,
            };
            for (at, spot) in state
                .grid()
                .indexed()
                .filter(|(_, spot)| spot.open.is_none())
            {
                match (spot.mine, spot.has_flag) {
                    (true, false) => glyphs[at] = end,
                    (false, true) => glyphs[at] = WRONG,
                    _ => {}
                }
            }
            glyphs
        }),
        hint: Some(|_, state| match state.extra {
            Laying::Done => "a cell to open, such as c3; or a flag, c3=flag".to_owned(),
            _ => "a cell to open, such as c3".to_owned(),
        }),
        ..Shown::for_one(["", ""])
    }
}

/// A cell: its mine, and what the player sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spot {
    /// True if the cell has a mine.
    pub mine: bool,
    /// The number of mines around the cell, if it is open.
    pub open: Option<u8>,
    /// True if the cell has a flag.
    pub has_flag: bool,
}

/// `.` for a closed cell, `F` for a flag, `*` for an opened mine, otherwise a digit.
impl From<Spot> for char {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot {
                open: None,
                has_flag: true,
                ..
            } => FLAG,
            Spot { open: None, .. } => '.',
            Spot { mine: true, .. } => '*',
            Spot {
                open: Some(mines), ..
            } => Self::from_digit(mines.into(), 10).unwrap_or('?'),
        }
    }
}

/// What must happen before the player moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Laying {
    /// The player must open the first cell.
    Waits,
    /// Chance must lay mines, on any cell but the first.
    Mines {
        /// The cell that is opened after that.
        first: Coord,
        /// The number of mines still to lay.
        left: usize,
    },
    /// All mines are laid.
    Done,
}

/// Chance lays a mine on a cell. It cannot be picked on the board, and its name hides the cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mine(pub Coord);

impl fmt::Debug for Mine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mine")
    }
}

impl MoveCells<State> for Mine {
    fn cells(&self, _: &State) -> impl Iterator<Item = CellOf<State>> {
        std::iter::empty()
    }

    fn label(&self, _: &State) -> Option<String> {
        Some("mine".to_owned())
    }
}

/// The player puts a flag on a closed cell, or takes it off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flag(pub Coord);

/// A flag is picked by its cell twice, because the cell alone is the move that opens it.
impl MoveCells<State> for Flag {
    fn cells(&self, _: &State) -> impl Iterator<Item = CellOf<State>> {
        [self.0; 2].into_iter()
    }
}

/// The player opens or flags a cell, or chance lays a mine.
pub type Move = EitherMove<EitherMove<Coord, Flag>, Mine>;

/// The cells, and the mines that chance must still lay.
pub type State = Position<Spot, Rect, Laying>;

/// The cells that open together with a cell: all connected cells without mines nearby, and their neighbours, except
/// flags.
fn opened(grid: &Grid<Spot>, at: Coord) -> Vec<Coord> {
    let has_no_flag = |at: &Coord| !grid[*at].has_flag;
    let is_calm = |at: Coord| {
        let is_safe = has_no_flag(&at) && !grid[at].mine;
        is_safe && mines_around(grid, at) == 0
    };
    let calm = grid.board().flood([at], &Direction::ALL, is_calm);
    let cells = calm.cells().iter().copied();
    let cells = cells.chain(calm.border(&Direction::ALL));
    if is_calm(at) {
        cells.filter(has_no_flag).collect()
    } else {
        vec![at]
    }
}

fn mines_around(grid: &Grid<Spot>, at: Coord) -> u8 {
    let around = grid.neighbours(at, &Direction::ALL);
    around.map(|(.., spot)| u8::from(spot.mine)).sum()
}

fn open(state: &mut State, at: Coord) {
    for at in opened(state.grid(), at) {
        let open = Some(mines_around(state.grid(), at));
        let mine = state.grid()[at].mine;
        state.fill(
            [at],
            Spot {
                mine,
                open,
                has_flag: false,
            },
        );
    }
}

impl Rules for Minesweeper {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        Position::new(self.closed.clone()).with_extra(Laying::Waits)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let first = match state.extra {
            Laying::Mines { first, .. } => Some(first),
            Laying::Waits | Laying::Done => None,
        };
        let cells = state.grid().indexed();
        let opens = cells.filter_map(move |(at, spot)| match first {
            None => {
                let is_closed = spot.open.is_none() && !spot.has_flag;
                is_closed.then_some(Move::Left(EitherMove::Left(at)))
            }
            Some(first) => (at != first && !spot.mine).then_some(Move::Right(Mine(at))),
        });
        let may_flag = self.has_flags && state.extra == Laying::Done;
        let closed = state.grid().cells_where(|spot| spot.open.is_none());
        let flags = closed.filter(move |_| may_flag);
        opens.chain(flags.map(|at| Move::Left(EitherMove::Right(Flag(at)))))
    }

    fn apply(&self, state: &mut State, m: Move) {
        let (first, left) = match (m, state.extra) {
            (Move::Left(EitherMove::Left(first)), Laying::Waits) => (first, self.mines),
            (Move::Left(EitherMove::Left(at)), _) => return open(state, at),
            (Move::Left(EitherMove::Right(Flag(at))), _) => {
                return state.update([at], |spot| spot.has_flag = !spot.has_flag);
            }
            (Move::Right(Mine(at)), Laying::Mines { first, left }) => {
                state.update([at], |spot| spot.mine = true);
                (first, left - 1)
            }
            (Move::Right(_), _) => return,
        };
        state.extra = Laying::Mines { first, left };
        if left == 0 {
            state.extra = Laying::Done;
            open(state, first);
        }
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        match m {
            _ if self.moves(state).any(|legal| legal == *m) => Ok(()),
            Move::Left(EitherMove::Left(at) | EitherMove::Right(Flag(at)))
                if !self.is_chance(state) =>
            {
                vacant(state.grid(), *at, |_| true)?;
                let why = match state.grid()[*at] {
                    Spot { open: Some(_), .. } => "is open already",
                    Spot { has_flag: true, .. } => "has a flag, which protects it",
                    _ => return Err(Illegal::refused("open a cell before you set flags")),
                };
                Err(Illegal::about(state.grid().board(), *at, why))
            }
            _ => Err(Illegal::NotLegal),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut spots = state.grid().iter();
        if spots.any(|spot| spot.mine && spot.open.is_some()) {
            return Some(Outcome::Lost);
        }
        let closed = state.grid().count(|spot| spot.open.is_none());
        (closed == self.mines).then_some(Outcome::Solved)
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let flags = state.grid().count(|spot| spot.has_flag);
        let flags = self.has_flags.then(|| format!(", flags: {flags}"));
        vec![format!(
            "mines: {}{}",
            self.mines,
            flags.unwrap_or_default()
        )]
    }

    fn is_chance(&self, state: &State) -> bool {
        matches!(state.extra, Laying::Mines { .. })
    }
}

impl Notation for Minesweeper {
    fn write_move(&self, before: &State, m: &Move) -> String {
        match m {
            Move::Left(EitherMove::Right(Flag(at))) => {
                format!("{}{LABEL}", before.grid().board().names([*at]))
            }
            _ => write_by_cells(self, before, m),
        }
    }

    fn read_move(&self, before: &State, word: &str) -> Result<Move, Illegal> {
        match word.strip_suffix(LABEL) {
            Some(cell) => read_by_cells(self, before, &format!("{cell}-{cell}")),
            None => read_by_cells(self, before, word),
        }
    }
}

const LABEL: &str = "=flag";

#[cfg(test)]
mod tests {

    use super::*;

    /// A game with these mines: `*` in the picture.
    fn laid(picture: &str) -> (Minesweeper, State) {
        let spot = |glyph| {
            Some(Spot {
                mine: glyph == '*',
                ..Spot::default()
            })
        };
        let grid = Grid::parse_with(picture, spot).unwrap();
        let (rows, cols, mines) = (grid.rows(), grid.cols(), grid.count(|spot| spot.mine));
        let game = Minesweeper::new(rows, cols, mines).unwrap();
        (game, Position::new(grid).with_extra(Laying::Done))
    }

    fn opens(at: Coord) -> Move {
        Move::Left(EitherMove::Left(at))
    }

    fn seen(state: &State) -> String {
        state.glyphs().to_string()
    }

    #[test]
    fn who_opens_a_mine_has_lost_and_who_opens_all_else_has_won() {
        let (game, mut state) = laid("* . . *\n. . . .");
        game.apply(&mut state, opens(Coord::new(0, 1)));
        let mut lost = state.clone();
        game.apply(&mut lost, opens(Coord::new(0, 3)));
        assert_eq!(seen(&lost), ". 1 . *\n. . . .");
        assert_eq!(game.outcome(&lost), Some(Outcome::Lost));
        for at in [(0, 2), (1, 0), (1, 1), (1, 2), (1, 3)] {
            assert_eq!(game.outcome(&state), None);
            game.apply(&mut state, opens(at.into()));
        }
        assert_eq!(seen(&state), ". 1 1 .\n1 1 1 1");
        assert_eq!(game.outcome(&state), Some(Outcome::Solved));
    }

    #[test]
    fn a_flag_is_put_and_taken_off_and_keeps_a_cell_closed() {
        let (game, mut state) = laid("* . . *\n. . . .");
        let game = game.with_flags();
        let flag = game.read_move(&state, "b1=flag").unwrap();
        assert_eq!(game.write_move(&state, &flag), "b1=flag");
        game.apply(&mut state, flag);
        assert_eq!(seen(&state), ". . . .\n. F . .");
        assert_eq!(game.moves(&state).count(), 7 + 8);
        assert!(game.read_move(&state, "b1").is_err());
        game.apply(&mut state, flag);
        assert_eq!(seen(&state), ". . . .\n. . . .");
    }

    #[test]
    fn what_is_opened_with_a_cell_stops_at_flags() {
        let (game, mut state) = laid("* . . . .\n. . . . .");
        let game = game.with_flags();
        for at in [(0, 3), (1, 3)] {
            game.apply(&mut state, Move::Left(EitherMove::Right(Flag(at.into()))));
        }
        game.apply(&mut state, opens(Coord::new(0, 4)));
        assert_eq!(seen(&state), ". . . F 0\n. . . F 0");
        game.apply(&mut state, opens(Coord::new(0, 2)));
        assert_eq!(seen(&state), ". 1 0 F 0\n. 1 0 F 0");
    }

    #[test]
    fn a_board_has_more_cells_than_mines() {
        let error = Minesweeper::new(2, 2, 4).unwrap_err();
        assert_eq!(error.to_string(), "cells: 4, but there must be at least 5");
        let huge = Minesweeper::new(usize::MAX, 2, 1);
        let error = huge.unwrap_err().to_string();
        assert!(error.ends_with("is too large for memory"), "{error}");
    }
}
