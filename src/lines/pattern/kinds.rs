//! [`Kinds`]: a few kinds of cells.

use core::fmt;

/// The most kinds that are named at once.
pub(super) const MOST: usize = 8;

/// One to eight kinds of cells, of which a [`Token`](super::Token) is one or none.
///
/// They are plain data, in the order in which they were named.
///
/// ```
/// use collinear::{Pattern, Segment, Token, lines::Kinds};
///
/// const FREE: Kinds<char> = Kinds::new(['.', 'c']);
///
/// assert!(FREE.contains(&'c'));
/// let pattern = Pattern::new([Segment::one(Token::OneOf(FREE))]);
/// assert_eq!(pattern.to_string(), "[.c]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kinds<K> {
    /// All that there are stand before the first `None`.
    pub(super) kinds: [Option<K>; MOST],
}

impl<K> Kinds<K> {
    /// These kinds.
    ///
    /// None of them, or more than eight, do not compile:
    ///
    /// ```compile_fail
    /// use collinear::lines::Kinds;
    ///
    /// let many = Kinds::new([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    /// ```
    #[must_use]
    pub const fn new<const N: usize>(kinds: [K; N]) -> Self
    where
        K: Copy,
    {
        const { assert!(0 < N && N <= MOST, "a set holds one to eight kinds") };
        let mut set = [None; MOST];
        let mut index = 0;
        while index < N {
            set[index] = Some(kinds[index]);
            index += 1;
        }
        Self { kinds: set }
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &K> {
        self.kinds.iter().flatten()
    }

    /// Whether this is one of them.
    #[inline]
    pub fn contains(&self, kind: &K) -> bool
    where
        K: PartialEq,
    {
        self.iter().any(|one| one == kind)
    }

    /// The same ones in another alphabet.
    pub(super) fn map<L>(self, mut kind: impl FnMut(K) -> L) -> Kinds<L> {
        Kinds {
            kinds: self.kinds.map(|one| one.map(&mut kind)),
        }
    }
}

impl<K: fmt::Debug> fmt::Debug for Kinds<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
