//! Crossword: the words of a list, filled into the slots of a board, a puzzle for one.
//!
//! A slot is a run of two open cells or more, across or down. The puzzle is solved by depth-first search: of
//! all slots that are not full, the one with the fewest words that fit is filled first.

use collinear::{
    Coord, Direction, Grid, Line, NameError, Rect,
    picture::{Style, Theme},
    rules::{
        Illegal, MoveCells, Notation, Outcome, Position, Rules, SetupError, goes_on, is_stuck,
    },
};

use crate::Shown;

const FREE: char = '.';
const WALL: char = '#';

/// A crossword whose words are given: each stands in one slot, across or down.
///
/// A move is a word in a slot, `a4-d4=GRID`. It is refused where it does not fit the letters that are there,
/// and where a slot that it crosses would be full with what is no word that is left.
///
/// ```
/// use collinear_games::crossword::Crossword;
///
/// let puzzle = Crossword::new(". A .\n. . .\n. . .", ["ARE", "CAT", "COD", "DEN", "ORE", "TEN"]).unwrap();
/// assert_eq!(puzzle.solve().unwrap().to_string(), "C A T\nO R E\nD E N");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crossword {
    letters: Grid<char>,
    words: Vec<String>,
}

const LETTERS: &str = "
    . R . .
    . # # .
    . # # .
    . . . .
";
const WORDS: [&str; 8] = [
    "DICE", "GAME", "GOAL", "GRID", "LINE", "RIDE", "RING", "RULE",
];

/// The letters, and the words that are left.
pub type State = Position<char, Rect, Vec<String>>;

/// A word in a slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The slot, from its first cell to its last.
    pub slot: Line,
    /// What it is filled with.
    pub word: String,
}

/// The first cell and the last; the label is the word.
impl MoveCells<State> for Entry {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        self.slot.first().into_iter().chain(self.slot.last())
    }

    fn label(&self, _: &State) -> Option<String> {
        Some(self.word.clone())
    }
}

impl Default for Crossword {
    /// A frame of four words of the trade.
    fn default() -> Self {
        Self::new(LETTERS, WORDS).expect("a board")
    }
}

impl Crossword {
    /// The puzzle of a board, `#` a wall, `.` a free cell, anything else a letter that is given, and of a
    /// list of words, of which none counts twice. Words that fit nowhere are left out: those of one letter,
    /// and those with `#`, `.` or white space in them. What is given whole is not looked up.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if it is no picture of a board.
    pub fn new<W: Into<String>>(
        letters: &str,
        words: impl IntoIterator<Item = W>,
    ) -> Result<Self, SetupError> {
        let letters = Grid::parse(letters)?;
        let mut words: Vec<String> = words.into_iter().map(Into::into).collect();
        let is_none = |letter: char| letter == FREE || letter == WALL || letter.is_whitespace();
        words.retain(|word| word.chars().count() > 1 && !word.contains(is_none));
        words.sort_unstable();
        words.dedup();
        Ok(Self { letters, words })
    }

    /// The slots: runs of two open cells or more, those across first.
    pub fn slots(&self) -> impl Iterator<Item = Line> {
        let directions = [Direction::E, Direction::S].into_iter();
        let open = |&letter: &char| (letter != WALL).then_some(());
        let runs = directions.flat_map(move |direction| self.letters.runs(direction, open));
        runs.map(|((), run)| run.line).filter(|slot| slot.len() > 1)
    }

    /// The solution, or one of them; `None` if there is none.
    ///
    /// # Complexity
    ///
    /// Exponential at the worst.
    #[must_use]
    pub fn solve(&self) -> Option<Grid<char>> {
        self.solutions(1).pop()
    }

    /// The solutions, at most this many.
    ///
    /// # Complexity
    ///
    /// As of [`solve`](Self::solve).
    #[must_use]
    pub fn solutions(&self, most: usize) -> Vec<Grid<char>> {
        let mut found = Vec::new();
        self.search(&self.start(), most, &mut found);
        found
    }

