//! Finds patterns: matches a pattern against the line from a cell, and assigns the cells of the line to segments.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use super::Segment;
use crate::{
    geometry::{Board, Finite, Line, Pose, Rect, Topology, states},
    lines::{Miss, MissOn, Stop, Wanted},
};

/// # Queries: patterns
impl<T: Topology> Board<T> {
    /// Matches a pattern against the line from a cell. See [`Grid::match_pattern`](crate::Grid::match_pattern).
    ///
    /// # Errors
    ///
    /// The same as on a [`Grid`](crate::Grid).
    ///
    /// # Complexity
    ///
    /// Linear in the passed cells times the segments; each cell is read once. Allocates for the answer, the kinds of
    /// the cells and the places where segments can begin.
    pub fn match_pattern<K: PartialEq>(
        &self,
        from: T::Cell,
        heading: T::Heading,
        pattern: &[Segment<K>],
        kind: impl FnMut(T::Cell) -> K,
    ) -> Result<PatternMatch<T>, MissOn<T>> {
        attempt(self, (from, heading), pattern, kind, &mut Notes::default())
    }
}

impl<T: Finite> Board<T> {
    /// All matches of a pattern on the board, along any of these headings. See
    /// [`Grid::find_pattern`](crate::Grid::find_pattern).
    ///
    /// # Complexity
    ///
    /// The cost of [`match_pattern`](Self::match_pattern) for each cell and heading, with one allocation for each match
    /// and a few for the whole search.
    pub fn find_pattern<'a, K: PartialEq + 'a>(
        &'a self,
        headings: &'a [T::Heading],
        pattern: &'a [Segment<K>],
        kind: impl FnMut(T::Cell) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<T>> + 'a {
        let starts = move |at| headings.iter().map(move |&heading| (at, heading));
        let starts = self.0.cells().fuse().flat_map(starts);
        self.search(starts.map(|start| (start, 0, &[][..])), pattern, kind)
    }

    /// All matches of a pattern that contain a cell. See
    /// [`Grid::find_pattern_through`](crate::Grid::find_pattern_through).
    ///
    /// # Complexity
    ///
    /// The cost of [`find_pattern`](Self::find_pattern), but only from this cell and the cells behind it on the lines
    /// through it, within the greatest length of the pattern. The size of the board does not matter.
    pub fn find_pattern_through<'a, K: PartialEq + 'a>(
        &'a self,
        at: T::Cell,
        headings: &'a [T::Heading],
        pattern: &'a [Segment<K>],
        kind: impl FnMut(T::Cell) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<T>> + 'a {
        let (board, most) = (&self.0, most_of(pattern));
        let headings = if self.contains(at) { headings } else { &[] };
        let starts = move |(index, &heading)| {
            let behind = states(board, at, board.reversed(at, heading)).take(most);
            let starts = behind.map(|(from, back)| (from, board.reversed(from, back)));
            starts
                .zip(0..)
                .map(move |(start, steps)| (start, steps, &headings[..index]))
        };
        self.search(headings.iter().enumerate().flat_map(starts), pattern, kind)
    }

    /// The matches from these start cells that contain the cell a given number of steps later. A match that passes that
    /// cell along an earlier heading is left out: it is a repeated match, or another match on a line that crosses
    /// itself.
    fn search<'a, K: PartialEq + 'a>(
        &'a self,
        starts: impl FusedIterator<Item = (Pose<T>, usize, &'a [T::Heading])> + 'a,
        pattern: &'a [Segment<K>],
        mut kind: impl FnMut(T::Cell) -> K + 'a,
    ) -> impl FusedIterator<Item = PatternMatch<T>> + 'a {
        let mut notes = Notes::default();
        let first = pattern.first().filter(|it| it.min > 0 && !it.may_be_edge());
        starts.filter_map(move |(start, steps, earlier)| {
            if first.is_some_and(|it| !it.what.admits(&kind(start.0))) {
                return None;
            }
            let found = attempt(self, start, pattern, &mut kind, &mut notes).ok()?;
            let at = found.line.get(steps)?;
            let comes_by = |(cell, heading)| cell == at && earlier.contains(&heading);
            let is_repeated = found.line.states().any(comes_by);
            (!is_repeated).then_some(found)
        })
    }
}

/// A match of a pattern: its line, and the cells that each segment takes.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Pattern};
///
/// let board = Grid::parse(". X X . X .")?;
/// let broken_three = Pattern::literal::<5>(". X{2} . X .");
/// let found = board.find_pattern(&[Direction::E], &broken_three, |&cell| cell).next().unwrap();
/// assert_eq!(found.line.len(), 6);
/// let gap = &found.segments[2];
/// assert_eq!(gap.first(), Some(Coord::new(0, 3)));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PatternMatch<T: Topology = Rect> {
    /// All cells of the match.
    pub line: Line<T>,
    /// The cells that each segment takes: adjacent parts of the line, in order. Some of them may be empty.
    pub segments: Vec<Line<T>>,
}

