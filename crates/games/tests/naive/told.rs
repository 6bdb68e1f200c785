//! [`Told`]: a game in words, as people type and read it.

/// A game whose moves are words and whose board is a row of letters: a naive program, or a game of the
/// library beside it.
pub(crate) trait Told {
    /// Every move once, as it is typed; none after the end.
    fn moves(&self) -> Vec<String>;

    /// Whether a word is a move.
    fn takes(&self, word: &str) -> bool {
        self.moves().iter().any(|m| m == word)
    }

    /// Plays a word that is one of [`Told::moves`].
    fn play(&mut self, word: &str);

    /// What stands on the cells, row by row.
    fn cells(&self) -> String;

    /// Whose turn it is.
    fn mover(&self) -> Mover;

    fn ended(&self) -> Option<Ended>;

    /// What is told beside the board: a score, a piece in hand.
    fn beside(&self) -> String {
        String::new()
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mover {
    /// The first player, 0, or the second.
    Player(usize),
    Chance,
}

impl Mover {
    pub(crate) const ALONE: Self = Self::Player(0);

    /// Who moves after so many moves of two players in turn.
    pub(crate) fn after(plies: usize) -> Self {
        Self::Player(plies % 2)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// By the first player, 0, or the second.
    Won(usize),
    Drawn,
    Solved,
    /// With so much left.
    Stuck(usize),
    Lost,
    Score(u64),
}

impl Ended {
    /// Who has more has won.
    pub(crate) fn by_score(first: u64, second: u64) -> Self {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Self::Won(0),
            std::cmp::Ordering::Less => Self::Won(1),
            std::cmp::Ordering::Equal => Self::Drawn,
        }
    }
}
