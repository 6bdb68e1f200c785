//! Phutball: two players, one ball, and chains of jumps over rows of men.

use collinear::{
    Coord, Direction, Grid, Hop, Line, Rect, TooLarge,
    rules::{
        EitherMove, Illegal, Notation, Outcome, Position, Rules, SetupError, Side, goes_on, vacant,
    },
};

/// Philosopher's football, by John Conway (Winning Ways, 1982), on 19 rows and 15 columns unless
/// [another size](Self::new) is chosen.
///
/// - In the middle stands the ball (`@`). It and all men (`o`) belong to both players.
/// - A player puts a man on any empty cell, or jumps with the ball.
/// - The ball jumps over a straight row of one or more men, in any of eight directions, to the first cell behind
///   it. The men leave the board at once. It may jump on from there, or stop.
/// - The first player wins when the ball stops on the top row or behind it, the second when it stops on the last
///   row or behind that, whoever made the move.
///
/// Behind each goal line the board has one row more (`-`), on which the ball may come but no man.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::phutball::Phutball;
///
/// let game = Phutball::new(9, 9)?;
/// assert_eq!(perft(&game, &game.start(), 3, Finished::Dropped), 494_976);
///
/// let game = Phutball::default();
/// let moves = game.read_game(&game.start(), "h12 i13 h11-h13-j13").unwrap();
/// assert_eq!(moves.len(), 3);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phutball {
    start: State,
}

/// The men, and where the ball is.
pub type State = Position<char, Rect, Coord>;

/// A jump of the ball over a row of men.
pub type Jump = Hop<Coord, Line>;

/// A man is placed, or the ball jumps, once or several times.
pub type Turn = EitherMove<Coord, Vec<Jump>>;

const BALL: char = '@';
const MAN: char = 'o';
const EMPTY: char = '.';
/// What lies behind a goal line.
const BEHIND: char = '-';

impl Default for Phutball {
    fn default() -> Self {
        Self::new(19, 15).expect("a board of 21 rows")
    }
}

impl Phutball {
    /// The game on this many rows, goal lines included, and this many columns, with the ball in the middle.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if a number is even or less than three, or if there would be too many cells.
    pub fn new(rows: usize, cols: usize) -> Result<Self, SetupError> {
        if [rows, cols].iter().any(|&side| side < 3 || side % 2 == 0) {
            let why = "a pitch has an odd number of rows and of columns, three at least";
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
        let start = Position::new(grid).with_extra(ball);
        Ok(Self { start })
    }
}

/// Whether the ball has left the pitch.
fn is_behind(state: &State, at: Coord) -> bool {
    at.row == 0 || at.row + 1 == state.grid().rows()
}

/// The jumps of the ball, and where it may stop each time.
fn jumps(state: &State) -> Vec<Vec<Jump>> {
    let (grid, ball, mut all) = (state.grid(), state.extra, Vec::new());
    let chains = grid.chains_by(ball, |at, before: &[Jump], next| {
        if !before.is_empty() {
            all.push(before.to_vec());
        }
        if is_behind(state, at) {
            return;
        }
        let is_man = |at| grid[at] == MAN && !before.iter().any(|jump| jump.over.contains(at));
        let rows = Direction::ALL.into_iter().filter_map(|direction| {
            let row = grid
                .board()
                .bracket(at, direction, 1.., is_man, |to| !is_man(to));
            row.ok()
        });
        next.extend(rows.map(Hop::from));
    });
    chains.for_each(drop);
    all
}

impl Rules for Phutball {
    type State = State;
    type Move = Turn;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Turn> {
        let empty = state.grid().cells_where(|&cell| cell == EMPTY);
        empty
            .map(Turn::Left)
            .chain(jumps(state).into_iter().map(Turn::Right))
    }

    fn apply(&self, state: &mut State, turn: Turn) {
        match turn {
            Turn::Left(at) => state.place(at, MAN),
            Turn::Right(jumps) => {
                let Some(last) = jumps.last() else { return };
                let (from, to) = (state.extra, last.to);
                for jump in &jumps {
                    state.fill(jump.over, EMPTY);
                }
                state.carry(from, to, EMPTY);
                state.extra = to;
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let ranks = Side::BOTH.map(|side| (side, state.rank_of(side.other(), state.extra)));
        let scored = ranks.into_iter().find(|(_, rank)| *rank <= 1);
        scored.map(|(side, _)| Outcome::Win(side))
    }

    fn check(&self, state: &State, turn: &Turn) -> Result<(), Illegal> {
        goes_on(self, state)?;
        let board = state.grid().board();
        match turn {
            Turn::Left(at) if is_behind(state, *at) && board.contains(*at) => {
                Err(Illegal::about(board, *at, "is behind the goal line"))
            }
            Turn::Left(at) => vacant(state.grid(), *at, |&cell| cell == EMPTY),
            Turn::Right(wanted) if jumps(state).contains(wanted) => Ok(()),
            Turn::Right(wanted) => {
                let (from, to) = match wanted.as_slice() {
                    [first, .., last] => (first.from, last.to),
                    [jump] => (jump.from, jump.to),
                    [] => (state.extra, state.extra),
                };
                if from != state.extra {
                    return Err(Illegal::about(board, from, "is not where the ball is"));
                }
                let why = format!("the ball does not jump to {} so", board.names([to]));
                Err(Illegal::refused_at(why, [to]))
            }
        }
    }
}

impl Notation for Phutball {
    /// The cells of the ball.
    fn move_of_cells(&self, before: &State, cells: &[Coord], label: Option<&str>) -> Option<Turn> {
        match (cells, label) {
            (&[at], None) => Some(Turn::Left(at)),
            (&[_, _, ..], None) => {
                let jump = |ends: &[Coord]| {
                    let over = before.grid().board().between(ends[0], ends[1])?;
                    Some(Hop {
                        from: ends[0],
                        over,
                        to: ends[1],
                    })
                };
                let jumps = cells.windows(2).map(jump);
                jumps.collect::<Option<_>>().map(Turn::Right)
            }
            _ => None,
        }
    }
}
