//! [`Ground`]: the cells that are not like the others in a variant.

use crate::{
    Coord, Direction, Grid,
    bits::{Bitboard, Word},
    rules::hnefatafl::{Army, Hnefatafl, KingCapture, Square},
};

/// The cells that are not like the others: for each question that the plain engine answers about a
/// cell, the set of the cells where it says yes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ground<W: Word, const ROWS: usize, const COLS: usize> {
    pub(super) throne: Bitboard<W, ROWS, COLS>,
    pub(super) edge: Bitboard<W, ROWS, COLS>,
    /// Where the king has escaped.
    pub(super) goals: Bitboard<W, ROWS, COLS>,
    /// The corners that are the king's.
    pub(super) kings_corners: Bitboard<W, ROWS, COLS>,
    pub(super) of_soldiers: Footing<W, ROWS, COLS>,
    pub(super) of_king: Footing<W, ROWS, COLS>,
    pub(super) to_attackers: Hostile<W, ROWS, COLS>,
    pub(super) to_defenders: Hostile<W, ROWS, COLS>,
    /// The cells that can be one of the two sides from which the king is taken, whoever stands there.
    pub(super) hostile_to_king: Bitboard<W, ROWS, COLS>,
    /// Where the king is taken on two sides.
    pub(super) taken_on_two_sides: Bitboard<W, ROWS, COLS>,
    /// Where the king can't be attacked on all sides.
    pub(super) never_surrounded: Bitboard<W, ROWS, COLS>,
}

/// Where a kind of piece may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Footing<W: Word, const ROWS: usize, const COLS: usize> {
    /// The cells that it may cross if they are empty.
    pub(super) crosses: Bitboard<W, ROWS, COLS>,
    /// The cells on which it may stop if they are empty.
    pub(super) stops: Bitboard<W, ROWS, COLS>,
}

/// The cells that are as good as an enemy for the soldiers of an army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hostile<W: Word, const ROWS: usize, const COLS: usize> {
    always: Bitboard<W, ROWS, COLS>,
    when_empty: Bitboard<W, ROWS, COLS>,
}

impl<W: Word, const ROWS: usize, const COLS: usize> Ground<W, ROWS, COLS> {
    /// That of a game on a board of this size.
    pub(super) fn new(plain: &Hnefatafl) -> Self {
        let bounds = Bitboard::<W, ROWS, COLS>::bounds();
        let throne = Bitboard::cell(plain.throne());
        let near_throne = throne | throne.neighbours(&Direction::ORTHOGONAL);
        let edge = cells(|at| bounds.is_on_edge(at));
        let corners = plain.variant().corners;
        Self {
            throne,
            edge,
            goals: cells(|at| plain.is_goal(at)),
            kings_corners: cells(|at| plain.is_kings_corner(at)),
            of_soldiers: Footing::new(plain, Square::Attacker),
            of_king: Footing::new(plain, Square::King),
            to_attackers: Hostile::new(plain, Army::Attackers),
            to_defenders: Hostile::new(plain, Army::Defenders),
            hostile_to_king: cells(|at| corners.hostile_to_king && bounds.is_corner(at)),
            taken_on_two_sides: match plain.variant().king.capture {
                KingCapture::FourSides | KingCapture::FourSidesOrEdge => Bitboard::empty(),
                KingCapture::TwoSides => Bitboard::full(),
                KingCapture::TwoSidesAwayFromThrone => !near_throne,
            },
            never_surrounded: match plain.variant().king.capture {
                KingCapture::FourSidesOrEdge => Bitboard::empty(),
                _ => edge,
            },
        }
    }

    /// The cells that are as good as an enemy for the soldiers of an army.
    #[inline(always)]
    pub(super) fn hostile_to(&self, army: Army) -> &Hostile<W, ROWS, COLS> {
        match army {
            Army::Attackers => &self.to_attackers,
            Army::Defenders => &self.to_defenders,
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Footing<W, ROWS, COLS> {
    fn new(plain: &Hnefatafl, piece: Square) -> Self {
        let bars = |at| at == plain.throne() && !plain.may_cross_throne(piece);
        Self {
            crosses: cells(|at| !bars(at)),
            stops: cells(|at| plain.may_stop(piece, at)),
        }
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> Hostile<W, ROWS, COLS> {
    /// What the plain engine says of an empty board, and of a full one.
    fn new(plain: &Hnefatafl, army: Army) -> Self {
        let board = |square| plain.start.grid.map(|_| square);
        let hostile = |grid: &Grid<Square>| cells(|at| plain.is_hostile(grid, at, army));
        let always = hostile(&board(Square::King));
        Self {
            always,
            when_empty: hostile(&board(Square::Empty)) - always,
        }
    }

    /// While these cells are occupied.
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
