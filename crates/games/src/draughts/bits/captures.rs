//! Captures: the pieces that can capture, and their first hops, all at once.

use super::{
    BitDraughts, Pieces, along,
    chains::{CaptureSearch, Capturer, Link},
    headings::slide,
    keep::{Capture, Keep},
    pieces::one_by_one,
    seen::Seen,
};
use crate::draughts::{Color, Duty, Promotion};
use collinear::{
    Direction,
    bits::{Bitboard, Word},
};

/// Counts captures. Stores only captures that could be found twice, so it rarely allocates.
#[derive(Default)]
struct Tally<W: Word, const ROWS: usize, const COLS: usize> {
    alone: usize,
    others: Vec<Capture<W, ROWS, COLS>>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Keep<W, ROWS, COLS> for Tally<W, ROWS, COLS> {
    #[inline(always)]
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool) {
        if alone {
            self.alone += 1;
        } else {
            self.others.add(capture, alone);
        }
    }

    #[inline]
    fn clear(&mut self) {
        self.alone = 0;
        self.others.clear();
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitDraughts<W, ROWS, COLS> {
    #[inline(always)]
    pub(super) fn men_may_capture(&self, heading: Direction, color: Color) -> bool {
        self.men_capture_backwards || !color.is_backwards(heading)
    }

    /// Returns the pieces that can capture. This function is compiled once, for callers that need no specialised copy.
    #[inline(never)]
    pub(super) fn all_capturers(
        &self,
        color: Color,
        seen: &Seen<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        self.capturers(color, seen)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn capturers(
        &self,
        color: Color,
        seen: &Seen<W, ROWS, COLS>,
    ) -> Bitboard<W, ROWS, COLS> {
        let (mut capturers, any_kings) = (Bitboard::empty(), !seen.kings.is_empty());
        along!(self.captures, (_number, heading) => {
            let men_too = self.men_may_capture(heading, color);
            if men_too || any_kings {
                let hoppers = if men_too { seen.men | seen.kings } else { seen.kings };
                capturers |= hoppers.hop_starts(heading, seen.theirs, seen.empty);
            }
            if any_kings && self.flying {
                let landings = seen.empty.shift(-heading);
                let near = (slide(seen.kings, heading, seen.empty) | seen.kings).shift(heading);
                let hurdles = near & seen.theirs & landings;
                if !hurdles.is_empty() {
                    let before = slide(hurdles, -heading, seen.empty) | hurdles;
                    capturers |= before.shift(-heading) & seen.kings;
                }
            }
        });
        capturers
    }

    pub(super) fn captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> Vec<Capture<W, ROWS, COLS>> {
        let hops = self.first_hops(color, seen, capturers);
        let mut captures = Vec::with_capacity(hops.as_ref().map_or(0, |hops| hops.count));
        self.find_captures(color, pieces, seen, capturers, hops.as_ref(), &mut captures);
        captures
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn count_captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> usize {
        let by_value = self.rules.variant().capture.duty == Duty::MostValue;
        let are_alike = !by_value || pieces.kings.is_empty();
        match self.first_hops(color, seen, capturers) {
            Some(hops) if hops.end() && are_alike => hops.count,
            hops => self.count_chains(color, pieces, seen, capturers, hops.as_ref()),
        }
    }

    /// Counts the legal captures chain by chain.
    #[inline(never)]
    fn count_chains(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
        hops: Option<&FirstHops<W, ROWS, COLS>>,
    ) -> usize {
        let mut tally = Tally::default();
        self.find_captures(color, pieces, seen, capturers, hops, &mut tally);
        tally.alone + tally.others.len()
    }

    /// Returns the first hops of all pieces, or `None` unless all of them can be handled as hops over a neighbour.
    ///
    /// No two of these hops have both the landing cell and the captured piece in common, so they can be counted like
    /// steps.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn first_hops(
        &self,
        color: Color,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> Option<FirstHops<W, ROWS, COLS>> {
        let by_kings = !seen.kings.is_disjoint(capturers);
        if by_kings && self.flying {
            return None;
        }
        let none = Bitboard::empty();
        let (mut count, mut to_men, mut to_kings) = (0, none, none);
        along!(self.captures, (_number, heading) => {
            if self.men_may_capture(heading, color) {
                let landings = seen.landings(seen.men, heading);
                count += landings.len();
                to_men |= landings;
            }
            if by_kings {
                let landings = seen.landings(seen.kings, heading);
                count += landings.len();
                to_kings |= landings;
            }
        });
        match self.rules.variant().men.promotion {
            Promotion::EndsMove => to_men -= self.last_row(color),
            Promotion::AtOnce if !to_men.is_disjoint(self.last_row(color)) => return None,
            Promotion::AtOnce | Promotion::AtEnd => {}
        }
        let (mut men_go_on, mut kings_go_on) = (none, none);
        along!(self.captures, (_number, heading) => {
            if self.men_may_capture(heading, color) {
                men_go_on |= to_men.hop_starts(heading, seen.theirs, seen.empty);
            }
            if by_kings {
                kings_go_on |= to_kings.hop_starts(heading, seen.theirs, seen.empty);
            }
        });
        Some(FirstHops {
            count,
            men_go_on,
            kings_go_on,
        })
    }

    fn find_captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
        hops: Option<&FirstHops<W, ROWS, COLS>>,
        found: &mut impl Keep<W, ROWS, COLS>,
    ) {
        let mut search = CaptureSearch::new(found);
        let capturer = |from| Capturer {
            rules: self,
            color,
            from,
            man: seen.kings.is_disjoint(from),
            theirs: seen.theirs,
            their_kings: pieces.kings & seen.theirs,
            free: seen.empty | from,
        };
        let Some(hops) = hops else {
            for from in one_by_one(capturers) {
                let capturer = capturer(from);
                let start = Link {
                    at: from,
                    taken: Bitboard::empty(),
                    king: !capturer.man,
                    came: None,
                };
                capturer.go_on(start, &mut search);
            }
            return;
        };
        along!(self.captures, (number, heading) => {
            let men_too = self.men_may_capture(heading, color);
            let hoppers = if men_too { capturers } else { capturers & seen.kings };
            for at in one_by_one(seen.landings(hoppers, heading)) {
                let over = at.shift(-heading);
                let capturer = capturer(over.shift(-heading));
                let link = Link {
                    at,
                    taken: over,
                    king: !capturer.man,
                    came: Some(number),
                };
                let going_on = if link.king { hops.kings_go_on } else { hops.men_go_on };
                if at.is_disjoint(going_on) {
                    capturer.end(link, &mut search);
                } else {
                    capturer.go_on(link, &mut search);
                }
            }
        });
    }
}

/// The first hops of all pieces, all of them over a neighbour.
struct FirstHops<W: Word, const ROWS: usize, const COLS: usize> {
    count: usize,
    /// The cells where men land and can hop again. A second hop cannot go back over the same piece, so it lands on a
    /// cell that was empty before the first hop.
    men_go_on: Bitboard<W, ROWS, COLS>,
    kings_go_on: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> FirstHops<W, ROWS, COLS> {
    /// True if no chain continues after its first hop.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn end(&self) -> bool {
        (self.men_go_on | self.kings_go_on).is_empty()
    }
}
