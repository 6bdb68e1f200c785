//! [`TrackTable`]: the checked lists of a board, and the tracks through each cell.

use alloc::{boxed::Box, format, vec::Vec};

use super::{Track, TrackHeading, TracksError, paper::Paper, track::list};

/// Tracks that are valid together, and the tracks through each cell.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct TrackTable {
    pub(super) cells: u16,
    pub(super) tracks: Box<[Track]>,
    /// The forward headings along all tracks, grouped by cell.
    pub(super) headings: Box<[TrackHeading]>,
    /// The index in `headings` of the first heading of each cell, then the length of `headings`.
    pub(super) first_heading: Box<[usize]>,
    pub(super) paper: Paper,
}

impl TrackTable {
    /// Checks the lists.
    pub(super) fn new(
        cells: u16,
        open: &[&[u16]],
        closed: &[&[u16]],
        paper: Paper,
    ) -> Result<Self, TracksError> {
        let tracks = open.len() + closed.len();
        if u16::try_from(tracks).is_err() {
            let why = format!("{tracks} tracks, but at most {} are possible", u16::MAX);
            return Err(TracksError::new(why));
        }
        for (track, listed) in open.iter().chain(closed).enumerate() {
            check_track(cells, track, listed)?;
        }
        let tracks = list(open, closed);
        check_steps(&tracks)?;
        let along = (0..=u16::MAX).zip(&tracks).flat_map(|(track, listed)| {
            let indices = (0..=u16::MAX).zip(listed.cells());
            let back = false;
            indices.map(move |(index, &cell)| (cell, TrackHeading { track, index, back }))
        });
        let mut headings: Vec<_> = along.collect();
        headings.sort_unstable();
        let first_heading = (0..=usize::from(cells))
            .map(|cell| headings.partition_point(|&(at, _)| usize::from(at) < cell));
        Ok(Self {
            cells,
            first_heading: first_heading.collect(),
            headings: headings.iter().map(|&(_, heading)| heading).collect(),
            tracks: tracks.into(),
            paper,
        })
    }
}

/// Checks a track by itself.
fn check_track(cells: u16, track: usize, listed: &[u16]) -> Result<(), TracksError> {
    let len = listed.len();
    let off_board = listed.iter().find(|&&cell| cell >= cells);
    let why = match (listed, off_board) {
        _ if u16::try_from(len).is_err() => format!("has {len} cells, more than {}", u16::MAX),
        (_, Some(cell)) => {
            format!("has cell {cell}, but the board has {cells} cells, numbered from 0")
        }
        ([], _) => "has no cells".into(),
        ([cell], _) => format!("has only one cell, {cell}"),
        _ => return Ok(()),
    };
    Err(TracksError::new(format!("track {track} {why}")))
}

/// Checks that no step leads to the same cell or occurs twice among open or among closed tracks.
fn check_steps(tracks: &[Track]) -> Result<(), TracksError> {
    let mut steps = Vec::new();
    for (number, track) in tracks.iter().enumerate() {
        for (index, (from, to)) in track.steps().enumerate() {
            if from == to {
                let why = format!("track {number} has cell {from} twice in a row");
                return Err(TracksError::new(why));
            }
            let pair = (from.min(to), from.max(to));
            steps.push((track.is_closed(), pair, number, index, from, to));
        }
    }
    steps.sort_unstable();
    let twice = steps
        .windows(2)
        .filter(|two| (two[0].0, two[0].1) == (two[1].0, two[1].1));
    match twice.min_by_key(|two| (two[1].2, two[1].3)) {
        None => Ok(()),
        Some(two) => {
            let (_, _, track, _, from, to) = two[1];
            let again = match two[0].2 {
                earlier if earlier == track => " twice".into(),
                earlier => format!(", as track {earlier} does"),
            };
            let why = format!("track {track} leads from cell {from} to cell {to}{again}");
            Err(TracksError::new(why))
        }
    }
}
