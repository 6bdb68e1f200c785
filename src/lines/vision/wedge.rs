//! [`Wedge`]: the area between two neighbouring headings, and the shadows of its cells.

use core::cmp::Ordering;

use crate::geometry::Tiling;

/// How far a ray has turned from the first heading of its wedge to the next, and where it meets a ring.
///
/// An addition moves the slope to the next ring. Slopes at the same ring are compared by index and remainder, without
/// division.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slope {
    part: i64,
    /// The slope is `part / whole`; `whole` is more than 0.
    whole: i64,
    /// The last cell of the ring whose centre the slope has reached.
    pub(super) index: i64,
    /// The distance from that centre, in parts of `whole`.
    pub(super) rest: i64,
}

impl Slope {
    /// The slope to the centre of a cell, starting at ring 0, the eye's own cell.
    #[inline]
    pub(super) const fn of_centre([ring, index]: [i64; 2]) -> Self {
        Self {
            part: index,
            whole: ring,
            index: 0,
            rest: 0,
        }
    }

    /// The same slope at the next ring.
    #[inline]
    pub(super) const fn on(mut self) -> Self {
        self.rest += self.part;
        if self.rest >= self.whole {
            self.rest -= self.whole;
            self.index += 1;
        }
        self
    }

    /// The same slope at the previous ring.
    #[inline]
    const fn back(mut self) -> Self {
        self.rest -= self.part;
        if self.rest < 0 {
            self.rest += self.whole;
            self.index -= 1;
        }
        self
    }

    /// The same slope some rings farther out: -1, 0 or 1.
    #[inline]
    pub(super) const fn moved(self, rings: i64) -> Self {
        match rings {
            0 => self,
            1.. => self.on(),
            _ => self.back(),
        }
    }
}

impl Ord for Slope {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let cross = |a: i64, b: i64| i128::from(a) * i128::from(b);
        let rest = || cross(self.rest, other.whole).cmp(&cross(other.rest, self.whole));
        self.index.cmp(&other.index).then_with(rest)
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

/// The corners that bound the shadow of a cell, as offsets of ring and index from its centre: for the first half of
/// the wedge, and for the second.
#[derive(Debug)]
struct Outline {
    /// The number of parts into which ring and index are divided.
    parts: i64,
    /// The corner with the least slope.
    low: [[i64; 2]; 2],
    /// The corner with the greatest slope.
    high: [[i64; 2]; 2],
    /// The offset, in rings and indices, of the cell whose low corner or edge is the high corner or edge of this cell.
    /// Hexagons share that edge; if sight does not pass along the edge, their shadows overlap.
    across: [i64; 2],
}

/// Squares, with a side in the first heading.
const FROM_SIDE: Outline = Outline {
    parts: 2,
    low: [[1, -1]; 2],
    high: [[-1, 1]; 2],
    across: [-1, 1],
};

/// Squares, with a corner in the first heading.
const FROM_CORNER: Outline = Outline {
    parts: 2,
    low: [[-1, -2]; 2],
    high: [[1, 2]; 2],
    across: [1, 2],
};

/// Hexagons, with the end of the flanking edge that is farther from the eye.
const HEXAGON: Outline = Outline {
    parts: 3,
    low: [[-1, -2], [1, -1]],
    high: [[1, 2], [-1, 1]],
    across: [0, 1],
};

#[derive(Debug)]
pub(super) struct Wedge {
    /// The rows and columns from one ring to the next.
    out: [i64; 2],
    /// The rows and columns from one index to the next.
    turn: [i64; 2],
    outline: Outline,
    /// True if the ray along the first heading passes through corners.
    through_corners: bool,
}

/// The wedges around a cell, clockwise.
pub(super) const fn wedges(tiling: Tiling) -> &'static [Wedge] {
    match tiling {
        Tiling::Square => const { &around::<8>(Tiling::Square) },
        Tiling::Hexagonal => const { &around::<6>(Tiling::Hexagonal) },
    }
}

const fn around<const N: usize>(tiling: Tiling) -> [Wedge; N] {
    const ANY: Wedge = Wedge {
        out: [0; 2],
        turn: [0; 2],
        outline: HEXAGON,
        through_corners: false,
    };
    let headings = tiling.around();
    let mut wedges = [ANY; N];
    let mut n = 0;
    while n < N {
        let (out, next) = (headings[n], headings[(n + 1) % N]);
        let wedge = &mut wedges[n];
        wedge.out = out;
        wedge.turn = [next[0] - out[0], next[1] - out[1]];
        if let Tiling::Square = tiling {
            wedge.through_corners = out[0] != 0 && out[1] != 0;
            wedge.outline = if wedge.through_corners {
                FROM_CORNER
            } else {
                FROM_SIDE
            };
        }
        n += 1;
    }
    wedges
}

impl Wedge {
    /// The ring and the index of the cell at this offset of rows and columns, if it is in the wedge and not on its
    /// last ray.
    pub(super) fn place_of(&self, [rows, cols]: [i64; 2]) -> Option<[i64; 2]> {
        let ([down, right], [on_down, on_right]) = (self.out, self.turn);
        // Headings are clockwise, so the determinant is -1.
        let index = rows * right - cols * down;
        if index < 0 {
            return None;
        }
        let ring = cols * on_down - rows * on_right;
        (index < ring).then_some([ring, index])
    }

    /// The offset in rows and columns of the cell with this index in this ring.
    #[inline]
    pub(super) fn offset_of(&self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let offset = |way: usize| ring * self.out[way] + index * self.turn[way];
        [offset(0), offset(1)]
    }

    /// The slope at which the shadow of a cell begins.
    #[inline]
    pub(super) fn low(&self, [ring, index]: [i64; 2]) -> Slope {
        let corner = self.outline.low[usize::from(2 * index > ring)];
        let high = self.corner([ring, index], corner);
        // The low corner is before the centre.
        Slope {
            index: high.index - 1,
            rest: high.rest + high.whole,
            ..high
        }
    }

    /// The slope at which the shadow of a cell ends.
    #[inline]
    pub(super) fn high(&self, [ring, index]: [i64; 2]) -> Slope {
        let corner = self.outline.high[usize::from(2 * index >= ring)];
        let high = self.corner([ring, index], corner);
        if high.rest < high.whole {
            return high;
        }
        // The corner of a square that is on the last heading.
        Slope {
            index: high.index + 1,
            rest: high.rest - high.whole,
            ..high
        }
    }

    #[inline]
    fn corner(&self, [ring, index]: [i64; 2], [out, on]: [i64; 2]) -> Slope {
        let parts = self.outline.parts;
        Slope {
            part: parts * index + on,
            whole: parts * ring + out,
            index,
            rest: on * ring - out * index,
        }
    }

    /// The cell that together with this one blocks sight along the end of this cell's shadow.
    #[inline]
    pub(super) const fn across_high(&self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let [out, on] = self.outline.across;
        [ring + out, index + on]
    }

    /// The cell that together with this one blocks sight along the start of this cell's shadow.
    #[inline]
    pub(super) const fn across_low(&self, [ring, index]: [i64; 2]) -> [i64; 2] {
        let [out, on] = self.outline.across;
        [ring - out, index - on]
    }

    /// The two cells between which the ray along the first heading passes into this ring.
    #[inline]
    pub(super) fn gate(&self, ring: i64) -> Option<[[i64; 2]; 2]> {
        self.through_corners.then_some([[ring, 1], [ring - 1, -1]])
    }
}
