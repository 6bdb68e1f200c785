//! [`Stack`]: pieces on one another.

use core::{
    fmt,
    hash::{Hash, Hasher},
    mem,
};

use super::{Owned, Side};

/// Pieces on one another on one cell, `MOST` at most: a tower of Lasca, a stack of Tak or Focus, and the pieces in
/// a hand that carries them. It belongs to the owner of its top piece, and looks like that piece.
///
/// `MOST` is at most 255; where pieces only move, all that the game has are enough. A stack that is full takes
/// no more.
///
/// # Sowing
///
/// A hand goes along a ray and leaves some of its lowest pieces on each cell:
///
/// ```
/// use collinear::{Coord, Direction, Grid, rules::{Owned, Side, Stack}};
///
/// type Tower = Stack<char, 12>;
///
/// let mut board = Grid::filled(1, 4, Tower::default())?;
/// let from = Coord::new(0, 0);
/// board[from] = "XooX".chars().collect();
///
/// let mut hand = board[from].lift(3);
/// for (at, count) in board.bounds().ray(from, Direction::E).zip([2, 1]) {
///     board[at].put(hand.take_lowest(count));
/// }
/// let towers: Vec<_> = board.iter().map(Tower::to_string).collect();
/// assert_eq!(towers, ["X", "oo", "X", ""]);
/// assert_eq!(board[from].owner(), Some(Side::First));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[doc(alias("tower", "column", "pile", "sow", "mancala"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stack<P, const MOST: usize> {
    /// From below; `None` above the top one.
    pieces: [Option<P>; MOST],
    height: u8,
}

/// No pieces.
impl<P, const MOST: usize> Default for Stack<P, MOST> {
    fn default() -> Self {
        const { assert!(MOST <= u8::MAX as usize, "a stack has at most 255 pieces") };
        Self {
            pieces: [const { None }; MOST],
            height: 0,
        }
    }
}

impl<P: Copy, const MOST: usize> Stack<P, MOST> {
    /// How many pieces it has.
    #[must_use]
    #[inline]
    pub fn height(&self) -> usize {
        self.height.into()
    }

    /// Whether it has no piece, as an empty cell.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.height == 0
    }

    /// The piece on top.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<P> {
        self.pieces().next_back()
    }

    /// Its pieces from the lowest one up.
    #[inline]
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = P> + Clone + use<P, MOST> {
        let pieces = self.pieces.into_iter();
        pieces.take(self.height()).flatten()
    }

    /// Takes pieces off the top, as a stack with the same one on top; all of them if there are fewer.
    ///
    /// ```
    /// use collinear::rules::Stack;
    ///
    /// let mut tower: Stack<char, 9> = "XXo".chars().collect();
    /// assert_eq!(tower.lift(2).to_string(), "Xo");
    /// assert_eq!(tower.to_string(), "X");
    /// ```
    #[must_use = "the pieces are nowhere else"]
    #[inline]
    pub fn lift(&mut self, count: usize) -> Self {
        let stays = self.take_lowest(self.height().saturating_sub(count));
        mem::replace(self, stays)
    }

    /// Takes the lowest pieces away, and those above them come down; all of them if there are fewer.
    #[must_use = "the pieces are nowhere else"]
    #[inline]
    pub fn take_lowest(&mut self, count: usize) -> Self {
        let mut pieces = self.pieces();
        let taken = pieces.by_ref().take(count).collect();
        *self = pieces.collect();
        taken
    }

    /// Puts a stack on top of this one.
    #[inline]
    pub fn put(&mut self, hand: Self) {
        self.extend(hand.pieces());
    }

    /// Puts a stack under this one, such as a prisoner at Lasca.
    ///
    /// ```
    /// use collinear::rules::Stack;
    ///
    /// let mut tower: Stack<char, 9> = "oX".chars().collect();
    /// let mut taken: Stack<char, 9> = "oXo".chars().collect();
    /// tower.put_under(taken.lift(1));
    /// assert_eq!([tower, taken].map(|stack| stack.to_string()), ["ooX", "oX"]);
    /// ```
    #[inline]
    pub fn put_under(&mut self, hand: Self) {
        let above = mem::replace(self, hand);
        self.put(above);
    }
}

/// Puts pieces on top, one by one, as many as there is room for.
impl<P, const MOST: usize> Extend<P> for Stack<P, MOST> {
    #[inline]
    fn extend<I: IntoIterator<Item = P>>(&mut self, pieces: I) {
        let places = self.pieces.iter_mut().skip(self.height.into());
        for (place, piece) in places.zip(pieces) {
            *place = Some(piece);
            self.height += 1;
        }
    }
}

/// From the lowest piece up, as many as there is room for.
impl<P, const MOST: usize> FromIterator<P> for Stack<P, MOST> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = P>>(pieces: I) -> Self {
        let mut stack = Self::default();
        stack.extend(pieces);
        stack
    }
}

/// Of the top piece.
impl<P: Owned, const MOST: usize> Owned for Stack<P, MOST> {
    #[inline]
    fn owner(&self) -> Option<Side> {
        let top = self.height.checked_sub(1)?;
        self.pieces[usize::from(top)].as_ref()?.owner()
    }
}

impl<P: Copy + Hash, const MOST: usize> Hash for Stack<P, MOST> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.height);
        self.pieces().for_each(|piece| piece.hash(state));
    }
}

/// The top piece, or `.` where there is none.
impl<P: Copy + Into<char>, const MOST: usize> From<Stack<P, MOST>> for char {
    fn from(stack: Stack<P, MOST>) -> Self {
        stack.top().map_or('.', P::into)
    }
}

/// Its pieces from the lowest one up; nothing if it has none.
impl<P: Copy + Into<char>, const MOST: usize> fmt::Display for Stack<P, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces()
            .try_for_each(|piece| write!(f, "{}", piece.into()))
    }
}