    fn search(&self, state: &State, most: usize, found: &mut Vec<Grid<char>>) {
        if found.len() == most {
            return;
        }
        let open = self.slots().filter(|slot| is_open(state.grid(), slot));
        let entries = open.map(|slot| self.entries(state, slot).collect::<Vec<_>>());
        let Some(entries) = entries.min_by_key(Vec::len) else {
            found.push(state.grid().clone());
            return;
        };
        for entry in entries {
            let mut after = state.clone();
            self.apply(&mut after, entry);
            self.search(&after, most, found);
        }
    }

    /// What a slot can be filled with.
    fn entries(&self, state: &State, slot: Line) -> impl Iterator<Item = Entry> {
        let entries = state.extra.iter().map(move |word| Entry {
            slot,
            word: word.clone(),
        });
        entries.filter(|entry| self.filled(state, entry).is_ok())
    }

    /// The letters with a word filled in, and the words that are left then.
    fn filled(&self, state: &State, entry: &Entry) -> Result<(Grid<char>, Vec<String>), String> {
        let mut letters = state.grid().clone();
        let fits = letters.along(entry.slot).zip(entry.word.chars());
        let clash = (fits.zip(&entry.slot)).find(|((there, new), _)| ![FREE, *new].contains(there));
        if let Some(((&there, _), at)) = clash {
            let at = letters.board().names([at]);
            return Err(format!("there is a {there} on {at}"));
        }
        if entry.word.chars().count() != entry.slot.len() {
            return Err(format!("the slot has {} cells", entry.slot.len()));
        }
        letters.write(&entry.slot, entry.word.chars());
        let mut left = state.extra.clone();
        let is_full = |slot: &Line| is_open(state.grid(), slot) && !is_open(&letters, slot);
        for slot in self.slots().filter(is_full) {
            let word: String = letters.along(slot).collect();
            let place = left.iter().position(|other| *other == word);
            left.remove(place.ok_or_else(|| not_left(&word))?);
        }
        Ok((letters, left))
    }
}

const NO_SLOT: &str = "these are not the first and the last cell of a slot that is open";

fn not_left(word: &str) -> String {
    format!("{word} is not among the words that are left")
}

fn is_open(letters: &Grid<char>, slot: &Line) -> bool {
    letters.along(*slot).any(|&letter| letter == FREE)
}

impl Rules for Crossword {
    type State = State;
    type Move = Entry;

