//! [`Piece`]: what stands on a [`Square`], and what it does to a beam.

use collinear::{
    Direction,
    rules::{Owned, Side},
};

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// What has to be kept.
    Pharaoh,
    /// It is safe in front.
    Anubis,
    /// It has a mirror between the side that it faces and the next one clockwise.
    Pyramid,
    /// It has such a mirror, and another one behind that.
    Scarab,
    /// It has the laser.
    Sphinx,
}

/// A piece of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// Which of [`Direction::ORTHOGONAL`] it faces. A pharaoh faces north, a scarab north or east.
    pub facing: usize,
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Square(pub Option<Piece>);

impl Piece {
    /// The heading by which a beam leaves it that comes by another one; `None` where it ends.
    pub(super) fn reflected(self, heading: Direction) -> Option<Direction> {
        let faces = |quarters| Direction::ORTHOGONAL[(self.facing + quarters) % 4] == -heading;
        let is_mirror = match self.kind {
            Kind::Pyramid => faces(0) || faces(1),
            Kind::Scarab => true,
            _ => false,
        };
        let sign = if self.facing.is_multiple_of(2) { 1 } else { -1 };
        let reflected = Direction::new(sign * heading.cols(), sign * heading.rows());
        reflected.filter(|_| is_mirror)
    }

    /// Turned by a quarter, if that makes a difference and is allowed.
    pub(super) fn rotated(self, is_right: bool) -> Option<Self> {
        let facing = (self.facing + if is_right { 1 } else { 3 }) % 4;
        let facing = match self.kind {
            Kind::Scarab if !is_right => return None,
            Kind::Scarab => facing % 2,
            Kind::Sphinx if Self::sphinx_facings(self.side).contains(&facing) => facing,
            Kind::Pharaoh | Kind::Sphinx => return None,
            Kind::Anubis | Kind::Pyramid => facing,
        };
        Some(Self { facing, ..self })
    }

    /// How a sphinx may face: it stands in the last corner, or in the first.
    pub(super) const fn sphinx_facings(side: Side) -> [usize; 2] {
        match side {
            Side::First => [0, 3],
            Side::Second => [1, 2],
        }
    }
}

impl Owned for Square {
    fn owner(&self) -> Option<Side> {
        self.0.map(|piece| piece.side)
    }
}

/// Full signs for Silver and hollow or thin ones for Red.
const GLYPHS: [(Kind, [&str; 2]); 5] = [
    (Kind::Pharaoh, ["K", "k"]),
    (Kind::Anubis, ["▲▶▼◀", "△▷▽◁"]),
    (Kind::Pyramid, ["◣◤◥◢", "◺◸◹◿"]),
    (Kind::Scarab, ["\\/", "╲╱"]),
    (Kind::Sphinx, ["⇑⇒⇓⇐", "↑→↓←"]),
];

impl From<Square> for char {
    fn from(square: Square) -> Self {
        let glyph = square.0.and_then(|piece| {
            let (_, glyphs) = GLYPHS.iter().find(|(kind, _)| *kind == piece.kind)?;
            glyphs[piece.side.index()].chars().nth(piece.facing)
        });
        glyph.unwrap_or('.')
    }
}
