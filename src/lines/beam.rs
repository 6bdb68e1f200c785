//! Beams: rays that turn on their way.

use core::iter::FusedIterator;

use crate::geometry::{Board, Pose, Rect, Topology};

use super::Stop;

/// The cells of a beam, each with the heading along which the beam enters it; made by [`Board::beam`].
///
/// The last cell can be the cell that blocks the beam. [`end`](Self::end) returns what stopped the beam.
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Beam<F, T: Topology = Rect> {
    board: Board<T>,
    /// The last cell, and the heading along which the beam leaves it.
    last: Pose<T>,
    steps: usize,
    first: Option<Pose<T>>,
    /// The last pose whose number of steps is a power of two (Brent's algorithm). Every loop comes back to such a pose.
    mark: Option<Pose<T>>,
    stop: Option<Stop<T::Cell>>,
    leaves: F,
}

/// # Queries: beams
impl<T: Topology> Board<T> {
    /// A ray that turns on its way. See [`Grid::beam`](crate::Grid::beam).
    ///
    /// # Complexity
    ///
    /// One call for each cell of the beam; no allocation.
    #[inline]
    pub fn beam<F>(&self, from: T::Cell, heading: T::Heading, leaves: F) -> Beam<F, T>
    where
        F: FnMut(T::Cell, T::Heading) -> Option<T::Heading>,
    {
        Beam {
            board: self.clone(),
            last: (from, heading),
            steps: 0,
            first: None,
            mark: None,
            stop: (!self.contains(from)).then_some(Stop::Edge),
            leaves,
        }
    }
}

impl<F, T: Topology> Beam<F, T>
where
    F: FnMut(T::Cell, T::Heading) -> Option<T::Heading>,
{
    /// Why the beam ends: at the [edge](Stop::Edge), at a cell that [blocks](Stop::Blocked) it, or in a
    /// [ring](Stop::Ring), which is a loop without end.
    #[inline]
    pub fn end(mut self) -> Stop<T::Cell> {
        loop {
            if let Err(stop) = self.step() {
                return stop;
            }
        }
    }

    #[inline]
    fn step(&mut self) -> Result<Pose<T>, Stop<T::Cell>> {
        if let Some(stop) = self.stop {
            return Err(stop);
        }
        let next = self.board.0.step(self.last.0, self.last.1);
        let next = match next {
            None => Err(Stop::Edge),
            Some(next) if [self.first, self.mark].contains(&Some(next)) => Err(Stop::Ring),
            Some(_) if self.steps == T::REACH => Err(Stop::Limit),
            Some(next) => Ok(next),
        };
        let (at, heading) = next.inspect_err(|&stop| self.stop = Some(stop))?;
        self.steps += 1;
        self.first = self.first.or(Some((at, heading)));
        if self.steps.is_power_of_two() {
            self.mark = Some((at, heading));
        }
        match (self.leaves)(at, heading) {
            Some(turned) => self.last = (at, turned),
            None => self.stop = Some(Stop::Blocked(at)),
        }
        Ok((at, heading))
    }
}

impl<F, T: Topology> Iterator for Beam<F, T>
where
    F: FnMut(T::Cell, T::Heading) -> Option<T::Heading>,
{
    type Item = (T::Cell, T::Heading);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.step().ok()
    }
}

impl<F, T: Topology> FusedIterator for Beam<F, T> where
    F: FnMut(T::Cell, T::Heading) -> Option<T::Heading>
{
}
