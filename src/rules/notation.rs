//! [`Notation`]: moves and whole games as text.

use alloc::{string::String, vec, vec::Vec};

use super::{CellOf, GameError, Illegal, MoveCells, Rules, View, read_by_cells, write_by_cells};
use crate::shared::Arc;

/// How the moves of a game are written: its notation, as in books, files and transcripts, and as
/// people type them.
///
/// A game that says nothing writes its moves by their cells, `b2-b4`, and refuses others with the reason that
/// its [`check`](Rules::check) gives. One that has a notation of its own replaces two methods, and whole
/// games follow from them. What is written for a legal move is read as that move;
/// [`check_notation`](crate::testing::check_notation) tests it.
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
    /// cells](super::write_by_cells).
    fn write_move(&self, before: &Self::State, m: &Self::Move) -> String {
        write_by_cells(self, before, m)
    }

    /// The move that a word stands for. By default the one of [its cells](super::read_by_cells).
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, what [`check`](Rules::check) says of the move, or a reason of
    /// its own if the word stands for none. By default `check` is asked about the move [of the
    /// cells](Self::move_of_cells), and where they do not tell one it is [`NotLegal`](Illegal::NotLegal).
    fn read_move(&self, before: &Self::State, word: &str) -> Result<Self::Move, Illegal> {
        read_by_cells(self, before, word)
    }

    /// The move on these cells and with this label, legal or not; `None` if they do not tell. By default what
    /// [the move knows by itself](MoveCells::of_cells). A game replaces it whose rules know more, and its
    /// moves are refused for their own reasons:
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Illegal, Notation, Outcome, Position, Put, Rules}};
    ///
    /// /// Digits on three cells; none may come twice.
    /// struct Digits;
    ///
    /// impl Rules for Digits {
    ///     type State = Position<char>;
    ///     type Move = Put<char>;
    ///     // ..
    /// #   fn start(&self) -> Self::State { Position::new(Grid::filled(1, 3, '.').unwrap()) }
    /// #   fn moves(&self, state: &Self::State) -> impl Iterator<Item = Put<char>> {
    /// #       let free = state.grid().cells_where(|&digit| digit == '.');
    /// #       let all = free.flat_map(|at| ['1', '2', '3'].map(|piece| Put { piece, at }));
    /// #       all.filter(|m| self.check(state, m).is_ok())
    /// #   }
    /// #   fn apply(&self, state: &mut Self::State, m: Put<char>) { state.put(m.at, m.piece); }
    /// #   fn outcome(&self, _: &Self::State) -> Option<Outcome> { None }
    ///
    ///     fn check(&self, state: &Self::State, m: &Put<char>) -> Result<(), Illegal> {
    ///         let grid = state.grid();
    ///         match grid.cells_where(|&digit| digit == m.piece).next() {
    ///             None => Ok(()),
    ///             Some(at) => {
    ///                 let why = format!("{} has a {} already", grid.board().names([at]), m.piece);
    ///                 Err(Illegal::refused_at(why, [at]))
    ///             }
    ///         }
    ///     }
    /// }
    ///
    /// impl Notation for Digits {
    ///     fn move_of_cells(&self, _: &Self::State, cells: &[Coord], label: Option<&str>) -> Option<Put<char>> {
    ///         let (&[at], Some(digit)) = (cells, label) else { return None };
    ///         digit.parse().ok().map(|piece| Put { piece, at })
    ///     }
    /// }
    ///
    /// let error = Digits.read_game(&Digits.start(), "b1=2 c1=2").unwrap_err();
    /// assert_eq!(error.to_string(), "word 2, c1=2: b1 has a 2 already");
    /// ```
    fn move_of_cells(
        &self,
        before: &Self::State,
        cells: &[CellOf<Self::State>],
        label: Option<&str>,
    ) -> Option<Self::Move> {
        Self::Move::of_cells(before, cells, label)
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

        fn move_of_cells(
            &self,
            before: &Self::State,
            cells: &[CellOf<Self::State>],
            label: Option<&str>,
        ) -> Option<Self::Move> {
            (**self).move_of_cells(before, cells, label)
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

impl<R: Notation> Notation for Arc<R> {
    notation_behind_pointer!();
}
