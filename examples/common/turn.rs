//! [`Turn`]: what is typed as one word, and [`Turns`]: a game that is played in them.

use std::ops::Deref;

use collinear::{
    Coord,
    rules::{Game, Illegal, Place, Rules, Side, View},
};

use super::TextGame;

/// The moves of one word, as they were made.
pub(crate) struct Turn {
    /// Who made each of them, and how it is typed.
    pub(crate) moves: Vec<(Side, String)>,
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
            moves: Vec::new(),
            cells: Vec::new(),
            touched: Vec::new(),
            told: Vec::new(),
        };
        for &mov in moves {
            let before = state.clone();
            turn.moves.push((state.turn(), game.write(state, mov)));
            game.apply(state, mov);
            turn.cells.extend(mov.cells());
            turn.touched.extend(game.touched(&before, mov, state));
            turn.told.extend(game.told(state));
        }
        turn
    }
}

/// A game whose turns are taken back and made again as they were typed. The rules are lent or
/// shared.
pub(crate) struct Turns<R: Rules> {
    game: Game<R>,
    played: Vec<Turn>,
    /// How many of them are made; the others were taken back.
    made: usize,
}

impl<G, R> Turns<R>
where
    G: TextGame,
    R: Rules<State = G::State, Move = G::Move> + Deref<Target = G>,
{
    pub(crate) fn new(game: R, start: G::State) -> Self {
        Self {
            game: Game::from_state(game, start),
            played: Vec::new(),
            made: 0,
        }
    }

    pub(crate) fn game(&self) -> &Game<R> {
        &self.game
    }

    /// The turns that are made.
    pub(crate) fn made(&self) -> &[Turn] {
        &self.played[..self.made]
    }

    /// The turns that were taken back.
    pub(crate) fn taken_back(&self) -> &[Turn] {
        &self.played[self.made..]
    }

    /// The last turn that is made.
    pub(crate) fn last(&self) -> Option<&Turn> {
        self.made().last()
    }

    /// Plays the turn of a word.
    pub(crate) fn play(&mut self, word: &str) -> Result<(), Illegal> {
        let moves = self.game.rules().read(self.game.state(), word)?;
        self.play_moves(&moves)
    }

    /// Plays moves as one turn.
    pub(crate) fn play_moves(&mut self, moves: &[G::Move]) -> Result<(), Illegal> {
        let mut state = self.game.state().clone();
        let played = self.game.play_all(moves.iter().copied());
        played.map_err(|refused| refused.illegal)?;
        let turn = Turn::make(&**self.game.rules(), &mut state, moves);
        self.played.truncate(self.made);
        self.played.push(turn);
        self.made += 1;
        Ok(())
    }

    /// Takes the last turn back, if there is one.
    pub(crate) fn undo(&mut self) -> Option<()> {
        self.made = self.made.checked_sub(1)?;
        (0..self.played[self.made].moves.len()).try_for_each(|_| self.game.undo().map(drop))
    }

    /// Makes the turn again that was taken back last, if there is one.
    pub(crate) fn redo(&mut self) -> Option<()> {
        let turn = self.played.get(self.made)?;
        self.made += 1;
        (0..turn.moves.len()).try_for_each(|_| self.game.redo().map(drop))
    }

    /// Takes all turns back; they can be made again.
    pub(crate) fn reset(&mut self) {
        self.made = 0;
        self.game.reset();
    }
}
