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
        let hops = self.first_hops(color, seen, capturers);
        let mut captures = Vec::with_capacity(hops.as_ref().map_or(0, |hops| hops.count));
        self.find_captures(color, pieces, seen, capturers, hops.as_ref(), &mut captures);
        captures
    }

    /// How many captures may be chosen.
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

    /// How many captures may be chosen, chain by chain.
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

    /// The first hops of all pieces, if all of them are hops over a neighbour.
    ///
    /// A hop leads to another cell than hops in other headings, or over another piece: so hops are counted as
    /// steps are.
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
        found: &mut impl Found<W, ROWS, COLS>,
    ) {
        let mut search = Search { best: 0, found };
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

/// The first hops of all pieces, if all of them are hops over a neighbour.
struct FirstHops<W: Word, const ROWS: usize, const COLS: usize> {
    count: usize,
    /// The cells where men land and can hop again. A second hop can't lead back over the same piece, and so to
    /// no cell that was not empty before the first.
    men_go_on: Bitboard<W, ROWS, COLS>,
    /// The same for kings.
    kings_go_on: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> FirstHops<W, ROWS, COLS> {
    /// Whether no chain goes on after its first hop.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn end(&self) -> bool {
        (self.men_go_on | self.kings_go_on).is_empty()
    }
}

/// The captures that are worth most so far.
struct Search<'a, F> {
    best: usize,
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
    #[cfg_attr(not(debug_assertions), inline(always))]
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
        let any = self.rules.rules.variant().capture.duty == Duty::Any;
        if any && self.rules.flying && ends != landings {
            return;
        }
        for to in one_by_one(ends) {
            self.end(Link { at: to, ..link }, search);
        }
    }

    /// A capture, if none that was found before is worth more.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn end(&self, link: Link<W, ROWS, COLS>, search: &mut Search<'_, impl Found<W, ROWS, COLS>>) {
        let worth = self.worth(link.taken);
        if worth < search.best {
            return;
        }
        if worth > search.best {
            search.best = worth;
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
    #[cfg_attr(not(debug_assertions), inline(always))]
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
