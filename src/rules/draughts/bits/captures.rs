//! Captures: which pieces can make one, all at once; and the chains of one piece, hop by hop.

use alloc::vec::Vec;

use super::{BitDraughts, Pieces, along, pieces::one_by_one, seen::Seen};
use crate::{
    Direction, Removal,
    bits::{Bitboard, Word},
    rules::draughts::{Color, Duty, Promotion},
};

/// A capture: a chain of hops but for its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Capture<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) to: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    pub(super) promotes: bool,
}

/// What becomes of the captures that are found: of those that are worth most, each once.
pub(super) trait Found<W: Word, const ROWS: usize, const COLS: usize> {
    /// Another capture of the same worth. If it is `alone`, no other chain takes the same.
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool);

    /// A capture is worth more than all before: forget them.
    fn clear(&mut self);
}

/// All captures.
impl<W: Word, const ROWS: usize, const COLS: usize> Found<W, ROWS, COLS>
    for Vec<Capture<W, ROWS, COLS>>
{
    #[inline]
    fn add(&mut self, capture: Capture<W, ROWS, COLS>, alone: bool) {
        if alone || !self.contains(&capture) {
            self.push(capture);
        }
    }

    #[inline]
    fn clear(&mut self) {
        Vec::clear(self);
    }
}

/// How many captures there are. Kept are only those that can be found again: so mostly nothing is allocated.
#[derive(Default)]
struct Tally<W: Word, const ROWS: usize, const COLS: usize> {
    alone: usize,
    others: Vec<Capture<W, ROWS, COLS>>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Found<W, ROWS, COLS> for Tally<W, ROWS, COLS> {
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
    fn men_may_capture(&self, heading: Direction, color: Color) -> bool {
        self.men_capture_backwards || !color.is_backwards(heading)
    }

    /// The pieces that can capture.
    #[inline(always)]
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
                let near = (seen.kings.slide(heading, seen.empty) | seen.kings).shift(heading);
                let hurdles = near & seen.theirs & landings;
                if !hurdles.is_empty() {
                    let before = hurdles.slide(-heading, seen.empty) | hurdles;
                    capturers |= before.shift(-heading) & seen.kings;
                }
            }
        });
        capturers
    }

    /// The captures that may be chosen, each once.
    pub(super) fn captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> Vec<Capture<W, ROWS, COLS>> {
        let Some(count) = self.count_hops(color, pieces, seen, capturers) else {
            let mut captures = Vec::new();
            self.find_captures(color, pieces, seen, capturers, &mut captures);
            return captures;
        };
        let mut captures = Vec::with_capacity(count);
        along!(self.captures, (_number, heading) => {
            for (hoppers, men) in [(seen.men, true), (seen.kings, false)] {
                if !men || self.men_may_capture(heading, color) {
                    let landings = seen.landings(hoppers & capturers, heading);
                    captures.extend(one_by_one(landings).map(|to| {
                        let over = to.shift(-heading);
                        Capture {
                            from: over.shift(-heading),
                            to,
                            taken: over,
                            promotes: men && !to.is_disjoint(self.last_row(color)),
                        }
                    }));
                }
            }
        });
        captures
    }

    /// How many captures may be chosen.
    #[inline(always)]
    pub(super) fn count_captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> usize {
        self.count_hops(color, pieces, seen, capturers)
            .unwrap_or_else(|| self.count_chains(color, pieces, seen, capturers))
    }

    /// How many captures there are if each of them is one hop, and all are worth the same.
    ///
    /// A hop leads to another cell than hops in other headings, or over another piece: so they are counted as
    /// steps are. A second hop can't lead back, and so to no cell that was not empty before the first.
    #[inline(always)]
    fn count_hops(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> Option<usize> {
        let variant = self.rules.variant();
        let by_kings = !seen.kings.is_disjoint(capturers);
        let are_alike = variant.capture.duty != Duty::MostValue || pieces.kings.is_empty();
        if !are_alike || (by_kings && self.flying) {
            return None;
        }
        let (mut count, mut going_on) = (0, Bitboard::empty());
        let (mut to_men, mut to_kings) = (Bitboard::empty(), Bitboard::empty());
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
        match variant.men.promotion {
            Promotion::EndsMove => to_men -= self.last_row(color),
            Promotion::AtOnce if !to_men.is_disjoint(self.last_row(color)) => return None,
            Promotion::AtOnce | Promotion::AtEnd => {}
        }
        along!(self.captures, (_number, heading) => {
            if self.men_may_capture(heading, color) {
                going_on |= (to_men | to_kings).hop_starts(heading, seen.theirs, seen.empty);
            } else if by_kings {
                going_on |= to_kings.hop_starts(heading, seen.theirs, seen.empty);
            }
        });
        going_on.is_empty().then_some(count)
    }

    /// How many captures may be chosen, chain by chain.
    #[inline(never)]
    fn count_chains(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
    ) -> usize {
        let mut tally = Tally::default();
        self.find_captures(color, pieces, seen, capturers, &mut tally);
        tally.alone + tally.others.len()
    }

    fn find_captures(
        &self,
        color: Color,
        pieces: &Pieces<W, ROWS, COLS>,
        seen: &Seen<W, ROWS, COLS>,
        capturers: Bitboard<W, ROWS, COLS>,
        found: &mut impl Found<W, ROWS, COLS>,
    ) {
        let mut best = 0;
        for from in one_by_one(capturers) {
            let capturer = Capturer {
                rules: self,
                color,
                from,
                man: seen.kings.is_disjoint(from),
                theirs: seen.theirs,
                their_kings: pieces.kings & seen.theirs,
                free: seen.empty | from,
            };
            let start = Link {
                at: from,
                taken: Bitboard::empty(),
                king: !capturer.man,
                came: None,
            };
            let mut search = Search {
                best: &mut best,
                found,
            };
            capturer.go_on(start, &mut search);
        }
    }
}

