//! Arrangements of the pieces, as text.

use collinear::{
    Coord, Grid,
    rules::{Owned, SetupError, Side},
};

use super::piece::{Kind, Piece, Square};

/// The classic arrangement, in the usual notation of programs.
pub const CLASSIC: &str =
    "x33a3ka3p22/2p37/3P46/p11P31s1s21p21P4/p21P41S2S11p11P3/6p23/7P12/2P4A1KA13X1";
/// The arrangement Dynasty.
pub const DYNASTY: &str =
    "x33p3a3p23/5k4/p13p3a3s23/p21s11P41P23/3p41p21S11P4/3S2A1P13P3/4K5/3P4A1P13X1";
/// The arrangement Imhotep.
pub const IMHOTEP: &str = "x33a3ka3s22//3P42p13/p1P32P2s22p2P4/p2P42S2p42p1P3/3P32p23//2S2A1KA13X1";

/// The corner of a player's sphinx.
pub(super) const fn corner(side: Side) -> Coord {
    match side {
        Side::First => Coord::new(7, 9),
        Side::Second => Coord::new(0, 0),
    }
}

/// True if a player's pieces may be on this square.
pub(super) const fn is_open(side: Side, at: Coord) -> bool {
    let is_end = at.row == 0 || at.row == 7;
    match side {
        Side::First => at.col != 0 && !(at.col == 8 && is_end),
        Side::Second => at.col != 9 && !(at.col == 1 && is_end),
    }
}

/// The squares of an arrangement.
pub(super) fn arranged(setup: &str) -> Result<Grid<Square>, SetupError> {
    let mut start = Grid::filled(8, 10, Square::default())?;
    let rows: Vec<_> = setup.split('/').collect();
    let wrong = || {
        SetupError::new(
            "an arrangement has 8 rows of up to 10 squares, such as x33a3ka3p22/2p37/..",
        )
    };
    if rows.len() != 8 {
        return Err(wrong());
    }
    for (row, text) in rows.into_iter().enumerate() {
        let (mut col, mut glyphs) = (0_usize, text.chars());
        while let Some(glyph) = glyphs.next() {
            if let Some(free) = glyph.to_digit(10) {
                col += free as usize;
                if col > 10 {
                    return Err(wrong());
                }
                continue;
            }
            let kind = match glyph.to_ascii_lowercase() {
                'k' => Kind::Pharaoh,
                'a' => Kind::Anubis,
                'p' => Kind::Pyramid,
                's' => Kind::Scarab,
                'x' => Kind::Sphinx,
                _ => return Err(wrong()),
            };
            let mut facing = || glyphs.next().and_then(|digit| "1234".find(digit));
            let facing = match kind {
                Kind::Pharaoh => 0,
                Kind::Scarab => facing().ok_or_else(wrong)? % 2,
                _ => facing().ok_or_else(wrong)?,
            };
            let side = glyph.owner().ok_or_else(wrong)?;
            let (at, piece) = (Coord::new(row, col), Piece { kind, side, facing });
            *start.get_mut(at).ok_or_else(wrong)? = Square(Some(piece));
            if !is_open(side, at) {
                let why = format!(
                    "{} is for the other player alone",
                    start.board().names([at])
                );
                return Err(SetupError::new(why));
            }
            if kind == Kind::Sphinx && !Piece::sphinx_facings(side).contains(&facing) {
                return Err(SetupError::new("a sphinx must face the board"));
            }
            col += 1;
        }
    }
    for side in Side::BOTH {
        let count = |kind| {
            let is_one = |square: &Square| {
                square
                    .0
                    .is_some_and(|it| (it.kind, it.side) == (kind, side))
            };
            start.cells_where(is_one).collect::<Vec<_>>()
        };
        if count(Kind::Pharaoh).len() != 1 || count(Kind::Sphinx) != [corner(side)] {
            let why = "each player must have one pharaoh, and a sphinx in the corner j1 or a8";
            return Err(SetupError::new(why));
        }
    }
    Ok(start)
}
