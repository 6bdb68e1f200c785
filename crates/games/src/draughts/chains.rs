//! Captures: complete chains of hops, and which of them are legal.

use std::cmp::Reverse;

use itertools::Itertools;

use super::{Color, Draughts, DraughtsMove, Duty, Promotion, Square, Variant};
use collinear::{Coord, Grid, Hop, Removal};

/// The value of a capture. A capture of the highest value is compulsory.
type Worth = (usize, Reverse<usize>, bool);

impl Draughts {
    /// Returns the legal captures, without duplicates.
    pub(super) fn captures(&self, grid: &Grid<Square>, color: Color) -> Vec<DraughtsMove> {
        let pieces = grid.cells_where(|square| square.color() == Some(color));
        let chains = pieces.flat_map(|from| self.chains(grid, from));
        let mut captures = Vec::new();
        for hops in chains.max_set_by_key(|hops| self.worth(grid, hops)) {
            // Both ways round a ring are the same move.
            let capture = self.capture_of(grid, &hops);
            if !captures.contains(&capture) {
                captures.push(capture);
            }
        }
        captures
    }

    /// All chains of hops of the piece on a cell, each as long as it can continue, even if others capture more. There
    /// are no chains for an empty cell.
    pub(super) fn chains(
        &self,
        grid: &Grid<Square>,
        from: Coord,
    ) -> impl Iterator<Item = Vec<Hop>> {
        let next = move |at, before: &[Hop], hops: &mut Vec<Hop>| {
            hops.extend(self.next_hops(grid, from, at, before));
        };
        grid.bounds().chains_by(from, next)
    }

    /// The hops with which a chain of the piece from `from` can continue.
    fn next_hops(&self, grid: &Grid<Square>, from: Coord, at: Coord, hops: &[Hop]) -> Vec<Hop> {
        let next = self.hops_on(grid, from, at, hops);
        let choice = self.variant.capture.duty == Duty::Any && self.variant.kings.flying;
        if !choice || next.len() < 2 {
            return next;
        }
        let continues = |hop: &Hop| {
            let chain = [hops, &[*hop]].concat();
            !self.hops_on(grid, from, hop.to, &chain).is_empty()
        };
        // If a king can continue from some of the landing cells behind a piece, only those cells count.
        let landings = next.chunk_by(|one, other| one.over == other.over);
        let chosen = landings.flat_map(|landings| {
            let going_on: Vec<_> = landings.iter().copied().filter(continues).collect();
            if going_on.is_empty() {
                landings.to_vec()
            } else {
                going_on
            }
        });
        chosen.collect()
    }

    /// Like [`next_hops`](Self::next_hops), but with all landing cells.
    fn hops_on(&self, grid: &Grid<Square>, from: Coord, at: Coord, hops: &[Hop]) -> Vec<Hop> {
        let Variant { men, capture, .. } = &self.variant;
        let piece = grid[from];
        let Some(color) = piece.color() else {
            return Vec::new();
        };
        let is_promoted = !piece.is_king() && self.is_promoted_by(hops, color);
        if is_promoted && men.promotion == Promotion::EndsMove {
            return Vec::new();
        }
        let taken = |at| hops.iter().any(|hop| hop.over == at);
        let gone = |at| capture.removal == Removal::AtOnce && taken(at);
        let free = |at: Coord| at == from || grid[at].is_empty() || gone(at);
        let enemy = |at: Coord| grid[at].color() == Some(color.other()) && !taken(at);
        let back = hops.last().filter(|_| !capture.half_turns);
        let back = back.and_then(|hop| hop.to.direction_to(hop.over));
        let may_turn = |hop: &Hop| back.is_none() || at.direction_to(hop.over) != back;
        let (headings, far) = if is_promoted || piece.is_king() {
            (&self.captures, self.variant.kings.flying)
        } else {
            (&self.captures_of_men[color.index()], false)
        };
        let board = grid.bounds();
        let headings = headings.iter().copied();
        if far {
            let hops = headings.flat_map(|heading| board.far_hops(at, heading, free, enemy, free));
            hops.filter(may_turn).collect()
        } else {
            let hops = headings.filter_map(|heading| board.hop(at, heading, enemy, free).ok());
            hops.filter(may_turn).collect()
        }
    }

    /// True if a man has become a king by these hops, at the end or on the way.
    fn is_promoted_by(&self, hops: &[Hop], color: Color) -> bool {
        let mut landings = hops.iter().map(|hop| hop.to);
        self.variant.men.promotion != Promotion::AtEnd
            && landings.any(|at| self.is_last_row(at, color))
    }

    pub(super) fn capture_of(&self, grid: &Grid<Square>, hops: &[Hop]) -> DraughtsMove {
        let (from, to) = (hops[0].from, hops[hops.len() - 1].to);
        let taken = hops.iter().map(|hop| hop.over).sorted_unstable();
        let promotes = match grid[from] {
            Square::Man(color) => self.is_last_row(to, color) || self.is_promoted_by(hops, color),
            _ => false,
        };
        DraughtsMove {
            from,
            to,
            taken: taken.collect(),
            promotes,
        }
    }

    fn worth(&self, grid: &Grid<Square>, hops: &[Hop]) -> Worth {
        match self.variant.capture.duty {
            Duty::Any => (0, Reverse(0), false),
            Duty::MostPieces => (hops.len(), Reverse(0), false),
            Duty::MostValue => {
                // A king is worth slightly less than two men: at equal totals, fewer kings are worth more.
                let kings = hops.iter().filter(|hop| grid[hop.over].is_king()).count();
                let by_king = hops.first().is_some_and(|hop| grid[hop.from].is_king());
                (hops.len() + kings, Reverse(kings), by_king)
            }
        }
    }
}
