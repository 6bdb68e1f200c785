//! Word search: hidden words in a grid of letters, a puzzle for one player.

use std::cmp::Reverse;

use collinear::{
    Coord, Direction, Grid, Line, Move, Origin, Pattern,
    picture::{Form, Margin, Style},
    rules::{Illegal, Notation, Outcome, Rules, SetupError, Side, View, not_over},
};

use crate::{
    looks::{self, written},
    shown::Shown,
};

/// Word search: find the words in a grid of letters, in any of the eight directions. A move is the first and the last
/// letter of a word, such as `b2-b5`, with rows counted from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordSearch {
    letters: Grid<char>,
    words: Vec<String>,
}

/// Letters on paper, with found words marked by pen; rows are counted from the top.
#[must_use]
pub fn shown() -> Shown<WordSearch> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let letters = LETTERS.char_indices().flat_map(|(at, letter)| {
        let text = LETTERS.get(at..=at);
        let plain = written(Form::Field, 0xfd_fc_f8, 0x22_22_26, text);
        let found = written(Form::Field, 0xff_de_59, 0x6b_4a_00, text);
        [(letter, plain), (letter.to_ascii_lowercase(), found)]
    });
    Shown {
        style: Some(Style {
            margin: Margin::Chart(Origin::TopLeft),
            theme: looks::theme(0xfd_fc_f8, 0xe2_de_d2, letters),
            ..Style::default()
        }),
        hint: Some(|_, _| "first and last letter of a word, such as a1-a4".to_owned()),
        ..Shown::for_one(["", ""])
    }
}

const PUZZLE: &str = "
    P S U P R A Y Y
    L D U K R I L R
    K I K O O R B U
    L Y N N A L R N
    A P P E O E C B
    N O S C O S O K
    H T K A I B A O
    K S L D D I R G
";
const WORDS: [&str; 7] = ["ROOK", "LINE", "GRID", "HOP", "RAY", "DISC", "BLOCK"];

/// The words left to find, and the letters that belong to a found word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    letters: Grid<char>,
    is_found: Grid<bool>,
    left: Vec<String>,
}

fn too_short(word: &str) -> SetupError {
    SetupError::new(format!("{word:?} has fewer than two letters"))
}

impl Default for WordSearch {
    /// Seven words of this library on 8x8 letters.
    fn default() -> Self {
        Self {
            letters: Grid::parse(PUZZLE).expect("a grid of letters"),
            words: WORDS.map(str::to_owned).into(),
        }
    }
}

impl WordSearch {
    /// Makes a puzzle with these letters, in which these words are hidden.
    ///
    /// # Errors
    ///
    /// Fails if a word is not in the grid, or has fewer than two letters.
    ///
    /// ```
    /// use collinear::{Grid, rules::Rules};
    /// use collinear_games::word_search::WordSearch;
    ///
    /// let letters = Grid::parse("C A T\nO X O\nW E N").unwrap();
    /// let puzzle = WordSearch::new(letters, ["CAT", "COW", "NOT"]).unwrap();
    /// assert_eq!(puzzle.moves(&puzzle.start()).count(), 3);
    /// ```
    pub fn new<W: Into<String>>(
        letters: Grid<char>,
        words: impl IntoIterator<Item = W>,
    ) -> Result<Self, SetupError> {
        let words: Vec<String> = words.into_iter().map(Into::into).collect();
        for word in &words {
            if word.chars().count() < 2 {
                return Err(too_short(word));
            }
            if hits(&letters, word).next().is_none() {
                return Err(SetupError::new(format!("{word:?} is not in the grid")));
            }
        }
        Ok(Self { letters, words })
    }

