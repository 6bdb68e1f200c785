//! The chains of one piece, hop by hop, and [`CaptureSearch`], which keeps the captures of the highest value.

use super::{
    BitDraughts, along,
    headings::slide,
    keep::{Capture, Keep},
    pieces::one_by_one,
};
use crate::draughts::{Color, Duty, Promotion};
use collinear::{
    Removal,
    bits::{Bitboard, Word},
};

/// The captures of the highest value so far.
pub(super) struct CaptureSearch<'a, F> {
    best: usize,
    found: &'a mut F,
}

impl<'a, F> CaptureSearch<'a, F> {
    pub(super) fn new(found: &'a mut F) -> Self {
        Self { best: 0, found }
    }
}

/// A piece that captures, and the pieces around it.
pub(super) struct Capturer<'a, W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) rules: &'a BitDraughts<W, ROWS, COLS>,
    pub(super) color: Color,
    pub(super) from: Bitboard<W, ROWS, COLS>,
    pub(super) man: bool,
    pub(super) theirs: Bitboard<W, ROWS, COLS>,
    pub(super) their_kings: Bitboard<W, ROWS, COLS>,
    /// The cells without a piece, including the cell where the capturing piece started.
    pub(super) free: Bitboard<W, ROWS, COLS>,
}

/// The state of a chain so far.
#[derive(Clone, Copy)]
pub(super) struct Link<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) at: Bitboard<W, ROWS, COLS>,
    pub(super) taken: Bitboard<W, ROWS, COLS>,
    /// True if the piece continues as a king.
    pub(super) king: bool,
    /// The heading of the last hop, by its number.
    pub(super) came: Option<usize>,
}

/// The hops from a cell: at most one captured piece for each heading. All hops are found before any of them is
/// followed, to keep the stack small.
struct Hops<W: Word, const ROWS: usize, const COLS: usize> {
    hops: [HopsOver<W, ROWS, COLS>; 8],
    count: usize,
}

#[derive(Clone, Copy)]
struct HopsOver<W: Word, const ROWS: usize, const COLS: usize> {
    over: Bitboard<W, ROWS, COLS>,
    landings: Bitboard<W, ROWS, COLS>,
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
    /// Finds the captures that continue a chain. Returns false if the chain cannot continue.
    pub(super) fn go_on(
        &self,
        link: Link<W, ROWS, COLS>,
        search: &mut CaptureSearch<'_, impl Keep<W, ROWS, COLS>>,
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

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn hops(&self, link: &Link<W, ROWS, COLS>) -> Hops<W, ROWS, COLS> {
        let capture = &self.rules.rules.variant().capture;
        let theirs = self.theirs - link.taken;
        let free = match capture.removal {
            Removal::AtEnd => self.free,
            Removal::AtOnce => self.free | link.taken,
        };
        // The numbers of opposite headings differ by two.
        let back = link.came.filter(|_| !capture.half_turns);
        let back = back.map(|number| number ^ 2);
        let mut hops = Hops::none();
        along!(self.rules.captures, (number, heading) => {
            if (link.king || self.rules.men_may_capture(heading, self.color)) && back != Some(number) {
                let (over, landings) = if link.king && self.rules.flying {
                    let near = (slide(link.at, heading, free) | link.at).shift(heading);
                    let over = near & theirs;
                    (over, slide(over, heading, free))
                } else {
                    let over = link.at.shift(heading) & theirs;
                    (over, over.shift(heading) & free)
                };
                hops.add(number, over, landings);
            }
        });
        hops
    }

    /// Continues from each landing cell behind a piece.
    fn land(
        &self,
        link: Link<W, ROWS, COLS>,
        landings: Bitboard<W, ROWS, COLS>,
        search: &mut CaptureSearch<'_, impl Keep<W, ROWS, COLS>>,
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
        // If captures may be chosen freely and some landing cells allow the king to continue, only those cells count.
        let any = self.rules.rules.variant().capture.duty == Duty::Any;
        if any && self.rules.flying && ends != landings {
            return;
        }
        for to in one_by_one(ends) {
            self.end(Link { at: to, ..link }, search);
        }
    }

    /// Adds a capture, unless an earlier one has a higher value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn end(
        &self,
        link: Link<W, ROWS, COLS>,
        search: &mut CaptureSearch<'_, impl Keep<W, ROWS, COLS>>,
    ) {
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
        // Capturing the same pieces in another order takes a ring of at least three hops. But flying kings can also
        // land on different cells between two pieces of a line.
        let alone = match link.taken.len() {
            0 | 1 => true,
            2 => !(self.rules.flying && (link.king || capture.promotes)),
            _ => false,
        };
        search.found.add(capture, alone);
    }

    /// Returns the value of a capture. A capture of the highest value is compulsory. Values have the same order as in
    /// the reference rules.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn worth(&self, taken: Bitboard<W, ROWS, COLS>) -> usize {
        match self.rules.rules.variant().capture.duty {
            Duty::Any => 0,
            Duty::MostPieces => taken.len(),
            Duty::MostValue => {
                // If the total is the same, fewer kings are worth more. There are at most `ROWS * COLS` kings.
                let (pieces, kings) = (taken.len(), (taken & self.their_kings).len());
                let fewer_kings = ROWS * COLS - kings;
                ((pieces + kings) * (ROWS * COLS + 1) + fewer_kings) * 2 + usize::from(!self.man)
            }
        }
    }
}
