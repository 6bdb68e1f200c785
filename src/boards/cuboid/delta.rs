//! [`Delta`]: a step in a box, and the sets of steps that games use.

use core::{
    fmt,
    iter::FusedIterator,
    ops::{Index, Neg},
};

/// A direction in a [`Cuboid`](super::Cuboid): the change of each coordinate in one step, not all zero.
///
/// | set | steps | for |
/// |---|---|---|
/// | [`axes`](Self::axes), `AXES` for N = 2, 3, 4 | one of each opposite pair: (3^N - 1) / 2 | lines of k |
/// | [`all`](Self::all) | 3^N - 1 | kings and queens |
/// | either, filtered by [`changes`](Self::changes) | the steps that change 1, 2, .. N coordinates | rooks (1), bishops (2), unicorns (3) |
///
/// ```
/// use collinear::boards::Delta;
///
/// let up = Delta::new([1, 0, 0]).unwrap();
/// assert_eq!((-up).to_string(), "(-1, +0, +0)");
/// assert_eq!(Delta::new([0, 0, 0]), None);
///
/// assert_eq!(Delta::<3>::AXES.len(), 13);
/// let changing = |n| Delta::<3>::axes().filter(move |axis| axis.changes() == n).count();
/// assert_eq!([1, 2, 3].map(changing), [3, 6, 4]); // half the faces, edges and corners of a cube
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Delta<const N: usize> {
    steps: [isize; N],
}

impl<const N: usize> Delta<N> {
    /// The step with these changes of the coordinates.
    ///
    /// `None` if all are zero, which leads nowhere, or one is `isize::MIN`, which has no opposite.
    #[must_use]
    #[inline]
    pub const fn new(steps: [isize; N]) -> Option<Self> {
        let (mut side, mut moves) = (0, false);
        while side < N {
            if steps[side] == isize::MIN {
                return None;
            }
            moves |= steps[side] != 0;
            side += 1;
        }
        if moves { Some(Self { steps }) } else { None }
    }

    /// The change of each coordinate.
    #[must_use]
    #[inline]
    pub const fn steps(self) -> [isize; N] {
        self.steps
    }

    /// The number of coordinates that change.
    ///
    /// ```
    /// use collinear::boards::Delta;
    ///
    /// assert_eq!(Delta::new([1, 0, -1]).unwrap().changes(), 2);
    /// ```
    #[must_use]
    pub fn changes(self) -> usize {
        self.steps.iter().filter(|&&step| step != 0).count()
    }

    /// All `3^N - 1` steps to neighbours: no coordinate changes by more than 1.
    #[inline]
    pub const fn all() -> Deltas<N> {
        Deltas {
            next: Some([-1; N]),
        }
    }

    /// One step of each opposite pair, `(3^N - 1) / 2`: those whose first change is `+1`.
    ///
    /// ```
    /// use collinear::boards::Delta;
    ///
    /// let axes: Vec<_> = Delta::<2>::axes().map(|axis| axis.steps()).collect();
    /// assert_eq!(axes, [[0, 1], [1, -1], [1, 0], [1, 1]]);
    /// ```
    #[doc(alias = "orientation")]
    #[inline]
    pub const fn axes() -> Deltas<N> {
        Deltas {
            next: following([0; N]),
        }
    }
}

impl Delta<2> {
    /// The four axes of a rectangle.
    pub const AXES: [Self; 4] = listed_axes();
}

impl Delta<3> {
    /// The thirteen axes of a box: three along its edges, six along face diagonals, four along space diagonals.
    pub const AXES: [Self; 13] = listed_axes();
}

impl Delta<4> {
    /// The forty axes of a box of four dimensions.
    pub const AXES: [Self; 40] = listed_axes();
}

const fn listed_axes<const N: usize, const COUNT: usize>() -> [Delta<N>; COUNT] {
    let mut axes = [Delta { steps: [1; N] }; COUNT];
    let (mut steps, mut count) = (following([0; N]), 0);
    while let Some(next) = steps {
        axes[count] = Delta { steps: next };
        steps = following(next);
        count += 1;
    }
    axes
}

/// The next steps in counting order, with digits -1, 0 and 1.
const fn following<const N: usize>(mut steps: [isize; N]) -> Option<[isize; N]> {
    let mut side = N;
    while side > 0 {
        side -= 1;
        if steps[side] < 1 {
            steps[side] += 1;
            return Some(steps);
        }
        steps[side] = -1;
    }
    None
}

/// Steps to neighbours; made by [`Delta::all`] and [`Delta::axes`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Deltas<const N: usize> {
    next: Option<[isize; N]>,
}

impl<const N: usize> Iterator for Deltas<N> {
    type Item = Delta<N>;

    fn next(&mut self) -> Option<Delta<N>> {
        // The step of all zeros, in the middle, is skipped.
        loop {
            let steps = self.next?;
            self.next = following(steps);
            if let Some(delta) = Delta::new(steps) {
                return Some(delta);
            }
        }
    }
}

impl<const N: usize> FusedIterator for Deltas<N> {}

impl<const N: usize> Index<usize> for Delta<N> {
    type Output = isize;

    /// The change of this coordinate.
    ///
    /// # Panics
    ///
    /// If there is no coordinate with this index.
    #[inline]
    fn index(&self, side: usize) -> &isize {
        &self.steps[side]
    }
}

/// The opposite step.
impl<const N: usize> Neg for Delta<N> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self {
            steps: self.steps.map(|step| -step),
        }
    }
}

/// The changes with signs.
impl<const N: usize> fmt::Display for Delta<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = itertools::Itertools::format(self.steps.iter(), ", ");
        write!(f, "({steps:+})")
    }
}

/// The same text as [`Display`](fmt::Display).
impl<const N: usize> fmt::Debug for Delta<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
