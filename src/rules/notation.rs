//! [`Notation`]: moves and whole games as text, by the cells of a move where a game has no other.

use alloc::{string::String, vec, vec::Vec};
use core::ops::Deref;

use super::{
    CellOf, GameError, Illegal, MoveCells, Rules, View,
    form::{Form, Word},
    goes_on,
    rules::listed,
    why_not::WhyNot,
};
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
/// assert_eq!(error.to_string(), "word 3, a1: a disc on a1 would turn nothing over");
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
    /// cells](Self::move_of_cells), and where it has no reason the legal moves [tell one](super::read_by_cells).
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

/// A move as its cells and its label: `b2`, `b2-b4` or `b2=x`; one without cells as its label alone, `up`,
/// or else as `Debug` has it, in small letters: `take(3)`. Where several legal moves would still be written
/// alike a number tells them apart, `b2#2`.
///
/// [`Notation`] writes moves so unless a game says otherwise; [`ByCells`] has it for rules without one.
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
/// Of a move that is not made [of its cells](Notation::move_of_cells): goes through all legal moves.
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

/// The legal move that is [written](write_by_cells) like this. The names of cells are read as the board
/// [reads](crate::Layout::cell_named) them, in capital letters too; a label and a number as they are written.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended; what [`check`](Rules::check) says of the move that is made [of
/// these cells](Notation::move_of_cells), unless it is [`Illegal::NotLegal`]; and then what the legal moves tell:
///
/// - a cell is off the board, is empty, or has no piece of the player, or no move begins there;
/// - where a move goes from the cells that are right, or what label it has;
/// - what a move looks like, as the game [writes](Notation::write_move) it, if none has this form, or the
///   cells are those that one begins on.
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells};
///
/// let refused = read_by_cells(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), "b4").unwrap_err();
/// assert_eq!(refused.to_string(), "off the board: its cells are a1 to c3");
/// ```
///
/// A game without a `check` has such reasons too:
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
/// Asks `check` about the move that is made of the cells. If there is none, or it is not legal, it goes
/// through all legal moves.
#[inline(never)]
pub fn read_by_cells<R: Notation + ?Sized>(
    rules: &R,
    before: &R::State,
    word: &str,
) -> Result<R::Move, Illegal> {
    goes_on(rules, before)?;
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

/// The same rules with their moves written by their cells, whether they have a [`Notation`] or not. One that they
/// have is not asked, nor its [`move_of_cells`](Notation::move_of_cells): [`read_by_cells`] asks that.
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
