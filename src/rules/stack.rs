//! [`Stack`]: pieces stacked on a cell.

use core::{
    fmt,
    hash::{Hash, Hasher},
    mem,
};

use super::{Owned, Side};

/// A stack of at most `MOST` pieces on a cell or in a hand: a tower of Lasca, a stack of Tak or Focus. It belongs to
/// the owner of its top piece, and is drawn as that piece.
///
/// `MOST` is at most 255; the number of pieces in the game is always enough. Pieces put on a full stack are lost.
///
/// # Sowing
///
/// A hand moves along a ray and leaves some of its lowest pieces on each cell:
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
    /// The pieces from the bottom up; `None` above the top piece.
    pieces: [Option<P>; MOST],
    height: u8,
}

/// A stack without pieces.
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
    /// The number of pieces.
    #[must_use]
    #[inline]
    pub fn height(&self) -> usize {
        self.height.into()
    }

    /// True if there are no pieces, as on an empty cell.
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

    /// The pieces from the bottom up.
    #[inline]
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = P> + Clone + use<P, MOST> {
        let pieces = self.pieces.into_iter();
        pieces.take(self.height()).flatten()
    }

    /// Takes this many pieces off the top, as a stack in the same order; takes all if there are fewer.
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

    /// Takes this many pieces from the bottom; takes all if there are fewer. The pieces above come down.
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

    /// Puts a stack under this one, such as a prisoner in Lasca.
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

/// Puts pieces on top one by one, until the stack is full.
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

/// Collects pieces from the bottom up, until the stack is full.
impl<P, const MOST: usize> FromIterator<P> for Stack<P, MOST> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = P>>(pieces: I) -> Self {
        let mut stack = Self::default();
        stack.extend(pieces);
        stack
    }
}

/// The owner of the top piece.
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

/// The top piece, or `.` if there is none.
impl<P: Copy + Into<char>, const MOST: usize> From<Stack<P, MOST>> for char {
    fn from(stack: Stack<P, MOST>) -> Self {
        stack.top().map_or('.', P::into)
    }
}

/// The pieces from the bottom up; nothing if there are none.
impl<P: Copy + Into<char>, const MOST: usize> fmt::Display for Stack<P, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces()
            .try_for_each(|piece| write!(f, "{}", piece.into()))
    }
}
