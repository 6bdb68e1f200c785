//! [`Game`]: a game that is being played.

use alloc::{vec, vec::Vec};

use super::{GameError, Illegal, Outcome, Rules, Side, View};

/// A game in progress: the rules, the state, and the history of moves, with undo and redo.
///
/// Every move is checked before it is made; an illegal one changes nothing. Two games are equal if their
/// rules, states and moves are, those included that were taken back.
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
/// Undo and redo take constant time, since the state after each move is kept: memory grows by one state a
/// move, and some states are [large](super::hnefatafl::State). A long analysis keeps a state and
/// [makes](Rules::apply) moves on it instead, or begins a new game [from it](Self::from_state) now and then.
#[doc(alias("history", "match"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<R: Rules> {
    rules: R,
    /// The state before the first move and after each one; never empty.
    states: Vec<R::State>,
    /// The moves between them.
    moves: Vec<R::Move>,
    /// The number of moves that are made; the others were taken back.
    made: usize,
}

impl<R: Rules> Game<R> {
    /// A game from the start.
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

    /// A game from any state of these rules.
    ///
    /// ```
    /// use collinear::{Grid, rules::{Cell, Game, in_a_row::TIC_TAC_TOE}};
    ///
    /// let board = Grid::parse_with("X X .\nO O .\n. . .", Cell::from_glyph).unwrap();
    /// let mut game = Game::from_state(TIC_TAC_TOE, TIC_TAC_TOE.set_up(board)?);
    /// assert_eq!(game.moves().count(), 5);
    /// assert_eq!(game.undo(), None); // the game begins here
    /// # Ok::<(), collinear::rules::in_a_row::SetupError>(())
    /// ```
    #[must_use]
    pub fn from_state(rules: R, state: R::State) -> Self {
        Self {
            rules,
            states: vec![state],
            moves: Vec::new(),
            made: 0,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The state that the game is in.
    pub fn state(&self) -> &R::State {
        &self.states[self.made]
    }

    /// How the game ended, or `None` if it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(self.state())
    }

    /// The legal moves; none after the end.
    ///
    /// The iterator borrows the game, so a move has to be taken out of it before it is made.
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
        &self.moves[..self.made]
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn turn(&self) -> Side
    where
        R::State: View,
    {
        self.state().turn()
    }

    /// Makes a move, if it is legal.
    ///
    /// # Errors
    ///
    /// [`Illegal`] with the reason; nothing has changed then, and moves that were taken back can
    /// still be made again.
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
        let mut next = self.state().clone();
        self.rules.apply(&mut next, m.clone());
        self.moves.truncate(self.made);
        self.states.truncate(self.made + 1);
        self.moves.push(m);
        self.states.push(next);
        self.made += 1;
        Ok(())
    }

    /// Makes several moves, or none of them.
    ///
    /// # Errors
    ///
    /// [`GameError`] with the first move that was refused; nothing has changed then.
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
        let mut state = self.state().clone();
        let (mut made, mut states) = (Vec::new(), Vec::new());
        for (index, m) in moves.into_iter().enumerate() {
            let checked = self.rules.check(&state, &m);
            checked.map_err(|illegal| GameError::of_move(index, illegal))?;
            self.rules.apply(&mut state, m.clone());
            made.push(m);
            states.push(state.clone());
        }
        if !made.is_empty() {
            self.moves.truncate(self.made);
            self.states.truncate(self.made + 1);
            self.made += made.len();
            self.moves.append(&mut made);
            self.states.append(&mut states);
        }
        Ok(())
    }

    /// Takes the last move back and answers which it was; `None` if there is none.
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
        self.made = self.made.checked_sub(1)?;
        Some(self.moves[self.made].clone())
    }

    /// Makes the move again that was taken back last, and answers which it was; `None` if there is
    /// none. Playing another move forgets those that were taken back.
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
        let m = self.moves.get(self.made)?.clone();
        self.made += 1;
        Some(m)
    }

    /// Takes all moves back: the game is where it began. They can be made again.
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
        self.made = 0;
    }
}
