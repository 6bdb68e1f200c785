//! [`Owned`]: the owner of the piece on a cell.

use super::Side;

/// The owner of the piece on a cell, and a predicate for the pieces of a player.
///
/// [`Cell`](super::Cell) implements it, and so does `char`: a capital letter belongs to the first player, a small one
/// to the second. For a type of your own, return its owner:
///
/// ```
/// use collinear::{Coord, Direction, Grid, rules::{Owned, Side}};
///
/// #[derive(Clone, Copy)]
/// struct Tower {
///     height: u8,
///     owner: Option<Side>,
/// }
///
/// impl Owned for Tower {
///     fn owner(&self) -> Option<Side> {
///         self.owner
///     }
/// }
///
/// let empty = Tower { height: 0, owner: None };
/// let mut board = Grid::filled(1, 4, empty)?;
/// board[Coord::new(0, 3)] = Tower { height: 2, owner: Some(Side::Second) };
/// let seen = board.seen_from(Coord::new(0, 0), &[Direction::E], Tower::is_of(Side::Second));
/// assert_eq!(seen.count(), 1);
///
/// let pieces = Grid::parse("R . k")?;
/// assert_eq!(pieces.count(char::is_of(Side::First)), 1);
/// assert_eq!('k'.owner(), Some(Side::Second));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias("color", "own pieces", "enemy", "friend"))]
#[diagnostic::on_unimplemented(
    note = "implement `collinear::rules::Owned` for what stands on a cell: its `owner`, if it has one"
)]
pub trait Owned {
    /// The player who owns the piece; `None` if there is no piece, or nobody owns it.
    fn owner(&self) -> Option<Side>;

    /// A predicate for the pieces of a player, for queries of a [`Grid`](crate::Grid).
    #[must_use]
    #[inline]
    fn is_of(side: Side) -> impl Fn(&Self) -> bool + Copy {
        move |piece| piece.owner() == Some(side)
    }
}

/// The case of the letter says whose piece it is, as in FEN.
impl Owned for char {
    #[inline]
    fn owner(&self) -> Option<Side> {
        match self {
            'A'..='Z' => Some(Side::First),
            'a'..='z' => Some(Side::Second),
            _ => None,
        }
    }
}
