//! [`Cuts`]: where a line can be cut between the segments of a pattern.

use alloc::vec::Vec;

/// Cuts next to each other at which as many segments can end, by whatever way. A cut is the number of
/// cells before it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stretch {
    /// How many segments lie before.
    pub(super) segments: usize,
    pub(super) first: usize,
    pub(super) last: usize,
}

/// For how many stretches there is room, for each segment.
pub(super) const ROOM: usize = 4;

/// All cuts of a line, segment after segment: at first the one before all of them, where nothing is
/// taken yet.
///
/// Mostly there is one stretch for each segment. For some more of them there is room already.
pub(super) struct Cuts<'a> {
    few: &'a mut [Stretch],
    more: &'a mut Vec<Stretch>,
    len: usize,
}

impl<'a> Cuts<'a> {
    pub(super) fn new(few: &'a mut [Stretch], more: &'a mut Vec<Stretch>) -> Self {
        more.clear();
        Self { few, more, len: 1 }
    }

    /// The number of stretches.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, index: usize) -> Stretch {
        let Some(index) = index.checked_sub(1) else {
            return Stretch::default();
        };
        match index.checked_sub(self.few.len()) {
            Some(index) => self.more[index],
            None => self.few[index],
        }
    }

    fn set(&mut self, index: usize, stretch: Stretch) {
        let index = index - 1;
        match index.checked_sub(self.few.len()) {
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

    /// The last cut at which all segments can end, and for each of them how many cells it takes
    /// then, if each takes as many as it can.
    ///
    /// Whoever begins farther on can end wherever those end who begin before, but for the fewest
    /// cells that a segment takes. So the way back leads from the last cut to the last one each time.
    pub(super) fn choose(&self, least: impl Fn(usize) -> usize, lens: &mut [usize]) {
        let mut index = self.len - 1;
        let mut end = self.get(index).last;
        for (segment, len) in lens.iter_mut().enumerate().rev() {
            let latest = end - least(segment);
            let is_before = |it: Stretch| it.segments <= segment && it.first <= latest;
            while !is_before(self.get(index)) {
                index -= 1;
            }
            let begin = self.get(index).last.min(latest);
            *len = end - begin;
            end = begin;
        }
    }
}
