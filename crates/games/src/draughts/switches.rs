//! The switches of a [`Variant`](super::Variant), grouped by what they belong to.

use collinear::named;

/// The board, and where the men stand at the start: the same for both players, White below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Its rows.
    pub rows: usize,
    /// Its columns.
    pub cols: usize,
    /// Which of its squares are played on.
    pub squares: Squares,
    /// How many rows of men a player has at the start.
    pub men: usize,
    /// How many rows are empty behind them.
    pub behind: usize,
}

/// Which squares are played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Squares {
    /// Every other one: the dark squares, of which one is at the lower left.
    Dark,
    /// All of them.
    All,
}

named! { Squares: Dark = "dark", All = "all" }

/// Along which lines pieces move or capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lines {
    /// Diagonals.
    Diagonal,
    /// Rows and columns. Where only dark squares are played on, those between them are skipped.
    Orthogonal,
    /// All eight.
    Both,
}

named! { Lines: Diagonal = "diagonal", Orthogonal = "orthogonal", Both = "both" }

/// The men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Men {
    /// Whether they capture backwards as well.
    pub capture_backwards: bool,
    /// What happens when one comes to the last row while it captures.
    pub promotion: Promotion,
}

/// What happens when a man comes to the last row while it captures. Wherever it ends its move there, it
/// becomes a king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Promotion {
    /// It becomes a king, and its move has ended.
    EndsMove,
    /// It becomes a king at once, and goes on capturing as one if it can.
    AtOnce,
    /// If it can go on capturing it does so, and stays a man.
    AtEnd,
}

named! { Promotion: EndsMove = "ends-move", AtOnce = "at-once", AtEnd = "at-end" }

/// The kings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kings {
    /// Whether they fly: move any distance, and capture from any distance and land at any behind. If not
    /// they go one step and hop over neighbours.
    pub flying: bool,
    /// How many moves without a capture the same king may make one after the other, as long as its player has
    /// men as well.
    pub moves_in_a_row: Option<u16>,
}

/// What a capture has to be like. Where there is one, it is a duty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// Which captures may be chosen.
    pub duty: Duty,
    /// When the pieces that were taken leave the board.
    pub removal: collinear::Removal,
    /// Whether a piece may turn by 180 degrees between two hops of one capture.
    pub half_turns: bool,
}

/// Which captures may be chosen. None may be broken off while it can go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// Any.
    Any,
    /// Those that take the most pieces.
    MostPieces,
    /// Those that take the highest value: a king is worth almost two men, and `n` kings more than `2n - 1`
    /// men. Of those of the same value, if a king can make one, a king has to.
    MostValue,
}

named! { Duty: Any = "any", MostPieces = "most-pieces", MostValue = "most-value" }

/// What makes a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draws {
    /// The third occurrence of a position.
    pub repetition: bool,
    /// As many moves of each player in which kings moved and took nothing.
    pub king_moves: Option<u16>,
    /// As many moves of each player with one, two or three pieces against a lone king, one of them a king.
    pub lone_king: [Option<u16>; 3],
}

/// How squares are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Naming {
    /// By numbers, those that are played on from 1 in reading order: `11-15`.
    Numbers,
    /// By column and row, rows counted from the bottom: `c3-d4`.
    Letters,
}

named! { Naming: Numbers = "numbers", Letters = "letters" }
