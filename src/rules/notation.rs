//! [`Notation`]: moves and whole games as text.

#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::{string::String, vec, vec::Vec};

use super::{GameError, Illegal, MoveCells, Rules, View, read_by_cells, write_by_cells};

/// How the moves of a game are written: its notation, as in books, files and transcripts, and as
/// people type them.
///
/// A game that says nothing writes its moves by their cells, `b2-b4`; one that has a notation of its own
/// replaces two methods, and whole games follow from them. What is written for a legal move is read as that
/// move.
///
/// ```
/// use collinear::rules::{Notation, Rules, reversi::Reversi};
///
/// let rules = Reversi::default();
/// let start = rules.start();
/// let moves = rules.read_game(&start, "f5d6 c3").unwrap();
/// assert_eq!(moves.len(), 3);
/// assert_eq!(rules.write_move(&start, &moves[0]), "f5");
/// assert_eq!(rules.write_game(&start, &moves), "f5 d6 c3");
///
/// let error = rules.read_game(&start, "f5 d6 a1").unwrap_err();
/// assert_eq!(error.to_string(), "word 3, a1: a disc on a1 brackets nothing");
/// ```
pub trait Notation: Rules<State: View, Move: MoveCells<<Self as Rules>::State>> {
    /// A legal move as text, in the state before it: `f5`, `e5-e8xe9`. By default [as its
    /// cells](write_by_cells).
    fn write_move(&self, before: &Self::State, m: &Self::Move) -> String {
        write_by_cells(self, before, m)
    }

    /// The move that a word stands for. By default the one of [its cells](read_by_cells).
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, what [`check`](Rules::check) says of the move, or the
    /// game's own reason if the word stands for none. By default only legal moves are looked through, so that all
    /// others are [`NotLegal`](Illegal::NotLegal): a game whose `check` says why reads its cells itself.
    fn read_move(&self, before: &Self::State, word: &str) -> Result<Self::Move, Illegal> {
        read_by_cells(self, before, word)
    }

    /// The moves of one word, each legal after the one before: mostly one, and what else a game packs
    /// into a word, such as the pass that is left out before it, or all the jumps of one piece.
    ///
    /// # Errors
    ///
    /// As of [`read_move`](Self::read_move).
    fn read_turn(&self, before: &Self::State, word: &str) -> Result<Vec<Self::Move>, Illegal> {
        self.read_move(before, word).map(|m| vec![m])
    }

    /// The words of a text: what stands between white space. A game whose moves may run together, as
    /// in `f5d6c3` or `4453`, takes them apart.
    fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        text.split_whitespace()
    }

    /// Legal moves from a state on as text: a word each, or one for all that a game packs into a word,
    /// and a space between them.
    fn write_game(&self, start: &Self::State, moves: &[Self::Move]) -> String {
        let (mut state, mut text) = (start.clone(), String::new());
        for m in moves {
            text += if text.is_empty() { "" } else { " " };
            text += &self.write_move(&state, m);
            self.apply(&mut state, m.clone());
        }
        text
    }

    /// The moves of a whole game from a state on, or of a part of one; nothing is played.
    ///
    /// # Errors
    ///
    /// [`GameError`] with the first word that stands for no legal move.
    fn read_game(&self, start: &Self::State, text: &str) -> Result<Vec<Self::Move>, GameError> {
        let (mut state, mut moves) = (start.clone(), Vec::new());
        for (index, word) in self.split_turns(text).enumerate() {
            let turn = self.read_turn(&state, word);
            let turn = turn.map_err(|illegal| GameError::of_word(index, word, illegal))?;
            for m in turn {
                self.apply(&mut state, m.clone());
                moves.push(m);
            }
        }
        Ok(moves)
    }
}

/// Forwards every method to the rules behind a pointer.
macro_rules! notation_behind_pointer {
    () => {
        fn write_move(&self, before: &Self::State, m: &Self::Move) -> String {
            (**self).write_move(before, m)
        }

        fn read_move(&self, before: &Self::State, word: &str) -> Result<Self::Move, Illegal> {
            (**self).read_move(before, word)
        }

        fn read_turn(&self, before: &Self::State, word: &str) -> Result<Vec<Self::Move>, Illegal> {
            (**self).read_turn(before, word)
        }

        fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
            (**self).split_turns(text)
        }

        fn write_game(&self, start: &Self::State, moves: &[Self::Move]) -> String {
            (**self).write_game(start, moves)
        }

        fn read_game(&self, start: &Self::State, text: &str) -> Result<Vec<Self::Move>, GameError> {
            (**self).read_game(start, text)
        }
    };
}

impl<R: Notation> Notation for &R {
    notation_behind_pointer!();
}

#[cfg(target_has_atomic = "ptr")]
impl<R: Notation> Notation for Arc<R> {
    notation_behind_pointer!();
}

/// The notation of a game whose moves are stones on cells of rows and columns: the name of the cell, rows counted
/// from below. What can't be played there is refused with the reason of the game.
macro_rules! stones_by_name {
    ($Game:ident, $middle:literal) => {
        #[doc = concat!(
            "A move is a cell, columns by letters and rows counted from below: `", $middle,
            "` is the middle of the board.\n\nA text that stands for no move is refused with a [`Refusal`](super::Refusal)."
        )]
        impl crate::rules::Notation for $Game {
            fn read_move(
                &self,
                state: &Self::State,
                text: &str,
            ) -> Result<crate::Coord, crate::rules::Illegal> {
                use crate::rules::{Illegal, Rules};

                if let Some(outcome) = self.outcome(state) {
                    return Err(Illegal::Over(outcome));
                }
                let cell = self.bounds().cell_named_from(text, crate::Origin::BottomLeft);
                let m = cell.map_err(|error| Illegal::from(super::Refusal::Name(error)))?;
                self.check(state, &m)?;
                Ok(m)
            }

            fn write_move(&self, _: &Self::State, m: &crate::Coord) -> alloc::string::String {
                use alloc::{format, string::ToString};

                let name = self.name(*m);
                name.map_or_else(|_| format!("{m:?}"), |name| name.to_string())
            }
        }
    };
}
pub(crate) use stones_by_name;
