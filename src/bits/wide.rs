//! [`Wide`]: a number made of several 64-bit words.
//!
//! The words are called limbs. A shift moves whole limbs first, then the remaining bits; each limb is filled up with
//! bits of its neighbour. A sum or a difference passes a carry from limb to limb:
//!
//! ```text
//! up by 64 + 8      limb 2 = limb 1 << 8 | limb 0 >> 56
//! plus              limb 1 = limb 1 + other limb 1 + carry of limb 0
//! ```
//!
//! Both compile to a few instructions per limb if the distance is a constant. Otherwise boards of several limbs take
//! 3.5 times as long.

use core::{
    array,
    cmp::Ordering,
    fmt,
    ops::{BitAnd, BitOr, BitXor, Not},
};

use super::{
    Word,
    word::{Limbs, sealed::Sealed},
};

/// A number of `N` times 64 bits, a [`Word`] for boards of more than 128 cells. A [`Bitboard`](super::Bitboard)
/// has at most 1,024 cells, in a `Wide<16>`; a [`CellSet`](super::CellSet) of [`LineTables`](super::LineTables)
/// has up to 65,536.
///
/// ```
/// use collinear::{Coord, bits::{Bitboard, Wide}};
///
/// type Board = Bitboard<Wide<6>, 19, 19>;
/// assert_eq!(Board::full().len(), 361);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wide<const N: usize> {
    /// The lowest bits first.
    limbs: [u64; N],
}

impl<const N: usize> Wide<N> {
    #[inline(always)]
    fn zip(self, other: Self, limb: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            limbs: array::from_fn(|i| limb(self.limbs[i], other.limbs[i])),
        }
    }

    /// Combines limbs from the lowest on, passing a carry from each to the next.
    #[inline(always)]
    fn carry(self, other: Self, limb: impl Fn(u64, u64, bool) -> (u64, bool)) -> Self {
        let mut carried = false;
        Self {
            limbs: array::from_fn(|i| {
                let (sum, next) = limb(self.limbs[i], other.limbs[i], carried);
                carried = next;
                sum
            }),
        }
    }
}

impl<const N: usize> Sealed for Wide<N> {}

impl<const N: usize> Word for Wide<N> {
    const BITS: usize = 64 * N;

    #[inline(always)]
    fn from_limbs(limbs: Limbs) -> Self {
        Self {
            limbs: array::from_fn(|i| limbs.get(i).copied().unwrap_or(0)),
        }
    }

    #[inline(always)]
    fn limb(self, index: usize) -> u64 {
        self.limbs.get(index).copied().unwrap_or(0)
    }

    #[inline(always)]
    fn bit(index: usize) -> Self {
        let only = 1 << (index % 64);
        Self {
            limbs: array::from_fn(|i| if i == index / 64 { only } else { 0 }),
        }
    }

    #[inline(always)]
    fn up(self, distance: usize) -> Self {
        let (whole, part) = (distance / 64, distance % 64);
        let limb = |i: Option<usize>| i.map_or(0, |i| self.limbs[i]);
        Self {
            limbs: array::from_fn(|i| {
                let from = i.checked_sub(whole);
                let below = limb(from.and_then(|i| i.checked_sub(1)));
                // In two steps, since a shift by all 64 bits is not allowed.
                limb(from) << part | below >> 1 >> (63 - part)
            }),
        }
    }

    #[inline(always)]
    fn down(self, distance: usize) -> Self {
        let (whole, part) = (distance / 64, distance % 64);
        let limb = |i: usize| if i < N { self.limbs[i] } else { 0 };
        Self {
            limbs: array::from_fn(|i| {
                limb(i + whole) >> part | limb(i + whole + 1) << 1 << (63 - part)
            }),
        }
    }

    #[inline(always)]
    fn count(self) -> usize {
        self.limbs
            .iter()
            .map(|limb| limb.count_ones() as usize)
            .sum()
    }

    #[inline(always)]
    fn lowest(self) -> Option<usize> {
        let mut limbs = self.limbs.into_iter().enumerate();
        let (i, limb) = limbs.find(|&(_, limb)| limb != 0)?;
        Some(64 * i + limb.trailing_zeros() as usize)
    }

    #[inline(always)]
    fn highest(self) -> Option<usize> {
        let mut limbs = self.limbs.into_iter().enumerate().rev();
        let (i, limb) = limbs.find(|&(_, limb)| limb != 0)?;
        Some(64 * i + limb.ilog2() as usize)
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        let mut limbs = self.limbs;
        if let Some(limb) = limbs.iter_mut().find(|limb| **limb != 0) {
            *limb &= *limb - 1;
        }
        Self { limbs }
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.carry(other, |a, b, carried| {
            let (sum, one) = a.overflowing_add(b);
            let (sum, other) = sum.overflowing_add(u64::from(carried));
            (sum, one | other)
        })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.carry(other, |a, b, borrowed| {
            let (rest, one) = a.overflowing_sub(b);
            let (rest, other) = rest.overflowing_sub(u64::from(borrowed));
            (rest, one | other)
        })
    }
}

/// Zero.
impl<const N: usize> Default for Wide<N> {
    #[inline(always)]
    fn default() -> Self {
        Self { limbs: [0; N] }
    }
}

/// Compares as numbers.
impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.limbs.iter().rev().cmp(other.limbs.iter().rev())
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Prints all hexadecimal digits: `0x0000000000000000_0000000000000001`.
impl<const N: usize> fmt::Debug for Wide<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, limb) in self.limbs.iter().rev().enumerate() {
            let before = if i == 0 { "0x" } else { "_" };
            write!(f, "{before}{limb:016x}")?;
        }
        Ok(())
    }
}

impl<const N: usize> BitAnd for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl<const N: usize> BitOr for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const N: usize> BitXor for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self {
            limbs: self.limbs.map(|limb| !limb),
        }
    }
}
