//! [`Turn`]: what is typed as one word.

use collinear::rules::Side;

/// What is typed as one word: a move, or several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Who made each of its moves, `None` for chance, and the move as text. What chance makes of a move
    /// belongs to the turn of that move, and is taken back with it.
    pub moves: Vec<(Option<Side>, String)>,
    /// The cells that they were made on.
    pub cells: Vec<usize>,
    /// What else they touched: discs that they turned, pieces that they took, cells that they led over.
    pub touched: Vec<usize>,
    /// What there is to tell: `captured: e9 d5`, `chance: c3=2`.
    pub told: Vec<String>,
}

impl Turn {
    /// Who made it: its first move that is not chance's. `None` if chance made all of it, before the
    /// first move of a player.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        self.moves.iter().find_map(|&(mover, _)| mover)
    }

    /// Its moves, but for those that chance keeps to itself: where mines lie, say. Of what chance does openly it is
    /// [`told`](Self::told).
    pub fn open_moves(&self) -> impl Iterator<Item = &(Option<Side>, String)> {
        let is_open = |(mover, text): &&(Option<Side>, String)| {
            mover.is_some() || self.told.contains(&format!("chance: {text}"))
        };
        self.moves.iter().filter(is_open)
    }

    /// Its moves as they are typed.
    #[must_use]
    pub fn text(&self) -> String {
        let words: Vec<&str> = self.moves.iter().map(|(_, word)| &**word).collect();
        words.join(" ")
    }

    /// Whether chance made any of its moves.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.moves.iter().any(|(mover, _)| mover.is_none())
    }
}
