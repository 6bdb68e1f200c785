//! [`Cuts`]: where a line can be cut between the segments of a pattern.

use alloc::vec::Vec;

/// Cuts next to each other at which as many segments can end, by whatever way. A cut is the number of
/// cells before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    /// How many segments lie before.
    pub(super) segments: usize,
    pub(super) first: usize,
    pub(super) last: usize,
}

/// For how many stretches there is room without allocation.
const ROOM: usize = 16;

/// All cuts of a line, segment after segment: at first the one before all of them, where nothing is
/// taken yet.
///
/// Mostly there is one stretch for each segment.
#[derive(Clone, Debug)]
pub(super) struct Cuts {
    few: [Stretch; ROOM],
    more: Vec<Stretch>,
    len: usize,
}

impl Cuts {
    pub(super) const fn new() -> Self {
        Self {
            few: [Stretch {
                segments: 0,
                first: 0,
                last: 0,
            }; ROOM],
            more: Vec::new(),
            len: 1,
        }
    }

    /// Forgets all but the first one. What was allocated is kept.
    pub(super) fn clear(&mut self) {
        self.more.clear();
        self.len = 1;
    }

    /// The number of stretches.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, index: usize) -> Stretch {
        match index.checked_sub(ROOM) {
            Some(index) => self.more[index],
            None => self.few[index],
        }
    }

    fn set(&mut self, index: usize, stretch: Stretch) {
        match index.checked_sub(ROOM) {
            Some(index) if index == self.more.len() => self.more.push(stretch),
            Some(index) => self.more[index] = stretch,
            None => self.few[index] = stretch,
        }
    }

    /// Adds cuts after as many segments as the last stretch or one more, none of them before that
    /// stretch.
    pub(super) fn push(&mut self, stretch: Stretch) {
        let last = self.get(self.len - 1);
        if stretch.segments == last.segments && stretch.first <= last.last + 1 {
            let last = Stretch {
                last: last.last.max(stretch.last),
                ..last
            };
            self.set(self.len - 1, last);
        } else {
            self.set(self.len, stretch);
            self.len += 1;
        }
    }

    /// Between which cuts each segment lies, from the last segment to the first, if all of them end at
    /// the last cut where they can, and each takes as many cells as it can then.
    ///
    /// Whoever begins farther on can end wherever those end who begin before, but for the fewest
    /// cells that a segment takes. So the way back leads from the last cut to the last one each time,
    /// of those at which the segment can begin.
    pub(super) fn choose(
        &self,
        segments: usize,
        latest_begin: impl Fn(usize, usize) -> usize,
        mut lies: impl FnMut(usize, usize, usize),
    ) {
        let mut index = self.len - 1;
        let mut end = self.get(index).last;
        for segment in (0..segments).rev() {
            let latest = latest_begin(segment, end);
            let is_before = |it: Stretch| it.segments <= segment && it.first <= latest;
            while !is_before(self.get(index)) {
                index -= 1;
            }
            let begin = self.get(index).last.min(latest);
            lies(segment, begin, end);
            end = begin;
        }
    }
}
