//! [`Game`]: a game in progress.

use alloc::{vec, vec::Vec};
use core::fmt;

use super::{GameError, Illegal, Outcome, Rules, Side, View, after};

/// A game in progress: the rules, the state, and the history of moves, with undo and redo.
///
/// Every move is checked before it is made; an illegal one changes nothing. Two games are equal if their rules, their
/// starts and their moves are equal, including moves that were undone.
///
/// ```
/// use collinear::rules::{Game, Outcome, Side, in_a_row::TIC_TAC_TOE};
///
/// // X X X
/// // O O .
/// // . . .
/// let mut game = Game::new(TIC_TAC_TOE);
/// let moves = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map(collinear::Coord::from);
/// game.play_all(moves).unwrap();
/// assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
///
/// let refused = game.play(collinear::Coord::new(2, 2)).unwrap_err();
/// assert_eq!(refused.to_string(), "the game is over: first player won");
///
/// assert_eq!(game.undo(), Some(moves[4]));
/// assert_eq!(game.outcome(), None);
/// assert_eq!(game.redo(), Some(moves[4]));
/// assert_eq!(game.record(), moves);
/// ```
///
/// # Complexity
///
/// A game stores its moves and a state for each, so an undo takes no time. Hnefatafl needs the most memory, since its
/// states list their moves: a thousand plies take about 8 MB on 11x11, and 17 MB on 19x19.
#[doc(alias("history", "match"))]
#[derive(Clone)]
pub struct Game<R: Rules> {
    rules: R,
    /// The state at the start and after each move; never empty.
    states: Vec<R::State>,
    /// The moves between these states, followed by the undone moves.
    moves: Vec<R::Move>,
}

impl<R: Rules> Game<R> {
    /// A new game at its start.
    ///
    /// ```
    /// use collinear::rules::{Game, in_a_row::TIC_TAC_TOE};
    ///
    /// let game = Game::new(TIC_TAC_TOE);
    /// assert!(game.record().is_empty());
    /// assert_eq!(game.moves().count(), 9);
    /// ```
    #[must_use]
    pub fn new(rules: R) -> Self {
        let start = rules.start();
        Self::from_state(rules, start)
    }

    /// A game that starts from any state of these rules.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = Grid::parse_with("X X .\nO O .\n. . .", Cell::from_glyph).unwrap();
    /// let mut game = Game::from_state(TIC_TAC_TOE, TIC_TAC_TOE.set_up(board)?);
    /// assert_eq!(game.moves().count(), 5);
    /// assert_eq!(game.undo(), None); // the game begins here
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn from_state(rules: R, state: R::State) -> Self {
        Self {
            rules,
            states: vec![state],
            moves: Vec::new(),
        }
    }

    /// The rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The current state.
    pub fn state(&self) -> &R::State {
        &self.states[self.ply()]
    }

    /// The number of moves made.
    fn ply(&self) -> usize {
        self.states.len() - 1
    }

