//! [`Turn`]: the moves that one typed word stands for.

use collinear::rules::Side;

/// The moves that one typed word stands for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The side that made each move (`None` for chance) and the text of the move. Moves of chance belong to the turn
    /// before them and are taken back with that turn.
    pub moves: Vec<(Option<Side>, String)>,
    /// The cells of the moves.
    pub cells: Vec<usize>,
    /// Other cells that changed or were passed: discs turned over, pieces captured, cells jumped.
    pub touched: Vec<usize>,
    /// Events to report: `captured: e9 d5`, `chance: c3=2`.
    pub notes: Vec<String>,
}

impl Turn {
    /// Returns the side that made the turn. Returns `None` if chance made all its moves, before the first move of a
    /// player.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        self.moves.iter().find_map(|&(mover, _)| mover)
    }

    /// The moves without hidden moves of chance, such as the places of mines. Visible moves of chance are in
    /// [`notes`](Self::notes).
    pub fn open_moves(&self) -> impl Iterator<Item = &(Option<Side>, String)> {
        let is_open = |(mover, text): &&(Option<Side>, String)| {
            mover.is_some() || self.notes.contains(&format!("chance: {text}"))
        };
        self.moves.iter().filter(is_open)
    }

    /// The moves of the turn as a player types them.
    #[must_use]
    pub fn text(&self) -> String {
        let words: Vec<&str> = self.moves.iter().map(|(_, word)| &**word).collect();
        words.join(" ")
    }

    /// Returns whether chance made any of the moves.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.moves.iter().any(|(mover, _)| mover.is_none())
    }
}
