//! [`Variant`], the settings of a game, and [`Draughts`], the game made from them.

use super::{Board, Capture, Color, Draws, Kings, Lines, Men, Naming, Square, Squares, State};
use collinear::{
    Bounds, Coord, Direction, Grid, TooLarge,
    rules::{SetupError, Side},
};

/// The maximum number of rows and of columns of a board, as in Canadian draughts. There is a limit because the number
/// of captures of a flying king grows exponentially with the board.
pub const MAX_SIDE: usize = 12;

/// The settings of a game of the draughts family: the board, the side that moves first, and groups of switches.
///
/// All fields are public: take a preset and change what you like, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Draughts::new`] makes the game, or returns an error. `Debug` prints the variant
/// as such a text.
///
/// ```
/// use collinear_games::draughts::{Board, INTERNATIONAL, Variant};
///
/// let board = Board { rows: 12, cols: 12, men: 5, ..INTERNATIONAL.board };
/// let canadian = Variant { board, ..INTERNATIONAL };
/// assert_eq!(canadian.name(), None);
/// assert_eq!(format!("{INTERNATIONAL:?}"), "international");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The board, and the men at the start.
    pub board: Board,
    /// The side that moves first.
    pub first: Color,
    /// The lines along which pieces move. A man moves one step, and never backwards.
    pub steps: Lines,
    /// The lines along which pieces capture.
    pub captures: Lines,
    /// The rules for men.
    pub men: Men,
    /// The rules for kings.
    pub kings: Kings,
    /// The rules for captures.
    pub capture: Capture,
    /// The rules for draws.
    pub draws: Draws,
    /// The names of squares.
    pub naming: Naming,
}

/// A game of draughts or checkers, made from a [`Variant`] by [`new`](Self::new): the reference rules on a grid.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Draughts {
    pub(super) variant: Variant,
    pub(super) start: State,
    /// The directions in which kings move and capture.
    pub(super) steps: Vec<Direction>,
    pub(super) captures: Vec<Direction>,
    pub(super) steps_of_men: [Vec<Direction>; 2],
    pub(super) captures_of_men: [Vec<Direction>; 2],
}

impl Draughts {
    /// Makes the game of a variant.
    ///
    /// # Errors
    ///
    /// Fails if there is no such game: the board has more than [`MAX_SIDE`] rows or columns, there are no men or no
    /// room for them, men would start on their last row, or the first player could not move.
    ///
    /// ```
    /// use collinear_games::draughts::{Board, Draughts, ENGLISH, Variant};
    ///
    /// assert!(Draughts::new(ENGLISH).is_ok());
    ///
    /// let board = Board { men: 5, ..ENGLISH.board };
    /// let error = Draughts::new(Variant { board, ..ENGLISH }).unwrap_err();
    /// assert_eq!(error.to_string(), "a board of 8 rows has no room for 5 rows of men on each side");
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let Board {
            rows,
            cols,
            men,
            behind,
            ..
        } = variant.board;
        let too_large = |error: TooLarge| {
            let most = format!("a board can have at most {MAX_SIDE} rows and columns");
            SetupError::new(format!("{error}: {most}"))
        };
        let bounds = Bounds::new(rows, cols).map_err(too_large)?;
        if rows > MAX_SIDE || cols > MAX_SIDE {
            let error = TooLarge::sides(rows, cols).over(MAX_SIDE * MAX_SIDE);
            return Err(too_large(error));
        }
        if men == 0 {
            return Err(SetupError::new("there must be at least one row of men"));
        }
        if men.saturating_add(behind).saturating_mul(2) > rows {
            let empty = match behind {
                0 => String::new(),
                _ => format!(" and {behind} empty behind them"),
            };
            return Err(SetupError::new(format!(
                "a board of {rows} rows has no room for {men} rows of men{empty} on each side"
            )));
        }
        let forward = |headings: &[Direction]| {
            Color::BOTH.map(|color| {
                let forward = headings
                    .iter()
                    .filter(|direction| !color.is_backwards(**direction));
                forward.copied().collect::<Vec<_>>()
            })
        };
        let steps = headings(variant.steps, variant.board.squares);
        let captures = headings(variant.captures, variant.board.squares);
        let captures_of_men = if variant.men.capture_backwards {
            Color::BOTH.map(|_| captures.clone())
        } else {
            forward(&captures)
        };
        let stands = |row: usize| (behind..behind + men).contains(&row);
        let grid = Grid::on(bounds, |at| match at {
            _ if !is_playable(variant.board, at) => Square::Empty,
            _ if stands(at.row) => Square::Man(Color::Black),
            _ if stands(rows - 1 - at.row) => Square::Man(Color::White),
            _ => Square::Empty,
        });
        let grid = grid?;
        let mut rules = Self {
            start: State::new(grid.clone(), variant.first),
            variant,
            steps_of_men: forward(&steps),
            captures_of_men,
            steps,
            captures,
        };
        rules.start = rules.set_up(grid, variant.first)?;
        match rules.start.end() {
            Some(end) => Err(SetupError::new(format!(
                "the game would be over before the first move: {end}"
            ))),
            None => Ok(rules),
        }
    }

    /// The size of the board.
    #[must_use]
    #[inline]
    pub fn bounds(&self) -> Bounds {
        self.start.grid.bounds()
    }

    /// The player of a color; the first player has the color that begins.
    #[must_use]
    #[inline]
    pub fn side(&self, color: Color) -> Side {
        if color == self.variant.first {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The color of a player.
    #[must_use]
    #[inline]
    pub fn color(&self, side: Side) -> Color {
        match side {
            Side::First => self.variant.first,
            Side::Second => self.variant.first.other(),
        }
    }

    /// True if a square is in play. On most boards only the dark squares are.
    #[must_use]
    #[inline]
    pub fn is_playable(&self, at: Coord) -> bool {
        self.bounds().contains(at) && is_playable(self.variant.board, at)
    }

    /// True if a man of this color becomes a king on this row.
    #[inline]
    pub(super) fn is_last_row(&self, at: Coord, color: Color) -> bool {
        at.row
            == match color {
                Color::White => 0,
                Color::Black => self.variant.board.rows - 1,
            }
    }
}

/// True if a square is in play. The square at the lower left is dark.
const fn is_playable(board: Board, at: Coord) -> bool {
    match board.squares {
        Squares::All => true,
        Squares::Dark => (at.row + at.col) % 2 == (board.rows - 1) % 2,
    }
}

/// The directions of lines, clockwise. Two dark squares in a row have a light one between them.
fn headings(lines: Lines, squares: Squares) -> Vec<Direction> {
    let stride = match squares {
        Squares::Dark => 2,
        Squares::All => 1,
    };
    let wanted = Direction::ALL.into_iter().filter(|direction| match lines {
        Lines::Diagonal => direction.is_diagonal(),
        Lines::Orthogonal => direction.is_orthogonal(),
        Lines::Both => true,
    });
    let strides = wanted.filter_map(|direction| {
        let stride = if direction.is_orthogonal() { stride } else { 1 };
        Direction::new(direction.rows() * stride, direction.cols() * stride)
    });
    strides.collect()
}
