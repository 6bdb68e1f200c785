//! [`Stone`] and [`Tower`]: the contents of a square.

use collinear::rules::{Owned, Side, Stack};

/// The kind of a stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Part of a road; other stones can be placed on it.
    Flat,
    /// Not part of a road; nothing can be placed on it.
    Wall,
    /// Part of a road; nothing can be placed on it.
    Capstone,
}

/// A stone of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stone {
    /// The owner of the stone.
    pub side: Side,
    /// The kind of the stone.
    pub kind: Kind,
}

/// The stones on a square: at most all flat stones of both players on a board of six rows, and a capstone.
pub type Tower = Stack<Stone, 61>;

impl Owned for Stone {
    fn owner(&self) -> Option<Side> {
        Some(self.side)
    }
}

/// The letters of the notation, `F`, `S` and `C`; small letters for the second player.
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

/// True if another stone may be placed on this stack.
pub(super) fn is_low(tower: &Tower) -> bool {
    tower.top().is_none_or(|stone| stone.kind == Kind::Flat)
}

pub(super) fn has_wall(tower: &Tower) -> bool {
    tower.top().is_some_and(|stone| stone.kind == Kind::Wall)
}
