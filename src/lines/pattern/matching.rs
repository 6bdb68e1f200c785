//! Finding a pattern on a line and on a board.

use alloc::{vec, vec::Vec};
use core::{fmt, iter::FusedIterator};

use crate::geometry::{Bounds, Coord, Coords, Direction, Line};

use super::{Pattern, Segment, What};
use crate::lines::{End, Miss, Missing};

impl Bounds {
    /// The cells that each segment takes if the line from a cell on, that cell included, begins
    /// like this.
    ///
    /// A segment takes as many cells as it can as long as those after it still fit. `kind` says
    /// what stands on a cell, in the alphabet of the segments; it can be asked more than once.
    /// [`What::Edge`] as the first segment looks behind the cell that the walk starts from.
    ///
    /// # Errors
    ///
    /// [`Missing::Segment`] with the place of the segment that could not be had, for the attempt
    /// that came farthest.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Segment, What};
    ///
    /// // X O O X .
    /// let row = ['X', 'O', 'O', 'X', '.'];
    /// let kind = |at: Coord| row[at.col];
    /// let board = Bounds::new(1, 5)?;
    /// let flips = [Segment::at_least(1, What::Is('O')), Segment::one(What::Is('X'))];
    ///
    /// let [theirs, mine] =
    ///     board.match_segments(Coord::new(0, 1), Direction::E, &flips, kind).unwrap();
    /// assert_eq!(theirs.len(), 2);
    /// assert_eq!(mine.first(), Some(Coord::new(0, 3)));
    ///
    /// let miss = board.match_segments(Coord::new(0, 3), Direction::E, &flips, kind).unwrap_err();
    /// assert_eq!(miss.to_string(), "no segment 0: blocked at (0, 3) after 0");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Linear in the cells, but for segments whose neighbours take the same cells: each of those
    /// multiplies by the cells it could give up, as with any backtracking search. No allocation.
    pub fn match_segments<K: PartialEq, const N: usize>(
        self,
        from: Coord,
        direction: Direction,
        segments: &[Segment<K>; N],
        kind: impl FnMut(Coord) -> K,
    ) -> Result<[Line; N], Miss> {
        let mut lens = [0; N];
        let line = self.fit(from, direction, segments, &mut lens, kind)?;
        Ok(lens.map(cut_from(line)))
    }

