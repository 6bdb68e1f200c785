//! [`Point`]: a place on a picture.

use core::{
    fmt,
    ops::{Add, Neg, Sub},
};

/// A place on a picture, or a way from one to another: in tenths of a pixel, to the right and down.
///
/// Whole numbers, so that a picture is the same on every machine, without `std` too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Point {
    pub(super) x: i64,
    pub(super) y: i64,
}

impl Point {
    pub(super) const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }

    /// The point at a distance from this one, on the way to another; this one if they are the same.
    pub(super) fn towards(self, other: Self, distance: i64) -> Self {
        self + (other - self).with_length(distance)
    }

    /// The point in the middle between this one and another.
    pub(super) fn middle(self, other: Self) -> Self {
        Self::new(
            i64::midpoint(self.x, other.x),
            i64::midpoint(self.y, other.y),
        )
    }

    /// The way as long as this, turned by a quarter to the left.
    pub(super) const fn turned(self) -> Self {
        Self::new(self.y, -self.x)
    }

    /// The way in the same direction that is as long as this; none stays none.
    pub(super) fn with_length(self, length: i64) -> Self {
        let (x, y) = (i128::from(self.x), i128::from(self.y));
        match (x * x + y * y).isqrt() {
            0 => self,
            now => self.times(i128::from(length), now),
        }
    }

    /// So many times the way, divided by another number, which is not 0.
    pub(super) fn times(self, factor: i128, divisor: i128) -> Self {
        let part = |n: i64| {
            let rounded = (2 * i128::from(n) * factor + divisor).div_euclid(2 * divisor);
            i64::try_from(rounded).unwrap_or(i64::MAX)
        };
        Self::new(part(self.x), part(self.y))
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

/// In pixels: `20 -3.5`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Pixels(self.x), Pixels(self.y))
    }
}

/// A number of tenths, written as pixels: `20`, `-3.5`.
#[derive(Clone, Copy)]
pub(super) struct Pixels(pub(super) i64);

impl fmt::Display for Pixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.0.unsigned_abs();
        if self.0 < 0 {
            f.write_str("-")?;
        }
        match tenths % 10 {
            0 => write!(f, "{}", tenths / 10),
            rest => write!(f, "{}.{rest}", tenths / 10),
        }
    }
}