    /// Makes a new puzzle of this size that hides these words, the longest first. Other cells get letters of the words,
    /// or any letters if there are no words. `pick(n)` must return a random number below `n`.
    ///
    /// # Errors
    ///
    /// Fails if a word has fewer than two letters or does not fit, or if the board is too large.
    ///
    /// ```
    /// use collinear::rules::Rules;
    /// use collinear_games::word_search::WordSearch;
    ///
    /// let mut state = 7_u64;
    /// let pick = |n: usize| {
    ///     state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    ///     (state >> 33) as usize % n
    /// };
    /// let puzzle = WordSearch::hidden(6, 6, ["ROOK", "BISHOP", "PAWN"], pick).unwrap();
    /// assert!(puzzle.moves(&puzzle.start()).count() >= 3);
    /// ```
    pub fn hidden<W: Into<String>>(
        rows: usize,
        cols: usize,
        words: impl IntoIterator<Item = W>,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Result<Self, SetupError> {
        let words: Vec<String> = words.into_iter().map(Into::into).collect();
        if let Some(short) = words.iter().find(|word| word.chars().count() < 2) {
            return Err(too_short(short));
        }
        let letters: Vec<char> = words.iter().flat_map(|word| word.chars()).collect();
        let letters = if letters.is_empty() {
            ('A'..='Z').collect()
        } else {
            letters
        };
        let mut hidden = Grid::filled(rows, cols, None)?;
        let mut longest_first: Vec<_> = words.iter().collect();
        longest_first.sort_by_key(|word| Reverse(word.chars().count()));
        for word in longest_first {
            let fits: Vec<_> = places(&hidden, word).collect();
            let no_room = || SetupError::new(format!("there is no room left for {word:?}"));
            let place = fits.get(pick(fits.len().max(1))).ok_or_else(no_room)?;
            hidden.write(place, word.chars().map(Some));
        }
        let letters = hidden.map(|letter| letter.unwrap_or_else(|| letters[pick(letters.len())]));
        Self::new(letters, words)
    }

    /// The words to find.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl State {
    /// The words left to find.
    #[must_use]
    pub fn left(&self) -> &[String] {
        &self.left
    }
}

/// The places for a word: lines of its length whose cells are free or have its letters.
fn places(hidden: &Grid<Option<char>>, word: &str) -> impl Iterator<Item = Line> {
    let len = word.chars().count();
    let starts = hidden.headings_of(|_| true, |_| Direction::ALL);
    let lines = starts.filter_map(move |(at, direction)| hidden.bounds().line(at, direction, len));
    lines.filter(move |line| {
        let there = hidden.along(*line).zip(word.chars());
        there
            .into_iter()
            .all(|(there, letter)| there.is_none_or(|there| there == letter))
    })
}

/// Finds a word in the letters; each hit is the cells of its first and its last letter.
fn hits(letters: &Grid<char>, word: &str) -> impl Iterator<Item = Move> {
    let pattern = Pattern::word(word);
    let hits = letters.find_pattern(&Direction::ALL, &pattern, |&letter| letter);
    let ends: Vec<_> = hits
        .map(|hit| (hit.line.first(), hit.line.last()))
        .collect();
    let ends = ends.into_iter();
    ends.filter_map(|(first, last)| {
        Some(Move {
            from: first?,
            to: last?,
        })
    })
}

impl Rules for WordSearch {
    type State = State;
    type Move = Move;

    fn start(&self) -> State {
        State {
            letters: self.letters.clone(),
            is_found: self.letters.map(|_| false),
            left: self.words.clone(),
        }
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        state
            .left
            .iter()
            .flat_map(|word| hits(&state.letters, word))
    }

    fn apply(&self, state: &mut State, Move { from, to }: Move) {
        let line = state.letters.bounds().between(from, to);
        let cells = [from]
            .into_iter()
            .chain(line.into_iter().flatten())
            .chain([to]);
        let cells: Vec<Coord> = cells.collect();
        let word: String = cells.iter().map(|&at| state.letters[at]).collect();
        if let Some(place) = state.left.iter().position(|left| *left == word) {
            state.left.remove(place);
        }
        state.is_found.fill(cells, true);
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        not_over(self, state)?;
        if self.moves(state).any(|legal| legal == *m) {
            return Ok(());
        }
        let bounds = state.letters.bounds();
        let why = match bounds.between(m.from, m.to) {
            Some(between) => {
                let cells = [m.from].into_iter().chain(between).chain([m.to]);
                let word: String = cells.filter_map(|at| state.letters.get(at)).collect();
                format!("{word} is not among the words to find")
            }
            None => format!("{} is not on a line", self.write_move(state, m)),
        };
        Err(Illegal::refused_at(why, [m.from, m.to]))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.left.is_empty().then_some(Outcome::Solved)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        vec![format!("to find: {}", state.left().join(" "))]
    }
}

impl View for State {
    type Board = collinear::Rect;
    type Key = (Grid<bool>, Vec<String>);

