//! The paper of [`Tracks`].

use alloc::{collections::BTreeSet, vec::Vec};

use super::{Track, Tracks, paper::Paper};
use crate::geometry::{Bounds, Coord, Direction, Layout, NameError, Origin};

impl Tracks {
    /// The place of a cell on paper: how far right, and how far down.
    ///
    /// ```
    /// use collinear::boards::Tracks;
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// assert_eq!(morris.spot(0), Some((0, 0)));
    /// assert_eq!(morris.spot(1), Some((3, 0)));
    /// assert_eq!(morris.spot(24), None);
    /// ```
    #[must_use]
    pub fn spot(&self, cell: u16) -> Option<(i32, i32)> {
        self.paper().spots.get(usize::from(cell)).copied()
    }

    /// The rows and columns that name the cells, used as [`paper`](Layout::paper). There is a row for each distinct
    /// height of a spot, and a column for each distinct distance to the right.
    ///
    /// ```
    /// use collinear::{Bounds, boards::Tracks};
    ///
    /// assert_eq!(Tracks::nine_mens_morris().chart(), Bounds::new(7, 7)?);
    /// # Ok::<(), collinear::TooLarge>(())
    /// ```
    #[must_use]
    pub fn chart(&self) -> Bounds {
        self.paper().chart
    }

    /// The row and column of a cell on the [`chart`](Self::chart).
    #[must_use]
    pub fn coord_of(&self, cell: u16) -> Option<Coord> {
        self.paper().coords.get(usize::from(cell)).copied()
    }

    /// The cell in this row and column of the [`chart`](Self::chart), if any.
    ///
    /// ```
    /// use collinear::{Coord, boards::Tracks};
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// assert_eq!(morris.cell_at(Coord::new(0, 3)), Some(1));
    /// assert_eq!(morris.cell_at(Coord::new(0, 1)), None);
    /// ```
    ///
    /// # Complexity
    ///
    /// Logarithmic in the number of cells.
    #[must_use]
    pub fn cell_at(&self, at: Coord) -> Option<u16> {
        let Paper { coords, order, .. } = self.paper();
        let found = order.binary_search_by_key(&at, |&cell| coords[usize::from(cell)]);
        found.ok().map(|index| order[index])
    }

    /// The cells next to a cell on the [`chart`](Self::chart), diagonally too, whether or not a track connects them:
    /// the steps of a stone in Surakarta.
    ///
    /// ```
    /// use collinear::boards::Tracks;
    ///
    /// let surakarta = Tracks::surakarta();
    /// assert!(surakarta.chart_neighbours(0).eq([1, 7, 6]));
    /// assert_eq!(surakarta.chart_neighbours(14).count(), 8);
    /// ```
    pub fn chart_neighbours(&self, cell: u16) -> impl Iterator<Item = u16> + Clone {
        let sides = self.coord_of(cell).into_iter().flat_map(|at| {
            let chart = self.chart();
            Direction::ALL
                .into_iter()
                .filter_map(move |heading| chart.step(at, heading))
        });
        sides.filter_map(|at| self.cell_at(at))
    }
}

/// The paper is the [`chart`](Tracks::chart). Every step of a track is a stroke, except for steps of loops round a
/// corner, which are arcs.
impl Layout for Tracks {
    fn paper(&self) -> Bounds {
        self.chart()
    }

    fn on_paper(&self, at: u16) -> Coord {
        let nowhere = Coord::new(usize::MAX, usize::MAX);
        self.coord_of(at).unwrap_or(nowhere)
    }

    fn cell_named(&self, name: &str) -> Result<u16, NameError> {
        let (chart, origin) = (self.chart(), Origin::BottomLeft);
        let at = chart.cell_named_from(name, origin)?;
        let no_cell = || NameError::no_cell(chart, at, origin);
        self.cell_at(at).ok_or_else(no_cell)
    }

    fn strokes(&self) -> impl Iterator<Item = (u16, u16)> {
        let [arcs, strokes] = self.steps();
        strokes
            .difference(&arcs)
            .copied()
            .collect::<Vec<_>>()
            .into_iter()
    }

    fn corner_arcs(&self) -> impl Iterator<Item = (u16, u16)> {
        let [arcs, _] = self.steps();
        arcs.into_iter()
    }
}

impl Tracks {
    /// Two sets of steps: the steps round a corner of the paper, and all steps.
    fn steps(&self) -> [BTreeSet<(u16, u16)>; 2] {
        let steps = |closed| {
            let tracks = self.tracks().iter();
            let tracks = tracks.filter(move |track| track.is_closed() == closed);
            let steps = tracks.flat_map(Track::steps);
            steps.map(|(from, to)| (from.min(to), from.max(to)))
        };
        let mut all: BTreeSet<_> = steps(false).collect();
        let is_arc = |&(from, to): &(u16, u16)| {
            let corner = self.corner_between(from, to);
            !all.contains(&(from, to)) && corner.is_some_and(|at| self.cell_at(at).is_some())
        };
        let arcs = steps(true).filter(is_arc).collect();
        all.extend(steps(true));
        [arcs, all]
    }

    /// The corner of the paper that a step goes round, from one side to the next at the same distance.
    fn corner_between(&self, from: u16, to: u16) -> Option<Coord> {
        let (chart, from, to) = (self.chart(), self.coord_of(from)?, self.coord_of(to)?);
        from.row
            .abs_diff(to.row)
            .eq(&from.col.abs_diff(to.col))
            .then(|| {
                let corners = [Coord::new(from.row, to.col), Coord::new(to.row, from.col)];
                let is_corner = |at: &Coord| {
                    (at.row == 0 || at.row + 1 == chart.rows())
                        && (at.col == 0 || at.col + 1 == chart.cols())
                };
                corners.into_iter().find(is_corner)
            })?
    }
}
