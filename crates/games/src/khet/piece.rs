//! [`Piece`] on a [`Square`], and how it reflects a beam.

use collinear::{
    Direction,
    rules::{Owned, Side},
};

/// The kind of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The piece to protect.
    Pharaoh,
    /// Safe from a beam in front.
    Anubis,
    /// A mirror between the side that the piece faces and the next side clockwise.
    Pyramid,
    /// A mirror like a pyramid's, and another one behind it.
    Scarab,
    /// The laser.
    Sphinx,
}

/// A piece of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The kind of the piece.
    pub kind: Kind,
    /// The owner of the piece.
    pub side: Side,
    /// The side that the piece faces, as an index into [`Direction::ORTHOGONAL`]. A pharaoh faces north, a scarab north
    /// or east.
    pub facing: usize,
}

/// A square, empty or with a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Square(pub Option<Piece>);

impl Piece {
    /// Returns the new heading of a beam that hits this piece with `heading`; `None` if the beam ends.
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

    /// Returns the piece turned by a quarter; `None` if the turn changes nothing or is not allowed.
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

    /// The directions that a player's sphinx may face in its corner.
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

/// Filled signs for Silver, hollow or thin ones for Red.
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