    /// Words that are given as a whole are not left.
    fn start(&self) -> State {
        let full = self.slots().filter(|slot| !is_open(&self.letters, slot));
        let given: Vec<String> = full
            .map(|slot| self.letters.along(slot).collect())
            .collect();
        let left = self.words.iter().filter(|word| !given.contains(word));
        Position::new(self.letters.clone()).with_extra(left.cloned().collect())
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Entry> {
        let open = self.slots().filter(|slot| is_open(state.grid(), slot));
        open.flat_map(|slot| self.entries(state, slot))
    }

    fn apply(&self, state: &mut State, entry: Entry) {
        if let Ok((letters, left)) = self.filled(state, &entry) {
            *state.grid_mut() = letters;
            state.extra = left;
        }
    }

    fn check(&self, state: &State, m: &Entry) -> Result<(), Illegal> {
        goes_on(self, state)?;
        let refused = |why| Illegal::refused_at(why, m.slot.iter());
        if !self
            .slots()
            .any(|slot| slot == m.slot && is_open(state.grid(), &slot))
        {
            return Err(refused(NO_SLOT.to_owned()));
        }
        if !state.extra.contains(&m.word) {
            return Err(refused(not_left(&m.word)));
        }
        self.filled(state, m).map(|_| ()).map_err(refused)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match self
            .slots()
            .filter(|slot| is_open(state.grid(), slot))
            .count()
        {
            0 => Some(Outcome::Solved),
            left => is_stuck(self, state).then_some(Outcome::Stuck { left }),
        }
    }
}

impl Notation for Crossword {
    fn read_move(&self, before: &State, word: &str) -> Result<Entry, Illegal> {
        goes_on(self, before)?;
        let form = || Illegal::refused(NameError::Form);
        let board = before.grid().board();
        let (cells, word) = word.split_once('=').ok_or_else(form)?;
        let (first, last) = cells.split_once('-').ok_or_else(form)?;
        let cell = |name| board.cell_named(name).map_err(Illegal::refused);
        let ends = (Some(cell(first)?), Some(cell(last)?));
        let slot = self
            .slots()
            .find(|slot| (slot.first(), slot.last()) == ends);
        let slot = slot.ok_or_else(|| Illegal::refused(NO_SLOT))?;
        let is_it = |left: &&String| left.to_uppercase() == word.to_uppercase();
        let left = before.extra.iter().find(is_it);
        let word = left.map_or_else(|| word.to_uppercase(), Clone::clone);
        let entry = Entry { slot, word };
        self.check(before, &entry)?;
        Ok(entry)
    }
}

/// No letter is a piece; the words that are left are told.
#[must_use]
pub fn shown() -> Shown<Crossword> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|_, _| "a slot and its word, such as a4-d4=GRID".to_owned()),
        facts: Some(|_, state| vec![format!("words: {}", state.extra.join(" "))]),
        ..Shown::for_one(["", ""])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_puzzle_has_one_solution() {
        let solutions = Crossword::default().solutions(2);
        assert_eq!(solutions.len(), 1);
        assert_eq!(
            solutions[0].to_string(),
            "G R I D\nO # # I\nA # # C\nL I N E"
        );
    }

    #[test]
    fn words_that_are_no_words_fit_nowhere() {
        let puzzle = Crossword::new(". . .", ["...", "A#B", "A B", "A", "cat"]).unwrap();
        assert_eq!(puzzle.words, ["cat"]);
        assert_eq!(puzzle.solutions(9).len(), 1);
        assert_eq!(puzzle.solutions(0).len(), 0);
        let cat = puzzle.read_move(&puzzle.start(), "a1-c1=CAT").unwrap();
        assert_eq!(puzzle.write_move(&puzzle.start(), &cat), "a1-c1=cat");
    }

    /// Squares of the words over A and B of a length, each once: as many as a plain program finds.
    #[test]
    fn squares_are_as_many_as_a_plain_program_finds() {
        for side in [2_usize, 3] {
            let cells = side * side;
            let word = |bits: usize, at: &dyn Fn(usize) -> usize| -> String {
                (0..side)
                    .map(|index| if bits >> at(index) & 1 == 1 { 'B' } else { 'A' })
                    .collect()
            };
            let words: Vec<_> = (0..1 << side)
                .map(|bits| word(bits, &|index| index))
                .collect();
            let is_square = |bits: &usize| {
                let lines = (0..side).flat_map(|line| {
                    [
                        word(*bits, &|index| side * line + index),
                        word(*bits, &|index| side * index + line),
                    ]
                });
                let mut lines: Vec<_> = lines.collect();
                lines.sort_unstable();
                lines.windows(2).all(|pair| pair[0] != pair[1])
            };
            let expected = (0_usize..1 << cells).filter(is_square).count();
            let row = ". ".repeat(side);
            let puzzle = Crossword::new(&format!("{row}\n").repeat(side), words).unwrap();
            assert_eq!(puzzle.solutions(usize::MAX).len(), expected, "{side}");
        }
    }

    #[test]
    fn refusals_say_why() {
        let game = Crossword::new(
            ". A .\n. . .\n. . .",
            ["ARE", "CAT", "COD", "DEN", "DEW", "ORE", "TEN"],
        )
        .unwrap();
        let start = game.start();
        let refused = |state: &State, word| game.read_move(state, word).unwrap_err().to_string();
        assert_eq!(refused(&start, "a3-c3=ORE"), "there is a A on b3");
        assert_eq!(refused(&start, "a3-b3=CAT"), NO_SLOT);
        assert_eq!(
            refused(&start, "a3-c3=DOG"),
            "DOG is not among the words that are left"
        );
        let mut state = start.clone();
        for word in ["a3-c3=cat", "a3-a1=COD", "a2-c2=ORE"] {
            let m = game.read_move(&state, word).unwrap();
            game.apply(&mut state, m);
        }
        assert_eq!(refused(&state, "b3-b1=DEW"), "there is a A on b3");
        assert_eq!(
            refused(&state, "a1-c1=DEW"),
            "TEW is not among the words that are left"
        );
        assert_eq!(refused(&start, "a3"), NameError::Form.to_string());
    }
}
