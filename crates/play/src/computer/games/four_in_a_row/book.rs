//! [`Book`]: the results of the positions in the opening.
//!
//! `book.txt` has one hexadecimal digit for each position with [`PLIES`] discs in which the side to move cannot win at
//! once. The digits are in the order of the keys of the positions. A digit is the column of the best move if that move
//! wins, the column plus seven if that move draws, and `f` if every move loses. Mirrored positions share a digit. The
//! results of earlier positions follow from these results.
//!
//! The first 222 digits are enough to play from the start. The solver of this module found them, in seconds each. The
//! other digits are from the solver of the crate `connect-four-ai`. A test compares all digits with that solver.

use std::{cmp::Ordering, collections::BTreeMap, sync::LazyLock};

use super::position::{COLS, COLUMNS, Cells, Key, Position, column};

/// The number of discs in each position of the book.
const PLIES: u32 = 6;

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::read(include_str!("book.txt")));

/// The results of positions in the opening.
pub(super) struct Book(BTreeMap<Key, (Position, Code)>);

/// The entry of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Code {
    Wins(usize),
    Draws(usize),
    Loses,
}

/// The result for the side to move with best play, and the moves that lead to it.
pub(super) struct Known {
    pub(super) value: Ordering,
    pub(super) best: Vec<Cells>,
}

impl Code {
    fn of(digit: char) -> Option<Self> {
        match usize::try_from(digit.to_digit(16)?).ok()? {
            column if column < COLS => Some(Self::Wins(column)),
            code if code < 2 * COLS => Some(Self::Draws(code - COLS)),
            _ => Some(Self::Loses),
        }
    }

    const fn value(self) -> Ordering {
        match self {
            Self::Wins(_) => Ordering::Greater,
            Self::Draws(_) => Ordering::Equal,
            Self::Loses => Ordering::Less,
        }
    }
}

impl Book {
    pub(super) fn of_the_solver() -> &'static Self {
        &BOOK
    }

    fn read(digits: &str) -> Self {
        let known = positions().into_iter().zip(digits.trim().chars());
        let known =
            known.filter_map(|((key, position), digit)| Some((key, (position, Code::of(digit)?))));
        Self(known.collect())
    }

    /// The entry of a position. The position can have fewer discs than the positions of the book.
    pub(super) fn look_up(&self, position: Position) -> Option<Known> {
        if position.discs() == PLIES && position.wins().is_empty() {
            let &(found, code) = self.0.get(&position.key())?;
            let open = position.open();
            let best = match code {
                Code::Wins(number) | Code::Draws(number) if found == position => {
                    vec![open & column(number)]
                }
                Code::Wins(number) | Code::Draws(number) => vec![open & column(COLS - 1 - number)],
                Code::Loses => open.iter().map(Cells::cell).collect(),
            };
            let value = code.value();
            return Some(Known { value, best });
        }
        if position.discs() >= PLIES {
            return None;
        }
        let open = COLUMNS.map(|number| position.open() & column(number));
        let after = open.map(|disc| (disc, self.bounds(position.after(disc))));
        let low = after.iter().map(|(_, [_, high])| high.reverse()).max()?;
        let high = after.iter().map(|(_, [low, _])| low.reverse()).max()?;
        let best = after
            .into_iter()
            .filter(|(_, [_, high])| high.reverse() == low);
        let best = best.map(|(disc, _)| disc).collect();
        (low == high).then_some(Known { value: low, best })
    }

    /// The worst and the best result for the side to move that the book leaves possible.
    fn bounds(&self, position: Position) -> [Ordering; 2] {
        if !position.wins().is_empty() {
            return [Ordering::Greater; 2];
        }
        if position.discs() >= PLIES {
            let known = self.0.get(&position.key());
            let value = known.map(|(_, code)| code.value());
            return value.map_or([Ordering::Less, Ordering::Greater], |value| [value; 2]);
        }
        let mut bounds = [Ordering::Less; 2];
        for disc in COLUMNS.map(|number| position.open() & column(number)) {
            let [low, high] = self.bounds(position.after(disc));
            bounds[0] = bounds[0].max(high.reverse());
            bounds[1] = bounds[1].max(low.reverse());
        }
        bounds
    }
}

/// The positions of the book by their keys. Of two mirror images, the book has the one that is reached by columns
/// further to the left.
fn positions() -> BTreeMap<Key, Position> {
    let start = Position {
        own: Cells::empty(),
        taken: Cells::empty(),
    };
    let mut positions = BTreeMap::from([(start.key(), start)]);
    for _ in 0..PLIES {
        let mut next = BTreeMap::new();
        for position in positions.into_values() {
            for number in 0..COLS {
                let after = position.after(position.open() & column(number));
                next.entry(after.key()).or_insert(after);
            }
        }
        positions = next;
    }
    positions.retain(|_, position| position.wins().is_empty());
    positions
}

#[cfg(test)]
mod tests {
    use connect_four_ai::{Position as Other, Solver};

    use super::*;

    /// Converts a position for the solver of the other crate.
    fn of_another(position: Position) -> Other {
        let glyph = |at| match () {
            () if position.own.contains(at) => 'x',
            () if position.taken.contains(at) => 'o',
            () => '.',
        };
        let picture: String = Cells::BOUNDS.coords().map(glyph).collect();
        Other::from_board_string(&picture).expect("a board of 42 cells")
    }

    #[test]
    fn the_book_says_what_another_solver_says() {
        let (mut solver, mut known) = (Solver::new(), 0);
        for (position, code) in Book::of_the_solver().0.values() {
            let expected = solver.solve(&of_another(*position)).cmp(&0);
            assert_eq!(code.value(), expected, "{position:?}");
            if let Code::Wins(number) | Code::Draws(number) = *code {
                let after = position.after(position.open() & column(number));
                let after = solver.solve(&of_another(after)).cmp(&0);
                assert_eq!(after.reverse(), expected, "{position:?}");
            }
            known += 1;
        }
        assert_eq!(known, positions().len());
    }

    /// The first player wins in the middle column, draws next to it and loses elsewhere.
    #[test]
    fn first_moves() {
        let start = Position {
            own: Cells::empty(),
            taken: Cells::empty(),
        };
        let known = Book::of_the_solver().look_up(start);
        let known = known.expect("the first move is in the book");
        assert_eq!(known.value, Ordering::Greater);
        assert_eq!(known.best, [start.open() & column(3)]);
    }
}
