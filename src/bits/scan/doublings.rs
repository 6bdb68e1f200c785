//! By which steps cells in a row are doubled until they are k.

use core::iter;

/// By how many cells to shift and intersect, time after time, so that k cells in a row are left: 1,
/// 2, 4 and so on, and the rest. They add up to k - 1.
pub(super) fn doublings(k: usize) -> impl Iterator<Item = usize> {
    let mut have = 1;
    iter::from_fn(move || {
        let more = have.min(k - have);
        have += more;
        (more > 0).then_some(more)
    })
}
