//! [`Figure`]: what is drawn for a character of a board.

use super::Colour;

/// What is drawn for a character of a board.
///
/// ```
/// use collinear::picture::{Figure, Theme};
///
/// let theme = Theme::default();
/// assert_eq!(theme.figure('.'), Figure::Nothing);
/// assert_eq!(theme.figure('#'), Figure::Off);
/// assert!(matches!(theme.figure('X'), Figure::Piece(_)));
/// assert_eq!(theme.figure('q'), Figure::Letter);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// Nothing: the cell is empty.
    Nothing,
    /// Not even the cell: here the board has a hole.
    Off,
    /// The character itself.
    Letter,
    /// A piece.
    Piece(Piece),
}

/// How a piece looks: its body, what is drawn on it, and in which two colours.
///
/// Pieces of different sides should differ by more than colour, so that they can be told apart
/// without it: by the body, by the sign, by how light they are.
///
/// ```
/// use collinear::picture::{Body, Colour, Figure, Piece, Sign, Theme};
///
/// let tower = Piece {
///     body: Some(Body::Square),
///     sign: Some(Sign::Ring),
///     fill: Colour::rgb(0x2b_30_3b),
///     ink: Colour::rgb(0xfa_f6_ec),
/// };
/// let theme = Theme::default().with_figure('T', Figure::Piece(tower));
/// assert_eq!(theme.figure('T'), Figure::Piece(tower));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its shape; without one the sign stands alone, and is larger.
    pub body: Option<Body>,
    /// What is drawn on it, if anything.
    pub sign: Option<Sign>,
    /// The colour of the body.
    pub fill: Colour,
    /// The colour of its rim and of the sign.
    pub ink: Colour,
}

/// The shape of a [`Piece`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Body {
    /// Round.
    Disc,
    /// With four corners.
    Square,
    /// A square that stands on a corner.
    Diamond,
}

/// A sign on a piece, or on a cell of the board that the game marks: a throne, a corner, a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// Two strokes across each other.
    Cross,
    /// A small circle.
    Ring,
    /// A crown, for a king.
    Crown,
}
