//! [`Notation`]: moves and whole games as text, by the cells of a move where a game has no other.

use alloc::{format, string::String, vec, vec::Vec};
use core::ops::Deref;

use itertools::Itertools;

use super::{CellOf, GameError, Illegal, MoveCells, Rules, Setting, View, goes_on};
use crate::{Grid, Layout, NameError, Topology, shared::Arc};

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
/// Of a move that is not made [of its cells](Notation::move_of_cells): goes through the legal moves up to
/// this one.
pub fn write_by_cells<R: Notation + ?Sized>(rules: &R, before: &R::State, m: &R::Move) -> String {
    Words::of(rules, before).write(m)
}

/// The legal move that is [written](write_by_cells) like this. The names of cells are read as the board
/// [reads](Layout::cell_named) them, in capital letters too; a label and a number as they are written.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended; what [`check`](Rules::check) says of the move that is made [of
/// these cells](Notation::move_of_cells); that a cell is off the board; what a move looks like, as the game
/// [writes](Notation::write_move) it, if a legal move begins on these cells or none has this form; otherwise
/// [`Illegal::NotLegal`].
///
/// ```
/// use collinear::rules::{Rules, in_a_row::TIC_TAC_TOE, read_by_cells};
///
/// let refused = read_by_cells(&TIC_TAC_TOE, &TIC_TAC_TOE.start(), "b4").unwrap_err();
/// assert_eq!(refused.to_string(), "off the board: its cells are a1 to c3");
/// ```
///
/// # Complexity
///
/// Asks `check` about the move that is made of the cells. If there is none, or it is not legal, it goes
/// through the legal moves, at most three times.
pub fn read_by_cells<R: Notation + ?Sized>(
    rules: &R,
    before: &R::State,
    word: &str,
) -> Result<R::Move, Illegal> {
    Words::of(rules, before).read(word)
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

/// How the moves of a state are written by their cells.
///
/// Those that would be written alike are numbered: first the one that is made of the cells, if it is legal,
/// and then the others as they are listed.
struct Words<'a, R: Notation + ?Sized> {
    rules: &'a R,
    before: &'a R::State,
    /// The board, which has the names.
    glyphs: Grid<char, <R::State as View>::Board>,
}

impl<'a, R: Notation + ?Sized> Words<'a, R> {
    fn of(rules: &'a R, before: &'a R::State) -> Self {
        Self {
            rules,
            before,
            glyphs: before.glyphs(),
        }
    }

    fn write(&self, m: &R::Move) -> String {
        let (cells, label): (Vec<_>, _) = (self.cells(m).collect(), self.label(m));
        let names = cells.iter().map(|&at| self.layout().name(at)).join("-");
        let names = Some(names).filter(|_| !cells.is_empty());
        let name = names.iter().chain(&label).join("=");
        let made = self.made(&cells, label.as_deref());
        if made.as_ref() == Some(m) {
            return name;
        }
        let made = made.filter(|made| self.rules.check(self.before, made).is_ok());
        let mut alike = self.alike(&cells, label.as_deref(), made);
        match alike.position(|other| other == *m) {
            Some(index @ 1..) => format!("{name}#{}", index + 1),
            _ => name,
        }
    }

    fn read(&self, word: &str) -> Result<R::Move, Illegal> {
        goes_on(self.rules, self.before)?;
        let (name, index) = numbered(word).unwrap_or((word, 0));
        let labelled = name.split_once('=');
        let (names, label) = labelled.map_or((name, None), |(names, label)| (names, Some(label)));
        let named = parts(names).map(|name| self.layout().cell_named(name));
        let named: Result<Vec<_>, _> = named.collect();
        let (cells, label) = match &named {
            Ok(cells) => (&cells[..], label),
            Err(_) => (&[][..], Some(name)),
        };
        let made = self.made(cells, label);
        let refused = made.as_ref().map(|m| self.rules.check(self.before, m));
        let refused = refused.and_then(Result::err);
        let made = made.filter(|_| refused.is_none());
        if let (0, Some(m)) = (index, &made) {
            return Ok(m.clone());
        }
        let found = self.alike(cells, label, made).nth(index);
        found.ok_or_else(|| match (refused, named) {
            (Some(refused), _) => refused,
            (None, Ok(cells)) => self.no_such_move(&cells, label.is_some()),
            (None, Err(NameError::Form)) => self.no_such_move(&[], false),
            (None, Err(error)) => Illegal::refused(error),
        })
    }

    /// The move that is made of cells and a label.
    fn made(&self, cells: &[CellOf<R::State>], label: Option<&str>) -> Option<R::Move> {
        self.rules.move_of_cells(self.before, cells, label)
    }

    /// The legal moves of these cells and this label: first the one that is made of them, if it is legal.
    fn alike(
        &self,
        cells: &[CellOf<R::State>],
        label: Option<&str>,
        made: Option<R::Move>,
    ) -> impl Iterator<Item = R::Move> {
        let listed = self.rules.moves(self.before);
        made.clone().into_iter().chain(listed.filter(move |m| {
            self.cells(m).eq(cells.iter().copied())
                && self.label(m).as_deref() == label
                && made.as_ref() != Some(m)
        }))
    }

    /// Why no legal move is written so. An example begins on these cells, if a legal move does.
    fn no_such_move(&self, cells: &[CellOf<R::State>], labelled: bool) -> Illegal {
        let moves = || self.rules.moves(self.before);
        let begins_so = |m: &R::Move| {
            let its_cells: Vec<_> = self.cells(m).collect();
            its_cells.starts_with(cells) && !labelled
        };
        let has_this_form = |m: R::Move| {
            self.cells(&m).count() == cells.len() && self.label(&m).is_some() == labelled
        };
        let example = match moves().find(begins_so) {
            None if moves().any(has_this_form) => None,
            None => moves().next(),
            begun => begun,
        };
        example.map_or(Illegal::NotLegal, |m| {
            let example = self.rules.write_move(self.before, &m);
            Illegal::refused(format!("not a move: a move looks like {example}"))
        })
    }

    /// The label of a move. One without cells that has none is labelled as `Debug` has it.
    fn label(&self, m: &R::Move) -> Option<String> {
        let label = m.label(self.before);
        let shown = || format!("{m:?}").to_lowercase();
        let label = label.or_else(|| self.cells(m).next().is_none().then(shown));
        label.map(|label| one_word(&label))
    }

    /// The cells of a move that have names: a piece may go off the board, as in backgammon.
    fn cells(&self, m: &R::Move) -> impl Iterator<Item = CellOf<R::State>> {
        m.cells(self.before)
            .filter(|&at| self.layout().contains(at))
    }

    fn layout(&self) -> &<R::State as View>::Board {
        self.glyphs.board().topology()
    }
}

/// A text without spaces, and without the sign that a number stands behind.
fn one_word(text: &str) -> String {
    let is_in_a_word = |char: &char| !char.is_whitespace() && *char != '#';
    text.chars().filter(is_in_a_word).collect()
}

/// A word without its number, and that number counted from 0; `None` if it has none from 1 on.
fn numbered(word: &str) -> Option<(&str, usize)> {
    let (name, number) = word.split_once('#')?;
    Some((name, usize::read(number).ok()?.checked_sub(1)?))
}

/// What stands between hyphens. One that no letter and no digit comes before is a sign: `3,-1-4,-1`.
fn parts(names: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    names.split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}