    fn key(&self) -> Self::Key {
        (self.is_found.clone(), self.left.clone())
    }

    fn turn(&self) -> Side {
        Side::First
    }

    /// The letters of the board; letters of found words are small.
    fn glyphs(&self) -> Grid<char> {
        let mut glyphs = self.letters.clone();
        for (at, _) in self.is_found.indexed().filter(|(_, is_found)| **is_found) {
            glyphs[at] = glyphs[at].to_ascii_lowercase();
        }
        glyphs
    }
}

impl Notation for WordSearch {
    fn write_move(&self, before: &State, m: &Move) -> String {
        let bounds = before.letters.bounds();
        let name = |at| bounds.name_from(at, Origin::TopLeft);
        match (name(m.from), name(m.to)) {
            (Some(from), Some(to)) => format!("{from}-{to}"),
            _ => format!("{m:?}"),
        }
    }

    fn read_move(&self, before: &State, word: &str) -> Result<Move, Illegal> {
        not_over(self, before)?;
        let bounds = before.letters.bounds();
        let cell = |name: &str| bounds.cell_named_from(name, Origin::TopLeft);
        let (from, to) = word
            .split_once('-')
            .ok_or_else(|| Illegal::refused("not a move: a move looks like b2-b5"))?;
        let m = Move {
            from: cell(from).map_err(Illegal::refused)?,
            to: cell(to).map_err(Illegal::refused)?,
        };
        self.check(before, &m)?;
        Ok(m)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_are_not_there_are_no_puzzle() {
        let letters = || Grid::parse("C A T").unwrap();
        let not_there = WordSearch::new(letters(), ["CAT", "DOG"]).unwrap_err();
        assert_eq!(not_there.to_string(), "\"DOG\" is not in the grid");
        let short = WordSearch::new(letters(), ["C"]).unwrap_err();
        assert_eq!(short.to_string(), "\"C\" has fewer than two letters");
    }

    #[test]
    fn words_are_hidden_where_they_fit() {
        for seed in 0..30 {
            let mut state = seed;
            let pick = |n: usize| {
                state = (state * 7_919 + 13) % 10_007;
                state % n
            };
            let puzzle = WordSearch::hidden(8, 8, WORDS, pick).unwrap();
            assert_eq!(puzzle.words(), WORDS);
            let glyphs = puzzle.letters.iter().collect::<String>();
            assert!(glyphs.chars().all(|letter| WORDS.concat().contains(letter)));
        }
        let refused = |rows, cols, words: &[&str]| {
            WordSearch::hidden(rows, cols, words.iter().copied(), |_| 0)
        };
        let why = |rows, cols, words: &[&str]| refused(rows, cols, words).unwrap_err().to_string();
        let no_room = |word| format!("there is no room left for {word:?}");
        assert_eq!(why(1, 3, &["CAT", "DOG"]), no_room("DOG"));
        assert_eq!(why(0, 0, &["CAT"]), no_room("CAT"));
        assert!(refused(1, 3, &["CAT", "TAC"]).is_ok());
        assert!(why(usize::MAX, 3, &[]).ends_with(" is too large for memory"));
        assert!(refused(3, 3, &[]).is_ok_and(|puzzle| puzzle.words().is_empty()));
        assert_eq!(why(2, 2, &[""]), too_short("").why);
        assert_eq!(why(2, 2, &["C"]), too_short("C").why);
    }
}
