//! [`Told`]: a game as text that people type and read.

/// A game whose moves are words and whose board is a row of letters: a naive program, or the library's game compared
/// with it.
pub(crate) trait Told {
    /// Every move once, as it is typed; none after the end.
    fn moves(&self) -> Vec<String>;

    /// True if a word is a move.
    fn takes(&self, word: &str) -> bool {
        self.moves().iter().any(|m| m == word)
    }

    /// Plays a word that is one of [`Told::moves`].
    fn play(&mut self, word: &str);

    /// The letters of the cells, row by row.
    fn cells(&self) -> String;

    /// The side to move.
    fn mover(&self) -> Mover;

    fn ended(&self) -> Option<Ended>;

    /// The facts beside the board, such as a score or a piece in hand.
    fn beside(&self) -> String {
        String::new()
    }
}

/// The side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mover {
    /// The first player, 0, or the second.
    Player(usize),
    Chance,
}

impl Mover {
    pub(crate) const ALONE: Self = Self::Player(0);

    /// The player who moves after this many moves by turns.
    pub(crate) fn after(plies: usize) -> Self {
        Self::Player(plies % 2)
    }
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// By the first player, 0, or the second.
    Won(usize),
    Drawn,
    Solved,
    /// With this score.
    Stuck(usize),
    Lost,
    Score(u64),
}

impl Ended {
    /// The player with more wins.
    pub(crate) fn by_score(first: u64, second: u64) -> Self {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Self::Won(0),
            std::cmp::Ordering::Less => Self::Won(1),
            std::cmp::Ordering::Equal => Self::Drawn,
        }
    }
}
