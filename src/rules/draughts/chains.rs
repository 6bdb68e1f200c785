//! Captures: chains of hops, each as long as it can go on, and which of them may be chosen.

use alloc::vec::Vec;
use core::cmp::Reverse;

use super::{Color, Draughts, Duty, Move, Promotion, Square};
use crate::{Coord, Direction, Grid, Hop, Removal};

/// What a capture is worth: the higher one is a duty.
type Worth = (usize, Reverse<usize>, bool);

impl Draughts {
    /// The captures that may be chosen, those alike once.
    pub(super) fn captures(&self, grid: &Grid<Square>, color: Color) -> Vec<Move> {
        let (mut best, mut found) = (None, Vec::new());
        for from in grid.cells_where(|square| square.color() == Some(color)) {
            for hops in self.chains(grid, from) {
                let worth = Some(self.worth(grid, &hops));
                if worth < best {
                    continue;
                }
                if worth > best {
                    (best, found) = (worth, Vec::new());
                }
                // A ring can be run through from either end.
                if let Some(capture) = self.capture_of(grid, &hops)
                    && !found.contains(&capture)
                {
                    found.push(capture);
                }
            }
        }
        found
    }

    /// All chains of hops of the piece on a cell, each as long as it can go on, whether or not others would
    /// take more. None if nothing stands there.
    pub(super) fn chains(&self, grid: &Grid<Square>, from: Coord) -> Vec<Vec<Hop>> {
        let mut found = Vec::new();
        self.go_on(grid, from, &mut Vec::new(), &mut found);
        found
    }

    /// Adds the chains that begin with these hops.
    fn go_on(
        &self,
        grid: &Grid<Square>,
        from: Coord,
        hops: &mut Vec<Hop>,
        found: &mut Vec<Vec<Hop>>,
    ) {
        let at = hops.last().map_or(from, |hop| hop.to);
        let next = self.next_hops(grid, from, at, hops);
        if next.is_empty() && !hops.is_empty() {
            found.push(hops.clone());
        }
        for hop in next {
            hops.push(hop);
            self.go_on(grid, from, hops, found);
            hops.pop();
        }
    }

    /// The hops with which a chain of the piece that stood on `from` can go on.
    fn next_hops(&self, grid: &Grid<Square>, from: Coord, at: Coord, hops: &[Hop]) -> Vec<Hop> {
        let hops_on = self.hops_on(grid, from, at, hops);
        let choice = self.variant.capture.duty == Duty::Any && self.variant.kings.flying;
        if !choice || hops_on.len() < 2 {
            return hops_on;
        }
        // Of the cells behind a piece, a king lands on one from which it goes on, if there is one.
        let mut chain = hops.to_vec();
        let mut goes_on = |hop: Hop| {
            chain.push(hop);
            let goes_on = !self.hops_on(grid, from, hop.to, &chain).is_empty();
            chain.pop();
            goes_on
        };
        let going_on: Vec<_> = hops_on
            .iter()
            .copied()
            .filter(|hop| goes_on(*hop))
            .collect();
        let best = |hop: &Hop| {
            let same = |other: &Hop| other.over == hop.over;
            going_on.contains(hop) || !going_on.iter().any(same)
        };
        hops_on.into_iter().filter(best).collect()
    }

    fn hops_on(&self, grid: &Grid<Square>, from: Coord, at: Coord, hops: &[Hop]) -> Vec<Hop> {
        let Some((piece, color)) = grid
            .get(from)
            .and_then(|piece| Some((*piece, piece.color()?)))
        else {
            return Vec::new();
        };
        let king = piece.is_king() || self.is_promoted_by(hops, color);
        if king && !piece.is_king() && self.variant.men.promotion == Promotion::EndsMove {
            return Vec::new();
        }
        let taken = |at| hops.iter().any(|hop| hop.over == at);
        let gone = |at| self.variant.capture.removal == Removal::AtOnce && taken(at);
        let free = |at: Coord| at == from || grid[at].is_empty() || gone(at);
        let enemy = |at: Coord| grid[at].color() == Some(color.other()) && !taken(at);
        let back = hops.last().and_then(|hop| hop.to.direction_to(hop.over));
        let back = back.filter(|_| !self.variant.capture.half_turns);
        let (headings, far) = if king {
            (&self.captures, self.variant.kings.flying)
        } else {
            (&self.captures_of_men[color.index()], false)
        };
        let mut found = Vec::new();
        for &heading in headings {
            let is_back = |over| back.is_some() && at.direction_to(over) == back;
            if let Some(over) = hurdle(grid, at, heading, far, free)
                && enemy(over)
                && !is_back(over)
            {
                let most = if far { usize::MAX } else { 1 };
                let landings = grid.bounds().slide_at_most(over, heading, most, free).line;
                found.extend(landings.iter().map(|to| Hop { from: at, over, to }));
            }
        }
        found
    }

    /// Whether a man has become a king by these hops, which need not be the last ones.
    fn is_promoted_by(&self, hops: &[Hop], color: Color) -> bool {
        let mut landings = hops.iter().map(|hop| hop.to);
        self.variant.men.promotion != Promotion::AtEnd
            && landings.any(|at| self.is_last_row(at, color))
    }

    /// The move that a chain is.
    pub(super) fn capture_of(&self, grid: &Grid<Square>, hops: &[Hop]) -> Option<Move> {
        let (from, to) = (hops.first()?.from, hops.last()?.to);
        let mut taken: Vec<_> = hops.iter().map(|hop| hop.over).collect();
        taken.sort_unstable();
        let promotes = match grid[from] {
            Square::Man(color) => self.is_last_row(to, color) || self.is_promoted_by(hops, color),
            _ => false,
        };
        Some(Move {
            from,
            to,
            taken,
            promotes,
        })
    }

    fn worth(&self, grid: &Grid<Square>, hops: &[Hop]) -> Worth {
        match self.variant.capture.duty {
            Duty::Any => (0, Reverse(0), false),
            Duty::MostPieces => (hops.len(), Reverse(0), false),
            Duty::MostValue => {
                // A king is worth two men less very little: with as many halves, fewer kings are more.
                let kings = hops.iter().filter(|hop| grid[hop.over].is_king()).count();
                let by_king = hops.first().is_some_and(|hop| grid[hop.from].is_king());
                (hops.len() + kings, Reverse(kings), by_king)
            }
        }
    }
}

/// The cell that a piece would hop over: its neighbour, or from afar the first that is not free.
fn hurdle(
    grid: &Grid<Square>,
    at: Coord,
    heading: Direction,
    far: bool,
    free: impl Fn(Coord) -> bool,
) -> Option<Coord> {
    if far {
        grid.bounds().first_hit(at, heading, |at| !free(at)).ok()
    } else {
        grid.bounds().step(at, heading)
    }
}
