//! How pieces move.

use alloc::{format, vec::Vec};

use super::{Army, Crossing, Hnefatafl, Reach, Square, State, Stopping, notation::name};
use crate::{CellName, Coord, Direction, Grid, Move, PathError, rules::Illegal};

impl Hnefatafl {
    /// The moves of the piece on a cell, even if the other side is to move. Pieces move like rooks, up to the first
    /// blocker. There are no moves from an empty cell or after the end of the game.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}}};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let start = rules.start();
    /// let targets = rules.slides(&start, Coord::new(0, 3)).map(|slide| slide.to.col);
    /// assert!(targets.eq([4, 5, 2, 1])); // the corners are the king's
    /// # Ok::<(), collinear::rules::SetupError>(())
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

    /// Lists the moves of an army.
    pub(super) fn list_slides(&self, grid: &Grid<Square>, army: Army, slides: &mut Vec<Move>) {
        slides.clear();
        // `extend` asks for one slide at a time and is slower.
        let pieces = grid.cells_where(|square| square.army() == Some(army));
        let all = pieces.flat_map(|from| self.slides_on(grid, from));
        all.for_each(|slide| slides.push(slide));
    }

    /// True if a piece may stop on an empty cell.
    #[inline]
    pub(super) fn may_stop(&self, piece: Square, at: Coord) -> bool {
        if piece == Square::King {
            at != self.throne() || self.variant().throne.stopping == Stopping::King
        } else {
            at != self.throne() && !self.is_kings_corner(at)
        }
    }

    /// The largest number of cells a piece can move.
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

    /// The reason why a move is illegal, if it is.
    pub(super) fn refusal(
        &self,
        grid: &Grid<Square>,
        turn: Army,
        slide: Move,
    ) -> Result<(), Illegal> {
        let Move { from, to } = slide;
        let (start, goal) = (self.name_on(grid, from)?, self.name_on(grid, to)?);
        let piece = grid[from];
        let why = match piece.army() {
            None => Some(format!("there is no piece on {start}")),
            Some(army) if army != turn => Some(format!(
                "not your piece: the {turn} are to move, and {start} is not theirs"
            )),
            Some(_) if from == to => Some(format!("the piece on {start} has to move away")),
            Some(_) => None,
        };
        if let Some(why) = why {
            return Err(Illegal::refused_at(why, [from]));
        }
        if from.row != to.row && from.col != to.col {
            let why = format!("not straight: {start} and {goal} are in different rows and columns");
            return Err(Illegal::refused_at(why, [from, to]));
        }
        // Whether the piece may stop at the end is checked below.
        let bars = |at| at == self.throne() && at != to && !self.may_cross_throne(piece);
        let passable = |at: Coord| grid[at].is_empty() && !bars(at);
        if let Err(PathError::Blocked { at, .. }) = grid.bounds().path(from, to, passable) {
            let name = self.name_on(grid, at)?;
            return Err(if grid[at].is_empty() {
                let why = format!("this piece may not cross the throne at {name}");
                Illegal::refused_at(why, [at])
            } else {
                let why = format!("the way from {start} to {goal} is blocked at {name}");
                Illegal::refused_at(why, [from, to, at])
            });
        }
        let (distance, limit) = (from.distance(to), self.reach(piece));
        if distance > limit {
            let why =
                format!("the king moves at most {limit}, but this move is {distance} cells long");
            return Err(Illegal::refused(why));
        }
        if self.may_stop(piece, to) {
            return Ok(());
        }
        let why = if to != self.throne() {
            format!("only the king may stop on the corner at {goal}")
        } else if self.variant().throne.stopping == Stopping::Nobody {
            format!("nobody may stop on the throne at {goal}")
        } else {
            format!("only the king may stop on the throne at {goal}")
        };
        Err(Illegal::refused_at(why, [to]))
    }

    /// The name of a cell, if it is on the board of the state and of the game.
    fn name_on(&self, grid: &Grid<Square>, at: Coord) -> Result<CellName, Illegal> {
        let bounds = self.bounds();
        // A state of another game can have another board.
        let name = name(bounds, at).filter(|_| grid.get(at).is_some());
        name.ok_or_else(|| Illegal::off_board(&bounds, at))
    }
}
