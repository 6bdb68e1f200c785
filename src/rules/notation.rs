//! [`Notation`]: moves and whole games as text, by default written by the cells of each move.

use alloc::{string::String, vec, vec::Vec};
use core::ops::Deref;

use super::{
    CellOf, GameError, Illegal, MoveCells, Rules, View,
    form::{Form, Word},
    not_over,
    rules::listed,
    why_not::WhyNot,
};
use crate::shared::Arc;

/// How the moves of a game are written in books, files and transcripts, and typed by players.
///
/// By default moves are written by their cells, `b2-b4`, and refused with the reason of [`check`](Rules::check). A game
/// with its own notation replaces two methods; whole games are read and written with these two. The text of a legal
/// move must be read as that move, which [`check_notation`](crate::testing::check_notation) tests.
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
/// assert_eq!(error.to_string(), "word 3, a1: a disc on a1 would turn nothing over");
/// ```
pub trait Notation: Rules<State: View, Move: MoveCells<<Self as Rules>::State>> {
    /// Writes a legal move, given the state before it: `f5`, `e5-e8xe9`. The default writes it [by its
    /// cells](super::write_by_cells).
    fn write_move(&self, before: &Self::State, m: &Self::Move) -> String {
        write_by_cells(self, before, m)
    }

    /// Reads the move that a word stands for. The default reads it [by its cells](super::read_by_cells).
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, the reason of [`check`](Rules::check) if the move is not legal, or a
    /// reason of its own if the word is not a move. The default calls `check` with the move [of the
    /// cells](Self::move_of_cells). If `check` gives no reason, the default [finds one](super::read_by_cells) from the
    /// legal moves.
    fn read_move(&self, before: &Self::State, word: &str) -> Result<Self::Move, Illegal> {
        read_by_cells(self, before, word)
    }

    /// The move with these cells and this label, legal or not; `None` if they do not determine it. The default is
    /// [`MoveCells::of_cells`]. Replace it if only the rules can build the move, so that moves are refused with the
    /// game's own reasons:
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Illegal, Notation, Outcome, Position, Put, Rules}};
    ///
    /// /// Digits on three cells; no digit occurs twice.
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

    /// Reads the moves of one word, each legal after the one before. Usually a word is one move. In some games it is
    /// several: all jumps of a piece, or a move after a pass that is not written.
    ///
    /// # Errors
    ///
    /// The errors of [`read_move`](Self::read_move).
    fn read_turn(&self, before: &Self::State, word: &str) -> Result<Vec<Self::Move>, Illegal> {
        self.read_move(before, word).map(|m| vec![m])
    }

    /// Splits a text into words, by default at white space. A game whose moves can run together, as in `f5d6c3` or
    /// `4453`, separates them with this method.
    fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        text.split_whitespace()
    }

    /// Writes legal moves, starting from a state, with spaces between the words.
    fn write_game(&self, start: &Self::State, moves: &[Self::Move]) -> String {
        let (mut state, mut text) = (start.clone(), String::new());
        for m in moves {
            text += if text.is_empty() { "" } else { " " };
            text += &self.write_move(&state, m);
            self.apply(&mut state, m.clone());
        }
        text
    }

    /// Reads the moves of a whole or partial game that starts from a state.
    ///
    /// # Errors
    ///
    /// [`GameError`] with the first word that is not a legal move.
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

/// Writes a move as its cells and its label: `b2`, `b2-b4` or `b2=x`. A move without cells is written as its label,
/// `up`, or, without a label, as its `Debug` text in lower case, `take(3)`. If several legal moves would have the same
/// text, a number distinguishes them: `b2#2`.
///
/// It is the default of [`Notation`]; [`ByCells`] provides it for rules that do not implement `Notation`.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells, write_by_cells};
///
/// let start = TIC_TAC_TOE.start();
/// let m = read_by_cells(&TIC_TAC_TOE, &start, "b2").unwrap();
/// assert_eq!(write_by_cells(&TIC_TAC_TOE, &start, &m), "b2");
/// ```
///
/// # Complexity
///
/// If the cells and the label [determine](Notation::move_of_cells) the move, it lists no moves. Otherwise it goes
/// through all legal moves.
#[inline(never)]
pub fn write_by_cells<R: Notation + ?Sized>(rules: &R, before: &R::State, m: &R::Move) -> String {
    let glyphs = before.glyphs();
    let board = glyphs.board().topology();
    let form = Form::of(m, before, board);
    let made = rules.move_of_cells(before, &form.cells, form.label.as_deref());
    if made.as_ref() == Some(m) {
        return form.write(board, 0);
    }
    let made = made.filter(|made| rules.check(before, made).is_ok());
    let moves = listed(rules, before);
    let forms = Form::of_all(&moves, before, board);
    let first = made.and_then(|made| moves.iter().position(|other| *other == made));
    let mut alike = form.alike(&forms, first).into_iter();
    let index = alike.position(|index| moves[index] == *m);
    form.write(board, index.unwrap_or(0))
}

