//! [`Word`]: the numbers whose bits are cells.

use core::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitOr, BitXor, Not},
};

use num_traits::{PrimInt, Unsigned, WrappingAdd, WrappingSub};

use super::nth_one::nth_one;

/// A number whose bits are the cells of a [`Bitboard`](super::Bitboard) or a
/// [`CellSet`](super::CellSet): `u8` to `u128`, `usize`, and [`Wide`](super::Wide) beyond.
///
/// Use the smallest one with room for the board: a `u128` is slower than a `u64`. The trait is sealed; the unsigned
/// `PrimInt`s of `num_traits` and `Wide` implement it.
///
/// Bits and distances must be below [`BITS`](Self::BITS). Otherwise the result is unspecified and may differ
/// from word to word, but no operation panics.
///
/// ```
/// use collinear::bits::{Wide, Word};
///
/// assert_eq!(u64::bit(3), 8);
/// assert_eq!(0b1010_u8.lowest(), Some(1));
/// assert_eq!(Wide::<3>::bit(191).highest(), Some(191));
/// ```
pub trait Word:
    sealed::Sealed
    + Copy
    + Default
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// The number of its bits.
    const BITS: usize;

    /// The number with these bits, the lowest 64 first. Excess bits are dropped.
    #[doc(hidden)]
    #[must_use]
    fn from_limbs(limbs: Limbs) -> Self;

    /// The 64 bits from `64 * index` on.
    #[doc(hidden)]
    #[must_use]
    fn limb(self, index: usize) -> u64;

    /// The number with only this bit set.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(u64::bit(0), 1);
    /// assert_eq!(u64::bit(63), 1 << 63);
    /// ```
    #[must_use]
    fn bit(index: usize) -> Self;

    /// Shifts all bits up by a distance. Bits that leave the word are dropped.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0001_u8.up(2), 0b100);
    /// ```
    #[must_use]
    fn up(self, distance: usize) -> Self;

    /// Shifts all bits down by a distance. Bits that leave the word are dropped.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0001_u8.down(2), 0b10_0000);
    /// ```
    #[must_use]
    fn down(self, distance: usize) -> Self;

    /// The number of bits that are set.
    #[must_use]
    #[doc(alias("popcount", "count_ones"))]
    fn count(self) -> usize;

    /// The index of the lowest bit that is set; `None` for zero.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0100_u8.lowest(), Some(2));
    /// assert_eq!(0_u8.lowest(), None);
    /// ```
    #[must_use]
    #[doc(alias("trailing_zeros", "lsb"))]
    fn lowest(self) -> Option<usize>;

    /// The index of the highest bit that is set; `None` for zero.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0100_u8.highest(), Some(7));
    /// assert_eq!(0_u8.highest(), None);
    /// ```
    #[must_use]
    #[doc(alias("leading_zeros", "msb"))]
    fn highest(self) -> Option<usize>;

    /// The index of the `n`-th bit that is set, counted from 0 at the lowest; `None` if at most `n` bits are
    /// set.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0100_u8.nth(1), Some(7));
    /// assert_eq!(0b1000_0100_u8.nth(2), None);
    /// ```
    #[must_use]
    #[inline(always)]
    #[doc(alias("select", "pdep"))]
    fn nth(self, n: usize) -> Option<usize> {
        let (mut limb, mut at, mut left) = (self.limb(0), 0, n);
        for index in 1..Self::BITS.div_ceil(64) {
            let here = limb.count_ones() as usize;
            if left >= here {
                (limb, at, left) = (self.limb(index), 64 * index, left - here);
            }
        }
        (left < limb.count_ones() as usize).then(|| at + nth_one(limb, left as u64))
    }

    /// The number without its lowest bit that is set; zero stays zero.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(0b1000_0100_u8.without_lowest(), 0b1000_0000);
    /// ```
    #[must_use]
    #[doc(alias("blsr"))]
    fn without_lowest(self) -> Self;

    /// The sum, wrapping on overflow.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(250_u8.plus(10), 4);
    /// ```
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// The difference, wrapping on underflow.
    ///
    /// ```
    /// use collinear::bits::Word;
    ///
    /// assert_eq!(4_u8.minus(10), 250);
    /// // The number before a power of two has all bits below it set.
    /// assert_eq!(0b1000_u8.minus(1), 0b111);
    /// ```
    #[must_use]
    fn minus(self, other: Self) -> Self;

    /// Whether no bit is set.
    #[must_use]
    #[inline(always)]
    fn is_zero(self) -> bool {
        self == Self::default()
    }
}

/// 32 bits of a number, starting at a bit; bits beyond the number are 0.
#[inline(always)]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the lowest 32 bits are wanted"
)]
pub(super) fn some_bits<W: Word>(word: W, from: usize) -> u32 {
    let (index, shift) = (from / 64, from % 64);
    let limbs = W::BITS.div_ceil(64);
    let low = if index < limbs {
        word.limb(index) >> shift
    } else {
        0
    };
    let high = if shift > 32 && index + 1 < limbs {
        word.limb(index + 1) << (64 - shift)
    } else {
        0
    };
    (low | high) as u32
}

/// The bits of a number in groups of 64, the lowest first. Constants are computed in this form, since trait
/// functions are not `const`.
pub(super) type Limbs = [u64; MAX_LIMBS];

/// The limbs of the widest number: 1024 bits, a board of 32 rows and columns.
pub(super) const MAX_LIMBS: usize = 16;

impl<T> Word for T
where
    T: PrimInt
        + Unsigned
        + WrappingAdd
        + WrappingSub
        + Default
        + Hash
        + Debug
        + Send
        + Sync
        + 'static,
{
    const BITS: usize = 8 * size_of::<T>();

    #[inline(always)]
    fn from_limbs(limbs: Limbs) -> Self {
        let mut number = T::zero();
        for (index, limb) in limbs.into_iter().enumerate() {
            let fits = if Self::BITS < 64 {
                limb & ((1 << Self::BITS) - 1)
            } else {
                limb
            };
            if let (true, Some(limb)) = (64 * index < Self::BITS, T::from(fits)) {
                number = number | limb << (64 * index);
            }
        }
        number
    }

    #[inline(always)]
    fn limb(self, index: usize) -> u64 {
        let limb = if Self::BITS > 64 {
            T::from(u64::MAX).map_or(self, |lowest| self >> (64 * index) & lowest)
        } else {
            self
        };
        limb.to_u64().unwrap_or(0)
    }

    #[inline(always)]
    fn bit(index: usize) -> Self {
        T::one().up(index)
    }

    #[inline(always)]
    fn up(self, distance: usize) -> Self {
        // The `%` costs nothing, since processors shift modulo the width. Without it a long distance would panic.
        self << (distance % Self::BITS)
    }

    #[inline(always)]
    fn down(self, distance: usize) -> Self {
        self >> (distance % Self::BITS)
    }

    #[inline(always)]
    fn count(self) -> usize {
        self.count_ones() as usize
    }

    #[inline(always)]
    fn lowest(self) -> Option<usize> {
        (!self.is_zero()).then(|| self.trailing_zeros() as usize)
    }

    #[inline(always)]
    fn highest(self) -> Option<usize> {
        let above = self.leading_zeros() as usize;
        (!self.is_zero()).then(|| Self::BITS - 1 - above)
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        self & self.wrapping_sub(&T::one())
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(&other)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.wrapping_sub(&other)
    }
}

pub(super) mod sealed {
    pub trait Sealed {}

    impl<T: num_traits::PrimInt + num_traits::Unsigned> Sealed for T {}
}