    /// [`match_segments`](Self::match_segments) for a [`Pattern`]: a line for each segment.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn match_pattern<K: PartialEq>(
        self,
        from: Coord,
        direction: Direction,
        pattern: &Pattern<K>,
        kind: impl FnMut(Coord) -> K,
    ) -> Result<Vec<Line>, Miss> {
        let mut lens = vec![0; pattern.segments.len()];
        let line = self.fit(from, direction, &pattern.segments, &mut lens, kind)?;
        Ok(lens.into_iter().map(cut_from(line)).collect())
    }

    /// Everywhere on the board that a pattern begins, in any of these directions: the lines that
    /// match, whole, in the reading order of their first cells.
    ///
    /// Every start and direction counts, so a palindrome is found from both its ends and a single
    /// letter in every direction. Matches without cells are left out.
    ///
    /// ```
    /// use collinear::{Bounds, Coord, Direction, Pattern};
    ///
    /// // c a t
    /// // a . .
    /// // t . .
    /// let cells = ["cat", "a..", "t.."];
    /// let kind = |at: Coord| char::from(cells[at.row].as_bytes()[at.col]);
    /// let board = Bounds::new(3, 3)?;
    /// let cat = Pattern::word("cat");
    /// let found: Vec<_> = board.find_pattern(&Direction::ALL, &cat, kind).collect();
    /// assert_eq!(found.len(), 2);
    /// assert_eq!(found[0].to_string(), "3 cells E from (0, 0)");
    /// # Ok::<(), collinear::BoundsError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`match_segments`](Self::match_segments) for each cell and direction; one
    /// allocation of the pattern's length.
    pub fn find_pattern<'a, K: PartialEq, F: FnMut(Coord) -> K>(
        self,
        directions: &'a [Direction],
        pattern: &'a Pattern<K>,
        kind: F,
    ) -> FindPattern<'a, K, F> {
        FindPattern {
            bounds: self,
            cells: self.coords(),
            at: Coord::new(0, 0),
            directions,
            left: &[],
            segments: &pattern.segments,
            lens: vec![0; pattern.segments.len()],
            kind,
        }
    }

    /// Fits the segments to the ray from a cell on and writes down how many cells each takes.
    fn fit<K: PartialEq>(
        self,
        from: Coord,
        direction: Direction,
        segments: &[Segment<K>],
        lens: &mut [usize],
        mut kind: impl FnMut(Coord) -> K,
    ) -> Result<Line, Miss> {
        let line = self.ray_with_origin(from, direction).line();
        let mut farthest = Miss {
            missing: Missing::Segment(0),
            after: 0,
            end: End::Edge,
        };
        if line.is_empty() {
            return Err(farthest);
        }
        let after_last = if self.is_ring(direction) {
            End::Ring
        } else {
            End::Edge
        };
        let edge_behind = self.step(from, -direction).is_none();
        // What ends a walk at this place: the cell there, or what lies after the last one.
        let end_at = |place| line.get(place).map_or(after_last, End::Blocked);
        let (mut next, mut place) = (0, 0);
        while let Some(segment) = segments.get(next) {
            let (len, end) = match &segment.what {
                What::Edge => {
                    let edge = (place == 0 && edge_behind) || end_at(place) == End::Edge;
                    (
                        0,
                        if segment.min <= segment.max && (edge || segment.min == 0) {
                            End::Limit
                        } else {
                            end_at(place)
                        },
                    )
                }
                what => {
                    let mut len = 0;
                    let end = loop {
                        if len == segment.max {
                            break End::Limit;
                        }
                        match line.get(place + len) {
                            Some(at) if what.admits(&kind(at)) => len += 1,
                            Some(at) => break End::Blocked(at),
                            None => break after_last,
                        }
                    };
                    (len, end)
                }
            };
            let fits = match segment.what {
                What::Edge => end == End::Limit,
                _ => len >= segment.min,
            };
            if fits {
                lens[next] = len;
                place += len;
                next += 1;
                continue;
            }
            if place + len >= farthest.after {
                farthest = Miss {
                    missing: Missing::Segment(next),
                    after: place + len,
                    end,
                };
            }
            // Take one cell from the last segment that has one to give, and try on from there.
            loop {
                next = next.checked_sub(1).ok_or(farthest)?;
                if lens[next] > segments[next].min {
                    lens[next] -= 1;
                    place -= 1;
                    next += 1;
                    break;
                }
                place -= lens[next];
            }
        }
        Ok(line.truncated(place))
    }
}

/// Cuts a line into pieces of the lengths that it is asked for, one after the other.
fn cut_from(mut rest: Line) -> impl FnMut(usize) -> Line {
    move |len| {
        let piece = rest.truncated(len);
        rest = rest.skip(len);
        piece
    }
}

impl<K: PartialEq> What<K> {
    fn admits(&self, kind: &K) -> bool {
        match self {
            Self::Is(wanted) => kind == wanted,
            Self::Not(unwanted) => kind != unwanted,
            Self::Any => true,
            Self::Edge => false,
        }
    }
}

/// Everywhere that a pattern begins; made by [`Bounds::find_pattern`].
#[derive(Clone)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct FindPattern<'a, K, F> {
    bounds: Bounds,
    cells: Coords,
    at: Coord,
    directions: &'a [Direction],
    /// The directions that have not been tried from `at`.
    left: &'a [Direction],
    segments: &'a [Segment<K>],
    lens: Vec<usize>,
    kind: F,
}

impl<K, F> fmt::Debug for FindPattern<'_, K, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FindPattern")
            .field("at", &self.at)
            .field("directions_left", &self.left)
            .finish_non_exhaustive()
    }
}

impl<K: PartialEq, F: FnMut(Coord) -> K> Iterator for FindPattern<'_, K, F> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        loop {
            let Some((&direction, left)) = self.left.split_first() else {
                self.at = self.cells.next()?;
                self.left = self.directions;
                continue;
            };
            self.left = left;
            let (segments, kind) = (self.segments, &mut self.kind);
            match self
                .bounds
                .fit(self.at, direction, segments, &mut self.lens, kind)
            {
                Ok(line) if !line.is_empty() => return Some(line),
                _ => {}
            }
        }
    }
}

impl<K: PartialEq, F: FnMut(Coord) -> K> FusedIterator for FindPattern<'_, K, F> {}
