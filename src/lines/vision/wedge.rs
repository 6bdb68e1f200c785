//! [`Wedge`]: what lies between two neighbouring headings, and the shadows of cells there.

use core::cmp::Ordering;

use crate::geometry::{Direction, Tiling};

/// A fraction: how far a ray has turned from the first heading of its wedge to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slope {
    part: i64,
    /// More than 0.
    whole: i64,
}

impl Slope {
    #[inline]
    pub(super) const fn new(part: i64, whole: i64) -> Self {
        Self { part, whole }
    }

    /// The greatest index in a ring whose slope is no greater.
    #[inline]
    pub(super) fn index_in(self, ring: i64) -> i64 {
        let parts = i128::from(self.part) * i128::from(ring);
        let index = parts.div_euclid(i128::from(self.whole));
        i64::try_from(index).unwrap_or(ring)
    }
}

impl Ord for Slope {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let cross = |a: i64, b: i64| i128::from(a) * i128::from(b);
        cross(self.part, other.whole).cmp(&cross(other.part, self.whole))
    }
}

impl PartialOrd for Slope {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Slope {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Slope {}

/// The corners of a cell between which it shades, as offsets of ring and index from its centre.
#[derive(Debug)]
struct Outline {
    /// Into how many parts ring and index are divided for them.
    parts: i64,
    /// Of these the one with the least slope.
    low: &'static [[i64; 2]],
    /// Of these the one with the greatest slope.
    high: &'static [[i64; 2]],
    /// Where, in whole rings and indices, the cell lies whose low corner or edge is the high one of this
    /// cell. Hexagons meet in an edge there, and where sight does not pass along it their shadows overlap.
    across: [i64; 2],
}

/// Squares, the first heading leading to a side.
static FROM_SIDE: Outline = Outline {
    parts: 2,
    low: &[[1, -1]],
    high: &[[-1, 1]],
    across: [-1, 1],
};

/// Squares, the first heading leading to a corner.
static FROM_CORNER: Outline = Outline {
    parts: 2,
    low: &[[-1, -2]],
    high: &[[1, 2]],
    across: [1, 2],
};

/// Hexagons: either end of the edges on the two flanks.
static HEXAGON: Outline = Outline {
    parts: 3,
    low: &[[1, -1], [-1, -2]],
    high: &[[1, 2], [-1, 1]],
    across: [0, 1],
};

/// What lies between two neighbouring headings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wedge {
    /// The rows and columns from a ring to the next.
    out: [i64; 2],
    /// The rows and columns from an index to the next.
    turn: [i64; 2],
    outline: &'static Outline,
    /// Whether the ray along the first heading passes through corners.
    through_corners: bool,
}

/// The wedges around a cell, clockwise.
pub(super) fn wedges(tiling: Tiling) -> impl Iterator<Item = Wedge> + Clone {
    let headings = tiling.headings();
    let next = headings.iter().cycle().skip(1);
    headings.iter().zip(next).map(move |(&first, &next)| {
        let steps = |way: Direction| [way.rows() as i64, way.cols() as i64];
        let (out, next) = (steps(first), steps(next));
        let through_corners = tiling == Tiling::Square && out[0] != 0 && out[1] != 0;
        Wedge {
            out,
            turn: [next[0] - out[0], next[1] - out[1]],
            outline: match tiling {
                Tiling::Hexagonal => &HEXAGON,
                Tiling::Square if through_corners => &FROM_CORNER,
                Tiling::Square => &FROM_SIDE,
            },
            through_corners,
        }
    })
}

impl Wedge {
    /// The ring and the index of the cell at this offset of rows and columns, if it lies in the wedge and
    /// not on its last ray.
    pub(super) fn place_of(self, [rows, cols]: [i64; 2]) -> Option<[i64; 2]> {
        let ([down, right], [on_down, on_right]) = (self.out, self.turn);
        // Headings are clockwise, so that the determinant is -1.
        let ring = cols * on_down - rows * on_right;
        let index = rows * right - cols * down;
        (0 <= index && index < ring).then_some([ring, index])
    }

    /// The offset of rows and columns of the cell with this index in this ring.
    #[inline]
    pub(super) fn offset_of(self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let offset = |way: usize| ring * self.out[way] + index * self.turn[way];
        [offset(0), offset(1)]
    }

    /// The slopes between which a cell shades.
    #[inline]
    pub(super) fn shadow(self, place: [i64; 2]) -> [Slope; 2] {
        [self.low(place), self.high(place)]
    }

    #[inline]
    fn low(self, place: [i64; 2]) -> Slope {
        let corners = self.outline.low.iter();
        let slopes = corners.map(|&corner| self.corner(place, corner));
        slopes.min().unwrap_or(Slope::new(0, 1))
    }

    #[inline]
    fn high(self, place: [i64; 2]) -> Slope {
        let corners = self.outline.high.iter();
        let slopes = corners.map(|&corner| self.corner(place, corner));
        slopes.max().unwrap_or(Slope::new(0, 1))
    }

    #[inline]
    fn corner(self, [ring, index]: [i64; 2], [out, on]: [i64; 2]) -> Slope {
        let parts = self.outline.parts;
        Slope::new(parts * index + on, parts * ring + out)
    }

    /// The cell that, together with this one, blocks sight along the end of this one's shadow.
    #[inline]
    pub(super) const fn across_high(self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let [out, on] = self.outline.across;
        [ring + out, index + on]
    }

    /// The cell that, together with this one, blocks sight along the beginning of this one's shadow.
    #[inline]
    pub(super) const fn across_low(self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let [out, on] = self.outline.across;
        [ring - out, index - on]
    }

    /// The two cells between which the ray along the first heading squeezes on its way into this ring.
    #[inline]
    pub(super) fn gate(self, ring: i64) -> Option<[[i64; 2]; 2]> {
        self.through_corners.then_some([[ring, 1], [ring - 1, -1]])
    }
}