/// The captures that are worth most so far.
struct Search<'a, F> {
    best: &'a mut usize,
    found: &'a mut F,
}

/// A piece that captures, and what it meets.
struct Capturer<'a, W: Word, const ROWS: usize, const COLS: usize> {
    rules: &'a BitDraughts<W, ROWS, COLS>,
    color: Color,
    from: Bitboard<W, ROWS, COLS>,
    /// Whether it was a man before it captured.
    man: bool,
    theirs: Bitboard<W, ROWS, COLS>,
    their_kings: Bitboard<W, ROWS, COLS>,
    /// The cells without a piece, the one that it came from among them.
    free: Bitboard<W, ROWS, COLS>,
}

/// How far a chain has come.
#[derive(Clone, Copy)]
struct Link<W: Word, const ROWS: usize, const COLS: usize> {
    at: Bitboard<W, ROWS, COLS>,
    taken: Bitboard<W, ROWS, COLS>,
    /// Whether it goes on as a king.
    king: bool,
    /// The number of the heading in which the last hop went.
    came: Option<usize>,
}

/// The hops from a cell: at most one piece for each heading. They are found before any of them is gone on
/// with, so that little is on the stack for each hop of a chain.
struct Hops<W: Word, const ROWS: usize, const COLS: usize> {
    hops: [HopsOver<W, ROWS, COLS>; 8],
    count: usize,
}