    /// How the game ended, or `None` while it continues.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(self.state())
    }

    /// The legal moves; none after the end.
    ///
    /// The iterator borrows the game, so take a move out of it before you make the move.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut first_come = Game::new(TIC_TAC_TOE);
    /// loop {
    ///     let Some(m) = first_come.moves().next() else { break };
    ///     first_come.play(m).unwrap();
    /// }
    /// assert_eq!(first_come.record().len(), 7);
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// game.play(Coord::new(0, 0)).unwrap();
    /// assert_eq!(game.moves().next(), Some(Coord::new(0, 1)));
    ///
    /// game.play_all([(1, 0), (0, 1), (1, 1), (0, 2)].map(Coord::from)).unwrap();
    /// assert_eq!(game.moves().count(), 0); // the first player has won
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = R::Move> {
        let going_on = self.outcome().is_none();
        let state = going_on.then(|| self.state());
        state.into_iter().flat_map(|state| self.rules.moves(state))
    }

    /// The moves that were made, in order.
    pub fn record(&self) -> &[R::Move] {
        &self.moves[..self.ply()]
    }

    /// Whose turn it is; after the end, whose turn it would be.
    pub fn turn(&self) -> Side
    where
        R::State: View,
    {
        self.state().turn()
    }

    /// Makes a move if it is legal.
    ///
    /// # Errors
    ///
    /// [`Illegal`] with the reason. The game is unchanged, and undone moves can still be redone.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// game.play(Coord::new(1, 1)).unwrap();
    /// let refused = game.play(Coord::new(1, 1)).unwrap_err();
    /// assert_eq!(refused.to_string(), "b2 is occupied");
    /// assert_eq!(game.record(), [Coord::new(1, 1)]);
    /// ```
    pub fn play(&mut self, m: R::Move) -> Result<(), Illegal> {
        self.rules.check(self.state(), &m)?;
        self.moves.truncate(self.ply());
        self.make(m.clone());
        self.moves.push(m);
        Ok(())
    }

    fn make(&mut self, m: R::Move) {
        self.states.push(after(&self.rules, self.state(), m));
    }

    /// Makes several moves, or none of them.
    ///
    /// # Errors
    ///
    /// [`GameError`] for the first move that is not legal. The game is unchanged.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// let centre = Coord::new(1, 1);
    /// let error = game.play_all([centre, centre]).unwrap_err();
    /// assert_eq!(error.to_string(), "move 2: b2 is occupied");
    /// assert!(game.record().is_empty());
    /// ```
    pub fn play_all(&mut self, moves: impl IntoIterator<Item = R::Move>) -> Result<(), GameError> {
        let made = self.ply();
        let taken_back = self.moves.split_off(made);
        let refused = moves.into_iter().enumerate().find_map(|(index, m)| {
            let refused = self.play(m).err()?;
            Some(GameError::of_move(index, refused))
        });
        if refused.is_some() {
            self.states.truncate(made + 1);
            self.moves.truncate(made);
        }
        if self.ply() == made {
            self.moves.extend(taken_back);
        }
        refused.map_or(Ok(()), Err)
    }

    /// Takes back the last move and returns it; `None` if no move was made.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// game.play(Coord::new(1, 1)).unwrap();
    /// assert_eq!(game.undo(), Some(Coord::new(1, 1)));
    /// assert_eq!(game.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<R::Move> {
        let last = self.ply().checked_sub(1)?;
        self.states.pop();
        Some(self.moves[last].clone())
    }

    /// Makes the last undone move again, and returns it; `None` if no move is undone. Playing another move discards the
    /// undone moves.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// game.play_all([(1, 1), (0, 0)].map(Coord::from)).unwrap();
    /// game.undo();
    /// assert_eq!(game.redo(), Some(Coord::new(0, 0)));
    ///
    /// game.undo();
    /// game.play(Coord::new(2, 2)).unwrap();
    /// assert_eq!(game.redo(), None); // forgotten
    /// ```
    pub fn redo(&mut self) -> Option<R::Move> {
        let m = self.moves.get(self.ply())?.clone();
        self.make(m.clone());
        Some(m)
    }

    /// Takes all moves back, so the game is at its start. They can be redone.
    ///
    /// ```
    /// use collinear::{Coord, rules::{Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let mut game = Game::new(TIC_TAC_TOE);
    /// game.play_all([(1, 1), (0, 0)].map(Coord::from)).unwrap();
    /// game.reset();
    /// assert!(game.record().is_empty());
    /// assert_eq!(game.redo(), Some(Coord::new(1, 1)));
    /// ```
    pub fn reset(&mut self) {
        self.states.truncate(1);
    }
}

/// Compares the rules, the starts, and the moves, including those that were undone.
impl<R: Rules<State: PartialEq> + PartialEq> PartialEq for Game<R> {
    fn eq(&self, other: &Self) -> bool {
        let begins_alike = self.rules == other.rules && self.states[0] == other.states[0];
        begins_alike && self.moves == other.moves && self.ply() == other.ply()
    }
}

impl<R: Rules<State: Eq> + Eq> Eq for Game<R> {}

impl<R: Rules<State: fmt::Debug> + fmt::Debug> fmt::Debug for Game<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (made, taken_back) = self.moves.split_at(self.ply());
        f.debug_struct("Game")
            .field("rules", &self.rules)
            .field("start", &self.states[0])
            .field("moves", &made)
            .field("taken_back", &taken_back)
            .field("state", self.state())
            .finish()
    }
}