fn most_of<K>(pattern: &[Segment<K>]) -> usize {
    let most = pattern.iter().map(Segment::most);
    most.fold(0, usize::saturating_add)
}

/// The kinds of the cells of a line that were read so far, and the places where segments can begin, sorted by segment
/// and place. A search reuses the memory of both.
type Notes<K> = (Vec<K>, Vec<Starts>);

/// A range of places where the segment with this index can begin. A place is the number of cells before it.
#[derive(Clone, Copy, Default)]
struct Starts {
    segment: usize,
    first: usize,
    last: usize,
}

/// The match on the line from a cell. If there is none, the error is the segment that failed after the most cells, or
/// the last of several such segments.
fn attempt<T: Topology, K: PartialEq>(
    board: &Board<T>,
    (from, heading): Pose<T>,
    pattern: &[Segment<K>],
    mut kind: impl FnMut(T::Cell) -> K,
    (kinds, starts): &mut Notes<K>,
) -> Result<PatternMatch<T>, MissOn<T>> {
    kinds.clear();
    starts.clear();
    let is_inside = board.contains(from);
    if is_inside || pattern.is_empty() {
        starts.push(Starts::default());
    }
    // One more than the most cells that the pattern can take, which are limited as for any walk.
    let limit = most_of(pattern).min(T::REACH).saturating_add(1);
    let steps = is_inside.then(|| board.0.steps_ahead(from, heading, limit));
    let cells = steps.map_or(0, |steps| steps.saturating_add(1));
    let line = Line::within(board.clone(), from, heading, cells.min(limit));
    let after_last = match cells {
        1.. if cells > limit => Stop::Limit,
        1.. if line.is_on_ring() => Stop::Ring,
        _ => Stop::Edge,
    };
    let is_edge = |place| place == line.len() && after_last == Stop::Edge;
    let is_edge_behind = || board.step(from, board.0.reversed(from, heading)).is_none();

    let mut unasked = line.iter();
    // How far a segment reaches from a place; `end` is how far it reached from an earlier place.
    let mut walk = |segment: &Segment<K>, begin: usize, end: usize| {
        let mut end = end.max(begin);
        while end - begin < segment.most() {
            if end == kinds.len() {
                kinds.extend(unasked.next().map(&mut kind));
            }
            match kinds.get(end) {
                Some(kind) if segment.what.admits(kind) => end += 1,
                _ => break,
            }
        }
        end
    };
    let mut farthest = (0, 0);
    let mut row = 0..starts.len();
    for (index, segment) in pattern.iter().enumerate() {
        let mut end = 0;
        for it in row.clone() {
            for begin in starts[it].first..=starts[it].last {
                end = walk(segment, begin, end);
                let first = match begin.saturating_add(segment.min) {
                    _ if begin == 0 && segment.may_be_edge() && is_edge_behind() => 0,
                    first if segment.may_be_edge() && is_edge(end) => first.min(end),
                    first => first,
                };
                match starts.last_mut() {
                    _ if first > end || segment.min > segment.max => {
                        farthest = farthest.max((end, index));
                    }
                    Some(it) if it.segment > index && first <= it.last + 1 => it.last = end,
                    _ => starts.push(Starts {
                        segment: index + 1,
                        first,
                        last: end,
                    }),
                }
            }
        }
        row = row.end..starts.len();
    }
    if row.is_empty() {
        let (after, index) = farthest;
        let stop = line.get(after).map_or(after_last, Stop::Blocked);
        let wanted = Wanted::Segment(index);
        return Err(Miss::new(wanted, from, heading, after, stop));
    }
    Ok(shared_out(&line, pattern, starts, is_edge))
}

/// The match in which the first segments take the most cells they can. From the last segment back, each segment begins
/// as late as its fewest cells allow. The cells that it takes from an earlier place it can also take from a later
/// place.
fn shared_out<T: Topology, K>(
    line: &Line<T>,
    pattern: &[Segment<K>],
    starts: &mut Vec<Starts>,
    is_edge: impl Fn(usize) -> bool,
) -> PatternMatch<T> {
    let len = starts.last().map_or(0, |it| it.last);
    let mut segments = Vec::with_capacity(pattern.len());
    let mut end = len;
    for (index, segment) in pattern.iter().enumerate().rev() {
        let may_be_none = segment.most() == 0 || segment.or_edge && is_edge(end);
        let latest = end.saturating_sub(if may_be_none { 0 } else { segment.min });
        while starts
            .pop_if(|it| it.segment > index || it.first > latest)
            .is_some()
        {}
        let begin = starts.last().map_or(0, |it| it.last.min(latest));
        segments.push(line.skip(begin).truncated(end - begin));
        end = begin;
    }
    segments.reverse();
    let line = line.truncated(len);
    PatternMatch { line, segments }
}
