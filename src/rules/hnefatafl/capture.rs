//! Finds what a move captures.

use alloc::vec::Vec;

use super::{Army, Hnefatafl, Hostility, KingCapture, Square, State};
use crate::{
    Coord, Direction, Grid, Move,
    rules::{Illegal, Rules, after},
};

impl Hnefatafl {
    /// The cells of the pieces that a move would capture, in reading order.
    ///
    /// [`State::captured`] has the captures of the last move.
    ///
    /// # Errors
    ///
    /// The error of [`check`](Rules::check) if the move is illegal.
    ///
    /// # Complexity
    ///
    /// Makes the move on a copy of the state.
    ///
    /// ```
    /// use collinear::{Coord, Grid, Move};
    /// use collinear::rules::hnefatafl::{Army, BRANDUBH, Hnefatafl, Square};
    ///
    /// let rules = Hnefatafl::new(BRANDUBH)?;
    /// let board = Grid::parse_with(
    ///     "
    ///     . . . . . . .
    ///     a . . . . . .
    ///     . d . . . . .
    ///     . a d . K . .
    ///     . . . . . . .
    ///     . . . . . . .
    ///     . . . . . . .
    ///     ",
    ///     Square::from_glyph,
    /// ).unwrap();
    /// let state = rules.set_up(board, Army::Attackers).unwrap();
    /// let slide = Move { from: Coord::new(1, 0), to: Coord::new(1, 1) };
    /// assert_eq!(rules.captures(&state, slide).unwrap(), [Coord::new(2, 1)]);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn captures(&self, state: &State, slide: Move) -> Result<Vec<Coord>, Illegal> {
        self.check(state, &slide)?;
        Ok(after(self, state, slide).captured)
    }

    /// Lists what an army captures with a piece that has moved to a cell, in the order of the board.
    pub(super) fn capture(
        &self,
        grid: &Grid<Square>,
        king: Option<Coord>,
        at: Coord,
        captured: &mut Vec<Coord>,
    ) {
        captured.clear();
        let Some(mover) = grid[at].army() else {
            return;
        };
        if self.takes_part(grid[at], mover) {
            self.capture_soldiers(grid, mover, at, captured);
            if self.variant().soldiers.shieldwall {
                self.capture_walls(grid, mover, at, captured);
            }
        }
        if mover == Army::Attackers {
            captured.extend(king.filter(|&king| self.takes_king(grid, king, at)));
        }
        captured.sort_unstable();
        captured.dedup();
    }

    /// True if a piece can help an army capture, either as the piece that moves or on the other side of the enemy.
    #[inline]
    fn takes_part(&self, piece: Square, army: Army) -> bool {
        piece == Square::soldier(army)
            || (piece == Square::King && army == Army::Defenders && self.variant().king.armed)
    }

    /// True if a cell is hostile to the soldiers of an army, so that it acts like an enemy piece.
    #[inline]
    pub(super) fn is_hostile(&self, grid: &Grid<Square>, at: Coord, army: Army) -> bool {
        let (throne, corners) = (&self.variant().throne, &self.variant().corners);
        let (throne, corner) = match army {
            Army::Attackers => (throne.hostile_to_attackers, corners.hostile_to_attackers),
            Army::Defenders => (throne.hostile_to_defenders, corners.hostile_to_defenders),
        };
        if at == self.throne() {
            match throne {
                Hostility::Never => false,
                Hostility::WhenEmpty => grid[at].is_empty(),
                Hostility::Always => true,
            }
        } else {
            corner && self.bounds().is_corner(at)
        }
    }

    /// Finds captured soldiers: those between the piece that moved and a hostile piece or cell.
    #[inline]
    fn capture_soldiers(
        &self,
        grid: &Grid<Square>,
        mover: Army,
        at: Coord,
        captured: &mut Vec<Coord>,
    ) {
        let victim = mover.other();
        let is_prey = |at| grid[at] == Square::soldier(victim);
        let is_anvil = |behind: Option<Coord>| {
            behind.is_some_and(|at| {
                self.takes_part(grid[at], mover) || self.is_hostile(grid, at, victim)
            })
        };
        for direction in Direction::ORTHOGONAL {
            let taken = grid.bounds().custodial(at, direction, is_prey, is_anvil);
            captured.extend(taken.ok());
        }
    }

    /// Finds soldiers that are captured in a row of two or more along the edge. Each has an enemy in front. The piece
    /// that moved closes one end of the row; another piece or a king's corner closes the other end.
    fn capture_walls(
        &self,
        grid: &Grid<Square>,
        mover: Army,
        at: Coord,
        captured: &mut Vec<Coord>,
    ) {
        let (bounds, four) = (grid.bounds(), Direction::ORTHOGONAL);
        let is_captor = |at: Coord| self.takes_part(grid[at], mover);
        let closes = |at| is_captor(at) || self.is_kings_corner(at);
        for outwards in four {
            if bounds.step(at, outwards).is_some() {
                continue;
            }
            let is_shut_in = |at| {
                let front = bounds.step(at, -outwards);
                grid[at].army() == Some(mover.other()) && front.is_some_and(is_captor)
            };
            // Perpendicular to the edge there is no such row of two: each soldier of a row has an enemy in front.
            for along in four {
                let row = bounds.bracket(at, along, 2.., is_shut_in, closes);
                let row = row.ok().into_iter().flat_map(|row| row.inner);
                captured.extend(row.filter(|&at| grid[at] != Square::King));
            }
        }
    }

    /// True if the attacker that moved to a cell captures the king.
    fn takes_king(&self, grid: &Grid<Square>, king: Coord, at: Coord) -> bool {
        let bounds = grid.bounds();
        let towards = |&direction: &Direction| bounds.step(at, direction) == Some(king);
        let Some(direction) = Direction::ORTHOGONAL.into_iter().find(towards) else {
            return false;
        };
        let attacked = |at: Coord| {
            grid[at] == Square::Attacker || (at == self.throne() && grid[at].is_empty())
        };
        let on_all_sides = |edge: bool| {
            let closes = |side: Option<Coord>| side.map_or(edge, attacked);
            bounds
                .surround(king, &Direction::ORTHOGONAL, closes)
                .is_enclosed()
        };
        let on_two_sides = || {
            let corners = self.variant().corners.hostile_to_king;
            let is_anvil = |behind: Option<Coord>| {
                behind.is_some_and(|at| attacked(at) || (corners && bounds.is_corner(at)))
            };
            bounds.custodial(at, direction, |_| true, is_anvil).is_ok()
        };
        match self.variant().king.capture {
            KingCapture::FourSides => on_all_sides(false),
            KingCapture::FourSidesOrEdge => on_all_sides(true),
            KingCapture::TwoSides => on_two_sides(),
            KingCapture::TwoSidesAwayFromThrone => {
                let steps_to_throne =
                    king.row.abs_diff(self.throne().row) + king.col.abs_diff(self.throne().col);
                if steps_to_throne <= 1 {
                    on_all_sides(false)
                } else {
                    on_two_sides()
                }
            }
        }
    }
}
