//! How pieces move.

use alloc::vec::Vec;

use super::{Army, Crossing, Hnefatafl, Reach, Refusal, Square, State, Stopping, notation::name};
use crate::{CellName, Coord, Direction, Grid, Move, PathError};

impl Hnefatafl {
    /// The moves of the piece on a cell, whoever is to move: a rook's, up to the first blocker. None if
    /// there is no piece, or after the end of the game.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let start = rules.start();
    /// let targets = rules.slides(&start, Coord::new(0, 3)).map(|slide| slide.to.col);
    /// assert!(targets.eq([4, 5, 2, 1])); // the corners are the king's
    /// # Ok::<(), collinear::rules::hnefatafl::SetupError>(())
    /// ```
    pub fn slides(&self, state: &State, from: Coord) -> impl Iterator<Item = Move> {
        let going_on = state.end().is_none() && state.grid().get(from).is_some();
        let from = going_on.then_some(from).into_iter();
        from.flat_map(|from| self.slides_on(state.grid(), from))
    }

    #[inline]
    fn slides_on(&self, grid: &Grid<Square>, from: Coord) -> impl Iterator<Item = Move> {
        let piece = grid[from];
        let reach = if piece.is_empty() {
            0
        } else {
            self.reach(piece)
        };
        let crosses = self.may_cross_throne(piece);
        let targets = Direction::ORTHOGONAL
            .into_iter()
            .flat_map(move |direction| {
                let slide = grid.slide(from, direction, ..=reach, Square::is_empty);
                let before_throne = move |at: &Coord| crosses || *at != self.throne();
                slide.line.into_iter().take_while(before_throne)
            });
        let stops = targets.filter(move |&to| self.may_stop(piece, to));
        stops.map(move |to| Move { from, to })
    }

    /// Puts the moves of an army on a list.
    pub(super) fn list_slides(&self, grid: &Grid<Square>, army: Army, slides: &mut Vec<Move>) {
        slides.clear();
        // Not `extend`, which asks for one slide at a time and is slower.
        let pieces = grid.cells_where(|square| square.army() == Some(army));
        let all = pieces.flat_map(|from| self.slides_on(grid, from));
        all.for_each(|slide| slides.push(slide));
    }

    /// Whether this piece may stop on an empty cell.
    #[inline]
    pub(super) fn may_stop(&self, piece: Square, at: Coord) -> bool {
        if piece == Square::King {
            at != self.throne() || self.variant().throne.stopping == Stopping::King
        } else {
            at != self.throne() && !self.is_kings_corner(at)
        }
    }

    /// How many cells a piece moves at most.
    #[inline]
    fn reach(&self, piece: Square) -> usize {
        match (piece, self.variant().king.reach) {
            (Square::King, Reach::AtMost(limit)) => limit,
            _ => usize::MAX,
        }
    }

    #[inline]
    pub(super) fn may_cross_throne(&self, piece: Square) -> bool {
        match self.variant().throne.crossing {
            Crossing::Everybody => true,
            Crossing::WhoMayStop => self.may_stop(piece, self.throne()),
        }
    }

    /// Why an army can't make a move, if it can't.
    pub(super) fn refusal(
        &self,
        grid: &Grid<Square>,
        turn: Army,
        slide: Move,
    ) -> Result<(), Refusal> {
        let Move { from, to } = slide;
        let (start, goal) = (self.name_on(grid, from)?, self.name_on(grid, to)?);
        let piece = grid[from];
        match piece.army() {
            None => return Err(Refusal::NoPiece { at: start }),
            Some(army) if army != turn => return Err(Refusal::NotYours { at: start, turn }),
            Some(_) => {}
        }
        if from == to {
            return Err(Refusal::Nowhere { at: start });
        }
        if from.row != to.row && from.col != to.col {
            return Err(Refusal::NotStraight {
                from: start,
                to: goal,
            });
        }
        // Whether the piece may stop at the end is asked below.
        let bars = |at| at == self.throne() && at != to && !self.may_cross_throne(piece);
        let passable = |at: Coord| grid[at].is_empty() && !bars(at);
        if let Err(PathError::Blocked { at, .. }) = grid.bounds().path(from, to, passable) {
            let name = self.name_on(grid, at)?;
            return Err(if grid[at].is_empty() {
                Refusal::ThroneBars { at: name }
            } else {
                Refusal::Blocked {
                    from: start,
                    to: goal,
                    at: name,
                }
            });
        }
        let (distance, limit) = (from.distance(to), self.reach(piece));
        if distance > limit {
            return Err(Refusal::TooFar { distance, limit });
        }
        if self.may_stop(piece, to) {
            Ok(())
        } else if to != self.throne() {
            Err(Refusal::CornerIsTheKings { at: goal })
        } else if self.variant().throne.stopping == Stopping::Nobody {
            Err(Refusal::ThroneIsNobodys { at: goal })
        } else {
            Err(Refusal::ThroneIsTheKings { at: goal })
        }
    }

    /// The name of a cell, if it is on this board and of the game.
    fn name_on(&self, grid: &Grid<Square>, at: Coord) -> Result<CellName, Refusal> {
        let bounds = self.bounds();
        // A state of another game may have another board.
        let name = name(bounds, at).filter(|_| grid.get(at).is_some());
        name.ok_or(Refusal::OffBoard { at, bounds })
    }
}
