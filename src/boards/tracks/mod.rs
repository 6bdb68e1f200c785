//! [`Tracks`]: a board defined by a list of its lines.
//!
//! ```text
//!     0-----1-----2
//!     |     |     |       the tracks 0 1 2, 3 4 5, 6 7 8, 0 3 6, 1 4 7 and 2 5 8: from point 1 there is
//!     3-----4-----5       a heading along the first, one back along it and one along the fifth
//!     |     |     |
//!     6-----7-----8
//! ```

mod drawing;
mod error;
mod layout;
mod paper;
mod ready;
#[cfg(feature = "serde")]
mod serde;
mod table;
mod topology;
mod track;

use alloc::{format, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
};

pub use self::{
    error::TracksError,
    track::{Track, TrackHeading},
};
use self::{paper::Paper, table::TrackTable};
use crate::{
    geometry::{Board, Topology},
    shared::Arc,
};

/// A board of numbered points with a list of lines: Nine Men's Morris, Alquerque, the loops of Surakarta.
///
/// A line is a *track*: open, from its first cell to its last, or closed, a ring. A cell can be on several tracks, on
/// none, or twice on one. A heading is a [`TrackHeading`]: an index on a track, and forward or back. So a loop that
/// crosses itself continues straight at the crossing, and closes only when cell *and* heading come back.
///
/// Made from [lists](Self::new) or from a [drawing](#impl-FromStr-for-Tracks):
///
/// ```
/// use collinear::{Finite, Headings, Layout, Length, boards::Tracks};
///
/// let board: Tracks = r"
///     o-----o-----o
///     |     |     |
///     | o---o---o |
///     | |       | |
///     o-o       o-o
///     | |       | |
///     | o---o---o |
///     |     |     |
///     o-----o-----o
/// ".parse()?;
/// assert_eq!(board.cell_count(), 16); // Six Men's Morris
///
/// let corner = board.cell_named("a5").unwrap();
/// let axes: Vec<_> = board.axes(corner).collect();
/// let stones = ["a5", "c5", "e5"].map(|name| board.cell_named(name).unwrap());
/// let stone = |cell| stones.contains(&cell);
/// assert!(board.board().has_k_line_through(corner, &axes, Length::Exactly(3), stone));
/// # Ok::<(), collinear::boards::TracksError>(())
/// ```
///
/// A clone is cheap: the lists are shared.
///
/// A picture has strokes between the points, and arcs for loops round the corners:
///
#[doc = include_str!("../../../examples/pictures/morris.svg")]
///
#[doc = include_str!("../../../examples/pictures/surakarta.svg")]
#[derive(Clone, PartialEq, Eq)]
pub struct Tracks {
    table: Arc<TrackTable>,
}

impl Tracks {
    /// A board of `cells` cells, numbered from 0, with these open and closed tracks.
    ///
    /// The cells are drawn [in a row](Self::spot) unless [`with_spots`](Self::with_spots) places them.
    ///
    /// A step may occur only once among open tracks, and once among closed tracks. Otherwise two lines would join the
    /// same neighbours, and it would be unclear which line leads from one to the other. A step may be on an open track
    /// *and* on a closed one: stones in Surakarta step along lines and capture along loops.
    ///
    /// # Errors
    ///
    /// [`TracksError`] for an empty track, a track of one cell, a cell that is off the board or follows itself, a step
    /// that occurs twice, or more than [`u16::MAX`] cells, tracks, or cells on a track.
    ///
    /// ```
    /// use collinear::{Headings, boards::Tracks};
    ///
    /// // 0---1---2
    /// //  \ / \ /
    /// //   3---4
    /// let board = Tracks::new(5, &[&[0, 1, 2], &[3, 4], &[0, 3, 1, 4, 2]], &[])?;
    /// assert_eq!(board.axes(1).count(), 2);
    ///
    /// let error = Tracks::new(3, &[&[0, 1, 2], &[2, 1]], &[]).unwrap_err();
    /// assert_eq!(error.to_string(), "track 1 leads from cell 2 to cell 1, as track 0 does");
    /// # Ok::<(), collinear::boards::TracksError>(())
    /// ```
    pub fn new(cells: usize, open: &[&[u16]], closed: &[&[u16]]) -> Result<Self, TracksError> {
        let Ok(cells) = u16::try_from(cells) else {
            let why = format!("{cells} cells, but at most {} are possible", u16::MAX);
            return Err(TracksError::new(why));
        };
        let paper = Paper::row(cells);
        TrackTable::new(cells, open, closed, paper).map(Self::from)
    }

