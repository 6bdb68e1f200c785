//! [`Turn`]: what is typed as one word, and [`Turns`]: a game that is played in them.

use collinear::{
    Coord,
    rules::{Game, Illegal, Place},
};

use super::TextGame;

/// The moves of one word, as they were made.
pub(crate) struct Turn {
    moves: usize,
    /// The cells that they were made on.
    pub(crate) cells: Vec<Coord>,
    /// What else they touched.
    pub(crate) touched: Vec<Coord>,
    /// What is to be told of them.
    pub(crate) told: Vec<String>,
}

impl Turn {
    /// Makes legal moves.
    pub(crate) fn make<G: TextGame>(game: &G, state: &mut G::State, moves: &[G::Move]) -> Self {
        let mut turn = Self {
            moves: moves.len(),
            cells: Vec::new(),
            touched: Vec::new(),
            told: Vec::new(),
        };
        for &mov in moves {
            turn.cells.extend(mov.cells());
            game.apply(state, mov);
            turn.touched.extend(game.touched(mov, state));
            turn.told.extend(game.told(state));
        }
        turn
    }
}

/// A game whose turns are taken back and made again as they were typed.
pub(crate) struct Turns<'a, G: TextGame> {
    game: Game<&'a G>,
    played: Vec<Turn>,
    /// How many of them are made; the others were taken back.
    made: usize,
}

impl<'a, G: TextGame> Turns<'a, G> {
    pub(crate) fn new(game: &'a G, start: G::State) -> Self {
        Self {
            game: Game::from_state(game, start),
            played: Vec::new(),
            made: 0,
        }
    }

    pub(crate) fn game(&self) -> &Game<&'a G> {
        &self.game
    }

    /// The last turn that is made.
    pub(crate) fn last(&self) -> Option<&Turn> {
        let last = self.made.checked_sub(1)?;
        self.played.get(last)
    }

    /// Plays the turn of a word.
    pub(crate) fn play(&mut self, word: &str) -> Result<(), Illegal> {
        let (rules, mut state) = (*self.game.rules(), self.game.state().clone());
        let moves = rules.read(&state, word)?;
        let turn = Turn::make(rules, &mut state, &moves);
        let played = self.game.play_all(moves);
        played.map_err(|refused| refused.illegal)?;
        self.played.truncate(self.made);
        self.played.push(turn);
        self.made += 1;
        Ok(())
    }

    /// Takes the last turn back, if there is one.
    pub(crate) fn undo(&mut self) -> Option<()> {
        self.made = self.made.checked_sub(1)?;
        (0..self.played[self.made].moves).try_for_each(|_| self.game.undo().map(drop))
    }

    /// Makes the turn again that was taken back last, if there is one.
    pub(crate) fn redo(&mut self) -> Option<()> {
        let turn = self.played.get(self.made)?;
        self.made += 1;
        (0..turn.moves).try_for_each(|_| self.game.redo().map(drop))
    }

    /// Takes all turns back; they can be made again.
    pub(crate) fn reset(&mut self) {
        self.made = 0;
        self.game.reset();
    }
}
