//! [`Masks`]: the special cells of a variant, computed once from the reference rules.

use crate::{
    Coord, Direction, Grid,
    bits::{Bitboard, Word},
    rules::hnefatafl::{Army, Hnefatafl, KingCapture, Square},
};

/// The special cells of a variant. Each mask has the cells for which a query of the reference rules returns true, so
/// no rule about a single cell is written twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Masks<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) throne: Bitboard<W, ROWS, COLS>,
    pub(super) edge: Bitboard<W, ROWS, COLS>,
    /// The cells where the king escapes.
    pub(super) goals: Bitboard<W, ROWS, COLS>,
    /// The corners where only the king may stop.
    pub(super) kings_corners: Bitboard<W, ROWS, COLS>,
    pub(super) soldiers: MoveMasks<W, ROWS, COLS>,
    pub(super) king: MoveMasks<W, ROWS, COLS>,
    pub(super) hostile_to_attackers: HostileMasks<W, ROWS, COLS>,
    pub(super) hostile_to_defenders: HostileMasks<W, ROWS, COLS>,
    /// The cells that can be one of the two sides on which the king is captured, even without a piece.
    pub(super) hostile_to_king: Bitboard<W, ROWS, COLS>,
    /// The cells where the king is captured on two sides.
    pub(super) taken_on_two_sides: Bitboard<W, ROWS, COLS>,
    /// The cells where the king can't be attacked on all sides.
    pub(super) never_surrounded: Bitboard<W, ROWS, COLS>,
}

/// The cells that a kind of piece may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MoveMasks<W: Word, const ROWS: usize, const COLS: usize> {
    /// The cells it may cross if they are empty.
    pub(super) crosses: Bitboard<W, ROWS, COLS>,
    /// The cells it may stop on if they are empty.
    pub(super) stops: Bitboard<W, ROWS, COLS>,
}

/// The cells that are hostile to the soldiers of an army, so that they act like an enemy piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct HostileMasks<W: Word, const ROWS: usize, const COLS: usize> {
    always: Bitboard<W, ROWS, COLS>,
    when_empty: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Masks<W, ROWS, COLS> {
    /// The masks of a game on a board of this size.
    pub(super) fn new(rules: &Hnefatafl) -> Self {
        let bounds = Bitboard::<W, ROWS, COLS>::BOUNDS;
        let throne = Bitboard::cell(rules.throne());
        let near_throne = throne | throne.neighbours(&Direction::ORTHOGONAL);
        let edge = cells(|at| bounds.is_on_edge(at));
        let corners = rules.variant().corners;
        Self {
            throne,
            edge,
            goals: cells(|at| rules.is_goal(at)),
            kings_corners: cells(|at| rules.is_kings_corner(at)),
            soldiers: MoveMasks::new(rules, Square::Attacker),
            king: MoveMasks::new(rules, Square::King),
            hostile_to_attackers: HostileMasks::new(rules, Army::Attackers),
            hostile_to_defenders: HostileMasks::new(rules, Army::Defenders),
            hostile_to_king: cells(|at| corners.hostile_to_king && bounds.is_corner(at)),
            taken_on_two_sides: match rules.variant().king.capture {
                KingCapture::FourSides | KingCapture::FourSidesOrEdge => Bitboard::empty(),
                KingCapture::TwoSides => Bitboard::full(),
                KingCapture::TwoSidesAwayFromThrone => !near_throne,
            },
            never_surrounded: match rules.variant().king.capture {
                KingCapture::FourSidesOrEdge => Bitboard::empty(),
                _ => edge,
            },
        }
    }

    #[inline(always)]
    pub(super) fn hostile_to(&self, army: Army) -> &HostileMasks<W, ROWS, COLS> {
        match army {
            Army::Attackers => &self.hostile_to_attackers,
            Army::Defenders => &self.hostile_to_defenders,
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> MoveMasks<W, ROWS, COLS> {
    fn new(rules: &Hnefatafl, piece: Square) -> Self {
        let bars = |at| at == rules.throne() && !rules.may_cross_throne(piece);
        Self {
            crosses: cells(|at| !bars(at)),
            stops: cells(|at| rules.may_stop(piece, at)),
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> HostileMasks<W, ROWS, COLS> {
    /// Calls the reference rules on an empty board and on a full one.
    fn new(rules: &Hnefatafl, army: Army) -> Self {
        let board = |square| rules.start.grid.map(|_| square);
        let hostile = |grid: &Grid<Square>| cells(|at| rules.is_hostile(grid, at, army));
        let always = hostile(&board(Square::King));
        Self {
            always,
            when_empty: hostile(&board(Square::Empty)) - always,
        }
    }

    /// The hostile cells, given the occupied ones.
    #[inline(always)]
    pub(super) fn cells(&self, occupied: Bitboard<W, ROWS, COLS>) -> Bitboard<W, ROWS, COLS> {
        self.always | (self.when_empty - occupied)
    }
}

fn cells<W: Word, const ROWS: usize, const COLS: usize>(
    matches: impl Fn(Coord) -> bool,
) -> Bitboard<W, ROWS, COLS> {
    let all = Bitboard::<W, ROWS, COLS>::full().iter();
    all.filter(|&at| matches(at)).collect()
}