    /// The same board with these additional closed tracks.
    ///
    /// # Errors
    ///
    /// As for [`new`](Self::new).
    ///
    /// ```
    /// use collinear::{Stop, Headings, boards::Tracks};
    ///
    /// let square: Tracks = "o-o\n| |\no-o".parse()?;
    /// let square = square.with_loops(&[&[0, 1, 3, 2]])?;
    /// let round = square.headings(3).last().unwrap();
    /// let run = square.board().run(3, round, |_| true);
    /// assert_eq!((run.line.len(), run.stop), (4, Stop::Ring));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_loops(&self, closed: &[&[u16]]) -> Result<Self, TracksError> {
        let listed = |closed| {
            let tracks = self
                .tracks()
                .iter()
                .filter(move |track| track.is_closed() == closed);
            tracks.map(Track::cells)
        };
        let open: Vec<_> = listed(false).collect();
        let closed: Vec<_> = listed(true).chain(closed.iter().copied()).collect();
        TrackTable::new(self.table.cells, &open, &closed, self.paper().clone()).map(Self::from)
    }

    /// The same board with a place on paper for each cell: how far right, and how far down.
    ///
    /// # Errors
    ///
    /// [`TracksError`] if the number of spots is not the number of cells, or if two cells have the same spot.
    ///
    /// ```
    /// use collinear::{Layout, boards::Tracks};
    ///
    /// let board = Tracks::new(3, &[&[0, 1, 2]], &[])?.with_spots(&[(0, 0), (1, 2), (2, 4)])?;
    /// assert_eq!(board.name(2), "c1");
    /// # Ok::<(), collinear::boards::TracksError>(())
    /// ```
    pub fn with_spots(&self, spots: &[(i32, i32)]) -> Result<Self, TracksError> {
        let cells = self.table.cells;
        if spots.len() != usize::from(cells) {
            let spots = spots.len();
            let why = format!("{spots} spots for {cells} cells");
            return Err(TracksError::new(why));
        }
        let table = TrackTable {
            paper: Paper::new(spots)?,
            ..TrackTable::clone(&self.table)
        };
        Ok(table.into())
    }

    /// The board of this topology, with all the queries.
    #[must_use]
    pub fn board(&self) -> Board<Self> {
        Board::of(self.clone())
    }

    /// The tracks: open ones first, then closed ones.
    ///
    /// ```
    /// use collinear::boards::Tracks;
    ///
    /// let surakarta = Tracks::surakarta();
    /// let loops: Vec<_> = surakarta.tracks().iter().filter(|track| track.is_closed()).collect();
    /// assert_eq!((surakarta.tracks().len(), loops.len()), (14, 2));
    /// assert_eq!(loops[0].cells().len(), 24);
    /// ```
    #[must_use]
    pub fn tracks(&self) -> &[Track] {
        &self.table.tracks
    }

    /// Whether this heading is along a closed track.
    #[must_use]
    pub fn is_loop(&self, heading: TrackHeading) -> bool {
        self.track(heading).is_some_and(Track::is_closed)
    }

    /// Counts those of the next `steps` steps that are not on an open track: the corner arcs of Surakarta that a stone
    /// passes.
    ///
    /// ```
    /// use collinear::{Stop, Headings, boards::Tracks};
    ///
    /// let board = Tracks::surakarta();
    /// let (from, prey) = (11, 34); // f5 and e1: the arc from f5 leads down the line to e1
    /// let heading = board.headings(from).find(|&heading| board.is_loop(heading)).unwrap();
    /// let slide = board.board().slide(from, heading, .., |at| at != prey);
    /// assert_eq!(slide.stop, Stop::Blocked(prey));
    /// assert_eq!(board.arcs(from, heading, slide.line.len() + 1), 1);
    /// ```
    #[must_use]
    pub fn arcs(&self, from: u16, heading: TrackHeading, steps: usize) -> usize {
        let is_line = |from, to| {
            let mut headings = self
                .headings_through(from)
                .iter()
                .filter(|&&heading| !self.is_loop(heading));
            headings.any(|&heading| {
                let mut ends = [heading, heading.reversed()].into_iter();
                ends.any(|heading| self.step(from, heading).is_some_and(|(at, _)| at == to))
            })
        };
        let (mut at, mut arcs) = ((from, heading), 0);
        for _ in 0..steps {
            let Some(next) = self.step(at.0, at.1) else {
                break;
            };
            arcs += usize::from(!is_line(at.0, next.0));
            at = next;
        }
        arcs
    }

    #[inline]
    fn track(&self, heading: TrackHeading) -> Option<&Track> {
        self.table.tracks.get(usize::from(heading.track))
    }

    /// The track of a heading, if that heading is at this cell.
    #[inline]
    fn track_at(&self, at: u16, heading: TrackHeading) -> Option<&Track> {
        let track = self.track(heading)?;
        (track.cells().get(usize::from(heading.index)) == Some(&at)).then_some(track)
    }

    /// The forward headings along all tracks through a cell.
    #[inline]
    fn headings_through(&self, at: u16) -> &[TrackHeading] {
        let TrackTable {
            headings,
            first_heading,
            ..
        } = &*self.table;
        match first_heading.get(usize::from(at)..usize::from(at) + 2) {
            Some(ends) => &headings[ends[0]..ends[1]],
            None => &[],
        }
    }

    #[inline]
    fn paper(&self) -> &Paper {
        &self.table.paper
    }
}

impl From<TrackTable> for Tracks {
    fn from(table: TrackTable) -> Self {
        let table = Arc::new(table);
        Self { table }
    }
}

/// Hashes only a few numbers. They distinguish most boards, and the hash of every line includes its board.
impl Hash for Tracks {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (
            self.table.cells,
            self.table.tracks.len(),
            self.table.headings.len(),
        )
            .hash(state);
    }
}

/// The number of cells and the lists.
impl fmt::Debug for Tracks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tracks = f.debug_struct("Tracks");
        tracks
            .field("cells", &self.table.cells)
            .field("tracks", &self.table.tracks)
            .finish()
    }
}
