//! Patterns, by trying all divisions of a line.

use super::*;

/// The number of cells of each segment within the first `limit` cells of the line.
pub(crate) fn matched(
    board: Bounds,
    from: Coord,
    direction: Direction,
    segments: &[Segment<char>],
    kind: &dyn Fn(Coord) -> char,
) -> Result<Vec<Vec<Coord>>, Miss> {
    let line = ray_with_origin(board, from, direction);
    let attempt = Attempt {
        line: &line,
        edge_behind: step(board, from, -direction).is_none(),
        after_last: end_of_ray(board, from, direction),
        kind,
    };
    let miss = |(wanted, after, stop)| Miss::new(wanted, from, direction, after, stop);
    if line.is_empty() && !segments.is_empty() {
        return Err(miss((Wanted::Segment(0), 0, Stop::Edge)));
    }
    attempt.shared_out(segments).map_err(miss)
}

/// The token that the attempt that came farthest expected, after how many cells, and what ended it.
type Farthest<C> = (Wanted, usize, Stop<C>);

/// A line on any board. All divisions are tried, the longest first for each segment.
pub(crate) struct Attempt<'a, C> {
    pub(crate) line: &'a [C],
    pub(crate) edge_behind: bool,
    pub(crate) after_last: Stop<C>,
    pub(crate) kind: &'a dyn Fn(C) -> char,
}

impl<C: Copy + PartialEq> Attempt<'_, C> {
    pub(crate) fn shared_out(
        &self,
        segments: &[Segment<char>],
    ) -> Result<Vec<Vec<C>>, Farthest<C>> {
        let mut farthest = (Wanted::Segment(0), 0, Stop::Edge);
        let lens = self.fit(0, 0, segments, &mut farthest);
        let mut rest = self.line;
        let mut take = |len| {
            let (taken, left) = rest.split_at(len);
            rest = left;
            taken.to_vec()
        };
        lens.map(|lens| lens.into_iter().map(&mut take).collect())
            .ok_or(farthest)
    }

    fn fit(
        &self,
        cut: usize,
        index: usize,
        segments: &[Segment<char>],
        farthest: &mut Farthest<C>,
    ) -> Option<Vec<usize>> {
        let Some(segment) = segments.get(index) else {
            return Some(vec![]);
        };
        let end_at = |cut: usize| {
            let at = self.line.get(cut).copied();
            at.map_or(self.after_last, Stop::Blocked)
        };
        let admits = |at: &C| {
            let is_named = segment.what.kinds.contains(&Some((self.kind)(*at)));
            is_named != segment.what.is_not
        };
        let alike = self.line[cut..].iter().copied().take_while(admits);
        let most = alike.take(segment.max).count();
        let is_edge = segment.what == Token::EDGE;
        let may_be_edge = is_edge || segment.or_edge;
        let behind = cut == 0 && self.edge_behind;
        let edge = behind || end_at(cut + most) == Stop::Edge;
        let is_way = |len: &usize| {
            let at_edge = behind || end_at(cut + len) == Stop::Edge;
            *len >= segment.min || (may_be_edge && at_edge)
        };
        let enough = segment.min <= segment.max
            && if is_edge {
                edge || segment.min == 0
            } else {
                most >= segment.min || (may_be_edge && edge)
            };
        if !enough {
            let (Wanted::Segment(other), after, _) = *farthest else {
                unreachable!("segments fail");
            };
            if (cut + most, index) >= (after, other) {
                *farthest = (Wanted::Segment(index), cut + most, end_at(cut + most));
            }
            return None;
        }
        (0..=most).rev().filter(is_way).find_map(|len| {
            let rest = self.fit(cut + len, index + 1, segments, farthest)?;
            Some([vec![len], rest].concat())
        })
    }
}