/// The hops over a piece.
#[derive(Clone, Copy)]
struct HopsOver<W: Word, const ROWS: usize, const COLS: usize> {
    over: Bitboard<W, ROWS, COLS>,
    landings: Bitboard<W, ROWS, COLS>,
    /// The number of the heading.
    number: usize,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Hops<W, ROWS, COLS> {
    #[inline(always)]
    fn none() -> Self {
        let none = HopsOver {
            over: Bitboard::empty(),
            landings: Bitboard::empty(),
            number: 0,
        };
        Self {
            hops: [none; 8],
            count: 0,
        }
    }

    /// Adds the hops over a piece, if there are any.
    #[inline(always)]
    fn add(
        &mut self,
        number: usize,
        over: Bitboard<W, ROWS, COLS>,
        landings: Bitboard<W, ROWS, COLS>,
    ) {
        if !landings.is_empty() {
            self.hops[self.count] = HopsOver {
                over,
                landings,
                number,
            };
            self.count += 1;
        }
    }

    #[inline(always)]
    fn iter(&self) -> impl Iterator<Item = &HopsOver<W, ROWS, COLS>> {
        self.hops[..self.count].iter()
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Capturer<'_, W, ROWS, COLS> {
    /// Finds the captures that begin with a chain, which itself is none; false if it can't go on.
    fn go_on(
        &self,
        link: Link<W, ROWS, COLS>,
        search: &mut Search<'_, impl Found<W, ROWS, COLS>>,
    ) -> bool {
        let hops = self.hops(&link);
        for hops in hops.iter() {
            let taken = link.taken | hops.over;
            let came = Some(hops.number);
            self.land(
                Link {
                    taken,
                    came,
                    ..link
                },
                hops.landings,
                search,
            );
        }
        hops.count > 0
    }

    /// The hops with which a chain can go on.
    #[inline(always)]
    fn hops(&self, link: &Link<W, ROWS, COLS>) -> Hops<W, ROWS, COLS> {
        let capture = &self.rules.rules.variant().capture;
        let theirs = self.theirs - link.taken;
        let free = match capture.removal {
            Removal::AtEnd => self.free,
            Removal::AtOnce => self.free | link.taken,
        };
        // What is behind is two numbers further, or two less.
        let back = link.came.filter(|_| !capture.half_turns);
        let back = back.map(|number| number ^ 2);
        let mut hops = Hops::none();
        along!(self.rules.captures, (number, heading) => {
            if (link.king || self.rules.men_may_capture(heading, self.color)) && back != Some(number) {
                let (over, landings) = if link.king && self.rules.flying {
                    let near = (link.at.slide(heading, free) | link.at).shift(heading);
                    let over = near & theirs;
                    (over, over.slide(heading, free))
                } else {
                    let over = link.at.shift(heading) & theirs;
                    (over, over.shift(heading) & free)
                };
                hops.add(number, over, landings);
            }
        });
        hops
    }

    /// Goes on from each of the cells behind a piece.
    fn land(
        &self,
        link: Link<W, ROWS, COLS>,
        landings: Bitboard<W, ROWS, COLS>,
        search: &mut Search<'_, impl Found<W, ROWS, COLS>>,
    ) {
        let mut ends = Bitboard::empty();
        for at in one_by_one(landings) {
            let last_row = !at.is_disjoint(self.rules.last_row(self.color));
            let promotion = self.rules.rules.variant().men.promotion;
            let promoted = self.man && last_row;
            if promoted && promotion == Promotion::EndsMove {
                ends |= at;
                continue;
            }
            let king = link.king || (promoted && promotion == Promotion::AtOnce);
            if !self.go_on(Link { at, king, ..link }, search) {
                ends |= at;
            }
        }
        // A king that may choose lands where it goes on, if there is such a cell.
        if self.rules.lands_to_go_on && ends != landings {
            return;
        }
        for to in one_by_one(ends) {
            self.end(Link { at: to, ..link }, search);
        }
    }

    /// A capture, if none that was found before is worth more.
    #[inline(always)]
    fn end(&self, link: Link<W, ROWS, COLS>, search: &mut Search<'_, impl Found<W, ROWS, COLS>>) {
        let worth = self.worth(link.taken);
        if worth < *search.best {
            return;
        }
        if worth > *search.best {
            *search.best = worth;
            search.found.clear();
        }
        let last_row = !link.at.is_disjoint(self.rules.last_row(self.color));
        let capture = Capture {
            from: self.from,
            to: link.at,
            taken: link.taken,
            promotes: self.man && (link.king || last_row),
        };
        // To take the same in another order a piece has to run in a ring of three hops at least, but kings
        // that fly can also land on other cells between two pieces of a line.
        let alone = match link.taken.len() {
            0 | 1 => true,
            2 => !(self.rules.flying && (link.king || capture.promotes)),
            _ => false,
        };
        search.found.add(capture, alone);
    }

    /// What a capture is worth: the higher one is a duty. The same order as in the reference rules.
    #[inline(always)]
    fn worth(&self, taken: Bitboard<W, ROWS, COLS>) -> usize {
        match self.rules.rules.variant().capture.duty {
            Duty::Any => 0,
            Duty::MostPieces => taken.len(),
            Duty::MostValue => {
                // Fewer kings are more, and there are at most as many as cells.
                let (pieces, kings) = (taken.len(), (taken & self.their_kings).len());
                let fewer_kings = ROWS * COLS - kings;
                ((pieces + kings) * (ROWS * COLS + 1) + fewer_kings) * 2 + usize::from(!self.man)
            }
        }
    }
}
