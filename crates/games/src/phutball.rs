//! Phutball: two players share one ball, which jumps over rows of men.

use collinear::{
    Coord, Direction, Grid, Hop, Line, Rect, TooLarge,
    picture::{Body, Figure, Sign, Style, Surface},
    rules::{
        EitherMove, Illegal, MoveCells, Notation, Outcome, Position, Rules, SetupError, Side,
        not_over, vacant,
    },
};

use crate::{
    looks::{self, piece},
    shown::Shown,
};

/// Philosopher's football, by John Conway (Winning Ways, 1982), on 19 rows and 15 columns or [another size](Self::new).
///
/// - The ball (`@`) starts in the middle. The ball and all men (`o`) belong to both players.
/// - A player places a man on any empty cell, or jumps with the ball.
/// - The ball jumps over a straight row of one or more men, in any of eight directions, to the first cell behind them.
///   The men leave the board at once. The ball may jump again from its new cell, or stop.
/// - The first player wins when the ball stops on or behind the top row, the second when it stops on or behind the
///   bottom row, no matter who moved it.
///
/// Behind each goal line the board has one more row (`-`), which only the ball may enter.
///
/// Each jump is a separate move here, because there can be millions of ways to jump several times. A pass stops the
/// ball. If no further jump is possible the ball stops by itself. The word `h11-h13-j13` is two jumps.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::phutball::Phutball;
///
/// let game = Phutball::new(9, 9)?;
/// assert_eq!(perft(&game, &game.start(), 2, Finished::Dropped), 6328);
///
/// let game = Phutball::default();
/// let moves = game.read_game(&game.start(), "h12 i13 h11-h13-j13").unwrap();
/// assert_eq!(moves.len(), 4);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phutball {
    start: State,
}

/// The men and the ball.
pub type State = Position<char, Rect, Ball>;

/// The cell of the ball, and whether the ball is moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ball {
    /// The cell of the ball.
    pub at: Coord,
    /// True if the player to move has jumped with the ball and may jump again.
    pub is_moving: bool,
}

/// A jump of the ball over a row of men.
pub type Jump = Hop<Coord, Line>;

/// A man is placed, or the ball jumps. A pass stops the ball.
pub type Move = Option<EitherMove<Coord, Jump>>;

const BALL: char = '@';
const MAN: char = 'o';
const EMPTY: char = '.';
/// A cell behind a goal line.
const BEHIND: char = '-';

impl Default for Phutball {
    fn default() -> Self {
        Self::new(19, 15).expect("a board of 21 rows")
    }
}

impl Phutball {
    /// Makes the game on this many rows, goal lines included, and this many columns, with the ball in the middle.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if `rows` or `cols` is even or less than three, or if there are too many cells.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetupError> {
        if [rows, cols].iter().any(|&side| side < 3 || side % 2 == 0) {
            let why = "a pitch must have an odd number of rows and of columns, at least 3";
            return Err(SetupError::new(why));
        }
        let bounds = TooLarge::check(rows.saturating_add(2), cols, collinear::rules::MAX_CELLS)?;
        let ball = Coord::new(rows.div_ceil(2), cols / 2);
        let cell = |at: Coord| match at.row {
            _ if at == ball => BALL,
            row if row == 0 || row == rows + 1 => BEHIND,
            _ => EMPTY,
        };
        let grid = Grid::on(bounds, cell)?;
        let start = Position::new(grid).with_extra(Ball {
            at: ball,
            is_moving: false,
        });
        Ok(Self { start })
    }
}

fn is_behind(state: &State, at: Coord) -> bool {
    at.row == 0 || at.row + 1 == state.grid().rows()
}

/// The jumps of the ball. A ball behind a goal line has no jumps.
fn jumps(state: &State) -> impl Iterator<Item = Jump> {
    let (grid, at) = (state.grid(), state.extra.at);
    let directions = Direction::ALL.into_iter();
    let directions = directions.filter(move |_| !is_behind(state, at));
    directions.filter_map(move |direction| {
        let row = grid.bracket(at, direction, 1.., |&cell| cell == MAN, |_| true);
        row.ok().map(Hop::from)
    })
}