/// Reads a legal move that is [written](write_by_cells) by its cells. The board [reads](crate::Layout::cell_named) the
/// names of the cells, even in upper case. The label and the number have to match exactly.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended. Otherwise the reason that [`check`](Rules::check) gives for the move [of
/// these cells](Notation::move_of_cells). If `check` gives no reason, one that is found from the legal moves:
///
/// - a cell is off the board, is empty or has no piece of the player, or no move starts on it;
/// - where a move that starts with these cells can go, or which labels it can have;
/// - an example of a move, as the game [writes](Notation::write_move) it, if no legal move has this form, or if the
///   word is only the beginning of a move.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells};
///
/// let refused = read_by_cells(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), "b4").unwrap_err();
/// assert_eq!(refused.to_string(), "off the board: its cells are a1 to c3");
/// ```
///
/// A game that does not replace `check` gets such reasons, too:
///
/// ```
/// use collinear::{Direction, Grid, Move, rules::{Cell, Notation, Outcome, Position, Rules}};
///
/// /// Pieces step forward.
/// struct Steps;
///
/// impl Rules for Steps {
///     type State = Position<Cell>;
///     type Move = Move;
///     // ..
/// #   fn start(&self) -> Position<Cell> {
/// #       Position::new(Grid::parse_with("O O O\n. . .\nX X X", Cell::from_glyph).unwrap())
/// #   }
/// #   fn moves(&self, state: &Position<Cell>) -> impl Iterator<Item = Move> {
/// #       let grid = state.grid();
/// #       let own = grid.cells_where(|&cell| cell == Cell::Of(state.turn));
/// #       own.flat_map(|from| {
/// #           let to = grid.neighbours(from, &[Direction::N]).filter(|(.., cell)| cell.is_empty());
/// #           to.map(move |(_, to, _)| Move { from, to }).collect::<Vec<_>>()
/// #       })
/// #   }
/// #   fn apply(&self, _: &mut Position<Cell>, _: Move) {}
/// #   fn outcome(&self, _: &Position<Cell>) -> Option<Outcome> { None }
/// }
///
/// impl Notation for Steps {}
///
/// let why = |word| Steps.read_move(&Steps.start(), word).unwrap_err().to_string();
/// assert_eq!(why("a2-b2"), "a2 is empty");
/// assert_eq!(why("a3-a2"), "a3 has no piece of yours");
/// assert_eq!(why("a1-b2"), "from a1 a move goes to a2, not to b2");
/// ```
///
/// # Complexity
///
/// Calls `check` once for the move of the cells. If that move is not legal, or the cells do not determine a move, it
/// goes through all legal moves.
#[inline(never)]
pub fn read_by_cells<R: Notation + ?Sized>(
    rules: &R,
    before: &R::State,
    word: &str,
) -> Result<R::Move, Illegal> {
    not_over(rules, before)?;
    let glyphs = before.glyphs();
    let board = glyphs.board().topology();
    let word = Word::read(word, board);
    let made = rules.move_of_cells(before, &word.form.cells, word.form.label.as_deref());
    let refused = made.as_ref().and_then(|m| rules.check(before, m).err());
    let is_made = made.is_some();
    let made = made.filter(|_| refused.is_none());
    if let (0, Some(m)) = (word.index, &made) {
        return Ok(m.clone());
    }
    let moves = listed(rules, before);
    let forms = Form::of_all(&moves, before, board);
    let first = made.and_then(|made| moves.iter().position(|other| *other == made));
    match word.form.alike(&forms, first).get(word.index) {
        Some(&index) => Ok(moves[index].clone()),
        None => Err(match refused {
            Some(Illegal::NotLegal) | None => WhyNot {
                word: &word,
                is_made,
                forms: &forms,
                glyphs: &glyphs,
                turn: before.turn(),
                write: &|index| rules.write_move(before, &moves[index]),
            }
            .illegal(),
            Some(reason) => reason,
        }),
    }
}

/// The same rules, with moves written by their cells. It ignores the rules' own [`Notation`], including
/// [`move_of_cells`](Notation::move_of_cells), which [`read_by_cells`] uses.
///
/// ```
/// use collinear::rules::{ByCells, Notation, Rules, in_a_row::FOUR_IN_A_ROW};
///
/// let start = FOUR_IN_A_ROW.start();
/// let m = ByCells(&FOUR_IN_A_ROW).read_move(&start, "d1").unwrap();
/// assert_eq!(FOUR_IN_A_ROW.write_move(&start, &m), "4");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ByCells<'a, R>(pub &'a R);

impl<R> Deref for ByCells<'_, R> {
    type Target = R;

    fn deref(&self) -> &R {
        self.0
    }
}

impl<R: Rules> Rules for ByCells<'_, R> {
    crate::forward_rules!(R);
}

impl<R> Notation for ByCells<'_, R> where R: Rules<State: View, Move: MoveCells<<R as Rules>::State>>
{}
