//! [`Stone`] and [`Tower`]: what stands on a square.

use collinear::rules::{Owned, Side, Stack};

/// How a stone stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// It counts, and others are put on it.
    Flat,
    /// It is no part of a road, and nothing is put on it.
    Wall,
    /// It is part of a road, and nothing is put on it.
    Capstone,
}

/// A stone of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stone {
    /// Whose it is.
    pub side: Side,
    /// How it stands.
    pub kind: Kind,
}

/// The stones on a square: all flat ones of six rows, and a capstone.
pub type Tower = Stack<Stone, 61>;

impl Owned for Stone {
    fn owner(&self) -> Option<Side> {
        Some(self.side)
    }
}

/// As in the notation, `F`, `S` and `C`; small letters for the second player.
impl From<Stone> for char {
    fn from(Stone { side, kind }: Stone) -> Self {
        let glyph = match kind {
            Kind::Flat => 'F',
            Kind::Wall => 'S',
            Kind::Capstone => 'C',
        };
        match side {
            Side::First => glyph,
            Side::Second => glyph.to_ascii_lowercase(),
        }
    }
}

/// Whether another stone may be put there.
pub(super) fn is_low(tower: &Tower) -> bool {
    tower.top().is_none_or(|stone| stone.kind == Kind::Flat)
}

pub(super) fn has_wall(tower: &Tower) -> bool {
    tower.top().is_some_and(|stone| stone.kind == Kind::Wall)
}
