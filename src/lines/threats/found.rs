//! [`Found`]: the strongest threats through a cell along an axis.

use super::{
    MOST_LACKED, Room, Threat,
    threat::Few,
    windows::{Window, Windows},
};
use crate::{
    geometry::{Board, Topology},
    lines::Length,
};

/// The threats that were found along an axis.
#[derive(Clone, Debug)]
pub(super) struct Found<T: Topology> {
    at: T::Cell,
    axis: T::Heading,
    room: Room<T>,
    /// How many pieces they lack.
    pub(super) lacks: usize,
    /// The windows that come, until a line that stands there is told ..
    windows: Option<Windows<T>>,
    /// .. and how many came.
    passed: usize,
}

impl<T: Topology> Found<T> {
    /// The next of them.
    pub(super) fn next(
        &mut self,
        board: &Board<T>,
        mut mine: impl FnMut(T::Cell) -> bool,
    ) -> Option<Threat<T>> {
        let Self {
            at, axis, lacks, ..
        } = *self;
        let room = &self.room;
        let windows = self.windows.as_mut()?;
        let (mut first, mut last) = (None, None);
        let mut ran_out = true;
        let mut threat = Threat {
            lacks,
            is_open: false,
            line: room.stretch.truncated(0),
            gains: Few::none(),
            defences: Few::none(),
        };
        while let Some(window) = windows.next(room, &mut mine) {
            let index = self.passed;
            self.passed += 1;
            if window.lacks != Some(lacks) {
                if first.is_some() {
                    ran_out = false;
                    break;
                }
                continue;
            }
            if lacks == 0 {
                // One run, however many windows it has.
                self.windows = None;
                return Some(Threat::made(board.run_around(at, axis, mine).line));
            }
            first = first.or(Some(index));
            // On a line that crosses itself the same cell may come again.
            let opens = |before: &Window<_>| !before.first_is_mine && before.first != window.last;
            if let Some(before) = last.filter(opens) {
                let shared = room.stretch.skip(index).truncated(room.k - 1);
                threat.opens(
                    [before.first, window.last],
                    shared.iter().find(|&cell| !mine(cell)),
                );
            }
            last = Some(window);
        }
        let first = first?;
        if !threat.is_open {
            let window = room.stretch.skip(first).truncated(room.k);
            for cell in window.iter().filter(|&cell| !mine(cell)) {
                threat.gains.add(cell);
                threat.defences.add(cell);
            }
        }
        let count = self.passed - first - usize::from(!ran_out);
        threat.line = room.windows(first, count, mine);
        threat.defences = threat.defences.along(&threat.line);
        Some(threat)
    }
}

impl<T: Topology> Board<T> {
    /// The strongest threats through a cell along an axis.
    #[inline]
    pub(super) fn found_threats(
        &self,
        at: T::Cell,
        axis: T::Heading,
        length: Length,
        mut mine: impl FnMut(T::Cell) -> bool,
        free: impl FnMut(T::Cell) -> bool,
    ) -> Option<Found<T>> {
        let room = self.room(at, axis, length, &mut mine, free)?;
        let mut windows = Windows::along(&room);
        let mut lacks = MOST_LACKED + 1;
        while let Some(window) = windows.next(&room, &mut mine) {
            lacks = lacks.min(window.lacks.unwrap_or(lacks));
        }
        (lacks <= MOST_LACKED).then_some(Found {
            at,
            axis,
            windows: Some(Windows::along(&room)),
            room,
            lacks,
            passed: 0,
        })
    }
}
