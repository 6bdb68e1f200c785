//! Whether and how the segments of a pattern share out a line: all ways at once.

use super::{
    Segment,
    cuts::{Cuts, Stretch},
    sweep::{Ahead, Failed, Sweep},
};
use crate::{
    geometry::{Line, Topology},
    lines::{MissOn, Stop},
};

/// The cells that each segment takes.
pub(super) fn fit<T: Topology, K: PartialEq>(
    ahead: &Ahead<'_, T>,
    segments: &[Segment<K>],
    taken: &mut [Line<T>],
    mut kind: impl FnMut(T::Cell) -> K,
) -> Result<(), MissOn<T>> {
    let mut cuts = Cuts::new();
    if reach(ahead, segments, &mut cuts, &mut kind).is_none() {
        return Err(miss(ahead, segments, &cuts, kind));
    }
    share_out(ahead, segments, &cuts, taken);
    Ok(())
}

/// The cells that each segment takes, where all of them can be had.
pub(super) fn share_out<T: Topology, K>(
    ahead: &Ahead<'_, T>,
    segments: &[Segment<K>],
    cuts: &Cuts,
    taken: &mut [Line<T>],
) {
    cuts.choose(
        segments.len(),
        |segment, end| ahead.latest_begin(&segments[segment], end),
        |segment, begin, end| {
            taken[segment] = ahead.line().skip(begin).truncated(end - begin);
        },
    );
}

/// The last cut at which all segments can stop: that of the way on which each takes as many cells
/// as it can. `None` if there is no way; the cuts are those up to the first segment that can't be had.
pub(super) fn reach<T: Topology, K: PartialEq>(
    ahead: &Ahead<'_, T>,
    segments: &[Segment<K>],
    cuts: &mut Cuts,
    mut kind: impl FnMut(T::Cell) -> K,
) -> Option<usize> {
    if ahead.is_off_board() && !segments.is_empty() {
        return None;
    }
    cuts.clear();
    let mut before = 0..cuts.len();
    for (index, segment) in segments.iter().enumerate() {
        let mut sweep = Sweep::new(ahead, segment, cuts.get(before.start).first);
        for stretch in before.clone() {
            sweep.try_from(cuts.get(stretch), &mut kind, |tried| {
                if let Some((first, last)) = tried.ends {
                    cuts.push(Stretch {
                        segments: index + 1,
                        first,
                        last,
                    });
                }
            });
        }
        before = before.end..cuts.len();
        if before.is_empty() {
            return None;
        }
    }
    Some(cuts.get(cuts.len() - 1).last)
}

/// The attempt that came farthest, and of several the one in which the first segments took the
/// fewest cells: the last one, if each takes at first as many as it can.
#[cold]
fn miss<T: Topology, K: PartialEq>(
    ahead: &Ahead<'_, T>,
    segments: &[Segment<K>],
    cuts: &Cuts,
    mut kind: impl FnMut(T::Cell) -> K,
) -> MissOn<T> {
    let mut farthest = ahead.miss(0, 0, Stop::Edge);
    if ahead.is_off_board() {
        return farthest;
    }
    // Where that attempt cuts the line behind the segment, if it is of a segment after it.
    let mut cut = None;
    let mut behind = cuts.len();
    while behind > 0 {
        let index = cuts.get(behind - 1).segments;
        let is_behind = |&stretch: &usize| cuts.get(stretch).segments < index;
        let first = (0..behind).rev().find(is_behind).map_or(0, |it| it + 1);
        let (mut failed, mut before_cut): (Option<Failed<_>>, _) = (None, None);
        let mut sweep = Sweep::new(ahead, &segments[index], cuts.get(first).first);
        for stretch in first..behind {
            sweep.try_from(cuts.get(stretch), &mut kind, |tried| {
                before_cut = before_cut.or(cut.and_then(|cut| tried.first_before(cut)));
                failed = failed
                    .take()
                    .into_iter()
                    .chain(tried.failed)
                    .reduce(farther);
            });
        }
        let is_farther = |failed: &Failed<_>| {
            let is_last = before_cut.is_none_or(|other| failed.from < other);
            failed.after > farthest.after || (failed.after == farthest.after && is_last)
        };
        cut = match failed.filter(is_farther) {
            Some(Failed { from, after, stop }) => {
                farthest = ahead.miss(index, after, stop);
                Some(from)
            }
            None => before_cut,
        };
        behind = first;
    }
    farthest
}

/// The one that came farther, or else the first.
fn farther<C>(a: Failed<C>, b: Failed<C>) -> Failed<C> {
    if b.after > a.after { b } else { a }
}
