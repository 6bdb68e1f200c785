//! Moves as text by the cells that they are made on: the notation of a game that has no other.

use alloc::{format, string::String, vec::Vec};
use core::{error::Error, fmt, ops::Deref};

use itertools::Itertools;

use super::{
    CellOf, Illegal, MoveCells, Notation, Rules, Settings, View, move_cells::PASS,
    rules_behind_pointer,
};
use crate::{Grid, Layout, NameError, Topology};

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

/// The legal move that is [written](write_by_cells) like this. Capital letters will do as well, unless two
/// labels differ in nothing else, and `x` or `/` for a hyphen, as in `a2xb3`.
///
/// # Errors
///
/// [`Illegal::Over`] if the game has ended; what [`check`](Rules::check) says of the move that is made [of
/// these cells](Notation::move_of_cells); a reason if the word names no cells, cells on which no move begins,
/// or the first cells of moves that go on; otherwise [`Illegal::NotLegal`]. Where a reason names a move, it
/// is as the game [writes](Notation::write_move) it.
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
/// through the legal moves.
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
    rules_behind_pointer!();
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
        let glyphs = before.glyphs();
        Self {
            rules,
            before,
            glyphs,
        }
    }

    /// The move that is made of cells and a label.
    fn made(&self, cells: &[CellOf<R::State>], label: Option<&str>) -> Option<R::Move> {
        self.rules.move_of_cells(self.before, cells, label)
    }

    fn write(&self, m: &R::Move) -> String {
        let (cells, label): (Vec<_>, _) = (self.cells(m).collect(), self.label(m));
        let name = self.alone(m);
        let made = self.made(&cells, label.as_deref());
        if made.as_ref() == Some(m) {
            return name;
        }
        let made = made.filter(|made| self.rules.check(self.before, made).is_ok());
        let listed = self.rules.moves(self.before);
        let earlier = listed.take_while(|earlier| earlier != m).filter(|earlier| {
            self.cells(earlier).eq(cells.iter().copied()) && self.alone(earlier) == name
        });
        let earlier = earlier.filter(|earlier| Some(earlier) != made.as_ref());
        match earlier.count() + usize::from(made.is_some()) {
            0 => name,
            alike => format!("{name}#{}", alike + 1),
        }
    }

    fn read(&self, word: &str) -> Result<R::Move, Illegal> {
        self.rules.goes_on(self.before)?;
        let (name, index) = numbered(word).ok_or_else(|| self.no_form())?;
        let hyphenated = with_hyphens(name);
        let cells: Result<Vec<_>, _> = parts(&hyphenated)
            .map(|name| self.layout().cell_named(name))
            .collect();
        let made = match &cells {
            Ok(cells) => self.made(cells, label_of(name)),
            Err(_) => self.made(&[], Some(name)),
        };
        let (made, refused) = match made.map(|m| (self.rules.check(self.before, &m), m)) {
            None => (None, None),
            Some((Ok(()), m)) => (Some(m), None),
            Some((Err(illegal), _)) => (None, Some(illegal)),
        };
        let m = match (index, made) {
            (0, Some(m)) => Some(m),
            (_, made) => {
                let names = [name, &hyphenated];
                self.listed(names, cells.as_deref().ok(), index, made.as_ref())
            }
        };
        m.ok_or_else(|| match (cells, refused) {
            (Ok(cells), refused) => self.why_not(&hyphenated, &cells, refused),
            (Err(_), Some(refused)) => refused,
            (Err(NameError::Form), _) if name.eq_ignore_ascii_case(PASS) => Illegal::NotLegal,
            (Err(NameError::Form), _) => self.no_form(),
            (Err(error), _) => Illegal::refused(error),
        })
    }

    /// The move of this number, from 0, among those that are listed and have one of these names; the one that
    /// is made of the cells is not counted here, but comes before.
    fn listed(
        &self,
        names: [&str; 2],
        cells: Option<&[CellOf<R::State>]>,
        index: usize,
        made: Option<&R::Move>,
    ) -> Option<R::Move> {
        let index = index.checked_sub(made.is_some().into())?;
        // Most moves are told apart by their cells, without a text.
        let may_be_named = |m: &R::Move| {
            let mut its_cells = self.cells(m).peekable();
            cells.is_none_or(|cells| {
                its_cells.peek().is_none() || its_cells.eq(cells.iter().copied())
            })
        };
        // Two labels may differ in nothing but a capital letter: a king `=K`, a knight `=k`. Which is meant,
        // only the word as it stands can tell.
        let label = cells.map_or(Some(names[0]), |_| label_of(names[0]));
        let (mut as_written, mut alike) = (0, Vec::new());
        let mut labels: Vec<_> = made.iter().map(|m| self.label(m)).collect();
        for m in self.rules.moves(self.before).filter(may_be_named) {
            let text = self.alone(&m);
            if made == Some(&m) || !names.iter().any(|name| text.eq_ignore_ascii_case(name)) {
                continue;
            }
            let its_label = self.label(&m);
            if its_label.as_deref() == label {
                if as_written == index {
                    return Some(m);
                }
                as_written += 1;
            }
            labels.push(its_label);
            alike.push(m);
        }
        let is_clear = labels.iter().all_equal();
        alike.into_iter().nth(index).filter(|_| is_clear)
    }

    /// Why no legal move has these cells: `refused` is what the rules say of the one that is made of them.
    fn why_not(&self, name: &str, cells: &[CellOf<R::State>], refused: Option<Illegal>) -> Illegal {
        if label_of(name).is_none_or(str::is_empty) {
            let moves = self.going_on(name, cells);
            if !moves.is_empty() {
                let few = &moves[..moves.len().min(FEW)];
                let cells = few.iter().flat_map(|m| self.cells(m)).sorted().dedup();
                let goes_on = NoMove::GoesOn {
                    few: few.iter().map(|m| self.in_the_game(m)).collect(),
                    more: moves.len() - few.len(),
                };
                return Illegal::refused_at(goes_on, cells);
            }
        }
        match (refused, cells) {
            (Some(refused @ Illegal::Refused { .. }), _) => refused,
            (_, &[from, ..]) if !self.begins(from, cells.len()) => self.no_beginning(from),
            _ => self.unlike(cells.len(), label_of(name).is_some()),
        }
    }

    /// The moves whose first cells are these, and that are written otherwise.
    fn going_on(&self, name: &str, cells: &[CellOf<R::State>]) -> Vec<R::Move> {
        let begin_its = |m: &R::Move| {
            let mut its_cells = self.cells(m);
            cells.iter().all(|&at| its_cells.next() == Some(at))
        };
        let moves = self.rules.moves(self.before).filter(begin_its);
        moves
            .filter(|m| !self.alone(m).eq_ignore_ascii_case(name))
            .collect()
    }

    /// Whether a move begins on a cell; one cell may be a whole move, if any is.
    fn begins(&self, from: CellOf<R::State>, cells: usize) -> bool {
        let mut moves = self.rules.moves(self.before);
        moves.any(|m| {
            let mut its_cells = self.cells(&m);
            its_cells.next() == Some(from) || cells == 1 && its_cells.next().is_none()
        })
    }

    fn no_beginning(&self, from: CellOf<R::State>) -> Illegal {
        let mut movers = self.rules.moves(self.before).map(|m| {
            let mut cells = self.cells(&m);
            cells.next().filter(|_| cells.next().is_some())
        });
        let only = movers.next().flatten();
        match only.filter(|_| movers.all(|mover| mover == only)) {
            Some(at) => Illegal::refused_at(NoMove::OnlyOne(self.layout().name(at)), [at]),
            None => Illegal::refused_at(NoMove::Begins, [from]),
        }
    }

    /// No move is of so many cells, with a label or without one; or else one is, but not this.
    fn unlike(&self, cells: usize, labelled: bool) -> Illegal {
        let is_like =
            |m: &R::Move| self.cells(m).count() == cells && self.label(m).is_some() == labelled;
        let mut moves = self.rules.moves(self.before);
        match (
            self.rules.moves(self.before).next(),
            moves.any(|m| is_like(&m)),
        ) {
            (Some(example), false) => Illegal::refused(NoMove::Unlike(self.in_the_game(&example))),
            _ => Illegal::NotLegal,
        }
    }

    /// Not a move, and what one looks like.
    fn no_form(&self) -> Illegal {
        let example = self.rules.moves(self.before).next();
        Illegal::refused(NoMove::Form(example.map(|m| self.in_the_game(&m))))
    }

    /// How the game writes a move.
    fn in_the_game(&self, m: &R::Move) -> String {
        self.rules.write_move(self.before, m)
    }

    /// How a move is written if there were no other.
    fn alone(&self, m: &R::Move) -> String {
        let names = self.cells(m).map(|at| self.layout().name(at)).join("-");
        match (names, self.label(m)) {
            (names, None) if names.is_empty() => one_word(&format!("{m:?}")).to_lowercase(),
            (names, None) => names,
            (names, Some(label)) if names.is_empty() => label,
            (names, Some(label)) => format!("{names}={label}"),
        }
    }

    fn label(&self, m: &R::Move) -> Option<String> {
        m.label(self.before).map(|label| one_word(&label))
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

/// A word without its number, and that number counted from 0; `None` if it is none from 1 on.
fn numbered(word: &str) -> Option<(&str, usize)> {
    let Some((name, number)) = word.split_once('#') else {
        return Some((word, 0));
    };
    let index = Settings::whole_number(number)?.checked_sub(1)?;
    Some((name, index))
}

/// The label of a word, if it has one.
fn label_of(word: &str) -> Option<&str> {
    word.split_once('=').map(|(_, label)| label)
}

/// The cells of a word, without its label.
fn cells_of(word: &str) -> &str {
    word.split('=').next().unwrap_or(word)
}

/// A word whose cells have hyphens between them and nothing else: `a2-b3` for `a2xb3`, `d1-d7-g7` for
/// `d1-d7/g7`. An `x` may be a column as well, and then no digit comes before it.
fn with_hyphens(word: &str) -> String {
    let (cells, rest) = word.split_at(cells_of(word).len());
    let mut before = '-';
    let mut chars = cells.chars().peekable();
    let mut text = String::new();
    while let Some(char) = chars.next() {
        let is_between = match char {
            '/' => true,
            'x' | 'X' => {
                before.is_ascii_digit() && chars.peek().is_some_and(char::is_ascii_alphabetic)
            }
            _ => false,
        };
        text.push(if is_between { '-' } else { char });
        before = char;
    }
    text + rest
}

/// What stands between hyphens. One that no letter and no digit comes before is a sign: `3,-1-4,-1`.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let mut before = '-';
    cells_of(word).split(move |char: char| {
        let is_between = char == '-' && before.is_alphanumeric();
        before = char;
        is_between
    })
}

/// So many moves are named at most.
const FEW: usize = 3;

/// Why a word stands for no move.
#[derive(Debug)]
enum NoMove {
    /// It has not the form of a move, such as this one.
    Form(Option<String>),
    /// It has more cells or fewer than any move, such as this one, or a label and those have none.
    Unlike(String),
    /// No move begins on its first cell.
    Begins,
    /// No move begins there, and all that there are begin on this cell.
    OnlyOne(String),
    /// It has the first cells of a few moves, and of so many more.
    GoesOn { few: Vec<String>, more: usize },
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(None) => f.write_str("not a move"),
            Self::Form(Some(example)) => write!(f, "not a move: a move looks like {example}"),
            Self::Unlike(example) => write!(f, "moves here look like {example}"),
            Self::Begins => f.write_str("nothing there can move"),
            Self::OnlyOne(mover) => write!(f, "only {mover} can move"),
            Self::GoesOn { few, more } => {
                write!(f, "goes on: {}", few.iter().format(" or "))?;
                match more {
                    0 => Ok(()),
                    more => write!(f, ", and {more} more"),
                }
            }
        }
    }
}

impl Error for NoMove {}
