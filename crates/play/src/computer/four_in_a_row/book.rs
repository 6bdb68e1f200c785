//! [`Book`]: how the game ends from each position of the opening.
//!
//! It is the table of all positions with [`PLIES`] discs in which the side to move can't win at once, in the
//! order of their keys: a hexadecimal digit for each, the number of the column with the best move where that
//! wins, seven more than it where it draws, and `f` where each move loses. Of two positions that are each
//! other's mirror it has one. It is written by the solver:
//!
//! ```text
//! cargo run --release -p collinear-play --example strength -- book > crates/play/src/computer/four_in_a_row/book.txt
//! ```

use std::{cmp::Ordering, collections::BTreeMap, sync::LazyLock};

use super::position::{COLS, COLUMNS, Cells, Key, Position, column};

/// How many discs there are in the positions of the book.
pub(super) const PLIES: u32 = 6;

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::read(include_str!("book.txt")));

/// How the game ends from each position of the opening.
pub(super) struct Book(BTreeMap<Key, (Position, Code)>);

/// What the book says of a position.
#[derive(Clone, Copy)]
struct Code(u32);

/// How the game ends for the side to move if nobody makes a mistake, and the moves that lead there.
pub(super) struct Known {
    pub(super) value: Ordering,
    pub(super) best: Vec<Cells>,
}

impl Book {
    /// The book that comes with the solver.
    pub(super) fn of_the_solver() -> &'static Self {
        &BOOK
    }

    fn read(digits: &str) -> Self {
        let codes = digits.chars().filter_map(|digit| digit.to_digit(16));
        let known = positions().into_iter().zip(codes);
        let known = known.map(|((key, position), code)| (key, (position, Code(code))));
        Self(known.collect())
    }

    /// What is known of a position, which may be one before those of the book.
    pub(super) fn look_up(&self, position: Position) -> Option<Known> {
        let wins = position.wins();
        if !wins.is_empty() {
            let best = wins.iter().map(Cells::cell).collect();
            let value = Ordering::Greater;
            return Some(Known { value, best });
        }
        match position.discs().cmp(&PLIES) {
            Ordering::Greater => None,
            Ordering::Equal => self.find(position),
            Ordering::Less => {
                let after = |column: usize| {
                    let disc = position.open() & self::column(column);
                    let known = self.look_up(position.after(disc))?;
                    Some((known.value.reverse(), disc))
                };
                // No column is full so early.
                let after: Vec<_> = COLUMNS.into_iter().map(after).collect::<Option<_>>()?;
                let value = after.iter().map(|&(value, _)| value).max()?;
                let best = after.into_iter().filter(|&(other, _)| other == value);
                let best = best.map(|(_, disc)| disc).collect();
                Some(Known { value, best })
            }
        }
    }

    fn find(&self, position: Position) -> Option<Known> {
        let (found, Code(code)) = *self.0.get(&position.key())?;
        let (value, column) = match usize::try_from(code).ok()? {
            column if column < COLS => (Ordering::Greater, column),
            code if code < 2 * COLS => (Ordering::Equal, code - COLS),
            _ => {
                let best = position.open().iter().map(Cells::cell).collect();
                let value = Ordering::Less;
                return Some(Known { value, best });
            }
        };
        let column = if found == position {
            column
        } else {
            COLS - 1 - column
        };
        let best = vec![position.open() & self::column(column)];
        Some(Known { value, best })
    }
}

/// The positions of the book by their keys, each as the one of its two mirrors that is reached by columns farther
/// to the left.
fn positions() -> BTreeMap<Key, Position> {
    let start = Position {
        own: Cells::empty(),
        taken: Cells::empty(),
    };
    let mut positions = BTreeMap::from([(start.key(), start)]);
    for _ in 0..PLIES {
        let mut next = BTreeMap::new();
        for position in positions.into_values() {
            for column in 0..COLS {
                let disc = position.open() & self::column(column);
                let after = position.after(disc);
                next.entry(after.key()).or_insert(after);
            }
        }
        positions = next;
    }
    positions.retain(|_, position| position.wins().is_empty());
    positions
}
