//! The switches of a [`Variant`](super::Variant), in groups.

use collinear::named;

/// The board, and the men at the start: the same for both players, with White at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The rows of the board.
    pub rows: usize,
    /// The columns of the board.
    pub cols: usize,
    /// The squares in play.
    pub squares: Squares,
    /// The rows of men of a player at the start.
    pub men: usize,
    /// The empty rows behind the men of a player.
    pub behind: usize,
}

/// The squares in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Squares {
    /// Every other square: the dark ones, with one at the lower left.
    Dark,
    /// All squares.
    All,
}

named! { Squares: Dark = "dark", All = "all" }

/// The lines along which pieces move or capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lines {
    /// Diagonals.
    Diagonal,
    /// Rows and columns. If only dark squares are in play, the light ones in between are skipped.
    Orthogonal,
    /// All eight directions.
    Both,
}

named! { Lines: Diagonal = "diagonal", Orthogonal = "orthogonal", Both = "both" }

/// The rules for men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Men {
    /// True if men also capture backwards.
    pub capture_backwards: bool,
    /// What happens to a man that reaches the last row while capturing.
    pub promotion: Promotion,
}

/// What happens to a man that reaches the last row while capturing. A man that ends its move on the last row always
/// becomes a king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Promotion {
    /// The man becomes a king, and its move ends.
    EndsMove,
    /// The man becomes a king at once, and continues capturing as a king if it can.
    AtOnce,
    /// The man continues capturing if it can, and stays a man in that case.
    AtEnd,
}

named! { Promotion: EndsMove = "ends-move", AtOnce = "at-once", AtEnd = "at-end" }

/// The rules for kings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kings {
    /// True if kings fly: they move any distance, and capture from any distance to any landing cell behind the captured
    /// piece. Otherwise they move one step and jump over neighbours.
    pub flying: bool,
    /// The maximum number of moves in a row by the same king without a capture, while its player also has men; `None`
    /// for no limit.
    pub moves_in_a_row: Option<u16>,
}

/// The rules for captures. Capturing is compulsory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// The captures that may be chosen.
    pub duty: Duty,
    /// When captured pieces leave the board.
    pub removal: collinear::Removal,
    /// True if a piece may turn by 180 degrees between two hops of a capture.
    pub half_turns: bool,
}

/// The captures that may be chosen. A capture that can continue must continue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// Any.
    Any,
    /// Only captures of the most pieces.
    MostPieces,
    /// Only captures of the highest value: a king is worth almost two men, and `n` kings more than `2n - 1` men. If a
    /// king can make such a capture, only kings may capture.
    MostValue,
}

named! { Duty: Any = "any", MostPieces = "most-pieces", MostValue = "most-value" }

/// The rules for draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draws {
    /// True if the third occurrence of a position is a draw.
    pub repetition: bool,
    /// The game is a draw after this many moves in a row by each player, all by kings and without a capture; `None` for
    /// no limit.
    pub king_moves: Option<u16>,
    /// The game is a draw after this many moves of each player with one, two or three pieces, at least one of them a
    /// king, against a lone king; `None` for no limit.
    pub lone_king: [Option<u16>; 3],
}

/// The names of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Naming {
    /// Squares in play are numbered from 1 in reading order: `11-15`.
    Numbers,
    /// Squares are named by column and row, with rows counted from the bottom: `c3-d4`.
    Letters,
}

named! { Naming: Numbers = "numbers", Letters = "letters" }