impl Rules for Phutball {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        let is_moving = state.extra.is_moving;
        let empty = state
            .grid()
            .cells_where(move |&cell| !is_moving && cell == EMPTY);
        let stop = is_moving.then_some(None);
        let men = empty.map(EitherMove::Left).map(Some);
        let jumps = jumps(state).map(EitherMove::Right).map(Some);
        men.chain(jumps).chain(stop)
    }

    fn apply(&self, state: &mut State, m: Move) {
        match m {
            None => {
                state.extra.is_moving = false;
                state.pass();
            }
            Some(EitherMove::Left(at)) => state.place(at, MAN),
            Some(EitherMove::Right(Hop { from, over, to })) => {
                state.fill(over, EMPTY);
                state.carry(from, to, EMPTY);
                state.extra.at = to;
                let is_moving = jumps(state).next().is_some();
                state.extra.is_moving = is_moving;
                if is_moving {
                    state.turn = state.turn.other();
                }
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Ball { at, is_moving } = state.extra;
        let mut sides = Side::BOTH.into_iter().filter(|_| !is_moving);
        let scored = sides.find(|side| state.rank_of(side.other(), at) <= 1);
        scored.map(Outcome::Win)
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (
            board,
            Ball {
                at: ball,
                is_moving,
            },
        ) = (state.grid().board(), state.extra);
        match m {
            None if is_moving => Ok(()),
            None => Err(Illegal::refused("the ball stops only after a jump")),
            Some(EitherMove::Left(_)) if is_moving => Err(Illegal::refused(
                "the ball is moving: jump again, or pass to stop it",
            )),
            Some(EitherMove::Left(at)) if board.contains(*at) && is_behind(state, *at) => {
                Err(Illegal::about(board, *at, "is behind the goal line"))
            }
            Some(EitherMove::Left(at)) => vacant(state.grid(), *at, |&cell| cell == EMPTY),
            Some(EitherMove::Right(jump)) if jump.from != ball => {
                Err(Illegal::about(board, jump.from, "is not where the ball is"))
            }
            Some(EitherMove::Right(jump)) if jumps(state).any(|legal| legal == *jump) => Ok(()),
            Some(EitherMove::Right(Hop { from, to, .. })) => {
                let [from_name, to_name] = [*from, *to].map(|at| board.names([at]));
                let why = format!("no jump leads from {from_name} to {to_name}");
                Err(Illegal::refused_at(why, [*from, *to]))
            }
        }
    }
}

impl Notation for Phutball {
    fn move_of_cells(&self, before: &State, cells: &[Coord], label: Option<&str>) -> Option<Move> {
        match (cells, label) {
            (&[from, to], None) => {
                let over = before.grid().board().between(from, to)?;
                Some(Some(EitherMove::Right(Hop { from, over, to })))
            }
            _ => Move::of_cells(before, cells, label),
        }
    }

    /// A word may contain several jumps.
    fn read_turn(&self, before: &State, word: &str) -> Result<Vec<Move>, Illegal> {
        let cells: Vec<_> = word.split('-').collect();
        if cells.len() < 3 {
            return self.read_move(before, word).map(|m| vec![m]);
        }
        let mut state = before.clone();
        let jumps = cells.windows(2).map(|ends| {
            let m = self.read_move(&state, &ends.join("-"))?;
            self.apply(&mut state, m);
            Ok(m)
        });
        jumps.collect()
    }
}

pub(crate) fn shown() -> Shown<Phutball> {
    let figures = [
        (EMPTY, Figure::Nothing),
        (BEHIND, Figure::Nothing),
        (MAN, piece(Body::Disc, 0x2b_30_3b, None)),
        (BALL, piece(Body::Disc, 0xff_ff_ff, Some(Sign::Ring))),
    ];
    Shown {
        style: Some(Style {
            surface: Surface::Crossings,
            theme: looks::theme(0x8f_c0_8a, 0x4f_80_50, figures),
            ..Style::default()
        }),
        pieces: ["", ""],
        ..Shown::for_two(["North", "South"])
    }
}
